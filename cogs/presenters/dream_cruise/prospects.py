"""What a choice would bring: which families of a ship would like it, and what a location adds to the routes."""

from dataclasses import dataclass

from engines.dream_cruise.cards import Icon, Region, Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS
from engines.dream_cruise.routes import routes
from engines.dream_cruise.ships import Ship


@dataclass(frozen=True, slots=True)
class RouteGain:
    """What sailing to a location would make of the routes."""

    ports: int
    """How many ports of its region there would be then; of a sea, 0."""
    before: int
    after: int

    @property
    def points(self) -> int:
        """How many more points all routes would bring."""
        return self.after - self.before


def route_gain(ship: Ship, location: int) -> RouteGain:
    """What a location would add to the routes of a ship."""
    sailed = (*ship.route, location)
    card = LOCATIONS[location]
    ports = ports_by_region(sailed).get(card.region, 0) if isinstance(card, Shore) else 0
    return RouteGain(ports, _points(ship.route), _points(sailed))


def fans(ship: Ship, icon: Icon) -> tuple[int, ...]:
    """The families aboard that wish for this and still have guests to send."""
    aboard = [cabin for cabin in ship.cabins if cabin is not None and cabin.left]
    return tuple([cabin.family for cabin in aboard if icon in FAMILIES[cabin.family].icons])


def ports_by_region(locations: tuple[int, ...]) -> dict[Region, int]:
    """How many ports of each region were visited, the most visited first."""
    counts: dict[Region, int] = {}
    for location in locations:
        card = LOCATIONS[location]
        if isinstance(card, Shore):
            counts[card.region] = counts.get(card.region, 0) + 1
    return dict(sorted(counts.items(), key=lambda pair: -pair[1]))


def _points(locations: tuple[int, ...]) -> int:
    return sum(route.points for route in routes(locations))
