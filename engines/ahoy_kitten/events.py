"""What can happen in Ahoy! Kitten, in the order in which it is told."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.ahoy_kitten.actions import Pick
from engines.ahoy_kitten.views import Character, Colour, Tokens
from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class GameBegan:
    """Who plays which characters, by pirate, and who distributes the tokens; all drawn by chance (G-1, AK-5, AK-14)."""

    characters: tuple[Character, ...]
    distributor: Seat
    kind: Literal["game-began"] = "game-began"


@dataclass(frozen=True, slots=True)
class OceanSupplied:
    """Tokens from the bag were laid on an ocean, at the setup or in a refill."""

    ocean: int
    tokens: Tokens
    kind: Literal["ocean-supplied"] = "ocean-supplied"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins: who sits it out, and whether it is the last."""

    round: int
    on_break: tuple[int, ...]
    is_last: bool
    kind: Literal["round-began"] = "round-began"


@dataclass(frozen=True, slots=True)
class PirateChose:
    """A pirate has picked; what, stays sealed. Told once a round and pirate, not again for a revision."""

    pirate: int
    kind: Literal["pirate-chose"] = "pirate-chose"


@dataclass(frozen=True, slots=True)
class Revealed:
    """The last pick came in: all of them, by pirate."""

    round: int
    picks: tuple[Pick, ...]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Fished:
    """A pirate alone at an ocean took what lay there, be it nothing."""

    pirate: int
    ocean: int
    tokens: Tokens
    kind: Literal["fished"] = "fished"


@dataclass(frozen=True, slots=True)
class OceanBlocked:
    """Two or more pirates pointed at one ocean; nobody took anything."""

    ocean: int
    pirates: tuple[int, ...]
    kind: Literal["ocean-blocked"] = "ocean-blocked"


@dataclass(frozen=True, slots=True)
class Filched:
    """A pirate alone at another's open tile stole what lay there when the round began, be it nothing."""

    pirate: int
    victim: int
    tokens: Tokens
    kind: Literal["filched"] = "filched"


@dataclass(frozen=True, slots=True)
class TileBlocked:
    """Two or more pirates pointed at one open tile; nobody stole anything."""

    victim: int
    pirates: tuple[int, ...]
    kind: Literal["tile-blocked"] = "tile-blocked"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A pirate protected its tile and claimed what lay there; `thieves` pointed at it in vain."""

    pirate: int
    tokens: Tokens
    thieves: tuple[int, ...]
    kind: Literal["claimed"] = "claimed"


@dataclass(frozen=True, slots=True)
class EveryoneOnBreak:
    """Every pirate sits this round out, so it passes without a choice (ruling AK-4)."""

    round: int
    kind: Literal["everyone-on-break"] = "everyone-on-break"


@dataclass(frozen=True, slots=True)
class LastTokensDrawn:
    """The bag could not supply every ocean: the rest was drawn, in this order, for the distributor to place."""

    colours: tuple[Colour, ...]
    distributor: Seat
    kind: Literal["last-tokens-drawn"] = "last-tokens-drawn"


@dataclass(frozen=True, slots=True)
class TokenPlaced:
    """One of the last tokens was laid on an ocean; `unasked` when only one ocean was left for it."""

    ocean: int
    colour: Colour
    unasked: bool
    kind: Literal["token-placed"] = "token-placed"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is over; the points stand in the result."""

    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = (
    GameBegan
    | OceanSupplied
    | RoundBegan
    | PirateChose
    | Revealed
    | Fished
    | OceanBlocked
    | Filched
    | TileBlocked
    | Claimed
    | EveryoneOnBreak
    | LastTokensDrawn
    | TokenPlaced
    | GameEnded
)
