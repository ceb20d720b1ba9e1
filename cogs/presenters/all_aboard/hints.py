"""What is foretold of boats, as far as its reader can see: of those that lie there, and of boarding one of them."""

from collections.abc import Iterator, Sequence
from typing import Final

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
    pictures,
)
from cogs.words import Words
from cogs.words.texts import numeral
from engines.all_aboard.animals import Animal
from engines.all_aboard.events import (
    Discarded,
    Eaten,
    FellInLove,
    Fought,
    Frightened,
    Jumped,
    Sailing,
    Sank,
    Saved,
    Thrown,
    ThrownOverboard,
)
from engines.all_aboard.outlook import End, Fate, Outlook
from engines.all_aboard.views import AllAboardView, BoatView

_ENDS: Final = {End.SAILS: BOAT, End.SINKS: WAVE, End.UNKNOWN_BOAT: DICE}

_FATES: Final = {
    Fate.EATEN: PLATE,
    Fate.OVERBOARD: SPLASH,
    Fate.MOVES_ON: MOVED,
    Fate.SAVED: SAVED,
    Fate.LOST: LOST,
}


def boat_state(view: AllAboardView, number: int, words: Words) -> str:
    """The load of a boat (from 0) and what it has coming if it set sail like that: a pair, a fight, the scales.

    Of tricks and scales nothing is said while a hidden card is aboard: it may weigh anything, throw, eat or be loved.
    """
    outlook = view.outlook(number)
    return " · ".join([_load(view.boats[number], words), *_meetings(outlook, words), *_scales(outlook, words)])


def _load(boat: BoatView, words: Words) -> str:
    """What the viewer can see of a boat's load, and a card for each weight that nobody tells."""
    cards = CARD * len(boat.strangers)
    word = "all-aboard-board-load-cards" if cards else "all-aboard-board-load"
    return words(word, load=numeral(boat.load), cards=cards, capacity=boat.capacity)


def _meetings(outlook: Outlook, words: Words) -> Iterator[str]:
    for event in outlook.events:
        if isinstance(event, FellInLove | Fought):
            mark = HEART if isinstance(event, FellInLove) else SWORDS
            sure = "yes" if outlook.is_certain(event) else "no"
            yield words("all-aboard-board-mark", sure=sure, mark=mark, animals=pictures([event.species]))


def _scales(outlook: Outlook, words: Words) -> Iterator[str]:
    if outlook.end is End.UNKNOWN_BOAT:
        yield words("all-aboard-board-unknown-boat")
    elif outlook.end is not End.HIDDEN_CARDS:
        if outlook.load_after != outlook.load:
            yield words("all-aboard-board-after-tricks", load=numeral(outlook.load_after))
        if outlook.is_too_heavy:
            yield words("all-aboard-board-too-much", wave=WAVE)


def symbol(mine: Animal, outlook: Outlook) -> str:
    """The one thing to know first: what becomes of the boarder, then of its boat; love only if they sail into it.

    A hidden card may change all of that.
    """
    if outlook.end is End.HIDDEN_CARDS:
        return CARD
    if fate := outlook.fate_of(mine):
        return _FATES[fate]
    if any(isinstance(event, Fought) for event in outlook.events):
        return SWORDS
    love = any(isinstance(event, FellInLove) and event.species is mine.species for event in outlook.events)
    return HEART if love and outlook.end is End.SAILS else _ENDS[outlook.end]


def boarding_hint(aboard: Sequence[str], outlook: Outlook, words: Words) -> str:
    """Who is aboard already, and what they and the newcomer would do, or may do as far as one can see."""
    here = words("all-aboard-outlook-with", aboard=" ".join(aboard)) if aboard else words("all-aboard-outlook-empty")
    sinks = outlook.end is End.SINKS
    hints = [
        _deed(event, words, sure="yes" if outlook.is_certain(event) else "no") or _outcome(event, words, sinks=sinks)
        for event in outlook.events
    ]
    return " · ".join([here, *filter(None, hints)])


def _deed(event: Sailing, words: Words, *, sure: str) -> str:
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


def _outcome(event: Sailing, words: Words, *, sinks: bool) -> str:
    """What would become of the boat, and of whoever fares otherwise than it does."""
    hint = ""
    match event:
        case Sank():
            hint = words("all-aboard-outlook-sink")
        case Jumped():
            hint = words("all-aboard-outlook-jump", animal=badge(event.animal))
        case Saved(animals=animals) if sinks:
            hint = words("all-aboard-outlook-dive", animals=_badges(animals))
        case Discarded(animals=animals) if not sinks:
            hint = words("all-aboard-outlook-dry", animals=_badges(animals))
        case _:
            pass
    return hint


def _badges(animals: Sequence[Animal]) -> str:
    return " ".join(map(badge, animals))
