"""Tables of On Board as a viewer sees them, laid out with the notation of the engine's tests."""

from typing import Any

from bot.tables.updates import AnyLook, Look
from cogs.presenters import PRESENTERS
from engines.core.seats import Viewer
from engines.on_board import GAME
from tests.cogs.presenters import looks
from tests.engines.on_board.table import Table

PRESENTER = PRESENTERS["on-board"]
SCENE = looks.scene_of(2)
"""@Anna is Green in these tests, @Ben is Red."""


def look(table: Table, viewer: Viewer = None) -> AnyLook:
    """What a viewer sees of this table, and was told."""
    return Look(
        viewer=viewer,
        view=GAME.view(table.state, viewer),
        actions=() if viewer is None else GAME.legal_actions(table.state, viewer),
        waiting_for=GAME.deciders(table.state),
        moment=GAME.moment(table.state),
        news=tuple(told.event for told in table.told if told.audience.hears(viewer)),
        fresh=0,
        result=GAME.result(table.state),
    )


def text_of(items: list[Any]) -> str:
    """Everything that is shown as running text; the blanks that keep a sign and its number together are plain here."""
    return looks.text_of(items).replace("\u00a0", " ")


def board(table: Table) -> list[Any]:
    return PRESENTER.board(look(table), SCENE)


def panel(table: Table, viewer: Viewer) -> list[Any]:
    return PRESENTER.panel(look(table, viewer), SCENE)


def now(table: Table, viewer: Viewer) -> str:
    return PRESENTER.now(look(table, viewer), SCENE)
