"""What lies on the table of On Board: symbols, cards, luggage, captains, ports, piles. Part of the vocabulary."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias


class Symbol(StrEnum):
    """What a passenger may bring aboard instead of a number."""

    GLASS = "glass"
    SUN = "sun"
    DIE = "die"


class Means(StrEnum):
    """What helps with an action: nothing, the captain's power, a piece of luggage, or both."""

    PLAIN = "plain"
    CAPTAIN = "captain"
    LUGGAGE = "luggage"
    BOTH = "both"


class Captain(StrEnum):
    """The six captains. The first three may be used once between two ports (OB-16)."""

    COURTESY = "courtesy"  # gives a card just taken to the other side
    CARPENTER = "carpenter"  # adds two stars to cabins being opened
    CHAMELEON = "chameleon"  # changes a symbol being drawn
    SUNSHINE = "sunshine"  # a Sun is worth three at a port
    CUPID = "cupid"  # a Lover is worth three more
    CURTAIN = "curtain"  # the Distributor may lay one pile face down

    @property
    def works_once(self) -> bool:
        """Whether its use spends the power until the next port (OB-16)."""
        return self in {Captain.COURTESY, Captain.CARPENTER, Captain.CHAMELEON}


class Luggage(StrEnum):
    """The six pieces of luggage, each of which is used once."""

    COSTUME_TRUNK = "costume_trunk"  # changes a symbol being drawn
    HATBOX = "hatbox"  # the Distributor lays one pile face down
    LOVE_LETTERS = "love_letters"  # a Lover is worth two more
    FIRST_AID_KIT = "first_aid_kit"  # turns this turn's Discontented into Satisfied
    GIFT_PARCEL = "gift_parcel"  # gives a card just taken to the other side
    TOOLBOX = "toolbox"  # adds two stars to cabins being opened


class Job(StrEnum):
    """What a special passenger does for its line at the end."""

    MECHANIC = "mechanic"  # 1 point per occupied cabin
    CASTAWAY = "castaway"  # -1 point per open cabin without a passenger


class GoalKind(StrEnum):
    """What an objective counts at the end."""

    EMPTY_CABINS = "empty_cabins"  # 2 per open cabin without a passenger
    CHOSEN_SYMBOL = "chosen_symbol"  # 1 per symbol of the kind chosen
    SYMBOL = "symbol"  # 2 per symbol of the kind printed
    TRIOS = "trios"  # 5 per Glass, Sun and Die together
    PORTS = "ports"  # 2 per port that gave its six points
    SATISFIED_TRIOS = "satisfied_trios"  # 1 per three Satisfied
    DISCONTENTED = "discontented"  # 1 per Discontented
    OPEN_THREE_STAR = "open_three_star"  # 1 per open three-star cabin; only ever a port's compensation


class Port(StrEnum):
    """What a port of call compares."""

    SATISFIED = "satisfied"
    SYMBOLS = "symbols"
    OPEN = "open"
    FILLED = "filled"
    FEWEST_DISCONTENTED = "fewest_discontented"


class Gift(StrEnum):
    """What a port gives to whoever did not win it."""

    SATISFIED = "satisfied"
    SYMBOL = "symbol"
    TWO_STAR_CABIN = "two_star_cabin"
    TWO_STARS_OF_CHOICE = "two_stars_of_choice"
    LOVER = "lover"
    SUITES_OBJECTIVE = "suites_objective"


@dataclass(frozen=True, slots=True)
class NumberPassenger:
    """A passenger worth points. Some grumble unless a certain symbol is aboard."""

    number: int
    name: str
    value: int
    stars: int
    needs: Symbol | None = None
    kind: Literal["number"] = "number"


@dataclass(frozen=True, slots=True)
class SymbolPassenger:
    """A passenger who brings a symbol: the one in `symbols`, or one of the three there for the `?` of the card."""

    number: int
    name: str
    symbols: tuple[Symbol, ...]
    stars: int
    kind: Literal["symbol"] = "symbol"


@dataclass(frozen=True, slots=True)
class LoverCard:
    """Joins a passenger who is already aboard; needs no cabin and asks for no stars (OB-21)."""

    number: int
    name: str
    value: int
    kind: Literal["lover"] = "lover"


@dataclass(frozen=True, slots=True)
class CabinCard:
    """Opens one cabin of each of these levels."""

    number: int
    openings: tuple[int, ...]
    kind: Literal["cabins"] = "cabins"


@dataclass(frozen=True, slots=True)
class StarsCard:
    """Opens cabins of the owner's choice, together as many stars as this."""

    number: int
    stars: int
    kind: Literal["stars"] = "stars"


@dataclass(frozen=True, slots=True)
class ObjectiveCard:
    """Scores at the end. With several `symbols` one is chosen when the card is resolved."""

    number: int
    name: str
    goal: GoalKind
    symbols: tuple[Symbol, ...] = ()
    kind: Literal["objective"] = "objective"


@dataclass(frozen=True, slots=True)
class LuggageCard:
    """Lies beside the sheet until it is used."""

    number: int
    luggage: Luggage
    kind: Literal["luggage"] = "luggage"


@dataclass(frozen=True, slots=True)
class SpecialCard:
    """Stands at one of the three lines until the end."""

    number: int
    name: str
    job: Job
    kind: Literal["special"] = "special"


Card: TypeAlias = (
    NumberPassenger | SymbolPassenger | LoverCard | CabinCard | StarsCard | ObjectiveCard | LuggageCard | SpecialCard
)
"""A cruise card. Its `number` is its own in the whole game."""


@dataclass(frozen=True, slots=True)
class Compensation:
    """A port's gift, resolved like a card; its `number` is no cruise card's."""

    number: int
    gift: Gift
    kind: Literal["compensation"] = "compensation"


Item: TypeAlias = Card | Compensation
"""Whatever is resolved on a sheet."""


class PileName(StrEnum):
    """The two piles of a turn."""

    SINGLE = "single"
    PAIR = "pair"


@dataclass(frozen=True, slots=True)
class OpenPile:
    """Cards face up on the table."""

    cards: tuple[Card, ...]
    kind: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class CoveredPile:
    """Cards face down: all that is known is how many."""

    size: int
    kind: Literal["covered"] = "covered"


@dataclass(frozen=True, slots=True)
class SecretPile:
    """Cards hidden from others that this viewer has seen: the Distributor's own."""

    cards: tuple[Card, ...]
    kind: Literal["secret"] = "secret"


Pile: TypeAlias = OpenPile | CoveredPile | SecretPile
