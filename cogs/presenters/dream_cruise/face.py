"""How the actions of Dream Cruise look on buttons."""

from typing import assert_never

import discord

from cogs.presenters.dream_cruise.board import set_face
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.names import (
    ACTIVITY,
    ADDITION,
    CAPTAIN,
    ICONS,
    TICK,
    card_emoji,
    card_name,
    family_name,
    location_emoji,
    location_name,
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
    Spot,
    Stage,
    Take,
    TakeBack,
)
from engines.dream_cruise.ships import Activity
from engines.dream_cruise.views import DayPlan, DreamView

_GREEN, _BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary


def face(action: Action, look: DreamLook, scene: Scene) -> Face:
    """How an action looks on a button; what is chosen already carries a tick."""
    return face_of(action, look.view, scene.words)


def face_of(action: Action, view: DreamView, words: Words) -> Face:
    """The same for whoever has no look at hand."""
    match action:
        case Embark(families):
            label = " + ".join(family_name(family) for family in families)
            return _chosen_face(label, "👪", chosen=is_chosen(families, view))
        case Sail(location):
            return _chosen_face(location_name(location), location_emoji(location), chosen=is_chosen((location,), view))
        case Take(number):
            return set_face(number, words)
        case OpenHand() | CloseHand() | TakeBack() | Done() | NotDone():
            return _plain_face(action, view, words)
        case _:
            return _act_face(action, view, words)


def _act_face(action: Send | Stage | Build | CallCaptain | Replace | Pay, view: DreamView, words: Words) -> Face:
    match action:
        case Send(family, place):
            to = activity_at(place, view)
            emoji = CAPTAIN if to.captain else ICONS[to.icon]
            return Face(words("dream-cruise-face-send", family=family_name(family), place=to.name), emoji)
        case Stage(card):
            return Face(words("dream-cruise-face-stage", card=card_name(card)), ACTIVITY)
        case Build(card):
            return Face(words("dream-cruise-face-build", card=card_name(card)), ADDITION)
        case CallCaptain(place):
            return Face(words("dream-cruise-face-captain", place=activity_at(place, view).name), CAPTAIN)
        case Replace(_, card):
            return Face(words("dream-cruise-face-replace", card=card_name(card)), ADDITION)
        case Pay(_, card):
            return Face(words("dream-cruise-face-pay", card=card_name(card)), card_emoji(card))
        case _:
            assert_never(action)


def is_chosen(what: tuple[int, ...], view: DreamView) -> bool:
    """Whether this is what the viewer has sealed."""
    return view.mine is not None and view.mine.chosen == what


def _chosen_face(label: str, emoji: str, *, chosen: bool) -> Face:
    return Face(label, TICK, _GREEN) if chosen else Face(label, emoji, _BLUE)


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


def plan_of(view: DreamView) -> DayPlan:
    """What the viewer has done today; there are acts of phase 4 only for who has a plan."""
    assert view.mine is not None
    assert view.mine.plan is not None
    return view.mine.plan


def activity_at(spot: Spot, view: DreamView) -> Activity:
    """The activity at a spot of the viewer's own ship."""
    return next(activity for activity in plan_of(view).ship.activities() if activity.spot is spot)
