"""What was written on a sheet, in a sentence that leaves out whose sheet it is."""

from typing import assert_never
from zlib import crc32

from cogs.presenters.on_board.names import (
    CROSS,
    PLEASED,
    SYMBOLS,
    cabins_text,
    goal_text,
    item_title,
    level,
    mark_text,
    means_text,
)
from cogs.words import Words
from engines.on_board.cards import CabinCard, Compensation, Gift, Means, NumberPassenger, StarsCard, Symbol
from engines.on_board.events import (
    Boarded,
    CabinsOpened,
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


def variant(event: object) -> int:
    """A number that is the same every time the event is drawn."""
    return crc32(repr(event).encode()) % _VARIANTS


def helped(means: Means, kind: str, words: Words) -> str:
    """By whose help it came about, as the tail of a sentence; nothing without help."""
    captain, luggage = words("on-board-helped-captain"), words(f"on-board-helped-{kind}")
    return means_text(means, captain, luggage)


def _boarded(event: Boarded, words: Words) -> str:
    """Into which cabin, in which mood, and what the dice and a missing symbol did."""
    said = words(
        f"on-board-event-boarded-{event.mood}",
        variant=variant(event),
        card=item_title(event.card, words),
        mark=_drawn(event, words),
        cabin=level(event.stars),
        mood=PLEASED if event.mood is Mood.PLEASED else CROSS,
    )
    parts = [said]
    if event.die_boxes:
        die = SYMBOLS[Symbol.DIE]
        parts.append(words("on-board-event-dice", die=die, boxes=event.die_boxes, pleased=PLEASED))
    if event.misses and isinstance(event.card, NumberPassenger) and event.card.needs:
        parts.append(words("on-board-event-misses", symbol=SYMBOLS[event.card.needs], cross=CROSS))
    return " ".join(parts)


def _drawn(event: Boarded, words: Words) -> str:
    """What was drawn, where the card alone does not tell."""
    symbols = getattr(event.card, "symbols", None)
    if not isinstance(event.mark, Symbol) or symbols == (event.mark,):
        return ""
    tail = helped(event.means, "costume", words)
    return words("on-board-event-drawn", symbol=mark_text(event.mark), helped=tail)


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
                helped=helped(means, "letters", words),
            )
        case TurnedAway():
            kind = "lover" if event.card.kind == "lover" else "passenger"
            return words(f"on-board-event-turned-away-{kind}", variant=variant(event), card=card, cross=CROSS)
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
        helped=helped(event.means, "toolbox", words),
    )
    return " ".join([said, words("on-board-event-cabins-unused")]) if _is_partly_unused(event) else said


def _is_partly_unused(event: CabinsOpened) -> bool:
    """Whether the card would have opened more: levels were full, and nothing was opened instead (OB-5)."""
    match event.card:
        case CabinCard(openings=openings):
            return sum(event.cabins) < len(openings)
        case StarsCard(stars=stars):
            return _stars(event.cabins) < stars
        case Compensation(gift=Gift.TWO_STARS_OF_CHOICE):
            return _stars(event.cabins) < 2
        case _:
            return False


def _stars(cabins: tuple[int, ...]) -> int:
    return sum(stars * count for stars, count in enumerate(cabins, start=1))


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
