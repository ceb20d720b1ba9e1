"""Tables of On Board as a viewer sees them, laid out with the notation of the engine's tests."""

from bot.tables.updates import Look
from cogs.presenters.on_board import PRESENTER
from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.presenter import Items
from engines.core.seats import Viewer
from engines.on_board import GAME
from tests.cogs.presenters import looks
from tests.engines.on_board.table import Table

SCENE = looks.scene_of(2)
"""@Anna is Green in these tests, @Ben is Red."""


def look(table: Table, viewer: Viewer = None) -> OnBoardLook:
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


def text_of(items: Items) -> str:
    """Everything that is shown as running text; the blanks that keep a sign and its number together are plain here."""
    return looks.text_of(items).replace("\u00a0", " ")


def board(table: Table) -> Items:
    return PRESENTER.board(look(table), SCENE)


def panel(table: Table, viewer: Viewer) -> Items:
    return PRESENTER.panel(look(table, viewer), SCENE)


def now(table: Table, viewer: Viewer) -> str:
    return PRESENTER.now(look(table, viewer), SCENE)
