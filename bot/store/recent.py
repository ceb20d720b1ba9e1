"""How far back the recent events of a log go: the same in every store."""

from collections.abc import Iterable, Sequence
from typing import Any

from engines.core.events import Told


def heard_back(events: int, steps: Iterable[Sequence[Told[Any]]]) -> tuple[Told[Any], ...]:
    """What was told, oldest first, back to where everyone has heard `events` of it; `steps` come latest first."""
    told: list[Told[Any]] = []
    heard = 0
    for pieces in steps:
        for piece in reversed(pieces):
            if heard == events:
                return tuple(reversed(told))
            told.append(piece)
            heard += piece.audience.seats is None
    return tuple(reversed(told))
