"""What a choice or a pile would bring at once, read off the sheet as it would be afterwards."""

from collections.abc import Iterable, Iterator, Sequence
from types import UnionType

from cogs.presenters.on_board.names import ANCHOR, CROSS, PLEASED, signed
from cogs.words import Words
from engines.core.seats import Seat
from engines.on_board.actions import Settling
from engines.on_board.cards import (
    CabinCard,
    Captain,
    Item,
    LoverCard,
    Luggage,
    LuggageCard,
    Means,
    NumberPassenger,
    StarsCard,
    Symbol,
    SymbolPassenger,
)
from engines.on_board.deck import sun_points
from engines.on_board.events import Boarded, Mood
from engines.on_board.scoring import score_lines, total
from engines.on_board.settling import goes_unasked, noted, settled, ways
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase


def outcome_text(sheet: Sheet, seat: Seat, item: Item, action: Settling, view: OnBoardView) -> tuple[str, str]:
    """The mood, as a sign, and the points that this brings, the mood's included: `+4`, and for a Sun `+2/⚓`."""
    after, event = settled(sheet, seat, item, action)
    mood = ""
    if isinstance(event, Boarded):
        mood = {Mood.PLEASED: PLEASED, Mood.CONTENT: "", Mood.CROSS: CROSS}[event.mood] + CROSS * event.misses
    return mood, _gain(sheet, after, view)


def _gain(sheet: Sheet, after: Sheet, view: OnBoardView) -> str:
    points = _worth(after, view) - _worth(sheet, view)
    suns = after.count(Symbol.SUN) - sheet.count(Symbol.SUN)
    if not suns or not view.ports_left:
        return signed(points)
    at_ports = f"+{suns * sun_points(sheet.captain)}/{ANCHOR}"
    return f"{signed(points)} {at_ports}" if points else at_ports


def pile_gain(cards: Sequence[Item], seat: Seat, view: OnBoardView, words: Words) -> str:
    """What these cards together would bring a seat at once, resolved in the best way and order.

    Where another way pays less at once and more in the end, by a Sun, both are told. Luggage and a captain's power are
    left aside: whether to spend them is for their owner to decide.
    """
    sheet = view.sheets[seat]
    ends = list(_ends(sheet, seat, tuple(cards)))
    best = max(ends, key=lambda end: (_worth(end, view), end.count(Symbol.SUN)))
    later = max(ends, key=lambda end: (_in_the_end(end, view), _worth(end, view)))
    gain = _gain(sheet, best, view)
    if _in_the_end(later, view) == _in_the_end(best, view):
        return gain
    return words("on-board-panel-or", gain=gain, later=_gain(sheet, later, view))


def has_help(piles: Iterable[Sequence[Item]], view: OnBoardView) -> bool:
    """Whether luggage or a power that works once, left aside in the numbers of these piles, could change one."""
    return any(_could_help(pile, sheet, view) for pile in piles for sheet in view.sheets)


def _could_help(pile: Sequence[Item], sheet: Sheet, view: OnBoardView) -> bool:
    """Luggage serves as soon as it is taken (OB-19). A gift is no help that is left aside where it is decided."""
    luggage = {card.luggage for card in (*sheet.luggage, *pile) if isinstance(card, LuggageCard)}
    cards = [card for card in pile if not isinstance(card, LuggageCard)]
    gives = view.phase is not Phase.GIVE
    helps: list[tuple[type | UnionType, bool]] = [
        (SymbolPassenger, Luggage.COSTUME_TRUNK in luggage or sheet.may_use(Captain.CHAMELEON)),
        (CabinCard | StarsCard, Luggage.TOOLBOX in luggage or sheet.may_use(Captain.CARPENTER)),
        (LoverCard, Luggage.LOVE_LETTERS in luggage),
        (NumberPassenger | SymbolPassenger | LoverCard, Luggage.FIRST_AID_KIT in luggage),
        (object, gives and (Luggage.GIFT_PARCEL in luggage or sheet.may_use(Captain.COURTESY))),
    ]
    return any(at_hand and isinstance(card, kind) for kind, at_hand in helps for card in cards)


def _ends(sheet: Sheet, seat: Seat, cards: tuple[Item, ...]) -> Iterator[Sheet]:
    """The sheet after these cards, one for every order and every way; never more than the three of a turn."""
    if not cards:
        yield sheet
    for place, card in enumerate(cards):
        for after in _afters(sheet, seat, card):
            yield from _ends(after, seat, (*cards[:place], *cards[place + 1 :]))


def _afters(sheet: Sheet, seat: Seat, card: Item) -> Iterator[Sheet]:
    """The sheet after this card, for every way that spends nothing."""
    if goes_unasked(card):
        yield noted(sheet, seat, card)[0]
        return
    for way in ways(sheet, card, 0):
        if getattr(way, "means", Means.PLAIN) is Means.PLAIN:
            yield settled(sheet, seat, card, way)[0]


def _in_the_end(sheet: Sheet, view: OnBoardView) -> int:
    """With what its Suns will pay at the ports to come."""
    return _worth(sheet, view) + sheet.count(Symbol.SUN) * sun_points(sheet.captain) * view.ports_left


def _worth(sheet: Sheet, view: OnBoardView) -> int:
    return total(score_lines(sheet, view.options.edition))
