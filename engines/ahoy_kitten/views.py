"""What a viewer may know of Ahoy! Kitten: everything on the table, and of the picks only one's own."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engines.ahoy_kitten.actions import Pick
from engines.core.seats import Seat


class Colour(StrEnum):
    """The colours of the fish tokens. White belongs to no set (ruling AK-6)."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    WHITE = "white"


class Tokens(NamedTuple):
    """How many tokens of each colour lie in one place."""

    red: int = 0
    blue: int = 0
    yellow: int = 0
    white: int = 0

    def plus(self, other: "Tokens") -> "Tokens":
        """These tokens and the others together."""
        return Tokens(
            self.red + other.red, self.blue + other.blue, self.yellow + other.yellow, self.white + other.white
        )

    @property
    def total(self) -> int:
        """How many there are in all."""
        return self.red + self.blue + self.yellow + self.white


NO_TOKENS = Tokens()


class Character(StrEnum):
    """The six tiles. They have no powers (ruling AK-14)."""

    EYSTUROY = "eysturoy"  # green
    MAJESTIC = "majestic"  # blue
    FRIED_FISH = "fried-fish"  # red
    POSEIDON = "poseidon"  # yellow
    INVENTOR = "inventor"  # black
    HOOK = "hook"  # purple


class Phase(StrEnum):
    """What the table is at."""

    PICK = "pick"  # every pirate not on a break picks, sealed
    PLACE = "place"  # the distributor lays out the last tokens
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Pirate:
    """One character tile on the table: all of it is open (ruling AK-13)."""

    character: Character
    seat: Seat
    tile: Tokens
    claimed: Tokens
    on_break: bool
    """Turned to its ship side: it sits out this round."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one pirate's tokens are worth at the end, on the tile and claimed together (ruling AK-9)."""

    sets: int
    spares: int
    whites: int
    total: int
    """5 points a set, 1 a spare colour, 2 a white token."""


@dataclass(frozen=True, slots=True)
class AhoyView:
    """The table as one viewer sees it. Pirates are in order of seat; with two players each seat has two (AK-7)."""

    phase: Phase
    round: int
    """Counted from 1."""
    is_last_round: bool
    oceans: tuple[Tokens, ...]
    pirates: tuple[Pirate, ...]
    has_picked: tuple[bool, ...]
    """By pirate: whether it has picked in this round."""
    my_picks: tuple[Pick, ...]
    """The viewer's own picks of this round, by pirate; always empty for the spectator."""
    bag: Tokens
    """What is left in the bag, by colour: open to all (ruling AK-13)."""
    distributor: Seat
    drawn: tuple[Colour, ...]
    """The last tokens of the bag in the order drawn, while the distributor places them."""
    placed: int
    """How many of `drawn` have been placed."""
    room: tuple[int, ...]
    """By ocean: how many of the last tokens it still takes; all 0 outside `PLACE`."""
    scores: tuple[Score, ...]
    """By pirate, once the game is over; empty before."""

    @property
    def two_paws(self) -> bool:
        """Whether this is the game for two, where each seat has a left and a right paw."""
        return len(self.pirates) == 4 and self.pirates[1].seat == 0

    def pirates_of(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of a seat's pirates: one, or the left and the right paw."""
        return tuple(number for number, pirate in enumerate(self.pirates) if pirate.seat == seat)
