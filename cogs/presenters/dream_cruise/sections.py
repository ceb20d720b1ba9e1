"""The news sorted by what they belong to: who came aboard, where ships sailed, what was taken, how a day went."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

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
    NoSet,
    RoundBegan,
    SaidDone,
    SeaDayEnjoyed,
    SetsDiscarded,
    SetTaken,
)

DAY: Final = "day"

_NAMES: Final[dict[type, str]] = {
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

ON_THE_WAY: Final = (LastRoundCalled, DiscardShuffled)
"""What can happen at any time, and is told with whatever came before."""


@dataclass(slots=True)
class Section:
    """Events that belong together."""

    name: str
    is_whole: bool
    """Whether its beginning is among the news, too."""
    events: list[Any] = field(default_factory=list)
    round: int | None = None
    """Of a day that is over: in which round it was."""


def sections(news: Sequence[Any], current_round: int) -> list[Section]:
    """What has been told of late, the latest last; a day is among it once everyone is done with it."""
    found: list[Section] = []
    for at, event in enumerate(news):
        name = _NAMES.get(type(event))
        if found and isinstance(event, RoundBegan | GameEnded):
            found[-1].round = event.round - 1 if isinstance(event, RoundBegan) else current_round
        if name is not None and (not found or found[-1].name != name):
            found.append(Section(name, is_whole=at > 0))
        if found and (name is not None or isinstance(event, ON_THE_WAY)):
            found[-1].events.append(event)
    return [section for section in found if section.round is not None or section.name != DAY]
