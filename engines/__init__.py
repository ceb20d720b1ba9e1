"""The rules of the four games: pure, without IO, Discord, clock or people."""

from collections.abc import Mapping
from typing import Any, Final

from engines.all_aboard import GAME as ALL_ABOARD
from engines.core.game import Game

GAMES: Final[Mapping[str, Game[Any, Any, Any, Any, Any]]] = {
    ALL_ABOARD.key: ALL_ABOARD,
}
"""Every game there is, by its key."""
