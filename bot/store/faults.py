"""What SQLite complains about, told in our own errors: the one place that knows its codes."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import StoreBroken, StoreBusy, StoreError

_PRIMARY = 0xFF
"""Extended codes carry the primary one in their lowest byte."""

_PASSING = {
    sqlite3.SQLITE_BUSY: "is locked by another program",
    sqlite3.SQLITE_LOCKED: "is locked",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full",
    sqlite3.SQLITE_IOERR: "could not be read or written: the disk reports an error",
    sqlite3.SQLITE_NOMEM: "could not be used: there is no memory left",
}

_LASTING = {
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: check that its folder exists and may be written to",
    sqlite3.SQLITE_NOTADB: "is not a database of Botswain, or it is damaged",
    sqlite3.SQLITE_CORRUPT: "is damaged",
    sqlite3.SQLITE_READONLY: "may not be written to",
    sqlite3.SQLITE_PERM: "may not be opened",
    sqlite3.SQLITE_AUTH: "may not be opened",
}


def told(path: str, error: sqlite3.Error) -> StoreError:
    """Our error for one of SQLite's, with a sentence for whoever runs the bot."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & _PRIMARY
    if code in _PASSING:
        return StoreBusy(f"The database {path} {_PASSING[code]}.")
    return StoreBroken(f"The database {path} {_LASTING.get(code, f'cannot be used: {error}')}.")


@contextmanager
def speaking(path: str) -> Iterator[None]:
    """Whatever SQLite raises inside leaves as a `StoreError`."""
    try:
        yield
    except sqlite3.Error as error:
        raise told(path, error) from error
