"""What lies open in front of a seat: the ship with its families and additions, this round's visit, the route so far."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engines.dream_cruise.actions import ADDITION_SPOTS, CARD_SPOTS, PRINTED_SPOTS, Spot
from engines.dream_cruise.cards import COLOURS, Colour, Icon, Shore
from engines.dream_cruise.deck import ADDITION_SPACES, LOCATIONS, SHIP_CARDS

Guests: TypeAlias = tuple[Colour, ...]
"""The guests on one activity, at most one of a colour, in the order in which they came."""


@dataclass(frozen=True, slots=True)
class Cabin:
    """A family aboard, and how many of its guests have not been sent yet."""

    family: int
    left: int


@dataclass(frozen=True, slots=True)
class Venue:
    """A ship card in play, and the guests on it."""

    card: int
    guests: Guests = ()


@dataclass(frozen=True, slots=True)
class Visit:
    """The location of this round: who is where, the activity cards on it, and where the captain stands."""

    location: int
    top: Guests = ()
    bottom: Guests = ()
    cards: tuple[Venue, ...] = ()
    captain: Spot | None = None


@dataclass(frozen=True, slots=True)
class Activity:
    """Somewhere guests can go now: `card` is a location for the two printed places, else a ship card."""

    spot: Spot
    card: int
    icon: Icon
    room: int
    guests: Guests
    captain: bool
    """The captain is there: everyone may come, whatever they wish for."""

    @property
    def free(self) -> int:
        """How many more guests it takes."""
        return self.room - len(self.guests)

    @property
    def can_be_covered(self) -> bool:
        """Whether an activity card may lie on it: a sight, as long as nobody stands there (ruling DC-9)."""
        return self.spot is Spot.BOTTOM and not self.guests and not self.captain


@dataclass(frozen=True, slots=True)
class Ship:
    """All that lies open in front of a seat."""

    cabins: tuple[Cabin | None, ...]
    """By colour: white, orange, blue."""
    additions: tuple[Venue, ...] = ()
    visit: Visit | None = None
    route: tuple[int, ...] = ()
    """Every location sailed to, this round's included (ruling DC-1)."""
    scored: tuple[int, ...] = ()
    """The points pile: families all of whose guests have been sent."""

    @property
    def empty_cabins(self) -> int:
        """How many families have room."""
        return self.cabins.count(None)

    @property
    def has_space(self) -> bool:
        """Whether a new addition finds a free space; else it must replace another one (ruling DC-7)."""
        return len(self.additions) < ADDITION_SPACES

    @property
    def guests_aboard(self) -> int:
        """How many guests have not been sent yet."""
        return sum([cabin.left for cabin in self.cabins if cabin is not None])

    @property
    def finished(self) -> tuple[int, ...]:
        """The families all of whose guests have been sent: they leave in phase 5."""
        return tuple([cabin.family for cabin in self.cabins if cabin is not None and not cabin.left])

    def left_of(self, family: int) -> int:
        """How many guests of a family have not been sent yet."""
        return sum([cabin.left for cabin in self.cabins if cabin is not None and cabin.family == family])

    def colour_of(self, family: int) -> Colour | None:
        """The colour of a family's guests, or `None` if it is not aboard."""
        for colour, cabin in zip(COLOURS, self.cabins, strict=True):
            if cabin is not None and cabin.family == family:
                return colour
        return None

    def activity_at(self, spot: Spot) -> Activity | None:
        """Where guests go at a spot, if there is anything."""
        return next((activity for activity in self.activities() if activity.spot is spot), None)

    def activities(self) -> tuple[Activity, ...]:
        """Where guests can go, in a stable order; a covered sight is none of them."""
        ashore = () if self.visit is None else tuple(_activities_of(self.visit))
        return ashore + tuple(
            [_venue(spot, venue, captain=False) for spot, venue in zip(ADDITION_SPOTS, self.additions, strict=False)]
        )


def _activities_of(visit: Visit) -> Iterator[Activity]:
    number, captain = visit.location, visit.captain
    card = LOCATIONS[number]
    yield Activity(Spot.TOP, number, card.icon, card.guests, visit.top, captain is Spot.TOP)
    if isinstance(card, Shore) and not visit.cards:
        at_sight = captain is Spot.BOTTOM
        yield Activity(Spot.BOTTOM, number, card.sight_icon, card.sight_guests, visit.bottom, at_sight)
    for spot, venue in zip(CARD_SPOTS, visit.cards, strict=False):
        yield _venue(spot, venue, captain=captain is spot)


def _venue(spot: Spot, venue: Venue, *, captain: bool) -> Activity:
    card = SHIP_CARDS[venue.card]
    return Activity(spot, venue.card, card.icon, card.guests, venue.guests, captain)


def icon_at(spot: Spot, card: int) -> Icon:
    """What a card offers at a spot, unless the captain is there; `card` is a location for the two printed spots."""
    if spot not in PRINTED_SPOTS:
        return SHIP_CARDS[card].icon
    location = LOCATIONS[card]
    return location.sight_icon if isinstance(location, Shore) and spot is Spot.BOTTOM else location.icon
