"""What a choice or a pile would bring at once, read off the sheet as it would be afterwards."""

from collections.abc import Iterator, Sequence

from cogs.presenters.on_board.names import ANCHOR, CROSS, NO_POINTS, PLEASED, signed
from engines.core.seats import Seat
from engines.on_board.actions import Settling
from engines.on_board.cards import Captain, Item, Means, Symbol
from engines.on_board.deck import sun_points
from engines.on_board.events import Boarded, Mood
from engines.on_board.scoring import score_lines, total
from engines.on_board.settling import goes_unasked, noted, settled, ways
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView


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
        return signed(points) if points else NO_POINTS
    at_ports = f"+{suns * sun_points(sheet.captain)}/{ANCHOR}"
    return f"{signed(points)} {at_ports}" if points else at_ports


def pile_gain(cards: Sequence[Item], seat: Seat, view: OnBoardView) -> str:
    """What these cards together would bring a seat at once, resolved in the best way and order.

    Luggage and a captain's power are left aside: whether to spend them is for their owner to decide.
    """
    sheet = view.sheets[seat]
    return _gain(sheet, max(_ends(sheet, seat, tuple(cards)), key=lambda end: _rank(end, view)), view)


def has_help(view: OnBoardView) -> bool:
    """Whether somebody has luggage, or a power that works once, at hand which such a number leaves aside."""
    return any(
        sheet.luggage or sheet.may_use(Captain.CARPENTER) or sheet.may_use(Captain.CHAMELEON) for sheet in view.sheets
    )


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


def _rank(sheet: Sheet, view: OnBoardView) -> tuple[int, int]:
    """What pays at once comes first; of equals the one with more Suns."""
    return _worth(sheet, view), sheet.count(Symbol.SUN)


def _worth(sheet: Sheet, view: OnBoardView) -> int:
    return total(score_lines(sheet, view.options.edition))
