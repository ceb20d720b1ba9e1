"""The courier carries every message of ours that nobody waits for: it decides when, merges, tries again, and forgets.

What is carried is an errand of a table: its board is to be drawn, its ping to be sent. The keeper of that message does
the work and lets every error through; what becomes of it is decided here, by the one table in `troubles`. Where order
counts there is one call at a time, so that no message is older than its call.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import Enum, StrEnum
from typing import Final, Protocol, TypeVar, assert_never

from bot.errors import StoreError, TableRefused
from bot.tables.service import TableService
from bot.tables.table import Ending, Place, Table
from bot.tables.updates import Update
from cogs.messages.kept import Kept
from cogs.messages.records import Unrecorded
from cogs.messages.troubles import EFFECTS, FROM_DISCORD, Effect, trouble_of

_log = logging.getLogger(__name__)

TABLES_KEPT: Final = 2_000
"""Of so many tables a run of the bot remembers what it has sent; what is busy is never forgotten."""

QUIET: Final = timedelta(seconds=60)
"""So long an errand waits that we may not do."""

MOST_TRIES: Final = 7
"""So often an errand fails before it waits for the next change: with pauses of 1, 2, 4 … 32 seconds."""

_LONG_AGO = datetime.min.replace(tzinfo=UTC)

T = TypeVar("T")
KnownT = TypeVar("KnownT")

Work = Callable[[int], Awaitable[None]]
"""Does an errand of a table, given its id."""


class NotYet(Exception):
    """The errand cannot be done now for a reason that may pass, whatever Discord called it."""


class Way(Enum):
    """Where errands go, so that a slow one does not hold up what has nothing to do with it."""

    STORY = "story"  # the board and what it becomes: one call at a time, so that none is overtaken
    PINGS = "pings"  # one at a time as well
    PANELS = "panels"  # each panel has its own turn; several rounds through them may be under way

    @property
    def is_in_turn(self) -> bool:
        """Whether there is one call at a time."""
        return self is not Way.PANELS


class Errand(StrEnum):
    """All that is ever owed to a table."""

    BOARD = "board"
    CHAPTER = "chapter"
    OLD_PING = "old-ping"  # to be deleted
    START_PING = "start-ping"
    TURN_PING = "turn-ping"
    ASKED_PANELS = "asked-panels"  # those whose seats are asked something
    ALL_PANELS = "all-panels"

    @property
    def way(self) -> Way:
        """Where it goes."""
        match self:
            case Errand.BOARD | Errand.CHAPTER:
                return Way.STORY
            case Errand.OLD_PING | Errand.START_PING | Errand.TURN_PING:
                return Way.PINGS
            case Errand.ASKED_PANELS | Errand.ALL_PANELS:
                return Way.PANELS
            case _:
                assert_never(self)

    @property
    def is_seen_at_once(self) -> bool:
        """Whether people have noticed it even if it had to be taken back: then it does not come again by itself."""
        return self in {Errand.CHAPTER, Errand.START_PING, Errand.TURN_PING}


class _Forgetful(Protocol):
    """What a keeper knows, as far as the courier is concerned."""

    def forget(self, key: int) -> None: ...


@dataclass(slots=True)
class _Trip:
    """One errand of one table: planned, under way, or both because something changed meanwhile."""

    timer: asyncio.TimerHandle | None = None
    patience: float = 0.0
    """With which delay it was planned."""
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    again: bool = False
    tries: int = 0
    """Failures in a row that may pass."""
    quiet_until: datetime = _LONG_AGO
    """Until then we do not ask again whether we may. Another errand may be allowed: editing takes less than sending."""

    @property
    def is_busy(self) -> bool:
        return self.timer is not None or bool(self.tasks)

    def unplan(self) -> None:
        """Drop what is planned; what is under way goes on."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """Drop what is planned, and cancel what is under way unless it is the very one that asks."""
        self.unplan()
        for task in self.tasks - {asyncio.current_task()}:
            task.cancel()


@dataclass(slots=True)
class _Line:
    """All that goes one way for one table."""

    table_id: int
    place: Place
    trips: dict[Errand, _Trip] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_busy(self) -> bool:
        return self.lock.locked() or any(trip.is_busy for trip in self.trips.values())

    def trip(self, errand: Errand) -> _Trip:
        return self.trips.setdefault(errand, _Trip())

    def stop(self) -> None:
        for trip in self.trips.values():
            trip.stop()


class Courier:
    """Does errands in their time; keepers say what is owed, and how it is done."""

    def __init__(self, tables: TableService, clock: Callable[[], datetime]) -> None:
        self._tables = tables
        self._clock = clock
        self._works: dict[Errand, Work] = {}
        self._memories: list[tuple[Way, _Forgetful]] = []
        self._lines: Kept[tuple[int, Way], _Line] = Kept(
            len(Way) * TABLES_KEPT, is_busy=self._is_line_busy, forgotten=_Line.stop
        )

    def teach(self, errand: Errand, work: Work) -> None:
        """From now on this is how such errands are done."""
        self._works[errand] = work

    def memory(
        self, way: Way, _: type[KnownT], forgotten: Callable[[KnownT], None] = lambda _: None
    ) -> Kept[int, KnownT]:
        """What a keeper on this way knows of each table: forgotten with it, and when it was not used for long."""
        memory = Kept[int, KnownT](TABLES_KEPT, self._is_busy, forgotten)
        self._memories.append((way, memory))
        return memory

    def heard(self, update: Update) -> None:
        """A table has changed: where its channel is gone, nothing is owed to that any more."""
        if update.table.ending is Ending.CHANNEL_GONE:
            self._forget_on(update.table.id, Way.STORY, Way.PINGS)  # private panels are left, to tell of it

    # -- planning

    def soon(self, table: Table, errand: Errand, delay: float) -> None:
        """Do this errand after so many seconds, unless it is planned with no longer a delay already.

        It takes longer while Discord is ill or does not let us write.
        """
        line = self._line(table, errand.way)
        self._give_another_chance(line.trip(errand))
        self._plan(line, errand, delay)

    def at_once(self, table: Table, errand: Errand) -> None:
        """Do this errand now, unless Discord is ill or does not let us write: then it is done as soon as may be."""
        line = self._line(table, errand.way)
        trip = line.trip(errand)
        self._give_another_chance(trip)
        if self._patience(trip, 0.0) > 0.0:
            self._plan(line, errand, 0.0)
        else:
            trip.unplan()
            self._begin(line, errand)

    def cancel(self, table_id: int, errand: Errand) -> None:
        """Drop what is planned, if it is."""
        if (line := self._lines.get((table_id, errand.way))) is not None and errand in line.trips:
            line.trips[errand].unplan()

    async def in_turn(self, table: Table, errand: Errand, call: Callable[[], Awaitable[T]]) -> T | None:
        """Make a call of this errand's message now, in its turn; `None` if it failed: the errand is then owed."""
        line = self._line(table, errand.way)
        async with line.lock:
            return await self._attempted(line, errand, call)

    @contextlib.asynccontextmanager
    async def turn(self, table: Table, errand: Errand) -> AsyncIterator[None]:
        """Nobody else sends anything this way meanwhile, so that an answer to a press is not overtaken."""
        async with self._line(table, errand.way).lock:
            yield

    def forget(self, table_id: int) -> None:
        """Owe this table nothing any more, and remember nothing of it."""
        self._forget_on(table_id, *Way)

    def _forget_on(self, table_id: int, *ways: Way) -> None:
        for way in ways:
            self._lines.forget((table_id, way))
        for way, memory in self._memories:
            if way in ways:
                memory.forget(table_id)

    def forget_guild(self, guild_id: int) -> None:
        """The same for all tables of a server."""
        lines = [line for key in self._lines if (line := self._lines.get(key)) and line.place.guild_id == guild_id]
        for line in lines:
            self.forget(line.table_id)

    def close(self) -> None:
        """Drop all that is planned; the next run catches up at the first press."""
        for table_id, _ in self._lines:
            self.forget(table_id)

    # -- when

    def _is_busy(self, table_id: int) -> bool:
        return any(self._is_line_busy((table_id, way)) for way in Way)

    def _is_line_busy(self, key: tuple[int, Way]) -> bool:
        line = self._lines.get(key)
        return line is not None and line.is_busy

    def _line(self, table: Table, way: Way) -> _Line:
        return self._lines.kept_or((table.id, way), lambda: _Line(table.id, table.place))

    def _give_another_chance(self, trip: _Trip) -> None:
        """What failed too often was given up until something changes, and now something has."""
        if trip.tries >= MOST_TRIES:
            trip.tries = 0

    def _patience(self, trip: _Trip, delay: float) -> float:
        pause = 2.0 ** (trip.tries - 1) if trip.tries else 0.0
        return max(delay, pause, (trip.quiet_until - self._clock()).total_seconds())

    def _plan(self, line: _Line, errand: Errand, delay: float) -> None:
        trip, loop = line.trip(errand), asyncio.get_running_loop()
        patience = self._patience(trip, delay)
        if trip.timer is None or patience < trip.patience:
            trip.unplan()
            trip.patience, trip.timer = patience, loop.call_later(patience, self._begin, line, errand)

    def _begin(self, line: _Line, errand: Errand) -> None:
        trip = line.trip(errand)
        trip.timer = None
        if trip.tasks and errand.way.is_in_turn:
            trip.again = True
        else:
            trip.tasks.add(asyncio.get_running_loop().create_task(self._go(line, errand, trip)))

    async def _go(self, line: _Line, errand: Errand, trip: _Trip) -> None:
        trip.again = True
        try:
            while trip.again:
                trip.again = False
                async with line.lock if errand.way.is_in_turn else contextlib.nullcontext():
                    await self._carry(line, errand)
        finally:  # in the same breath as the last look at `again`, or a change between the two would be lost
            trip.tasks -= {asyncio.current_task()}

    async def _carry(self, line: _Line, errand: Errand) -> None:
        try:
            await self._attempted(line, errand, lambda: self._works[errand](line.table_id))
        except Exception:  # noqa: BLE001 - a fault of ours, and what changed meanwhile is to be carried all the same
            _log.exception("the %s of table %s failed", errand, line.table_id)

    # -- and what then

    async def _attempted(self, line: _Line, errand: Errand, call: Callable[[], Awaitable[T]]) -> T | None:
        """Make a call; whatever Discord or the store says to it has its effect here and goes no further."""
        try:
            done = await call()
        except TableRefused:
            self.forget(line.table_id)
        except NotYet as reason:
            _log.info("the %s of table %s is tried again: %s", errand, line.table_id, reason)
            self._try_again(line, errand)
        except Unrecorded:
            _log.warning("the %s of table %s was taken back: the store is out of reach", errand, line.table_id)
            if not errand.is_seen_at_once:
                self._try_again(line, errand)
        except StoreError:
            _log.warning("the %s of table %s waits for the store", errand, line.table_id, exc_info=True)
            self._try_again(line, errand)
        except FROM_DISCORD as error:
            await self._suffer(line, errand, error)
        else:
            line.trip(errand).tries = 0
            return done
        return None

    async def _suffer(self, line: _Line, errand: Errand, error: Exception) -> None:
        match EFFECTS[trouble_of(error)]:
            case Effect.CLOSE:
                try:
                    await self._tables.close(line.table_id, Ending.CHANNEL_GONE)  # and we hear of that
                except (TableRefused, StoreError):
                    self._forget_on(line.table_id, Way.STORY, Way.PINGS)
            case Effect.FORGET:
                self.forget(line.table_id)
            case Effect.KEEP_QUIET:
                line.trip(errand).quiet_until = self._clock() + QUIET
            case Effect.TRY_AGAIN:
                self._try_again(line, errand)
            case Effect.REPORT:
                _log.error("Discord does not take the %s of table %s", errand, line.table_id, exc_info=error)
            case Effect.WAIT:
                _log.info("the %s of table %s waits for the next change: %s", errand, line.table_id, error)

    def _try_again(self, line: _Line, errand: Errand) -> None:
        trip = line.trip(errand)
        trip.tries += 1
        if trip.tries < MOST_TRIES:
            self._plan(line, errand, 0.0)
