"""Acts, the things done on a day: what each changes on a ship and in a hand. Whether it may is asked in `allowed`."""

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from engines.dream_cruise.actions import ADDITION_SPOTS, CARD_SPOTS, Send, Spot, Stage
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.ships import Ship, Venue, Visit
from engines.dream_cruise.views import Act, Built, CaptainCalled, DayPlan, Made


def with_act(ship: Ship, act: Act) -> Ship:
    """The ship after one act."""
    match act:
        case Send(family, spot, _):
            return with_guest(ship, family, spot)
        case Stage(card):
            return with_activity(ship, card)
        case Built(card, replaced, _):
            return with_addition(ship, card, replaced)
        case CaptainCalled(spot, _, _):
            return with_captain(ship, spot)
        case _:
            assert_never(act)


def cards_used(act: Act) -> tuple[int, ...]:
    """The cards that an act takes from the hand."""
    match act:
        case Send():
            return ()
        case Stage(card):
            return (card,)
        case Built(card, _, payment):
            return (card, payment)
        case CaptainCalled(_, _, payment):
            return (payment,)
        case _:
            assert_never(act)


def cards_discarded(act: Act) -> tuple[int, ...]:
    """The ship cards that an act sends to the discard pile: payment, and an addition replaced (ruling DC-24)."""
    match act:
        case Send() | Stage():
            return ()
        case Built(_, replaced, payment):
            return (payment,) if replaced is None else (payment, replaced)
        case CaptainCalled(_, _, payment):
            return (payment,)
        case _:
            assert_never(act)


def with_made(plan: DayPlan, number: int, act: Act) -> DayPlan:
    """The plan with one more act, which leaves nothing unpaid."""
    used = cards_used(act)
    return DayPlan(
        with_act(plan.ship, act),
        tuple([card for card in plan.hand if card not in used]),
        (*plan.acts, Made(number, act)),
        None,
        number + 1,
    )


def plan_of(ship: Ship, hand: tuple[int, ...], acts: Iterable[Made], next_number: int) -> DayPlan:
    """What these acts make of a ship and a hand as they were when the phase began."""
    plan = DayPlan(ship, hand)
    for made in acts:
        plan = with_made(plan, made.number, made.act)
    return replace(plan, next_number=next_number)


def with_guest(ship: Ship, family: int, spot: Spot) -> Ship:
    """A guest has left its cabin for an activity."""
    colour = ship.colour_of(family)
    assert colour is not None, "only families aboard send guests"
    cabins = tuple(
        [
            replace(cabin, left=cabin.left - 1) if cabin is not None and cabin.family == family else cabin
            for cabin in ship.cabins
        ]
    )
    if spot in ADDITION_SPOTS:
        additions = _joined(ship.additions, ADDITION_SPOTS.index(spot), colour)
        return replace(ship, cabins=cabins, additions=additions)
    return replace(ship, cabins=cabins, visit=_with_visitor(_visit_of(ship), spot, colour))


def _with_visitor(visit: Visit, spot: Spot, colour: Colour) -> Visit:
    if spot is Spot.TOP:
        return replace(visit, top=(*visit.top, colour))
    if spot is Spot.BOTTOM:
        return replace(visit, bottom=(*visit.bottom, colour))
    return replace(visit, cards=_joined(visit.cards, CARD_SPOTS.index(spot), colour))


def _joined(venues: tuple[Venue, ...], at: int, colour: Colour) -> tuple[Venue, ...]:
    venue = venues[at]
    return (*venues[:at], Venue(venue.card, (*venue.guests, colour)), *venues[at + 1 :])


def with_activity(ship: Ship, card: int) -> Ship:
    """An activity card lies on this round's location, in its next free spot."""
    visit = _visit_of(ship)
    return replace(ship, visit=replace(visit, cards=(*visit.cards, Venue(card))))


def with_addition(ship: Ship, card: int, replaced: int | None) -> Ship:
    """A new addition, in a free space or in that of another; guests on that one are gone (ruling DC-6)."""
    if replaced is None:
        return replace(ship, additions=(*ship.additions, Venue(card)))
    return replace(
        ship, additions=tuple([Venue(card) if venue.card == replaced else venue for venue in ship.additions])
    )


def with_captain(ship: Ship, spot: Spot) -> Ship:
    """The captain has left the bridge."""
    return replace(ship, visit=replace(_visit_of(ship), captain=spot))


def _visit_of(ship: Ship) -> Visit:
    assert ship.visit is not None, "only a ship that lies somewhere has a location to act on"
    return ship.visit
