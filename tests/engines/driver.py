"""Plays games for the tests: every way to set one up, and random games position by position."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from importlib import import_module
from itertools import product
from math import ceil
from types import ModuleType
from typing import Any, Protocol, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import GAMES
from engines.core.chance import Chance
from engines.core.errors import OptionsClash
from engines.core.events import Told
from engines.core.game import AnyGame, Move
from engines.core.options import Option, options_from, options_of
from engines.core.play import play
from engines.core.seats import Seat, Viewer


@dataclass(frozen=True, slots=True)
class Setting:
    """A game, its options and the number of seats."""

    game: AnyGame
    options: Any
    seat_count: int

    def __str__(self) -> str:
        """What makes it differ from other games, in its own words: `on-board-2019`, `dream-cruise-1-jana-1`."""
        seats = [str(self.seat_count)] if len(self.game.seat_counts) > 1 else []
        usual = self.game.options_type()
        chosen = {option.name: getattr(self.options, option.name) for option in fields(self.options)}
        unusual = [_in_words(name, value) for name, value in chosen.items() if value != getattr(usual, name)]
        return "-".join([self.game.key, *seats, *unusual])

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and the spectator."""
        return (*range(self.seat_count), None)


def _in_words(name: str, value: Any) -> str:
    """An option that is not as it comes; what has a name of its own needs no other."""
    if isinstance(value, StrEnum):
        return str(value)
    name = name.replace("_", "-")
    if isinstance(value, bool):
        return name if value else f"no-{name}"
    return f"{name}-{value}"


@dataclass(frozen=True, slots=True)
class Position:
    """A point in a game: how it was reached and all that was told on the way."""

    state: Any
    moves: tuple[Move[Any], ...]
    told: tuple[Told[Any], ...]

    def heard_by(self, viewer: Viewer) -> list[Any]:
        """The events this viewer was told of."""
        return [told.event for told in self.told if told.audience.hears(viewer)]


class Knowledge(Protocol):
    """What the laws have to know about a game: the module `knowledge` in its test folder."""

    def reshuffle_unseen(self, state: Any, viewer: Viewer, chance: Chance) -> Any:
        """A state that this viewer cannot tell from `state`: all that it may not see is changed at random."""

    def contradiction(self, viewer: Viewer, view: Any, heard: list[Any]) -> str | None:
        """Where a view differs from what the viewer was told since the setup; `None` when they agree."""

    def components(self, state: Any) -> Mapping[str, int]:
        """How many of each card and token lie anywhere in this state."""


_DUTIES = {
    "reshuffle_unseen": "(state, viewer, chance): the state with all that this viewer may not see changed at random",
    "contradiction": "(viewer, view, heard): where the view differs from what its viewer was told; `None` if nowhere",
    "components": "(state): how many of each card and token lie anywhere; the same all game long",
}


def knowledge_of(game: AnyGame) -> Knowledge:
    """The knowledge of a game. A game without it fails the laws, with a sentence that says what to write where."""
    folder = f"tests/engines/{game.key.replace('-', '_')}"
    module = _module(f"{folder.replace('/', '.')}.knowledge")
    missing = [f"  {name}{duty}" for name, duty in _DUTIES.items() if not hasattr(module, name)]
    if missing:
        raise AssertionError("\n".join([f"For the laws to hold {game.key}, write in {folder}/knowledge.py:", *missing]))
    return cast(Knowledge, module)


def _module(name: str) -> ModuleType | None:
    """The module of this name, or `None` if there is none; what a module itself lacks is another matter."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            return None
        raise


def settings_of(game: AnyGame) -> list[Setting]:
    """Every option set with every number of seats."""
    settings = [Setting(game, options, seats) for options in _option_sets(game) for seats in game.seat_counts]
    return _making_a_difference(settings)


_BEGINNINGS = 4
"""So many games are begun to see whether settings differ: chance may make two alike once."""


def _making_a_difference(settings: list[Setting]) -> list[Setting]:
    """Without those that begin like another one: their options mean nothing with so many seats."""
    begun: dict[Setting, Any] = {}
    for setting in settings:
        states = [_begun(setting, Chance(f"settings-{number}", 0)) for number in range(_BEGINNINGS)]
        if states not in begun.values():
            begun[setting] = states
    return list(begun)


def _begun(setting: Setting, chance: Chance) -> Any:
    return setting.game.setup(setting.options, setting.seat_count, chance).state


def _option_sets(game: AnyGame) -> Iterator[Any]:
    """Everything that can be chosen before a game, but for what it refuses together."""
    options, usual = options_of(game.options_type), game.options_type()
    for texts in product(*[_usual_first(option, getattr(usual, option.name)) for option in options]):
        with suppress(OptionsClash):
            yield options_from(game, dict(zip([option.name for option in options], texts, strict=True)))


def _usual_first(option: Option, usual: Any) -> list[str]:
    """What an option can be, so that of settings that begin alike the usual ones are kept."""
    return sorted(option.allowed, key=lambda text: option.read(text) != usual)


ALL_SETTINGS = [setting for game in GAMES.values() for setting in settings_of(game)]


def random_game(setting: Setting, seed: str) -> Iterator[Position]:
    """Every position of a game in which seats act at random, sometimes like the computer, and revise now and then."""
    game = setting.game
    step = game.setup(setting.options, setting.seat_count, Chance(seed, 0))
    position = Position(step.state, (), step.told)
    yield position
    while game.deciders(position.state):
        number = len(position.moves) + 1
        move = random_move(setting, position.state, Chance(seed, number, "driver"))
        step = play(game, position.state, move, Chance(seed, number))
        position = Position(step.state, (*position.moves, move), position.told + step.told)
        yield position


def random_move(setting: Setting, state: Any, chance: Chance) -> Move[Any]:
    """A legal move of one of the deciders, or now and then of anyone who may act."""
    game = setting.game
    deciders = sorted(game.deciders(state))
    if chance.below(6) == 0:
        deciders = [seat for seat in range(setting.seat_count) if game.legal_actions(state, seat)]
    seat: Seat = chance.choice(deciders)
    actions = game.legal_actions(state, seat)
    if chance.below(3) == 0:
        return Move(seat, game.fallback(game.view(state, seat), actions, chance))
    return Move(seat, chance.choice(actions))


def bent_actions(action: Any, whims: Chance) -> Iterator[Any]:
    """The action with one of its numbers changed."""
    for part in fields(action):
        if isinstance(getattr(action, part.name), int):
            yield replace(action, **{part.name: whims.choice((-1, 0, 1, 2, 3, 5, 6, 99, 10**30))})


every_setting = pytest.mark.parametrize("setting", ALL_SETTINGS, ids=str)
random_seeds = given(seed=st.integers(0, 2**40).map(str))


_ALONE = 2
"""So many option sets of a game are tried as if each were alone; more of them share the same number of games."""

_LONG = 80
"""A game of more positions than this counts for several: a law is for positions, wherever they come from."""


def laws(examples: int) -> Callable[[Any], Callable[[Setting], None]]:
    """How many random games a law is tried on for each setting; stands between `every_setting` and `random_seeds`."""

    def law(test: Any) -> Callable[[Setting], None]:
        def tried(setting: Setting) -> None:
            _tried(test.hypothesis.inner_test, _share(examples, setting))(setting)

        tried.__doc__ = test.__doc__
        return tried

    return law


@cache
def _tried(test: Any, examples: int) -> Any:
    return settings(max_examples=examples)(random_seeds(test))


def _share(examples: int, setting: Setting) -> int:
    """A setting's part of the random games, at least two."""
    alike = sum(one.game is setting.game and one.seat_count == setting.seat_count for one in ALL_SETTINGS)
    fair = examples * min(_ALONE / alike, _LONG / _positions_in(setting))
    return min(examples, max(2, ceil(fair)))


@cache
def _positions_in(setting: Setting) -> int:
    """How long a random game of this setting lasts."""
    return sum(1 for _ in random_game(setting, "length"))
