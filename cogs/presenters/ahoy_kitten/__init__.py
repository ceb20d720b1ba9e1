"""How Ahoy! Kitten looks and reads."""

from typing import Any, ClassVar

from discord import ui

from bot.tables.updates import Look
from cogs.presenters.ahoy_kitten.board import board
from cogs.presenters.ahoy_kitten.panel import face, note, now, panel
from cogs.presenters.ahoy_kitten.pointing import meant
from cogs.presenters.ahoy_kitten.result import result
from cogs.presenters.ahoy_kitten.story import sentence
from cogs.presenters.presenter import Face, Presenter, Scene
from cogs.words import Words
from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import Action
from engines.ahoy_kitten.events import Event
from engines.core.game import Game


class AhoyKittenPresenter(Presenter):
    """The looks of Ahoy! Kitten, one module for each thing that is drawn."""

    game: ClassVar[Game[Any, Any, Any, Any, Any]] = GAME
    emoji = "🐱"
    pages = (
        "goal",
        "round",
        "filching",
        "protecting",
        "refill",
        "scoring",
        "two-players",
    )
    lookups = ("rulings", "rulings-end")

    def board(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return board(look, scene)

    def panel(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return panel(look, scene)

    def result(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        return result(look, scene)

    def face(self, action: Action, look: Look, scene: Scene) -> Face:
        return face(action, look, scene)

    def sentence(self, event: Event, look: Look, scene: Scene) -> str:
        return sentence(event, look.view, scene)

    def now(self, look: Look, scene: Scene) -> str:
        return now(look, scene)

    def note(self, look: Look, scene: Scene) -> str:
        return note(look, scene.words)

    def refusal(self, reason: str, words: Words) -> str:
        return words(f"ahoy-kitten-refusal-{reason}")

    def meant(self, pointed_at: str, look: Look) -> Action | None:
        return meant(pointed_at, look)
