"""A seat's private panel in Dream Cruise: my ship, my hand, and what the phase at hand asks of me."""

from typing import Any, assert_never

from discord import ui

from cogs.controls.controls import rows
from cogs.presenters.dream_cruise.board import display_title, jana_text, parted, set_text
from cogs.presenters.dream_cruise.choices import choice
from cogs.presenters.dream_cruise.face import face, plan_of
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.lookup import lookup
from cogs.presenters.dream_cruise.names import (
    by_kind,
    hand_line,
    offer_text,
    pips,
    where_text,
    wishes_text,
)
from cogs.presenters.dream_cruise.now import now
from cogs.presenters.dream_cruise.sailing import done_lines, sailing_controls
from cogs.presenters.dream_cruise.ship import (
    activity_lines,
    additions_line,
    cabin_lines,
    fans_text,
    journey_line,
)
from cogs.presenters.dream_cruise.told import found_lines
from cogs.presenters.presenter import Scene, act, choose
from cogs.words import Words
from engines.dream_cruise.cards import Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS, is_activity
from engines.dream_cruise.outlook import captain_refused, use_refused
from engines.dream_cruise.routes import best_points, route_gain
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import DreamView, JanaSeen, Mine, Phase

_BUTTONS_AT_MOST = 3
"""More choices than that go into a menu."""


def panel(look: DreamLook, scene: Scene) -> list[ui.Item[Any]]:
    """What only this seat may see, and its controls."""
    view = look.view
    if view.mine is None:
        return [ui.TextDisplay(scene.words("dream-cruise-panel-spectator"))]
    mine, words = view.mine, scene.words
    ship = view.ships[mine.seat].ship if mine.plan is None else mine.plan.ship
    hand = [
        words("dream-cruise-panel-hand", count=len(mine.hand)),
        *_hand(ship, mine, view, words),
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


def _hand(ship: Ship, mine: Mine, view: DreamView, words: Words) -> list[str]:
    """My cards, and while it matters what each costs and whom of mine it would please."""
    if view.phase is Phase.OVER:
        return [hand_line(cards, _use(cards[0], view, mine), words) for cards in by_kind(mine.hand)]
    return [
        hand_line(cards, _use(cards[0], view, mine), words) + fans_text(ship, SHIP_CARDS[cards[0]].icon, words)
        for cards in by_kind(mine.hand)
    ]


def _use(card: int, view: DreamView, mine: Mine) -> str:
    """What a card costs, or why it can't be used today; after the end it is of no use."""
    if view.phase is Phase.OVER:
        return "none"
    return use_refused(card, mine.plan) or ("activity" if is_activity(card) else "addition")


def _offered(ship: Ship, mine: Mine, view: DreamView, scene: Scene) -> list[str]:
    """What there is to choose from in this phase, and whom of mine it would please."""
    words = scene.words
    match view.phase:
        case Phase.BOARD:
            drawn = [_family_card(family, words) for family in mine.drawn]
            return [words("dream-cruise-panel-drawn-families"), *drawn] if drawn else []
        case Phase.COURSE:
            return _places(ship, mine, view, words)
        case Phase.DISPLAY:
            sets = [set_text(laid, view, scene, ship) for laid in view.display]
            return [*_today(ship, words), "", display_title(view, words), *sets]
        case Phase.SAIL:
            return [*_day(view, words), *done_lines(view, words)]
        case Phase.OVER:
            return []
        case _:
            assert_never(view.phase)


def _family_card(family: int, words: Words) -> str:
    card = FAMILIES[family]
    return words(
        "dream-cruise-family-card",
        name=card.name,
        pips=pips(card.members, card.members),
        points=card.points,
        wishes=wishes_text(family, words),
    )


def _places(ship: Ship, mine: Mine, view: DreamView, words: Words) -> list[str]:
    """Where to sail: each place, and alone what the choice would leave to Jana, who stands beneath them."""
    if not mine.drawn:
        return []
    lines = [words("dream-cruise-panel-drawn-locations")]
    for location in mine.drawn:
        lines.append(_location_card(location, ship, view, words))
        if view.jana is not None and len(mine.drawn) > 1:
            left = tuple([other for other in mine.drawn if other != location])
            lines.append(_left_to_jana(left, view.jana, words))
    return lines if view.jana is None else [*lines, jana_text(view.jana, words)]


def _left_to_jana(left: tuple[int, ...], jana: JanaSeen, words: Words) -> str:
    """What her best route is worth and what it would be; the other places stand right there by name."""
    before, after = best_points(jana.locations), best_points((*jana.locations, *left))
    change = "yes" if after > before else "no"
    return words("dream-cruise-location-jana", before=before, after=after, change=change)


def _location_card(location: int, ship: Ship, view: DreamView, words: Words) -> str:
    """A location with what its places offer to whom, and what it would add to the routes."""
    card, gain = LOCATIONS[location], route_gain(ship.route, location)
    head = words(
        "dream-cruise-location-card",
        name=card.name,
        where=where_text(location, words),
        kind="port" if isinstance(card, Shore) else "sea",
        ports=gain.ports,
        points=gain.points,
    )
    top = words("dream-cruise-location-top", offer=offer_text(card.icon, card.guests, words))
    lines = [head, top + fans_text(ship, card.icon, words)]
    if isinstance(card, Shore):
        offer = offer_text(card.sight_icon, card.sight_guests, words)
        sight = words("dream-cruise-location-sight", name=card.sight, offer=offer)
        return "\n".join([*lines, sight + fans_text(ship, card.sight_icon, words)])
    spots = words("dream-cruise-location-spots", card="yes" if view.sea_days else "no")
    return "\n".join([*lines, spots])


def _today(ship: Ship, words: Words) -> list[str]:
    """What the cards are for: where guests can go today, whom of mine it pleases, and where a card would go."""
    title = "dream-cruise-panel-visit" if ship.visit is not None else "dream-cruise-panel-no-visit"
    return [words(title), *activity_lines(ship, words, with_fans=True)]


def _day(view: DreamView, words: Words) -> list[str]:
    plan = plan_of(view)
    if plan.ship.visit is None:
        return [words("dream-cruise-panel-no-visit"), *activity_lines(plan.ship, words)]
    captain_line = words("dream-cruise-panel-captain", captain=captain_refused(plan) or "ready")
    return [words("dream-cruise-panel-visit"), *activity_lines(plan.ship, words), captain_line]


def _controls(look: DreamLook, scene: Scene) -> list[ui.ActionRow[Any]]:
    view = look.view
    if view.phase is Phase.SAIL:
        return sailing_controls(look, scene)
    if view.phase is Phase.BOARD and len(look.actions) > _BUTTONS_AT_MOST:
        entries = [choice(action, view, scene.words) for action in look.actions]
        return choose("board", scene.words("dream-cruise-menu-board"), entries, look, scene)
    return rows([act(one, face(one, look, scene), look, scene) for one in look.actions], per_row=3)
