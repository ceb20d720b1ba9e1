"""The one door into a game: nothing happens in it but through `play`."""

from collections.abc import Iterable
from typing import TypeVar

from engines.core.chance import Chance
from engines.core.errors import GameIsOver, IllegalAction, NotYourDecision
from engines.core.events import Told
from engines.core.game import Game, Move, Step

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


def play(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT], state: StateT, move: Move[ActionT], chance: Chance
) -> Step[StateT, EventT]:
    """Carry out one move on a copy of the state. Raises a `RuleError`, and then nothing has changed."""
    legal = game.legal_actions(state, move.seat)
    if move.action not in legal:
        if not game.deciders(state):
            raise GameIsOver
        if not legal:
            raise NotYourDecision(move.seat)
        raise IllegalAction(game.refusal(state, move.seat, move.action))
    draft = game.copied(state)
    told = game._carry_out(draft, move.seat, move.action, chance)
    return Step(draft, tuple(told))


def replay(
    game: Game[OptionsT, StateT, ActionT, EventT, ViewT],
    options: OptionsT,
    seat_count: int,
    seed: str,
    moves: Iterable[Move[ActionT]],
) -> Step[StateT, EventT]:
    """The position after these moves and all that was told on the way. Setup is step 0, the first move step 1."""
    step = game.setup(options, seat_count, Chance(seed, 0))
    state, told = step.state, list[Told[EventT]](step.told)
    for number, move in enumerate(moves, start=1):
        step = play(game, state, move, Chance(seed, number))
        state = step.state
        told += step.told
    return Step(state, tuple(told))
