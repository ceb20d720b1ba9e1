"""A seat's private panel in Ahoy! Kitten: what is mine, what I have picked, what I can pick or place now."""

from collections.abc import Sequence
from typing import Any, assert_never

import discord
from discord import ui

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice, rows
from cogs.presenters.ahoy_kitten.board import state_text
from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import (
    DOTS,
    EMBLEMS,
    SHIELD,
    TICK,
    WAVE,
    ocean_name,
    paw_name,
    pirate_name,
    pirate_text,
    pirate_title,
    row_text,
    score_text,
    tile_text,
    tokens_text,
)
from cogs.presenters.ahoy_kitten.story import pick_text
from cogs.presenters.presenter import Face, Scene, act, choose
from cogs.words import Words
from cogs.words.texts import listed
from engines.ahoy_kitten.actions import Action, Filch, Fish, Pick, PlaceToken, Protect
from engines.ahoy_kitten.scoring import score
from engines.ahoy_kitten.views import AhoyView, Phase, Tokens
from engines.core.seats import Seat


def panel(look: AhoyLook, scene: Scene) -> list[ui.Item[Any]]:
    """What only this seat may see, and its controls."""
    if look.viewer is None:
        return [ui.TextDisplay(scene.words("ahoy-kitten-panel-spectator"))]
    view = look.view
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(_mine(view, look.viewer, scene.words)))]
    below = [_sealed(view, scene.words)] if view.my_picks else []
    if not view.my_picks or look.viewer in look.waiting_for:  # what is sealed already says that it can be changed
        below.append(now(look, scene))
    return [*items, ui.Separator(), *(ui.TextDisplay[Any](text) for text in below), *_controls(look, scene)]


def now(look: AhoyLook, scene: Scene) -> str:
    """What this viewer can do right now."""
    view = look.view
    match view.phase:
        case Phase.OVER:
            return scene.words("ahoy-kitten-now-over")
        case Phase.PLACE:
            return _now_placing(view, look.viewer, scene)
        case Phase.PICK:
            return _now_picking(look, scene.words)
        case _:
            assert_never(view.phase)


def sealed(look: AhoyLook, scene: Scene) -> str:
    """What I have picked, and with two paws that the other one has still to pick."""
    view = look.view
    words = scene.words
    picks = " · ".join(pick_text(pick, view, words) for pick in view.my_picks)
    thinking = [] if look.viewer is None else _thinking(view, look.viewer)
    other = pirate_text(view, thinking[0], words) if thinking else ""
    return words("ahoy-kitten-note", picks=picks, more="yes" if thinking else "no", other=other)


def face(action: Action, look: AhoyLook, scene: Scene) -> Face:
    """How an action looks on a button; what is picked already carries a tick."""
    view = look.view
    words = scene.words
    if isinstance(action, PlaceToken):
        colour = view.drawn[action.token]
        name = words(f"ahoy-kitten-colour-{colour}")
        label = words("ahoy-kitten-face-place", colour=name, ocean=ocean_name(action.ocean, words))
        return Face(label, DOTS[colour], discord.ButtonStyle.primary)
    plain = _face_of_pick(action, view, words)
    label = plain.label
    if view.two_paws:
        label = words("ahoy-kitten-face-paw", paw=paw_name(view, action.pirate, words), action=label)
    if action in view.my_picks:
        return Face(label, TICK, discord.ButtonStyle.success)
    return Face(label, plain.emoji, plain.style)


def _face_of_pick(pick: Pick, view: AhoyView, words: Words) -> Face:
    match pick:
        case Fish(ocean=ocean):
            label = words("ahoy-kitten-face-fish", ocean=ocean_name(ocean, words))
            return Face(label, WAVE, discord.ButtonStyle.primary)
        case Filch(victim=victim):
            label = words("ahoy-kitten-face-filch", victim=pirate_name(view, victim, words))
            return Face(label, EMBLEMS[view.pirates[victim].character])
        case Protect():
            return Face(words("ahoy-kitten-face-protect"), SHIELD)
        case _:
            assert_never(pick)


def _mine(view: AhoyView, seat: Seat, words: Words) -> list[str]:
    """Each of my pirates: its tokens, and what they would be worth if the game ended now."""
    lines = []
    for number in view.pirates_of(seat):
        pirate = view.pirates[number]
        title, state = pirate_title(view, number, words), state_text(view, number, words)
        if view.two_paws:
            paw = paw_name(view, number, words)
            lines.append(words("ahoy-kitten-panel-paw", paw=paw, pirate=title, state=state))
        else:
            lines.append(words("ahoy-kitten-panel-mine", pirate=title, state=state))
        worth = score(pirate.tile.plus(pirate.claimed))
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
    picks = " · ".join(pick_text(pick, view, words) for pick in view.my_picks)
    return "\n".join([words("ahoy-kitten-panel-picks", picks=picks), words("ahoy-kitten-panel-sealed")])


def _now_placing(view: AhoyView, viewer: Seat | None, scene: Scene) -> str:
    words = scene.words
    if viewer != view.distributor:
        return words("ahoy-kitten-now-wait-place", name=scene.names[view.distributor])
    left = view.drawn[view.placed :]
    next_token, rest = row_text(left[:1], words), row_text(left[1:], words)
    return words("ahoy-kitten-now-place", next=next_token, more=len(left) - 1, rest=rest)


def _now_picking(look: AhoyLook, words: Words) -> str:
    view = look.view
    if look.viewer is None:
        return words("ahoy-kitten-now-watch")
    active = [number for number in view.pirates_of(look.viewer) if not view.pirates[number].on_break]
    open_still = _thinking(view, look.viewer)
    if not active and view.is_last_round:
        return words("ahoy-kitten-now-break-last")
    if not active:
        return words("ahoy-kitten-now-break-paws") if view.two_paws else words("ahoy-kitten-now-break")
    if not open_still:
        return words("ahoy-kitten-now-picked")
    how = _how_to_pick(look, words)
    if not view.two_paws:
        return how
    pirates = listed([pirate_text(view, number, words) for number in open_still], words)
    return "\n".join([words("ahoy-kitten-now-paws", pirates=pirates, count=len(open_still)), how])


def _thinking(view: AhoyView, seat: Seat) -> list[int]:
    """Those of a seat's pirates that have still to pick."""
    return [one for one in view.pirates_of(seat) if not (view.pirates[one].on_break or view.has_picked[one])]


def _how_to_pick(look: AhoyLook, words: Words) -> str:
    view = look.view
    if view.round == 1:  # ruling AK-8
        return words("ahoy-kitten-now-pick-first")
    if not any(isinstance(action, Protect) for action in look.actions):  # ruling AK-2
        return words("ahoy-kitten-now-pick-bare")
    return words("ahoy-kitten-now-pick-last") if view.is_last_round else words("ahoy-kitten-now-pick")


def _controls(look: AhoyLook, scene: Scene) -> Sequence[ui.Item[Any]]:
    """Buttons for one pirate or for placing; with two paws a menu for each that can choose."""
    view = look.view
    if view.two_paws and view.phase is Phase.PICK:
        paws = sorted({action.pirate for action in look.actions if not isinstance(action, PlaceToken)})
        return [item for paw in paws for item in _menu_of_paw(paw, look, scene)]
    controls: list[ui.ActionRow[Any]] = []
    for kind in (Fish, Filch, Protect, PlaceToken):
        buttons = [act(one, face(one, look, scene), look, scene) for one in look.actions if isinstance(one, kind)]
        controls += rows(buttons, per_row=3)
    return controls


def _menu_of_paw(paw: int, look: AhoyLook, scene: Scene) -> list[ui.Item[Any]]:
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
    shown, chosen = _face_of_pick(pick, view, words), pick in view.my_picks
    emoji = TICK if chosen else shown.emoji
    return Choice(action_text(pick), shown.label, tokens_text(_lying_at(pick, view), words), emoji, chosen)


def _lying_at(pick: Pick, view: AhoyView) -> Tokens:
    match pick:
        case Fish(ocean=ocean):
            return view.oceans[ocean]
        case Filch(victim=pirate) | Protect(pirate=pirate):
            return view.pirates[pirate].tile
        case _:
            assert_never(pick)
