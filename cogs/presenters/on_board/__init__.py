"""How On Board looks and reads."""

from dataclasses import replace
from typing import Any, ClassVar

from discord import ui

from bot.tables.updates import Look
from cogs.presenters.on_board.board import board
from cogs.presenters.on_board.faces import face
from cogs.presenters.on_board.now import now
from cogs.presenters.on_board.panel import panel
from cogs.presenters.on_board.result import result
from cogs.presenters.on_board.story import sentence
from cogs.presenters.presenter import Face, Presenter, Scene
from cogs.words import Words
from engines.core.game import Game
from engines.on_board import GAME
from engines.on_board.actions import Action
from engines.on_board.events import CardsDrawn, Event, TurnBegan, YouDrew


class OnBoardPresenter(Presenter):
    """The looks of On Board, one module for each thing that is drawn."""

    game: ClassVar[Game[Any, Any, Any, Any, Any]] = GAME
    emoji = "🛳️"
    pages = (
        "goal",
        "turn",
        "passengers",
        "symbols",
        "lovers",
        "cabins",
        "objectives",
        "ports",
        "scoring",
        "captains",
        "luggage",
        "specials",
        "edition-2019",
    )
    lookups = ("rulings-sheet", "rulings-turn", "rulings-cards", "rulings-ports", "rulings-expansions")

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

    def told(self, look: Look, scene: Scene) -> list[str]:
        """Without what stands right below it: whose turn it is, and the cards that this seat is to split."""
        shown_below = (TurnBegan, YouDrew, CardsDrawn) if look.actions else (TurnBegan, YouDrew)
        fresh = look.news[-look.fresh :] if look.fresh else ()
        kept = tuple(event for event in fresh if not isinstance(event, shown_below))
        return super().told(replace(look, news=kept, fresh=len(kept)), scene)

    def refusal(self, reason: str, words: Words) -> str:
        return words(f"on-board-refusal-{reason}")
