"""How locations and ship cards are drawn: a discard pile is shuffled only when its deck is empty and more is needed."""

from typing import NamedTuple

from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told
from engines.dream_cruise.events import DiscardShuffled, Event
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.views import Pile


class _Draw(NamedTuple):
    cards: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    shuffled: bool


def draw_locations(draft: DreamState, count: int, chance: Chance) -> tuple[tuple[int, ...], list[Told[Event]]]:
    """Up to so many locations."""
    draw = _drawn(draft.location_deck, draft.location_discard, count, chance)
    draft.location_deck, draft.location_discard = draw.deck, draw.discard
    return draw.cards, _told(Pile.LOCATIONS, draw)


def draw_ship_cards(draft: DreamState, count: int, chance: Chance) -> tuple[tuple[int, ...], list[Told[Event]]]:
    """Up to so many ship cards."""
    draw = _drawn(draft.ship_deck, draft.ship_discard, count, chance)
    draft.ship_deck, draft.ship_discard = draw.deck, draw.discard
    return draw.cards, _told(Pile.SHIP_CARDS, draw)


def _drawn(deck: tuple[int, ...], discard: tuple[int, ...], count: int, chance: Chance) -> _Draw:
    missing = max(count - len(deck), 0)
    if not missing or not discard:
        return _Draw(deck[:count], deck[count:], discard, shuffled=False)
    shuffled = tuple(chance.shuffled(discard))
    return _Draw(deck + shuffled[:missing], shuffled[missing:], (), shuffled=True)


def _told(pile: Pile, draw: _Draw) -> list[Told[Event]]:
    return [Told(DiscardShuffled(pile), EVERYONE)] if draw.shuffled else []
