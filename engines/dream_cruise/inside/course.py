"""Phase 2: every seat draws three locations and sails to one of them."""

from dataclasses import replace

from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told, only
from engines.core.seats import Seat
from engines.dream_cruise.actions import Sail
from engines.dream_cruise.deck import is_sea
from engines.dream_cruise.events import (
    CourseSet,
    Event,
    JanaTookLocations,
    LastRoundCalled,
    NoCourse,
    SeaDayEnjoyed,
    YouDrewLocations,
    YouDrewShipCard,
)
from engines.dream_cruise.inside import sealing
from engines.dream_cruise.inside.drawing import draw_locations, draw_ship_cards
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.ships import Visit
from engines.dream_cruise.views import Ending

OFFER = 3
"""How many locations a seat draws."""


def begin(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """Draw in seat order; if the locations do not go round, one at a time in the last round (ruling DC-19)."""
    needed = OFFER * draft.seat_count
    is_short = len(draft.location_deck) + len(draft.location_discard) < needed
    told = _call_last_round(draft) if is_short else []
    cards, shuffled = draw_locations(draft, needed, chance)
    told += shuffled
    drawn: list[tuple[int, ...]] = [()] * draft.seat_count
    for turn, seat in enumerate(draft.seats_in_order()):
        drawn[seat] = cards[turn :: draft.seat_count] if is_short else cards[OFFER * turn : OFFER * (turn + 1)]
        if drawn[seat]:
            told.append(Told(YouDrewLocations(drawn[seat]), only(seat)))
    sealing.ask(draft, drawn, [1] * draft.seat_count)
    return told


def _call_last_round(draft: DreamState) -> list[Told[Event]]:
    if draft.ending is not None:
        return []
    draft.ending = Ending.LOCATIONS
    return [Told(LastRoundCalled(Ending.LOCATIONS), EVERYONE)]


def legal(state: DreamState, seat: Seat) -> tuple[Sail, ...]:
    """The locations drawn."""
    if not sealing.was_asked(state, seat):
        return ()
    return tuple([Sail(location) for location in state.drawn[seat]])


def settle(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """All have chosen: the ships arrive, the other cards are discarded or go to Jana, sea days bring their cards."""
    told: list[Told[Event]] = []
    for seat in draft.seats_in_order():
        (*arrived,), declined = sealing.opened(draft, seat)
        if not arrived:
            told.append(Told(NoCourse(seat), EVERYONE))
            continue
        told.append(Told(CourseSet(seat, arrived[0], declined), EVERYONE))
        told += _put_aside(draft, declined)
        _arrive(draft, seat, arrived[0])
    sealing.clear(draft)
    return told + _sea_days(draft, chance)


def _arrive(draft: DreamState, seat: Seat, location: int) -> None:
    ships = list(draft.ships)
    ships[seat] = replace(ships[seat], visit=Visit(location), route=(*ships[seat].route, location))
    draft.ships = tuple(ships)


def _put_aside(draft: DreamState, declined: tuple[int, ...]) -> list[Told[Event]]:
    """Alone, Jana gets what was not chosen (printed)."""
    if draft.jana is None:
        draft.location_discard += declined
        return []
    draft.jana = replace(draft.jana, locations=draft.jana.locations + declined)
    return [Told(JanaTookLocations(declined), EVERYONE)] if declined else []


def _sea_days(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """Ruling DC-15."""
    if not draft.sea_days:
        return []
    told: list[Told[Event]] = []
    hands = list(draft.hands)
    for seat in draft.seats_in_order():
        visit = draft.ships[seat].visit
        if visit is None or not is_sea(visit.location):
            continue
        cards, shuffled = draw_ship_cards(draft, 1, chance)
        told += shuffled
        hands[seat] += cards
        for card in cards:
            told += [Told(SeaDayEnjoyed(seat), EVERYONE), Told(YouDrewShipCard(card), only(seat))]
    draft.hands = tuple(hands)
    return told
