"""How a game ended: places, points by category, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one category; the category is the game's own word, such as `sets`."""

    category: str
    points: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at the end: its place, total, points by category, and the tie-breaks in the order they count."""

    seat: Seat
    place: int
    total: int
    lines: tuple[ScoreLine, ...]
    tie_breaks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: a standing per seat in seat order, and the game's own word for what ended it."""

    standings: tuple[Standing, ...]
    ending: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat in first place: more than one is a shared victory (ruling G-2)."""
        return tuple(standing.seat for standing in self.standings if standing.place == 1)


def places(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each score, highest first; equal ones share it and the next is skipped: 1, 1, 3 (ruling G-2)."""
    return [1 + sum(other > score for other in scores) for score in scores]
