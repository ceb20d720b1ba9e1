"""What the cards of a hand and the captain are good for today: whether they can be used, and whom that would help."""

from collections.abc import Collection

from cogs.presenters.dream_cruise.prospects import fans, newcomers
from engines.dream_cruise.actions import Action, Build, CallCaptain, Spot, Stage
from engines.dream_cruise.cards import Sea
from engines.dream_cruise.deck import LOCATIONS, SEA_SPOTS, SHIP_CARDS, SHORE_SPOTS, is_activity
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import DayPlan, DreamView, Phase


def use_of(card: int, view: DreamView) -> str:
    """What a card of the viewer's hand costs, or why it can't be used today; after the end it is of no use."""
    if view.phase is Phase.OVER:
        return "none"
    plan = None if view.mine is None else view.mine.plan
    if not is_activity(card):
        return "addition" if plan is None or len(plan.hand) > 1 else "unpaid"
    return "activity" if plan is None else _staging(plan.ship)


def _staging(ship: Ship) -> str:
    """Whether an activity card finds a spot, and why not (ruling DC-9)."""
    visit = ship.visit
    if visit is None:
        return "nowhere"
    spots = SEA_SPOTS if isinstance(LOCATIONS[visit.location], Sea) else SHORE_SPOTS
    if len(visit.cards) >= spots:
        return "full"
    return "sight" if visit.bottom or visit.captain is Spot.BOTTOM else "activity"


def opening(plan: DayPlan, actions: Collection[Action]) -> str:
    """Whether a card or the captain lets a guest out who can't go now: one of them, only both together, or none."""
    if any(_opens(plan.ship, action) for action in actions):
        return "yes"
    can_stage = any(isinstance(action, Stage) for action in actions)
    can_call = any(isinstance(action, CallCaptain) for action in actions)
    has_guests = any(cabin is not None and cabin.left for cabin in plan.ship.cabins)
    return "both" if can_stage and can_call and has_guests and len(plan.hand) > 1 else "no"


def _opens(ship: Ship, action: Action) -> bool:
    match action:
        case Stage(card) | Build(card):
            return bool(fans(ship, SHIP_CARDS[card].icon))
        case CallCaptain(spot):
            there = next(activity for activity in ship.activities() if activity.spot is spot)
            return bool(newcomers(ship, there))
        case _:
            return False
