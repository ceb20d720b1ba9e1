"""What would happen on one boat by itself, as far as somebody can see who is aboard (ruling AA-26)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engines.all_aboard.animals import Animal, Species, kilos
from engines.all_aboard.events import (
    Discarded,
    Eaten,
    FellInLove,
    Fought,
    Frightened,
    Jumped,
    Sailing,
    Saved,
    Thrown,
    ThrownOverboard,
    Weighed,
)
from engines.all_aboard.inside.sailing import settled_alone


class End(StrEnum):
    """How a boat would end."""

    SAILS = "sails"
    SINKS = "sinks"
    UNKNOWN_BOAT = "unknown-boat"
    """A mouse has it replaced, and nobody knows what the next one carries."""
    HIDDEN_CARDS = "hidden-cards"
    """What lies face down may weigh anything, throw, eat or scare."""


class Fate(StrEnum):
    """How an animal would fare otherwise than its boat."""

    EATEN = "eaten"
    OVERBOARD = "overboard"
    MOVES_ON = "moves-on"
    SAVED = "saved"  # though the boat sinks
    LOST = "lost"  # though it sails


@dataclass(frozen=True, slots=True)
class Outlook:
    """What would happen on one boat."""

    end: End
    events: tuple[Sailing, ...]
    """Up to the weighing, and to the very end if that is known."""
    load: int
    """Kilos that one can see aboard."""
    load_after: int
    """What is left of them when all tricks are played; the same where a fight sinks the boat unweighed or a card that
    lies face down may change it.
    """
    hidden: frozenset[Species]
    """What strangers' cards aboard may be; empty where none is."""

    def is_certain(self, event: Sailing) -> bool:
        """Whether it would happen whatever lies face down: a fight does, and love that nobody can join."""
        match event:
            case Fought():
                return True
            case FellInLove(species=species):
                return species not in self.hidden
            case _:
                return not self.hidden

    @property
    def is_too_heavy(self) -> bool:
        """Whether the scales would sink it; a fight does so before anything is weighed (ruling AA-5)."""
        return self.end is End.SINKS and any(isinstance(event, Weighed) for event in self.events)

    def fate_of(self, animal: Animal) -> Fate | None:
        """What would become of one animal, where it is something else than what becomes of its boat."""
        for event in self.events:
            match event:
                case Eaten(animal=one) if one == animal:
                    return Fate.EATEN
                case ThrownOverboard(animal=one) if one == animal:
                    return Fate.OVERBOARD
                case Thrown() | Jumped() if event.animal == animal:
                    return Fate.MOVES_ON
                case Saved(animals=animals) if self.end is End.SINKS and animal in animals:
                    return Fate.SAVED
                case Discarded(animals=animals) if self.end is End.SAILS and animal in animals:
                    return Fate.LOST
                case _:
                    pass
        return None


def outlook(
    boat: int, capacity: int, aboard: Sequence[Animal], *, hidden: frozenset[Species], is_last: bool, effects: bool
) -> Outlook:
    """What those who can be seen would do to each other; `hidden` says what others that are aboard may be."""
    told = settled_alone(boat, capacity, aboard, is_last=is_last, effects=effects)
    load = kilos([animal.species for animal in aboard])
    scales = [(at, event.load) for at, event in enumerate(told) if isinstance(event, Weighed)]
    if not scales:  # three fight, whoever else is aboard
        return Outlook(End.SINKS, told, load, load, frozenset())
    ((at, load_after),) = scales
    if hidden:
        return Outlook(End.HIDDEN_CARDS, told[: at + 1], load, load, hidden)
    if any(isinstance(event, Frightened) for event in told):
        return Outlook(End.UNKNOWN_BOAT, told[: at + 1], load, load_after, hidden)
    end = End.SAILS if load_after <= capacity else End.SINKS
    return Outlook(end, told, load, load_after, hidden)
