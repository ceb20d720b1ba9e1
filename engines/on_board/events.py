"""What can happen in On Board, in the order in which it is told."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, TypeAlias

from engines.core.seats import Seat
from engines.on_board.cards import Captain, Card, Item, LuggageCard, Means, Pile, PileName, Port, SpecialCard
from engines.on_board.sheet import Goal, Mark


@dataclass(frozen=True, slots=True)
class GameBegan:
    """Who is Green, the Distributor of the odd turns, drawn by chance (G-1); how many turns, and how many to a port."""

    green: Seat
    turns: int
    turns_to_a_port: int
    kind: Literal["game-began"] = "game-began"


@dataclass(frozen=True, slots=True)
class CaptainsDealt:
    """To one seat: the two captains it may choose from."""

    captains: tuple[Captain, ...]
    kind: Literal["captains-dealt"] = "captains-dealt"


@dataclass(frozen=True, slots=True)
class CaptainChosen:
    """A seat has chosen its captain, not for all to see. Told once, not again for a revision."""

    seat: Seat
    kind: Literal["captain-chosen"] = "captain-chosen"


@dataclass(frozen=True, slots=True)
class CaptainsRevealed:
    """Both have chosen: the captains, by seat."""

    captains: tuple[Captain, ...]
    kind: Literal["captains-revealed"] = "captains-revealed"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A turn begins under this Distributor; after a port, captains may use their powers again."""

    turn: int
    distributor: Seat
    kind: Literal["turn-began"] = "turn-began"


@dataclass(frozen=True, slots=True)
class HatboxOpened:
    """The Distributor spent the hatbox: one pile of this turn will lie face down."""

    seat: Seat
    kind: Literal["hatbox-opened"] = "hatbox-opened"


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Three cards are drawn, for all to see or for the Distributor alone (a covered pile)."""

    distributor: Seat
    cards: Pile
    kind: Literal["cards-drawn"] = "cards-drawn"


@dataclass(frozen=True, slots=True)
class YouDrew:
    """To the Distributor: the three cards that the others do not see yet."""

    cards: tuple[Card, ...]
    kind: Literal["you-drew"] = "you-drew"


@dataclass(frozen=True, slots=True)
class Divided:
    """The Distributor parted the cards; a pile laid face down is covered."""

    distributor: Seat
    single: Pile
    pair: Pile
    kind: Literal["divided"] = "divided"


@dataclass(frozen=True, slots=True)
class PileTaken:
    """A seat has this pile; if it lay face down, it is turned up now."""

    seat: Seat
    pile: PileName
    cards: tuple[Card, ...]
    was_covered: bool
    kind: Literal["pile-taken"] = "pile-taken"


@dataclass(frozen=True, slots=True)
class GiftDecided:
    """A seat has decided whether to give a card away; what, stays sealed. Told once, not again for a revision."""

    seat: Seat
    kind: Literal["gift-decided"] = "gift-decided"


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A card just taken changes sides, by the captain's power or by the gift parcel."""

    giver: Seat
    receiver: Seat
    card: Card
    means: Means
    kind: Literal["card-given"] = "card-given"


class Mood(StrEnum):
    """How a passenger likes its cabin."""

    PLEASED = "pleased"  # better than wished: one Satisfied
    CONTENT = "content"
    CROSS = "cross"  # worse than wished: one Discontented


@dataclass(frozen=True, slots=True)
class Boarded:
    """A passenger, or a symbol that a port gave, came into a cabin of this level."""

    seat: Seat
    card: Item
    stars: int
    mark: Mark
    mood: Mood
    misses: bool
    """Whether a symbol that this passenger wants was missing: one more Discontented (OB-18)."""
    die_boxes: int
    """How many Satisfied a drawn Die ticked."""
    means: Means
    kind: Literal["boarded"] = "boarded"


class Lack(StrEnum):
    """What there was none of for somebody who is turned away."""

    CABIN = "cabin"  # free, for a passenger
    PARTNER = "partner"  # aboard, for a Lover
    UNTOLD = "untold"  # in games saved before this was told


@dataclass(frozen=True, slots=True)
class TurnedAway:
    """A passenger found no free cabin, or a Lover nobody to join: one Discontented."""

    seat: Seat
    card: Item
    lack: Lack = field(default=Lack.UNTOLD, repr=False)  # the repr picks the words, which saved events shall keep
    kind: Literal["turned-away"] = "turned-away"


@dataclass(frozen=True, slots=True)
class LoverJoined:
    """A Lover joined a passenger at this level and is worth so many points."""

    seat: Seat
    card: Item
    stars: int
    points: int
    means: Means
    kind: Literal["lover-joined"] = "lover-joined"


@dataclass(frozen=True, slots=True)
class CabinsOpened:
    """So many one-, two- and three-star cabins were opened, be it none."""

    seat: Seat
    card: Item
    cabins: tuple[int, ...]
    means: Means
    unused: bool = field(default=False, repr=False)  # the repr picks the words, which saved events shall keep
    """Whether a part of the card opened nothing, as levels were full (OB-5)."""
    kind: Literal["cabins-opened"] = "cabins-opened"


@dataclass(frozen=True, slots=True)
class ObjectiveTaken:
    """An objective was recorded."""

    seat: Seat
    card: Item
    goal: Goal
    kind: Literal["objective-taken"] = "objective-taken"


@dataclass(frozen=True, slots=True)
class LuggageTaken:
    """A piece of luggage now lies beside the sheet."""

    seat: Seat
    card: LuggageCard
    kind: Literal["luggage-taken"] = "luggage-taken"


@dataclass(frozen=True, slots=True)
class SpecialPosted:
    """A special passenger stands at a line."""

    seat: Seat
    card: SpecialCard
    stars: int
    kind: Literal["special-posted"] = "special-posted"


@dataclass(frozen=True, slots=True)
class SpecialDismissed:
    """All three lines were taken: the special passenger is discarded."""

    seat: Seat
    card: SpecialCard
    kind: Literal["special-dismissed"] = "special-dismissed"


@dataclass(frozen=True, slots=True)
class KitUsed:
    """The first-aid kit turned this turn's Discontented into as many Satisfied."""

    seat: Seat
    boxes: int
    kind: Literal["kit-used"] = "kit-used"


@dataclass(frozen=True, slots=True)
class SatisfiedTicked:
    """A port gave one Satisfied."""

    seat: Seat
    card: Item
    kind: Literal["satisfied-ticked"] = "satisfied-ticked"


@dataclass(frozen=True, slots=True)
class CompensationLost:
    """A port's gift could not be used (OB-4)."""

    seat: Seat
    card: Item
    kind: Literal["compensation-lost"] = "compensation-lost"


SheetEvent: TypeAlias = (
    Boarded
    | TurnedAway
    | LoverJoined
    | CabinsOpened
    | ObjectiveTaken
    | LuggageTaken
    | SpecialPosted
    | SpecialDismissed
    | KitUsed
    | SatisfiedTicked
    | CompensationLost
)
"""What happens on a sheet. It is told to all when both have resolved (OB-7)."""


@dataclass(frozen=True, slots=True)
class Noted:
    """To one seat: what its last act did on its own sheet, including what followed unasked."""

    happened: tuple[SheetEvent, ...]
    kind: Literal["noted"] = "noted"


@dataclass(frozen=True, slots=True)
class TookBack:
    """To one seat: its act with this number is undone, and with it all that had followed."""

    act: int
    undone: tuple[SheetEvent, ...]
    kind: Literal["took-back"] = "took-back"


@dataclass(frozen=True, slots=True)
class Resolved:
    """A seat has resolved everything and waits for the other. Told once, even if it takes something back."""

    seat: Seat
    kind: Literal["resolved"] = "resolved"


@dataclass(frozen=True, slots=True)
class SunsScored:
    """At a port: what a seat's Suns gave."""

    seat: Seat
    suns: int
    points: int
    kind: Literal["suns-scored"] = "suns-scored"


@dataclass(frozen=True, slots=True)
class PortCalled:
    """A port is turned up: what it compares, the counts by seat, who wins six points, nobody on a tie."""

    call: int
    port: Port
    counts: tuple[int, ...]
    winner: Seat | None
    kind: Literal["port-called"] = "port-called"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last port has been left; the points stand in the result."""

    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = (
    GameBegan
    | CaptainsDealt
    | CaptainChosen
    | CaptainsRevealed
    | TurnBegan
    | HatboxOpened
    | CardsDrawn
    | YouDrew
    | Divided
    | PileTaken
    | GiftDecided
    | CardGiven
    | Boarded
    | TurnedAway
    | LoverJoined
    | CabinsOpened
    | ObjectiveTaken
    | LuggageTaken
    | SpecialPosted
    | SpecialDismissed
    | KitUsed
    | SatisfiedTicked
    | CompensationLost
    | Noted
    | TookBack
    | Resolved
    | SunsScored
    | PortCalled
    | GameEnded
)
