"""What a viewer of Ahoy! Kitten can do right now, in a sentence or two."""

from typing import assert_never

from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import pirates_text, row_text
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.ahoy_kitten.actions import Protect
from engines.ahoy_kitten.views import AhoyView, Phase
from engines.core.seats import Viewer


def now(look: AhoyLook, scene: Scene) -> str:
    """What this viewer can do right now."""
    view = look.view
    match view.phase:
        case Phase.OVER:
            return scene.words("ahoy-kitten-now-over")
        case Phase.PLACE:
            return _placing(view, look.viewer, scene)
        case Phase.PICK:
            return _picking(look, scene.words)
        case _:
            assert_never(view.phase)


def _placing(view: AhoyView, viewer: Viewer, scene: Scene) -> str:
    words = scene.words
    if viewer != view.distributor:
        return words("ahoy-kitten-now-wait-place", name=scene.names[view.distributor])
    left = view.still_to_place
    next_token, rest = row_text(left[:1], words), row_text(left[1:], words)
    return words("ahoy-kitten-now-place", next=next_token, more=len(left) - 1, rest=rest)


def _picking(look: AhoyLook, words: Words) -> str:
    view = look.view
    if look.viewer is None:
        return words("ahoy-kitten-now-watch")
    if not view.awake_of(look.viewer):
        return _on_a_break(view, words)
    thinking = view.thinking_of(look.viewer)
    if not thinking:
        return words("ahoy-kitten-now-picked")
    how = _how_to_pick(look, words)
    if not view.two_paws:
        return how
    pirates = pirates_text(view, thinking, words)
    return "\n".join([words("ahoy-kitten-now-paws", pirates=pirates, count=len(thinking)), how])


def _on_a_break(view: AhoyView, words: Words) -> str:
    if view.is_last_round:
        return words("ahoy-kitten-now-break-last")
    return words("ahoy-kitten-now-break-paws") if view.two_paws else words("ahoy-kitten-now-break")


def _how_to_pick(look: AhoyLook, words: Words) -> str:
    view = look.view
    if view.oceans_only:
        return words("ahoy-kitten-now-pick-first")
    if not any(isinstance(action, Protect) for action in look.actions):  # ruling AK-2
        return words("ahoy-kitten-now-pick-bare")
    return words("ahoy-kitten-now-pick-last") if view.is_last_round else words("ahoy-kitten-now-pick")
