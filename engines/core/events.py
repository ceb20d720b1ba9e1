"""Who is told what happened: every event names its audience, there is no default."""

from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from engines.core.seats import Seat, Viewer

EventT = TypeVar("EventT", covariant=True)


@dataclass(frozen=True, slots=True)
class Audience:
    """Who hears an event: certain seats, or with `None` the whole channel."""

    seats: frozenset[Seat] | None

    def hears(self, viewer: Viewer) -> bool:
        """Whether this viewer is told; the spectator hears only what everyone hears."""
        return self.seats is None or viewer in self.seats


EVERYONE: Final = Audience(None)


def only(*seats: Seat) -> Audience:
    """The audience of these seats and nobody else."""
    return Audience(frozenset(seats))


@dataclass(frozen=True)  # without slots: see `Move`
class Told(Generic[EventT]):
    """An event and those who hear of it."""

    event: EventT
    audience: Audience
