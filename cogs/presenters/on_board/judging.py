"""What the cards on the table would bring both, where they are split, picked or given, and what that leaves aside."""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from cogs.presenters.on_board.board import pile_lines
from cogs.presenters.on_board.face import at_hand
from cogs.presenters.on_board.gains import gains_text
from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.names import NOTHING, SIDES, item_text, item_title, side
from cogs.words import Words
from cogs.words.texts import listed
from engines.core.seats import Seat
from engines.on_board.actions import Give, Keep
from engines.on_board.cards import CoveredPile, Item
from engines.on_board.giving import after_giving
from engines.on_board.outlook import Gain, gains, is_help_left_aside, may_give
from engines.on_board.views import OnBoardView, Phase


class _Both(NamedTuple):
    """What I would have of some cards, and the other of the same or of the rest."""

    mine: tuple[Gain, ...]
    theirs: tuple[Gain, ...]

    @property
    def is_paid_at_ports(self) -> bool:
        """Whether a Sun is in it."""
        return any(gain.a_port for gain in (*self.mine, *self.theirs))


def judged(look: OnBoardLook, seat: Seat, words: Words) -> list[str]:
    """The cards with what they would bring both, and what these figures say."""
    match look.view.phase:
        case Phase.DIVIDE:
            return _divisions(look.view, seat, words)
        case Phase.PICK:
            return _picks(look.view, seat, words)
        case Phase.GIVE:
            return _gifts(look, seat, words)
        case _:
            return []


def _divisions(view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """Each card with what it alone, and what the other two together, would bring me and the other."""
    cards, lines, shown = at_hand(view, seat), list[str](), list[_Both]()
    for card in cards:
        rest = [other for other in cards if other is not card]
        single, pair = (_both(pile, pile, view, seat) for pile in ([card], rest))
        shown += [single, pair]
        division = words(
            "on-board-panel-division",
            single=_both_text(single, view, seat, words),
            pair=_both_text(pair, view, seat, words),
        )
        lines += [item_text(card, words), division]
    return [*lines, _what_they_say(shown, list(combinations(cards, 2)), view, seat, words)]


def _picks(view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """What a pile as a whole would bring whoever takes it; of a covered one nothing is known."""
    open_piles = [pile.cards for pile in view.piles if not isinstance(pile, CoveredPile)]
    shown = [_both(cards, cards, view, seat) for cards in open_piles]
    texts = iter([_both_text(both, view, seat, words) for both in shown])
    lines = pile_lines(
        view.piles, words, [NOTHING if isinstance(pile, CoveredPile) else next(texts) for pile in view.piles]
    )
    return [*lines, _what_they_say(shown, open_piles, view, seat, words)]


def _gifts(look: OnBoardLook, seat: Seat, words: Words) -> list[str]:
    """What both would have of their cards after each choice, if the other gives nothing: the last line says so."""
    view = look.view
    mine, theirs = view.hands[seat], view.hands[1 - seat]
    choices: dict[tuple[int, ...], Give | Keep] = {}
    for action in look.actions:
        if isinstance(action, Give | Keep):
            choices.setdefault(action.cards if isinstance(action, Give) else (), action)
    lines, shown = [item_text(card, words) for card in mine], list[_Both]()
    for given, choice in choices.items():
        both = _both(*after_giving(mine, theirs, choice), view, seat)
        cards = listed([item_title(card, words) for card in mine if card.number in given], words)
        shown.append(both)
        lines.append(words("on-board-panel-gift", cards=cards or NOTHING, gains=_both_text(both, view, seat, words)))
    return [*lines, _what_they_say(shown, [[*mine, *theirs]], view, seat, words)]


def _both(mine: Sequence[Item], theirs: Sequence[Item], view: OnBoardView, seat: Seat) -> _Both:
    return _Both(gains(mine, seat, view), gains(theirs, 1 - seat, view))


def _both_text(both: _Both, view: OnBoardView, seat: Seat, words: Words) -> str:
    """What I would have, and the other under its light."""
    return words(
        "on-board-panel-both",
        mine=gains_text(both.mine, words),
        theirs=gains_text(both.theirs, words),
        light=SIDES[side(view, 1 - seat)],
    )


def _what_they_say(
    shown: Sequence[_Both], piles: Sequence[Sequence[Item]], view: OnBoardView, seat: Seat, words: Words
) -> str:
    """What the figures leave aside or take for granted, each told only where it matters."""
    gives = view.phase is Phase.GIVE
    return words(
        "on-board-panel-at-once",
        of="hands" if gives else "piles",
        both="yes" if gives and may_give(view, 1 - seat) else "no",
        help="yes" if is_help_left_aside(piles, view) else "no",
        suns="yes" if any(both.is_paid_at_ports for both in shown) else "no",
    )
