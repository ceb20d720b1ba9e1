"""Everything about one game of All Aboard!, hands, decks and face-down animals included."""

from dataclasses import dataclass
from typing import NamedTuple

from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.deck import FACE_DOWN_PASS, PASSES, PLACES
from engines.core.seats import Seat

ROUNDS = 4


class Boat(NamedTuple):
    """One boat on the table and the animals aboard, in order of boarding."""

    capacity: int
    face_up: tuple[Animal, ...] = ()
    face_down: tuple[Animal, ...] = ()

    @property
    def is_full(self) -> bool:
        """Whether nobody more may board (arrivals may: ruling AA-3)."""
        return len(self.face_up) + len(self.face_down) >= PLACES


class Holding(NamedTuple):
    """What one seat has: its cards but for those aboard, and its Cupids. Hands and piles are sorted, lightest first."""

    hand: tuple[Species, ...]
    deck: tuple[Species, ...]
    """The next card to draw comes first; its owner does not know the order either (ruling AA-19)."""
    saved: tuple[Species, ...] = ()
    discarded: tuple[Species, ...] = ()
    cupids: int = 0


@dataclass(slots=True)
class AllAboardState:
    """One position. Its pieces are frozen; only the fields themselves are ever changed."""

    effects: bool
    first: Seat
    """Who began the game; each round the next seat begins (ruling AA-22)."""
    boarded: int
    """How many animals have boarded in the whole game: it tells round, pass and turn."""
    boats: tuple[Boat, ...]
    boat_deck: tuple[int, ...]
    """The next boat comes first."""
    boat_discard: tuple[int, ...]
    holdings: tuple[Holding, ...]

    @property
    def seat_count(self) -> int:
        return len(self.holdings)

    @property
    def is_over(self) -> bool:
        """Whether everybody has boarded all 12 animals (ruling AA-19)."""
        return self.boarded == ROUNDS * PASSES * self.seat_count

    @property
    def round(self) -> int:
        """Counted from 1; stays at the last one when the game is over."""
        return min(self.boarded // (PASSES * self.seat_count) + 1, ROUNDS)

    @property
    def pass_number(self) -> int:
        """Counted from 1 in every round."""
        return self.boarded // self.seat_count % PASSES + 1

    @property
    def goes_face_down(self) -> bool:
        """Whether the animals of this pass do."""
        return self.pass_number == FACE_DOWN_PASS

    @property
    def starter(self) -> Seat:
        """Who boards first in this round."""
        return (self.first + self.round - 1) % self.seat_count

    @property
    def turn(self) -> Seat:
        """Whose turn it is to board."""
        return (self.starter + self.boarded) % self.seat_count

    def copy(self) -> "AllAboardState":
        """A draft of its own. Spelled out, because it is made for every action and this is much the fastest way."""
        return AllAboardState(
            self.effects, self.first, self.boarded, self.boats, self.boat_deck, self.boat_discard, self.holdings
        )
