"""How Ahoy! Kitten looks and reads, one module for each thing that is drawn."""

from typing import Final

from cogs.presenters.ahoy_kitten.board import board
from cogs.presenters.ahoy_kitten.face import face
from cogs.presenters.ahoy_kitten.now import now
from cogs.presenters.ahoy_kitten.panel import panel
from cogs.presenters.ahoy_kitten.pointing import meant, sealed
from cogs.presenters.ahoy_kitten.result import result
from cogs.presenters.ahoy_kitten.story import sentence
from cogs.presenters.ahoy_kitten.told import told
from cogs.presenters.presenter import Pointing, Presenter
from engines.ahoy_kitten import GAME

PRESENTER: Final = Presenter(
    game=GAME,
    emoji="🐱",
    pages=(
        "goal",
        "round",
        "filching",
        "protecting",
        "refill",
        "scoring",
        "two-players",
    ),
    lookups=("rulings", "rulings-end"),
    board=board,
    panel=panel,
    result=result,
    face=face,
    sentence=sentence,
    now=now,
    told=told,
    pointing=Pointing(meant=meant, sealed=sealed),
)
