"""The public board of Ahoy! Kitten: oceans, pirates, the story of the last round, and what can be pointed at."""

import discord
from discord import ui

from cogs.controls.controls import rows
from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import (
    EMBLEMS,
    WAVE,
    doing,
    ocean_name,
    paw_name,
    pirate_name,
    pirate_title,
    row_text,
    tile_text,
    tokens_text,
)
from cogs.presenters.ahoy_kitten.pointing import ocean_address, pirate_address
from cogs.presenters.ahoy_kitten.recap import recap
from cogs.presenters.presenter import Face, Items, Scene, point
from cogs.words import Words
from engines.ahoy_kitten.views import AhoyView, Phase


def board(look: AhoyLook, scene: Scene) -> Items:
    """Everything that is open to all, and the controls that everyone may press."""
    view = look.view
    items: Items = [
        ui.TextDisplay("\n".join([_heading(view, scene), *_oceans(view, scene.words)])),
        ui.Separator(),
        ui.TextDisplay("\n".join(_pirates(view, scene))),
    ]
    if told := recap(look, scene):
        items += [ui.Separator(), ui.TextDisplay(told)]
    if view.phase is not Phase.OVER:
        items += [ui.Separator(), ui.TextDisplay(_hint(view, scene)), *_controls(look, scene)]
    return items


def _heading(view: AhoyView, scene: Scene) -> str:
    words = scene.words
    if view.phase is Phase.OVER:
        return words("ahoy-kitten-board-over", round=view.round)
    if view.phase is Phase.PLACE:
        left = view.still_to_place
        return words(
            "ahoy-kitten-board-place",
            drawn=len(view.drawn),
            name=scene.names[view.distributor],
            next=row_text(left[:1], words),
            more=len(left) - 1,
            rest=row_text(left[1:], words),
        )
    if view.is_last_round:
        return words("ahoy-kitten-board-last-round", round=view.round)
    tokens = tokens_text(view.bag, words)
    return words("ahoy-kitten-board-round", round=view.round, count=view.bag.total, tokens=tokens)


def _oceans(view: AhoyView, words: Words) -> list[str]:
    lines = []
    for ocean, tokens in enumerate(view.oceans):
        name = ocean_name(ocean, words)
        shown = tokens_text(tokens, words) if tokens.total else words("ahoy-kitten-empty-ocean")
        if view.room[ocean]:
            room = view.room[ocean]
            lines.append(words("ahoy-kitten-board-ocean-room", ocean=name, tokens=shown, room=room))
        else:
            lines.append(words("ahoy-kitten-board-ocean", ocean=name, tokens=shown))
    return lines


def _pirates(view: AhoyView, scene: Scene) -> list[str]:
    words, bag_matters = scene.words, view.phase is Phase.PLACE or view.bag_is_low
    lines = []
    for number, pirate in enumerate(view.pirates):
        name = scene.names[pirate.seat]
        if view.two_paws:
            name = words("ahoy-kitten-board-paw", name=name, paw=paw_name(view, number, words))
        has_bag = bag_matters and number == view.pirates_of(view.distributor)[0]
        lines.append(
            words(
                "ahoy-kitten-board-pirate",
                pirate=pirate_title(view, number, words),
                name=name,
                state=doing(view, number),
                bag="yes" if has_bag else "no",
                tile=tile_text(pirate.tile, words),
                claimed=tile_text(pirate.claimed, words),
            )
        )
    return lines


def _hint(view: AhoyView, scene: Scene) -> str:
    words, name = scene.words, scene.names[view.distributor]
    if view.phase is Phase.PLACE:
        return words("ahoy-kitten-board-points-place", name=name)
    if view.two_paws:
        hint = words("ahoy-kitten-board-paws-first" if view.oceans_only else "ahoy-kitten-board-paws")
    else:
        hint = words("ahoy-kitten-board-points-first" if view.oceans_only else "ahoy-kitten-board-points")
    return "\n".join([hint, words("ahoy-kitten-board-bag-low", name=name)] if view.bag_is_low else [hint])


def _controls(look: AhoyLook, scene: Scene) -> Items:
    """A button for each ocean that can be pointed at, and for each pirate where they can."""
    view = look.view
    words = scene.words
    oceans = [
        point(ocean_address(ocean), Face(ocean_name(ocean, words), WAVE, discord.ButtonStyle.primary), look, scene)
        for ocean in view.open_oceans
    ]
    if view.oceans_only:
        return [*rows(oceans)]
    pirates = [
        point(pirate_address(number), Face(pirate_name(view, number, words), EMBLEMS[pirate.character]), look, scene)
        for number, pirate in enumerate(view.pirates)
    ]
    return [*rows(oceans), *rows(pirates, per_row=2 if len(pirates) == 4 else 3)]
