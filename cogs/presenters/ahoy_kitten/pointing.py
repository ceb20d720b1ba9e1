"""What pointing at something on the public board means, by who points, and what has been sealed so."""

from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import pirate_text
from cogs.presenters.ahoy_kitten.story import picks_text
from cogs.presenters.presenter import Scene
from engines.ahoy_kitten.actions import Action, Filch, Fish, Pick, PlaceToken, Protect
from engines.ahoy_kitten.views import AhoyView, Phase
from engines.core.seats import Seat

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
    if view.two_paws:
        return _of_paws(look.viewer, what, number, view)
    (mine,) = view.pirates_of(look.viewer)
    return _pick(mine, what, number)


def sealed(look: AhoyLook, scene: Scene) -> str:
    """What I have picked, and with two paws that the other one has still to pick."""
    view, words = look.view, scene.words
    thinking = () if look.viewer is None else view.thinking_of(look.viewer)
    other = pirate_text(view, thinking[0], words) if thinking else ""
    picks = picks_text(view.my_picks, view, words)
    return words("ahoy-kitten-sealed", picks=picks, more="yes" if thinking else "no", other=other)


def _pick(pirate: int, what: str, number: int) -> Pick:
    """The pick of a pirate that points there; at itself it protects."""
    if what == _OCEAN:
        return Fish(pirate, number)
    return Protect(pirate) if number == pirate else Filch(pirate, number)


def _of_paws(seat: Seat, what: str, number: int, view: AhoyView) -> Pick | None:
    """One's own tile is protected by its own paw; for anything else the first paw that has not chosen reaches out.

    A paw that points there already does so again, so that a double press never moves the other paw. Only when both
    have chosen something else, either could be meant.
    """
    mine, active = view.pirates_of(seat), view.awake_of(seat)
    if what == _PIRATE and number in mine:
        return Protect(number)
    picks = [_pick(paw, what, number) for paw in active or mine]
    if len(active) < 2:
        return picks[0]
    made = [pick for pick in picks if pick in view.my_picks]
    return next(iter([*made, *(pick for pick in picks if not view.has_picked[pick.pirate])]), None)
