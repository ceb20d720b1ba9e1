"""What a viewer of On Board is shown."""

from typing import TypeAlias

from bot.tables.updates import Look
from engines.on_board.actions import Action
from engines.on_board.events import Event
from engines.on_board.views import OnBoardView

OnBoardLook: TypeAlias = Look[OnBoardView, Action, Event]
"""All that one viewer may see of a game of On Board."""
