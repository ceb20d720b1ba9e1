"""Golden games: whole games as text a person can read. `make transcripts` writes them anew; review reads the diff."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from engines.core.events import Told
from engines.core.game import AnyGame
from engines.core.result import Result
from engines.on_board.actions import OnBoardOptions
from tests.engines.driver import ALL_SETTINGS, Position, Setting, random_game, settings_of
from tests.golden import REWRITE, compare

FOLDER = Path(__file__).parent / "transcripts"
SEED = "fish"
HINT = "If games that run now would go on differently, raise the `rules_version` of that game."

TOGETHER: Mapping[str, Sequence[Any]] = {
    "on-board": (
        OnBoardOptions(captains=True, luggage=True),
        OnBoardOptions(captains=True, specials=True),
        OnBoardOptions(luggage=True, specials=True),
        OnBoardOptions(captains=True, luggage=True, specials=True),
    )
}
"""Options that make a game of its own when changed together."""


def golden_settings(game: AnyGame) -> list[Setting]:
    """Few seats, one more, and as many as there can be, with the options as they come; and each option changed."""
    counts = {game.seat_counts[0], game.seat_counts[:2][-1], game.seat_counts[-1]}
    usual = game.options_type()
    changed = {names[0]: one for one in reversed(settings_of(game)) if len(names := _changed(one.options, usual)) == 1}
    together = [Setting(game, options, game.seat_counts[0]) for options in TOGETHER.get(game.key, ())]
    return [*[Setting(game, usual, seat_count) for seat_count in sorted(counts)], *changed.values(), *together]


def _changed(options: Any, usual: Any) -> list[str]:
    """The options that are not as they come."""
    return [part.name for part in fields(options) if getattr(options, part.name) != getattr(usual, part.name)]


GOLDEN = [setting for game in GAMES.values() for setting in golden_settings(game)]


@pytest.mark.parametrize("setting", GOLDEN, ids=str)
def test_a_golden_game_plays_as_it_is_written(setting: Setting, request: pytest.FixtureRequest) -> None:
    rewrite = bool(request.config.getoption(REWRITE))
    compare(FOLDER / f"{setting}.txt", transcript(setting), rewrite=rewrite, hint=HINT)


def test_every_transcript_belongs_to_a_golden_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{setting}.txt" for setting in GOLDEN}


def test_no_two_settings_are_called_the_same() -> None:
    assert len(set(map(str, ALL_SETTINGS))) == len(ALL_SETTINGS)


def transcript(setting: Setting) -> str:
    """The whole game: the table at every new moment, then who does what and what is told."""
    lines = [f"{setting.game.key}, {setting.seat_count} seats, rules version {setting.game.rules_version}", ""]
    before: Position | None = None
    seen: dict[str, str] = {}
    for position in random_game(setting, SEED):
        lines += _step(position, before)
        moment = setting.game.moment(position.state)
        if before is None or moment != setting.game.moment(before.state):
            seen = _table(setting, position, seen, lines)
        before = position
    result = setting.game.result(position.state)
    assert result is not None
    return "\n".join([*lines, *_ending(result), ""])


def _step(position: Position, before: Position | None) -> Iterator[str]:
    if before is None:
        yield "setup"
        yield from map(_told, position.told)
        return
    move = position.moves[-1]
    yield f"{len(position.moves)}. seat {move.seat}: {said(move.action)}"
    yield from map(_told, position.told[len(before.told) :])


def _table(setting: Setting, position: Position, seen: dict[str, str], lines: list[str]) -> dict[str, str]:
    """Write down what the spectator now sees differently, and who is to decide among what."""
    game, state = setting.game, position.state
    view = game.view(state, None)
    now = {name: text for part in fields(view) for name, text in _rows(part.name, getattr(view, part.name))}
    lines += ["", f"moment {game.moment(state)}"]
    lines += [f"  {name}: {text}" for name, text in now.items() if seen.get(name) != text]
    for seat in sorted(game.deciders(state)):
        choices = ", ".join(map(said, game.legal_actions(state, seat)))
        lines.append(f"  seat {seat} decides: {choices}")
    lines.append("")
    return now


def _rows(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """One row, or one for each thing on the table when there are several of a kind."""
    if isinstance(value, tuple) and any(is_dataclass(part) for part in value):
        yield from ((f"{name} {number}", said(part)) for number, part in enumerate(value))
    else:
        yield name, said(value)


def _told(told: Told[Any]) -> str:
    seats = told.audience.seats
    to_whom = "" if seats is None else f"(only {', '.join(map(str, sorted(seats)))}) "
    return f"   {to_whom}{said(told.event)}"


def _ending(result: Result) -> Iterator[str]:
    yield f"result: {result.ending}, winners {said(result.winners)}"
    for standing in result.standings:
        points = ", ".join(f"{line.category} {line.points}" for line in standing.lines)
        yield (
            f"  seat {standing.seat}: place {standing.place}, total {standing.total} ({points}), "
            f"tie-breaks {said(standing.tie_breaks)}"
        )


def said(thing: Any) -> str:
    """Anything of a game as short text: `fish pirate=0 ocean=2`, `2 red 1 white`, `[0, 1]`."""
    if is_dataclass(thing):
        parts = [f"{part.name}={said(getattr(thing, part.name))}" for part in fields(thing) if part.name != "kind"]
        return " ".join([getattr(thing, "kind", ""), *parts]).strip()
    if isinstance(thing, tuple) and hasattr(thing, "_fields"):
        named = list(zip(thing._fields, thing, strict=True))
        if all(isinstance(value, int) for value in thing):
            return " ".join(f"{value} {name}" for name, value in named if value) or "nothing"
        return "(" + " ".join(f"{name}={said(value)}" for name, value in named) + ")"
    if isinstance(thing, tuple | list):
        return f"[{', '.join(map(said, thing))}]"
    return thing.value if isinstance(thing, StrEnum) else str(thing)
