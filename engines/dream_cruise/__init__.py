"""Dream Cruise, for one to four players; whoever plays alone meets Jana."""

from typing import Final

from engines.dream_cruise.inside.rules import DreamCruise

GAME: Final = DreamCruise()
