"""Ports of call: Suns, majorities, ties, and every compensation."""

import pytest

from engines.on_board import GAME
from engines.on_board.actions import Draw, Edition, OnBoardOptions
from engines.on_board.cards import Captain, Gift, GoalKind, Luggage, Means, PileName, Port, Symbol
from engines.on_board.deck import PORTS
from engines.on_board.events import CompensationLost, PortCalled, Resolved, SunsScored
from engines.on_board.sheet import Goal, Sheet
from engines.on_board.views import Phase, PortCall
from tests.engines.on_board.table import Table, at_desk, at_turn, gift, sheet, shown, then, under, ways

OBJECTIVES = ("guest-book", "thick-skin", "port-register")
OLD = OnBoardOptions(Edition.OLD)


def call(port: Port, one: str | Sheet, other: str | Sheet, options: OnBoardOptions | None = None) -> Table:
    """The port after the fifth turn, in which nobody touched a cabin."""
    table = at_turn(OBJECTIVES, (one, other), turn=5, port=port, options=options)
    return table.deal("guest-book", PileName.SINGLE)


def called(table: Table) -> PortCalled:
    (event,) = table.events(PortCalled)
    assert isinstance(event, PortCalled)
    return event


def test_a_port_gives_two_points_for_each_sun() -> None:
    table = call(Port.OPEN, "S S / S / ", "S . / / ")
    assert table.events(SunsScored) == [SunsScored(0, 3, 6), SunsScored(1, 1, 2)]
    assert [own.suns for own in table.state.sheets] == [(6,), (2,)]


@pytest.mark.parametrize(
    ("port", "more", "less", "counts"),
    [
        (Port.SATISFIED, sheet(" / / ", satisfied=3), sheet(" / / ", satisfied=2), (3, 2)),
        (Port.SYMBOLS, "G D S 4 / / ", "G D 4 4 / / ", (3, 2)),
        (Port.OPEN, ". . / . / ", "2 2 / / ", (3, 2)),
        (Port.FILLED, "2 2 / / ", "2 . / . / .", (2, 1)),
        (Port.FEWEST_DISCONTENTED, sheet(" / / ", discontented=1), sheet(" / / ", discontented=4), (1, 4)),
    ],
)
def test_most_of_what_a_port_compares_wins_six_points(
    port: Port, more: str | Sheet, less: str | Sheet, counts: tuple[int, int]
) -> None:
    table = call(port, more, less)
    assert called(table) == PortCalled(1, port, counts, 0)
    assert [own.ports for own in table.state.sheets] == [(6,), (0,)]
    swapped = call(port, less, more)
    assert called(swapped) == PortCalled(1, port, counts[::-1], 1)
    assert [own.ports for own in swapped.state.sheets] == [(0,), (6,)]


@pytest.mark.parametrize("port", list(Port))
def test_on_a_tie_nobody_scores_and_both_are_compensated(port: Port) -> None:
    """OB-24: equal is a tie, at zero Discontented too."""
    table = call(port, "S G 2 / . . / ", "S G 2 / . . / ")
    assert called(table).winner is None
    assert [own.ports for own in table.state.sheets] == [(0,), (0,)]
    if table.state.phase is Phase.PORT:
        given = GAME.view(table.state, None).compensated
        assert given == (gift(PORTS[Edition.NEW][port]),) * 2


def test_the_loser_of_the_satisfied_ticks_one() -> None:
    table = call(Port.SATISFIED, sheet(" / / ", satisfied=3), sheet(" / / ", satisfied=2))
    assert [own.satisfied for own in table.state.sheets] == [3, 3]


def test_the_loser_of_the_symbols_draws_one_of_choice_in_a_free_cabin() -> None:
    """OB-24: it wishes for no stars."""
    table = call(Port.SYMBOLS, "G / / ", " / . / .")
    assert table.waited_for == {1}
    assert table.choices(1) == [Draw(1, 92, stars, symbol, Means.PLAIN) for stars in (2, 3) for symbol in Symbol]
    table.choose(1, stars=3, symbol=Symbol.GLASS)
    assert shown(table.sheet(1)) == " / . / G"
    assert (table.sheet(1).satisfied, table.sheet(1).discontented) == (0, 0)


def test_a_die_given_by_a_port_ticks_its_boxes() -> None:
    """OB-3."""
    assert then(at_desk("D D . / / ", gift(Gift.SYMBOL)), symbol=Symbol.DIE).sheet.satisfied == 3


def test_a_sun_given_by_a_port_counts_from_the_next_one() -> None:
    """OB-24."""
    table = call(Port.SYMBOLS, "G / / ", ". / / ").choose(1, symbol=Symbol.SUN)
    assert table.sheet(1).suns == (0,)


def test_the_loser_of_the_open_cabins_opens_a_two_star_one() -> None:
    assert shown(call(Port.OPEN, ". . / . / ", ". / / ").sheet(1)) == ". / . / "


def test_in_2019_it_opens_two_stars_of_choice() -> None:
    table = call(Port.OPEN, ". . / . / ", ". / / ", OLD)
    assert {one.cabins for one in table.choices(1)} == {(2, 0, 0), (0, 1, 0)}
    assert shown(table.choose(1, cabins=(2, 0, 0)).sheet(1)) == ". . . /  / "


def test_the_loser_of_the_filled_cabins_gets_a_lover_worth_two() -> None:
    assert shown(call(Port.FILLED, "2 2 / / ", "2 / / ").sheet(1)) == "2+2 /  / "


def test_captain_cupid_and_love_letters_add_to_a_ports_lover() -> None:
    """OB-23."""
    desk = at_desk(under(Captain.CUPID, "2 / / ", Luggage.LOVE_LETTERS), gift(Gift.LOVER))
    assert shown(then(desk, means=Means.PLAIN).sheet) == "2+5 /  / "
    assert shown(then(desk, means=Means.LUGGAGE).sheet) == "2+7 /  / "


def test_the_loser_of_the_fewest_discontented_gets_the_objective_of_open_suites() -> None:
    """OB-28."""
    table = call(Port.FEWEST_DISCONTENTED, sheet(" / / . 4"), sheet(" / / . 4", discontented=1))
    suites = Goal(GoalKind.OPEN_THREE_STAR)
    assert [suites in own.goals for own in table.state.sheets] == [False, True]


@pytest.mark.parametrize("given", [Gift.SYMBOL, Gift.LOVER])
def test_a_compensation_without_use_is_lost_without_penalty(given: Gift) -> None:
    """OB-4."""
    desk = at_desk(" /  / ", gift(given))
    assert desk.happened == (CompensationLost(0, gift(given)),)
    assert desk.sheet == sheet(" /  / ")


def test_an_opening_compensation_with_nothing_to_open_is_lost() -> None:
    """OB-4."""
    desk = at_desk(". . . . . . . . . / . . . . . . . . / ", gift(Gift.TWO_STAR_CABIN))
    assert desk.happened == (CompensationLost(0, gift(Gift.TWO_STAR_CABIN)),)


def test_on_a_tie_both_resolve_their_compensation_sealed() -> None:
    """OB-24, G-4."""
    table = call(Port.SYMBOLS, ". / . / ", ". / . / ")
    assert table.waited_for == {0, 1}
    table.choose(0, stars=1, symbol=Symbol.GLASS)
    assert table.heard(None, Resolved) == [Resolved(0)]
    assert shown(GAME.view(table.state, 1).sheets[0]) == ". / . / "
    table.choose(0, kind="take-back").choose(0, stars=2, symbol=Symbol.SUN)
    table.choose(1, stars=1, symbol=Symbol.DIE)
    assert [shown(own) for own in table.state.sheets] == [". / S / ", "D / . / "]
    assert table.state.turn == 6


def test_a_symbol_given_by_a_port_occupies_its_cabin() -> None:
    """OB-24."""
    own = then(at_desk(". / / ", gift(Gift.SYMBOL)), symbol=Symbol.SUN).sheet
    assert (own.filled, own.symbols) == (1, 1)


def test_a_gift_of_choice_needs_no_captain_or_luggage_to_change_it() -> None:
    own = under(Captain.CHAMELEON, ". / / ", Luggage.COSTUME_TRUNK)
    assert {one.means for one in ways(at_desk(own, gift(Gift.SYMBOL)))} == {Means.PLAIN}


def test_lovers_fill_no_cabin_for_a_port() -> None:
    """OB-21."""
    assert called(call(Port.FILLED, "2+2 / / ", "2 / / ")).counts == (1, 1)


def test_the_last_port_ends_the_game_with_its_compensations() -> None:
    """OB-29."""
    table = at_turn(OBJECTIVES, (sheet("G / / ", suns=(0,) * 3, ports=(0,) * 3), ". / / "), turn=20)
    table.state.ports = (Port.OPEN, Port.OPEN, Port.OPEN, Port.SYMBOLS)
    table.state.calls = (PortCall(Port.OPEN, (1, 1), None),) * 3
    table.deal("guest-book", PileName.SINGLE)
    assert table.state.phase is Phase.PORT
    assert GAME.result(table.state) is None
    table.choose(1, symbol=Symbol.GLASS)
    result = GAME.result(table.state)
    assert result
    assert result.winners == (0,)
    assert shown(table.sheet(1)) == "G /  / "
