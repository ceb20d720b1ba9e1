"""What people are promised, from what they may know: what cards would bring them, and what may still come."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from engines.core.seats import Seat
from engines.on_board.actions import Settling, means_of
from engines.on_board.cards import (
    Item,
    LoverCard,
    Luggage,
    LuggageCard,
    Means,
    NumberPassenger,
    Port,
    Symbol,
    SymbolPassenger,
)
from engines.on_board.deck import PORTS, sun_points
from engines.on_board.events import Boarded, Mood
from engines.on_board.giving import gifts, means_to_give
from engines.on_board.scoring import score_lines, total
from engines.on_board.settling import goes_unasked, means_for, settled, settled_unasked, ways
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase


class Gain(NamedTuple):
    """What something adds to the points as they stand, and at each port still to come."""

    points: int
    a_port: int = 0


class Outcome(NamedTuple):
    """What a choice would bring at once."""

    gain: Gain
    mood: Mood = Mood.CONTENT
    misses: bool = False
    """Whether a symbol that the passenger wants is missing (OB-18)."""


class _Worth(NamedTuple):
    """What a sheet is worth: more points now go before more at each port."""

    now: int
    a_port: int

    def after(self, ports: int) -> int:
        """With what its Suns will pay at so many ports."""
        return self.now + ports * self.a_port


def outcome(sheet: Sheet, seat: Seat, item: Item, action: Settling, view: OnBoardView) -> Outcome:
    """What this way of resolving a card would bring, the mood included."""
    after, event = settled(sheet, seat, item, action)
    gain = _gain(_worth(after, view), sheet, view)
    return Outcome(gain, event.mood, event.misses) if isinstance(event, Boarded) else Outcome(gain)


def gains(cards: Sequence[Item], seat: Seat, view: OnBoardView) -> tuple[Gain, ...]:
    """What these cards together would bring a seat at once, resolved in the best way and order.

    Where another way pays less at once and more in the end, by a Sun, it comes second. Luggage and a captain's power
    are left aside: whether to spend them is for their owner to decide.
    """
    sheet = view.sheets[seat]
    ends = {_worth(end, view) for end in _ends(sheet, seat, tuple(cards))}
    best = max(ends)
    later = max(ends, key=lambda worth: (worth.after(view.ports_left), worth.now))
    if later.after(view.ports_left) == best.after(view.ports_left):
        return (_gain(best, sheet, view),)
    return _gain(best, sheet, view), _gain(later, sheet, view)


def _gain(worth: _Worth, sheet: Sheet, view: OnBoardView) -> Gain:
    before = _worth(sheet, view)
    return Gain(worth.now - before.now, worth.a_port - before.a_port if view.ports_left else 0)


def _worth(sheet: Sheet, view: OnBoardView) -> _Worth:
    now = total(score_lines(sheet, view.options.edition))
    return _Worth(now, sheet.count(Symbol.SUN) * sun_points(sheet.captain))


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
        if means_of(way) is Means.PLAIN:
            yield settled(sheet, seat, card, way)[0]


def is_help_left_aside(piles: Iterable[Sequence[Item]], view: OnBoardView) -> bool:
    """Whether luggage or a power that works once, left aside in the gains of these piles, could change one."""
    return any(_could_help(pile, sheet, view) for pile in piles for sheet in view.sheets)


def _could_help(pile: Sequence[Item], sheet: Sheet, view: OnBoardView) -> bool:
    """Luggage serves as soon as it is taken (OB-19). A gift is no help that is left aside where it is decided."""
    taken = tuple([card for card in pile if isinstance(card, LuggageCard)])
    cards = [card for card in pile if not isinstance(card, LuggageCard)]
    ready = replace(sheet, luggage=(*sheet.luggage, *taken))
    guests = any(isinstance(card, NumberPassenger | SymbolPassenger | LoverCard) for card in cards)
    return (
        any(means_for(ready, card) for card in cards)
        or (guests and ready.has(Luggage.FIRST_AID_KIT))
        or (bool(cards) and view.phase is not Phase.GIVE and bool(means_to_give(ready, cards)))
    )


def may_give(view: OnBoardView, seat: Seat) -> bool:
    """Whether a seat has something to give and the means for it; both lie open (OB-9, OB-19, OB-34)."""
    return bool(gifts(view.sheets[seat], view.hands[seat], view.turn))


def ports_ahead(view: OnBoardView) -> tuple[Port, ...]:
    """The ports that may still come; there are more than `ports_left` while one of them stays in the box."""
    past = [call.port for call in view.calls]
    return tuple([port for port in PORTS[view.options.edition] if port not in past])


def writes_alone(view: OnBoardView, seat: Seat) -> bool:
    """Whether the other has nothing to write: what this seat decides stands at once (OB-7)."""
    return view.phase is Phase.PORT and view.compensated[1 - seat] is None
