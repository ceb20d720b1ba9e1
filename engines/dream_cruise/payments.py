"""What can pay for an addition or for the captain, and which cards are as good as each other."""

from collections.abc import Iterable
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
    """Of cards that do the same only the first, which is the one offered (ruling DC-28)."""
    return tuple([same[0] for same in alike(cards)])


def alike(cards: Iterable[int]) -> list[list[int]]:
    """The cards, those together that do the same: of one kind, with one icon, for as many guests (ruling DC-28)."""
    kinds: dict[object, list[int]] = {}
    for card in cards:
        face = SHIP_CARDS[card]
        kinds.setdefault((type(face), face.icon, face.guests), []).append(card)
    return list(kinds.values())
