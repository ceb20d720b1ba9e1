"""The ocean-liner sheet of On Board: what is written on it. Part of the vocabulary; nothing here changes."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engines.on_board.cards import Captain, GoalKind, Luggage, LuggageCard, SpecialCard, Symbol

Mark: TypeAlias = Symbol | int
"""What is drawn in an occupied cabin: the passenger's symbol or number."""


@dataclass(frozen=True, slots=True)
class Line:
    """The cabins of one level, left to right: occupied, then open, then closed ones."""

    stars: int
    size: int
    open: int
    passengers: tuple[Mark, ...] = ()
    hearts: tuple[int, ...] = ()
    """The Lovers' points, on the first cabins of the line."""

    @property
    def closed(self) -> int:
        """Cabins still to be opened."""
        return self.size - self.open

    @property
    def free(self) -> int:
        """Open cabins without a passenger."""
        return self.open - len(self.passengers)

    @property
    def heartless(self) -> int:
        """Passengers without a Lover."""
        return len(self.passengers) - len(self.hearts)


@dataclass(frozen=True, slots=True)
class Goal:
    """An objective as recorded; `symbols` holds the one that counts, where one does."""

    kind: GoalKind
    symbols: tuple[Symbol, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's sheet, and the captain, luggage and special passengers beside it."""

    lines: tuple[Line, ...]
    satisfied: int = 0
    discontented: int = 0
    goals: tuple[Goal, ...] = ()
    suns: tuple[int, ...] = ()
    """By port called at: the points its Suns gave."""
    ports: tuple[int, ...] = ()
    """By port called at: six points or none."""
    captain: Captain | None = None
    captain_used: bool = False
    """Whether a power that works once between two ports has been used in this stretch."""
    luggage: tuple[LuggageCard, ...] = ()
    specials: tuple[SpecialCard | None, ...] = (None, None, None)
    """By line: the special passenger there."""

    @property
    def marks(self) -> Iterator[Mark]:
        """What is drawn in all cabins."""
        return (mark for line in self.lines for mark in line.passengers)

    def count(self, symbol: Symbol) -> int:
        """How many cabins show this symbol; a mark on an objective is none (OB-17)."""
        return sum([line.passengers.count(symbol) for line in self.lines])

    @property
    def symbols(self) -> int:
        """How many cabins show a symbol."""
        return sum([self.count(symbol) for symbol in Symbol])

    @property
    def open(self) -> int:
        """How many cabins are open, occupied or not."""
        return sum([line.open for line in self.lines])

    @property
    def filled(self) -> int:
        """How many cabins are occupied."""
        return sum([len(line.passengers) for line in self.lines])

    @property
    def heartless(self) -> int:
        """How many passengers could still be joined by a Lover (OB-2)."""
        return sum([line.heartless for line in self.lines])

    @property
    def closed(self) -> tuple[int, ...]:
        """By level: cabins still to be opened."""
        return tuple([line.closed for line in self.lines])

    def has(self, luggage: Luggage) -> bool:
        """Whether this piece of luggage is at hand."""
        return any(card.luggage is luggage for card in self.luggage)

    def may_use(self, captain: Captain) -> bool:
        """Whether this captain is at the helm and its power not used up in this stretch."""
        return self.captain is captain and not self.captain_used
