"""What the cards of Dream Cruise say: families, locations and ship cards, with their icons, regions and colours.

Actions, events and states name a card by its number in the deck. Its key is only what words call it by.
"""

from dataclasses import dataclass
from enum import StrEnum


class Icon(StrEnum):
    """What a family wishes for and an activity offers: three of any kind of place, three of places ashore."""

    SPORTS = "sports"
    CULTURE = "culture"
    REST = "rest"
    CITY = "city"
    COUNTRY = "country"
    BEACH = "beach"


class Region(StrEnum):
    """The touristic regions: the shore cards of one region make one route."""

    EASTERN_MEDITERRANEAN = "eastern-mediterranean"
    WESTERN_MEDITERRANEAN = "western-mediterranean"
    BALTIC = "baltic"
    ARCTIC = "arctic"
    NORTH_SEA_IRISH_SEA = "north-sea-irish-sea"
    ATLANTIC = "atlantic"


class Colour(StrEnum):
    """The colours of the guests, by cabin: inner, oceanview, balcony."""

    WHITE = "white"
    ORANGE = "orange"
    BLUE = "blue"


COLOURS = tuple(Colour)
"""In the order of the cabins."""


class Letter(StrEnum):
    """The four triples of starting families."""

    A = "a"
    B = "b"
    C = "c"
    D = "d"


@dataclass(frozen=True, slots=True)
class Family:
    """A family card: so many members, each of whom wishes for an activity with one of the icons."""

    key: str
    members: int
    points: int
    icons: tuple[Icon, ...]
    letter: Letter | None = None
    """Of a starting family only."""


@dataclass(frozen=True, slots=True)
class Shore:
    """A port: an excursion above, and below a sight that an activity card may cover."""

    key: str
    region: Region
    icon: Icon
    guests: int
    sight_icon: Icon
    sight_guests: int


@dataclass(frozen=True, slots=True)
class Sea:
    """A day at sea: one activity above, and below two spots for activity cards. It fits any region."""

    key: str
    icon: Icon
    guests: int


@dataclass(frozen=True, slots=True)
class ActivityCard:
    """A ship card that is played on this round's location, free of charge."""

    key: str
    icon: Icon
    guests: int


@dataclass(frozen=True, slots=True)
class AdditionCard:
    """A ship card that is built on the ship for good, at the price of another ship card."""

    key: str
    icon: Icon
    guests: int
