"""What tables ask of a store. Saved means on disk: when `save` returns, a power cut loses nothing of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from bot.tables.table import Place, Table
from engines.core.events import Told
from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One action as the log keeps it. Steps count from 1; step 0 is the setup, whose seat and action are `None`."""

    step: int
    seat: Seat | None
    action: Any | None
    told: tuple[Told[Any], ...]
    at: datetime


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Everything that resumes a game: the state after `step` steps, and the seed of its chance. Secret."""

    seed: str
    rules_version: int
    step: int
    state: Any


@dataclass(frozen=True, slots=True)
class Panel:
    """An ephemeral panel that can still be edited: its interaction token lives until `expires_at`."""

    table_id: int
    user_id: int
    token: str
    message_id: int
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class Messages:
    """The public messages of a table, by Discord's numbers, as far as there are any."""

    board_id: int | None = None
    board_posted_at: datetime | None = None
    ping_id: int | None = None
    chapter: int = 0
    """The newest chapter of the story that the channel was told; 0 before the first."""


class Store(Protocol):
    """Tables, their logs and snapshots. Raises `StoreError`s only."""

    async def insert(self, table: Table) -> Table:
        """Keep a new table (its `id` is ignored) and return it with its id.

        Raises `TableRefused(CHANNEL_TAKEN)` when its channel has an open one.
        """

    async def save(self, table: Table, steps: Sequence[StepRecord] = (), snapshot: Snapshot | None = None) -> None:
        """Replace a table, add steps and set the snapshot in one transaction.

        `table.revision` must be the stored revision plus one and the steps must follow the stored ones; otherwise
        `Outrun` is raised and nothing is written.
        """

    async def table(self, table_id: int) -> Table | None: ...

    async def open_at(self, place: Place) -> Table | None:
        """The lobby or running table of a channel."""

    async def latest_at(self, place: Place) -> Table | None:
        """The newest table of a channel, open or over."""

    async def open_of(self, user_id: int, guild_id: int | None = None) -> Sequence[Table]:
        """Open tables where this member is seated, newest first; in one server or in all."""

    async def open_in(self, guild_id: int, limit: int) -> Sequence[Table]:
        """Open tables of a server, newest first."""

    async def snapshot(self, table: Table) -> Snapshot | None: ...

    async def steps(self, table: Table) -> Sequence[StepRecord]:
        """The whole log in order, setup included."""

    async def recent_told(self, table: Table, events: int) -> tuple[Told[Any], ...]:
        """The latest events in order, back to where everyone has heard `events` of them.

        What can no longer be read after an update is left out.
        """

    async def messages(self, table_id: int) -> Messages: ...

    async def remember_messages(self, table_id: int, messages: Messages) -> None: ...

    async def panels(self, table_id: int, now: datetime) -> Sequence[Panel]:
        """The panels of a table whose tokens live; expired ones are forgotten."""

    async def remember_panel(self, panel: Panel) -> None:
        """Keep a panel; it replaces the one of the same table and member."""

    async def forget_panel(self, table_id: int, user_id: int) -> None: ...

    async def memo(self, key: str) -> str | None:
        """What is to be remembered of the installation, such as the fingerprint of the synced commands."""

    async def set_memo(self, key: str, value: str) -> None: ...

    async def close(self) -> None: ...
