"""How each game looks. `presenter.py` is the interface; one folder per game beside it."""

from collections.abc import Mapping
from typing import Final

from cogs.presenters import ahoy_kitten, all_aboard, dream_cruise, on_board
from cogs.presenters.presenter import AnyPresenter, of_any

_ALL: Final = (
    of_any(ahoy_kitten.PRESENTER),
    of_any(all_aboard.PRESENTER),
    of_any(dream_cruise.PRESENTER),
    of_any(on_board.PRESENTER),
)

PRESENTERS: Final[Mapping[str, AnyPresenter]] = {presenter.game.key: presenter for presenter in _ALL}
"""How each game looks, by the game's key."""
