"""Who is lost, and why, and who comes over to the next boat."""

import pytest

from engines.all_aboard.events import Discarded, Loss
from engines.all_aboard.fates import losses, moving_on
from tests.engines.all_aboard.table import animal, named, sail


def lost(*boats: str, effects: bool = True) -> dict[str, str]:
    """Everybody who is lost on the first of these boats, with the reason."""
    told = sail(*boats, effects=effects).of(0)
    return {named([one]): reason.value for one, reason in losses(told)}


@pytest.mark.parametrize(
    ("boats", "expected"),
    [
        (["12: bear0 moose1"], {"bear0": "sank", "moose1": "sank"}),
        (["22: lion0 zebra1"], {"zebra1": "eaten"}),
        (["12: bear0 lion1 sloth2"], {"sloth2": "eaten", "bear0": "sank", "lion1": "sank"}),
        (["22: monkey0 bear1 zebra2"], {"zebra2": "overboard"}),
        (["22: octopus0"], {"octopus0": "stayed-dry"}),
        (["5: octopus0 octopus1"], {"octopus0": "wanted-to-sail", "octopus1": "wanted-to-sail"}),
        (["3: fox0 fox1", "22:"], {"fox0": "in-love", "fox1": "in-love"}),
        (["10: bear0 fox1"], {"bear0": "sank", "fox1": "nowhere-to-jump"}),
        (["22: fox0 fox1 fox2", "22:"], {"fox0": "fought", "fox1": "fought", "fox2": "fought"}),
        (["9: octopus0 octopus1 octopus2"], {}),
        (
            ["22: sloth0 sloth1 sloth2 zebra3"],
            {"sloth0": "fought", "sloth1": "fought", "sloth2": "fought"} | {"zebra3": "sank"},
        ),
    ],
)
def test_everybody_who_is_lost_is_told_with_the_reason(boats: list[str], expected: dict[str, str]) -> None:
    """AA-5, AA-8, AA-9, AA-12, AA-13"""
    assert lost(*boats) == expected


def test_without_effects_foxes_and_octopuses_just_sink_unless_they_fight() -> None:
    """AA-15"""
    sank, fought = Loss.SANK.value, Loss.FOUGHT.value
    assert lost("3: fox0 octopus1", "22:", effects=False) == {"fox0": sank, "octopus1": sank}
    assert lost("5: octopus0 octopus1", effects=False) == {"octopus0": sank, "octopus1": sank}
    assert set(lost("30: octopus0 octopus1 octopus2", effects=False).values()) == {fought}


def test_where_a_saved_game_tells_no_reason_its_boat_sank() -> None:
    told = [Discarded(0, (animal("fox0"), animal("bear1")))]
    assert list(losses(told)) == [(animal("fox0"), Loss.SANK), (animal("bear1"), Loss.SANK)]


def test_the_thrown_and_the_fox_that_jumps_come_over_to_the_next_boat_in_this_order() -> None:
    """AA-3, AA-10"""
    told = sail("5: monkey0 zebra1 fox2 bear3", "30: moose0")
    assert moving_on(told.of(0)) == [animal("zebra1"), animal("fox2")]
    assert moving_on(told.of(1)) == []
