"""Chance that is derived, not stored: the same seed and step always fall the same way.

Nothing of it is kept in a state, so no view and no snapshot can give it away, and a restart changes nothing.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_WORD = 2**64


class Chance:
    """The draws of one step: numbers from SHA-256 over seed, step and a counter.

    `purpose` keeps draws apart that belong to the same step but not to the rules, such as a computer's whims.
    """

    __slots__ = ("_drawn", "_label")

    def __init__(self, seed: str, step: int, purpose: str = "rules") -> None:
        self._label = f"{seed}/{step}/{purpose}"
        self._drawn = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1`, each equally likely."""
        fair = _WORD - _WORD % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def choice(self, among: Sequence[T]) -> T:
        """One of `among`, which must not be empty."""
        return among[self.below(len(among))]

    def weighted(self, weights: Sequence[int]) -> int:
        """An index into `weights`, as likely as its whole-number weight says; at least one must be above 0."""
        mark = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if mark < weight:
                return index
            mark -= weight
        raise AssertionError("unreachable: the mark lies below the sum of the weights")

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The same things in a random order, as a new list."""
        deck = list(things)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck

    def _word(self) -> int:
        self._drawn += 1
        return int.from_bytes(sha256(f"{self._label}/{self._drawn}".encode()).digest()[:8], "big")
