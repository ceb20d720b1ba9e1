"""Tables of Dream Cruise as a viewer sees them, laid out with the engine's own helpers."""

from typing import Any

from discord import ui

from bot.tables.updates import Look
from cogs.presenters.dream_cruise import PRESENTER
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.names import card_name, family_name, location_name, sight_name
from cogs.presenters.presenter import Items
from cogs.words import words_for
from engines.core.seats import Viewer
from engines.dream_cruise import GAME
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS, SHORES
from tests.cogs.presenters.looks import as_text, menus_of, scene_of
from tests.engines.dream_cruise.table import Table

WORDS = words_for("en")
FAMILY_NAMES = {number: family_name(number, WORDS) for number in range(len(FAMILIES))}
LOCATION_NAMES = {number: location_name(number, WORDS) for number in range(len(LOCATIONS))}
SIGHT_NAMES = {number: sight_name(number, WORDS) for number in range(len(SHORES))}
CARD_NAMES = {number: card_name(number, WORDS) for number in range(len(SHIP_CARDS))}


def look(game: Table, viewer: Viewer = None) -> DreamLook:
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


def board(game: Table) -> Items:
    return PRESENTER.board(look(game), scene_of(game.state.seat_count))


def panel(game: Table, viewer: Viewer = 0) -> Items:
    return PRESENTER.panel(look(game, viewer), scene_of(game.state.seat_count))


def now(game: Table, viewer: Viewer = 0) -> str:
    return PRESENTER.now(look(game, viewer), scene_of(game.state.seat_count))


def result(game: Table) -> str:
    return read(PRESENTER.result(look(game), scene_of(game.state.seat_count)))


def read(items: Items) -> str:
    """A message as a person reads it: what keeps words on one line is not seen."""
    return as_text(items).replace("\u00a0", " ").replace("\u2060", "")


def menu(game: Table, beginning: str) -> ui.Select[Any]:
    """The menu of the first seat whose heading begins so."""
    return next(one for one in menus_of(panel(game)) if str(one.placeholder).startswith(beginning))


def notes(game: Table, beginning: str) -> dict[str, str]:
    """What stands in small print under each entry of that menu."""
    return notes_of(menu(game, beginning))


def notes_of(menu: Any) -> dict[str, str]:
    """What stands in small print under each entry of a menu."""
    return {
        option.label: (option.description or "").replace("\u00a0", " ").replace("\u2060", "") for option in menu.options
    }
