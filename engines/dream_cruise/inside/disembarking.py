"""Phase 5: finished families go home, and unless the game is over everything is tidied up for the next round."""

from dataclasses import replace

from engines.core.events import EVERYONE, Told
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.events import Event, FamilyFinished
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.ships import Guests, Ship, Venue, Visit


def say_goodbye(draft: DreamState) -> list[Told[Event]]:
    """Step 1: families with no guest left to send are scored, and their guests leave every card (ruling DC-5)."""
    told: list[Told[Event]] = []
    ships = list(draft.ships)
    for seat in draft.seats_in_order():
        happy = ships[seat].finished
        told += [Told(FamilyFinished(seat, family, FAMILIES[family].points), EVERYONE) for family in happy]
        ships[seat] = without_finished(ships[seat])
    draft.ships = tuple(ships)
    return told


def without_finished(ship: Ship) -> Ship:
    """The ship after its finished families have left, with all their guests."""
    happy = ship.finished
    leaving = [colour for family in happy if (colour := ship.colour_of(family)) is not None]
    return Ship(
        tuple([None if cabin is not None and cabin.family in happy else cabin for cabin in ship.cabins]),
        _without(ship.additions, leaving),
        None if ship.visit is None else _visit_without(ship.visit, leaving),
        ship.route,
        (*ship.scored, *happy),
    )


def _visit_without(visit: Visit, leaving: list[Colour]) -> Visit:
    return Visit(
        visit.location,
        _staying(visit.top, leaving),
        _staying(visit.bottom, leaving),
        _without(visit.cards, leaving),
        visit.captain,
    )


def _without(venues: tuple[Venue, ...], leaving: list[Colour]) -> tuple[Venue, ...]:
    return tuple([Venue(venue.card, _staying(venue.guests, leaving)) for venue in venues])


def _staying(guests: Guests, leaving: list[Colour]) -> Guests:
    return tuple([colour for colour in guests if colour not in leaving])


def tidy_up(draft: DreamState) -> None:
    """Steps 2 to 4: guests and captain leave the location, the cards on it are discarded; additions stay as they are.

    The location itself stays with its owner, who scores routes in the end (ruling DC-1).
    """
    for seat in draft.seats_in_order():
        visit = draft.ships[seat].visit
        if visit is not None:
            draft.ship_discard += tuple([venue.card for venue in visit.cards])
    draft.ships = tuple([replace(ship, visit=None) for ship in draft.ships])
