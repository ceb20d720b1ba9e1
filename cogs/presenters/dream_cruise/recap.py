"""The story on the board: what led up to the phase at hand, as much of it as there is room for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.tables.updates import Look
from cogs.presenters.dream_cruise.day import day_lines
from cogs.presenters.dream_cruise.names import length
from cogs.presenters.dream_cruise.story import sentence
from cogs.presenters.presenter import Scene
from engines.dream_cruise.events import (
    ActivityStaged,
    AdditionBuilt,
    CaptainSent,
    CourseSet,
    DiscardShuffled,
    FamiliesBoarded,
    FamilyFinished,
    GameBegan,
    GameEnded,
    GuestSent,
    HiddenSetTaken,
    JanaDrewFamily,
    JanaJoined,
    JanaTookLocations,
    LastRoundCalled,
    NoCourse,
    RoundBegan,
    SaidDone,
    SeaDayEnjoyed,
    SetsDiscarded,
    SetTaken,
)
from engines.dream_cruise.views import DreamView, Phase

_SECTIONS: Final[dict[type, str]] = {
    GameBegan: "began",
    JanaJoined: "began",
    FamiliesBoarded: "boarding",
    JanaDrewFamily: "boarding",
    CourseSet: "course",
    NoCourse: "course",
    JanaTookLocations: "course",
    SeaDayEnjoyed: "course",
    SetTaken: "sets",
    HiddenSetTaken: "sets",
    SetsDiscarded: "sets",
    SaidDone: "day",
    GuestSent: "day",
    ActivityStaged: "day",
    AdditionBuilt: "day",
    CaptainSent: "day",
    FamilyFinished: "day",
}
"""Under which heading an event is told; what is neither here nor told on the way, the board shows anyway."""

_ON_THE_WAY: Final = (LastRoundCalled, DiscardShuffled)
_SECTIONS_AT_MOST: Final = 2
_LEADS_TO: Final = {
    Phase.BOARD: {"day"},
    Phase.COURSE: {"began", "day", "boarding"},
    Phase.DISPLAY: {"day", "boarding", "course"},
    Phase.SAIL: {"sets"},
    Phase.OVER: {"day"},
}
"""What is worth telling in each phase."""
_MORE: Final = "…"


@dataclass(slots=True)
class _Section:
    """Events that are told under one heading."""

    name: str
    events: list[Any] = field(default_factory=list)
    is_over: bool = False


def recap(look: Look, scene: Scene, room: int) -> str:
    """What led up to the phase at hand, in so many characters at most; empty when nothing is known of it."""
    view: DreamView = look.view
    told: list[str] = []
    for section in reversed(_sections(look.news)):
        if section.name not in _LEADS_TO[view.phase] or len(told) == _SECTIONS_AT_MOST:
            break
        lines = [scene.words(f"dream-cruise-story-{section.name}"), *_lines(section, len(view.ships), scene)]
        text = "\n".join(lines)
        if length(text) > room:
            if not told:
                told.append(_shortened(lines, room))
            break
        told.insert(0, text)
        room -= length(text) + 1
    return "\n".join(filter(None, told))


def _sections(news: Sequence[Any]) -> list[_Section]:
    """What has been told of late; a day is told once everyone is done with it."""
    sections: list[_Section] = []
    for event in news:
        name = _SECTIONS.get(type(event))
        if isinstance(event, RoundBegan | GameEnded) and sections:
            sections[-1].is_over = True
        if name is not None and (not sections or sections[-1].name != name):
            sections.append(_Section(name))
        if sections and (name is not None or isinstance(event, _ON_THE_WAY)):
            sections[-1].events.append(event)
    return [section for section in sections if section.is_over or section.name != "day"]


def _lines(section: _Section, seats: int, scene: Scene) -> Iterator[str]:
    events = section.events
    if section.name == "day":
        for text in day_lines(events, range(seats), scene):
            yield scene.words("dream-cruise-story-line", text=text)
        events = [event for event in events if isinstance(event, _ON_THE_WAY)]
    for event in events:
        yield scene.words("dream-cruise-story-line", text=sentence(event, scene))


def _shortened(lines: list[str], room: int) -> str:
    """As many lines as there is room for, and a sign that there were more."""
    shown = [lines[0]]
    for line in lines[1:]:
        if length("\n".join([*shown, line, _MORE])) > room:
            break
        shown.append(line)
    return "\n".join([*shown, _MORE]) if len(shown) > 1 else ""
