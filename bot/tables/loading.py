"""How a table comes into memory: as the store has it, with its game as it was saved."""

import logging
from collections.abc import Mapping

from bot.errors import Outrun, StoreBroken, TableReason, TableRefused
from bot.tables.session import NEWS_KEPT, Session
from bot.tables.shelf import Live
from bot.tables.store import Store
from bot.tables.table import Table
from engines.core.game import AnyGame

_log = logging.getLogger(__name__)


def game_or_refuse(games: Mapping[str, AnyGame], key: str) -> AnyGame:
    """The game with this key. Raises UNKNOWN_GAME."""
    try:
        return games[key]
    except KeyError:
        raise TableRefused(TableReason.UNKNOWN_GAME, game=key) from None


class Loader:
    """Reads tables and their games; nothing is kept here."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame]) -> None:
        self._store = store
        self._games = games

    async def table(self, table_id: int) -> Table:
        """A table without its game. Raises GONE."""
        table = await self._store.table(table_id)
        if table is None:
            raise TableRefused(TableReason.GONE)
        return table

    async def live(self, table_id: int) -> Live:
        """A table with its game. Raises `StoreBroken` for a running game that cannot be read."""
        table = await self.table(table_id)
        return Live(table, None if table.started_at is None else await self._session_of(table))

    async def _session_of(self, table: Table) -> Session | None:
        """The game of a table; one that is over is let go if it cannot be read any more."""
        try:
            return await self._resumed(table)
        except (StoreBroken, Outrun) as error:
            if table.is_open:
                raise
            _log.warning("the game of table %s, which is over, cannot be shown: %s", table.id, error)
            return None

    async def _resumed(self, table: Table) -> Session:
        game = game_or_refuse(self._games, table.game)
        snapshot = await self._store.snapshot(table)
        if snapshot is None:
            raise StoreBroken(f"Table {table.id} has a game but no snapshot of it.")
        if snapshot.step != table.step:  # another writer came between our two reads
            raise Outrun(f"Table {table.id} and its snapshot are not of the same step.")
        session = Session.resumed(game, table, snapshot, await self._store.recent_told(table, NEWS_KEPT))
        try:
            session.looks({})
        except Exception as error:  # noqa: BLE001 - each game stumbles in its own way over what no rules lead to
            raise StoreBroken(f"The saved state of table {table.id} is no position ({type(error).__name__}).") from None
        return session
