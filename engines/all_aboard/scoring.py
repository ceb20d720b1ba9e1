"""What saved animals and Cupids are worth, and who wins."""

from collections.abc import Sequence

from engines.all_aboard.inside.state import Holding
from engines.core.result import Result, ScoreLine, Standing, places

ENDING = "four-rounds"
"""The one way this game ends."""

CUPID = 2
"""Points of one Cupid."""


def final_result(holdings: Sequence[Holding]) -> Result:
    """Places by points, then Cupids, then saved animals (ruling AA-17)."""
    lines = [_lines(holding) for holding in holdings]
    totals = [sum([line.points for line in own]) for own in lines]
    ties = [(holding.cupids, len(holding.saved)) for holding in holdings]
    ranks = places([(total, *tie) for total, tie in zip(totals, ties, strict=True)])
    standings = zip(ranks, totals, lines, ties, strict=True)
    return Result(tuple(Standing(seat, *standing) for seat, standing in enumerate(standings)), ENDING)


def _lines(holding: Holding) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("animals", sum([species.points for species in holding.saved])),
        ScoreLine("cupids", CUPID * holding.cupids),
    )
