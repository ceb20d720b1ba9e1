"""Points and ties."""

from dataclasses import replace

import pytest

from engines.dream_cruise import GAME
from engines.dream_cruise.cards import Colour, Region
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.inside.scoring import final_result, score
from engines.dream_cruise.ships import Ship, Venue, Visit
from engines.dream_cruise.views import Ending, Phase
from tests.engines.dream_cruise.table import addition, family, position, routes_of, sea, ship

EAST, NORTH, BALTIC = Region.EASTERN_MEDITERRANEAN, Region.NORTH_SEA_IRISH_SEA, Region.BALTIC


def with_guests(ashore: int, aboard: int) -> Ship:
    """Guests on a location, and on additions; unfinished families all."""
    colours = tuple(Colour)
    built = Venue(addition("culture", 3), colours[:aboard])
    visit = Visit(sea(), cards=(Venue(0, colours[:ashore]),))
    return replace(ship(0, 1, 2, additions=[built]), visit=visit)


@pytest.mark.parametrize(("ashore", "aboard", "worth"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (2, 1, 1), (3, 3, 3)])
def test_two_guests_out_are_a_point_over_all_cards_and_rounded_down(ashore: int, aboard: int, worth: int) -> None:
    """DC-5."""
    assert score(with_guests(ashore, aboard)).guest_points == worth
    assert score(with_guests(ashore, aboard)).total == worth


def test_the_total_is_families_routes_and_guests() -> None:
    pile = [family("culture", 6), family("sports", 3)]
    aboard = replace(with_guests(1, 1), scored=tuple(pile), route=routes_of(NORTH, 3))
    counted = score(aboard)
    assert counted.families == sum(FAMILIES[number].points for number in pile)
    assert counted.total == counted.families + 3 + 1
    standing = final_result(position(aboard, ship(), phase=Phase.OVER, ending=Ending.FAMILIES)).standings[0]
    assert [(line.category, line.points) for line in standing.lines] == [
        ("families", counted.families), ("routes", 3), ("guests", 1),
    ]  # fmt: skip
    assert standing.total == counted.total


def test_most_points_win() -> None:
    rich, poor = ship(scored=[family("culture", 6)]), ship(scored=[family("sports", 3)])
    result = final_result(position(poor, rich, phase=Phase.OVER, ending=Ending.FAMILIES))
    assert result.winners == (1,)
    assert [standing.place for standing in result.standings] == [2, 1]
    assert result.ending == "families"


def test_a_tie_is_broken_by_cards_in_hand() -> None:
    """DC-13."""
    state = position(ship(), ship(), hands=[[1], [2, 3]], phase=Phase.OVER, ending=Ending.FAMILIES)
    assert final_result(state).winners == (1,)


def test_then_by_who_chose_a_set_earlier_in_the_last_round_wherever_the_token_lies_now() -> None:
    """DC-13."""
    state = position(ship(), ship(), ship(), phase=Phase.OVER, first=1, ending=Ending.FAMILIES, token=0)
    assert [standing.place for standing in final_result(state).standings] == [3, 1, 2]


def test_while_the_game_goes_on_there_is_no_result() -> None:
    assert GAME.result(position(ship(), ship())) is None
