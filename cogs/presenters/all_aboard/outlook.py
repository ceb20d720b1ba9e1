"""What boarding a boat would bring, as far as the boarder can see: a symbol and a line in little room."""

from collections.abc import Sequence

from cogs.presenters.all_aboard.names import ANIMALS, BOAT, HEART, SWORDS, WAVE, badge
from cogs.words import Words
from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.events import (
    Eaten,
    Event,
    FellInLove,
    Fought,
    Frightened,
    Jumped,
    Sank,
    Thrown,
    ThrownOverboard,
)


def symbol(told: Sequence[Event]) -> str:
    """The one thing to know first: a fight, love, sinking or sailing."""
    kinds = {type(event) for event in told}
    if Fought in kinds:
        return SWORDS
    if FellInLove in kinds:
        return HEART
    return WAVE if Sank in kinds else BOAT


def outlook_text(aboard: Sequence[str], told: Sequence[Event], words: Words) -> str:
    """Who is aboard already, and what they and the newcomer would do."""
    here = words("all-aboard-outlook-with", aboard=" ".join(aboard)) if aboard else words("all-aboard-outlook-empty")
    return " · ".join([here, *[hint for event in told if (hint := _hint(event, words))]])


def _hint(event: Event, words: Words) -> str:
    hint = ""
    match event:
        case FellInLove(species=species):
            hint = words("all-aboard-outlook-love", animal=ANIMALS[species])
        case Fought(species=species):
            hint = words("all-aboard-outlook-fight", animal=ANIMALS[species])
        case Frightened():
            hint = words("all-aboard-outlook-fright")
        case Thrown(animal=animal) | ThrownOverboard(animal=animal):
            hint = words("all-aboard-outlook-throw", animal=badge(animal))
        case Eaten(animal=animal):
            hint = words("all-aboard-outlook-eat", animal=badge(animal))
        case Jumped(seat=seat):
            hint = words("all-aboard-outlook-jump", animal=badge(Animal(seat, Species.FOX)))
        case Sank():
            hint = words("all-aboard-outlook-sink")
        case _:
            pass  # who is saved is plain from the rest
    return hint
