"""Tables of Dream Cruise as a viewer sees them, laid out with the engine's own helpers."""

from typing import Any

from discord import ui

from bot.tables.updates import AnyLook, Look
from cogs.presenters import PRESENTERS
from engines.core.seats import Viewer
from engines.dream_cruise import GAME
from tests.cogs.presenters.looks import as_text, scene_of
from tests.engines.dream_cruise.table import Table

PRESENTER = PRESENTERS["dream-cruise"]


def look(game: Table, viewer: Viewer = None) -> AnyLook:
    """What a session would let out for this viewer."""
    return Look(
        viewer=viewer,
        view=game.seen_by(viewer),
        actions=() if viewer is None else GAME.legal_actions(game.state, viewer),
        waiting_for=GAME.deciders(game.state),
        moment=GAME.moment(game.state),
        news=tuple(told.event for told in game.told if told.audience.hears(viewer)),
        fresh=0,
        result=GAME.result(game.state),
    )


def board(game: Table) -> list[ui.Item[Any]]:
    return PRESENTER.board(look(game), scene_of(game.state.seat_count))


def panel(game: Table, viewer: Viewer = 0) -> list[ui.Item[Any]]:
    return PRESENTER.panel(look(game, viewer), scene_of(game.state.seat_count))


def now(game: Table, viewer: Viewer = 0) -> str:
    return PRESENTER.now(look(game, viewer), scene_of(game.state.seat_count))


def result(game: Table) -> str:
    return read(PRESENTER.result(look(game), scene_of(game.state.seat_count)))


def read(items: list[ui.Item[Any]]) -> str:
    """A message as a person reads it: what keeps words on one line is not seen."""
    return as_text(items).replace("\u00a0", " ").replace("\u2060", "")


def notes_of(menu: Any) -> dict[str, str]:
    """What stands in small print under each entry of a menu."""
    return {
        option.label: (option.description or "").replace("\u00a0", " ").replace("\u2060", "") for option in menu.options
    }
