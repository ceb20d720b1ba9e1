"""The game for two: each seat has a left and a right paw, pirates 0 and 1, 2 and 3 (ruling AK-7)."""

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import Filch, Fish, Protect
from engines.ahoy_kitten.events import OceanBlocked, PirateChose, TileBlocked
from engines.ahoy_kitten.scoring import counting, final_result
from engines.core.result import ScoreLine
from tests.engines.ahoy_kitten.table import claims, events, pick, played, table, tiles

PAWS = table(oceans=["R", "B", "Y"], tiles=["RR", "", "BB", "W"], two_paws=True)


def test_each_paw_has_one_pick_and_the_seat_is_waited_for_until_both_are_in() -> None:
    assert GAME.deciders(PAWS) == {0, 1}
    left = played(PAWS, "0 fishes 0")
    assert events(left) == [PirateChose(0)]
    assert GAME.deciders(left.state) == {0, 1}
    assert GAME.deciders(played(left.state, "1 fishes 1").state) == {1}


def test_the_choices_of_both_paws_are_offered_left_first_and_both_may_be_revised() -> None:
    left = [Fish(0, 0), Fish(0, 1), Fish(0, 2), Filch(0, 1), Filch(0, 2), Filch(0, 3), Protect(0)]
    right = [Fish(1, 0), Fish(1, 1), Fish(1, 2), Filch(1, 0), Filch(1, 2), Filch(1, 3)]
    assert list(GAME.legal_actions(PAWS, 0)) == left + right
    assert list(GAME.legal_actions(played(PAWS, "0 fishes 0").state, 0)) == left + right


def test_a_seat_sees_the_picks_of_both_its_paws_and_none_of_the_other_seat() -> None:
    state = played(PAWS, "1 fishes 0", "0 protects", "3 fishes 2").state
    assert GAME.view(state, 0).my_picks == (Protect(0), Fish(1, 0))
    assert GAME.view(state, 1).my_picks == (Fish(3, 2),)
    assert GAME.view(state, None).my_picks == ()


def test_a_seat_with_one_paw_on_a_break_picks_for_the_other() -> None:
    state = table(oceans=["R", "B", "Y"], tiles=["", "R", "BB", "W"], on_break=[0], two_paws=True)
    right = [Fish(1, 0), Fish(1, 1), Fish(1, 2), Filch(1, 0), Filch(1, 2), Filch(1, 3), Protect(1)]
    assert list(GAME.legal_actions(state, 0)) == right


def test_a_seat_whose_paws_are_both_on_a_break_is_not_asked() -> None:
    state = table(oceans=["R", "B", "Y"], tiles=["", "", "BB", "W"], on_break=[0, 1], two_paws=True)
    assert GAME.deciders(state) == {1}
    assert GAME.legal_actions(state, 0) == ()


def test_both_paws_of_a_seat_at_one_ocean_block_each_other() -> None:
    step = played(PAWS, "0 fishes 0", "1 fishes 0", "2 fishes 1", "3 fishes 2")
    assert events(step, OceanBlocked) == [OceanBlocked(0, (0, 1))]
    assert tiles(step.state)[:2] == ["RR", ""]


def test_both_paws_of_a_seat_at_one_tile_block_each_other() -> None:
    step = played(PAWS, "0 filches 2", "1 filches 2", "2 fishes 1", "3 fishes 2")
    assert events(step, TileBlocked) == [TileBlocked(2, (0, 1))]


def test_a_paw_may_steal_from_its_owners_other_paw() -> None:
    step = played(PAWS, "0 fishes 0", "1 filches 0", "2 fishes 1", "3 fishes 2")
    assert tiles(step.state) == ["R", "RR", "BBB", "YW"]


def test_a_paw_may_point_at_its_owners_other_paw_to_block_a_thief() -> None:
    step = played(PAWS, "0 fishes 0", "1 filches 0", "2 filches 0", "3 fishes 2")
    assert events(step, TileBlocked) == [TileBlocked(0, (1, 2))]
    assert tiles(step.state)[0] == "RRR"


def test_a_paw_steals_in_vain_from_its_owners_protecting_paw() -> None:
    step = played(PAWS, "0 protects", "1 filches 0", "2 fishes 1", "3 fishes 2")
    assert tiles(step.state)[:2] == ["", ""]
    assert claims(step.state)[0] == "RR"


def test_a_paw_protects_its_own_tile_only() -> None:
    actions = GAME.legal_actions(PAWS, 0)
    assert pick("0 protects") in actions
    assert Protect(1) not in actions  # nothing lies there
    step = played(PAWS, "0 protects", "1 fishes 0", "2 filches 1", "3 fishes 2")
    assert claims(step.state) == ["RR", "", "", ""]


def test_the_lower_paw_counts_with_its_categories() -> None:
    result = final_result(table(oceans=[], tiles=["RBY", "RRW", "RB", "WWW"], two_paws=True).pirates)
    assert [standing.total for standing in result.standings] == [4, 2]
    assert result.standings[0].lines == (ScoreLine("sets", 0), ScoreLine("spares", 2), ScoreLine("whites", 2))
    assert result.winners == (0,)


def test_a_tie_of_the_lower_paws_is_broken_by_the_white_tokens_of_both() -> None:
    result = final_result(table(oceans=[], tiles=["RR", "RBY", "BB", "WW"], two_paws=True).pirates)
    assert [standing.total for standing in result.standings] == [2, 2]
    assert [standing.tie_breaks for standing in result.standings] == [(0,), (2,)]
    assert result.winners == (1,)


def test_the_scores_of_both_paws_are_shown_at_the_end() -> None:
    state = table(oceans=["R", "B", "Y"], tiles=["RR", "", "BB", "W"], bag="", two_paws=True)
    over = played(state, "0 fishes 0", "1 fishes 0", "2 fishes 1", "3 fishes 2").state
    view = GAME.view(over, None)
    assert [score.total for score in view.scores] == [2, 0, 3, 3]
    assert [counting(view, seat) for seat in (0, 1)] == [1, 2]
