"""What boarding a boat would bring, as far as the boarder can see: a symbol and a line in little room."""

from collections.abc import Sequence

from cogs.presenters.all_aboard.names import (
    ANIMALS,
    BOAT,
    CARD,
    DICE,
    HEART,
    LOST,
    MOVED,
    PLATE,
    SAVED,
    SPLASH,
    SWORDS,
    WAVE,
    badge,
)
from cogs.words import Words
from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.events import (
    Discarded,
    Eaten,
    Event,
    FellInLove,
    Fought,
    Frightened,
    Jumped,
    Sank,
    Saved,
    Thrown,
    ThrownOverboard,
)
from engines.all_aboard.outlook import End, Outlook

_ENDS = {End.SINKS: WAVE, End.UNKNOWN_BOAT: DICE}


def symbol(mine: Animal, outlook: Outlook) -> str:
    """The one thing to know first: what becomes of the boarder, then of its boat; love only if they sail into it.

    A hidden card may change all of that.
    """
    if outlook.end is End.HIDDEN_CARDS:
        return CARD
    sinks = outlook.end is End.SINKS
    fates = [fate for event in outlook.events if (fate := _fate_of_mine(event, mine, sinks=sinks))]
    if fates:
        return fates[0]
    if any(isinstance(event, Fought) for event in outlook.events):
        return SWORDS
    return _ENDS.get(outlook.end) or _aboard_a_boat_that_sails(mine, outlook)


def _fate_of_mine(event: Event, mine: Animal, *, sinks: bool) -> str:
    """What becomes of the boarder alone, whatever its boat does."""
    match event:
        case Eaten(animal=animal) if animal == mine:
            return PLATE
        case ThrownOverboard(animal=animal) if animal == mine:
            return SPLASH
        case Thrown(animal=animal) if animal == mine:
            return MOVED
        case Jumped(seat=seat) if Animal(seat, Species.FOX) == mine:
            return MOVED
        case Saved(animals=animals) if sinks and mine in animals:
            return SAVED
        case _:
            return ""


def _aboard_a_boat_that_sails(mine: Animal, outlook: Outlook) -> str:
    for event in outlook.events:
        match event:
            case FellInLove(species=species) if species is mine.species:
                return HEART
            case Discarded(animals=animals) if mine in animals:
                return LOST
            case _:
                pass
    return BOAT


def outlook_text(aboard: Sequence[str], outlook: Outlook, words: Words) -> str:
    """Who is aboard already, and what they and the newcomer would do, or may do as far as one can see."""
    here = words("all-aboard-outlook-with", aboard=" ".join(aboard)) if aboard else words("all-aboard-outlook-empty")
    sinks = outlook.end is End.SINKS
    hints = [
        _deed(event, words, sure="yes" if outlook.is_certain(event) else "no") or _fate(event, words, sinks=sinks)
        for event in outlook.events
    ]
    return " · ".join([here, *filter(None, hints)])


def _deed(event: Event, words: Words, *, sure: str) -> str:
    """What somebody aboard would do, or may do."""
    hint = ""
    match event:
        case FellInLove(species=species):
            hint = words("all-aboard-outlook-love", sure=sure, animal=ANIMALS[species])
        case Fought(species=species):
            hint = words("all-aboard-outlook-fight", animal=ANIMALS[species])
        case Frightened():
            hint = words("all-aboard-outlook-fright", sure=sure)
        case Thrown(animal=animal):
            hint = words("all-aboard-outlook-throw", sure=sure, animal=badge(animal))
        case ThrownOverboard(animal=animal):
            hint = words("all-aboard-outlook-throw-overboard", sure=sure, animal=badge(animal))
        case Eaten(animal=animal):
            hint = words("all-aboard-outlook-eat", sure=sure, animal=badge(animal))
        case _:
            pass
    return hint


def _fate(event: Event, words: Words, *, sinks: bool) -> str:
    """What would become of the boat, and of whoever fares otherwise than it does."""
    hint = ""
    match event:
        case Sank():
            hint = words("all-aboard-outlook-sink")
        case Jumped(seat=seat):
            hint = words("all-aboard-outlook-jump", animal=badge(Animal(seat, Species.FOX)))
        case Saved(animals=animals) if sinks:
            hint = words("all-aboard-outlook-dive", animals=_badges(animals))
        case Discarded(animals=animals) if not sinks:
            hint = words("all-aboard-outlook-dry", animals=_badges(animals))
        case _:
            pass
    return hint


def _badges(animals: Sequence[Animal]) -> str:
    return " ".join(map(badge, animals))
