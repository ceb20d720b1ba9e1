"""What the sheet is worth: every category, every objective, every special passenger, each edition's ties."""

import pytest

from engines.on_board.actions import ChooseSymbol, Edition
from engines.on_board.cards import GoalKind, Symbol
from engines.on_board.scoring import final_result, glass_points, goal_points, score_lines, total
from engines.on_board.sheet import Goal, Sheet
from tests.engines.on_board.table import at_desk, named, posted, sheet, ways

NOTHING = ". . / . / ."


def points(own: Sheet, category: str, edition: Edition = Edition.NEW) -> int:
    (found,) = [line.points for line in score_lines(own, edition) if line.category == category]
    return found


def worth(kind: GoalKind, own: Sheet, *symbols: Symbol) -> int:
    return goal_points(Goal(kind, symbols), own)


@pytest.mark.parametrize(
    ("glasses", "worth"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 20), (5, 25), (6, 28), (7, 32), (8, 32), (12, 32)]
)
def test_glasses_score_by_the_table_and_more_than_seven_as_seven(glasses: int, worth: int) -> None:
    """OB-6."""
    assert glass_points(glasses) == worth
    assert points(sheet(f"{'G ' * glasses} / /"), "glass") == worth


def test_numbers_lovers_boxes_suns_and_ports_add_up() -> None:
    own = sheet("2 G+1 / 5+2 -2 / .", satisfied=4, discontented=3, suns=(2, 4), ports=(6, 0, 6))
    assert {line.category: line.points for line in score_lines(own, Edition.NEW)} == {
        "passengers": 5,
        "lovers": 3,
        "glass": 2,
        "suns": 6,
        "ports": 12,
        "satisfied": 8,
        "discontented": -6,
        "objectives": 0,
        "specials": 0,
    }
    assert total(score_lines(own, Edition.NEW)) == 30


def test_special_passengers_are_a_category_of_2022_only() -> None:
    """OB-26."""
    assert "specials" not in {line.category for line in score_lines(sheet(NOTHING), Edition.OLD)}


def test_two_points_per_open_cabin_without_a_passenger() -> None:
    assert worth(GoalKind.EMPTY_CABINS, sheet("2 . / . / .")) == 6


def test_one_point_per_symbol_of_the_kind_chosen() -> None:
    own = sheet("S S G / S / D")
    assert worth(GoalKind.CHOSEN_SYMBOL, own, Symbol.SUN) == 3
    assert worth(GoalKind.CHOSEN_SYMBOL, own, Symbol.DIE) == 1


@pytest.mark.parametrize(("symbol", "worth_it"), [(Symbol.GLASS, 2), (Symbol.SUN, 6), (Symbol.DIE, 4)])
def test_two_points_per_symbol_of_the_kind_printed(symbol: Symbol, worth_it: int) -> None:
    assert worth(GoalKind.SYMBOL, sheet("S S G / S / D D"), symbol) == worth_it


def test_five_points_per_trio_of_different_symbols() -> None:
    assert worth(GoalKind.TRIOS, sheet("S S G / S / D D")) == 5
    assert worth(GoalKind.TRIOS, sheet("S S G G / S / D D")) == 10


def test_two_points_per_port_that_gave_its_six() -> None:
    assert worth(GoalKind.PORTS, sheet(NOTHING, ports=(6, 0, 6, 6))) == 6


def test_one_point_per_trio_of_satisfied() -> None:
    assert [worth(GoalKind.SATISFIED_TRIOS, sheet(NOTHING, satisfied=boxes)) for boxes in (2, 3, 8)] == [0, 1, 2]


def test_one_point_per_discontented() -> None:
    assert worth(GoalKind.DISCONTENTED, sheet(NOTHING, discontented=4)) == 4


def test_a_ports_objective_gives_one_point_per_open_three_star_cabin_occupied_or_not() -> None:
    """OB-28."""
    assert worth(GoalKind.OPEN_THREE_STAR, sheet(". / . / 4 . .")) == 3


@pytest.mark.parametrize(
    ("name", "kind", "symbols"),
    [
        ("room-to-spare", GoalKind.EMPTY_CABINS, ()),
        ("casino-night", GoalKind.SYMBOL, (Symbol.DIE,)),
        ("captains-toast", GoalKind.SYMBOL, (Symbol.GLASS,)),
        ("sun-deck-party", GoalKind.SYMBOL, (Symbol.SUN,)),
        ("full-programme", GoalKind.TRIOS, ()),
        ("port-register", GoalKind.PORTS, ()),
        ("guest-book", GoalKind.SATISFIED_TRIOS, ()),
        ("thick-skin", GoalKind.DISCONTENTED, ()),
    ],
)
def test_an_objective_must_be_taken_and_is_recorded_unasked(
    name: str, kind: GoalKind, symbols: tuple[Symbol, ...]
) -> None:
    """OB-28."""
    desk = at_desk(NOTHING, name)
    assert not desk.cards
    assert desk.sheet.goals == (Goal(kind, symbols),)


def test_the_symbol_of_an_objective_is_chosen_when_it_is_taken_and_counts_for_nothing_itself() -> None:
    """OB-17."""
    desk = at_desk(NOTHING, "house-favourite")
    assert ways(desk) == [ChooseSymbol(1, 62, symbol) for symbol in Symbol]
    own = at_desk(sheet("G / /", goals=(Goal(GoalKind.CHOSEN_SYMBOL, (Symbol.GLASS,)),))).sheet
    assert own.symbols == 1
    assert points(own, "objectives") == 1


def test_a_card_beside_an_objective_that_asks_goes_unasked_all_the_same() -> None:
    """OB-32: they do not depend on each other."""
    desk = at_desk(". . . /  / ", "house-favourite", "student")
    assert desk.cards == (named("house-favourite"),)
    assert desk.sheet.filled == 1


def test_a_mechanic_earns_a_point_per_occupied_cabin_of_its_line() -> None:
    assert points(sheet("2 2 . / 3 / .", specials=posted("stoker", None, None)), "specials") == 2


def test_a_castaway_costs_a_point_per_open_cabin_of_its_line_without_a_passenger() -> None:
    """OB-11."""
    assert points(sheet("2 2 . / 3 / . . .", specials=posted(None, None, "castaway")), "specials") == -3


def test_special_passengers_of_three_lines_add_up() -> None:
    own = sheet("2 2 . / 3 . / 4 . .", specials=posted("castaway", "raft-boy", "engineer"))
    assert points(own, "specials") == -1 - 1 + 1


def test_a_tie_of_2022_is_a_shared_victory() -> None:
    """OB-13, G-2."""
    one, other = sheet("4 / /"), sheet("2 / /", satisfied=1)
    assert final_result((one, other), Edition.NEW).winners == (0, 1)


def test_a_tie_of_2019_goes_to_the_most_satisfied() -> None:
    """OB-13."""
    one, other = sheet("4 / /"), sheet("2 / /", satisfied=1)
    result = final_result((one, other), Edition.OLD)
    assert result.winners == (1,)
    assert [standing.total for standing in result.standings] == [4, 4]
    assert final_result((one, one), Edition.OLD).winners == (0, 1)
