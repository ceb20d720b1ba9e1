"""What a press led to, told to whoever made it, and what only one seat was told of late."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cogs.presenters.dream_cruise.day import home_lines
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.story import number_of, said
from cogs.presenters.presenter import Scene
from engines.dream_cruise.events import (
    CourseSet,
    DiscardShuffled,
    FamiliesBoarded,
    FamilyFinished,
    HiddenSetTaken,
    JanaDrewFamily,
    JanaTookLocations,
    LastRoundCalled,
    NoCourse,
    NoSet,
    RoundBegan,
    SeaDayEnjoyed,
    SetsDiscarded,
    SetTaken,
    YouDrewShipCard,
    YouTook,
)
from engines.dream_cruise.views import Phase

_WORTH_TELLING: Final = (
    FamiliesBoarded,
    JanaDrewFamily,
    CourseSet,
    NoCourse,
    JanaTookLocations,
    SeaDayEnjoyed,
    NoSet,
    SetsDiscarded,
    LastRoundCalled,
    DiscardShuffled,
    RoundBegan,
)
"""What else happens shows on the panel itself; who was sent where is told in the channel, day by day."""

_TAKINGS: Final = (SetTaken, HiddenSetTaken)
"""While sets lie there, the panel shows who took them."""

_LINES_AT_MOST: Final = 8


def told(look: DreamLook, scene: Scene) -> list[str]:
    """What a press that ended a moment led to; if that is much, only what concerns its maker or everyone."""
    fresh = look.news[-look.fresh :] if look.fresh else ()
    view = look.view
    kinds = _WORTH_TELLING if view.phase is Phase.DISPLAY else (*_WORTH_TELLING, *_TAKINGS)
    lines = [*_farewell(fresh, scene), *_news(fresh, kinds, scene)]
    if len(lines) <= _LINES_AT_MOST:
        return lines
    own = [event for event in fresh if getattr(event, "seat", look.viewer) == look.viewer]
    happy = [event for event in own if isinstance(event, FamilyFinished)]
    return [*(home_lines(happy, scene) if happy else ()), *_news(own, kinds, scene)][:_LINES_AT_MOST]


def _farewell(events: Sequence[Any], scene: Scene) -> list[str]:
    """Who went home, if a day ended; in short, for the channel tells it."""
    return home_lines(events, scene) if any(isinstance(event, RoundBegan) for event in events) else []


def _news(events: Sequence[Any], kinds: tuple[type, ...], scene: Scene) -> Iterator[str]:
    worth: list[Any] = [event for event in events if isinstance(event, kinds)]
    turn = number_of(worth[0]) if worth else 0
    for step, event in enumerate(worth):
        yield said(event, scene, turn + step)


def found_lines(look: DreamLook, scene: Scene) -> list[str]:
    """What a face-down set or a day at sea brought this seat, until it has begun its day."""
    view = look.view
    plan = None if view.mine is None else view.mine.plan
    if view.phase is not Phase.DISPLAY and (plan is None or plan.acts or plan.done):
        return []
    began = max((at for at, event in enumerate(look.news) if isinstance(event, RoundBegan)), default=0)
    return [said(event, scene) for event in look.news[began:] if isinstance(event, YouTook | YouDrewShipCard)]
