"""What pointing at something on the public board means, by who points."""

from cogs.presenters.ahoy_kitten.look import AhoyLook
from engines.ahoy_kitten.actions import Action, Filch, Fish, Pick, PlaceToken, Protect
from engines.ahoy_kitten.views import AhoyView, Phase

_OCEAN, _PIRATE = "ocean", "pirate"


def ocean_address(ocean: int) -> str:
    """An ocean on the board, as a press names it."""
    return f"{_OCEAN}.{ocean}"


def pirate_address(pirate: int) -> str:
    """A pirate on the board, as a press names it."""
    return f"{_PIRATE}.{pirate}"


def meant(pointed_at: str, look: AhoyLook) -> Action | None:
    """The action a press means, also one that the game will refuse; `None` when the panel has to explain or ask."""
    what, _, text = pointed_at.partition(".")
    if look.viewer is None or what not in (_OCEAN, _PIRATE) or not text.isdecimal():
        return None
    view = look.view
    number = int(text)
    if view.phase is Phase.PLACE:
        return PlaceToken(view.placed, number) if what == _OCEAN else None
    mine = view.pirates_of(look.viewer)
    return _of_paws(mine, what, number, view) if view.two_paws else _pick(mine[0], what, number)


def _pick(pirate: int, what: str, number: int) -> Pick:
    """The pick of a pirate that points there; at itself it protects."""
    if what == _OCEAN:
        return Fish(pirate, number)
    return Protect(pirate) if number == pirate else Filch(pirate, number)


def _of_paws(mine: tuple[int, ...], what: str, number: int, view: AhoyView) -> Pick | None:
    """One's own tile is protected by its own paw; for anything else the first paw that has not chosen reaches out.

    A paw that points there already does so again, so that a double press never moves the other paw. Only when both
    have chosen something else, either could be meant.
    """
    if what == _PIRATE and number in mine:
        return Protect(number)
    active = [paw for paw in mine if not view.pirates[paw].on_break]
    picks = [_pick(paw, what, number) for paw in active or mine]
    if len(active) < 2:
        return picks[0]
    made = [pick for pick in picks if pick in view.my_picks]
    return next(iter([*made, *(pick for pick in picks if not view.has_picked[pick.pirate])]), None)
