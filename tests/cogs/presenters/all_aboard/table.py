"""Tables of All Aboard! laid out by hand, as a viewer sees them."""

from collections.abc import Sequence
from typing import Any

from bot.tables.updates import Look
from cogs.controls.addresses import action_text
from cogs.presenters.all_aboard import PRESENTER
from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.presenter import Items
from engines.all_aboard import GAME
from engines.all_aboard.actions import Embark
from engines.all_aboard.events import Event, GameEnded, TurnedUp
from engines.all_aboard.inside.state import AllAboardState, Holding
from engines.core.seats import Viewer
from tests.cogs.presenters import looks
from tests.cogs.presenters.looks import menus_of, scene_of
from tests.engines.all_aboard.table import animal, kind, position, sail, species

NO_END = -1
"""The events of a voyage whose game goes on: all but the last."""


def table(
    *boats: str, hands: Sequence[str] = ("mouse fox lion", "zebra bear sloth", "moose fox bear"), **more: Any
) -> AllAboardState:
    """Boats as `"12: elephant0 mouse1?"`, and what everyone has in hand; seat 0 is about to board its first animal."""
    return position(*(boats or ("12:", "14:", "16:")), hands=hands, **more)


def text_of(items: Items) -> str:
    """What is shown as running text, with ordinary spaces."""
    return looks.text_of(items).replace("\u00a0", " ")


def look(state: AllAboardState, viewer: Viewer = None, news: Sequence[Event] = ()) -> AboardLook:
    """What a viewer sees of this table."""
    return Look(
        viewer=viewer,
        view=GAME.view(state, viewer),
        actions=() if viewer is None else GAME.legal_actions(state, viewer),
        waiting_for=GAME.deciders(state),
        moment=GAME.moment(state),
        news=tuple(news),
        fresh=len(news),
        result=GAME.result(state),
    )


def over(*holdings: Holding) -> AllAboardState:
    """A game that is over, with what everyone has saved."""
    return AllAboardState(
        effects=True,
        first=0,
        boarded=12 * len(holdings),
        boats=(),
        boat_deck=(),
        boat_discard=(),
        holdings=holdings,
    )


def saved(text: str, cupids: int = 0) -> Holding:
    """`saved("fox lion", 2)`: two animals and two Cupids."""
    return Holding((), (), species(text), (), cupids)


def voyage(
    *boats: str, hidden: str = "", number: int = 1, new: Sequence[int] = (), effects: bool = True
) -> list[Event]:
    """All that is told of a round that sets sail; `hidden` are those that lay face down, as `"elephant0 mouse1"`."""
    face_down = [animal(word) for word in hidden.split()]
    story = sail(*boats, new=new, effects=effects)
    laid = tuple(tuple(one for one in face_down if f"{one.species}{one.seat}" in text.split()) for text in boats)
    return [TurnedUp(number, laid), *story.events, GameEnded()]


def panel(state: AllAboardState, viewer: Viewer = 0, *news: Event) -> Items:
    """A seat's private panel of this table."""
    return PRESENTER.panel(look(state, viewer, news), scene_of(len(state.holdings)))


def entry(state: AllAboardState, species: str, boat: int) -> Any:
    """The entry of a boat, counted from 0, in the menu of an animal of seat 0."""
    value = action_text(Embark(kind(species), boat))
    return next(option for menu in menus_of(panel(state)) for option in menu.options if option.value == value)
