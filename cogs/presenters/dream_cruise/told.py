"""What a press led to, told to whoever made it, and what only one seat was told of late."""

from collections.abc import Sequence
from typing import Final

from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.story import home_lines, sentence, sentences
from cogs.presenters.presenter import Scene
from engines.core.seats import Viewer
from engines.dream_cruise.events import (
    CourseSet,
    DiscardShuffled,
    Event,
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

_OF_ALL: Final = (JanaDrewFamily, JanaTookLocations, SetsDiscarded, LastRoundCalled, DiscardShuffled, RoundBegan)
_OF_A_SEAT: Final = (FamiliesBoarded, CourseSet, NoCourse, SeaDayEnjoyed, NoSet)
"""What else happens shows on the panel itself; who was sent where is told in the channel, day by day."""

_TAKINGS: Final = (SetTaken, HiddenSetTaken)
"""While sets lie there, the panel shows who took them."""

_LINES_AT_MOST: Final = 8


def told(look: DreamLook, scene: Scene) -> list[str]:
    """What a press that ended a moment led to; if that is much, only what concerns its maker or everyone."""
    fresh = look.news[-look.fresh :] if look.fresh else ()
    lines = [*_farewell(fresh, scene), *sentences(_worth_telling(fresh, look), look, scene)]
    if len(lines) <= _LINES_AT_MOST:
        return lines
    own = [event for event in fresh if _concerns(event, look.viewer)]
    happy = [event for event in own if isinstance(event, FamilyFinished)]
    lines = [*(home_lines(happy, scene) if happy else ()), *sentences(_worth_telling(own, look), look, scene)]
    return lines[:_LINES_AT_MOST]


def _worth_telling(events: Sequence[Event], look: DreamLook) -> list[Event]:
    takings = () if look.view.phase is Phase.DISPLAY else _TAKINGS
    return [event for event in events if isinstance(event, (*_OF_ALL, *_OF_A_SEAT, *takings))]


def _concerns(event: Event, viewer: Viewer) -> bool:
    """Whether an event worth telling is about this viewer or about everyone."""
    return not isinstance(event, (*_OF_A_SEAT, *_TAKINGS, FamilyFinished)) or event.seat == viewer


def _farewell(events: Sequence[Event], scene: Scene) -> list[str]:
    """Who went home, if a day ended; in short, for the channel tells it."""
    return home_lines(events, scene) if any(isinstance(event, RoundBegan) for event in events) else []


def found_lines(look: DreamLook, scene: Scene) -> list[str]:
    """What a face-down set or a day at sea brought this seat, until it has begun its day."""
    view = look.view
    plan = None if view.mine is None else view.mine.plan
    if view.phase is not Phase.DISPLAY and (plan is None or plan.acts or plan.done):
        return []
    began = max((at for at, event in enumerate(look.news) if isinstance(event, RoundBegan)), default=0)
    found = [event for event in look.news[began:] if isinstance(event, YouTook | YouDrewShipCard)]
    return [sentence(event, look, scene) for event in found]
