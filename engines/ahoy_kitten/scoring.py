"""What tokens are worth, and who wins."""

from collections.abc import Sequence
from enum import StrEnum
from itertools import groupby
from operator import attrgetter

from engines.ahoy_kitten.views import AhoyView, Pirate, Score, Tokens
from engines.core.result import Result, ScoreLine, Standing, places
from engines.core.seats import Seat

ENDING = "last-round"
"""The one way this game ends."""

SET, SPARE, WHITE = 5, 1, 2
"""Points of a set of three colours, of a spare coloured token, of a white one."""

_POINTS = attrgetter("total")


class Tie(StrEnum):
    """How those with the most points were told apart."""

    BY_WHITES = "by-whites"
    LEVEL = "level"  # not at all: they share the victory (ruling G-2)


def score(tokens: Tokens) -> Score:
    """What these tokens are worth together. White ones belong to no set (ruling AK-6)."""
    coloured = (tokens.red, tokens.blue, tokens.yellow)
    sets = min(coloured)
    spares = sum(coloured) - 3 * sets
    return Score(sets, spares, tokens.white, SET * sets + SPARE * spares + WHITE * tokens.white)


def final_scores(pirates: Sequence[Pirate]) -> tuple[Score, ...]:
    """By pirate: tokens on the tile and claimed ones count together, those in oceans do not (ruling AK-9)."""
    return tuple(score(pirate.held) for pirate in pirates)


def final_result(pirates: Sequence[Pirate]) -> Result:
    """Places by points, then white tokens. Of two paws the lower one counts, the whites of both (ruling AK-7)."""
    paws = zip(pirates, final_scores(pirates), strict=True)
    by_seat = [[points for _, points in own] for _, own in groupby(paws, key=lambda paw: paw[0].seat)]
    counting = [min(own, key=_POINTS) for own in by_seat]
    whites = [sum(points.whites for points in own) for own in by_seat]
    ranks = places([(points.total, white) for points, white in zip(counting, whites, strict=True)])
    standings = (
        Standing(seat, place, points.total, score_lines(points), (white,))
        for seat, (place, points, white) in enumerate(zip(ranks, counting, whites, strict=True))
    )
    return Result(tuple(standings), ENDING)


def counting(view: AhoyView, seat: Seat) -> int:
    """The pirate whose points count for a seat at the end: of two paws the lower one (ruling AK-7)."""
    return min(view.pirates_of(seat), key=lambda pirate: view.scores[pirate].total)


def tie_at_the_top(result: Result) -> Tie | None:
    """How those with the most points were told apart; `None` when only one has so many."""
    if len(result.winners) > 1:
        return Tie.LEVEL
    best = max(standing.total for standing in result.standings)
    return Tie.BY_WHITES if sum(standing.total == best for standing in result.standings) > 1 else None


def score_lines(points: Score) -> tuple[ScoreLine, ...]:
    """The points of a catch by category."""
    return (
        ScoreLine("sets", SET * points.sets),
        ScoreLine("spares", SPARE * points.spares),
        ScoreLine("whites", WHITE * points.whites),
    )
