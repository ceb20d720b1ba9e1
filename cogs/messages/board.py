"""What this run of the bot knows of one table's public message, and when that message should move down the channel."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta

from bot.store.protocol import Messages
from bot.tables.table import Holder, Place, Status, Table
from bot.tables.updates import AnyLook

BURIED = 10
"""More messages of others than this below a board, and it is out of sight."""

_NOTES = 3
"""Private notes from so many moments below a board, and it is out of sight for whoever got them."""

_OLD = timedelta(hours=1)
_EDITS_OF_AN_OLD_BOARD = 20
"""Discord limits the edits of a message older than an hour (error 30046), without saying to how many."""

_LONG_AGO = datetime.min.replace(tzinfo=UTC)
_LONGEST_WAIT = 60.0
MOST_TRIES = 8
MOST_TICKS = 4
"""So often the wait for small changes of one moment doubles."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What everybody waits for: where it differs, the change is a big one."""

    status: Status
    moment: int
    holders: tuple[Holder, ...]
    agreed: frozenset[int]

    @classmethod
    def of(cls, table: Table, look: AnyLook | None) -> "Mark":
        """The mark of a table as the spectator sees it."""
        return cls(table.status, look.moment if look else 0, table.holders, table.agreed)


@dataclass(slots=True)
class Board:
    """One public message, its pace and its troubles. Forgetting it costs at most one edit."""

    table_id: int
    place: Place
    noted: Mark | None = None
    """The newest change we heard of."""
    noted_look: AnyLook | None = None
    """What everybody could see of the game then."""
    drawn: str = ""
    """A fingerprint of what the message shows, as far as this run of the bot has drawn it."""
    drawn_mark: Mark | None = None
    ticks: int = 0
    """Small changes drawn in the present moment."""
    edits: int = 0
    """Since it was posted."""
    below: int = 0
    """Messages of others since it was posted."""
    notes: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """By member: from which moments they were shown private notes since it was posted. How often somebody chooses anew
    in one moment is nobody's business, so it does not count (G-4)."""
    overtaken: bool = False
    """A message of ours that stays in the channel was sent since, and the board belongs below it."""
    tries: int = 0
    """Failures in a row that may pass."""
    quiet_until: datetime = _LONG_AGO
    """We may not write here; until then we do not ask again."""
    restored: bool = False
    """It was deleted and came back without any change at the table; not twice."""
    nonce: str = ""
    """Names a post that may have reached Discord although we were not told, so that it is not made twice."""
    delay: float = 0.0
    timer: asyncio.TimerHandle | None = None
    task: asyncio.Task[None] | None = None
    again: bool = False
    """Something changed while the last edit was on its way."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_busy(self) -> bool:
        """Whether a call is on its way or planned."""
        return self.timer is not None or self.task is not None or self.lock.locked()

    def note(self, mark: Mark, look: AnyLook | None) -> bool:
        """Take note of a change; returns whether anybody can see it. A sealed choice made anew is not for all (G-4)."""
        seen = replace(look, fresh=0) if look is not None else None
        is_public = (mark, seen) != (self.noted, self.noted_look)
        self.noted, self.noted_look = mark, seen
        return is_public

    def patience(self, delay: float, now: datetime) -> float:
        """How long to wait really, given that Discord is ill or does not let us write."""
        backoff = min(_LONGEST_WAIT, 2.0 ** (self.tries - 1)) if self.tries else 0.0
        return max(delay, backoff, (self.quiet_until - now).total_seconds())

    def should_move(self, mark: Mark, posted_at: datetime | None, now: datetime) -> bool:
        """Whether to post anew instead of editing: never for a mere tick of progress."""
        if self.overtaken:
            return True
        if mark == self.drawn_mark or self.drawn_mark is None:
            return False
        worn = posted_at is not None and now - posted_at > _OLD and self.edits >= _EDITS_OF_AN_OLD_BOARD
        return self.is_buried or worn

    def is_wanted(self, table: Table, messages: Messages) -> bool:
        """Whether a message that is missing is posted at all: an end only by the run that heard of it, or if the board
        became a chapter and nothing followed; that of a lobby never.
        """
        if table.is_open:
            return True
        became_chapter = messages.chapter > 0 and messages.board_id is None and messages.board_posted_at is None
        return table.started_at is not None and (self.noted is not None or became_chapter)

    @property
    def is_buried(self) -> bool:
        """Whether somebody would have to scroll to see it."""
        return self.below > BURIED or any(len(moments) >= _NOTES for moments in self.notes.values())

    def was_posted(self) -> None:
        """It stands at the bottom of the channel now, for everybody."""
        self.nonce, self.edits, self.below, self.overtaken = "", 0, 0, False
        self.notes.clear()

    def has_drawn(self) -> None:
        """The task is over; asyncio reports what it died of as soon as nobody holds it any more."""
        self.task = None

    def stop(self) -> None:
        """Drop what is planned; what is on its way is cancelled."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
