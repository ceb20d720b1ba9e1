"""A table: who plays what where. Frozen; the service makes a new one for every change."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Literal, TypeAlias

from engines.core.seats import Seat


class Status(StrEnum):
    """Where a table is in its life. One channel has at most one table that is a lobby or running."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


class Ending(StrEnum):
    """Why a table is over."""

    PLAYED = "played"  # the game reached its result
    ENDED = "ended"  # by the host or a moderator
    AGREED = "agreed"  # by everyone seated
    DESERTED = "deserted"  # no person was left in a seat
    CHANNEL_GONE = "channel-gone"


@dataclass(frozen=True, slots=True)
class Person:
    """A seat held by a member, by Discord's number."""

    user_id: int
    kind: Literal["person"] = "person"


@dataclass(frozen=True, slots=True)
class Computer:
    """A seat given to the computer in the lobby."""

    kind: Literal["computer"] = "computer"


@dataclass(frozen=True, slots=True)
class Vacant:
    """A seat of a running game whose person stood up; it plays on its own until somebody sits down there."""

    former: int
    kind: Literal["vacant"] = "vacant"


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat in the lobby of a rematch, kept for a member who has not confirmed yet."""

    user_id: int
    kind: Literal["kept"] = "kept"


Holder: TypeAlias = Person | Computer | Vacant | Kept


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a channel or thread of a server, by Discord's numbers."""

    guild_id: int
    channel_id: int


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what where. In the lobby seats are in order of joining; the start shuffles them (ruling G-3)."""

    id: int
    game: str
    options: Any
    place: Place
    host: int
    status: Status
    holders: tuple[Holder, ...]
    opened_at: datetime
    started_at: datetime | None = None
    ended_at: datetime | None = None
    ending: Ending | None = None
    ended_by: int | None = None
    """Who ended it early, by Discord's number."""
    agreed: frozenset[int] = field(default=frozenset())
    """The seated members who agree to end the running game without a result."""
    revision: int = 0
    """Grows by one with every saved change, so that a second writer loses cleanly."""
    step: int = 0
    """How many actions the running game has carried out."""

    @property
    def is_open(self) -> bool:
        """Whether it still occupies its channel."""
        return self.status is not Status.OVER

    @property
    def people(self) -> tuple[int, ...]:
        """The members who hold a seat, in seat order."""
        return tuple(holder.user_id for holder in self.holders if isinstance(holder, Person))

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat this member holds, if any."""
        return next((seat for seat, holder in enumerate(self.holders) if holder == Person(user_id)), None)

    @property
    def on_their_own(self) -> frozenset[Seat]:
        """Seats without a person: the game plays them by its `fallback`."""
        return frozenset(seat for seat, holder in enumerate(self.holders) if not isinstance(holder, Person))
