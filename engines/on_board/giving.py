"""Giving a card just taken to the other side: by what means, which cards, and what both have then (OB-9)."""

from collections.abc import Sequence
from typing import Final

from engines.on_board.actions import Give, Giving, Keep
from engines.on_board.cards import Captain, Card, Item, Luggage, LuggageCard, Means
from engines.on_board.deck import CARDS
from engines.on_board.sheet import Sheet


def is_parcel(card: Item) -> bool:
    """Whether this is the gift parcel."""
    return isinstance(card, LuggageCard) and card.luggage is Luggage.GIFT_PARCEL


PARCEL: Final = next(number for number, card in CARDS.items() if is_parcel(card))
"""The number of the gift parcel."""


def means_to_give(sheet: Sheet, hand: Sequence[Item]) -> tuple[Means, ...]:
    """Captain Courtesy's power, and the gift parcel, which serves as soon as it is taken (OB-19)."""
    captain = (Means.CAPTAIN,) if sheet.may_use(Captain.COURTESY) else ()
    has_parcel = sheet.has(Luggage.GIFT_PARCEL) or any(map(is_parcel, hand))
    return (*captain, Means.LUGGAGE) if has_parcel else captain


def gifts(sheet: Sheet, hand: Sequence[Card], turn: int) -> tuple[Giving, ...]:
    """What may be given away: one card by the captain, one by the parcel, never the parcel by itself (OB-34).

    Empty when there is nothing to give or no means.
    """
    means = means_to_give(sheet, hand)
    captain = [card.number for card in hand] if Means.CAPTAIN in means else []
    parcel = [card.number for card in hand if not is_parcel(card)] if Means.LUGGAGE in means else []
    found = [Give((card,), ()) for card in captain] + [Give((), (card,)) for card in parcel]
    if captain and len(parcel) > 1:
        found.append(Give(tuple(parcel[:1]), tuple(parcel[1:])))
    return (*found, Keep(turn)) if found else ()


def after_giving(
    mine: Sequence[Card], theirs: Sequence[Card], giving: Giving
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards that both write down then, if the other gives nothing."""
    given = giving.cards if isinstance(giving, Give) else ()
    kept = tuple([card for card in mine if card.number not in given])
    moved = tuple([card for card in mine if card.number in given])
    return kept, (*theirs, *moved)
