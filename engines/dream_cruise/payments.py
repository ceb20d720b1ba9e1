"""What can pay for an addition or for the captain, and which cards are as good as each other."""

from functools import lru_cache

from engines.dream_cruise.actions import Build, CallCaptain
from engines.dream_cruise.deck import SHIP_CARDS


def payments(hand: tuple[int, ...], act: Build | CallCaptain) -> tuple[int, ...]:
    """The cards of a hand that could pay: all but the one being built (ruling DC-8)."""
    return tuple([card for card in hand if not (isinstance(act, Build) and act.card == card)])


def only_payment(hand: tuple[int, ...], act: Build | CallCaptain) -> int | None:
    """The card that pays if there is nothing to choose, cards that do the same being no choice (ruling DC-30)."""
    offered = unlike(payments(hand, act))
    return offered[0] if len(offered) == 1 else None


@lru_cache(maxsize=4096)
def unlike(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Of cards with the same kind, icon and number of guests only the first: the others would do the same (DC-28)."""
    kinds: dict[object, int] = {}
    for card in cards:
        face = SHIP_CARDS[card]
        kinds.setdefault((type(face), face.icon, face.guests), card)
    return tuple(kinds.values())
