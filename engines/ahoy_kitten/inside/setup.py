"""The table before the first round."""

from engines.ahoy_kitten.events import Event, GameBegan
from engines.ahoy_kitten.inside.rounds import begin_round, supply, supply_needed
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.views import NO_TOKENS, Character, Phase, Pirate, Tokens
from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told
from engines.core.game import Step

OCEANS = {2: 3, 3: 2, 4: 3, 5: 4, 6: 5}
"""Ocean tiles by number of seats."""

FULL_BAG = Tokens(red=18, blue=18, yellow=18, white=6)
BAG_FOR_TWO = Tokens(red=12, blue=12, yellow=12, white=6)
"""Ruling AK-15."""


def full_bag(seat_count: int) -> Tokens:
    """Every token of the game."""
    return BAG_FOR_TWO if seat_count == 2 else FULL_BAG


def set_up(seat_count: int, chance: Chance) -> Step[AhoyState, Event]:
    """Deal characters, draw the distributor (G-1), lay two tokens on every ocean and begin the first round."""
    owners = (0, 0, 1, 1) if seat_count == 2 else tuple(range(seat_count))
    characters = chance.shuffled(Character)[: len(owners)]
    draft = AhoyState(
        phase=Phase.PICK,
        round=0,
        moment=0,
        oceans=(NO_TOKENS,) * OCEANS[seat_count],
        pirates=tuple(
            Pirate(character, seat, NO_TOKENS, NO_TOKENS, on_break=False)
            for character, seat in zip(characters, owners, strict=True)
        ),
        picks=(None,) * len(owners),
        bag=full_bag(seat_count),
        distributor=chance.below(seat_count),
        drawn=(),
        placed=0,
        room=(0,) * OCEANS[seat_count],
    )
    told: list[Event] = [
        GameBegan(tuple(characters), draft.distributor),
        *supply(draft, supply_needed(draft.oceans), chance),
        *begin_round(draft, chance),
    ]
    return Step(draft, tuple(Told(event, EVERYONE) for event in told))
