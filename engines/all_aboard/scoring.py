"""What saved animals and Cupids are worth, what a round brings, and who wins."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from engines.all_aboard.animals import Species
from engines.all_aboard.events import FellInLove, Sailing, Saved
from engines.core.result import Result, ScoreLine, Standing, places

ENDING = "four-rounds"
"""The one way this game ends."""

CUPID = 2
"""Points of one Cupid."""


class Tie(StrEnum):
    """How those with the most points were told apart (ruling AA-17)."""

    BY_CUPIDS = "by-cupids"
    BY_ANIMALS = "by-animals"
    BY_BOTH = "by-both"  # some by Cupids, others by animals
    LEVEL = "level"  # not at all: they share the victory (ruling G-2)


class Won(Protocol):
    """What one seat has won in the game."""

    @property
    def saved(self) -> Sequence[Species]: ...

    @property
    def cupids(self) -> int: ...


@dataclass(slots=True)
class Gain:
    """What setting sail brings one seat."""

    saved: list[Species] = field(default_factory=list)
    cupids: int = 0

    @property
    def points(self) -> int:
        """What it is worth at the end."""
        return points_of(self.saved, self.cupids)


def points_of(saved: Iterable[Species], cupids: int) -> int:
    """What saved animals and Cupids are worth together."""
    return sum([species.points for species in saved]) + CUPID * cupids


def gains(told: Iterable[Sailing], seat_count: int) -> list[Gain]:
    """What setting sail brings everybody, by seat."""
    found = [Gain() for _ in range(seat_count)]
    for event in told:
        match event:
            case FellInLove(seats=seats):
                for seat in seats:
                    found[seat].cupids += 1
            case Saved(animals=animals):
                for seat, species in animals:
                    found[seat].saved.append(species)
            case _:
                pass
    return found


def final_result(seats: Sequence[Won]) -> Result:
    """Places by points, then Cupids, then saved animals (ruling AA-17)."""
    lines = [_lines(won) for won in seats]
    totals = [sum([line.points for line in own]) for own in lines]
    ties = [(won.cupids, len(won.saved)) for won in seats]
    ranks = places([(total, *tie) for total, tie in zip(totals, ties, strict=True)])
    standings = zip(ranks, totals, lines, ties, strict=True)
    return Result(tuple(Standing(seat, *standing) for seat, standing in enumerate(standings)), ENDING)


def _lines(won: Won) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("animals", points_of(won.saved, 0)),
        ScoreLine("cupids", points_of((), won.cupids)),
    )


def tie_at_the_top(result: Result) -> Tie | None:
    """How those with the most points were told apart; `None` when only one has so many."""
    first = next(standing for standing in result.standings if standing.place == 1)
    level = [standing for standing in result.standings if standing.total == first.total]
    behind = [standing for standing in level if standing.place > 1]
    if not behind:
        return Tie.LEVEL if len(level) > 1 else None
    as_loved = [standing.tie_breaks[0] == first.tie_breaks[0] for standing in behind]
    if not any(as_loved):
        return Tie.BY_CUPIDS
    return Tie.BY_ANIMALS if all(as_loved) else Tie.BY_BOTH


def is_tie_broken_below(result: Result) -> bool:
    """Whether some behind the winners have the same points and yet not the same place."""
    behind = {(standing.total, standing.place) for standing in result.standings if standing.place > 1}
    return len(behind) > len({total for total, _ in behind})
