"""Phase 4: guests, activities, additions and the captain, each seat for itself, sealed until all are done (DC-10)."""

from collections.abc import Iterator
from dataclasses import replace
from typing import assert_never

from engines.core.events import EVERYONE, Told
from engines.core.seats import Seat
from engines.dream_cruise.actions import (
    Build,
    CallCaptain,
    CloseHand,
    Done,
    NotDone,
    OpenHand,
    Pay,
    Replace,
    SailingAction,
    Send,
    Stage,
    TakeBack,
)
from engines.dream_cruise.events import (
    ActivityStaged,
    AdditionBuilt,
    CaptainSent,
    Event,
    GuestSent,
    SaidDone,
    SaidNotDone,
)
from engines.dream_cruise.inside.acts import cards_discarded, plan_of, with_act, with_made
from engines.dream_cruise.inside.allowed import wants_replacement
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.payments import only_payment
from engines.dream_cruise.ships import Guests, Ship
from engines.dream_cruise.views import Act, Built, CaptainCalled, DayPlan, Unpaid


def begin(draft: DreamState) -> None:
    """Every seat starts from its ship and its hand."""
    draft.plans = tuple([DayPlan(ship, hand) for ship, hand in zip(draft.ships, draft.hands, strict=True)])


def waiting(state: DreamState) -> frozenset[Seat]:
    """The seats that are not done."""
    return frozenset(seat for seat, plan in enumerate(state.plans) if not plan.done)


def act(draft: DreamState, seat: Seat, action: SailingAction) -> list[Told[Event]]:
    """One act, which is nobody else's business yet; that a seat is done, or not after all, is."""
    plan = _after(draft, seat, action)
    draft.plans = (*draft.plans[:seat], plan, *draft.plans[seat + 1 :])
    match action:
        case Done():
            return [Told(SaidDone(seat), EVERYONE)]
        case NotDone():
            return [Told(SaidNotDone(seat), EVERYONE)]
        case _:
            return []


def _after(draft: DreamState, seat: Seat, action: SailingAction) -> DayPlan:
    plan = draft.plans[seat]
    match action:
        case Send() | Stage():
            return with_made(plan, plan.next_number, action)
        case Build() | CallCaptain():
            return _paid_without_choice(plan, Unpaid(plan.next_number, action))
        case Replace(_, card):
            return _paid_without_choice(plan, replace(_unpaid_of(plan), replaced=card))
        case Pay(_, card):
            return _paid(plan, _unpaid_of(plan), card)
        case TakeBack():
            return _taken_back(draft, seat)
        case OpenHand() | CloseHand() | Done() | NotDone():
            return replace(plan, done=isinstance(action, Done), hand_open=isinstance(action, OpenHand))
        case _:
            assert_never(action)


def _unpaid_of(plan: DayPlan) -> Unpaid:
    assert plan.unpaid is not None, "only an open act is answered"
    return plan.unpaid


def _paid_without_choice(plan: DayPlan, unpaid: Unpaid) -> DayPlan:
    """The plan with an act that is still to be paid, or paid at once if nothing is to be chosen (ruling DC-30)."""
    asking = replace(plan, unpaid=unpaid, next_number=unpaid.number + 1)
    payment = None if wants_replacement(asking) else only_payment(plan.hand, unpaid.act)
    return asking if payment is None else _paid(plan, unpaid, payment)


def _paid(plan: DayPlan, unpaid: Unpaid, payment: int) -> DayPlan:
    act = unpaid.act
    if isinstance(act, Build):
        return with_made(plan, unpaid.number, Built(act.card, unpaid.replaced, payment))
    return with_made(plan, unpaid.number, CaptainCalled(act.place, act.card, payment))


def _taken_back(draft: DreamState, seat: Seat) -> DayPlan:
    """Without what is unpaid, else without the last act."""
    plan = draft.plans[seat]
    if plan.unpaid is not None:
        return replace(plan, unpaid=None)
    return plan_of(draft.ships[seat], draft.hands[seat], plan.acts[:-1], plan.next_number)


def settle(draft: DreamState) -> list[Told[Event]]:
    """All are done: what they did is turned up in seat order, and what they paid is discarded."""
    told: list[Told[Event]] = []
    for seat in draft.seats_in_order():
        told += [Told(event, EVERYONE) for event in _story(seat, draft.ships[seat], draft.plans[seat])]
        draft.ship_discard += tuple([card for made in draft.plans[seat].acts for card in cards_discarded(made.act)])
    draft.ships = tuple([plan.ship for plan in draft.plans])
    draft.hands = tuple([plan.hand for plan in draft.plans])
    draft.plans = ()
    return told


def _story(seat: Seat, ship: Ship, plan: DayPlan) -> Iterator[Event]:
    for made in plan.acts:
        yield _turned_up(seat, ship, made.act)
        ship = with_act(ship, made.act)


def _turned_up(seat: Seat, ship: Ship, act: Act) -> Event:
    """What an act was, told on the ship as it was just before."""
    match act:
        case Send(family, spot, card):
            colour = ship.colour_of(family)
            assert colour is not None, "only families aboard send guests"
            return GuestSent(seat, family, colour, spot, card)
        case Stage(card):
            assert ship.visit is not None, "cards are played on a location"
            return ActivityStaged(seat, card, ship.visit.location)
        case Built(card, replaced, payment):
            return AdditionBuilt(seat, card, replaced, _guests_on(ship, replaced), payment)
        case CaptainCalled(spot, card, payment):
            return CaptainSent(seat, spot, card, payment)
        case _:
            assert_never(act)


def _guests_on(ship: Ship, addition: int | None) -> Guests:
    return next((venue.guests for venue in ship.additions if venue.card == addition), ())
