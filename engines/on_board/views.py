"""What a viewer may know of On Board: the table, both sheets as they stand for all, and one's own work in progress."""

from dataclasses import dataclass
from enum import StrEnum

from engines.core.result import ScoreLine
from engines.core.seats import Seat, Viewer
from engines.on_board.actions import Giving, OnBoardOptions
from engines.on_board.cards import Captain, Card, Item, Pile, Port
from engines.on_board.events import SheetEvent
from engines.on_board.sheet import Sheet


class Phase(StrEnum):
    """What the table is at."""

    CAPTAINS = "captains"  # both choose a captain, sealed
    HATBOX = "hatbox"  # the Distributor may spend the hatbox before drawing
    DIVIDE = "divide"  # the Distributor parts the three cards
    PICK = "pick"  # the other player takes a pile
    GIVE = "give"  # whoever can give a card away decides, sealed
    RESOLVE = "resolve"  # both resolve their cards, each in private
    PORT = "port"  # whoever gets a compensation resolves it, in private
    OVER = "over"


@dataclass(frozen=True, slots=True)
class WritingDesk:
    """A seat's own work while cards are resolved: nobody else sees it before both are done (OB-7)."""

    sheet: Sheet
    cards: tuple[Item, ...]
    """Still to be resolved."""
    taken_up: int | None = None
    """The number of the card that was turned to first, when that was asked."""
    ticked: int = 0
    """Discontented ticked in this turn."""
    kit_answered: bool = False
    happened: tuple[SheetEvent, ...] = ()
    """What has happened on this sheet in this turn."""

    @property
    def offered(self) -> tuple[Item, ...]:
        """The cards that are asked about now: all that are left, or the one that was taken up."""
        return tuple([card for card in self.cards if self.taken_up in {None, card.number}])


@dataclass(frozen=True, slots=True)
class PortCall:
    """A port that was called at: the counts by seat, and who won its six points."""

    port: Port
    counts: tuple[int, ...]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class OnBoardView:
    """The table as one viewer sees it."""

    viewer: Viewer
    options: OnBoardOptions
    phase: Phase
    turn: int
    """Counted from 1; 0 while captains are chosen."""
    turns: int
    turns_to_a_port: int
    """A port follows each so many turns."""
    green: Seat
    distributor: Seat
    sheets: tuple[Sheet, ...]
    """By seat; while cards are resolved, as they stood before (OB-7)."""
    points: tuple[tuple[ScoreLine, ...], ...]
    """By seat: what the sheets would score as they stand, by category."""
    deck_size: int
    calls: tuple[PortCall, ...]
    """The ports called at, in order."""
    is_waited_for: tuple[bool, ...]
    drawn: Pile | None
    """The three cards, while the Distributor parts them."""
    piles: tuple[Pile, ...]
    """The single card and the pair, while one of them is picked."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat: the cards taken (after gifts: those to resolve), from the picking to the end of the turn."""
    compensated: tuple[Item | None, ...]
    """By seat: what the port gives it, while compensations are resolved."""
    my_captains: tuple[Captain, ...]
    """The two dealt to the viewer, while captains are chosen."""
    my_captain: Captain | None
    """The viewer's sealed choice, while captains are chosen."""
    my_gift: Giving | None
    """The viewer's sealed decision, while cards are given."""
    my_desk: WritingDesk | None
    """The viewer's own work, while cards are resolved."""

    @property
    def ports_left(self) -> int:
        """How many ports are still to be called at."""
        return self.turns // self.turns_to_a_port - len(self.calls)

    @property
    def turns_to_port(self) -> int:
        """How many turns are played before the next port, this one included; 0 at a port and at the end."""
        if self.phase in {Phase.PORT, Phase.OVER}:
            return 0
        return (len(self.calls) + 1) * self.turns_to_a_port - max(self.turn, 1) + 1
