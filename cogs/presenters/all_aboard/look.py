"""What a viewer of All Aboard! is shown."""

from typing import TypeAlias

from bot.tables.updates import Look
from engines.all_aboard.actions import Action
from engines.all_aboard.events import Event
from engines.all_aboard.views import AllAboardView

AboardLook: TypeAlias = Look[AllAboardView, Action, Event]
"""All that one viewer may see of a game of All Aboard!."""
