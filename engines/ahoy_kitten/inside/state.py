"""Everything about one game of Ahoy! Kitten, the sealed picks included."""

from dataclasses import dataclass

from engines.ahoy_kitten.actions import Pick
from engines.ahoy_kitten.views import Colour, Phase, Pirate, Tokens
from engines.core.seats import Seat


@dataclass(slots=True)
class AhoyState:
    """One position. Its pieces are frozen and shared with the views; only the fields themselves are ever changed."""

    phase: Phase
    round: int
    moment: int
    oceans: tuple[Tokens, ...]
    pirates: tuple[Pirate, ...]
    picks: tuple[Pick | None, ...]
    """By pirate: what it has picked in this round; sealed until the last pick is in (ruling G-4)."""
    bag: Tokens
    distributor: Seat
    drawn: tuple[Colour, ...]
    placed: int
    room: tuple[int, ...]

    @property
    def is_last_round(self) -> bool:
        """Whether this round is played with an empty bag; while tokens are placed, the last round is still to begin."""
        return not self.bag.total and self.phase is not Phase.PLACE

    @property
    def paws(self) -> int:
        """How many pirates a seat has: two in the game for two (ruling AK-7), else one."""
        return 2 if self.pirates[1].seat == 0 else 1

    def copy(self) -> "AhoyState":
        """A draft of its own. Spelled out, because it is made for every action and this is much the fastest way."""
        return AhoyState(
            self.phase,
            self.round,
            self.moment,
            self.oceans,
            self.pirates,
            self.picks,
            self.bag,
            self.distributor,
            self.drawn,
            self.placed,
            self.room,
        )
