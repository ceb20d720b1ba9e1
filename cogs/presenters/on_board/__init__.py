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
from engines.on_board.events import (
    CaptainChosen,
    CardsDrawn,
    Divided,
    Event,
    GiftDecided,
    Resolved,
    TurnBegan,
    YouDrew,
)
from engines.on_board.views import Phase


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
        """Without what stands right below it."""
        fresh = look.news[-look.fresh :] if look.fresh else ()
        kept = tuple(event for event in fresh if not _stands_below(event, look))
        return super().told(replace(look, news=kept, fresh=len(kept)), scene)

    def refusal(self, reason: str, words: Words) -> str:
        return words(f"on-board-refusal-{reason}")


def _stands_below(event: Event, look: Look) -> bool:
    """Whether the hand tells the same: whose turn it is, the cards to split, the piles to pick from, who is done."""
    match event:
        case TurnBegan() | YouDrew():
            return True
        case CardsDrawn():
            return bool(look.actions)
        case Divided():
            return bool(look.actions) and look.view.phase is Phase.PICK
        case CaptainChosen(seat=seat) | GiftDecided(seat=seat) | Resolved(seat=seat):
            return seat == look.viewer
        case _:
            return False
