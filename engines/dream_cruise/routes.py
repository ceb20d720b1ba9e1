"""What routes are worth, and where sea cards count: also for who wonders where to sail."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from engines.dream_cruise.cards import Region, Shore
from engines.dream_cruise.deck import LOCATIONS, is_sea
from engines.dream_cruise.views import Route

ROUTE_POINTS = (0, 0, 1, 3, 6, 9)
"""By number of cards; more than five count as five. The table governs (ruling DC-2)."""


def route_points(cards: int) -> int:
    """What a route of so many cards is worth."""
    return ROUTE_POINTS[min(cards, len(ROUTE_POINTS) - 1)]


@lru_cache(maxsize=4096)
def routes(locations: tuple[int, ...]) -> tuple[Route, ...]:
    """The routes that these locations make, with the sea cards where they bring the most (rulings DC-2 and DC-20).

    A region takes one sea card at most, so the best gains are independent of each other.
    """
    shores = by_region(locations)
    seas = [location for location in locations if is_sea(location)]
    by_gain = sorted(shores, key=lambda region: -_gain(len(shores[region])))
    given = {region: sea for region, sea in zip(by_gain, seas, strict=False) if _gain(len(shores[region]))}
    found = [_route(region, ports, given.get(region)) for region, ports in shores.items()]
    return tuple([route for route in found if route.points])


def by_region(locations: Iterable[int]) -> dict[Region, tuple[int, ...]]:
    """The ports among these locations."""
    shores: dict[Region, tuple[int, ...]] = {}
    for location in locations:
        card = LOCATIONS[location]
        if isinstance(card, Shore):
            shores[card.region] = (*shores.get(card.region, ()), location)
    return shores


def _gain(ports: int) -> int:
    return route_points(ports + 1) - route_points(ports)


def _route(region: Region, ports: tuple[int, ...], sea: int | None) -> Route:
    return Route(region, ports, sea, route_points(len(ports) + (sea is not None)))


def best_single_route(locations: tuple[int, ...]) -> Route | None:
    """The one region that is worth most, with at most one sea card: all that Jana scores (ruling DC-16)."""
    sea = next(filter(is_sea, locations), None)
    found = [
        _route(region, ports, sea if _gain(len(ports)) else None) for region, ports in by_region(locations).items()
    ]
    best = max(found, key=lambda route: (route.points, len(route.shores)), default=None)
    return best if best is not None and best.points else None


def best_points(locations: tuple[int, ...]) -> int:
    """What that one region is worth."""
    best = best_single_route(locations)
    return 0 if best is None else best.points


@dataclass(frozen=True, slots=True)
class RouteGain:
    """What sailing to a location would make of the routes."""

    ports: int
    """How many ports of its region there would be then; of a sea, 0."""
    points: int
    """How many more points all routes would bring."""


def route_gain(sailed: tuple[int, ...], location: int) -> RouteGain:
    """What a location would add to those sailed to so far."""
    after = (*sailed, location)
    card = LOCATIONS[location]
    ports = len(by_region(after)[card.region]) if isinstance(card, Shore) else 0
    return RouteGain(ports, _points(after) - _points(sailed))


def _points(locations: tuple[int, ...]) -> int:
    return sum([route.points for route in routes(locations)])
