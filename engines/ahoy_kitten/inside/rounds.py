"""How a round ends and the next one begins: the refill, the last tokens, breaks for all, the end of the game."""

from typing import TypeVar

from engines.ahoy_kitten.actions import AhoyRefusal, PlaceToken
from engines.ahoy_kitten.events import (
    Event,
    EveryoneOnBreak,
    GameEnded,
    LastTokensDrawn,
    OceanSupplied,
    RoundBegan,
    TokenPlaced,
)
from engines.ahoy_kitten.inside.picks import awake
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.views import EMPTY_OCEAN_GETS, OTHER_OCEAN_GETS, Colour, Phase, Tokens
from engines.core.chance import Chance

T = TypeVar("T")

COLOURS = tuple(Colour)
"""In the order in which `Tokens` counts them."""


def begin_round(draft: AhoyState, chance: Chance) -> list[Event]:
    """Begin the next round. One in which everyone is on a break passes at once (ruling AK-4)."""
    draft.round += 1
    draft.phase = Phase.PICK
    on_break = tuple([number for number, pirate in enumerate(draft.pirates) if pirate.on_break])
    told: list[Event] = [RoundBegan(draft.round, on_break, draft.is_last_round)]
    if len(on_break) == len(draft.pirates):
        draft.pirates = tuple([awake(pirate, pirate.tile) for pirate in draft.pirates])
        told += [EveryoneOnBreak(draft.round), *end_round(draft, chance)]
    return told


def end_round(draft: AhoyState, chance: Chance) -> list[Event]:
    """End the game after the last round, else refill the oceans and go on."""
    if draft.is_last_round:
        draft.phase = Phase.OVER
        return [GameEnded()]
    needed = supply_needed(draft.oceans)
    if draft.bag.total < sum(needed):
        return [_draw_the_last(draft, needed, chance)]
    return supply(draft, needed, chance) + begin_round(draft, chance)


def supply_needed(oceans: tuple[Tokens, ...]) -> tuple[int, ...]:
    """The ordinary supply by ocean: two tokens for an empty one, one for any other."""
    return tuple([OTHER_OCEAN_GETS if ocean.total else EMPTY_OCEAN_GETS for ocean in oceans])


def supply(draft: AhoyState, needed: tuple[int, ...], chance: Chance) -> list[Event]:
    """Lay out tokens as they are drawn, ocean by ocean (ruling AK-11)."""
    supplies = [Tokens.of(*_draw(draft, count, chance)) for count in needed]
    draft.oceans = tuple([ocean.plus(tokens) for ocean, tokens in zip(draft.oceans, supplies, strict=True)])
    return [OceanSupplied(ocean, tokens) for ocean, tokens in enumerate(supplies)]


def _draw_the_last(draft: AhoyState, needed: tuple[int, ...], chance: Chance) -> Event:
    """The bag cannot supply every ocean: draw what is left for the distributor to place (ruling AK-5)."""
    draft.drawn = tuple(_draw(draft, draft.bag.total, chance))
    draft.placed = 0
    draft.room = needed
    draft.phase = Phase.PLACE
    return LastTokensDrawn(draft.drawn, draft.distributor)


def _draw(draft: AhoyState, count: int, chance: Chance) -> list[Colour]:
    left = list(draft.bag)
    drawn = []
    for _ in range(count):
        colour = chance.weighted(left)
        left[colour] -= 1
        drawn.append(COLOURS[colour])
    draft.bag = Tokens(*left)
    return drawn


def legal_placings(state: AhoyState) -> tuple[PlaceToken, ...]:
    """Where the distributor may place the next of the last tokens."""
    return tuple(PlaceToken(state.placed, ocean) for ocean, room in enumerate(state.room) if room)


def placing_refusal(state: AhoyState, placing: PlaceToken) -> AhoyRefusal:
    """Why a placing outside `legal_placings` is not allowed."""
    if placing.token < state.placed:
        return AhoyRefusal.ALREADY_PLACED
    if placing.token > state.placed:
        return AhoyRefusal.NOT_NEXT
    if not 0 <= placing.ocean < len(state.oceans):
        return AhoyRefusal.NO_SUCH_OCEAN
    return AhoyRefusal.OCEAN_FULL


def place_token(draft: AhoyState, ocean: int, chance: Chance) -> list[Event]:
    """Place the next token, then those for which one ocean is left; when all lie, the last round begins."""
    told: list[Event] = [_lay_next(draft, ocean, unasked=False)]
    while draft.placed < len(draft.drawn):
        left = [ocean for ocean, room in enumerate(draft.room) if room]
        if len(left) > 1:
            return told
        told.append(_lay_next(draft, left[0], unasked=True))
    draft.drawn, draft.placed, draft.room = (), 0, (0,) * len(draft.oceans)
    return told + begin_round(draft, chance)


def _lay_next(draft: AhoyState, ocean: int, *, unasked: bool) -> Event:
    colour = draft.drawn[draft.placed]
    draft.placed += 1
    draft.oceans = _changed(draft.oceans, ocean, draft.oceans[ocean].plus(Tokens.of(colour)))
    draft.room = _changed(draft.room, ocean, draft.room[ocean] - 1)
    return TokenPlaced(ocean, colour, unasked)


def _changed(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
