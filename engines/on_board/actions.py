"""What a seat can do in On Board. Cards are called by their number; `act` counts a seat's acts in one resolution."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from engines.on_board.cards import Captain, Means, PileName, Symbol


@dataclass(frozen=True, slots=True)
class ChooseCaptain:
    """Keep this captain of the two dealt; sealed until both have chosen (OB-25)."""

    captain: Captain
    kind: Literal["captain"] = "captain"


@dataclass(frozen=True, slots=True)
class OpenHatbox:
    """The Distributor spends the hatbox before the cards of this turn are drawn (OB-8)."""

    turn: int
    kind: Literal["hatbox"] = "hatbox"


@dataclass(frozen=True, slots=True)
class LeaveHatbox:
    """The Distributor keeps the hatbox for later."""

    turn: int
    kind: Literal["leave-hatbox"] = "leave-hatbox"


class Hidden(StrEnum):
    """Which pile the Distributor lays face down."""

    NONE = "none"
    SINGLE = "single"
    PAIR = "pair"

    def covers(self, pile: PileName) -> bool:
        """Whether this pile lies face down."""
        return self.value == pile.value


@dataclass(frozen=True, slots=True)
class Divide:
    """The Distributor parts the three cards: this one lies alone."""

    alone: int
    hidden: Hidden
    kind: Literal["divide"] = "divide"


@dataclass(frozen=True, slots=True)
class Pick:
    """The other player takes one of this turn's piles."""

    turn: int
    pile: PileName
    kind: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Give:
    """Hand cards just taken to the other side, by the captain's power and by the gift parcel; sealed (OB-9)."""

    by_captain: tuple[int, ...]
    by_luggage: tuple[int, ...]
    kind: Literal["give"] = "give"

    @property
    def cards(self) -> tuple[int, ...]:
        """All that is given, by whatever means."""
        return self.by_captain + self.by_luggage


@dataclass(frozen=True, slots=True)
class Keep:
    """Give nothing away in this turn."""

    turn: int
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Embark:
    """Put a passenger worth points into a free cabin of this level."""

    act: int
    card: int
    stars: int
    kind: Literal["board"] = "board"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a symbol in a free cabin of this level; `means` says what changed it, if anything did."""

    act: int
    card: int
    stars: int
    symbol: Symbol
    means: Means
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class TurnAway:
    """Nothing else can be done with this passenger, Lover or special now: it is lost."""

    act: int
    card: int
    kind: Literal["turn-away"] = "turn-away"


@dataclass(frozen=True, slots=True)
class Love:
    """Let a Lover join a passenger, with the love letters or without."""

    act: int
    card: int
    means: Means
    kind: Literal["love"] = "love"


@dataclass(frozen=True, slots=True)
class OpenCabins:
    """Open so many one-, two- and three-star cabins; `means` says whence the added stars come, if there are any."""

    act: int
    card: int
    cabins: tuple[int, ...]
    means: Means
    kind: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class ChooseSymbol:
    """Take an objective and draw the symbol that it will count."""

    act: int
    card: int
    symbol: Symbol
    kind: Literal["symbol"] = "symbol"


@dataclass(frozen=True, slots=True)
class Post:
    """Place a special passenger at this line."""

    act: int
    card: int
    stars: int
    kind: Literal["post"] = "post"


@dataclass(frozen=True, slots=True)
class UseKit:
    """Spend the first-aid kit: this turn's Discontented become Satisfied (OB-22)."""

    act: int
    kind: Literal["kit"] = "kit"


@dataclass(frozen=True, slots=True)
class LeaveKit:
    """Keep the first-aid kit for later."""

    act: int
    kind: Literal["leave-kit"] = "leave-kit"


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Turn to this card first; only asked when the cards together offer too many choices for one question."""

    act: int
    card: int
    kind: Literal["take-up"] = "take-up"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Undo the last act that stands, the one with this number (OB-7)."""

    act: int
    kind: Literal["take-back"] = "take-back"


Giving: TypeAlias = Give | Keep
"""What a seat that could give a card away decided; sealed until all who could have decided."""

Settling: TypeAlias = Embark | Draw | TurnAway | Love | OpenCabins | ChooseSymbol | Post
"""The ways to resolve one card."""

Act: TypeAlias = Embark | Draw | TurnAway | Love | OpenCabins | ChooseSymbol | Post | UseKit | LeaveKit | TakeUp
"""What is done in private while cards are resolved."""

Action: TypeAlias = (
    ChooseCaptain
    | OpenHatbox
    | LeaveHatbox
    | Divide
    | Pick
    | Give
    | Keep
    | Embark
    | Draw
    | TurnAway
    | Love
    | OpenCabins
    | ChooseSymbol
    | Post
    | UseKit
    | LeaveKit
    | TakeUp
    | TakeBack
)


def means_of(action: Settling) -> Means:
    """What is spent for this way of resolving a card."""
    return action.means if isinstance(action, Draw | Love | OpenCabins) else Means.PLAIN


class Edition(StrEnum):
    """The two editions of the game."""

    NEW = "2022"
    OLD = "2019"


@dataclass(frozen=True, slots=True)
class OnBoardOptions:
    """The edition, and with that of 2022 any of three expansions. Raises `ValueError` if they do not fit (OB-12)."""

    edition: Edition = Edition.NEW
    captains: bool = False
    luggage: bool = False
    specials: bool = False

    def __post_init__(self) -> None:
        if self.edition is Edition.OLD and (self.captains or self.luggage or self.specials):
            raise ValueError("captains, luggage and special passengers belong to the edition of 2022")


class OnBoardRefusal(StrEnum):
    """Why an action is not allowed now."""

    NOT_NOW = "not-now"  # the table is at something else
    OTHER_TURN = "other-turn"  # it belongs to a turn that is over or still to come
    CAPTAIN_NOT_DEALT = "captain-not-dealt"
    NOT_AMONG_THE_THREE = "not-among-the-three"  # only a card just drawn can lie alone
    NOTHING_MAY_BE_HIDDEN = "nothing-may-be-hidden"
    ONE_MUST_BE_HIDDEN = "one-must-be-hidden"  # the hatbox has been spent for it
    NOT_YOURS_TO_GIVE = "not-yours-to-give"  # only a card just taken can be given
    PARCEL_NOT_ITSELF = "parcel-not-itself"
    NO_MEANS_TO_GIVE = "no-means-to-give"
    ACT_ALREADY_MADE = "act-already-made"
    ACT_TAKEN_BACK = "act-taken-back"
    ACT_NOT_NEXT = "act-not-next"
    CARD_NOT_IN_HAND = "card-not-in-hand"  # resolved already, or never taken
    OTHER_CARD_TAKEN_UP = "other-card-taken-up"
    TAKE_UP_A_CARD_FIRST = "take-up-a-card-first"
    CARD_WORKS_OTHERWISE = "card-works-otherwise"
    NO_FREE_CABIN = "no-free-cabin"  # at that level
    NOBODY_TO_JOIN = "nobody-to-join"  # every passenger has a Lover, or there is none
    THERE_IS_ROOM = "there-is-room"  # whoever can be taken aboard must be
    SYMBOL_NOT_POSSIBLE = "symbol-not-possible"
    POWER_NOT_AT_HAND = "power-not-at-hand"
    CABINS_NOT_POSSIBLE = "cabins-not-possible"
    LINE_TAKEN = "line-taken"  # a special passenger stands there
    KIT_NOT_NOW = "kit-not-now"  # it is asked after the last card, if boxes were ticked
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    TAKE_BACK_THE_LAST_FIRST = "take-back-the-last-first"
