"""What a sheet promises to be worth in the end: the computer's judgement, no rule of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engines.on_board.actions import Edition
from engines.on_board.cards import Captain, Job, Luggage, Symbol
from engines.on_board.scoring import glass_points, score_lines, total
from engines.on_board.sheet import Sheet

_CABIN = {1: 1.2, 2: 2.0, 3: 2.8}
"""What a free cabin of each level is worth while it is likely to be needed."""

_PASSENGERS_A_TURN = 0.75
_SYMBOL_A_TURN = 0.13
LUGGAGE: Final[Mapping[Luggage, float]] = {
    Luggage.COSTUME_TRUNK: 1.8,
    Luggage.HATBOX: 1.0,
    Luggage.LOVE_LETTERS: 1.5,
    Luggage.FIRST_AID_KIT: 2.5,
    Luggage.GIFT_PARCEL: 0.5,
    Luggage.TOOLBOX: 0.6,
}
"""What a piece is worth as long as it is likely to be needed: less than what its use brings, or it is never used."""

_WEARS_OFF = 8
"""In so many last turns what lies unused loses its worth."""

_POWER = 1.0
"""What a captain's power is worth while it can still be used."""


@dataclass(frozen=True, slots=True)
class Prospects:
    """How much of the game is left."""

    turns: int
    ports: int
    turns_to_port: int
    """How many turns are left before the next port."""


def promise(sheet: Sheet, ahead: Prospects) -> float:
    """Points as they stand, and what cabins, symbols, ports and luggage may still bring."""
    return (
        total(score_lines(sheet, Edition.NEW))
        + _suns(sheet, ahead)
        + _cabins(sheet, ahead)
        + _symbols(sheet, ahead)
        + _ports(sheet, ahead)
        + _beside(sheet, ahead)
    )


def _suns(sheet: Sheet, ahead: Prospects) -> float:
    return sheet.count(Symbol.SUN) * (3 if sheet.captain is Captain.SUNSHINE else 2) * ahead.ports


def _cabins(sheet: Sheet, ahead: Prospects) -> float:
    """Free cabins, the better ones first, as long as passengers are likely to come for them."""
    coming = _PASSENGERS_A_TURN * ahead.turns
    worth = 0.0
    for line in reversed(sheet.lines):
        needed = min(float(line.free), coming)
        worth += _CABIN[line.stars] * (needed + 0.15 * (line.free - needed) * bool(ahead.turns))
        coming -= needed
    return worth


def _symbols(sheet: Sheet, ahead: Prospects) -> float:
    """What the next Die and Glass would bring."""
    chances = min(1.5, _SYMBOL_A_TURN * ahead.turns)
    glasses = sheet.count(Symbol.GLASS)
    return chances * (2 * sheet.count(Symbol.DIE) + 0.7 * (glass_points(glasses + 1) - glass_points(glasses)))


def _ports(sheet: Sheet, ahead: Prospects) -> float:
    edge = (
        0.35 * sheet.symbols + 0.3 * sheet.filled + 0.25 * sheet.open + 0.2 * sheet.satisfied - 0.3 * sheet.discontented
    )
    return edge * ahead.ports / 4


def kept(luggage: Luggage, ahead: Prospects) -> float:
    """What a piece of luggage may still bring."""
    return LUGGAGE[luggage] * min(1.0, ahead.turns / _WEARS_OFF)


def power(ahead: Prospects) -> float:
    """What a captain's power may still bring before it comes back: nothing in the turn before a port."""
    return _POWER * min(1.0, ahead.turns_to_port / 3)


def _beside(sheet: Sheet, ahead: Prospects) -> float:
    worth = sum([kept(card.luggage, ahead) for card in sheet.luggage])
    if not sheet.captain_used and sheet.captain is not None:
        worth += power(ahead)
    for special, line in zip(sheet.specials, sheet.lines, strict=True):
        if special:
            to_come = 0.7 * line.free + 0.1 * ahead.turns if special.job is Job.MECHANIC else 0.6 * line.free
            worth += min(1.0, ahead.turns / 6) * to_come
    return worth
