"""What a seat can do in All Aboard!: board one of its animals."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from engines.all_aboard.animals import Species


@dataclass(frozen=True, slots=True)
class Embark:
    """An animal from the hand goes aboard a boat; each animal does so once in a game, which tells the turns apart."""

    animal: Species
    boat: int
    kind: Literal["board"] = "board"


Action: TypeAlias = Embark


@dataclass(frozen=True, slots=True)
class AllAboardOptions:
    """What is agreed before the game."""

    effects: bool = True
    """Whether the animals do what is written on them; off for a game with children (ruling AA-15)."""


class AllAboardRefusal(StrEnum):
    """Why an action is not allowed now."""

    NO_SUCH_BOAT = "no-such-boat"
    ALREADY_BOARDED = "already-boarded"
    NOT_IN_HAND = "not-in-hand"  # it is still in the seat's deck
    BOAT_FULL = "boat-full"
