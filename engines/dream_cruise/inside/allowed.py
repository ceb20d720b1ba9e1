"""Phase 4: what a plan allows, and why the rest is refused.

An act is something done on a day; an action is what a seat presses, to do an act, to pay for it, to undo it or to look.
"""

from typing import TypeAlias, assert_never

from engines.dream_cruise.actions import (
    ADDITION_SPOTS,
    CARD_SPOTS,
    PRINTED_SPOTS,
    Build,
    CallCaptain,
    CloseHand,
    Done,
    DreamRefusal,
    NotDone,
    OpenHand,
    Pay,
    Replace,
    SailingAction,
    Send,
    Spot,
    Stage,
    TakeBack,
)
from engines.dream_cruise.cards import COLOURS, Colour
from engines.dream_cruise.deck import FAMILIES, card_spots, is_activity, is_sea
from engines.dream_cruise.payments import payments, unlike
from engines.dream_cruise.ships import Activity, Cabin, Ship
from engines.dream_cruise.views import DayPlan, Unpaid

_Fresh: TypeAlias = Send | Stage | Build | CallCaptain | OpenHand | CloseHand | Done

CHOICES_AT_MOST = 25
"""If there is more, guests and cards are chosen among apart."""

CAPTAIN_SPOTS = (*PRINTED_SPOTS, *CARD_SPOTS)


def legal(plan: DayPlan) -> tuple[SailingAction, ...]:
    """What the seat may do: guests by cabin, cards by hand, the captain, then taking back and being done."""
    if plan.done:
        return (NotDone(),)
    if plan.unpaid is not None:
        return (*_answers(plan, plan.unpaid), TakeBack(plan.unpaid.number))
    sends, cards = _sends(plan.ship), _card_acts(plan)
    others: list[SailingAction] = [*[TakeBack(made.number) for made in plan.acts[-1:]], Done()]
    if len(sends) + len(cards) + len(others) <= CHOICES_AT_MOST:
        return (*sends, *cards, *others)
    return (*cards, CloseHand()) if plan.hand_open else (*sends, OpenHand(), *others)


def _is_split(plan: DayPlan) -> bool:
    """Whether guests and cards are offered apart (ruling DC-29)."""
    return any(isinstance(action, OpenHand | CloseHand) for action in legal(plan))


def _card_acts(plan: DayPlan) -> list[SailingAction]:
    cards = [Stage(card) if is_activity(card) else Build(card) for card in unlike(plan.hand)]
    captain = [CallCaptain(to.spot, to.card) for to in plan.ship.activities() if to.spot in CAPTAIN_SPOTS]
    return [act for act in [*cards, *captain] if refused(plan, act) is None]


def _sends(ship: Ship) -> list[Send]:
    activities = ship.activities()
    return [
        Send(cabin.family, activity.spot, activity.card)
        for colour, cabin in zip(COLOURS, ship.cabins, strict=True)
        if cabin is not None
        for activity in activities
        if send_refused(cabin, colour, activity) is None
    ]


def _answers(plan: DayPlan, unpaid: Unpaid) -> list[Replace] | list[Pay]:
    if wants_replacement(plan):
        return [Replace(unpaid.number, venue.card) for venue in plan.ship.additions]
    return [Pay(unpaid.number, card) for card in unlike(payments(plan.hand, unpaid.act))]


def wants_replacement(plan: DayPlan) -> bool:
    """Whether an addition is being built for which no space is free, and none has been named yet."""
    unpaid = plan.unpaid
    return unpaid is not None and isinstance(unpaid.act, Build) and unpaid.replaced is None and not plan.ship.has_space


def refused(plan: DayPlan, action: SailingAction) -> DreamRefusal | None:
    """Why an act is not allowed, or `None` if it is."""
    if isinstance(action, NotDone):
        return None if plan.done else DreamRefusal.NOT_DONE_YET
    if plan.done:
        return DreamRefusal.ALREADY_DONE
    if isinstance(action, TakeBack):
        return _take_back_refused(plan, action)
    if isinstance(action, Replace | Pay):
        return _answer_refused(plan, action)
    return DreamRefusal.FINISH_ACT_FIRST if plan.unpaid is not None else _fresh_refused(plan, action)


def _fresh_refused(plan: DayPlan, action: _Fresh) -> DreamRefusal | None:
    match action:
        case Send():
            return _sending_refused(plan.ship, action)
        case Stage(card):
            return _card_refused(plan, card, activity=True) or use_refused(plan, card)
        case Build(card):
            return _card_refused(plan, card, activity=False) or use_refused(plan, card)
        case CallCaptain():
            return _calling_refused(plan, action)
        case OpenHand() | CloseHand():
            return DreamRefusal.LOOK_ELSEWHERE if _is_split(plan) else DreamRefusal.NOTHING_HIDDEN
        case Done():
            return None
        case _:
            assert_never(action)


def _take_back_refused(plan: DayPlan, action: TakeBack) -> DreamRefusal | None:
    last = plan.unpaid or (plan.acts[-1] if plan.acts else None)
    if last is not None and last.number == action.act:
        return None
    return DreamRefusal.NOT_THE_LAST_ACT if _was_made(plan, action.act) else DreamRefusal.ALREADY_TAKEN_BACK


def _was_made(plan: DayPlan, number: int) -> bool:
    """Whether an act of this number is done, paid for and not taken back."""
    return any(made.number == number for made in plan.acts)


def _answer_refused(plan: DayPlan, action: Replace | Pay) -> DreamRefusal | None:
    unpaid = plan.unpaid
    is_open = unpaid is not None and unpaid.number == action.act
    if not is_open and _was_made(plan, action.act):
        return DreamRefusal.ALREADY_PAID
    if isinstance(action, Replace):
        return _replacing_refused(plan, action, is_open=is_open)
    if unpaid is None or not is_open:
        return DreamRefusal.NOTHING_TO_PAY
    if wants_replacement(plan):
        return DreamRefusal.REPLACE_FIRST
    offered = payments(plan.hand, unpaid.act)
    if action.card not in offered:
        return DreamRefusal.PAYS_NOT_FOR_ITSELF if action.card in plan.hand else DreamRefusal.NOT_IN_HAND
    return None if action.card in unlike(offered) else DreamRefusal.LIKE_OFFERED


def _replacing_refused(plan: DayPlan, action: Replace, *, is_open: bool) -> DreamRefusal | None:
    if is_open and plan.unpaid is not None and plan.unpaid.replaced is not None:
        return DreamRefusal.ALREADY_REPLACED
    if not is_open or not wants_replacement(plan):
        return DreamRefusal.NOTHING_TO_REPLACE
    is_built = any(venue.card == action.card for venue in plan.ship.additions)
    return None if is_built else DreamRefusal.NOT_BUILT


def _sending_refused(ship: Ship, action: Send) -> DreamRefusal | None:
    aboard = {
        cabin.family: (cabin, colour) for cabin, colour in zip(ship.cabins, COLOURS, strict=True) if cabin is not None
    }
    if action.family not in aboard:
        return DreamRefusal.FAMILY_NOT_ABOARD
    for activity in ship.activities():
        if (activity.spot, activity.card) == (action.place, action.card):
            return send_refused(*aboard[action.family], activity)
    return _nowhere(ship, action.place)


def _nowhere(ship: Ship, spot: Spot) -> DreamRefusal:
    """Why there is nothing of that name at a spot."""
    if any(activity.spot is spot for activity in ship.activities()):
        return DreamRefusal.PLACE_CHANGED
    is_covered = spot is Spot.BOTTOM and ship.visit is not None and not is_sea(ship.visit.location)
    return DreamRefusal.COVERED if is_covered else DreamRefusal.NO_SUCH_PLACE


def send_refused(cabin: Cabin, colour: Colour, activity: Activity) -> DreamRefusal | None:
    """Icon, room and one of a colour (printed); where the captain is, every icon will do."""
    if not cabin.left:
        return DreamRefusal.NO_GUEST_LEFT
    if not activity.captain and activity.icon not in FAMILIES[cabin.family].icons:
        return DreamRefusal.WRONG_ICON
    if colour in activity.guests:
        return DreamRefusal.COLOUR_THERE
    return None if activity.free else DreamRefusal.PLACE_FULL


def _card_refused(plan: DayPlan, card: int, *, activity: bool) -> DreamRefusal | None:
    if card not in plan.hand:
        return DreamRefusal.NOT_IN_HAND
    if is_activity(card) != activity:
        return DreamRefusal.NOT_AN_ACTIVITY if activity else DreamRefusal.NOT_AN_ADDITION
    return None if card in unlike(plan.hand) else DreamRefusal.LIKE_OFFERED


def use_refused(plan: DayPlan, card: int) -> DreamRefusal | None:
    """Why a card of the hand cannot be played or built as the day stands, whatever else is asked just now."""
    return _staging_refused(plan.ship) if is_activity(card) else _payment_refused(plan, keeping=1)


def _staging_refused(ship: Ship) -> DreamRefusal | None:
    """A free spot is needed; a sight on which somebody stands is not covered (ruling DC-9)."""
    if ship.visit is None:
        return DreamRefusal.NO_LOCATION
    if len(ship.visit.cards) >= card_spots(ship.visit.location):
        return DreamRefusal.NO_SPOT_FREE
    sight = ship.activity_at(Spot.BOTTOM)
    return None if sight is None or sight.can_be_covered else DreamRefusal.SIGHT_IN_USE


def _payment_refused(plan: DayPlan, *, keeping: int) -> DreamRefusal | None:
    """Another card of the hand has to pay (ruling DC-8)."""
    return None if len(plan.hand) > keeping else DreamRefusal.NO_CARD_TO_PAY_WITH


def captain_refused(plan: DayPlan) -> DreamRefusal | None:
    """Why the captain cannot leave the bridge, wherever he is called to."""
    return _is_bound(plan.ship) or _payment_refused(plan, keeping=0)


def _is_bound(ship: Ship) -> DreamRefusal | None:
    """He goes out once a round, and only where the ship lies (rulings DC-17 and DC-22)."""
    if ship.visit is None:
        return DreamRefusal.NO_LOCATION
    return DreamRefusal.CAPTAIN_IS_OUT if ship.visit.captain is not None else None


def _calling_refused(plan: DayPlan, action: CallCaptain) -> DreamRefusal | None:
    """To this round's location or to a card on it (ruling DC-17), and for a card of the hand."""
    if action.place in ADDITION_SPOTS:
        return DreamRefusal.NOT_FOR_CAPTAIN
    is_there = any((one.spot, one.card) == (action.place, action.card) for one in plan.ship.activities())
    missing = None if is_there else _nowhere(plan.ship, action.place)
    return _is_bound(plan.ship) or missing or _payment_refused(plan, keeping=0)
