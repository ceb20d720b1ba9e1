"""What people may be promised from what they may know: what cards are good for, who would come, what that brings."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from enum import StrEnum

from engines.core.seats import Seat
from engines.dream_cruise.actions import ADDITION_SPOTS, Action, Build, CallCaptain, DreamRefusal, Send, Spot, Stage
from engines.dream_cruise.cards import COLOURS, Icon
from engines.dream_cruise.deck import FAMILIES, SHIP_CARDS, is_activity
from engines.dream_cruise.inside import allowed, display
from engines.dream_cruise.inside.acts import with_act
from engines.dream_cruise.inside.disembarking import without_finished
from engines.dream_cruise.inside.scoring import score
from engines.dream_cruise.ships import Activity, Ship
from engines.dream_cruise.views import DayPlan, DreamView, HiddenSet

# Phase 3


def will_find_set(view: DreamView, seat: Seat) -> bool:
    """Whether a set will be left for a seat that has not had its turn (ruling DC-18)."""
    had_their_turn = sum(laid.taker is not None for laid in view.display)
    before = (seat - view.first) % len(view.ships) - had_their_turn
    return sum(laid.taker is None for laid in view.display) > before


def hidden_set_refused(view: DreamView, seat: Seat) -> DreamRefusal | None:
    """Why a seat whose turn it is cannot take the face-down set (ruling DC-12)."""
    hidden = next((laid for laid in view.display if isinstance(laid, HiddenSet)), None)
    if hidden is None:
        return DreamRefusal.NO_SUCH_SET
    if not display.is_open_to(seat, view.first, len(view.ships)):
        return DreamRefusal.NOT_FOR_START_PLAYER
    return None if hidden.taker is None else DreamRefusal.SET_GONE


# Phase 4: what cards and captain are good for


def use_refused(card: int, plan: DayPlan | None) -> DreamRefusal | None:
    """Why a card of the hand can't be used today; before the day has begun nothing speaks against it."""
    return None if plan is None else allowed.use_refused(plan, card)


def captain_refused(plan: DayPlan) -> DreamRefusal | None:
    """Why the captain can't go anywhere today."""
    return allowed.captain_refused(plan)


class Opening(StrEnum):
    """What lets a guest out who can't go now."""

    ONE = "one"  # a card, or the captain
    BOTH = "both"  # only a card with the captain on it
    NONE = "none"


def opening(plan: DayPlan, actions: Collection[Action]) -> Opening:
    """What lets a guest out who can't go now, of what is offered."""
    if any(_opens(plan.ship, action) for action in actions):
        return Opening.ONE
    can_stage = any(isinstance(action, Stage) for action in actions)
    can_call = any(isinstance(action, CallCaptain) for action in actions)
    is_possible = can_stage and can_call and plan.ship.guests_aboard and len(plan.hand) > 1
    return Opening.BOTH if is_possible else Opening.NONE


def _opens(ship: Ship, action: Action) -> bool:
    match action:
        case Stage(card) | Build(card):
            return bool(fans(ship, SHIP_CARDS[card].icon))
        case CallCaptain(spot):
            there = ship.activity_at(spot)
            return there is not None and bool(newcomers(ship, there))
        case _:
            return False


# Phase 4: who would go where


def fans(ship: Ship, icon: Icon) -> tuple[int, ...]:
    """The families aboard that wish for this and still have guests to send."""
    aboard = [cabin for cabin in ship.cabins if cabin is not None and cabin.left]
    return tuple([cabin.family for cabin in aboard if icon in FAMILIES[cabin.family].icons])


def fans_there(ship: Ship, activity: Activity) -> tuple[int, ...]:
    """The families that could send a guest to an activity just now."""
    return tuple(_welcome(ship, activity))


def newcomers(ship: Ship, activity: Activity) -> tuple[int, ...]:
    """The families that could send a guest there only if the captain made it fit for all."""
    with_captain = _welcome(ship, replace(activity, captain=True))
    without = set(_welcome(ship, replace(activity, captain=False)))
    return tuple([family for family in with_captain if family not in without])


def _welcome(ship: Ship, activity: Activity) -> Iterator[int]:
    for colour, cabin in zip(COLOURS, ship.cabins, strict=True):
        if cabin is not None and allowed.send_refused(cabin, colour, activity) is None:
            yield cabin.family


# Phase 4: what a guest who goes brings, and what it is in the way of


def total_once_sent(ship: Ship, send: Send) -> int:
    """What a ship is worth once a guest is sent; a family all sent has left by then, with its guests (ruling DC-5)."""
    return score(without_finished(with_act(ship, send))).total


class InTheWay(StrEnum):
    """What a guest would be in the way of."""

    COLOUR = "colour"  # of others of its colour on an addition, till all of its family are sent (ruling DC-6)
    CARD = "card"  # of an activity card that could have covered the sight (ruling DC-9)
    NOTHING = "nothing"


def in_the_way(plan: DayPlan, send: Send, *, is_last: bool) -> InTheWay:
    """What else follows if a guest is sent, with this hand, and if tomorrow matters."""
    if send.place in ADDITION_SPOTS:
        stays = plan.ship.left_of(send.family) > 1 and not is_last
        return InTheWay.COLOUR if stays else InTheWay.NOTHING
    to = plan.ship.activity_at(send.place)
    covers = to is not None and to.can_be_covered and any(is_activity(card) for card in plan.hand)
    return InTheWay.CARD if covers else InTheWay.NOTHING


def what_a_card_covers(ship: Ship) -> Activity | None:
    """The sight that the next activity card would cover; at sea there is none."""
    return ship.activity_at(Spot.BOTTOM)
