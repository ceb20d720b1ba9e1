"""The store in memory: for tests, with the same promises as the one on disk except that nothing outlives it."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import count
from typing import Any

from bot.errors import Outrun, TableReason, TableRefused
from bot.store.recent import heard_back
from bot.tables.store import Messages, Panel, Snapshot, StepRecord
from bot.tables.table import Place, Table
from engines.core.events import Told


class MemoryStore:
    """Tables in dictionaries. Nothing here awaits anything, so every save is whole or not at all."""

    def __init__(self) -> None:
        self._ids = count(1)
        self._tables: dict[int, Table] = {}
        self._steps: dict[int, list[StepRecord]] = {}
        self._snapshots: dict[int, Snapshot] = {}
        self._messages: dict[int, Messages] = {}
        self._panels: dict[tuple[int, int], Panel] = {}
        self._facts: dict[str, str] = {}

    async def insert(self, table: Table) -> Table:
        taken = await self.open_at(table.place)
        if taken is not None:
            raise TableRefused(TableReason.CHANNEL_TAKEN, game=taken.game)
        table = replace(table, id=next(self._ids))
        self._tables[table.id] = table
        self._steps[table.id] = []
        return table

    async def save(self, table: Table, steps: Sequence[StepRecord] = (), snapshot: Snapshot | None = None) -> None:
        stored = self._tables.get(table.id)
        if stored is None or table.revision != stored.revision + 1 or not self._follows(table, stored, steps):
            raise Outrun
        self._tables[table.id] = table
        self._steps[table.id].extend(steps)
        if snapshot is not None:
            self._snapshots[table.id] = snapshot

    def _follows(self, table: Table, stored: Table, steps: Sequence[StepRecord]) -> bool:
        if not steps:
            return table.step == stored.step
        first = len(self._steps[table.id])
        return steps[0].step == first and stored.step == max(first - 1, 0)

    async def table(self, table_id: int) -> Table | None:
        return self._tables.get(table_id)

    async def open_at(self, place: Place) -> Table | None:
        return next((table for table in self._newest_first() if table.is_open and _same(table, place)), None)

    async def latest_at(self, place: Place) -> Table | None:
        return next((table for table in self._newest_first() if _same(table, place)), None)

    async def open_of(self, user_id: int, guild_id: int | None = None) -> Sequence[Table]:
        return [
            table
            for table in self._newest_first()
            if table.is_open and user_id in table.people and guild_id in (None, table.place.guild_id)
        ]

    async def open_in(self, guild_id: int, limit: int) -> Sequence[Table]:
        found = [table for table in self._newest_first() if table.is_open and table.place.guild_id == guild_id]
        return found[:limit]

    def _newest_first(self) -> Iterable[Table]:
        return reversed(self._tables.values())

    async def snapshot(self, table: Table) -> Snapshot | None:
        return self._snapshots.get(table.id)

    async def steps(self, table: Table) -> Sequence[StepRecord]:
        return tuple(self._steps.get(table.id, ()))

    async def recent_told(self, table: Table, events: int) -> tuple[Told[Any], ...]:
        return heard_back(events, (step.told for step in reversed(self._steps.get(table.id, ()))))

    async def messages(self, table_id: int) -> Messages:
        return self._messages.get(table_id, Messages())

    async def remember_messages(self, table_id: int, messages: Messages) -> None:
        self._messages[table_id] = messages

    async def panels(self, table_id: int, now: datetime) -> Sequence[Panel]:
        self._panels = {
            key: panel for key, panel in self._panels.items() if key[0] != table_id or panel.expires_at > now
        }
        return [panel for key, panel in sorted(self._panels.items()) if key[0] == table_id]

    async def remember_panel(self, panel: Panel) -> None:
        self._panels[panel.table_id, panel.user_id] = panel

    async def forget_panel(self, table_id: int, user_id: int) -> None:
        self._panels.pop((table_id, user_id), None)

    async def memo(self, key: str) -> str | None:
        return self._facts.get(key)

    async def set_memo(self, key: str, value: str) -> None:
        self._facts[key] = value

    async def close(self) -> None:
        """Nothing is held open; what was saved can still be read, as from a file opened anew."""


def _same(table: Table, place: Place) -> bool:
    return table.place.channel_id == place.channel_id
