"""How Dream Cruise looks and reads."""

from typing import Any, ClassVar

from discord import ui

from bot.tables.updates import Look
from cogs.presenters.dream_cruise.board import board
from cogs.presenters.dream_cruise.chronicle import chapter, chapters
from cogs.presenters.dream_cruise.faces import face
from cogs.presenters.dream_cruise.now import now
from cogs.presenters.dream_cruise.panel import panel
from cogs.presenters.dream_cruise.piles import PILES, piles
from cogs.presenters.dream_cruise.pointing import meant
from cogs.presenters.dream_cruise.result import result
from cogs.presenters.dream_cruise.story import sentence
from cogs.presenters.dream_cruise.told import told
from cogs.presenters.presenter import Face, Presenter, Scene
from cogs.words import Words
from engines.core.game import Game
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import Action
from engines.dream_cruise.events import Event


class DreamCruisePresenter(Presenter):
    """The looks of Dream Cruise, one module for each thing that is drawn."""

    game: ClassVar[Game[Any, Any, Any, Any, Any]] = GAME
    emoji = "🛳️"
    pages = (
        "goal",
        "cards",
        "boarding",
        "course",
        "entertainment",
        "sailing",
        "costs",
        "end",
        "jana",
    )
    lookups = ("rulings-begin", "rulings-sail", "rulings-end")

    asides = (PILES,)

    def board(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return board(look, scene)

    def panel(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return panel(look, scene)

    def result(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return result(look, scene)

    def face(self, action: Action, look: Look, scene: Scene) -> Face:
        return face(action, look.view, scene.words)

    def sentence(self, event: Event, look: Look, scene: Scene) -> str:
        return sentence(event, scene)

    def now(self, look: Look, scene: Scene) -> str:
        return now(look, scene)

    def told(self, look: Look, scene: Scene) -> list[str]:
        return told(look, scene)

    def refusal(self, reason: str, words: Words) -> str:
        return words(f"dream-cruise-refusal-{reason}")

    def chapters(self, look: Look) -> tuple[int, ...]:
        return chapters(look)

    def chapter(self, number: int, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return chapter(number, look, scene)

    def aside(self, name: str, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return piles(look, scene)

    def meant(self, pointed_at: str, look: Look) -> Action | None:
        return meant(pointed_at, look)
