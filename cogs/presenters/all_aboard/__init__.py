"""How All Aboard! looks and reads."""

from typing import Any, ClassVar

from discord import ui

from bot.tables.updates import Look
from cogs.presenters.all_aboard.board import board
from cogs.presenters.all_aboard.chronicle import chapter, chapters
from cogs.presenters.all_aboard.lately import told
from cogs.presenters.all_aboard.panel import face, now, panel
from cogs.presenters.all_aboard.result import result
from cogs.presenters.all_aboard.story import sentence
from cogs.presenters.presenter import Face, Presenter, Scene
from cogs.words import Words
from engines.all_aboard import GAME
from engines.all_aboard.actions import Action
from engines.all_aboard.animals import ALL_SPECIES
from engines.all_aboard.events import Event
from engines.core.game import Game


class AllAboardPresenter(Presenter):
    """The looks of All Aboard!, one module for each thing that is drawn."""

    game: ClassVar[Game[Any, Any, Any, Any, Any]] = GAME
    emoji = "🐘"
    pages = (
        "goal",
        "boarding",
        "sailing",
        "example",
        "love",
        "animals",
        "scoring",
    )
    lookups = (
        *[species.value for species in ALL_SPECIES],
        "rulings",
        "rulings-sailing",
        "rulings-effects",
        "rulings-end",
    )

    def board(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return board(look, scene)

    def panel(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return panel(look, scene)

    def result(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return result(look, scene)

    def chapters(self, look: Look) -> tuple[int, ...]:
        return chapters(look)

    def chapter(self, number: int, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return chapter(number, look, scene)

    def face(self, action: Action, look: Look, scene: Scene) -> Face:
        return face(action, scene)

    def sentence(self, event: Event, look: Look, scene: Scene) -> str:
        return sentence(event, scene)

    def now(self, look: Look, scene: Scene) -> str:
        return now(look, scene)

    def told(self, look: Look, scene: Scene) -> list[str]:
        return told(look, scene)

    def refusal(self, reason: str, words: Words) -> str:
        return words(f"all-aboard-refusal-{reason}")
