"""Everything about one game of Dream Cruise: hidden cards, hands, draws and sealed plans included."""

from copy import copy
from dataclasses import dataclass

from engines.core.seats import Seat
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import DayPlan, Ending, Phase


@dataclass(frozen=True, slots=True)
class Jana:
    """The opponent of whoever plays alone (ruling DC-16)."""

    level: int
    families: tuple[int, ...]
    """Face down until the end."""
    locations: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LaidSet:
    """A set of the display; its place there is its number, 0 for the face-down one."""

    cards: tuple[int, ...]
    taker: Seat | None = None


@dataclass(slots=True)
class DreamState:
    """One position. Decks are drawn from the front; all pieces are frozen, only the fields themselves are changed."""

    phase: Phase
    round: int
    moment: int
    ending: Ending | None
    sea_days: bool
    first: Seat
    """Who begins in this round."""
    token: Seat
    """Who has the start-player token, and begins in the next round."""
    family_deck: tuple[int, ...]
    family_discard: tuple[int, ...]
    family_box: tuple[int, ...]
    """Families out of the game; but for starting ones nobody knows which."""
    location_deck: tuple[int, ...]
    location_discard: tuple[int, ...]
    ship_deck: tuple[int, ...]
    ship_discard: tuple[int, ...]
    ships: tuple[Ship, ...]
    """As all see them; in phase 4 as they were when it began (ruling DC-10)."""
    hands: tuple[tuple[int, ...], ...]
    drawn: tuple[tuple[int, ...], ...]
    """By seat, in phase 1 families and in phase 2 locations to choose from; else empty."""
    chosen: tuple[tuple[int, ...] | None, ...]
    """By seat, what it chose of those; sealed until the last seat has chosen (ruling G-4)."""
    display: tuple[LaidSet, ...]
    taking: int
    """In phase 3: how many seats have had their turn."""
    plans: tuple[DayPlan, ...]
    """In phase 4: by seat, what it has done; sealed until the last seat is done (ruling DC-10)."""
    jana: Jana | None

    @property
    def seat_count(self) -> int:
        """How many play, Jana not counted."""
        return len(self.ships)

    def copy(self) -> "DreamState":
        """A draft of its own, which shares the frozen pieces."""
        return copy(self)

    def seats_in_order(self) -> tuple[Seat, ...]:
        """All seats, from whoever begins in this round."""
        seats = range(self.seat_count)
        return (*seats[self.first :], *seats[: self.first])
