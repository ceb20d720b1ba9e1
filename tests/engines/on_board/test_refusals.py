"""Whatever is not allowed now is refused with the reason that helps its player."""

import pytest

from engines.core.chance import Chance
from engines.core.errors import NotYourDecision
from engines.core.game import Move
from engines.core.play import play
from engines.on_board import GAME
from engines.on_board.actions import (
    Action,
    Divide,
    Draw,
    Embark,
    Hidden,
    OnBoardRefusal,
    Pick,
    TakeBack,
    TakeUp,
    TurnAway,
)
from engines.on_board.cards import Captain, Luggage, Means, PileName, Symbol
from tests.engines.on_board.table import at_turn, cabins, named, refusal, sheet, under

THREE = ("teacher", "banker", "student")
WIDE = ". . . . / . . . / . . ."


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Divide(1, Hidden.NONE), OnBoardRefusal.NOT_AMONG_THE_THREE),
        (Divide(27, Hidden.PAIR), OnBoardRefusal.NOTHING_MAY_BE_HIDDEN),
        (Pick(1, PileName.PAIR), OnBoardRefusal.NOT_NOW),
    ],
)
def test_a_wrong_division_is_refused_with_its_reason(action: Action, reason: OnBoardRefusal) -> None:
    assert refusal(at_turn(THREE), 0, action) is reason


def test_a_pick_of_another_turn_is_refused() -> None:
    table = at_turn(THREE).do(0, Divide(27, Hidden.NONE))
    assert refusal(table, 1, Pick(2, PileName.PAIR)) is OnBoardRefusal.OTHER_TURN


def test_the_distributor_does_not_pick_and_the_other_does_not_divide() -> None:
    table = at_turn(THREE)
    division: Move[Action] = Move(1, Divide(27, Hidden.NONE))
    with pytest.raises(NotYourDecision):
        play(GAME, table.state, division, Chance("refused", 1))


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Embark(1, 99, 1), OnBoardRefusal.CARD_NOT_IN_HAND),
        (Embark(1, 28, 1), OnBoardRefusal.CARD_NOT_IN_HAND),
        (Embark(1, 27, 3), OnBoardRefusal.NO_FREE_CABIN),
        (Embark(5, 27, 1), OnBoardRefusal.ACT_NOT_NEXT),
        (TakeUp(1, 27), OnBoardRefusal.CARD_WORKS_OTHERWISE),
        (TakeBack(1), OnBoardRefusal.NOTHING_TO_TAKE_BACK),
    ],
)
def test_a_wrong_act_is_refused_with_its_reason(action: Action, reason: OnBoardRefusal) -> None:
    table = at_turn(THREE, (WIDE, ". . / . . / ")).deal("banker", PileName.PAIR)
    assert refusal(table, 1, action) is reason


def test_a_lover_and_cabins_are_never_turned_away_for_want_of_a_cabin() -> None:
    """Only a passenger is told that there is room."""
    table = at_turn((cabins(1), "poet", "croupier"), (WIDE, sheet("4 . / . / .", Luggage.LOVE_LETTERS)))
    table.deal("croupier", PileName.PAIR)
    assert refusal(table, 1, TurnAway(1, 21)) is OnBoardRefusal.CARD_WORKS_OTHERWISE
    assert refusal(table, 0, TurnAway(1, named("croupier").number)) is OnBoardRefusal.THERE_IS_ROOM


def test_with_one_card_taken_up_another_one_has_to_wait() -> None:
    """OB-35."""
    own = under(Captain.CHAMELEON, WIDE, Luggage.COSTUME_TRUNK)
    table = at_turn(("painter", "gourmet", "banker"), (own, WIDE)).deal("banker", PileName.SINGLE)
    painter = Draw(1, named("painter").number, 1, Symbol.SUN, Means.PLAIN)
    assert refusal(table, 0, painter) is OnBoardRefusal.TAKE_UP_A_CARD_FIRST
    table.do(0, TakeUp(1, named("gourmet").number))
    other = Draw(2, named("painter").number, 1, Symbol.SUN, Means.PLAIN)
    assert refusal(table, 0, other) is OnBoardRefusal.OTHER_CARD_TAKEN_UP
