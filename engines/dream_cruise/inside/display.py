"""Phase 3: sets of ship cards are laid out, one of them face down, and taken in turn."""

from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told, only
from engines.core.seats import Seat
from engines.dream_cruise.actions import DreamRefusal, Take
from engines.dream_cruise.events import (
    Event,
    HiddenSetTaken,
    NoSet,
    SetsDiscarded,
    SetsLaidOut,
    SetTaken,
    YouTook,
)
from engines.dream_cruise.inside.drawing import draw_ship_cards
from engines.dream_cruise.inside.state import DreamState, LaidSet

FACE_DOWN = 0
"""The number of the face-down set."""

FACE_UP_SETS = {1: 2, 2: 3, 3: 3, 4: 4}
"""By number of seats (printed)."""

SET_SIZE = 2


def begin(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """Lay out the sets; if cards are short, the face-up ones are filled first (ruling DC-18)."""
    face_up = FACE_UP_SETS[draft.seat_count]
    cards, told = draw_ship_cards(draft, SET_SIZE * (face_up + 1), chance)
    sets = [cards[at : at + SET_SIZE] for at in range(0, SET_SIZE * (face_up + 1), SET_SIZE)]
    draft.display = (LaidSet(sets.pop()), *[LaidSet(laid) for laid in sets])
    draft.taking = 0
    _pass_over(draft)
    event = SetsLaidOut(tuple([laid for laid in sets if laid]), len(draft.display[FACE_DOWN].cards))
    return [*told, Told(event, EVERYONE)]


def _pass_over(draft: DreamState) -> None:
    """If there are fewer sets than seats, the last seats go without (ruling DC-18)."""
    if not any(_is_there(laid) for laid in draft.display):
        draft.taking = draft.seat_count


def _is_there(laid: LaidSet) -> bool:
    return bool(laid.cards) and laid.taker is None


def waiting(state: DreamState) -> frozenset[Seat]:
    """The seat whose turn it is to take a set."""
    order = state.seats_in_order()
    return frozenset(order[state.taking : state.taking + 1])


def legal(state: DreamState, seat: Seat) -> tuple[Take, ...]:
    """The sets still there, by number."""
    if seat not in waiting(state):
        return ()
    there = [number for number, laid in enumerate(state.display) if _is_there(laid)]
    return tuple(
        [Take(number) for number in there if number != FACE_DOWN or is_open_to(seat, state.first, state.seat_count)]
    )


def is_open_to(seat: Seat, first: Seat, seat_count: int) -> bool:
    """Whether a seat may take the face-down set: not who begins in this round (printed); alone nobody does (DC-16)."""
    return seat_count == 1 or seat != first


def refusal(state: DreamState, seat: Seat, action: Take) -> DreamRefusal:
    """Why a set cannot be taken."""
    if not 0 <= action.number < len(state.display) or not state.display[action.number].cards:
        return DreamRefusal.NO_SUCH_SET
    if action.number == FACE_DOWN and not is_open_to(seat, state.first, state.seat_count):
        return DreamRefusal.NOT_FOR_START_PLAYER
    return DreamRefusal.SET_GONE


def act(draft: DreamState, seat: Seat, action: Take) -> list[Told[Event]]:
    """The seat takes a set into its hand; the face-down one brings the start-player token (ruling DC-12)."""
    number = action.number
    cards = draft.display[number].cards
    draft.display = (*draft.display[:number], LaidSet(cards, seat), *draft.display[number + 1 :])
    draft.hands = (*draft.hands[:seat], draft.hands[seat] + cards, *draft.hands[seat + 1 :])
    draft.taking += 1
    _pass_over(draft)
    if number != FACE_DOWN:
        return [Told(SetTaken(seat, number, cards), EVERYONE)]
    draft.token = seat
    taken = HiddenSetTaken(seat, len(cards), begins_next=draft.seat_count > 1)
    return [Told(taken, EVERYONE), Told(YouTook(cards), only(seat))]


def settle(draft: DreamState) -> list[Told[Event]]:
    """What nobody took is discarded, openly (ruling DC-25); who found no set is told of (ruling DC-18)."""
    left = tuple([card for laid in draft.display if laid.taker is None for card in laid.cards])
    takers = {laid.taker for laid in draft.display}
    told: list[Told[Event]] = [Told(NoSet(seat), EVERYONE) for seat in draft.seats_in_order() if seat not in takers]
    draft.display = ()
    draft.ship_discard += left
    return [*told, Told(SetsDiscarded(left), EVERYONE)] if left else told
