"""All Aboard!, for two to five players."""

from typing import Final

from engines.all_aboard.inside.rules import AllAboard

GAME: Final = AllAboard()
