"""The end of Dream Cruise: who won, and what families, routes and guests brought everyone."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import pairwise

from cogs.presenters.dream_cruise.board import ROOM, parted
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.names import family_name, location_name, region_text
from cogs.presenters.dream_cruise.recap import recap
from cogs.presenters.presenter import Items, Scene
from cogs.words import Words
from cogs.words.texts import enumerated, length
from engines.core.result import Result, Standing
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.views import DreamView, JanaScore, Route

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def result(look: DreamLook, scene: Scene) -> Items:
    """The winners, every seat by place, Jana's points too, and how the last day went."""
    ending = look.result
    if ending is None:
        return []
    view = look.view
    standings = sorted(ending.standings, key=lambda one: one.place)
    why = scene.words(f"dream-cruise-result-ending-{ending.ending}")
    head = "\n".join([_winner(ending, view, scene), *_ties(standings, scene), why])
    seats = [_seat(standing, view, scene) for standing in standings]
    score = None if view.jana is None else view.jana.score
    if score is not None:
        jana = _jana(score, first=ending.standings[0].place > 1, words=scene.words)
        seats = [jana, *seats] if ending.standings[0].place > 1 else [*seats, jana]
    key = scene.words("dream-cruise-result-key")
    told = recap(look, scene, ROOM - sum(map(length, [head, *seats, key])))
    return parted([[head], *[[seat] for seat in seats], [key, *([told] if told else [])]])


def _winner(ending: Result, view: DreamView, scene: Scene) -> str:
    if view.jana is not None:
        return _against_jana(ending, view.jana.score, scene)
    (winner,) = ending.winners  # the last tie-break, the order of turns, leaves nobody level (ruling DC-13)
    return scene.words("dream-cruise-result-winner", name=scene.names[winner])


def _ties(standings: Sequence[Standing], scene: Scene) -> Iterator[str]:
    """What decided between neighbours who are level on points."""
    for one, other in pairwise(standings):
        if one.total != other.total:
            continue
        more, fewer = one.tie_breaks[0], other.tie_breaks[0]
        first, second = scene.names[one.seat], scene.names[other.seat]
        if more > fewer:
            yield scene.words("dream-cruise-result-by-hand", first=first, second=second, more=more, fewer=fewer)
        else:
            yield scene.words("dream-cruise-result-by-turn", first=first, second=second)


def _against_jana(ending: Result, score: JanaScore | None, scene: Scene) -> str:
    words, mine = scene.words, ending.standings[0]
    if mine.place == 1:
        return words("dream-cruise-result-beat-jana", name=scene.names[mine.seat])
    level = "yes" if score is not None and score.total == mine.total else "no"
    return words("dream-cruise-result-lost-to-jana", name=scene.names[mine.seat], level=level)


def _seat(standing: Standing, view: DreamView, scene: Scene) -> str:
    words, seen = scene.words, view.ships[standing.seat]
    medal = _MEDALS.get(standing.place) or words("dream-cruise-result-place", place=standing.place)
    score = seen.score
    return "\n".join(
        [
            words("dream-cruise-result-seat", medal=medal, name=scene.names[standing.seat], total=standing.total),
            words(
                "dream-cruise-result-families",
                points=score.families,
                families=_families(seen.ship.scored, words),
            ),
            words("dream-cruise-result-routes", points=score.route_points, routes=_routes(score.routes, words)),
            words("dream-cruise-result-guests", points=score.guest_points, guests=score.guests, cards=seen.hand_size),
        ]
    )


def _families(families: tuple[int, ...], words: Words) -> str:
    shown = [
        words("dream-cruise-result-family", name=family_name(one, words), points=FAMILIES[one].points)
        for one in families
    ]
    return enumerated(shown, words) or words("dream-cruise-nobody")


def _routes(routes: tuple[Route, ...], words: Words) -> str:
    if not routes:
        return words("dream-cruise-result-no-route")
    made = [_route(route, words) for route in routes]
    return reduce(lambda first, after: words("dream-cruise-result-routes-both", first=first, after=after), made)


def _route(route: Route, words: Words) -> str:
    """Which cards make a route, the sea card among them."""
    ports = enumerated((location_name(one, words) for one in route.shores), words)
    region = region_text(route.region, words)
    if route.sea is None:
        return words("dream-cruise-result-route", region=region, ports=ports, points=route.points)
    sea = location_name(route.sea, words)
    return words("dream-cruise-result-route-sea", region=region, ports=ports, sea=sea, points=route.points)


def _jana(score: JanaScore, *, first: bool, words: Words) -> str:
    route = words("dream-cruise-result-no-route") if score.route is None else _route(score.route, words)
    points = 0 if score.route is None else score.route.points
    medal = _MEDALS[1] if first else _MEDALS[2]
    return "\n".join(
        [
            words("dream-cruise-result-jana", medal=medal, total=score.total),
            words(
                "dream-cruise-result-families", points=score.family_points, families=_families(score.families, words)
            ),
            words("dream-cruise-result-routes", points=points, routes=route),
        ]
    )
