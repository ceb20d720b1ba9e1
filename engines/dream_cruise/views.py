"""What a viewer may know of Dream Cruise: all ships and open cards, and of hands, draws and plans only one's own."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engines.core.seats import Seat
from engines.dream_cruise.actions import Build, CallCaptain, Send, Spot, Stage
from engines.dream_cruise.cards import Region
from engines.dream_cruise.ships import Ship


class Phase(StrEnum):
    """What the table is at. Disembarking, phase 5, asks nobody."""

    BOARD = "board"
    COURSE = "course"
    DISPLAY = "display"
    SAIL = "sail"
    OVER = "over"


class Pile(StrEnum):
    """The decks whose discard pile is shuffled when they are empty; families do so but once, for the last round."""

    LOCATIONS = "locations"
    SHIP_CARDS = "ship-cards"


class Ending(StrEnum):
    """Why a round is the last one."""

    FAMILIES = "families"  # the last family card was drawn
    LOCATIONS = "locations"  # the locations do not go round (ruling DC-19)


@dataclass(frozen=True, slots=True)
class Built:
    """An addition built and paid for, instead of another one if no space was free."""

    card: int
    replaced: int | None
    payment: int


@dataclass(frozen=True, slots=True)
class CaptainCalled:
    """The captain sent to an activity and paid for."""

    place: Spot
    card: int
    """What lies there, as in the action."""
    payment: int


Act: TypeAlias = Send | Stage | Built | CaptainCalled
"""Something done in phase 4."""


@dataclass(frozen=True, slots=True)
class Made:
    """An act and its number, which no other act of that seat and round ever had."""

    number: int
    act: Act


@dataclass(frozen=True, slots=True)
class Unpaid:
    """An act that waits for its payment, and before that, if no space is free, for what it replaces."""

    number: int
    act: Build | CallCaptain
    replaced: int | None = None


@dataclass(frozen=True, slots=True)
class DayPlan:
    """What one seat has done in phase 4 so far, its own until everyone is done (ruling DC-10)."""

    ship: Ship
    """As these acts leave it."""
    hand: tuple[int, ...]
    acts: tuple[Made, ...] = ()
    unpaid: Unpaid | None = None
    next_number: int = 0
    done: bool = False
    hand_open: bool = False
    """Whether the seat looks at cards and captain; means nothing while everything fits (see `OpenHand`)."""


@dataclass(frozen=True, slots=True)
class Route:
    """The locations of one region, with the sea card that counts with them, if any."""

    region: Region
    shores: tuple[int, ...]
    sea: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """What a ship would be worth if the game ended now."""

    families: int
    routes: tuple[Route, ...]
    guests: int
    """How many are at activities; every two of them are a point."""
    total: int

    @property
    def route_points(self) -> int:
        """What all routes are worth together."""
        return sum(route.points for route in self.routes)

    @property
    def guest_points(self) -> int:
        """One for every two guests at activities."""
        return self.guests // 2


@dataclass(frozen=True, slots=True)
class JanaScore:
    """What Jana turned up at the end: her families, and her one best route."""

    families: tuple[int, ...]
    family_points: int
    route: Route | None
    total: int


@dataclass(frozen=True, slots=True)
class JanaSeen:
    """The opponent of whoever plays alone: her pile lies face down, her locations lie open (ruling DC-16)."""

    level: int
    pile: int
    locations: tuple[int, ...]
    score: JanaScore | None
    """Once the game is over."""


@dataclass(frozen=True, slots=True)
class OpenSet:
    """A face-up set of the display; a taken one stays listed until the phase is over."""

    number: int
    cards: tuple[int, ...]
    taker: Seat | None


@dataclass(frozen=True, slots=True)
class HiddenSet:
    """The face-down set of the display."""

    number: int
    size: int
    taker: Seat | None


@dataclass(frozen=True, slots=True)
class ShipSeen:
    """A seat's ship as everyone sees it; in phase 4, as it was when the phase began (ruling DC-10)."""

    ship: Ship
    hand_size: int
    score: Score


@dataclass(frozen=True, slots=True)
class Mine:
    """What only one seat sees."""

    seat: Seat
    hand: tuple[int, ...]
    """Ship cards, in phase 4 without those already used."""
    drawn: tuple[int, ...]
    """In phase 1 families and in phase 2 locations to choose from."""
    chosen: tuple[int, ...] | None
    """Of those drawn, what is sealed; `None` until chosen."""
    plan: DayPlan | None
    """In phase 4."""
    score: Score
    """With the acts of phase 4 so far: families all of whose guests are out have left by then (ruling DC-5)."""


@dataclass(frozen=True, slots=True)
class DreamView:
    """The table as one viewer sees it."""

    phase: Phase
    round: int
    """Counted from 1."""
    ending: Ending | None
    """Why this round is the last, if it is."""
    sea_days: bool
    first: Seat
    """Who begins in this round; alone it means nothing."""
    token: Seat
    """Who will begin in the next one, as things stand."""
    waiting_for: tuple[Seat, ...]
    ships: tuple[ShipSeen, ...]
    family_deck: int
    """How many cards it still has; the same for the other two decks."""
    family_discard: tuple[int, ...]
    location_deck: int
    location_discard: tuple[int, ...]
    ship_deck: int
    ship_discard: tuple[int, ...]
    display: tuple[OpenSet | HiddenSet, ...]
    """In phase 3: the sets laid out, the face-down one first."""
    jana: JanaSeen | None
    """Of whoever plays alone."""
    mine: Mine | None
    """Of a seat; the spectator has none."""

    @property
    def is_alone(self) -> bool:
        """One seat plays, against Jana: nobody is start player then (ruling DC-16)."""
        return len(self.ships) == 1

    @property
    def is_last(self) -> bool:
        """No round comes after this one."""
        return self.ending is not None
