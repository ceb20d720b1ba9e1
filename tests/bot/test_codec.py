"""What is written can be read again, and nothing else can."""

import json
import random
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import StoreBroken
from bot.store.codec import GameCodec, Shape
from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from tests.bot.members import GAMES_AND_TUG
from tests.bot.toy_game import TUG, Pull, TugOptions, TugState


@pytest.mark.parametrize("key", sorted(GAMES_AND_TUG))
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 60))
def test_everything_of_a_game_survives_being_written(key: str, seed: int, steps: int) -> None:
    game, chooser = GAMES_AND_TUG[key], random.Random(seed)
    codec, seat_count = GameCodec(game), chooser.choice(list(game.seat_counts))
    options = game.options_type()
    step = game.setup(options, seat_count, Chance(str(seed), 0))
    for number in range(1, steps + 1):
        for viewer in (None, *range(seat_count)):
            survives(codec.view, game.view(step.state, viewer))
        assert codec.load_told(codec.dump_told(step.told)) == step.told
        deciders = sorted(game.deciders(step.state))
        if not deciders:
            break
        seat = chooser.choice(deciders)
        actions = game.legal_actions(step.state, seat)
        for action in actions:
            survives(codec.action, action)
        step = play(game, step.state, Move(seat, chooser.choice(actions)), Chance(str(seed), number))
    survives(codec.state, step.state)
    survives(codec.options, options)


def survives(shape: Shape, value: Any) -> None:
    assert shape.load(shape.dump(value)) == value


@pytest.mark.parametrize("where", ["top", "options", "picks"])
def test_unknown_keys_are_refused_at_every_depth(where: str) -> None:
    codec = GameCodec(TUG)
    state = TugState(TugOptions(), 1, {0: Pull(1, 2)}, [0, 0])
    written = json.loads(codec.state.dump(state))
    {"top": written, "options": written["options"], "picks": written["picks"]["0"]}[where]["stranger"] = 1
    with pytest.raises(StoreBroken, match="stranger"):
        codec.state.load(json.dumps(written))


@pytest.mark.parametrize("text", ["", "{", "null", "[]", '{"kind": "pull"}', '{"kind": "fly", "round": 1}', '"pull"'])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(StoreBroken):
        GameCodec(TUG).action.load(text)


def test_a_refusal_tells_where_something_does_not_fit_but_not_what_stands_there() -> None:
    with pytest.raises(StoreBroken) as refusal:
        GameCodec(TUG).state.load('{"round": 1, "picks": {"0": {"kind": "pull", "strength": "sealed"}}}')
    assert "picks.0" in str(refusal.value)
    assert "sealed" not in str(refusal.value)
    assert refusal.value.__suppress_context__, "a traceback would show it"


@pytest.mark.parametrize("text", ["", "[[{", "5", "null", '{"a": 1}', "[5, null, []]", "[[[]]]"])
def test_news_that_are_damaged_are_left_out(text: str) -> None:
    assert GameCodec(TUG).load_told(text) == ()


def test_a_value_of_the_wrong_type_is_not_written() -> None:
    @dataclass
    class Other:
        kind: str = "pull"

    with pytest.raises(Exception, match=r"[Ss]erializ"):
        GameCodec(TUG).action.dump(Other())
