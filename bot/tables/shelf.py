"""The tables that are in memory: the lately used ones. All others lie in the store until they are needed."""

from collections import OrderedDict
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.tables.session import Session
from bot.tables.table import Status, Table
from bot.tables.updates import AnyLook
from engines.core.seats import Viewer

_AT_MOST: Final = 256
_IDLE: Final = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class Live:
    """A table in memory, and its game once there is one."""

    table: Table
    session: Session | None

    @property
    def is_whole(self) -> bool:
        """Whether a game that runs is there; one that cannot be read is not."""
        return self.session is not None or self.table.status is not Status.RUNNING

    def look(self, viewer: Viewer) -> AnyLook | None:
        """What one viewer may see of the game, if there is one."""
        return None if self.session is None else self._closed(self.session.look(viewer))

    def looks(self, fresh: Mapping[Viewer, int]) -> dict[Viewer, AnyLook]:
        """What every viewer may see of the game; nothing while there is none."""
        looks = {} if self.session is None else self.session.looks(fresh)
        return looks if self.table.is_open else {viewer: self._closed(look) for viewer, look in looks.items()}

    def _closed(self, look: AnyLook) -> AnyLook:
        """A game that was ended in the middle asks nobody any more, whatever its rules would say."""
        return look if self.table.is_open else replace(look, actions=(), waiting_for=frozenset())


class Shelf:
    """Tables by id, longest unused first. Nothing is lost by taking one off: the store has it."""

    def __init__(
        self, clock: Callable[[], datetime], in_use: Container[int], at_most: int = _AT_MOST, idle: timedelta = _IDLE
    ) -> None:
        self._clock = clock
        self._in_use = in_use
        self._at_most = at_most
        self._idle = idle
        self._lives: OrderedDict[int, tuple[Live, datetime]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lives)

    def __contains__(self, table_id: object) -> bool:
        return table_id in self._lives

    def get(self, table_id: int) -> Live | None:
        """A table if it is in memory; it then counts as used."""
        kept = self._lives.get(table_id)
        if kept is None:
            return None
        self.put(kept[0])
        return kept[0]

    def put(self, live: Live) -> None:
        """Keep a table in memory and let go of those that nobody has used for long."""
        now = self._clock()
        self._lives[live.table.id] = live, now
        self._lives.move_to_end(live.table.id)
        self._let_go(now)

    def drop(self, table_id: int) -> None:
        """Forget a table, so that it is read anew."""
        self._lives.pop(table_id, None)

    def drop_older(self, stored: Table) -> None:
        """Forget a table that another writer has changed; those that we are changing ourselves are in use."""
        kept = self._lives.get(stored.id)
        if kept is not None and kept[0].table.revision < stored.revision and stored.id not in self._in_use:
            self.drop(stored.id)

    def _let_go(self, now: datetime) -> None:
        spare = len(self._lives) - self._at_most
        dropped = list[int]()
        for table_id, (_, used_at) in self._lives.items():
            if len(dropped) >= spare and now - used_at <= self._idle:
                break
            if table_id not in self._in_use:
                dropped.append(table_id)
        for table_id in dropped:
            del self._lives[table_id]
