"""The computer seat: sensible in every decision, and clearly better than chance."""

from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from engines.on_board import GAME
from engines.on_board.actions import Edition, Keep, OnBoardOptions, Pick, UseKit
from engines.on_board.cards import Luggage, PileName
from tests.engines.on_board.table import Table, at_turn, sheet, shown

WIDE = ". . . . / . . . / . . ."


def acts(table: Table, seat: int) -> Table:
    view, actions = GAME.view(table.state, seat), GAME.legal_actions(table.state, seat)
    return table.do(seat, GAME.fallback(view, actions, Chance("computer", 1)))


def margin(options: OnBoardOptions, seed: str) -> int:
    """Points of the computer in seat 0 above those of a random seat."""
    state, number = GAME.setup(options, 2, Chance(seed, 0)).state, 0
    while seats := GAME.deciders(state):
        number += 1
        seat, chance = min(seats), Chance(seed, number, "choice")
        actions = GAME.legal_actions(state, seat)
        action = chance.choice(actions) if seat else GAME.fallback(GAME.view(state, seat), actions, chance)
        state = play(GAME, state, Move(seat, action), Chance(seed, number)).state
    result = GAME.result(state)
    assert result
    return result.standings[0].total - result.standings[1].total


def test_it_beats_a_random_seat_clearly() -> None:
    for options in (OnBoardOptions(), OnBoardOptions(Edition.OLD), OnBoardOptions(Edition.NEW, True, True, True)):  # noqa: FBT003
        margins = [margin(options, str(seed)) for seed in range(6)]
        assert sum(margins) > 6 * 20


def test_it_gives_a_passenger_the_cabin_it_wishes_for() -> None:
    table = at_turn(("banker", "teacher", "student"), (". / . / .", WIDE)).deal("banker", PileName.PAIR)
    assert shown(acts(table, 0).state.resolutions[0].desk.sheet) == ". / . / 4"


def test_it_takes_the_pile_that_is_worth_more() -> None:
    table = at_turn(("banker", "baroness", "thick-skin"), (WIDE, WIDE))
    table.choose(0, alone=69)
    acts(table, 1)
    assert table.state.hands[1] == (28, 29)


def test_it_opens_a_cabin_before_a_passenger_would_be_turned_away() -> None:
    from tests.engines.on_board.table import cabins

    table = at_turn((cabins(3), "banker", "student"), (WIDE, " / / ")).deal("student", PileName.PAIR)
    acts(table, 1)
    assert shown(table.state.resolutions[1].desk.sheet) == " /  / 4"


def test_it_uses_the_kit_for_two_boxes() -> None:
    table = at_turn(("banker", "baroness", "student"), (WIDE, sheet(" / / ", Luggage.FIRST_AID_KIT)))
    table.deal("student", PileName.PAIR)
    view = GAME.view(table.state, 1)
    assert isinstance(GAME.fallback(view, GAME.legal_actions(table.state, 1), Chance("kit", 1)), UseKit)


def test_it_keeps_what_is_worth_having() -> None:
    table = at_turn(("banker", "teacher", "student"), (sheet(WIDE, Luggage.GIFT_PARCEL), WIDE))
    table.deal("banker", PileName.PAIR)
    assert acts(table, 0).state.gifts == (None, None)
    assert table.state.hands[0] == (28,)
    assert Keep(1) not in table.choices(0)


def test_it_never_takes_back_but_when_nothing_else_is_offered() -> None:
    table = at_turn(("banker", "teacher", "student"), (WIDE, WIDE)).deal("banker", PileName.PAIR)
    acts(table, 1)
    action = GAME.fallback(GAME.view(table.state, 1), GAME.legal_actions(table.state, 1), Chance("x", 1))
    assert action.kind == "board"


def test_it_guesses_at_a_pile_face_down() -> None:
    from engines.on_board.actions import Divide, Hidden
    from engines.on_board.cards import Captain
    from tests.engines.on_board.table import under

    table = at_turn(("thick-skin", "teacher", "student"), (under(Captain.CURTAIN, WIDE), WIDE))
    table.do(0, Divide(69, Hidden.PAIR))
    action = GAME.fallback(GAME.view(table.state, 1), GAME.legal_actions(table.state, 1), Chance("x", 1))
    assert action == Pick(1, PileName.PAIR)
