"""A seat's private panel in Dream Cruise: my ship, my hand, and what the phase at hand asks of me."""

from collections.abc import Sequence
from typing import assert_never

from discord import ui

from cogs.controls.controls import rows
from cogs.presenters.dream_cruise.board import display_title, jana_text, parted, set_text
from cogs.presenters.dream_cruise.face import face
from cogs.presenters.dream_cruise.look import DreamLook, plan_of
from cogs.presenters.dream_cruise.lookup import lookup
from cogs.presenters.dream_cruise.menus import boarding_menu, day_menus
from cogs.presenters.dream_cruise.names import (
    CAPTAIN,
    by_kind,
    card_emoji,
    card_name,
    families_text,
    family_name,
    location_name,
    offer_text,
    pips,
    sight_name,
    spot_name,
    where_text,
    wishes_text,
)
from cogs.presenters.dream_cruise.now import now
from cogs.presenters.dream_cruise.ship import activity_lines, additions_line, cabin_lines, journey_line
from cogs.presenters.dream_cruise.told import found_lines
from cogs.presenters.presenter import Items, Scene, act
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.dream_cruise.actions import CloseHand, Done, NotDone, OpenHand, Send, Stage, TakeBack
from engines.dream_cruise.cards import Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS, is_activity
from engines.dream_cruise.outlook import captain_refused, fans, use_refused
from engines.dream_cruise.routes import best_points, route_gain
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import Act, Built, CaptainCalled, DreamView, JanaSeen, Mine, Phase

_BUTTONS_AT_MOST = 3
"""More choices than that go into a menu."""

_ACTS_AT_MOST = 6
_NAMES_AT_MOST = 2


def panel(look: DreamLook, scene: Scene) -> Items:
    """What only this seat may see, and its controls."""
    view = look.view
    if view.mine is None:
        return [ui.TextDisplay(scene.words("dream-cruise-panel-spectator"))]
    mine, words = view.mine, scene.words
    ship = view.ships[mine.seat].ship if mine.plan is None else mine.plan.ship
    hand = [
        words("dream-cruise-panel-hand", count=len(mine.hand)),
        *[_hand_line(cards, ship, view, words) for cards in by_kind(mine.hand)],
        *found_lines(look, scene),
    ]
    groups = [
        ["\n".join(_ship_lines(ship, mine, view, words)), "\n".join(hand)],
        ["\n".join(lines)] if (lines := _offered(ship, mine, view, scene)) else [],
        [now(look, scene)],
    ]
    return [*parted(groups), *_controls(look, scene), *rows(lookup(view.phase, scene))]


def _ship_lines(ship: Ship, mine: Mine, view: DreamView, words: Words) -> list[str]:
    """My families, what was built, where I have been; with today's place, additions stand among the activities."""
    over = "yes" if view.phase is Phase.OVER else "no"
    head = words("dream-cruise-panel-ship", points=mine.score.total, over=over)
    lines = [head, *cabin_lines(ship, words, in_full=True)]
    additions = "" if view.phase in {Phase.DISPLAY, Phase.SAIL} else additions_line(ship, words)
    return [line for line in [*lines, additions, journey_line(ship, mine.score, words)] if line]


def _hand_line(cards: Sequence[int], ship: Ship, view: DreamView, words: Words) -> str:
    """Cards that do the same; while it matters, what using one costs and whom of mine it would please."""
    card = SHIP_CARDS[cards[0]]
    pleased = () if view.phase is Phase.OVER else fans(ship, card.icon)
    return words(
        "dream-cruise-hand-line",
        kind=card_emoji(cards[0]),
        count=len(cards),
        names=enumerated((card_name(one, words) for one in cards[:_NAMES_AT_MOST]), words),
        more=max(0, len(cards) - _NAMES_AT_MOST),
        offer=offer_text(card.icon, card.guests, words),
        use=_use(cards[0], view),
        fans=len(pleased),
        families=families_text(pleased, words),
    )


def _use(card: int, view: DreamView) -> str:
    """What a card costs, or why it can't be used today; after the end it is of no use."""
    if view.phase is Phase.OVER:
        return "none"
    plan = None if view.mine is None else view.mine.plan
    return use_refused(card, plan) or ("activity" if is_activity(card) else "addition")


def _offered(ship: Ship, mine: Mine, view: DreamView, scene: Scene) -> list[str]:
    """What there is to choose from in this phase, and whom of mine it would please."""
    words = scene.words
    match view.phase:
        case Phase.BOARD:
            drawn = [_drawn_family(family, words) for family in mine.drawn]
            return [words("dream-cruise-panel-drawn-families"), *drawn] if drawn else []
        case Phase.COURSE:
            return _locations(ship, mine, view, words)
        case Phase.DISPLAY:
            sets = [set_text(laid, view, scene, ship) for laid in view.display]
            return [*_today(ship, words), "", display_title(view, words), *sets]
        case Phase.SAIL:
            return [*_day(view, words), *_done_lines(view, words)]
        case Phase.OVER:
            return []
        case _:
            assert_never(view.phase)


def _drawn_family(family: int, words: Words) -> str:
    card = FAMILIES[family]
    return words(
        "dream-cruise-drawn-family",
        name=family_name(family, words),
        pips=pips(card.members, card.members),
        points=card.points,
        wishes=wishes_text(family, words),
    )


def _locations(ship: Ship, mine: Mine, view: DreamView, words: Words) -> list[str]:
    """Where to sail: each place, and alone what the choice would leave to Jana, who stands beneath them."""
    if not mine.drawn:
        return []
    lines = [words("dream-cruise-panel-drawn-locations")]
    for location in mine.drawn:
        lines += _location_lines(location, ship, view, words)
        if view.jana is not None and len(mine.drawn) > 1:
            left = tuple([other for other in mine.drawn if other != location])
            lines.append(_left_to_jana(left, view.jana, words))
    return lines if view.jana is None else [*lines, jana_text(view.jana, words)]


def _left_to_jana(left: tuple[int, ...], jana: JanaSeen, words: Words) -> str:
    """What her best route is worth and what it would be; the other places stand right there by name."""
    before, after = best_points(jana.locations), best_points((*jana.locations, *left))
    change = "yes" if after > before else "no"
    return words("dream-cruise-location-jana", before=before, after=after, change=change)


def _location_lines(location: int, ship: Ship, view: DreamView, words: Words) -> list[str]:
    """A location with what is offered there to whom, and what it would add to the routes."""
    card, gain = LOCATIONS[location], route_gain(ship.route, location)
    head = words(
        "dream-cruise-location-card",
        name=location_name(location, words),
        where=where_text(location, words),
        kind="port" if isinstance(card, Shore) else "sea",
        ports=gain.ports,
        points=gain.points,
    )
    pleased = fans(ship, card.icon)
    top = words(
        "dream-cruise-location-top",
        offer=offer_text(card.icon, card.guests, words),
        fans=len(pleased),
        families=families_text(pleased, words),
    )
    if isinstance(card, Shore):
        return [head, top, _sight_line(location, card, ship, words)]
    return [head, top, words("dream-cruise-location-spots", card="yes" if view.sea_days else "no")]


def _sight_line(location: int, card: Shore, ship: Ship, words: Words) -> str:
    pleased = fans(ship, card.sight_icon)
    return words(
        "dream-cruise-location-sight",
        name=sight_name(location, words),
        offer=offer_text(card.sight_icon, card.sight_guests, words),
        fans=len(pleased),
        families=families_text(pleased, words),
    )


def _today(ship: Ship, words: Words) -> list[str]:
    """What the cards are for: where guests can go today, whom of mine it pleases, and where a card would go."""
    title = words("dream-cruise-panel-no-visit" if ship.visit is None else "dream-cruise-panel-visit")
    return [title, *activity_lines(ship, words, with_fans=True)]


def _day(view: DreamView, words: Words) -> list[str]:
    plan = plan_of(view)
    if plan.ship.visit is None:
        return [words("dream-cruise-panel-no-visit"), *activity_lines(plan.ship, words)]
    captain_line = words("dream-cruise-panel-captain", captain=captain_refused(plan) or "ready")
    return [words("dream-cruise-panel-visit"), *activity_lines(plan.ship, words), captain_line]


def _done_lines(view: DreamView, words: Words) -> list[str]:
    """What I have done today, the last act last: that one can be taken back."""
    acts = [_act_text(made.act, words) for made in plan_of(view).acts]
    if not acts:
        return []
    earlier = len(acts) - _ACTS_AT_MOST
    lines = [words("dream-cruise-done-title", alone="yes" if view.is_alone else "no")]
    if earlier > 0:
        lines.append(words("dream-cruise-done-earlier", count=earlier))
    return [*lines, *[words("dream-cruise-done-line", text=text) for text in acts[-_ACTS_AT_MOST:]]]


def _act_text(made: Act, words: Words) -> str:
    """An act as it was when it was done: what it names may have been replaced since."""
    match made:
        case Send(family, spot, card):
            where = spot_name(spot, card, words)
            return words("dream-cruise-did-send", family=family_name(family, words), place=where)
        case Stage(card):
            return words("dream-cruise-did-stage", emoji=card_emoji(card), card=card_name(card, words))
        case Built(card, replaced, payment):
            return words(
                "dream-cruise-did-build",
                card=card_name(card, words),
                payment=card_name(payment, words),
                swap="no" if replaced is None else "yes",
                replaced="" if replaced is None else card_name(replaced, words),
            )
        case CaptainCalled(spot, card, payment):
            where, cost = spot_name(spot, card, words), card_name(payment, words)
            return words("dream-cruise-did-captain", emoji=CAPTAIN, place=where, payment=cost)
        case _:
            assert_never(made)


def _controls(look: DreamLook, scene: Scene) -> Items:
    view = look.view
    if view.phase is Phase.SAIL:
        others = (OpenHand, CloseHand, TakeBack, Done, NotDone)
        buttons = [act(one, face(one, look, scene), look, scene) for one in look.actions if isinstance(one, others)]
        return [*day_menus(look, scene), *rows(buttons)]
    if view.phase is Phase.BOARD and len(look.actions) > _BUTTONS_AT_MOST:
        return [*boarding_menu(look, scene)]
    return [*rows([act(one, face(one, look, scene), look, scene) for one in look.actions], per_row=3)]
