"""What this run of the bot knows of one table's public message, and when that message should move down the channel."""

from collections import defaultdict
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.tables.store import Messages
from bot.tables.table import Holder, Status, Table
from bot.tables.updates import AnyLook

BURIED = 10
"""More messages of others than this below a board, and it is out of sight."""

_PRIVATE = 3
"""Private answers from so many moments below a board, and it is out of sight for whoever got them."""

_OLD = timedelta(hours=1)
_EDITS_OF_AN_OLD_BOARD = 20
"""Discord limits the edits of a message older than an hour (error 30046), without saying to how many."""

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
    """One public message: what it shows, and what stands below it. Forgetting it costs at most one edit."""

    table_id: int
    channel_id: int
    heard: Mark | None = None
    """The newest change we heard of."""
    heard_look: AnyLook | None = None
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
    private: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    """By member: from which moments they were shown private answers since it was posted. How often somebody chooses
    anew in one moment is nobody's business, so it does not count (G-4)."""
    overtaken: bool = False
    """A message of ours that stays in the channel was sent since, and the board belongs below it."""
    restored: bool = False
    """It was deleted and came back without any change at the table; not twice."""
    nonce: str = ""
    """Names a post that may have reached Discord although we were not told, so that it is not made twice."""

    def learn(self, mark: Mark, look: AnyLook | None) -> bool:
        """Take note of a change; returns whether anybody can see it. A sealed choice made anew is not for all (G-4)."""
        seen = replace(look, fresh=0) if look is not None else None
        is_public = (mark, seen) != (self.heard, self.heard_look)
        self.heard, self.heard_look = mark, seen
        return is_public

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
        return table.started_at is not None and (self.heard is not None or became_chapter)

    @property
    def is_buried(self) -> bool:
        """Whether somebody would have to scroll to see it."""
        return self.below > BURIED or any(len(moments) >= _PRIVATE for moments in self.private.values())

    def was_posted(self) -> None:
        """It stands at the bottom of the channel now, for everybody."""
        self.nonce, self.edits, self.below, self.overtaken = "", 0, 0, False
        self.private.clear()
