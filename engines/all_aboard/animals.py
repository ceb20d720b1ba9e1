"""The twelve animals: what they weigh, alone and in love, and what they are worth."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple, Self

from engines.core.seats import Seat


class Species(StrEnum):
    """The species, lightest first. Weights are in half kilos, because a mouse in love weighs one (ruling AA-14)."""

    #          half kilos: alone, in love; points
    PEACOCK = "peacock", -4, 2, 2
    MOUSE = "mouse", 0, 1, 1
    FOX = "fox", 4, 4, 2
    OCTOPUS = "octopus", 6, 6, 2
    MONKEY = "monkey", 8, 8, 3
    SLOTH = "sloth", 10, 10, 3
    MOOSE = "moose", 12, 12, 4
    ZEBRA = "zebra", 14, 14, 4
    GIRAFFE = "giraffe", 16, 16, 5
    LION = "lion", 18, 18, 5
    BEAR = "bear", 20, 20, 6
    ELEPHANT = "elephant", 22, 22, 7

    __hash__ = str.__hash__  # much faster than that of an enum, and alike: species are keys everywhere

    half_kilos: int
    half_kilos_in_love: int
    points: int

    def __new__(cls, name: str, half_kilos: int, half_kilos_in_love: int, points: int) -> Self:
        """A species, known by its name alone."""
        species = str.__new__(cls, name)
        species._value_ = name
        species.half_kilos = half_kilos
        species.half_kilos_in_love = half_kilos_in_love
        species.points = points
        return species

    @property
    def kilos(self) -> int:
        """What it weighs alone; always whole kilos."""
        return self.half_kilos // 2


class Animal(NamedTuple):
    """One animal card: whose it is and what it shows."""

    seat: Seat
    species: Species


ALL_SPECIES = tuple(Species)
"""One of each: what every seat begins with (ruling AA-18)."""

WITH_EFFECTS: Final = frozenset(
    {Species.MOUSE, Species.FOX, Species.OCTOPUS, Species.MONKEY, Species.LION, Species.ELEPHANT}
)
"""Those that games without effects make animals like all others; a peacock is as light as ever (ruling AA-15)."""


def kilos(aboard: Sequence[Species]) -> int:
    """What these animals weigh together, two of a species as a pair in love; always whole kilos (ruling AA-14)."""
    return sum([s.half_kilos_in_love if aboard.count(s) == 2 else s.half_kilos for s in aboard]) // 2


def by_weight(species: Species) -> int:
    """The order of animals from light to heavy: a key to sort and compare by."""
    return species.half_kilos
