"""How the actions of Dream Cruise look on buttons."""

from typing import Any

from cogs.presenters.dream_cruise import PRESENTER
from engines.dream_cruise.actions import Build, CallCaptain, Done, Pay, Send, Stage
from tests.cogs.presenters.dream_cruise.table import (
    look,
)
from tests.cogs.presenters.looks import scene_of
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    calm,
    family,
    sailing,
    ship,
    shore,
)

SPORTY, BEACHY, RESTING = family("sports", 3), family("beach", 2), family("rest", 4)
PORT = shore("beach", "rest", top_room=2)
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)


def day(*hand: int, **changed: Any) -> Table:
    """The day of a ship at a beach, with a sporty and a beachy family."""
    return sailing(ship(SPORTY, BEACHY, at=PORT, **changed), calm(1), hands=[hand, []])


def test_faces_tell_apart_what_can_be_done() -> None:
    game = day(GAMES, SPA)
    seen = look(game, 0)
    labels = {PRESENTER.face(action, seen, scene_of(2)).label for action in seen.actions}
    assert len(labels) == len(seen.actions)
    assert {type(action) for action in seen.actions} >= {Send, Stage, Build, CallCaptain, Done}
    assert Pay not in {type(action) for action in seen.actions}
