"""A seat without a person: it judges every choice by what both sheets then promise, from its own view alone."""

from typing import assert_never

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.on_board.actions import (
    Act,
    Action,
    ChooseCaptain,
    ChooseSymbol,
    Divide,
    Draw,
    Embark,
    Give,
    Hidden,
    Keep,
    LeaveHatbox,
    LeaveKit,
    Love,
    OpenCabins,
    OpenHatbox,
    Pick,
    Post,
    TakeBack,
    TakeUp,
    TurnAway,
    UseKit,
)
from engines.on_board.cards import Captain, Card, CoveredPile, Luggage, OpenPile, Pile, PileName, SecretPile
from engines.on_board.giving import after_giving
from engines.on_board.inside import writing_desks
from engines.on_board.inside.prospects import Prospects, kept, power, promise
from engines.on_board.views import OnBoardView, WritingDesk

_CAPTAINS = (
    Captain.CUPID,
    Captain.SUNSHINE,
    Captain.CARPENTER,
    Captain.CHAMELEON,
    Captain.COURTESY,
    Captain.CURTAIN,
)
"""The better ones first."""

_UNKNOWN_CARD = 3.0
"""What a card face down is likely to bring."""

_HATBOX_TURNS = 4
"""The hatbox is spent in one turn of so many, and surely in the last ones."""


def choice(view: OnBoardView, actions: tuple[Action, ...], chance: Chance) -> Action:
    """The action that promises most; the first of equals. What was done is never taken back."""
    rated = [(_rating(view, action, chance), action) for action in actions if not isinstance(action, TakeBack)]
    return max(rated, key=lambda pair: pair[0])[1] if rated else actions[0]


def _rating(view: OnBoardView, action: Action, chance: Chance) -> float:
    match action:
        case ChooseCaptain(captain=captain):
            rating = -float(_CAPTAINS.index(captain))
        case OpenHatbox():
            rating = float(view.turns - view.turn < _HATBOX_TURNS or chance.below(_HATBOX_TURNS) == 0)
        case LeaveHatbox():
            rating = 0.5
        case Divide():
            rating = _division(view, action)
        case Pick(pile=name):
            rating = _pick(view, name)
        case Give() | Keep():
            rating = _gift(view, action)
        case (
            Embark() | Draw() | TurnAway() | Love() | OpenCabins() | ChooseSymbol() | Post() | UseKit() | LeaveKit()
            | TakeUp()
        ):  # fmt: skip
            rating = _act(view, action)
        case TakeBack():
            raise AssertionError("never rated")
        case _:
            assert_never(action)
    return rating


def _act(view: OnBoardView, action: Act) -> float:
    """What the desk promises when the rest of it is resolved too."""
    assert view.my_desk is not None
    desk = _cleared(writing_desks.after(view.my_desk, _me(view), action), _me(view), prospects(view))
    return promise(desk.sheet, prospects(view))


def prospects(view: OnBoardView) -> Prospects:
    """How much is left when this turn is over."""
    return Prospects(view.turns - view.turn, view.ports_left, max(view.turns_to_port - 1, 0))


def _me(view: OnBoardView) -> Seat:
    assert view.viewer is not None
    return view.viewer


def _division(view: OnBoardView, action: Divide) -> float:
    """The other side takes what it likes best; a pile face down is guessed."""
    assert isinstance(view.drawn, OpenPile | SecretPile)
    single = tuple([card for card in view.drawn.cards if card.number == action.alone])
    pair = tuple([card for card in view.drawn.cards if card.number != action.alone])
    me, other = _me(view), 1 - _me(view)
    theirs = [_gain(view, other, cards) for cards in (single, pair)]
    mine = [_gain(view, me, cards) for cards in (single, pair)]
    shown = [
        _UNKNOWN_CARD * len(cards) if action.hidden.covers(name) else gain
        for name, cards, gain in zip(PileName, (single, pair), theirs, strict=True)
    ]
    taken = int(shown[1] - mine[0] * 0.5 > shown[0] - mine[1] * 0.5)
    return mine[1 - taken] - theirs[taken] - 0.1 * (action.hidden is not Hidden.NONE)


def _pick(view: OnBoardView, name: PileName) -> float:
    single, pair = view.piles
    mine, theirs = (single, pair) if name is PileName.SINGLE else (pair, single)
    return _pile_gain(view, _me(view), mine) - _pile_gain(view, 1 - _me(view), theirs)


def _pile_gain(view: OnBoardView, seat: Seat, pile: Pile) -> float:
    if isinstance(pile, CoveredPile):
        return _UNKNOWN_CARD * pile.size
    return _gain(view, seat, pile.cards)


def _gift(view: OnBoardView, action: Give | Keep) -> float:
    """What both would have of their cards, were these to change sides, less what the means are worth if kept."""
    by_captain, by_luggage = (action.by_captain, action.by_luggage) if isinstance(action, Give) else ((), ())
    me, ahead = _me(view), prospects(view)
    spent = power(ahead) * len(by_captain) + kept(Luggage.GIFT_PARCEL, ahead) * len(by_luggage)
    mine, theirs = after_giving(view.hands[me], view.hands[1 - me], action)
    return _gain(view, me, mine) - _gain(view, 1 - me, theirs) - spent


def _gain(view: OnBoardView, seat: Seat, cards: tuple[Card, ...]) -> float:
    """What these cards promise this seat, each resolved as well as can be seen at a glance."""
    sheet, ahead = view.sheets[seat], prospects(view)
    desk = _cleared(writing_desks.opened(sheet, seat, cards), seat, ahead)
    return promise(desk.sheet, ahead) - promise(sheet, ahead)


def _cleared(desk: WritingDesk, seat: Seat, ahead: Prospects) -> WritingDesk:
    """The desk after everything on it is resolved, the best-looking act first."""
    while found := writing_desks.choices(desk, 0):
        desk = max(
            [writing_desks.after(desk, seat, act) for act in found], key=lambda after: promise(after.sheet, ahead)
        )
    return desk
