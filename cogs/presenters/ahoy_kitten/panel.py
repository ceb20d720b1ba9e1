"""A seat's private panel in Ahoy! Kitten: what is mine, what I have picked, what I can pick or place now."""

from discord import ui

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice, rows
from cogs.presenters.ahoy_kitten.face import face, plain_face
from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import (
    TICK,
    doing,
    paw_name,
    pirate_text,
    pirate_title,
    score_text,
    tile_text,
    tokens_text,
)
from cogs.presenters.ahoy_kitten.now import now
from cogs.presenters.ahoy_kitten.story import picks_text
from cogs.presenters.presenter import Items, Scene, act, choose
from cogs.words import Words
from engines.ahoy_kitten.actions import Filch, Fish, Pick, PlaceToken, Protect
from engines.ahoy_kitten.scoring import score
from engines.ahoy_kitten.views import AhoyView, Phase
from engines.core.seats import Seat


def panel(look: AhoyLook, scene: Scene) -> Items:
    """What only this seat may see, and its controls."""
    if look.viewer is None:
        return [ui.TextDisplay(scene.words("ahoy-kitten-panel-spectator"))]
    view = look.view
    items: Items = [ui.TextDisplay("\n".join(_mine(view, look.viewer, scene.words)))]
    below = [_sealed(view, scene.words)] if view.my_picks else []
    if not view.my_picks or look.viewer in look.waiting_for:  # what is sealed already says that it can be changed
        below.append(now(look, scene))
    return [*items, ui.Separator(), *map(ui.TextDisplay, below), *_controls(look, scene)]


def _mine(view: AhoyView, seat: Seat, words: Words) -> list[str]:
    """Each of my pirates: its tokens, and what they would be worth if the game ended now."""
    lines = []
    for number in view.pirates_of(seat):
        pirate = view.pirates[number]
        title, state = pirate_title(view, number, words), doing(view, number)
        if view.two_paws:
            paw = paw_name(view, number, words)
            lines.append(words("ahoy-kitten-panel-paw", paw=paw, pirate=title, state=state))
        else:
            lines.append(words("ahoy-kitten-panel-mine", pirate=title, state=state))
        worth = score(pirate.held)
        lines.append(
            words(
                "ahoy-kitten-panel-tokens",
                tile=tile_text(pirate.tile, words),
                claimed=tile_text(pirate.claimed, words),
                total=worth.total,
                score=score_text(worth, words),
            )
        )
    return lines


def _sealed(view: AhoyView, words: Words) -> str:
    picks = picks_text(view.my_picks, view, words)
    return "\n".join([words("ahoy-kitten-panel-picks", picks=picks), words("ahoy-kitten-panel-sealed")])


def _controls(look: AhoyLook, scene: Scene) -> Items:
    """Buttons for one pirate or for placing; with two paws a menu for each that can choose."""
    view = look.view
    if view.two_paws and view.phase is Phase.PICK:
        paws = sorted({action.pirate for action in look.actions if not isinstance(action, PlaceToken)})
        return [item for paw in paws for item in _menu_of_paw(paw, look, scene)]
    controls: Items = []
    for kind in (Fish, Filch, Protect, PlaceToken):
        buttons = [act(one, face(one, look, scene), look, scene) for one in look.actions if isinstance(one, kind)]
        controls += rows(buttons, per_row=3)
    return controls


def _menu_of_paw(paw: int, look: AhoyLook, scene: Scene) -> Items:
    """A paw's name above its menu, where it stays when the menu shows what is chosen."""
    view = look.view
    words = scene.words
    title = words("ahoy-kitten-panel-menu-title", paw=paw_name(view, paw, words), pirate=pirate_text(view, paw, words))
    choices = [
        _choice(action, view, words)
        for action in look.actions
        if not isinstance(action, PlaceToken) and action.pirate == paw
    ]
    placeholder = words("ahoy-kitten-panel-menu", paw=paw_name(view, paw, words))
    return [ui.TextDisplay(title), *choose(f"paw.{paw}", placeholder, choices, look, scene)]


def _choice(pick: Pick, view: AhoyView, words: Words) -> Choice:
    """An entry of a paw's menu, with the fish that lie there."""
    shown, chosen = plain_face(pick, view, words), pick in view.my_picks
    emoji = TICK if chosen else shown.emoji
    return Choice(action_text(pick), shown.label, tokens_text(view.lying_at(pick), words), emoji, chosen)
