"""What can go wrong outside the rules. Sentences for players live in `cogs/words`, by reason.

BotswainError
├── TableRefused     the table does not allow it now; carries a `TableReason`
├── StoreError       the database did not do what it should; nothing was half-written
│   ├── StoreBusy    locked, full or slow: the same press can simply be made again
│   ├── Outrun       another writer was first: memory was behind and has been dropped
│   └── StoreBroken  cannot be opened or read: whoever runs the bot has to look
└── SettingsError    a setting is missing or wrong; the text is a sentence for whoever runs the bot
"""

from enum import StrEnum
from typing import Any


class BotswainError(Exception):
    """Base of every error that Botswain raises on purpose, rules aside."""


class TableReason(StrEnum):
    """Why a table refuses; each has the sentence `table-<value>`, which says what to do instead."""

    NONE_HERE = "none-here"  # this channel has no open table
    CHANNEL_TAKEN = "channel-taken"  # facts: game
    UNKNOWN_GAME = "unknown-game"
    GONE = "gone"  # the table of this button no longer exists, or is over
    NOT_SEATED = "not-seated"  # facts: offer
    ALREADY_SEATED = "already-seated"
    FULL = "full"
    NOT_HOST = "not-host"
    ALREADY_STARTED = "already-started"
    NOT_STARTED = "not-started"
    TOO_FEW = "too-few"  # facts: needed, seated
    NO_VACANT_SEAT = "no-vacant-seat"
    NO_COMPUTER = "no-computer"
    STALE = "stale"  # what was being asked is over
    SEAT_KEPT = "seat-kept"  # the seat is kept for somebody else (rematch)
    NOT_OVER = "not-over"  # a rematch of a game that still runs


class TableRefused(BotswainError):
    """The table does not allow this now; `facts` are the arguments of its sentence."""

    def __init__(self, reason: TableReason, **facts: Any) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts


class StoreError(BotswainError):
    """The database did not do what it should; nothing was half-written."""


class StoreBusy(StoreError):
    """Locked, full or slow: trying again may help."""


class Outrun(StoreError):
    """Another writer changed the table first."""


class StoreBroken(StoreError):
    """The database cannot be opened or read; the text says why, for whoever runs the bot."""


class SettingsError(BotswainError):
    """A setting is missing or wrong; the text is a whole sentence that names the variable."""
