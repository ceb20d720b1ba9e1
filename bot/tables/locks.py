"""One lock per table, there only while somebody uses it."""

import asyncio
from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager


class TableLocks(Container[int]):
    """Locks by table; ten thousand quiet tables have none."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._users: dict[int, int] = {}

    def __contains__(self, table_id: object) -> bool:
        return table_id in self._locks

    def __len__(self) -> int:
        return len(self._locks)

    @asynccontextmanager
    async def holding(self, table_id: int) -> AsyncIterator[None]:
        """Wait for a table, and keep it to oneself."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        self._users[table_id] = self._users.get(table_id, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[table_id] -= 1
            if not self._users[table_id]:
                del self._users[table_id], self._locks[table_id]
