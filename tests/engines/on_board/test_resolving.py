"""Resolving in private: sealed until both are done, taken back act by act, no press counted twice."""

from dataclasses import replace

from engines.on_board import GAME
from engines.on_board.actions import Embark, OnBoardRefusal, TakeBack
from engines.on_board.cards import PileName
from engines.on_board.events import Boarded, Noted, Resolved, TookBack
from tests.engines.on_board.table import at_turn, refusal, sheet, shown

THREE = ("teacher", "banker", "student")
WIDE = ". . . . / . . . / . . ."


def test_both_resolve_at_once_and_nobody_sees_anything_before_the_last_is_done() -> None:
    """OB-7, G-4."""
    table = at_turn(THREE, (WIDE, WIDE)).deal("banker", PileName.PAIR)
    assert table.waited_for == {0, 1}
    before = GAME.view(table.state, 1), GAME.view(table.state, None)
    moment = GAME.moment(table.state)
    table.choose(0, card=28, stars=1)
    assert table.waited_for == {1}
    assert GAME.moment(table.state) == moment
    after = GAME.view(table.state, 1)
    assert after.sheets == before[0].sheets == (sheet(WIDE), sheet(WIDE))
    assert after.my_desk == before[0].my_desk
    assert table.heard(1, Resolved) == table.heard(None, Resolved) == [Resolved(0)]
    assert not table.heard(1, Noted)
    table.choose(1, card=27, stars=2).choose(1, card=26, stars=1)
    assert shown(table.sheet(0)) == "4 . . . / . . . / . . ."
    assert shown(table.sheet(1)) == "2 . . . / 3 . . / . . ."
    assert [event.seat for event in table.heard(None, Boarded)] == [0, 1, 1]


def test_what_is_done_may_be_taken_back_until_both_are_done() -> None:
    """OB-7, G-4: also by a seat that nobody waits for any more."""
    table = at_turn(THREE, (WIDE, WIDE)).deal("banker", PileName.PAIR)
    table.choose(0, card=28, stars=1)
    assert table.choices(0) == [TakeBack(1)]
    table.do(0, TakeBack(1))
    assert table.waited_for == {0, 1}
    assert [event.act for event in table.heard(0, TookBack)] == [1]
    assert not table.heard(1, TookBack)
    table.choose(0, card=28, stars=3)
    assert len(table.heard(None, Resolved)) == 1  # not told again
    table.choose(1, card=27, stars=2).choose(1, card=26, stars=1)
    assert shown(table.sheet(0)) == ". . . . / . . . / 4 . ."


def test_that_a_seat_is_done_is_told_once_however_often_it_takes_things_back() -> None:
    """G-4."""
    table = at_turn(THREE, (WIDE, WIDE)).deal("banker", PileName.PAIR)
    table.do(1, Embark(1, 27, 2)).do(1, Embark(2, 26, 2)).do(1, TakeBack(2)).do(1, TakeBack(1))
    table.do(1, Embark(3, 27, 1)).do(1, Embark(4, 26, 1))
    assert table.events(Resolved) == [Resolved(1)]


def test_an_act_takes_back_what_had_followed_it_unasked() -> None:
    table = at_turn(("banker", "painter", "teacher"), (" / . / ", WIDE)).deal("banker", PileName.SINGLE)
    table.choose(0, card=7)
    desk = table.state.resolutions[0].desk
    assert not desk.cards  # the teacher found no cabin
    table.do(0, TakeBack(1))
    assert len(table.state.resolutions[0].desk.cards) == 2
    assert len(table.heard(0, TookBack)[0].undone) == 2


def test_a_press_made_twice_is_never_two_acts() -> None:
    """S-12: every act has its own number, and no number comes back in a turn."""
    table = at_turn(THREE, (WIDE, WIDE)).deal("banker", PileName.PAIR)
    press = Embark(1, 27, 2)
    table.do(1, press)
    assert refusal(table, 1, press) is OnBoardRefusal.ACT_ALREADY_MADE
    table.do(1, TakeBack(1))
    assert refusal(table, 1, TakeBack(1)) is OnBoardRefusal.ACT_TAKEN_BACK
    assert refusal(table, 1, press) is OnBoardRefusal.ACT_TAKEN_BACK
    table.do(1, Embark(2, 27, 2)).do(1, TakeBack(2))
    assert refusal(table, 1, Embark(2, 27, 2)) is OnBoardRefusal.ACT_TAKEN_BACK


def test_take_back_pressed_twice_is_told_apart_from_nothing_to_take_back() -> None:
    table = at_turn(THREE, (WIDE, WIDE)).deal("banker", PileName.PAIR)
    assert refusal(table, 1, TakeBack(1)) is OnBoardRefusal.NOTHING_TO_TAKE_BACK
    table.do(1, Embark(1, 27, 2)).do(1, Embark(2, 26, 2)).do(1, TakeBack(2))
    assert refusal(table, 1, TakeBack(2)) is OnBoardRefusal.ACT_TAKEN_BACK
    assert table.choices(1)[-1] == TakeBack(1)


def test_who_takes_something_back_is_waited_for_again_and_nothing_else_shows() -> None:
    """OB-7."""
    table = at_turn(THREE, (WIDE, WIDE)).deal("banker", PileName.PAIR)
    table.do(0, Embark(1, 28, 3))
    assert table.waited_for == {1}
    before, told = GAME.view(table.state, 1), len(table.heard(1, object))
    table.do(0, TakeBack(1))
    assert table.waited_for == {0, 1}
    assert replace(GAME.view(table.state, 1), is_waited_for=before.is_waited_for) == before
    assert len(table.heard(1, object)) == told


def test_the_last_act_is_taken_back_first() -> None:
    table = at_turn(THREE, (WIDE, WIDE)).deal("banker", PileName.PAIR)
    table.do(1, Embark(1, 27, 2)).do(1, Embark(2, 26, 2))
    assert table.choices(1) == [TakeBack(2)]
    assert refusal(table, 1, TakeBack(1)) is OnBoardRefusal.TAKE_BACK_THE_LAST_FIRST
