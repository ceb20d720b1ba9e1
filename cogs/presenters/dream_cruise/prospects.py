"""What a choice would bring: which families of a ship would like it, and what a location adds to the routes."""

from dataclasses import dataclass

from engines.dream_cruise.cards import COLOURS, Icon, Region, Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS
from engines.dream_cruise.routes import best_single_route, routes
from engines.dream_cruise.ships import Activity, Ship
from engines.dream_cruise.views import Score


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


def best_points(locations: tuple[int, ...]) -> int:
    """What Jana's one best route would be worth."""
    best = best_single_route(locations)
    return 0 if best is None else best.points


def fans(ship: Ship, icon: Icon) -> tuple[int, ...]:
    """The families aboard that wish for this and still have guests to send."""
    aboard = [cabin for cabin in ship.cabins if cabin is not None and cabin.left]
    return tuple([cabin.family for cabin in aboard if icon in FAMILIES[cabin.family].icons])


def fans_there(ship: Ship, activity: Activity) -> tuple[int, ...]:
    """Those of them who could go to an activity just now, without the captain."""
    return tuple([family for family in _welcome(ship, activity) if activity.icon in FAMILIES[family].icons])


def newcomers(ship: Ship, activity: Activity) -> tuple[int, ...]:
    """The families that could come to an activity only if the captain made it fit for all."""
    return tuple([family for family in _welcome(ship, activity) if activity.icon not in FAMILIES[family].icons])


def _welcome(ship: Ship, activity: Activity) -> list[int]:
    """The families that have guests to send and find room there, whatever they wish for."""
    cabins = zip(COLOURS, ship.cabins, strict=True)
    return [
        cabin.family
        for colour, cabin in cabins
        if cabin is not None and cabin.left and activity.free and colour not in activity.guests
    ]


def total_once_sent(ship: Ship, family: int, score: Score) -> int:
    """What a ship is worth when the last guest of a family goes: they leave, and their half points (ruling DC-5)."""
    colour = ship.colour_of(family)
    leaving = sum(colour in activity.guests for activity in ship.activities())
    return score.total + FAMILIES[family].points - score.guest_points + (score.guests - leaving) // 2


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
