"""How the actions of Ahoy! Kitten look on buttons and in menus."""

from typing import assert_never

import discord

from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import DOTS, EMBLEMS, SHIELD, TICK, WAVE, ocean_name, paw_name, pirate_name
from cogs.presenters.presenter import Face, Scene
from cogs.words import Words
from engines.ahoy_kitten.actions import Action, Filch, Fish, Pick, PlaceToken, Protect
from engines.ahoy_kitten.views import AhoyView


def face(action: Action, look: AhoyLook, scene: Scene) -> Face:
    """How an action looks on a button; what is picked already carries a tick."""
    view, words = look.view, scene.words
    if isinstance(action, PlaceToken):
        colour = view.drawn[action.token]
        name = words(f"ahoy-kitten-colour-{colour}")
        label = words("ahoy-kitten-face-place", colour=name, ocean=ocean_name(action.ocean, words))
        return Face(label, DOTS[colour], discord.ButtonStyle.primary)
    plain = plain_face(action, view, words)
    label = plain.label
    if view.two_paws:
        label = words("ahoy-kitten-face-paw", paw=paw_name(view, action.pirate, words), action=label)
    if action in view.my_picks:
        return Face(label, TICK, discord.ButtonStyle.success)
    return Face(label, plain.emoji, plain.style)


def plain_face(pick: Pick, view: AhoyView, words: Words) -> Face:
    """How a pick looks where it is plain whose it is, and whatever is picked already."""
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
