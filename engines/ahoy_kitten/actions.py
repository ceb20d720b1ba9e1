"""What a seat can do in Ahoy! Kitten. A pirate is a number at the table; from three players on it is its seat's."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Fish:
    """A pirate points at an ocean."""

    pirate: int
    ocean: int
    kind: Literal["fish"] = "fish"


@dataclass(frozen=True, slots=True)
class Filch:
    """A pirate points at another pirate's tile, to steal what lies there."""

    pirate: int
    victim: int
    kind: Literal["filch"] = "filch"


@dataclass(frozen=True, slots=True)
class Protect:
    """A pirate covers its own tile: it claims the tokens there for good and sits out the next round."""

    pirate: int
    kind: Literal["protect"] = "protect"


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """The distributor lays one of the last tokens on an ocean; `token` counts in the order drawn (AK-5)."""

    token: int
    ocean: int
    kind: Literal["place"] = "place"


Pick: TypeAlias = Fish | Filch | Protect
"""What one pirate does in a round; sealed until the last pirate has picked (ruling G-4)."""

Action: TypeAlias = Fish | Filch | Protect | PlaceToken


@dataclass(frozen=True, slots=True)
class AhoyOptions:
    """There is nothing to choose before the game."""


class AhoyRefusal(StrEnum):
    """Why an action is not allowed now."""

    NOT_PICKING = "not-picking"  # the last tokens are being placed
    NOT_PLACING = "not-placing"  # there are no last tokens to place now
    NO_SUCH_PIRATE = "no-such-pirate"
    NO_SUCH_OCEAN = "no-such-ocean"
    NOT_YOUR_PIRATE = "not-your-pirate"
    ON_BREAK = "on-break"  # this paw sits the round out, the other one does not
    FIRST_ROUND_OCEANS_ONLY = "first-round-oceans-only"
    OWN_TILE = "own-tile"  # a pirate cannot steal from itself
    NOTHING_TO_PROTECT = "nothing-to-protect"
    ALREADY_PLACED = "token-already-placed"
    NOT_NEXT = "token-not-next"  # the tokens are placed in the order drawn
    OCEAN_FULL = "ocean-full"  # it has got its ordinary supply
