"""The story on the board: what led up to the phase at hand, as much of it as there is room for."""

from typing import Final

from cogs.presenters.dream_cruise.day import home_lines
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.sections import DAY, ON_THE_WAY, Section, sections
from cogs.presenters.dream_cruise.story import number_of, said
from cogs.presenters.presenter import Scene
from cogs.words.texts import length
from engines.dream_cruise.views import Phase

_SECTIONS_AT_MOST: Final = 2
_LEADS_TO: Final = {
    Phase.BOARD: {DAY},
    Phase.COURSE: {"began", DAY, "boarding"},
    Phase.DISPLAY: {"boarding", "course"},
    Phase.SAIL: {"sets"},
    Phase.OVER: {DAY},
}
"""What is worth telling in each phase; of a day only its end, for the whole of it is a chapter of the chronicle."""
_MORE: Final = "…"


def recap(look: DreamLook, scene: Scene, room: int) -> str:
    """What led up to the phase at hand, in so many characters at most; empty when nothing is known of it."""
    view = look.view
    told: list[str] = []
    for section in reversed(sections(look.news, view.round)):
        if section.name not in _LEADS_TO[view.phase] or len(told) == _SECTIONS_AT_MOST:
            break
        lines = _lines(section, scene)
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


def _lines(section: Section, scene: Scene) -> list[str]:
    """What belongs together, under its title; of a day told in its chapter, right above the board, only the rest."""
    words, events = scene.words, section.events
    lines: list[str] = []
    if section.name == DAY:
        lines = [] if section.is_whole else home_lines(events, scene)
        events = [event for event in events if isinstance(event, ON_THE_WAY)]
    turn = number_of(events[0]) if events else 0
    lines += [said(event, scene, turn + step) for step, event in enumerate(events)]
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
