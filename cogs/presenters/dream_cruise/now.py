"""What a viewer of Dream Cruise can do right now, in a sentence or two."""

from typing import assert_never

from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.names import card_name, families_text, location_name, spot_name
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import listed
from engines.dream_cruise.actions import Build, CallCaptain, CloseHand, OpenHand, Replace, Send
from engines.dream_cruise.outlook import hidden_set_refused, opening, will_find_set
from engines.dream_cruise.payments import only_payment
from engines.dream_cruise.views import DayPlan, Mine, Phase


def now(look: DreamLook, scene: Scene) -> str:
    """What this viewer can do, or whom it waits for."""
    view = look.view
    words = scene.words
    if view.phase is Phase.OVER:
        return words("dream-cruise-now-over")
    if view.mine is None:
        return words(f"dream-cruise-now-watch-{view.phase}")
    match view.phase:
        case Phase.BOARD:
            return _boarding(look, view.mine, words)
        case Phase.COURSE:
            return _course(view.mine, words)
        case Phase.DISPLAY:
            return _taking(look, view.mine, scene)
        case Phase.SAIL:
            return _sailing(look, view.mine, words)
        case _:
            assert_never(view.phase)


def _boarding(look: DreamLook, mine: Mine, words: Words) -> str:
    view = look.view
    cabins = view.ships[mine.seat].ship.empty_cabins
    if mine.chosen is not None and look.actions:
        return words("dream-cruise-now-boarded", families=families_text(mine.chosen, words))
    if mine.seat in view.waiting_for:
        last = "yes" if view.is_last else "no"
        return words("dream-cruise-now-board", cabins=cabins, drawn=len(mine.drawn), last=last)
    return words("dream-cruise-now-full" if not cabins else "dream-cruise-now-unasked")


def _course(mine: Mine, words: Words) -> str:
    if mine.chosen:
        chosen = location_name(mine.chosen[0], words)
        return words("dream-cruise-now-sailed", location=chosen, drawn=len(mine.drawn))
    return words("dream-cruise-now-course" if mine.drawn else "dream-cruise-now-no-course")


def _taking(look: DreamLook, mine: Mine, scene: Scene) -> str:
    view, words = look.view, scene.words
    if not look.actions:
        names = listed([scene.names[seat] for seat in view.waiting_for], words)
        if any(laid.taker == mine.seat for laid in view.display):
            return words("dream-cruise-now-taken", names=names)
        return words("dream-cruise-now-wait-set", names=names, left="yes" if will_find_set(view, mine.seat) else "no")
    if view.is_alone:
        return words("dream-cruise-now-take-alone")
    hidden = hidden_set_refused(view, mine.seat) or ("last" if view.is_last else "free")
    return words("dream-cruise-now-take", hidden=hidden)


def _sailing(look: DreamLook, mine: Mine, words: Words) -> str:
    plan = mine.plan
    assert plan is not None
    if plan.done:
        return words("dream-cruise-now-done")
    if plan.unpaid is not None:
        return _unpaid(plan, plan.unpaid.act, look, words)
    kinds = {type(action) for action in look.actions}
    if CloseHand in kinds:
        return words("dream-cruise-now-hand-open")
    build = "yes" if Build in kinds and not look.view.is_last else "no"  # in the last round nothing is for later
    if not plan.ship.guests_aboard:
        return words("dream-cruise-now-all-out", build=build)
    return words(
        "dream-cruise-now-sail",
        guests="yes" if Send in kinds else "no",
        opening=opening(plan, look.actions),
        apart="yes" if OpenHand in kinds else "no",
        build=build,
    )


def _unpaid(plan: DayPlan, unpaid: Build | CallCaptain, look: DreamLook, words: Words) -> str:
    if isinstance(unpaid, CallCaptain):
        return words("dream-cruise-now-pay-captain", place=spot_name(unpaid.place, unpaid.card, words))
    card = card_name(unpaid.card, words)
    if not any(isinstance(action, Replace) for action in look.actions):
        return words("dream-cruise-now-pay-build", card=card)
    payment = only_payment(plan.hand, unpaid)
    paid = "" if payment is None else card_name(payment, words)
    return words("dream-cruise-now-replace", card=card, known="no" if payment is None else "yes", payment=paid)
