"""What a viewer of Dream Cruise can do right now, in a sentence or two."""

from typing import assert_never

from bot.tables.updates import Look
from cogs.presenters.dream_cruise.faces import activity_at
from cogs.presenters.dream_cruise.names import card_name, families_text, listed, location_name
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.dream_cruise.actions import Build, CallCaptain, CloseHand, OpenHand, Replace, Send, Stage, Take
from engines.dream_cruise.views import DayPlan, DreamView, Mine, Phase, Unpaid


def now(look: Look, scene: Scene) -> str:
    """What this viewer can do, or whom it waits for."""
    view: DreamView = look.view
    words = scene.words
    if view.phase is Phase.OVER:
        return words("dream-cruise-now-over")
    if view.mine is None:
        return words(f"dream-cruise-now-watch-{view.phase}")
    match view.phase:
        case Phase.BOARD:
            return _boarding(view, view.mine, words)
        case Phase.COURSE:
            return _course(view.mine, words)
        case Phase.DISPLAY:
            return _taking(look, scene)
        case Phase.SAIL:
            return _sailing(look, view.mine, words)
        case _:
            assert_never(view.phase)


def _boarding(view: DreamView, mine: Mine, words: Words) -> str:
    cabins = view.ships[mine.seat].ship.empty_cabins
    if mine.chosen is not None and mine.seat not in view.waiting_for and len(mine.drawn) > cabins:
        return words("dream-cruise-now-boarded", families=families_text(mine.chosen, words))
    if mine.seat in view.waiting_for:
        return words("dream-cruise-now-board", cabins=cabins, drawn=len(mine.drawn))
    return words("dream-cruise-now-full" if not cabins else "dream-cruise-now-unasked")


def _course(mine: Mine, words: Words) -> str:
    if mine.chosen:
        return words("dream-cruise-now-sailed", location=location_name(mine.chosen[0]), drawn=len(mine.drawn))
    return words("dream-cruise-now-course" if mine.drawn else "dream-cruise-now-no-course")


def _taking(look: Look, scene: Scene) -> str:
    view: DreamView = look.view
    words = scene.words
    if not look.actions:
        taken = any(laid.taker == look.viewer for laid in view.display)
        names = listed([scene.names[seat] for seat in view.waiting_for], words)
        return words("dream-cruise-now-taken" if taken else "dream-cruise-now-wait-set", names=names)
    if len(view.ships) == 1:
        return words("dream-cruise-now-take-alone")
    hidden = Take(0) in look.actions
    return words("dream-cruise-now-take" if hidden else "dream-cruise-now-take-open")


def _sailing(look: Look, mine: Mine, words: Words) -> str:
    plan = mine.plan
    assert plan is not None
    if plan.done:
        return words("dream-cruise-now-done")
    if plan.unpaid is not None:
        return _unpaid(plan.unpaid, look, words)
    kinds = {type(action) for action in look.actions}
    if CloseHand in kinds:
        return words("dream-cruise-now-hand-open")
    return words(
        "dream-cruise-now-sail",
        guests="yes" if Send in kinds else "no",
        cards="yes" if kinds & {Stage, Build, CallCaptain} else "no",
        apart="yes" if OpenHand in kinds else "no",
        left=_guests_left(plan),
    )


def _guests_left(plan: DayPlan) -> int:
    return sum(cabin.left for cabin in plan.ship.cabins if cabin is not None)


def _unpaid(unpaid: Unpaid, look: Look, words: Words) -> str:
    if any(isinstance(action, Replace) for action in look.actions):
        assert isinstance(unpaid.act, Build)
        return words("dream-cruise-now-replace", card=card_name(unpaid.act.card))
    if isinstance(unpaid.act, Build):
        return words("dream-cruise-now-pay-build", card=card_name(unpaid.act.card))
    return words("dream-cruise-now-pay-captain", place=activity_at(unpaid.act.place, look.view).name)
