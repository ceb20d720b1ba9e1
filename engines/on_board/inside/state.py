"""Everything about one game of On Board: the deck's order, sealed choices and work in progress included."""

from dataclasses import dataclass, replace

from engines.core.seats import Seat
from engines.on_board.actions import Giving, Hidden, OnBoardOptions
from engines.on_board.cards import Captain, Port
from engines.on_board.sheet import Sheet
from engines.on_board.views import Phase, PortCall, WritingDesk


@dataclass(frozen=True, slots=True)
class Resolution:
    """How far a seat is in private: a desk per act that still stands, the first as it was before any."""

    desks: tuple[WritingDesk, ...]
    acts: tuple[int, ...] = ()
    """The numbers of the acts that stand; none is ever given twice in a turn."""
    next_act: int = 1
    announced: bool = False
    """Whether the others were told that this seat is ready."""

    @property
    def desk(self) -> WritingDesk:
        """The work as it stands now."""
        return self.desks[-1]


@dataclass(slots=True)
class OnBoardState:
    """One position. Cards are numbers (see `deck`). All pieces are frozen; only the fields are ever changed."""

    options: OnBoardOptions
    green: Seat
    deck: tuple[int, ...]
    """The draw pile, next card last."""
    removed: tuple[int, ...]
    """Taken out unseen before the game."""
    ports: tuple[Port, ...]
    """The four ports in the order of the calls, then the one left in the box, if any."""
    sheets: tuple[Sheet, ...]
    dealt: tuple[tuple[Captain, ...], ...]
    """By seat: the captains dealt; sealed."""
    chosen: tuple[Captain | None, ...] = (None, None)
    """By seat: the captain chosen; sealed until both are."""
    phase: Phase = Phase.CAPTAINS
    turn: int = 0
    moment: int = 0
    discard: tuple[int, ...] = ()
    calls: tuple[PortCall, ...] = ()
    hatbox_open: bool = False
    """Whether the hatbox was spent in this turn."""
    drawn: tuple[int, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()
    hidden: Hidden = Hidden.NONE
    hands: tuple[tuple[int, ...], ...] = ((), ())
    gifts: tuple[Giving | None, ...] = (None, None)
    """By seat: what it gives away; sealed until all who can have decided."""
    resolutions: tuple[Resolution, ...] = ()
    """By seat, while cards or compensations are resolved."""

    @property
    def distributor(self) -> Seat:
        """Green in odd turns, Red in even ones; Green before the first."""
        return self.green if self.turn % 2 or not self.turn else 1 - self.green

    def copy(self) -> "OnBoardState":
        """A draft of its own; the frozen pieces are shared."""
        return replace(self)
