"""Which sentences are owed because of what a game or the table can be, and the file where each belongs."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from itertools import product
from typing import Any, get_args, get_type_hints

from bot.errors import TableReason
from bot.tables.table import Ending, Status
from cogs.messages.places import _RIGHTS
from engines.ahoy_kitten import scoring as kitten_scoring
from engines.ahoy_kitten import views as kitten
from engines.all_aboard import scoring as aboard_scoring
from engines.all_aboard.animals import Species
from engines.on_board import cards, events
from tests.cogs.words.spoken import Messages

_OF_THE_TABLE: Mapping[str, tuple[str, Iterable[object]]] = {
    "table-{}": ("errors", TableReason),
    "closed-{}": ("table", ["lobby", *Ending]),
    "games-line-{}": ("guide", [Status.LOBBY, Status.RUNNING]),
    "right-{}": ("lobby", [right.replace("_", "-") for right in (*_RIGHTS, "send_messages_in_threads")]),
}
"""What the frame around every game says: by pattern, its file, and what fills the pattern."""

_OF_GAMES: Mapping[str, tuple[str, Iterable[object]]] = {
    "ahoy-kitten-colour-{}": ("ahoy_kitten", kitten.Colour),
    "ahoy-kitten-token-{}": ("ahoy_kitten", kitten.Colour),
    "ahoy-kitten-pirate-{}": ("ahoy_kitten", kitten.Character),
    "ahoy-kitten-result-{}": ("ahoy_kitten", kitten_scoring.Tie),
    "all-aboard-animal-{}": ("all_aboard", Species),
    "all-aboard-effect-{}": ("all_aboard", Species),
    "all-aboard-result-{}": ("all_aboard", aboard_scoring.Tie),
    "on-board-captain-{}": ("on_board", cards.Captain),
    "on-board-captain-{}-effect": ("on_board", cards.Captain),
    "on-board-luggage-{}": ("on_board", cards.Luggage),
    "on-board-luggage-{}-effect": ("on_board", cards.Luggage),
    "on-board-effect-{}": ("on_board", cards.Job),
    "on-board-event-special-{}": ("on_board", cards.Job),
    "on-board-goal-{}": ("on_board", cards.GoalKind),
    "on-board-port-{}": ("on_board", cards.Port),
    "on-board-port-{}-short": ("on_board", cards.Port),
    "on-board-gift-{}": ("on_board", cards.Gift),
    "on-board-gift-{}-effect": ("on_board", cards.Gift),
    "on-board-pile-{}": ("on_board", cards.PileName),
    "on-board-face-pick-{}": ("on_board", cards.PileName),
    "on-board-event-boarded-{}": ("on_board", events.Mood),
    "on-board-event-turned-away-{}": ("on_board", events.Lack),
}
"""What games say of their things: the same."""


@dataclass(frozen=True)
class Owed:
    """A sentence that has to be there, and its file."""

    name: str
    file: str

    def __str__(self) -> str:
        return f"{self.name} is missing: it belongs into cogs/words/en/{self.file}.ftl"


def of_things() -> Iterator[Owed]:
    """What is owed because of the values that tables and things of games can have."""
    for pattern, (file, values) in {**_OF_THE_TABLE, **_OF_GAMES}.items():
        yield from (Owed(pattern.format(value), file) for value in values)


def of_game(game: Any, pages: Iterable[str]) -> Iterator[Owed]:
    """What every game owes: its name and facts, its options, its refusals, its rules."""
    names = ["name", "blurb", "players", "time", *_of_options(game.options_type)]
    names += [f"refusal-{reason}" for reason in game.refusal_type]
    names += [name for page in pages for name in (f"rules-{page}-title", f"rules-{page}")]
    file = game.key.replace("-", "_")
    return (Owed(f"{game.key}-{name}", file) for name in names)


def _of_options(options: Any) -> Iterator[str]:
    """A word for each option and for each value that is no number; a sentence if some do not go together."""
    settings = {part.name: values_of(options, part.name) for part in fields(options)}
    for name, values in settings.items():
        yield f"option-{name}"
        # Numbers, and on and off, read alike in every game.
        yield from (f"option-{name}-{value}" for value in values if not isinstance(value, int))
    if any(_is_refused(options, dict(zip(settings, chosen, strict=True))) for chosen in product(*settings.values())):
        yield "options-clash"


def values_of(options: Any, name: str) -> list[Any]:
    """All that an option can be; of a number just how it is at first."""
    hint = get_type_hints(options)[name]
    if hint is bool:
        return [False, True]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    return list(get_args(hint)) or [getattr(options(), name)]


def _is_refused(options: Any, chosen: Mapping[str, Any]) -> bool:
    try:
        options(**chosen)
    except ValueError:
        return True
    return False


def unpaid(owed: Iterable[Owed], messages: Messages) -> list[str]:
    """What is missing, each with its file."""
    return [str(one) for one in owed if one.name not in messages]
