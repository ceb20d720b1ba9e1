"""What leaves a session: a look for one viewer, or an update with everyone's looks. Neither holds a state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from bot.tables.table import Table
from engines.core.result import Result
from engines.core.seats import Seat, Viewer

ViewT = TypeVar("ViewT", covariant=True)
ActionT = TypeVar("ActionT", covariant=True)
EventT = TypeVar("EventT", covariant=True)


@dataclass(frozen=True)  # without slots: see `engines.core.game.Move`
class Look(Generic[ViewT, ActionT, EventT]):
    """All that one viewer may see of a running or finished game."""

    viewer: Viewer
    view: ViewT
    actions: tuple[ActionT, ...]
    """The viewer's legal actions in the engine's order; none for the spectator."""
    waiting_for: frozenset[Seat]
    """Whom the game waits for: public."""
    moment: int
    news: tuple[EventT, ...]
    """The latest events this viewer was told of, oldest first; kept across restarts."""
    fresh: int
    """How many of `news`, counted from the end, belong to the update that brought this look."""
    result: Result | None


AnyLook: TypeAlias = Look[object, object, object]
"""A look of whatever game it is: every look is one, and only that game's presenter knows more of it."""


@dataclass(frozen=True, slots=True)
class Update:
    """A table after a saved change. `looks` is empty while there is no game: in the lobby, or closed before a start."""

    table: Table
    looks: Mapping[Viewer, AnyLook]
    """By viewer: every seat, and `None` for the spectator."""
