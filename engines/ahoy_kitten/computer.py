"""How a seat without a person decides, from its own view: by what is to be had, what is at risk, and some chance."""

from engines.ahoy_kitten.actions import Action
from engines.ahoy_kitten.views import AhoyView
from engines.core.chance import Chance


def choose(view: AhoyView, actions: tuple[Action, ...], chance: Chance) -> Action:
    """One of `actions`."""
    picked = {pick.pirate for pick in view.my_picks}
    open_ones = [action for action in actions if getattr(action, "pirate", None) not in picked] or actions
    return chance.choice(open_ones)
