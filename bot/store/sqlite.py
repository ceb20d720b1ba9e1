"""The store on a SQLite file: every save one transaction, on disk before it returns."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Self

import aiosqlite

from bot.errors import Outrun, StoreBroken, TableReason, TableRefused
from bot.store import faults, rows
from bot.store.codec import Codec
from bot.store.migrations import migrate
from bot.store.recent import heard_back
from bot.tables.store import Messages, Panel, Snapshot, StepRecord
from bot.tables.table import Place, Table
from engines import GAMES
from engines.core.events import Told
from engines.core.game import AnyGame

_SETTINGS: Final = ("PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON")

_INSERT: Final = """INSERT INTO tables
    (game, options, guild_id, channel_id, host, status, ending, ended_by, opened_at, started_at, ended_at, agreed,
     revision, step)
    VALUES (:game, :options, :guild_id, :channel_id, :host, :status, :ending, :ended_by, :opened_at, :started_at,
            :ended_at, :agreed, :revision, :step)"""
_UPDATE: Final = """UPDATE tables SET
    options = :options, host = :host, status = :status, ending = :ending, ended_by = :ended_by,
    started_at = :started_at, ended_at = :ended_at, agreed = :agreed, revision = :revision, step = :step
    WHERE id = :id AND revision = :revision - 1 AND step = :step_before
    AND (:first IS NULL OR :first = 0 OR EXISTS (SELECT 1 FROM steps WHERE table_id = :id AND step = :first - 1))"""
_ADD_STEP: Final = "INSERT INTO steps (table_id, step, seat, action, told, at) VALUES (?, ?, ?, ?, ?, ?)"
_SET_SNAPSHOT: Final = """INSERT INTO snapshots (table_id, seed, rules_version, step, state) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET
    seed = excluded.seed, rules_version = excluded.rules_version, step = excluded.step, state = excluded.state"""
_SEATS: Final = "SELECT kind, user_id FROM seats WHERE table_id = ? ORDER BY seat"
_SEATED: Final = """SELECT tables.* FROM seats JOIN tables ON tables.id = seats.table_id
    WHERE seats.user_id = ? AND seats.kind = 'person' AND status <> 'over' ORDER BY tables.id DESC"""
_SET_MESSAGES: Final = """INSERT INTO messages (table_id, board_id, board_posted_at, ping_id, chapter)
    VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET board_id = excluded.board_id, board_posted_at = excluded.board_posted_at,
    ping_id = excluded.ping_id, chapter = excluded.chapter"""
_SET_PANEL: Final = """INSERT INTO panels (table_id, user_id, token, message_id, expires_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id, user_id) DO UPDATE SET
    token = excluded.token, message_id = excluded.message_id, expires_at = excluded.expires_at"""
_SET_FACT: Final = "INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

_log = logging.getLogger(__name__)


class SqliteStore:
    """Tables in a SQLite file, through one connection.

    Reads take turns with writes: on one connection they would otherwise see what is not yet committed.
    """

    def __init__(self, db: aiosqlite.Connection, path: str, codec: Codec) -> None:
        self._db = db
        self._path = path
        self._codec = codec
        self._turn = asyncio.Lock()
        self._is_closed = False

    @classmethod
    async def open(cls, path: str | Path, games: Mapping[str, AnyGame] = GAMES, *, patience: float = 5.0) -> Self:
        """Open a file, making or migrating it as needed; a lock of another program is waited for `patience` seconds.

        Raises a `StoreError` with a sentence when it cannot be opened.
        """
        await asyncio.to_thread(migrate, path)
        with faults.speaking(str(path)):
            db = await aiosqlite.connect(path, timeout=patience, isolation_level=None)
            try:
                db.row_factory = sqlite3.Row
                for setting in _SETTINGS:
                    await db.execute_fetchall(setting)
            except BaseException:
                await db.close()
                raise
        return cls(db, str(path), Codec(games))

    async def close(self) -> None:
        """Close the file, after whoever is using it."""
        async with self._turn:
            self._is_closed = True
            await self._db.close()

    # -- tables

    async def insert(self, table: Table) -> Table:
        row = rows.table_row(table, self._codec)
        async with self._transaction():
            open_one = await self._fetch(
                "SELECT game FROM tables WHERE channel_id = ? AND status <> 'over'", table.place.channel_id
            )
            if open_one:
                raise TableRefused(TableReason.CHANNEL_TAKEN, game=open_one[0]["game"])
            table_id = (await self._db.execute(_INSERT, row)).lastrowid
            if table_id is None:
                raise StoreBroken(f"The database {self._path} gave a new table no number.")
            await self._write_seats(table_id, rows.seat_rows(table.holders))
        return replace(table, id=table_id)

    async def save(self, table: Table, steps: Sequence[StepRecord] = (), snapshot: Snapshot | None = None) -> None:
        codec = self._codec.of(table.game)
        # Everything that can fail on our side is done before the transaction.
        row = rows.table_row(table, self._codec)
        row["first"] = steps[0].step if steps else None
        row["step_before"] = max(steps[0].step - 1, 0) if steps else table.step
        added = [rows.step_row(table.id, step, codec) for step in steps]
        state = None if snapshot is None else codec.state.dump(snapshot.state)
        async with self._transaction():
            if (await self._db.execute(_UPDATE, row)).rowcount != 1:
                raise Outrun
            seats = rows.seat_rows(table.holders)
            if seats != await self._seats(table.id):
                await self._write_seats(table.id, seats)
            if added:
                await self._add_steps(added)
            if snapshot is not None:
                place = (table.id, snapshot.seed, snapshot.rules_version, snapshot.step, state)
                await self._db.execute_fetchall(_SET_SNAPSHOT, place)

    async def table(self, table_id: int) -> Table | None:
        return await self._one_table("SELECT * FROM tables WHERE id = ?", table_id)

    async def open_at(self, place: Place) -> Table | None:
        return await self._one_table("SELECT * FROM tables WHERE channel_id = ? AND status <> 'over'", place.channel_id)

    async def latest_at(self, place: Place) -> Table | None:
        return await self._one_table(
            "SELECT * FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1", place.channel_id
        )

    async def open_of(self, user_id: int, guild_id: int | None = None) -> Sequence[Table]:
        found = await self._readable_tables(_SEATED, user_id)
        return [table for table in found if guild_id in (None, table.place.guild_id)]

    async def open_in(self, guild_id: int, limit: int) -> Sequence[Table]:
        return await self._readable_tables(
            "SELECT * FROM tables WHERE guild_id = ? AND status <> 'over' ORDER BY id DESC LIMIT ?", guild_id, limit
        )

    # -- games

    async def snapshot(self, table: Table) -> Snapshot | None:
        async with self._reading():
            found = await self._fetch("SELECT * FROM snapshots WHERE table_id = ?", table.id)
        if not found:
            return None
        row = found[0]
        state = self._codec.of(table.game).state.load(row["state"])
        return Snapshot(seed=row["seed"], rules_version=row["rules_version"], step=row["step"], state=state)

    async def steps(self, table: Table) -> Sequence[StepRecord]:
        async with self._reading():
            found = await self._fetch("SELECT * FROM steps WHERE table_id = ? ORDER BY step", table.id)
        return [rows.step_from(row, self._codec.of(table.game)) for row in found]

    async def recent_told(self, table: Table, events: int) -> tuple[Told[Any], ...]:
        async with self._reading():
            found = await self._fetch(
                "SELECT told FROM steps WHERE table_id = ? AND told IS NOT NULL ORDER BY step DESC", table.id
            )
        load = self._codec.of(table.game).load_told
        return heard_back(events, (load(row["told"]) for row in found))

    # -- what Discord shows of them

    async def messages(self, table_id: int) -> Messages:
        async with self._reading():
            found = await self._fetch("SELECT * FROM messages WHERE table_id = ?", table_id)
        if not found:
            return Messages()
        row = found[0]
        posted_at = rows.any_time_from(row["board_posted_at"])
        return Messages(row["board_id"], posted_at, row["ping_id"], row["chapter"])

    async def remember_messages(self, table_id: int, messages: Messages) -> None:
        posted_at = rows.time_row(messages.board_posted_at)
        numbers = (messages.board_id, posted_at, messages.ping_id, messages.chapter)
        await self._write(_SET_MESSAGES, table_id, *numbers)

    async def panels(self, table_id: int, now: datetime) -> Sequence[Panel]:
        async with self._reading():
            found = await self._fetch("SELECT * FROM panels WHERE table_id = ? ORDER BY user_id", table_id)
        alive = [row for row in found if row["expires_at"] > (rows.time_row(now) or 0)]
        if len(alive) < len(found):
            await self._write("DELETE FROM panels WHERE table_id = ? AND expires_at <= ?", table_id, rows.time_row(now))
        return [
            Panel(table_id, row["user_id"], row["token"], row["message_id"], rows.time_from(row["expires_at"]))
            for row in alive
        ]

    async def remember_panel(self, panel: Panel) -> None:
        expires_at = rows.time_row(panel.expires_at)
        await self._write(_SET_PANEL, panel.table_id, panel.user_id, panel.token, panel.message_id, expires_at)

    async def forget_panel(self, table_id: int, user_id: int) -> None:
        await self._write("DELETE FROM panels WHERE table_id = ? AND user_id = ?", table_id, user_id)

    async def memo(self, key: str) -> str | None:
        async with self._reading():
            found = await self._fetch("SELECT value FROM notes WHERE key = ?", key)
        return str(found[0]["value"]) if found else None

    async def set_memo(self, key: str, value: str) -> None:
        await self._write(_SET_FACT, key, value)

    # -- turns and transactions

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[None]:
        async with self._turn:
            if self._is_closed:
                raise StoreBroken(f"The database {self._path} has been closed; the bot is stopping.")
            with faults.speaking(self._path):
                yield

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[None]:
        """All or nothing, also when we are cancelled: the connection's thread works in order of asking, so the
        rollback comes after whatever was being done, even if nobody waits for it any more.
        """
        async with self._reading():
            try:
                await self._db.execute_fetchall("BEGIN IMMEDIATE")
                yield
                await self._db.commit()
            except BaseException:
                await self._db.rollback()
                raise

    async def _write(self, sql: str, *values: Any) -> None:
        async with self._transaction():
            await self._db.execute_fetchall(sql, values)

    async def _fetch(self, sql: str, *values: Any) -> list[sqlite3.Row]:
        return list(await self._db.execute_fetchall(sql, values))

    async def _seats(self, table_id: int) -> list[rows.SeatRow]:
        return [(row["kind"], row["user_id"]) for row in await self._fetch(_SEATS, table_id)]

    async def _write_seats(self, table_id: int, seats: Sequence[rows.SeatRow]) -> None:
        await self._db.execute_fetchall("DELETE FROM seats WHERE table_id = ?", (table_id,))
        await self._db.executemany(
            "INSERT INTO seats (table_id, seat, kind, user_id) VALUES (?, ?, ?, ?)",
            [(table_id, seat, *holder) for seat, holder in enumerate(seats)],
        )

    async def _add_steps(self, added: Sequence[tuple[int | str | None, ...]]) -> None:
        try:
            await self._db.executemany(_ADD_STEP, added)
        except sqlite3.IntegrityError as error:
            raise Outrun from error

    async def _one_table(self, sql: str, *values: Any) -> Table | None:
        async with self._reading():
            found = await self._fetch(sql, *values)
            seats = await self._seats(found[0]["id"]) if found else []
        return rows.table_from(found[0], seats, self._codec) if found else None

    async def _readable_tables(self, sql: str, *values: Any) -> list[Table]:
        """All that can be read: one table that an update left behind must not hide the others."""
        async with self._reading():
            found = [(row, await self._seats(row["id"])) for row in await self._fetch(sql, *values)]
        tables = []
        for row, seats in found:
            try:
                tables.append(rows.table_from(row, seats, self._codec))
            except StoreBroken as error:
                _log.warning("table %s left out of a list: %s", row["id"], error)
        return tables
