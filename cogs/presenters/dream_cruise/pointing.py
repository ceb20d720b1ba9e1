"""What pointing at something on the public board means: in phase 3, taking that set."""

import re

from cogs.presenters.dream_cruise.look import DreamLook
from engines.dream_cruise.actions import Action, Take
from engines.dream_cruise.views import Phase

_SET = "set"
_NUMBERED = re.compile(rf"{_SET}\.([0-9])")
"""A set as we write it; digits of other scripts are not ours."""


def set_address(number: int) -> str:
    """A set of the display, as a press names it."""
    return f"{_SET}.{number}"


def meant(pointed_at: str, look: DreamLook) -> Action | None:
    """The action a press means, also one that the game will refuse; `None` when the panel has to explain."""
    found = _NUMBERED.fullmatch(pointed_at)
    if look.viewer is None or look.view.phase is not Phase.DISPLAY or found is None:
        return None
    return Take(int(found[1]))
