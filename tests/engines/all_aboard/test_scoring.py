"""Points, ties and places."""

import pytest

from engines.all_aboard.inside.state import Holding
from engines.all_aboard.scoring import Tie, final_result, gains, is_tie_broken_below, tie_at_the_top
from engines.all_aboard.views import PlayerView
from engines.core.result import ScoreLine
from tests.engines.all_aboard.table import sail, species


def holding(saved: str, cupids: int = 0) -> Holding:
    return Holding((), (), species(saved), (), cupids)


def test_saved_animals_score_their_points_and_a_cupid_two() -> None:
    first, second = final_result([holding("mouse peacock elephant", 2), holding("", 1)]).standings
    assert first.lines == (ScoreLine("animals", 10), ScoreLine("cupids", 4))
    assert (first.total, second.total) == (14, 2)
    assert (first.place, second.place) == (1, 2)


def test_a_whole_set_saved_scores_forty_four() -> None:
    everybody = "mouse peacock fox octopus monkey sloth moose zebra giraffe lion bear elephant"
    assert final_result([holding(everybody), holding("")]).standings[0].total == 44


def test_a_tie_goes_to_the_most_cupids() -> None:
    """AA-17: before the number of animals."""
    result = final_result([holding("mouse mouse fox peacock"), holding("zebra", 1)])
    assert [standing.total for standing in result.standings] == [6, 6]
    assert result.winners == (1,)


def test_a_tie_that_stands_goes_to_the_most_saved_animals_a_saved_octopus_is_one() -> None:
    """AA-17"""
    result = final_result([holding("zebra", 1), holding("fox octopus", 1)])
    assert [standing.total for standing in result.standings] == [6, 6]
    assert result.winners == (1,)
    assert result.standings[1].tie_breaks == (1, 2)


def test_a_tie_that_still_stands_is_a_shared_victory_and_the_next_place_is_skipped() -> None:
    """AA-17, G-2"""
    result = final_result([holding("sloth"), holding("moose"), holding("zebra")])
    assert result.winners == (1, 2)
    assert [standing.place for standing in result.standings] == [3, 1, 1]


def test_the_view_counts_the_points_so_far() -> None:
    view = PlayerView(3, 9, species("mouse bear"), species("fox"), 3)
    assert (view.points, view.cupid_points) == (13, 6)


def test_what_setting_sail_brings_is_what_it_adds_to_the_points() -> None:
    """AA-4, AA-21"""
    first, second, third = gains(sail("22: fox0 fox1 sloth0", "5: octopus1 bear2").events, 3)
    assert (set(first.saved), first.cupids, first.points) == (set(species("fox sloth")), 1, 7)
    assert (set(second.saved), second.cupids, second.points) == (set(species("fox octopus")), 1, 6)
    assert third.points == 0


@pytest.mark.parametrize(
    ("held", "tie"),
    [
        ([holding("sloth mouse"), holding("fox", 1)], Tie.BY_CUPIDS),
        ([holding("moose"), holding("sloth mouse")], Tie.BY_ANIMALS),
        ([holding("fox mouse", 1), holding("sloth", 1), holding("giraffe")], Tie.BY_BOTH),
        ([holding("moose"), holding("zebra"), holding("mouse")], Tie.LEVEL),
        ([holding("bear"), holding("fox", 1)], None),
    ],
)
def test_how_those_at_the_top_were_told_apart_is_known(held: list[Holding], tie: Tie | None) -> None:
    """AA-17, G-2"""
    assert tie_at_the_top(final_result(held)) is tie


def test_whether_a_tie_further_down_was_broken_is_known() -> None:
    """AA-17"""
    assert is_tie_broken_below(final_result([holding("bear"), holding("fox", 1), holding("moose")]))
    assert not is_tie_broken_below(final_result([holding("moose"), holding("fox", 1), holding("fox")]))
