"""How each game looks. `presenter.py` is the interface; one module per game beside it."""

from collections.abc import Mapping
from typing import Final

from cogs.presenters.ahoy_kitten import AhoyKittenPresenter
from cogs.presenters.all_aboard import AllAboardPresenter
from cogs.presenters.dream_cruise import DreamCruisePresenter
from cogs.presenters.on_board import OnBoardPresenter
from cogs.presenters.presenter import Presenter

_ALL: Final[tuple[Presenter, ...]] = (
    AhoyKittenPresenter(),
    AllAboardPresenter(),
    DreamCruisePresenter(),
    OnBoardPresenter(),
)

PRESENTERS: Final[Mapping[str, Presenter]] = {presenter.game.key: presenter for presenter in _ALL}
"""How each game looks, by the game's key."""
