"""What a seat can do in Ahoy! Kitten. A pirate is a number at the table; from three players on it is its seat's."""

from dataclasses import dataclass
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
class Place:
    """The distributor lays one of the last tokens on an ocean; `token` counts in the order drawn (AK-5)."""

    token: int
    ocean: int
    kind: Literal["place"] = "place"


Pick: TypeAlias = Fish | Filch | Protect
"""What one pirate does in a round; sealed until the last pirate has picked (ruling G-4)."""

Action: TypeAlias = Fish | Filch | Protect | Place
