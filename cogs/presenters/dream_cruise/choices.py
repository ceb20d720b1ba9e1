"""The entries of menus in Dream Cruise: what each choice would cost and bring."""

from typing import assert_never

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice
from cogs.presenters.dream_cruise.face import activity_at, face_of, is_chosen, plan_of
from cogs.presenters.dream_cruise.names import card_name, family_name, guests_text, icon_name
from cogs.words import Words
from cogs.words.texts import listed
from engines.dream_cruise.actions import (
    Action,
    Build,
    CallCaptain,
    Embark,
    Pay,
    Replace,
    Send,
    Stage,
)
from engines.dream_cruise.cards import Icon
from engines.dream_cruise.deck import FAMILIES, SHIP_CARDS, is_activity
from engines.dream_cruise.outlook import in_the_way, newcomers, total_once_sent, what_a_card_covers
from engines.dream_cruise.payments import only_payment
from engines.dream_cruise.views import DayPlan, DreamView


def choice(action: Action, view: DreamView, words: Words) -> Choice:
    """An entry of a menu whose heading has said what kind of act it is."""
    shown = face_of(action, view, words)
    chosen = isinstance(action, Embark) and is_chosen(action.families, view)
    label = _label(action, view) or shown.label
    return Choice(action_text(action), label, _note(action, view, words), shown.emoji, chosen)


def _label(action: Action, view: DreamView) -> str:
    match action:
        case Send(_, place) | CallCaptain(place):
            return activity_at(place, view).name
        case Replace(_, card) | Pay(_, card):
            return card_name(card)
        case _:
            return ""


def _note(action: Action, view: DreamView, words: Words) -> str:
    match action:
        case Embark(families):
            return _board_note(families, words)
        case Send():
            return _send_note(action, view, words)
        case CallCaptain():
            return _captain_note(action, view, words)
        case Stage(card) | Build(card) | Replace(_, card) | Pay(_, card):
            return _card_note(action, card, view, words)
        case _:
            return ""


def _captain_note(action: CallCaptain, view: DreamView, words: Words) -> str:
    """What it costs, and which families could come then that cannot now."""
    plan, to = plan_of(view), activity_at(action.place, view)
    new = newcomers(plan.ship, to)
    return words(
        "dream-cruise-note-captain",
        cost=_cost(plan, action, words),
        free=to.free,
        count=len(new),
        names=listed([family_name(family) for family in new], words),
    )


def _cost(plan: DayPlan, action: Build | CallCaptain, words: Words) -> str:
    """Which card pays if there is only one that can (ruling DC-30), else that one has to."""
    card = only_payment(plan.hand, action)
    if card is None:
        return words("dream-cruise-cost", other="yes" if isinstance(action, Build) else "no")
    return words("dream-cruise-cost-known", card=card_name(card))


def _card_note(action: Stage | Build | Replace | Pay, card: int, view: DreamView, words: Words) -> str:
    plan = plan_of(view)
    ship = plan.ship
    offer = words("dream-cruise-offer", icon=icon_name(SHIP_CARDS[card].icon, words), room=SHIP_CARDS[card].guests)
    match action:
        case Stage():
            sight = _sight(plan)
            return words("dream-cruise-note-stage", offer=offer, covers="yes" if sight else "no", sight=sight)
        case Build():
            return words(
                "dream-cruise-note-build",
                cost=_cost(plan, action, words),
                offer=offer,
                last="yes" if view.is_last else "no",
                full="no" if ship.has_space else "yes",
            )
        case Replace():
            there = next(venue.guests for venue in ship.additions if venue.card == card)
            guests = guests_text(there, words)
            return words("dream-cruise-note-replace", offer=offer, count=len(there), guests=guests)
        case Pay():
            return words("dream-cruise-note-pay", offer=offer, kind="activity" if is_activity(card) else "addition")
        case _:
            assert_never(action)


def _sight(plan: DayPlan) -> str:
    """What an activity card would cover; nothing at sea."""
    sight = what_a_card_covers(plan.ship)
    return "" if sight is None else sight.name


def _board_note(families: tuple[int, ...], words: Words) -> str:
    icons = sorted({icon for family in families for icon in FAMILIES[family].icons}, key=list(Icon).index)
    return words(
        "dream-cruise-note-board",
        points=sum(FAMILIES[family].points for family in families),
        guests=sum(FAMILIES[family].members for family in families),
        icons=", ".join(icon_name(icon, words) for icon in icons),
    )


def _send_note(action: Send, view: DreamView, words: Words) -> str:
    """What is there, whether the family would be happy, and what stays blocked."""
    plan, to = plan_of(view), activity_at(action.place, view)
    kind = words("dream-cruise-note-anything") if to.captain else icon_name(to.icon, words)
    return words(
        "dream-cruise-note-send",
        icon=kind,
        free=to.free,
        room=to.room,
        left=plan.ship.left_of(action.family) - 1,
        points=FAMILIES[action.family].points,
        last="yes" if view.is_last else "no",
        total=total_once_sent(plan.ship, action),
        name=family_name(action.family),
        blocks=in_the_way(plan, action, is_last=view.is_last),
    )
