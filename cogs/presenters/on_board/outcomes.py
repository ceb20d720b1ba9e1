"""What a choice at one's desk would bring at once, read off the sheet as it would be afterwards."""

from cogs.presenters.on_board.names import ANCHOR, CROSS, PLEASED, signed
from engines.core.seats import Seat
from engines.on_board.actions import Settling
from engines.on_board.cards import Item, Symbol
from engines.on_board.deck import sun_points
from engines.on_board.events import Boarded, Mood
from engines.on_board.scoring import score_lines, total
from engines.on_board.settling import goes_unasked, noted, settled, ways
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView


def outcome_text(sheet: Sheet, seat: Seat, item: Item, action: Settling, view: OnBoardView) -> tuple[str, str]:
    """The mood, as a sign, and the points that this brings: `+4`, and for a Sun what it brings at each port."""
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


def best_gain(sheet: Sheet, seat: Seat, item: Item, view: OnBoardView) -> str:
    """The best that a card would bring this sheet at once; empty for nothing."""
    gain = _gain(sheet, _at_best(sheet, seat, item, view), view)
    return gain if gain.strip("+0") else ""


def _at_best(sheet: Sheet, seat: Seat, item: Item, view: OnBoardView) -> Sheet:
    """The sheet after the way that brings most at once."""
    if goes_unasked(item):
        return noted(sheet, seat, item)[0]
    ends = [settled(sheet, seat, item, way)[0] for way in ways(sheet, item, 0)]
    suns = [end for end in ends if end.count(Symbol.SUN) > sheet.count(Symbol.SUN)]
    now = [end for end in ends if end not in suns]  # of a symbol of choice, what pays at once
    return max(now or ends, key=lambda end: _worth(end, view))


def _worth(sheet: Sheet, view: OnBoardView) -> int:
    return total(score_lines(sheet, view.options.edition))
