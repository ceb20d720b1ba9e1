"""What routes are worth, and where sea cards count: also for who wonders where to sail."""

from collections.abc import Sequence
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
    shores = _by_region(locations)
    seas = [location for location in locations if is_sea(location)]
    by_gain = sorted(shores, key=lambda region: -_gain(len(shores[region])))
    given = {region: sea for region, sea in zip(by_gain, seas, strict=False) if _gain(len(shores[region]))}
    found = [_route(region, ports, given.get(region)) for region, ports in shores.items()]
    return tuple([route for route in found if route.points])


def _by_region(locations: Sequence[int]) -> dict[Region, tuple[int, ...]]:
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
        _route(region, ports, sea if _gain(len(ports)) else None) for region, ports in _by_region(locations).items()
    ]
    best = max(found, key=lambda route: (route.points, len(route.shores)), default=None)
    return best if best is not None and best.points else None
