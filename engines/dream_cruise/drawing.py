"""How locations and ship cards are drawn: a discard pile is shuffled only when its deck is empty and more is needed."""

from engines.core.chance import Chance


def drawn_from(
    deck: tuple[int, ...], discard: tuple[int, ...], count: int, chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Up to so many cards, and then what is left of the deck and of its discard pile."""
    drawn, deck = deck[:count], deck[count:]
    missing = count - len(drawn)
    if missing and discard:
        shuffled = tuple(chance.shuffled(discard))
        return drawn + shuffled[:missing], shuffled[missing:], ()
    return drawn, deck, discard
