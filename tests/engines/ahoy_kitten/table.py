"""Ahoy! Kitten in short notation: `RRW` is two red and one white token, `B` blue, `Y` yellow.

`table(oceans=["RB", ""], tiles=["W", "", ""])` is a position in a later round, `picks("0 fishes 1", "2 protects")` are
picks, and `played(state, ...)` seals them and turns them up.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar, overload

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import Action, Filch, Fish, Pick, Protect
from engines.ahoy_kitten.events import Event
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.views import Character, Colour, Phase, Pirate, Tokens
from engines.core.chance import Chance
from engines.core.game import Move, Step
from engines.core.play import play

KindT = TypeVar("KindT")

PLENTY = "RRRRRRRRBBBBBBBBYYYYYYYYWW"


def tokens(letters: str) -> Tokens:
    """`RRB` is two red ones and a blue one."""
    assert set(letters) <= set("RBYW"), letters
    return Tokens(*[letters.count(letter) for letter in "RBYW"])


def letters(pile: Tokens) -> str:
    """The notation of a pile, in the order red, blue, yellow, white."""
    return "".join(letter * count for letter, count in zip("RBYW", pile, strict=True))


def colours(letters: str) -> tuple[Colour, ...]:
    """Colours in the order written."""
    return tuple({"R": Colour.RED, "B": Colour.BLUE, "Y": Colour.YELLOW, "W": Colour.WHITE}[each] for each in letters)


def table(
    *,
    oceans: Sequence[str],
    tiles: Sequence[str],
    claimed: Sequence[str] | None = None,
    on_break: Sequence[int] = (),
    bag: str = PLENTY,
    in_round: int = 4,
    two_paws: bool = False,
    distributor: int = 0,
) -> AhoyState:
    """A position in which every pirate that is not on a break is to pick."""
    claims = claimed or [""] * len(tiles)
    rows = enumerate(zip(tiles, claims, Character, strict=False))
    pirates = [
        Pirate(character, number // 2 if two_paws else number, tokens(tile), tokens(claim), number in on_break)
        for number, (tile, claim, character) in rows
    ]
    return AhoyState(
        phase=Phase.PICK,
        round=in_round,
        moment=17,
        oceans=tuple(tokens(ocean) for ocean in oceans),
        pirates=tuple(pirates),
        picks=(None,) * len(tiles),
        bag=tokens(bag),
        distributor=distributor,
        drawn=(),
        placed=0,
        room=(0,) * len(oceans),
    )


def placing(*, oceans: Sequence[str], drawn: str, room: Sequence[int], placed: int = 0, **rest: Any) -> AhoyState:
    """A position in which the distributor places the last tokens."""
    state = table(oceans=oceans, bag="", **rest)
    return replace(state, phase=Phase.PLACE, drawn=colours(drawn), room=tuple(room), placed=placed)


def pick(text: str) -> Pick:
    """`0 fishes 1`, `0 filches 2` or `0 protects`."""
    pirate, verb, *target = text.split()
    match verb:
        case "fishes":
            return Fish(int(pirate), int(target[0]))
        case "filches":
            return Filch(int(pirate), int(target[0]))
        case "protects":
            return Protect(int(pirate))
    raise ValueError(text)


def played(state: AhoyState, *texts: str, seed: str = "seed") -> Step[AhoyState, Event]:
    """What the last of these picks led to."""
    step: Step[AhoyState, Event] = Step(state, ())
    for number, text in enumerate(texts, start=1):
        chosen = pick(text)
        step = acted(step.state, state.pirates[chosen.pirate].seat, chosen, Chance(seed, number))
    return step


def acted(state: AhoyState, seat: int, action: Action, chance: Chance | None = None) -> Step[AhoyState, Event]:
    """What a seat's action led to."""
    return play(GAME, state, Move(seat, action), chance or Chance("seed", 1))


@overload
def events(step: Step[AhoyState, Event]) -> list[Event]: ...
@overload
def events(step: Step[AhoyState, Event], *kinds: type[KindT]) -> list[KindT]: ...
def events(step: Step[AhoyState, Event], *kinds: type) -> list[Any]:
    """What was told in a step, or of it the events of some kinds."""
    return [told.event for told in step.told if not kinds or isinstance(told.event, kinds)]


def tiles(state: AhoyState) -> list[str]:
    """What lies on the tiles, by pirate."""
    return [letters(pirate.tile) for pirate in state.pirates]


def claims(state: AhoyState) -> list[str]:
    """What is claimed, by pirate."""
    return [letters(pirate.claimed) for pirate in state.pirates]


def breaks(state: AhoyState) -> list[int]:
    """Which pirates sit out."""
    return [number for number, pirate in enumerate(state.pirates) if pirate.on_break]
