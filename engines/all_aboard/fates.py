"""What becomes of single animals while the boats set sail, read off what is told of it."""

from collections.abc import Iterable, Iterator

from engines.all_aboard.animals import Animal
from engines.all_aboard.events import Discarded, Eaten, Jumped, Loss, Sailing, Thrown, ThrownOverboard


def losses(told: Iterable[Sailing]) -> Iterator[tuple[Animal, Loss]]:
    """Everybody who is lost, in the order in which it happens, and why."""
    for event in told:
        match event:
            case Eaten(animal=animal):
                yield animal, Loss.EATEN
            case ThrownOverboard(animal=animal):
                yield animal, Loss.OVERBOARD
            case Discarded(animals=animals, reasons=reasons):
                yield from zip(animals, reasons or [Loss.SANK] * len(animals), strict=True)
            case _:
                pass


def moving_on(told: Iterable[Sailing]) -> list[Animal]:
    """Those who come over to the next boat (ruling AA-3)."""
    return [event.animal for event in told if isinstance(event, Thrown | Jumped)]
