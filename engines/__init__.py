"""The rules of the four games: pure, without IO, Discord, clock or people."""

from collections.abc import Mapping
from typing import Final

from engines.ahoy_kitten import GAME as AHOY_KITTEN
from engines.all_aboard import GAME as ALL_ABOARD
from engines.core.game import AnyGame
from engines.dream_cruise import GAME as DREAM_CRUISE
from engines.on_board import GAME as ON_BOARD

GAMES: Final[Mapping[str, AnyGame]] = {
    AHOY_KITTEN.key: AHOY_KITTEN,
    ALL_ABOARD.key: ALL_ABOARD,
    DREAM_CRUISE.key: DREAM_CRUISE,
    ON_BOARD.key: ON_BOARD,
}
"""Every game there is, by its key."""
