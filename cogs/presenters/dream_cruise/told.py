"""What a press led to, told to whoever made it, and what only one seat was told of late."""

from collections.abc import Iterator
from typing import Any, Final

from bot.tables.updates import Look
from cogs.presenters.dream_cruise.day import farewell_lines
from cogs.presenters.dream_cruise.story import sentence
from cogs.presenters.presenter import Scene
from engines.dream_cruise.events import (
    CourseSet,
    DiscardShuffled,
    FamiliesBoarded,
    HiddenSetTaken,
    JanaDrewFamily,
    JanaTookLocations,
    LastRoundCalled,
    NoCourse,
    NoSet,
    RoundBegan,
    SaidDone,
    SeaDayEnjoyed,
    SetsDiscarded,
    SetTaken,
    YouDrewShipCard,
    YouTook,
)
from engines.dream_cruise.views import DreamView, Phase

_WORTH_TELLING: Final = (
    FamiliesBoarded,
    JanaDrewFamily,
    CourseSet,
    NoCourse,
    JanaTookLocations,
    SeaDayEnjoyed,
    YouDrewShipCard,
    SetTaken,
    HiddenSetTaken,
    YouTook,
    NoSet,
    SetsDiscarded,
    LastRoundCalled,
    DiscardShuffled,
    RoundBegan,
)
"""What else happens shows on the panel itself; who was sent where is told in the channel, day by day."""

_LINES_AT_MOST: Final = 8


def told(look: Look, scene: Scene) -> list[str]:
    """What a press that ended a moment led to; if that is much, only what concerns its maker or everyone."""
    fresh = look.news[-look.fresh :] if look.fresh else ()
    lines = list(_lines(fresh, scene))
    if len(lines) <= _LINES_AT_MOST:
        return lines
    own = [event for event in fresh if getattr(event, "seat", look.viewer) == look.viewer]
    return list(_lines(own, scene))[:_LINES_AT_MOST]


def _lines(events: Any, scene: Scene) -> Iterator[str]:
    """A day that ended is told by who went home."""
    if any(isinstance(event, SaidDone) for event in events):
        yield from farewell_lines(events, scene)
    for event in events:
        if isinstance(event, _WORTH_TELLING):
            yield sentence(event, scene)


def found_lines(look: Look, scene: Scene) -> list[str]:
    """What a face-down set or a day at sea brought this seat, until it has begun its day."""
    view: DreamView = look.view
    plan = None if view.mine is None else view.mine.plan
    if view.phase is not Phase.DISPLAY and (plan is None or plan.acts or plan.done):
        return []
    began = max((at for at, event in enumerate(look.news) if isinstance(event, RoundBegan)), default=0)
    return [sentence(event, scene) for event in look.news[began:] if isinstance(event, YouTook | YouDrewShipCard)]
