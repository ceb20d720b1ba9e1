"""What would happen on one boat by itself, as far as somebody can see who is aboard (ruling AA-26)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engines.all_aboard.animals import Animal, kilos
from engines.all_aboard.events import Event, Frightened, Weighed
from engines.all_aboard.sailing import settled_alone


class End(StrEnum):
    """How a boat would end."""

    SAILS = "sails"
    SINKS = "sinks"
    UNKNOWN_BOAT = "unknown-boat"
    """A mouse has it replaced, and nobody knows what the next one carries."""
    HIDDEN_CARDS = "hidden-cards"
    """What lies face down may weigh anything, throw, eat or scare."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What would happen on one boat."""

    end: End
    events: tuple[Event, ...]
    """Up to the weighing, and to the very end if that is known."""
    load: int
    """Kilos that one can see aboard."""
    load_after: int
    """What is left of them when all tricks are played; the same where a fight sinks the boat unweighed."""


def outlook(
    boat: int, capacity: int, aboard: Sequence[Animal], *, hidden: bool, is_last: bool, effects: bool
) -> Outlook:
    """What those who can be seen would do to each other; `hidden` says whether others are aboard as well."""
    told = settled_alone(boat, capacity, aboard, is_last=is_last, effects=effects)
    load = kilos([animal.species for animal in aboard])
    scales = [(at, event.load) for at, event in enumerate(told) if isinstance(event, Weighed)]
    if not scales:  # three fight, whoever else is aboard
        return Outlook(End.SINKS, told, load, load)
    ((at, load_after),) = scales
    end = End.SAILS if load_after <= capacity else End.SINKS
    if hidden:
        end = End.HIDDEN_CARDS
    if any(isinstance(event, Frightened) for event in told):
        end = End.UNKNOWN_BOAT
    is_known = end in {End.SAILS, End.SINKS}
    return Outlook(end, told if is_known else told[: at + 1], load, load_after)
