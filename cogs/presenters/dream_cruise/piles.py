"""What lies open and has no room on the board: discards, points piles and places by name, and what is in the decks."""

from collections.abc import Sequence
from typing import Final

from discord import ui

from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.names import (
    by_kind,
    card_emoji,
    family_name,
    location_text,
    offer_code,
)
from cogs.presenters.presenter import Items, Scene
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.dream_cruise.deck import FAMILIES, SHIP_CARDS
from engines.dream_cruise.views import DreamView, JanaSeen, ShipSeen

PILES: Final = "piles"
"""The name of this page."""


def piles(look: DreamLook, scene: Scene) -> Items:
    """Everything that anyone at a table could turn over and look at (rulings G-5 and DC-25)."""
    view = look.view
    words = scene.words
    decks = words(
        "dream-cruise-piles-decks", families=view.family_deck, places=view.location_deck, cards=view.ship_deck
    )
    ships = [_ship(seen, scene.names[seat], words) for seat, seen in enumerate(view.ships)]
    if view.jana is not None:
        ships.append(_jana(view.jana, words))
    return [
        ui.TextDisplay("\n".join([words("dream-cruise-piles-title"), decks])),
        ui.Separator(),
        *[ui.TextDisplay(text) for text in ships],
        ui.Separator(),
        ui.TextDisplay("\n".join(_discards(view, words))),
    ]


def _ship(seen: ShipSeen, name: str, words: Words) -> str:
    home = [
        words("dream-cruise-result-family", name=family_name(one, words), points=FAMILIES[one].points)
        for one in seen.ship.scored
    ]
    return words("dream-cruise-piles-ship", name=name, home=_row(home, words), places=_places(seen.ship.route, words))


def _jana(jana: JanaSeen, words: Words) -> str:
    return words("dream-cruise-piles-jana", places=_places(jana.locations, words))


def _discards(view: DreamView, words: Words) -> list[str]:
    """Alone no place is discarded: Jana has them."""
    families = _row([family_name(one, words) for one in view.family_discard], words)
    cards = _row([_alike(cards, words) for cards in by_kind(view.ship_discard)], words)
    lines = [words("dream-cruise-piles-families", names=families)]
    if view.jana is None:
        lines.append(words("dream-cruise-piles-places", names=_places(view.location_discard, words)))
    return [*lines, words("dream-cruise-piles-cards", cards=cards)]


def _places(locations: Sequence[int], words: Words) -> str:
    return _row([location_text(one, words) for one in locations], words)


def _alike(cards: Sequence[int], words: Words) -> str:
    """Ship cards that do the same, which is all that matters of them (ruling DC-28)."""
    face = SHIP_CARDS[cards[0]]
    offer = offer_code(face.icon, face.guests, words)
    return words("dream-cruise-piles-alike", count=len(cards), kind=card_emoji(cards[0]), offer=offer)


def _row(parts: Sequence[str], words: Words) -> str:
    return enumerated(parts, words) or words("dream-cruise-result-no-route")
