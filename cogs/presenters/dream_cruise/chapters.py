"""How each day of Dream Cruise went, told in a message of its own that stays in the channel."""

from typing import Any

from discord import ui

from cogs.controls.controls import rows
from cogs.presenters.dream_cruise.day import day_lines, farewell_lines
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.lookup import lookup
from cogs.presenters.dream_cruise.sections import DAY, Section, sections
from cogs.presenters.presenter import Scene
from engines.dream_cruise.views import Phase


def chapters(look: DreamLook) -> tuple[int, ...]:
    """The rounds whose day is over and can be told from its beginning."""
    return tuple([day.round for day in _days(look) if day.round is not None])


def chapter(number: int, look: DreamLook, scene: Scene) -> list[ui.Item[Any]]:
    """One day: a text for each ship, and who went home."""
    day = next(day for day in _days(look) if day.round == number)
    view = look.view
    texts = [
        scene.words("dream-cruise-chapter-title", round=number),
        *day_lines(day.events, range(len(view.ships)), scene),
    ]
    farewell = "\n".join(farewell_lines(day.events, scene))
    return [
        *[ui.TextDisplay[Any](text) for text in texts],
        ui.Separator(),
        ui.TextDisplay(farewell),
        *rows(lookup(Phase.SAIL, scene, with_piles=False)),  # it outlives the game
    ]


def _days(look: DreamLook) -> list[Section]:
    view = look.view
    return [section for section in sections(look.news, view.round) if section.name == DAY and section.is_whole]
