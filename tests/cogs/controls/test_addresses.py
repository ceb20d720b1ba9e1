"""Custom ids that nobody of ours wrote: forged, garbled, or of another version."""

import pytest

from cogs.controls.addresses import Address, UnreadableAddress, Verb, action_from
from engines.ahoy_kitten.actions import Action, Fish
from tests.cogs.world import World, text_of

NO_NUMBERS = ["\uff19", "1_0", "+1", "-1", " 1", "1 ", "01", "٣", "1.0", "", "9" * 19, "9223372036854775808"]
"""What `int` would take, or SQLite would not."""


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_only_numbers_as_we_write_them_are_read(number: str) -> None:
    for custom_id in (f"bw:hand:{number}:0:", f"bw:point:1:{number}:ocean.0"):
        with pytest.raises(UnreadableAddress):
            Address.read(custom_id)
    with pytest.raises(UnreadableAddress):
        action_from(f"fish.0.{number}", Action)


def test_numbers_of_ours_are_read() -> None:
    assert Address.read(f"bw:hand:{10**17}:0:") == Address(Verb.HAND, 10**17)
    assert action_from("fish.0.10", Action) == Fish(0, 10)


@pytest.mark.parametrize(
    "custom_id",
    [
        f"bw:hand:{10**22}:0:",
        f"bw:sit:{10**18 - 1}:0:",
        "bw:sit:\uff11:0:",
        f"bw:act:1:0:fish.{10**25}.0",
        f"bw:point:1:{10**22}:ocean.0",
        f"bw:point:1:0:ocean.{10**30}",
        "bw:act:1:0:fish.0.-1",
        "bw:",
        "bw:::::::",
    ],
)
async def test_a_forged_press_is_answered_with_a_sentence_and_changes_nothing(
    world_on_disk: World, custom_id: str
) -> None:
    """S-11"""
    world = world_on_disk
    board = await world.game(3)
    before = await world.table()
    for member in (world.members[1], world.stranger):
        assert "my side" not in text_of(await world.forge(member, board, custom_id))
    assert await world.table() == before
