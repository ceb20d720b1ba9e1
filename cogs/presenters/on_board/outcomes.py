"""What a choice or a pile would bring at once, read off the sheet as it would be afterwards."""

from collections.abc import Iterable, Iterator, Sequence
from types import UnionType
from typing import NamedTuple

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
from engines.on_board.settling import goes_unasked, settled, settled_unasked, ways
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase


class _Paid(NamedTuple):
    """What a sheet is worth: more points now go before more at each port."""

    now: int
    a_port: int

    def after(self, ports: int) -> int:
        """With what its Suns will pay at so many ports."""
        return self.now + ports * self.a_port


def outcome_text(sheet: Sheet, seat: Seat, item: Item, action: Settling, view: OnBoardView) -> tuple[str, str]:
    """The mood, as a sign, and the points that this brings, the mood's included: `+4`, and for a Sun `+2/⚓`."""
    after, event = settled(sheet, seat, item, action)
    mood = ""
    if isinstance(event, Boarded):
        mood = {Mood.PLEASED: PLEASED, Mood.CONTENT: "", Mood.CROSS: CROSS}[event.mood] + CROSS * event.misses
    return mood, _gain(_paid(after, view), sheet, view)


def _gain(paid: _Paid, sheet: Sheet, view: OnBoardView) -> str:
    before = _paid(sheet, view)
    points, a_port = paid.now - before.now, paid.a_port - before.a_port
    if not a_port or not view.ports_left:
        return signed(points)
    at_ports = f"+{a_port}/{ANCHOR}"
    return f"{signed(points)} {at_ports}" if points else at_ports


def pile_gain(cards: Sequence[Item], seat: Seat, view: OnBoardView, words: Words) -> str:
    """What these cards together would bring a seat at once, resolved in the best way and order.

    Where another way pays less at once and more in the end, by a Sun, both are told. Luggage and a captain's power are
    left aside: whether to spend them is for their owner to decide.
    """
    sheet = view.sheets[seat]
    ends = {_paid(end, view) for end in _ends(sheet, seat, tuple(cards))}
    best = max(ends)
    later = max(ends, key=lambda paid: (paid.after(view.ports_left), paid.now))
    gain = _gain(best, sheet, view)
    if later.after(view.ports_left) == best.after(view.ports_left):
        return gain
    return words("on-board-panel-or", gain=gain, later=_gain(later, sheet, view))


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
        yield settled_unasked(sheet, seat, card)[0]
        return
    for way in ways(sheet, card, 0):
        if getattr(way, "means", Means.PLAIN) is Means.PLAIN:
            yield settled(sheet, seat, card, way)[0]


def _paid(sheet: Sheet, view: OnBoardView) -> _Paid:
    now = total(score_lines(sheet, view.options.edition))
    return _Paid(now, sheet.count(Symbol.SUN) * sun_points(sheet.captain))
