"""How the actions of Dream Cruise look on buttons."""

from typing import assert_never

import discord

from cogs.presenters.dream_cruise.look import DreamLook, activity_at, plan_of
from cogs.presenters.dream_cruise.names import (
    ACTIVITY,
    ADDITION,
    CAPTAIN,
    ICONS,
    SURPRISE,
    TICK,
    card_emoji,
    card_name,
    family_name,
    location_emoji,
    location_name,
    spot_name,
    together,
)
from cogs.presenters.presenter import Face, Scene
from cogs.words import Words
from engines.dream_cruise.actions import (
    Action,
    Build,
    CallCaptain,
    CloseHand,
    Done,
    Embark,
    NotDone,
    OpenHand,
    Pay,
    Replace,
    Sail,
    Send,
    Stage,
    Take,
    TakeBack,
)
from engines.dream_cruise.views import DreamView

_GREEN, _BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary


def face(action: Action, look: DreamLook, scene: Scene) -> Face:
    """How an action looks on a button; what is chosen already carries a tick."""
    view, words = look.view, scene.words
    match action:
        case Embark(families):
            return _chosen_face(together(families, words), "👪", chosen=is_chosen(families, view))
        case Sail(location):
            label = location_name(location, words)
            return _chosen_face(label, location_emoji(location), chosen=is_chosen((location,), view))
        case Take(0):
            return Face(words("dream-cruise-face-set-hidden"), SURPRISE, _BLUE)
        case Take(number):
            return Face(words("dream-cruise-face-set", number=number), ACTIVITY, _BLUE)
        case OpenHand() | CloseHand() | TakeBack() | Done() | NotDone():
            return _plain_face(action, view, words)
        case _:
            return _act_face(action, view, words)


def is_chosen(what: tuple[int, ...], view: DreamView) -> bool:
    """Whether this is what the viewer has sealed."""
    return view.mine is not None and view.mine.chosen == what


def _chosen_face(label: str, emoji: str, *, chosen: bool) -> Face:
    return Face(label, TICK, _GREEN) if chosen else Face(label, emoji, _BLUE)


def _act_face(action: Send | Stage | Build | CallCaptain | Replace | Pay, view: DreamView, words: Words) -> Face:
    match action:
        case Send(family, spot, card):
            label = words(
                "dream-cruise-face-send", family=family_name(family, words), place=spot_name(spot, card, words)
            )
            to = activity_at(spot, view)
            return Face(label, CAPTAIN if to.captain else ICONS[to.icon])
        case Stage(card):
            return Face(words("dream-cruise-face-stage", card=card_name(card, words)), ACTIVITY)
        case Build(card):
            return Face(words("dream-cruise-face-build", card=card_name(card, words)), ADDITION)
        case CallCaptain(spot, card):
            return Face(words("dream-cruise-face-captain", place=spot_name(spot, card, words)), CAPTAIN)
        case Replace(_, card):
            return Face(words("dream-cruise-face-replace", card=card_name(card, words)), ADDITION)
        case Pay(_, card):
            return Face(words("dream-cruise-face-pay", card=card_name(card, words)), card_emoji(card))
        case _:
            assert_never(action)


def _plain_face(action: OpenHand | CloseHand | TakeBack | Done | NotDone, view: DreamView, words: Words) -> Face:
    match action:
        case OpenHand():
            return Face(words("dream-cruise-face-open-hand"), "🃏", _BLUE)
        case CloseHand():
            return Face(words("dream-cruise-face-close-hand"), "👪", _BLUE)
        case TakeBack():
            is_open = plan_of(view).unpaid is not None
            return Face(words("dream-cruise-face-never-mind" if is_open else "dream-cruise-face-take-back"), "↩️")
        case Done():
            return Face(words("dream-cruise-face-done"), TICK, _GREEN)
        case NotDone():
            return Face(words("dream-cruise-face-not-done"), "↩️", _BLUE)
        case _:
            assert_never(action)
