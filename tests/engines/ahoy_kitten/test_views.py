"""What anyone may know follows from the table: who is still to pick, what may be pointed at, when the bag matters."""

import pytest

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import Filch, Fish, Protect
from engines.ahoy_kitten.inside.rounds import supply_needed
from engines.ahoy_kitten.views import Colour, Tokens
from tests.engines.ahoy_kitten.table import PLENTY, colours, placing, played, table, tokens


def test_a_pirate_on_a_break_is_not_waited_for_and_neither_is_one_that_has_picked() -> None:
    """AK-7, AK-12."""
    state = table(oceans=["R", "B", "Y"], tiles=["", "", "", "W"], on_break=[3], two_paws=True)
    view = GAME.view(played(state, "0 fishes 1").state, None)
    assert (view.awake_of(0), view.thinking_of(0)) == ((0, 1), (1,))
    assert (view.awake_of(1), view.thinking_of(1)) == ((2,), (2,))


def test_a_pick_is_about_the_ocean_or_the_tile_that_it_points_at() -> None:
    view = GAME.view(table(oceans=["RB", "Y"], tiles=["R", "", "WW"]), 0)
    lying = [view.lying_at(pick) for pick in (Fish(0, 1), Filch(0, 2), Protect(0))]
    assert lying == [tokens("Y"), tokens("WW"), tokens("R")]


def test_in_the_first_round_oceans_only_and_later_pirates_too() -> None:
    """AK-8."""
    first, later = (GAME.view(table(oceans=["R", "B"], tiles=[""] * 3, in_round=number), None) for number in (1, 2))
    assert (first.oceans_only, later.oceans_only) == (True, False)
    assert first.open_oceans == later.open_oceans == (0, 1)


def test_a_last_token_goes_to_an_ocean_with_room_alone() -> None:
    """AK-5."""
    view = GAME.view(placing(oceans=["R", "", "B"], tiles=[""] * 4, drawn="BYW", room=[1, 0, 1], placed=1), None)
    assert view.oceans_only
    assert view.open_oceans == (0, 2)
    assert view.still_to_place == colours("YW")


@pytest.mark.parametrize(("bag", "is_low"), [("", False), ("RRR", True), ("RRRR", False), (PLENTY, False)])
def test_the_bag_is_low_when_it_may_not_supply_two_empty_oceans(bag: str, *, is_low: bool) -> None:
    """AK-5: empty, it is no longer asked for anything."""
    assert GAME.view(table(oceans=["RB", "Y"], tiles=[""] * 3, bag=bag), None).bag_is_low is is_low
    assert sum(supply_needed((tokens(""), tokens("")))) == 4


def test_tokens_are_counted_by_colour_wherever_they_come_from() -> None:
    assert Tokens.of(Colour.WHITE, Colour.RED, Colour.WHITE) == tokens("RWW")
    assert Tokens.of() == tokens("")
