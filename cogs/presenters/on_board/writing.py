"""What was written on a sheet, in a sentence that leaves out whose sheet it is."""

from collections.abc import Sequence
from functools import reduce
from typing import assert_never
from zlib import crc32

from cogs.presenters.on_board.names import (
    CROSS,
    NOTHING,
    PLEASED,
    SYMBOLS,
    cabins_text,
    goal_text,
    item_title,
    level,
    mark_text,
)
from cogs.words import Words
from engines.on_board.cards import Means, NumberPassenger, Symbol, SymbolPassenger
from engines.on_board.events import (
    Boarded,
    CabinsOpened,
    CardGiven,
    CompensationLost,
    KitUsed,
    LoverJoined,
    LuggageTaken,
    Mood,
    ObjectiveTaken,
    SatisfiedTicked,
    SheetEvent,
    SpecialDismissed,
    SpecialPosted,
    TurnedAway,
)

_VARIANTS = 3


def written(event: SheetEvent, words: Words) -> str:
    """What happened on a sheet; the event itself picks one of several ways to say it."""
    match event:
        case Boarded():
            said = _boarded(event, words)
        case LoverJoined() | TurnedAway():
            said = _of_guests(event, words)
        case CabinsOpened():
            said = _opened(event, words)
        case ObjectiveTaken() | LuggageTaken() | SpecialPosted() | SpecialDismissed():
            said = _of_cards(event, words)
        case KitUsed(boxes=boxes):
            said = words("on-board-event-kit-used", boxes=boxes, cross=CROSS, pleased=PLEASED)
        case SatisfiedTicked():
            said = words("on-board-event-satisfied-ticked", pleased=PLEASED)
        case CompensationLost(card=card):
            said = words("on-board-event-compensation-lost", card=item_title(card, words))
        case _:
            assert_never(event)
    return said


def running(sentences: Sequence[str], words: Words) -> str:
    """Whole sentences, one after the other; empty without any."""
    if not sentences:
        return ""
    return reduce(lambda said, more: words("on-board-sentences", said=said, more=more), sentences)


def variant(event: SheetEvent | CardGiven) -> int:
    """A number that is the same every time the event is drawn."""
    return crc32(repr(event).encode()) % _VARIANTS


def _helped(means: Means, kind: str, words: Words) -> str:
    """By whose help it came about."""
    return NOTHING if means is Means.PLAIN else words(f"on-board-helped-{kind}", means=means)


def _boarded(event: Boarded, words: Words) -> str:
    """Into which cabin, in which mood, and what the dice and a missing symbol did."""
    sentences = [
        words(
            f"on-board-event-boarded-{event.mood}",
            variant=variant(event),
            card=_guest(event, words),
            cabin=level(event.stars),
            mood=PLEASED if event.mood is Mood.PLEASED else CROSS,
        )
    ]
    if event.die_boxes:
        die = SYMBOLS[Symbol.DIE]
        sentences.append(words("on-board-event-dice", die=die, boxes=event.die_boxes, pleased=PLEASED))
    if event.misses and isinstance(event.card, NumberPassenger) and event.card.needs:
        sentences.append(words("on-board-event-misses", symbol=SYMBOLS[event.card.needs], cross=CROSS))
    return running(sentences, words)


def _guest(event: Boarded, words: Words) -> str:
    """Who came aboard, and as what where the card alone does not tell."""
    title = item_title(event.card, words)
    is_told = isinstance(event.card, SymbolPassenger) and event.card.symbols == (event.mark,)
    if is_told or not isinstance(event.mark, Symbol):
        return title
    helped = _helped(event.means, "costume", words)
    return words("on-board-event-drawn", card=title, symbol=mark_text(event.mark), helped=helped)


def _of_guests(event: LoverJoined | TurnedAway, words: Words) -> str:
    card = item_title(event.card, words)
    match event:
        case LoverJoined(stars=stars, points=points, means=means):
            return words(
                "on-board-event-lover-joined",
                variant=variant(event),
                card=card,
                cabin=level(stars),
                points=points,
                helped=_helped(means, "letters", words),
            )
        case TurnedAway(lack=lack):
            return words(f"on-board-event-turned-away-{lack}", variant=variant(event), card=card, cross=CROSS)
        case _:
            assert_never(event)


def _opened(event: CabinsOpened, words: Words) -> str:
    if not any(event.cabins):
        return words("on-board-event-cabins-none", card=item_title(event.card, words))
    said = words(
        "on-board-event-cabins-opened",
        variant=variant(event),
        count=sum(event.cabins),
        cabins=cabins_text(event.cabins, words),
        helped=_helped(event.means, "toolbox", words),
    )
    return running([said, words("on-board-event-cabins-unused")], words) if event.unused else said


def _of_cards(event: ObjectiveTaken | LuggageTaken | SpecialPosted | SpecialDismissed, words: Words) -> str:
    card = item_title(event.card, words)
    match event:
        case ObjectiveTaken(goal=goal):
            return words("on-board-event-objective-taken", card=card, goal=goal_text(goal, words))
        case LuggageTaken():
            effect = words(f"on-board-luggage-{event.card.luggage}-effect")
            return words("on-board-event-luggage-taken", card=card, effect=effect)
        case SpecialPosted(stars=stars):
            return words(f"on-board-event-special-{event.card.job}", card=card, cabin=level(stars))
        case SpecialDismissed():
            return words("on-board-event-special-dismissed", card=card)
        case _:
            assert_never(event)
