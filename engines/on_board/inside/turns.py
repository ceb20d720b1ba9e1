"""A turn up to the resolving: the hatbox, drawing, dividing, picking, giving."""

from dataclasses import replace

from engines.core.events import EVERYONE, Told, only
from engines.core.seats import Seat
from engines.on_board.actions import Divide, Give, Giving, Hidden, LeaveHatbox, OpenHatbox, Pick
from engines.on_board.cards import Captain, CoveredPile, Luggage, LuggageCard, Means, OpenPile, Pile, PileName
from engines.on_board.deck import CARDS, the_cards
from engines.on_board.events import (
    CardGiven,
    CardsDrawn,
    Divided,
    Event,
    GiftDecided,
    HatboxOpened,
    PileTaken,
    TurnBegan,
    YouDrew,
)
from engines.on_board.giving import PARCEL, gifts
from engines.on_board.inside.state import OnBoardState
from engines.on_board.rows import changed
from engines.on_board.settling import without_luggage
from engines.on_board.views import Phase

HATBOX = next(
    card for card in CARDS.values() if isinstance(card, LuggageCard) and card.luggage is Luggage.HATBOX
).number


def enter(draft: OnBoardState, phase: Phase) -> None:
    """Ask the next question: what was asked before is over."""
    draft.phase = phase
    draft.moment += 1


def begin_turn(draft: OnBoardState) -> list[Told[Event]]:
    """The next turn, its other Distributor, and the three cards, unless the hatbox may come first (OB-8)."""
    draft.turn += 1
    draft.hatbox_open = False
    sheet = draft.sheets[draft.distributor]
    began = Told(TurnBegan(draft.turn, draft.distributor), EVERYONE)
    if sheet.has(Luggage.HATBOX) and sheet.captain is not Captain.CURTAIN:
        enter(draft, Phase.HATBOX)
        return [began]
    return [began, *draw(draft)]


def hatbox_choices(state: OnBoardState) -> tuple[OpenHatbox | LeaveHatbox, ...]:
    """Whether the Distributor spends the hatbox, before seeing the cards."""
    return OpenHatbox(state.turn), LeaveHatbox(state.turn)


def open_hatbox(draft: OnBoardState) -> list[Told[Event]]:
    """Spend it: nobody else sees the cards now, and one pile must lie face down."""
    seat = draft.distributor
    draft.hatbox_open = True
    draft.discard += (HATBOX,)
    draft.sheets = changed(draft.sheets, seat, without_luggage(draft.sheets[seat], Luggage.HATBOX))
    return [Told(HatboxOpened(seat), EVERYONE), *draw(draft)]


def is_covered(state: OnBoardState) -> bool:
    """Whether only the Distributor sees the three cards until they are divided (OB-8)."""
    return state.hatbox_open or state.sheets[state.distributor].captain is Captain.CURTAIN


def draw(draft: OnBoardState) -> list[Told[Event]]:
    """Turn up three cards, for all or for the Distributor alone."""
    draft.drawn = draft.deck[:-4:-1]
    draft.deck = draft.deck[:-3]
    enter(draft, Phase.DIVIDE)
    cards = the_cards(draft.drawn)
    if is_covered(draft):
        drawn = CardsDrawn(draft.distributor, CoveredPile(len(cards)))
        return [Told(drawn, EVERYONE), Told(YouDrew(cards), only(draft.distributor))]
    return [Told(CardsDrawn(draft.distributor, OpenPile(cards)), EVERYONE)]


def divisions(state: OnBoardState) -> tuple[Divide, ...]:
    """Which card lies alone, and where that may be decided, which pile lies face down."""
    hidden = hideable(state)
    return tuple([Divide(card, pile) for pile in hidden for card in state.drawn])


def hideable(state: OnBoardState) -> tuple[Hidden, ...]:
    """The hatbox is spent for a pile face down; the captain may do it, or not (OB-8)."""
    if state.hatbox_open:
        return Hidden.SINGLE, Hidden.PAIR
    return tuple(Hidden) if is_covered(state) else (Hidden.NONE,)


def divide(draft: OnBoardState, action: Divide) -> list[Told[Event]]:
    """Lay out the two piles."""
    draft.piles = ((action.alone,), tuple([card for card in draft.drawn if card != action.alone]))
    draft.drawn = ()
    draft.hidden = action.hidden
    enter(draft, Phase.PICK)
    single, pair = pile_on_table(draft, PileName.SINGLE), pile_on_table(draft, PileName.PAIR)
    return [Told(Divided(draft.distributor, single, pair), EVERYONE)]


def pile_on_table(state: OnBoardState, name: PileName) -> Pile:
    """A pile as everybody sees it."""
    cards = state.piles[name is PileName.PAIR]
    return CoveredPile(len(cards)) if state.hidden.covers(name) else OpenPile(the_cards(cards))


def picks(state: OnBoardState) -> tuple[Pick, ...]:
    """The piles that the other player may take."""
    return tuple([Pick(state.turn, name) for name in PileName])


def pick(draft: OnBoardState, action: Pick) -> list[Told[Event]]:
    """Both have their cards; a pile that lay face down is turned up."""
    other = PileName.PAIR if action.pile is PileName.SINGLE else PileName.SINGLE
    told: list[Told[Event]] = []
    for seat, name in ((1 - draft.distributor, action.pile), (draft.distributor, other)):
        cards = draft.piles[name is PileName.PAIR]
        draft.hands = changed(draft.hands, seat, cards)
        told.append(Told(PileTaken(seat, name, the_cards(cards), draft.hidden.covers(name)), EVERYONE))
    draft.piles = ()
    draft.hidden = Hidden.NONE
    return told


def gift_choices(state: OnBoardState, seat: Seat) -> tuple[Giving, ...]:
    """What a seat may give away of the cards it has just taken."""
    return gifts(state.sheets[seat], the_cards(state.hands[seat]), state.turn)


def givers(state: OnBoardState) -> tuple[Seat, ...]:
    """The seats that could give something away."""
    return tuple([seat for seat in (0, 1) if gift_choices(state, seat)])


def seal_gift(draft: OnBoardState, seat: Seat, gift: Giving) -> list[Told[Event]]:
    """Note the decision; others learn that there is one, once, and only while somebody is still waited for."""
    first = draft.gifts[seat] is None
    draft.gifts = changed(draft.gifts, seat, gift)
    return [Told(GiftDecided(seat), EVERYONE)] if first and not is_decided(draft) else []


def is_decided(state: OnBoardState) -> bool:
    """Whether every seat that could give something has decided."""
    return all(state.gifts[giver] is not None for giver in givers(state))


def hand_over(draft: OnBoardState) -> list[Told[Event]]:
    """Carry out all gifts at once; what is received can neither be returned nor passed on (OB-9)."""
    decided, draft.gifts = draft.gifts, (None, None)
    told: list[Told[Event]] = []
    for giver, gift in enumerate(decided):
        if isinstance(gift, Give):
            told += [_give(draft, giver, card, Means.CAPTAIN) for card in gift.by_captain]
            told += [_give(draft, giver, card, Means.LUGGAGE) for card in gift.by_luggage]
    return told


def _give(draft: OnBoardState, giver: Seat, card: int, means: Means) -> Told[Event]:
    sheet, hand = draft.sheets[giver], [other for other in draft.hands[giver] if other != card]
    if means is Means.CAPTAIN:
        sheet = replace(sheet, captain_used=True)
    else:
        sheet = without_luggage(sheet, Luggage.GIFT_PARCEL)
        hand = [other for other in hand if other != PARCEL]
        draft.discard += (PARCEL,)
    received = (*draft.hands[1 - giver], card)
    draft.sheets = changed(draft.sheets, giver, sheet)
    draft.hands = (tuple(hand), received) if giver == 0 else (received, tuple(hand))
    return Told(CardGiven(giver, 1 - giver, CARDS[card], means), EVERYONE)
