"""The decks and the layout of the sheet. Ours, but for the values whose comment says that the rulebook shows them.

Nothing public prints the cards. Kinds and counts are the rulebook's; the rest is tuned by simulation (OB-1, OB-15):
lovers of Glass, Sun and Die shall win about equally often. Whoever owns the box may correct values here; numbers stay.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from engines.on_board.actions import Edition, OnBoardOptions
from engines.on_board.cards import (
    CabinCard,
    Captain,
    Card,
    Compensation,
    Gift,
    GoalKind,
    Job,
    LoverCard,
    Luggage,
    LuggageCard,
    NumberPassenger,
    ObjectiveCard,
    Port,
    SpecialCard,
    StarsCard,
    Symbol,
    SymbolPassenger,
)
from engines.on_board.sheet import Line

GLASS_POINTS: Final = (0, 2, 6, 12, 20, 25, 28, 32)
"""By number of Glass, more than seven as seven (OB-6); the rulebook shows them."""

ADDED_STARS: Final = 2
"""By captain or toolbox (rulebook)."""

PORT_POINTS: Final = 6
"""For whoever has most of what a port compares (rulebook)."""


def sun_points(captain: Captain | None) -> int:
    """What a Sun gives at a port: one more under Captain Sunshine (rulebook)."""
    return 3 if captain is Captain.SUNSHINE else 2


START: Final = (Line(1, size=9, open=2), Line(2, size=8, open=1), Line(3, size=7, open=1))
"""Four open cabins are the rulebook's; which four, and how many there are in a line, is ours (OB-1)."""

_GLASS = (Symbol.GLASS,)
_SUN = (Symbol.SUN,)
_DIE = (Symbol.DIE,)
_ANY = tuple(Symbol)

_PASSENGERS: Final = (
    SymbolPassenger(1, "gourmet", _GLASS, stars=1),  # the rulebook shows a Glass for one star
    SymbolPassenger(2, "tenor", _GLASS, stars=1),
    SymbolPassenger(3, "heiress", _GLASS, stars=1),
    SymbolPassenger(4, "toastmaster", _GLASS, stars=1),
    SymbolPassenger(5, "barkeeper", _GLASS, stars=1),
    SymbolPassenger(6, "vintner", _GLASS, stars=1),
    SymbolPassenger(7, "painter", _SUN, stars=2),
    SymbolPassenger(8, "swimmer", _SUN, stars=1),
    SymbolPassenger(9, "botanist", _SUN, stars=1),
    SymbolPassenger(10, "photographer", _SUN, stars=1),
    SymbolPassenger(11, "tennis-star", _SUN, stars=1),
    SymbolPassenger(12, "croupier", _DIE, stars=3),
    SymbolPassenger(13, "card-sharp", _DIE, stars=3),
    SymbolPassenger(14, "chess-master", _DIE, stars=3),
    SymbolPassenger(15, "sommelier", _GLASS, stars=2),
    SymbolPassenger(16, "magician", _ANY, stars=3),  # the rulebook shows a ? for three stars
    SymbolPassenger(17, "globetrotter", _ANY, stars=3),
    NumberPassenger(18, "sunbather", 5, stars=2, needs=Symbol.SUN),  # the rulebook shows a 5 like this
    NumberPassenger(19, "high-roller", 5, stars=2, needs=Symbol.DIE),
    NumberPassenger(20, "connoisseur", 5, stars=2, needs=Symbol.GLASS),
    LoverCard(21, "poet", 1),  # the rulebook shows Lovers worth 1 and 2
    LoverCard(22, "dancer", 1),
    LoverCard(23, "flautist", 1),
    LoverCard(24, "countess", 2),
    LoverCard(25, "aviator", 2),
    NumberPassenger(26, "student", 2, stars=1),
    NumberPassenger(27, "teacher", 3, stars=2),
    NumberPassenger(28, "banker", 4, stars=3),  # the rulebook shows a 4 for three stars
    NumberPassenger(29, "baroness", 4, stars=3),
)
_PASSENGERS_OF: Final[Mapping[Edition, tuple[Card, ...]]] = {
    Edition.NEW: (
        NumberPassenger(30, "clerk", 2, stars=1),
        NumberPassenger(31, "doctor", 3, stars=2),
        NumberPassenger(32, "tailor", 3, stars=2),
        NumberPassenger(33, "consul", 4, stars=3),
    ),
    Edition.OLD: (
        NumberPassenger(34, "grumbler", -1, stars=1),
        NumberPassenger(35, "snorer", -2, stars=2),  # the rulebook shows a -2 for two stars
        NumberPassenger(36, "pickpocket", -2, stars=2),
        NumberPassenger(37, "diva", -3, stars=3),
    ),
}
_CABINS: Final = (
    CabinCard(41, (1,)),
    CabinCard(42, (1, 1)),
    CabinCard(43, (2,)),
    CabinCard(44, (2,)),
    CabinCard(45, (2,)),
    CabinCard(46, (2,)),
    CabinCard(47, (2, 1)),
    CabinCard(48, (2, 1)),
    CabinCard(49, (2, 1)),
    CabinCard(50, (2, 2)),
    CabinCard(51, (3,)),
    CabinCard(52, (3,)),
    CabinCard(53, (3,)),
    CabinCard(54, (3,)),
    CabinCard(55, (3, 1)),
    CabinCard(56, (3, 2)),
    StarsCard(57, 3),  # rulebook: one in 2022, two in 2019
)
_CABINS_OF: Final[Mapping[Edition, tuple[Card, ...]]] = {
    Edition.NEW: (CabinCard(58, (1, 1)),),
    Edition.OLD: (StarsCard(59, 3),),
}
_OBJECTIVES: Final = (  # all nine are the rulebook's
    ObjectiveCard(61, "room-to-spare", GoalKind.EMPTY_CABINS),
    ObjectiveCard(62, "house-favourite", GoalKind.CHOSEN_SYMBOL, _ANY),
    ObjectiveCard(63, "casino-night", GoalKind.SYMBOL, _DIE),
    ObjectiveCard(64, "captains-toast", GoalKind.SYMBOL, _GLASS),
    ObjectiveCard(65, "sun-deck-party", GoalKind.SYMBOL, _SUN),
    ObjectiveCard(66, "full-programme", GoalKind.TRIOS),
    ObjectiveCard(67, "port-register", GoalKind.PORTS),
    ObjectiveCard(68, "guest-book", GoalKind.SATISFIED_TRIOS),
    ObjectiveCard(69, "thick-skin", GoalKind.DISCONTENTED),
)
_LUGGAGE: Final = tuple(LuggageCard(71 + place, luggage) for place, luggage in enumerate(Luggage))  # rulebook
_SPECIALS: Final = (  # three of each are the rulebook's
    SpecialCard(81, "stoker", Job.MECHANIC),
    SpecialCard(82, "greaser", Job.MECHANIC),
    SpecialCard(83, "engineer", Job.MECHANIC),
    SpecialCard(84, "castaway", Job.CASTAWAY),
    SpecialCard(85, "raft-boy", Job.CASTAWAY),
    SpecialCard(86, "beachcomber", Job.CASTAWAY),
)

CARDS: Final[Mapping[int, Card]] = {
    card.number: card
    for card in (
        *_PASSENGERS,
        *_PASSENGERS_OF[Edition.NEW],
        *_PASSENGERS_OF[Edition.OLD],
        *_CABINS,
        *_CABINS_OF[Edition.NEW],
        *_CABINS_OF[Edition.OLD],
        *_OBJECTIVES,
        *_LUGGAGE,
        *_SPECIALS,
    )
}
"""Every cruise card of both editions, by its number."""

COMPENSATIONS: Final[Mapping[Gift, Compensation]] = {
    gift: Compensation(91 + place, gift) for place, gift in enumerate(Gift)
}

PORTS: Final[Mapping[Edition, Mapping[Port, Gift]]] = {  # rulebook
    Edition.NEW: {
        Port.SATISFIED: Gift.SATISFIED,
        Port.SYMBOLS: Gift.SYMBOL,
        Port.OPEN: Gift.TWO_STAR_CABIN,
        Port.FILLED: Gift.LOVER,
        Port.FEWEST_DISCONTENTED: Gift.SUITES_OBJECTIVE,
    },
    Edition.OLD: {
        Port.SATISFIED: Gift.SATISFIED,
        Port.SYMBOLS: Gift.SYMBOL,
        Port.OPEN: Gift.TWO_STARS_OF_CHOICE,
        Port.FILLED: Gift.LOVER,
    },
}
CALLS: Final = 4
"""How many ports there are in a game (rulebook)."""

CAPTAINS: Final = tuple(Captain)


class Plan(NamedTuple):
    """How the draw pile is built."""

    removed: int
    """Cards taken out unseen."""
    turns_to_a_port: int

    @property
    def turns(self) -> int:
        """How many turns the game has."""
        return self.turns_to_a_port * CALLS


def plan(options: OnBoardOptions) -> Plan:
    """Luggage or specials: six cards out. Both: none, and eighteen cards to a port instead of fifteen (OB-12)."""
    if options.luggage and options.specials:
        return Plan(removed=0, turns_to_a_port=6)
    return Plan(removed=6 if options.luggage or options.specials else 0, turns_to_a_port=5)


def cruise_cards(options: OnBoardOptions) -> tuple[int, ...]:
    """The numbers of all cards that may come into the draw pile."""
    edition = options.edition
    cards: tuple[Card, ...] = (*_PASSENGERS, *_PASSENGERS_OF[edition], *_CABINS, *_CABINS_OF[edition], *_OBJECTIVES)
    if options.luggage:
        cards += _LUGGAGE
    if options.specials:
        cards += _SPECIALS
    return tuple(card.number for card in cards)


def the_cards(numbers: tuple[int, ...]) -> tuple[Card, ...]:
    """The cards with these numbers."""
    return tuple([CARDS[number] for number in numbers])
