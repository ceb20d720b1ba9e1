"""What ships and routes are worth, and who wins."""

from engines.core.result import Result, ScoreLine, Standing, places
from engines.core.seats import Seat
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.inside.state import DreamState, Jana
from engines.dream_cruise.routes import best_single_route, routes
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import Ending, JanaScore, Score


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
    route = best_single_route(jana.locations)
    points = sum(FAMILIES[family].points for family in jana.families)
    return JanaScore(jana.families, points, route, points + (0 if route is None else route.points))


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
