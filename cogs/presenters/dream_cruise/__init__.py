"""How Dream Cruise looks and reads, one module for each thing that is drawn."""

from typing import Final

from cogs.presenters.dream_cruise.board import board
from cogs.presenters.dream_cruise.chapters import chapter, chapters
from cogs.presenters.dream_cruise.face import face
from cogs.presenters.dream_cruise.now import now
from cogs.presenters.dream_cruise.panel import panel
from cogs.presenters.dream_cruise.piles import PILES, piles
from cogs.presenters.dream_cruise.pointing import meant
from cogs.presenters.dream_cruise.result import result
from cogs.presenters.dream_cruise.story import sentence
from cogs.presenters.dream_cruise.told import told
from cogs.presenters.presenter import Chapters, Pointing, Presenter
from engines.dream_cruise import GAME

PRESENTER: Final = Presenter(
    game=GAME,
    emoji="🛳️",
    pages=(
        "goal",
        "cards",
        "boarding",
        "course",
        "entertainment",
        "sailing",
        "costs",
        "end",
        "jana",
    ),
    lookups=("rulings-begin", "rulings-sail", "rulings-end"),
    asides={PILES: piles},
    board=board,
    panel=panel,
    result=result,
    face=face,
    sentence=sentence,
    now=now,
    told=told,
    pointing=Pointing(meant=meant, sealed=now),
    chapters=Chapters(over=chapters, page=chapter),
)
