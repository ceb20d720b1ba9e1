"""The one door: what it refuses, that it acts on a copy, and that a log replays."""

import pytest

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import AhoyOptions, Fish
from engines.ahoy_kitten.inside.state import AhoyState
from engines.core.chance import Chance
from engines.core.errors import GameIsOver, IllegalAction, NotYourDecision, RuleError, SetupRefused
from engines.core.game import Move
from engines.core.play import play, replay
from tests.engines.ahoy_kitten.table import played, table


def test_it_refuses_once_there_is_a_result() -> None:
    over = played(table(oceans=["R", "B"], tiles=["", "", ""], bag=""), "0 fishes 0", "1 fishes 0", "2 fishes 0").state
    with pytest.raises(GameIsOver):
        play(GAME, over, Move(0, Fish(0, 0)), Chance("seed", 1))


def test_it_refuses_a_seat_that_is_not_asked() -> None:
    state = table(oceans=["R", "B"], tiles=["", "", ""], on_break=[1])
    with pytest.raises(NotYourDecision) as refusal:
        play(GAME, state, Move(1, Fish(1, 0)), Chance("seed", 1))
    assert refusal.value.seat == 1


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_it_refuses_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(NotYourDecision):
        play(GAME, table(oceans=["R", "B"], tiles=["", "", ""]), Move(seat, Fish(0, 0)), Chance("seed", 1))


def test_it_refuses_an_action_that_is_not_legal_with_the_games_reason() -> None:
    with pytest.raises(IllegalAction) as refusal:
        play(GAME, table(oceans=["R", "B"], tiles=["", "", ""]), Move(0, Fish(0, 7)), Chance("seed", 1))
    assert refusal.value.reason == "no-such-ocean"


def test_it_acts_on_a_copy() -> None:
    state = table(oceans=["R", "B"], tiles=["", "", ""])
    step = play(GAME, state, Move(0, Fish(0, 0)), Chance("seed", 1))
    assert step.state is not state
    assert state.picks == (None, None, None)


def test_a_crash_in_the_middle_of_an_action_touches_only_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(draft: AhoyState, *_: object) -> None:
        draft.moment = 99
        raise ZeroDivisionError

    state = table(oceans=["R", "B"], tiles=["", "", ""])
    monkeypatch.setattr(type(GAME), "_carry_out", lambda _, draft, *rest: crash(draft, *rest))
    with pytest.raises(ZeroDivisionError):
        play(GAME, state, Move(0, Fish(0, 0)), Chance("seed", 1))
    assert state.moment == 17


def test_a_log_with_an_illegal_move_does_not_replay() -> None:
    with pytest.raises(RuleError):
        replay(GAME, AhoyOptions(), 3, "seed", [Move(0, Fish(0, 0)), Move(1, Fish(0, 0))])


def test_a_replay_of_no_moves_is_the_setup() -> None:
    assert replay(GAME, AhoyOptions(), 3, "seed", []) == GAME.setup(AhoyOptions(), 3, Chance("seed", 0))


def test_a_setup_refusal_names_what_is_allowed() -> None:
    with pytest.raises(SetupRefused, match="7 seats, not 2 to 6"):
        GAME.setup(AhoyOptions(), 7, Chance("seed", 0))
