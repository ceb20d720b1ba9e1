"""What a viewer of Dream Cruise is shown."""

from typing import TypeAlias

from bot.tables.updates import Look
from engines.dream_cruise.actions import Action, Spot
from engines.dream_cruise.events import Event
from engines.dream_cruise.ships import Activity
from engines.dream_cruise.views import DayPlan, DreamView

DreamLook: TypeAlias = Look[DreamView, Action, Event]
"""All that one viewer may see of a game of Dream Cruise."""


def plan_of(view: DreamView) -> DayPlan:
    """What the viewer has done today; in phase 4 every seat has a plan."""
    assert view.mine is not None
    assert view.mine.plan is not None
    return view.mine.plan


def activity_at(spot: Spot, view: DreamView) -> Activity:
    """The activity at a spot of the viewer's own ship; there is one where an action leads."""
    found = plan_of(view).ship.activity_at(spot)
    assert found is not None
    return found
