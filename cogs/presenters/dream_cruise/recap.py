"""The story on the board: the news sorted by what they belong to, and as much as there is room for of the latest."""

from dataclasses import dataclass, field
from typing import Final

from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.story import home_lines, sentences
from cogs.presenters.presenter import Scene
from cogs.words.texts import length
from engines.dream_cruise.events import (
    ActivityStaged,
    AdditionBuilt,
    CaptainSent,
    CourseSet,
    DiscardShuffled,
    Event,
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
    NoSet,
    RoundBegan,
    SaidDone,
    SeaDayEnjoyed,
    SetsDiscarded,
    SetTaken,
)
from engines.dream_cruise.views import Phase

DAY: Final = "day"

_NAMES: Final[dict[type[Event], str]] = {
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
    NoSet: "sets",
    SetsDiscarded: "sets",
    SaidDone: DAY,
    GuestSent: DAY,
    ActivityStaged: DAY,
    AdditionBuilt: DAY,
    CaptainSent: DAY,
    FamilyFinished: DAY,
}
"""Where an event belongs; what is neither here nor told on the way, the board shows anyway."""

_ON_THE_WAY: Final = (LastRoundCalled, DiscardShuffled)
"""What can happen at any time, and is told with whatever came before."""

_LEADS_TO: Final = {
    Phase.BOARD: {DAY},
    Phase.COURSE: {"began", DAY, "boarding"},
    Phase.DISPLAY: {"boarding", "course"},
    Phase.SAIL: {"sets"},
    Phase.OVER: {DAY},
}
"""What is worth telling in each phase; of a day only its end, for the whole of it is a chapter of its own."""

_SECTIONS_AT_MOST: Final = 2
_MORE: Final = "…"


@dataclass(slots=True)
class Section:
    """Events that belong together."""

    name: str
    is_whole: bool
    """Whether its beginning is among the news, too."""
    events: list[Event] = field(default_factory=list)
    round: int | None = None
    """Of a day that is over: in which round it was."""


def sections(look: DreamLook) -> list[Section]:
    """What has been told of late, the latest last; a day is among it once everyone is done with it."""
    found: list[Section] = []
    for at, event in enumerate(look.news):
        name = _NAMES.get(type(event))
        if found and isinstance(event, RoundBegan | GameEnded):
            found[-1].round = event.round - 1 if isinstance(event, RoundBegan) else look.view.round
        if name is not None and (not found or found[-1].name != name):
            found.append(Section(name, is_whole=at > 0))
        if found and (name is not None or isinstance(event, _ON_THE_WAY)):
            found[-1].events.append(event)
    return [section for section in found if section.round is not None or section.name != DAY]


def recap(look: DreamLook, scene: Scene, room: int) -> str:
    """What led up to the phase at hand, in so many characters at most; empty when nothing is known of it."""
    told: list[str] = []
    for section in reversed(sections(look)):
        if section.name not in _LEADS_TO[look.view.phase] or len(told) == _SECTIONS_AT_MOST:
            break
        lines = _lines(section, look, scene)
        if not lines:
            continue
        text = "\n".join(lines)
        if length(text) > room:
            if not told:
                told.append(_shortened(lines, room))
            break
        told.insert(0, text)
        room -= length(text) + 1
    return "\n".join(filter(None, told))


def _lines(section: Section, look: DreamLook, scene: Scene) -> list[str]:
    """What belongs together, under its title; of a day told in its chapter, right above the board, only the rest."""
    words, events = scene.words, section.events
    lines: list[str] = []
    if section.name == DAY:
        lines = [] if section.is_whole else home_lines(events, scene)
        events = [event for event in events if isinstance(event, _ON_THE_WAY)]
    lines += sentences(events, look, scene)
    shown = [words("dream-cruise-story-line", text=line) for line in lines]
    if section.name == DAY and section.is_whole:
        return shown
    return [words(f"dream-cruise-story-{section.name}"), *shown]


def _shortened(lines: list[str], room: int) -> str:
    """As many lines as there is room for, and a sign that there were more."""
    shown = [lines[0]]
    for line in lines[1:]:
        if length("\n".join([*shown, line, _MORE])) > room:
            break
        shown.append(line)
    return "\n".join([*shown, _MORE]) if len(shown) > 1 else ""
