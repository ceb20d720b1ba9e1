"""What a viewer of Ahoy! Kitten is shown."""

from typing import TypeAlias

from bot.tables.updates import Look
from engines.ahoy_kitten.actions import Action
from engines.ahoy_kitten.events import Event
from engines.ahoy_kitten.views import AhoyView

AhoyLook: TypeAlias = Look[AhoyView, Action, Event]
"""All that one viewer may see of a game of Ahoy! Kitten."""
