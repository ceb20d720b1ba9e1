"""The public board of Dream Cruise: the display of sets, every ship, and the story of the last phases."""

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.controls.controls import Control, rows
from cogs.presenters.dream_cruise.face import face
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.lookup import lookup
from cogs.presenters.dream_cruise.names import card_code, families_text
from cogs.presenters.dream_cruise.pointing import set_address
from cogs.presenters.dream_cruise.recap import recap
from cogs.presenters.dream_cruise.ship import (
    additions_line,
    cabin_lines,
    journey_line,
    places_text,
    visit_line,
)
from cogs.presenters.presenter import Items, Scene, point
from cogs.words import Words
from cogs.words.texts import length
from engines.core.seats import Seat
from engines.dream_cruise.actions import Take
from engines.dream_cruise.deck import SHIP_CARDS
from engines.dream_cruise.outlook import fans
from engines.dream_cruise.routes import best_single_route
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import DreamView, HiddenSet, JanaSeen, OpenSet, Phase

_STEPS: Final = (Phase.BOARD, Phase.COURSE, Phase.DISPLAY, Phase.SAIL)
ROOM: Final = 2_900
"""How many characters the board takes up at most, the story included."""

_BETWEEN: Final = "│"
"""Stands between the cards of a set, each of which may end with an arrow to several families."""


def board(look: DreamLook, scene: Scene) -> Items:
    """Everything that is open to all, and in phase 3 the sets to take."""
    view = look.view
    above = ["\n".join(_heading(view, scene))]
    if view.display:
        above.append("\n".join(_display(view, scene)))
    ships = ["\n".join(_ship(view, seat, scene)) for seat in range(len(view.ships))]
    if view.jana is not None:
        ships.append(jana_text(view.jana, scene.words))
    key = scene.words("dream-cruise-board-key")
    told = recap(look, scene, ROOM - sum(map(length, [*above, *ships, key])))
    return [
        *parted([[*above, *rows(_sets(look, scene))], *[[ship] for ship in ships], [key], [told] if told else []]),
        *rows(lookup(view.phase, scene)),
    ]


def parted(groups: Sequence[Sequence[str | ui.ActionRow[ui.LayoutView]]]) -> Items:
    """Groups of texts and controls with a line between them; empty groups are left out."""
    items: Items = []
    for group in filter(None, groups):
        items += [ui.Separator(), *[ui.TextDisplay(one) if isinstance(one, str) else one for one in group]]
    return items[1:]


def _heading(view: DreamView, scene: Scene) -> list[str]:
    """Which round it is, what the table is at, and how long the game may go on."""
    words = scene.words
    if view.phase is Phase.OVER:
        return [words("dream-cruise-board-over", round=view.round)]
    steps = {one.value: words(f"dream-cruise-step-{one}", now="yes" if one is view.phase else "no") for one in _STEPS}
    lines = [words("dream-cruise-board-round", round=view.round, **steps)]
    if view.ending is not None:
        lines.append(words(f"dream-cruise-board-last-{view.ending}"))
    else:
        lines.append(words("dream-cruise-board-deck", count=view.family_deck))
    if view.sea_days:
        lines.append(words("dream-cruise-board-sea-days"))
    return lines


def _display(view: DreamView, scene: Scene) -> list[str]:
    """The sets of this round: what lies in each, and who has taken it."""
    return [display_title(view, scene.words), *(set_text(laid, view, scene) for laid in view.display)]


def display_title(view: DreamView, words: Words) -> str:
    """What stands above the sets."""
    return words("dream-cruise-display", alone="yes" if view.is_alone else "no")


def set_text(laid: OpenSet | HiddenSet, view: DreamView, scene: Scene, ship: Ship | None = None) -> str:
    """One set with its cards, and behind each whom of a ship it would please; a taken one still says what it was."""
    words = scene.words
    taker = "" if laid.taker is None else scene.names[laid.taker]
    taken = "no" if laid.taker is None else "yes"
    if isinstance(laid, OpenSet):
        reader = ship if laid.taker is None else None
        cards = f" {_BETWEEN} ".join(
            _card(card, () if reader is None else fans(reader, SHIP_CARDS[card].icon), words) for card in laid.cards
        )
        return words("dream-cruise-set", number=laid.number, cards=cards, taken=taken, name=taker)
    begins, first = _begins_next(view), scene.names[view.first]
    return words("dream-cruise-set-hidden", size=laid.size, begins=begins, first=first, taken=taken, name=taker)


def _card(card: int, pleased: tuple[int, ...], words: Words) -> str:
    """A card of a set, and the families it would please."""
    families = families_text(pleased, words)
    return words("dream-cruise-set-card", card=card_code(card, words), fans=len(pleased), families=families)


def _begins_next(view: DreamView) -> str:
    """Whether the face-down set lets its taker begin the next round: not alone, and not if this is the last."""
    if view.is_alone:
        return "no"
    return "last" if view.is_last else "yes"


def _ship(view: DreamView, seat: Seat, scene: Scene) -> list[str]:
    """A ship as everyone sees it."""
    words, seen = scene.words, view.ships[seat]
    lines = [
        words(
            "dream-cruise-board-ship",
            name=scene.names[seat],
            points=seen.score.total,
            cards=seen.hand_size,
            token=_token(view, seat),
            state=_state(view, seat),
        ),
        *cabin_lines(seen.ship, words, in_full=False),
        visit_line(seen.ship, words),
        additions_line(seen.ship, words),
        journey_line(seen.ship, seen.score, words),
    ]
    return [line for line in lines if line]


def _token(view: DreamView, seat: Seat) -> str:
    """Who begins in this round, and who took the token for the next one; alone it means nothing."""
    if view.is_alone:
        return "none"
    if seat == view.first:
        return "now"
    return "next" if seat == view.token and not view.is_last else "none"


def _state(view: DreamView, seat: Seat) -> str:
    if view.phase is Phase.OVER:
        return "over"
    if seat in view.waiting_for:
        return "busy"
    if view.phase is not Phase.DISPLAY:
        return "ready"
    return "ready" if any(laid.taker == seat for laid in view.display) else "later"


def jana_text(jana: JanaSeen, words: Words) -> str:
    """What lies in front of Jana, and what her one route would bring."""
    best = best_single_route(jana.locations)
    points = 0 if best is None else best.points
    places = places_text(jana.locations, () if best is None else (best,), words)
    return words("dream-cruise-board-jana", pile=jana.pile, places=places, points=points)


def _sets(look: DreamLook, scene: Scene) -> list[Control]:
    """A button for each set that is still there."""
    view = look.view
    there = [laid for laid in view.display if laid.taker is None]
    return [point(set_address(laid.number), face(Take(laid.number), look, scene), look, scene) for laid in there]
