"""Phase 4 on the private panel: what has been done today, and the menus to do more."""

from collections.abc import Sequence
from typing import Any, assert_never

from discord import ui

from cogs.controls.controls import rows
from cogs.presenters.dream_cruise.choices import choice
from cogs.presenters.dream_cruise.face import face, plan_of
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.names import CAPTAIN, card_emoji, card_name, family_name
from cogs.presenters.dream_cruise.story import place_name
from cogs.presenters.presenter import Scene, act, choose
from cogs.words import Words
from engines.dream_cruise.actions import (
    Action,
    Build,
    CallCaptain,
    CloseHand,
    Done,
    NotDone,
    OpenHand,
    Pay,
    Replace,
    Send,
    Stage,
    TakeBack,
)
from engines.dream_cruise.views import Act, Built, CaptainCalled, DreamView

_LINES_AT_MOST = 6


def done_lines(view: DreamView, words: Words) -> list[str]:
    """What I have done today, the last act last: that one can be taken back."""
    plan = plan_of(view)
    texts = [_act_text(made.act, words) for made in plan.acts]
    if not texts:
        return []
    earlier = len(texts) - _LINES_AT_MOST
    shown = texts[-_LINES_AT_MOST:]
    lines = [words("dream-cruise-done-title", alone="yes" if view.is_alone else "no")]
    if earlier > 0:
        lines.append(words("dream-cruise-done-earlier", count=earlier))
    return [*lines, *[words("dream-cruise-done-line", text=text) for text in shown]]


def _act_text(made: Act, words: Words) -> str:
    """An act as it was when it was done: what it names may have been replaced since."""
    match made:
        case Send(family, place, card):
            return words("dream-cruise-did-send", family=family_name(family), place=place_name(place, card))
        case Stage(card):
            return words("dream-cruise-did-stage", emoji=card_emoji(card), card=card_name(card))
        case Built(card, replaced, payment):
            return words(
                "dream-cruise-did-build",
                card=card_name(card),
                payment=card_name(payment),
                swap="no" if replaced is None else "yes",
                replaced="" if replaced is None else card_name(replaced),
            )
        case CaptainCalled(place, card, payment):
            where, cost = place_name(place, card), card_name(payment)
            return words("dream-cruise-did-captain", emoji=CAPTAIN, place=where, payment=cost)
        case _:
            assert_never(made)


def sailing_controls(look: DreamLook, scene: Scene) -> list[ui.ActionRow[Any]]:
    """A menu for each family that can send guests, one for cards, one for the captain; then the way back and on."""
    sends = [action for action in look.actions if isinstance(action, Send)]
    menus: list[ui.ActionRow[Any]] = []
    for family in dict.fromkeys(action.family for action in sends):
        own = [action for action in sends if action.family == family]
        menus += _menu(look, scene, f"family.{family}", own)
    menus += _menu(look, scene, "cards", [one for one in look.actions if isinstance(one, Stage | Build)])
    menus += _menu(look, scene, "captain", [one for one in look.actions if isinstance(one, CallCaptain)])
    menus += _menu(look, scene, "replace", [one for one in look.actions if isinstance(one, Replace)])
    menus += _menu(look, scene, "pay", [one for one in look.actions if isinstance(one, Pay)])
    others = (OpenHand, CloseHand, TakeBack, Done, NotDone)
    buttons = [act(one, face(one, look, scene), look, scene) for one in look.actions if isinstance(one, others)]
    return [*menus, *rows(buttons)]


def _menu(look: DreamLook, scene: Scene, name: str, actions: Sequence[Action]) -> list[ui.ActionRow[Any]]:
    entries = [choice(action, look.view, scene.words) for action in actions]
    return choose(name, _heading(name, look.view, scene.words), entries, look, scene) if entries else []


def _heading(name: str, view: DreamView, words: Words) -> str:
    """What a menu is for, and what any choice in it costs."""
    kind, _, number = name.partition(".")
    plan = plan_of(view)
    match kind:
        case "family":
            family = int(number)
            left = next(cabin.left for cabin in plan.ship.cabins if cabin is not None and cabin.family == family)
            return words("dream-cruise-menu-family", family=family_name(family), left=left)
        case "replace" | "pay":
            assert plan.unpaid is not None
            act_open = plan.unpaid.act
            what = card_name(act_open.card) if isinstance(act_open, Build) else words("dream-cruise-the-captain")
            return words(f"dream-cruise-menu-{kind}", what=what)
        case _:
            return words(f"dream-cruise-menu-{kind}")
