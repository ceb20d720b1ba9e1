"""On Board, for two players: the editions of 2022 and 2019, and the three expansions of 2022."""

from typing import Final

from engines.on_board.inside.rules import OnBoard

GAME: Final = OnBoard()
