"""What pointing at something on the public board means: in phase 3, taking that set."""

from bot.tables.updates import Look
from engines.dream_cruise.actions import Action, Take
from engines.dream_cruise.views import Phase

_SET = "set"


def set_address(number: int) -> str:
    """A set of the display, as a press names it."""
    return f"{_SET}.{number}"


def meant(pointed_at: str, look: Look) -> Action | None:
    """The action a press means, also one that the game will refuse; `None` when the panel has to explain."""
    what, _, text = pointed_at.partition(".")
    if look.viewer is None or look.view.phase is not Phase.DISPLAY or what != _SET or not text.isdecimal():
        return None
    return Take(int(text))
