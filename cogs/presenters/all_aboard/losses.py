"""Who was lost with one boat, and why, where the sinking alone does not say it."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Any

from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.events import Discarded, Eaten, FellInLove, Fought, Sailed, ThrownOverboard


class Reason(StrEnum):
    """Why an animal was lost."""

    EATEN = "eaten"
    OVERBOARD = "overboard"
    FOUGHT = "fought"
    STAYED_DRY = "stayed-dry"  # only an octopus is lost on a boat that sails (ruling AA-12)
    IN_LOVE = "in-love"  # a fox that would have jumped alone (ruling AA-13)
    WANTED_TO_SAIL = "wanted-to-sail"  # an octopus in love, which alone would have scored (ruling AA-12)
    NOWHERE_TO_JUMP = "nowhere-to-jump"  # from the last boat (ruling AA-13)


def losses(events: Sequence[Any], *, effects: bool) -> list[tuple[Animal, Reason | None]]:
    """Everybody who was lost with this boat, in the order in which it happened."""
    return list(_losses(events, effects=effects))


def _losses(events: Sequence[Any], *, effects: bool) -> Iterator[tuple[Animal, Reason | None]]:
    fighters: set[Species] = set()
    lovers: set[Species] = set()
    sailed = False
    for event in events:
        match event:
            case FellInLove(species=species):
                lovers.add(species)
            case Fought(species=species):
                fighters.add(species)
            case Sailed():
                sailed = True
            case Eaten(animal=animal):
                yield animal, Reason.EATEN
            case ThrownOverboard(animal=animal):
                yield animal, Reason.OVERBOARD
            case Discarded(animals=animals) if sailed:
                yield from [(animal, Reason.STAYED_DRY) for animal in animals]
            case Discarded(animals=animals):
                for animal in animals:
                    yield animal, _why(animal.species, fighters, lovers, effects=effects)


def _why(species: Species, fighters: set[Species], lovers: set[Species], *, effects: bool) -> Reason | None:
    if species in fighters:
        return Reason.FOUGHT
    if not effects:
        return None
    match species:
        case Species.FOX:
            return Reason.IN_LOVE if species in lovers else Reason.NOWHERE_TO_JUMP
        case Species.OCTOPUS:  # one that is lost is in love
            return Reason.WANTED_TO_SAIL
        case _:
            return None
