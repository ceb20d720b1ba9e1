"""How All Aboard! looks and reads, one module for each thing that is drawn."""

from typing import Final

from cogs.presenters.all_aboard.board import board
from cogs.presenters.all_aboard.chapters import chapter, chapters
from cogs.presenters.all_aboard.face import face
from cogs.presenters.all_aboard.now import now
from cogs.presenters.all_aboard.panel import panel
from cogs.presenters.all_aboard.result import result
from cogs.presenters.all_aboard.story import sentence
from cogs.presenters.all_aboard.told import told
from cogs.presenters.presenter import Chapters, Presenter
from engines.all_aboard import GAME
from engines.all_aboard.animals import ALL_SPECIES

PRESENTER: Final = Presenter(
    game=GAME,
    emoji="🐘",
    pages=(
        "goal",
        "boarding",
        "sailing",
        "example",
        "love",
        "animals",
        "scoring",
    ),
    lookups=(
        *[species.value for species in ALL_SPECIES],
        "rulings",
        "rulings-sailing",
        "rulings-effects",
        "rulings-end",
    ),
    board=board,
    panel=panel,
    result=result,
    face=face,
    sentence=sentence,
    now=now,
    told=told,
    chapters=Chapters(over=chapters, page=chapter),
)
