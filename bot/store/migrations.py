"""The schema, as numbered changes that each run once; `PRAGMA user_version` tells how many have run."""

import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from bot.errors import StoreBroken
from bot.store.faults import speaking

_PATIENCE = 5.0
"""Seconds to wait for another program that holds the file."""

_M001_TABLES = (
    """CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: old buttons carry it
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        guild_id INTEGER NOT NULL,
        channel_id INTEGER NOT NULL,
        host INTEGER NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over')),
        ending TEXT,
        opened_at INTEGER NOT NULL, -- all times: microseconds since 1970, UTC
        started_at INTEGER,
        ended_at INTEGER,
        agreed TEXT NOT NULL,
        revision INTEGER NOT NULL,
        step INTEGER NOT NULL
    )""",
    "CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel_id) WHERE status <> 'over'",
    "CREATE INDEX tables_of_a_channel ON tables (channel_id, id)",
    "CREATE INDEX open_tables_of_a_server ON tables (guild_id, id) WHERE status <> 'over'",
    """CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'computer', 'vacant', 'kept')),
        user_id INTEGER,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID""",
    "CREATE INDEX seats_of_a_person ON seats (user_id, table_id) WHERE kind = 'person'",
    """CREATE TABLE steps (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        step INTEGER NOT NULL,
        seat INTEGER,
        action TEXT,
        told TEXT, -- NULL when nobody was told anything
        at INTEGER NOT NULL,
        PRIMARY KEY (table_id, step)
    ) WITHOUT ROWID""",
    """CREATE TABLE snapshots (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        seed TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        step INTEGER NOT NULL,
        state TEXT NOT NULL
    )""",
    """CREATE TABLE messages (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id),
        board_id INTEGER,
        board_posted_at INTEGER,
        ping_id INTEGER
    )""",
    """CREATE TABLE panels (
        table_id INTEGER NOT NULL REFERENCES tables (id),
        user_id INTEGER NOT NULL,
        token TEXT NOT NULL,
        message_id INTEGER NOT NULL,
        expires_at INTEGER NOT NULL,
        PRIMARY KEY (table_id, user_id)
    ) WITHOUT ROWID""",
    "CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
)

_M002_CHAPTERS = ("ALTER TABLE messages ADD COLUMN chapter INTEGER NOT NULL DEFAULT 0",)

_M003_WHO_ENDED_IT = ("ALTER TABLE tables ADD COLUMN ended_by INTEGER",)

MIGRATIONS: Final = (_M001_TABLES, _M002_CHAPTERS, _M003_WHO_ENDED_IT)
"""Never changed once released, only added to; the first one leads from version 0 to 1."""


def newest_version() -> int:
    """The version that this Botswain brings a database to."""
    return len(MIGRATIONS)


def schema_version(path: str | Path) -> int | None:
    """The version of a database, without writing anything; `None` when there is no file. Raises `StoreError`."""
    if not Path(path).exists():
        return None
    with speaking(str(path)), closing(sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)) as db:
        return _version(db)


def migrate(path: str | Path) -> tuple[int, int]:
    """Bring a database up to date, making the file if there is none; its version before and after.

    Raises `StoreBroken` for a database of a newer Botswain, and any other `StoreError`; then the file is as it was.
    """
    with (
        speaking(str(path)),
        closing(sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)) as db,
    ):
        before, newest = _version(db), newest_version()
        if before > newest:
            raise StoreBroken(
                f"The database {path} was written by a newer Botswain (schema {before}, this one knows {newest})."
            )
        _write_ahead(db)
        for number in range(before + 1, newest + 1):
            _run_once(db, number)
        return before, newest


def _write_ahead(db: sqlite3.Connection) -> None:
    """Switch to a write-ahead log; for this, unlike for a write, SQLite itself does not wait for another start."""
    until = monotonic() + _PATIENCE
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
            sleep(0.01)
        else:
            return


def _run_once(db: sqlite3.Connection, number: int) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        if _version(db) < number:  # another one may have been first while we waited
            for statement in MIGRATIONS[number - 1]:
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version
