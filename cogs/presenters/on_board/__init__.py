"""How On Board looks and reads, one module for each thing that is drawn."""

from typing import Final

from cogs.presenters.on_board.board import board
from cogs.presenters.on_board.face import face
from cogs.presenters.on_board.now import now
from cogs.presenters.on_board.panel import panel
from cogs.presenters.on_board.result import result
from cogs.presenters.on_board.story import sentence
from cogs.presenters.on_board.told import told
from cogs.presenters.presenter import Presenter
from engines.on_board import GAME

PRESENTER: Final = Presenter(
    game=GAME,
    emoji="🛳️",
    pages=(
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
    ),
    lookups=("rulings-sheet", "rulings-turn", "rulings-cards", "rulings-ports", "rulings-expansions"),
    board=board,
    panel=panel,
    result=result,
    face=face,
    sentence=sentence,
    now=now,
    told=told,
)
