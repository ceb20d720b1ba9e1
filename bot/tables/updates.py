"""What leaves a session: a look for one viewer, or an update with everyone's looks. Neither holds a state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.tables.table import Table
from engines.core.result import Result
from engines.core.seats import Seat, Viewer


@dataclass(frozen=True, slots=True)
class Look:
    """All that one viewer may see of a running or finished game."""

    viewer: Viewer
    view: Any
    actions: tuple[Any, ...]
    """The viewer's legal actions in the engine's order; none for the spectator."""
    waiting_for: frozenset[Seat]
    """Whom the game waits for: public."""
    moment: int
    news: tuple[Any, ...]
    """The latest events this viewer was told of, oldest first; kept across restarts."""
    fresh: int
    """How many of `news`, counted from the end, belong to the update that brought this look."""
    result: Result | None


@dataclass(frozen=True, slots=True)
class Update:
    """A table after a saved change. `looks` is empty while there is no game: in the lobby, or closed before a start."""

    table: Table
    looks: Mapping[Viewer, Look]
    """By viewer: every seat, and `None` for the spectator."""
