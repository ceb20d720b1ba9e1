"""What can happen in All Aboard!, in the order in which it is told. Boats count from the left, from 0."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from engines.all_aboard.animals import Animal, Species
from engines.core.seats import Seat


class Loss(StrEnum):
    """Why an animal was lost."""

    SANK = "sank"  # with its boat, as nearly everybody does
    FOUGHT = "fought"
    STAYED_DRY = "stayed-dry"  # an octopus on a boat that sails (ruling AA-12)
    WANTED_TO_SAIL = "wanted-to-sail"  # an octopus in love, which alone would have scored (ruling AA-12)
    IN_LOVE = "in-love"  # a fox that would have jumped alone (ruling AA-13)
    NOWHERE_TO_JUMP = "nowhere-to-jump"  # a fox on the last boat (ruling AA-13)
    EATEN = "eaten"
    OVERBOARD = "overboard"


@dataclass(frozen=True, slots=True)
class GameBegan:
    """Who begins, drawn by chance (ruling G-1), and whether the animals have effects."""

    starter: Seat
    effects: bool
    kind: Literal["game-began"] = "game-began"


@dataclass(frozen=True, slots=True)
class YouWereDealt:
    """The first hand of a seat, told to its owner."""

    hand: tuple[Species, ...]
    kind: Literal["you-were-dealt"] = "you-were-dealt"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """New boats lie out, left to right as they were revealed (ruling AA-23), with the kilos they carry."""

    round: int
    starter: Seat
    capacities: tuple[int, ...]
    is_last: bool
    kind: Literal["round-began"] = "round-began"


@dataclass(frozen=True, slots=True)
class PassBegan:
    """Everyone boards one more animal: the first and third of a round face up, the second face down."""

    number: int
    face_down: bool
    kind: Literal["pass-began"] = "pass-began"


@dataclass(frozen=True, slots=True)
class Boarded:
    """An animal went aboard face up."""

    animal: Animal
    boat: int
    kind: Literal["boarded"] = "boarded"


@dataclass(frozen=True, slots=True)
class BoardedFaceDown:
    """Somebody's animal went aboard face down."""

    seat: Seat
    boat: int
    kind: Literal["boarded-face-down"] = "boarded-face-down"


@dataclass(frozen=True, slots=True)
class YouBoardedFaceDown:
    """What went aboard face down, told to its owner."""

    animal: Animal
    boat: int
    kind: Literal["you-boarded-face-down"] = "you-boarded-face-down"


@dataclass(frozen=True, slots=True)
class YouDrew:
    """The animal that came into a seat's hand, told to its owner."""

    species: Species
    kind: Literal["you-drew"] = "you-drew"


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """Boarding is over: the animals that lay face down, by boat, before the first boat is checked (ruling AA-20)."""

    round: int
    animals: tuple[tuple[Animal, ...], ...]
    kind: Literal["turned-up"] = "turned-up"


@dataclass(frozen=True, slots=True)
class BoatChecked:
    """It is this boat's turn: all aboard, arrivals from the boat before included and last (ruling AA-3)."""

    boat: int
    capacity: int
    aboard: tuple[Animal, ...]
    kind: Literal["boat-checked"] = "boat-checked"


@dataclass(frozen=True, slots=True)
class FellInLove:
    """Exactly two of a species: each of the two seats took a Cupid (ruling AA-4)."""

    boat: int
    species: Species
    seats: tuple[Seat, ...]
    kind: Literal["fell-in-love"] = "fell-in-love"


@dataclass(frozen=True, slots=True)
class Fought:
    """Three or more of a species fight: the boat sinks at once, unweighed (ruling AA-5)."""

    boat: int
    species: Species
    seats: tuple[Seat, ...]
    kind: Literal["fought"] = "fought"


@dataclass(frozen=True, slots=True)
class Frightened:
    """A mouse frightened an elephant: the boat capsized and another took its place, all still aboard (ruling AA-7)."""

    boat: int
    mouse: Seat
    elephant: Seat
    capacity_before: int
    capacity: int
    kind: Literal["frightened"] = "frightened"


@dataclass(frozen=True, slots=True)
class Thrown:
    """A monkey and its ally threw an animal onto the next boat (ruling AA-8)."""

    boat: int
    monkey: Seat
    ally: Animal
    animal: Animal
    kind: Literal["thrown"] = "thrown"


@dataclass(frozen=True, slots=True)
class ThrownOverboard:
    """A monkey and its ally threw an animal off the last boat: it is discarded (ruling AA-8)."""

    boat: int
    monkey: Seat
    ally: Animal
    animal: Animal
    kind: Literal["thrown-overboard"] = "thrown-overboard"


@dataclass(frozen=True, slots=True)
class Eaten:
    """A lion ate the heaviest animal lighter than itself: it is discarded (ruling AA-9)."""

    boat: int
    lion: Seat
    animal: Animal
    kind: Literal["eaten"] = "eaten"


@dataclass(frozen=True, slots=True)
class Weighed:
    """What those still aboard weigh and what the boat carries, in whole kilos; a load may be below zero (AA-11)."""

    boat: int
    load: int
    capacity: int
    kind: Literal["weighed"] = "weighed"


@dataclass(frozen=True, slots=True)
class Sank:
    """The boat sank, overloaded or torn apart by a fight."""

    boat: int
    kind: Literal["sank"] = "sank"


@dataclass(frozen=True, slots=True)
class Sailed:
    """The boat set sail."""

    boat: int
    kind: Literal["sailed"] = "sailed"


@dataclass(frozen=True, slots=True)
class Jumped:
    """A fox jumped from the sinking boat to the next (ruling AA-13)."""

    boat: int
    seat: Seat
    kind: Literal["jumped"] = "jumped"

    @property
    def animal(self) -> Animal:
        """The fox, named as all who leave a boat are."""
        return Animal(self.seat, Species.FOX)


@dataclass(frozen=True, slots=True)
class Saved:
    """Animals went to their owners' saved piles: from a boat that sailed, or octopuses from one that sank (AA-12)."""

    boat: int
    animals: tuple[Animal, ...]
    kind: Literal["saved"] = "saved"


@dataclass(frozen=True, slots=True)
class Discarded:
    """Animals went to the discard: from a boat that sank, or an octopus from one that sailed (AA-12)."""

    boat: int
    animals: tuple[Animal, ...]
    reasons: tuple[Loss, ...] = ()
    """Why, for each of these animals; empty in games that were saved before it was told."""
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The fourth round is over; the points stand in the result."""

    kind: Literal["game-ended"] = "game-ended"


Sailing: TypeAlias = (
    BoatChecked
    | FellInLove
    | Fought
    | Frightened
    | Thrown
    | ThrownOverboard
    | Eaten
    | Weighed
    | Sank
    | Sailed
    | Jumped
    | Saved
    | Discarded
)
"""What happens to a boat and those aboard while the boats set sail."""

Event: TypeAlias = (
    GameBegan
    | YouWereDealt
    | RoundBegan
    | PassBegan
    | Boarded
    | BoardedFaceDown
    | YouBoardedFaceDown
    | YouDrew
    | TurnedUp
    | Sailing
    | GameEnded
)
