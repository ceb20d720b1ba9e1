"""The menus of Dream Cruise: what each is for, and what each choice in it would cost and bring."""

from collections.abc import Sequence
from typing import assert_never

from discord import ui

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice
from cogs.presenters.dream_cruise.face import face, is_chosen
from cogs.presenters.dream_cruise.look import DreamLook, activity_at, plan_of
from cogs.presenters.dream_cruise.names import (
    activity_name,
    card_name,
    family_name,
    guests_text,
    icon_name,
    spot_name,
)
from cogs.presenters.presenter import Scene, choose
from cogs.words import Words
from cogs.words.texts import enumerated, listed
from engines.dream_cruise.actions import Action, Build, CallCaptain, Embark, Pay, Replace, Send, Stage
from engines.dream_cruise.cards import Icon
from engines.dream_cruise.deck import FAMILIES, SHIP_CARDS, is_activity
from engines.dream_cruise.outlook import in_the_way, newcomers, total_once_sent, what_a_card_covers
from engines.dream_cruise.payments import only_payment
from engines.dream_cruise.views import DayPlan, DreamView


def boarding_menu(look: DreamLook, scene: Scene) -> list[ui.ActionRow[ui.LayoutView]]:
    """Phase 1: every way to fill the empty cabins."""
    return _menu("board", scene.words("dream-cruise-menu-board"), look.actions, look, scene)


def day_menus(look: DreamLook, scene: Scene) -> list[ui.ActionRow[ui.LayoutView]]:
    """Phase 4: one for each family that can send guests, one for cards, one for the captain; or what is asked."""
    words, plan = scene.words, plan_of(look.view)
    sends = [action for action in look.actions if isinstance(action, Send)]
    menus: list[ui.ActionRow[ui.LayoutView]] = []
    for family in dict.fromkeys(action.family for action in sends):
        own = [action for action in sends if action.family == family]
        name, left = family_name(family, words), plan.ship.left_of(family)
        menus += _menu(f"family.{family}", words("dream-cruise-menu-family", family=name, left=left), own, look, scene)
    cards = [action for action in look.actions if isinstance(action, Stage | Build)]
    menus += _menu("cards", words("dream-cruise-menu-cards"), cards, look, scene)
    calls = [action for action in look.actions if isinstance(action, CallCaptain)]
    menus += _menu("captain", words("dream-cruise-menu-captain"), calls, look, scene)
    return menus + _answers(plan, look, scene)


def _answers(plan: DayPlan, look: DreamLook, scene: Scene) -> list[ui.ActionRow[ui.LayoutView]]:
    """What is replaced, and what pays, for an act that waits for it."""
    if plan.unpaid is None:
        return []
    is_card, words = isinstance(plan.unpaid.act, Build), scene.words
    card = card_name(plan.unpaid.act.card, words) if is_card else ""
    replacing = [action for action in look.actions if isinstance(action, Replace)]
    paying = [action for action in look.actions if isinstance(action, Pay)]
    to_pay = words("dream-cruise-menu-pay", act="build" if is_card else "captain", card=card)
    return [
        *_menu("replace", words("dream-cruise-menu-replace", card=card), replacing, look, scene),
        *_menu("pay", to_pay, paying, look, scene),
    ]


def _menu(
    name: str, heading: str, actions: Sequence[Action], look: DreamLook, scene: Scene
) -> list[ui.ActionRow[ui.LayoutView]]:
    entries = [_entry(action, look, scene) for action in actions]
    return choose(name, heading, entries, look, scene)


def _entry(action: Action, look: DreamLook, scene: Scene) -> Choice:
    """An entry of a menu whose heading has said what kind of act it is."""
    view, words = look.view, scene.words
    shown = face(action, look, scene)
    chosen = isinstance(action, Embark) and is_chosen(action.families, view)
    label = _label(action, words) or shown.label
    return Choice(action_text(action), label, _note(action, view, words), shown.emoji, chosen)


def _label(action: Action, words: Words) -> str:
    match action:
        case Send(_, spot, card) | CallCaptain(spot, card):
            return spot_name(spot, card, words)
        case Replace(_, card) | Pay(_, card):
            return card_name(card, words)
        case _:
            return ""


def _note(action: Action, view: DreamView, words: Words) -> str:
    match action:
        case Embark(families):
            return _boarding_note(families, words)
        case Send():
            return _send_note(action, view, words)
        case CallCaptain():
            return _captain_note(action, view, words)
        case Stage() | Build() | Replace() | Pay():
            return _card_note(action, view, words)
        case _:
            return ""


def _boarding_note(families: tuple[int, ...], words: Words) -> str:
    icons = sorted({icon for family in families for icon in FAMILIES[family].icons}, key=list(Icon).index)
    return words(
        "dream-cruise-note-board",
        points=sum(FAMILIES[family].points for family in families),
        guests=sum(FAMILIES[family].members for family in families),
        icons=enumerated((icon_name(icon, words) for icon in icons), words),
    )


def _send_note(action: Send, view: DreamView, words: Words) -> str:
    """What is there, whether the family would be happy, and what stays blocked."""
    plan, to = plan_of(view), activity_at(action.place, view)
    return words(
        "dream-cruise-note-send",
        captain="yes" if to.captain else "no",
        icon=icon_name(to.icon, words),
        free=to.free,
        room=to.room,
        left=plan.ship.left_of(action.family) - 1,
        points=FAMILIES[action.family].points,
        last="yes" if view.is_last else "no",
        total=total_once_sent(plan.ship, action),
        name=family_name(action.family, words),
        blocks=in_the_way(plan, action, is_last=view.is_last),
    )


def _captain_note(action: CallCaptain, view: DreamView, words: Words) -> str:
    """What it costs, and which families could come then that cannot now."""
    plan, to = plan_of(view), activity_at(action.place, view)
    new = newcomers(plan.ship, to)
    payment = only_payment(plan.hand, action)
    return words(
        "dream-cruise-note-captain",
        known="no" if payment is None else "yes",
        payment="" if payment is None else card_name(payment, words),
        free=to.free,
        count=len(new),
        names=listed([family_name(family, words) for family in new], words),
    )


def _card_note(action: Stage | Build | Replace | Pay, view: DreamView, words: Words) -> str:
    plan, card = plan_of(view), SHIP_CARDS[action.card]
    offer = words("dream-cruise-offer", icon=icon_name(card.icon, words), room=card.guests)
    match action:
        case Stage():
            sight = what_a_card_covers(plan.ship)
            name = "" if sight is None else activity_name(sight, words)
            return words("dream-cruise-note-stage", offer=offer, covers="yes" if sight else "no", sight=name)
        case Build():
            payment = only_payment(plan.hand, action)
            return words(
                "dream-cruise-note-build",
                known="no" if payment is None else "yes",
                payment="" if payment is None else card_name(payment, words),
                offer=offer,
                last="yes" if view.is_last else "no",
                full="no" if plan.ship.has_space else "yes",
            )
        case Replace():
            there = next(venue.guests for venue in plan.ship.additions if venue.card == action.card)
            guests = guests_text(there, words)
            return words("dream-cruise-note-replace", offer=offer, count=len(there), guests=guests)
        case Pay():
            kind = "activity" if is_activity(action.card) else "addition"
            return words("dream-cruise-note-pay", offer=offer, kind=kind)
        case _:
            assert_never(action)
