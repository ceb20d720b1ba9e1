"""What ships and routes are worth, and who wins."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

from engines.core.result import Result, ScoreLine, Standing, places
from engines.core.seats import Seat
from engines.dream_cruise.cards import Region, Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, is_sea
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.state import DreamState, Jana
from engines.dream_cruise.views import Ending, JanaScore, Route, Score

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
    given = {
        region: sea
        for region, sea in zip_longest(by_gain, seas[: len(by_gain)])
        if sea is not None and _gain(len(shores[region]))
    }
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


def score(ship: Ship) -> Score:
    """What a ship is worth as it stands: families in the pile, routes, and half the guests out (ruling DC-5)."""
    families = sum([FAMILIES[family].points for family in ship.scored])
    made = routes(ship.route)
    guests = guests_out(ship)
    total = families + sum([route.points for route in made]) + guests // 2
    return Score(families, made, guests, total)


def guests_out(ship: Ship) -> int:
    """How many guests are on location, activity and addition cards together; the captain is none."""
    venues = ship.additions
    ashore = 0
    if ship.visit is not None:
        venues += ship.visit.cards
        ashore = len(ship.visit.top) + len(ship.visit.bottom)
    return ashore + sum([len(venue.guests) for venue in venues])


def jana_score(jana: Jana) -> JanaScore:
    """Her families and the best single region, with at most one sea card (ruling DC-16)."""
    route = _best_single_route(jana.locations)
    points = sum(FAMILIES[family].points for family in jana.families)
    return JanaScore(jana.families, points, route, points + (0 if route is None else route.points))


def _best_single_route(locations: tuple[int, ...]) -> Route | None:
    sea = next(filter(is_sea, locations), None)
    found = [
        _route(region, ports, sea if _gain(len(ports)) else None) for region, ports in _by_region(locations).items()
    ]
    best = max(found, key=lambda route: (route.points, len(route.shores)), default=None)
    return best if best is not None and best.points else None


def final_result(state: DreamState) -> Result:
    """Places by points, then cards in hand, then who took a set earlier (ruling DC-13); alone, Jana wins ties."""
    ending = state.ending or Ending.FAMILIES
    scores = [score(ship) for ship in state.ships]
    if state.jana is not None:
        place = 1 if scores[0].total > jana_score(state.jana).total else 2
        return Result((_standing(0, place, scores[0], ()),), ending.value)
    order = state.seats_in_order()
    ties = [(len(hand), state.seat_count - order.index(seat)) for seat, hand in enumerate(state.hands)]
    ranks = places([(points.total, *tie) for points, tie in zip(scores, ties, strict=True)])
    standings = [
        _standing(seat, place, points, tie)
        for seat, (place, points, tie) in enumerate(zip(ranks, scores, ties, strict=True))
    ]
    return Result(tuple(standings), ending.value)


def _standing(seat: Seat, place: int, points: Score, tie: tuple[int, ...]) -> Standing:
    lines = (
        ScoreLine("families", points.families),
        ScoreLine("routes", points.route_points),
        ScoreLine("guests", points.guest_points),
    )
    return Standing(seat, place, points.total, lines, tie)
