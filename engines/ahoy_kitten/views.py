"""What a viewer may know of Ahoy! Kitten: everything on the table, and of the picks only one's own."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, assert_never

from engines.ahoy_kitten.actions import Filch, Fish, Pick, Protect
from engines.core.seats import Seat


class Colour(StrEnum):
    """The colours of the fish tokens. White belongs to no set (ruling AK-6)."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    WHITE = "white"


EMPTY_OCEAN_GETS, OTHER_OCEAN_GETS = 2, 1
"""Tokens from the bag in a refill: for an ocean without any, and for any other."""


class Tokens(NamedTuple):
    """How many tokens of each colour lie in one place."""

    red: int = 0
    blue: int = 0
    yellow: int = 0
    white: int = 0

    @classmethod
    def of(cls, *colours: Colour) -> "Tokens":
        """A token of each of these colours."""
        return cls(*[colours.count(colour) for colour in Colour])

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

    @property
    def held(self) -> Tokens:
        """All that it has: on the tile and claimed, which count together at the end (ruling AK-9)."""
        return self.tile.plus(self.claimed)


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

    def awake_of(self, seat: Seat) -> tuple[int, ...]:
        """Those of a seat's pirates that point in this round: all that are not on a break (ruling AK-12)."""
        return tuple(number for number in self.pirates_of(seat) if not self.pirates[number].on_break)

    def thinking_of(self, seat: Seat) -> tuple[int, ...]:
        """Those of a seat's pirates that have still to pick in this round."""
        return tuple(number for number in self.awake_of(seat) if not self.has_picked[number])

    def lying_at(self, pick: Pick) -> Tokens:
        """What lies where a pick points: in an ocean, on another's tile or on one's own."""
        match pick:
            case Fish(ocean=ocean):
                return self.oceans[ocean]
            case Filch(victim=pirate) | Protect(pirate=pirate):
                return self.pirates[pirate].tile
            case _:
                assert_never(pick)

    @property
    def open_oceans(self) -> tuple[int, ...]:
        """The oceans to point at: all of them, but for a last token only those with room (ruling AK-5)."""
        every = range(len(self.oceans))
        return tuple(ocean for ocean in every if self.phase is not Phase.PLACE or self.room[ocean])

    @property
    def oceans_only(self) -> bool:
        """Whether nothing but oceans is pointed at: in the first round (AK-8), and for the last tokens (AK-5)."""
        return self.round == 1 or self.phase is Phase.PLACE

    @property
    def still_to_place(self) -> tuple[Colour, ...]:
        """The last tokens that are not placed yet, the next one first."""
        return self.drawn[self.placed :]

    @property
    def bag_is_low(self) -> bool:
        """Whether the next refill may need more than there is, so that it matters who keeps the bag (ruling AK-5)."""
        return self.phase is Phase.PICK and 0 < self.bag.total < EMPTY_OCEAN_GETS * len(self.oceans)
