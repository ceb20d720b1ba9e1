"""What a viewer of Dream Cruise is shown."""

from typing import TypeAlias

from bot.tables.updates import Look
from engines.dream_cruise.actions import Action
from engines.dream_cruise.events import Event
from engines.dream_cruise.views import DreamView

DreamLook: TypeAlias = Look[DreamView, Action, Event]
"""All that one viewer may see of a game of Dream Cruise."""
