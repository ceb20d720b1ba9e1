"""Which cabins a card can open: so many of each level, given how many are still closed."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from engines.on_board.cards import CabinCard, Compensation, Gift, Item, Means, StarsCard
from engines.on_board.deck import ADDED_STARS

Cabins: TypeAlias = tuple[int, ...]
"""How many cabins of one, two and three stars."""

_TOP = 3
_STARS_OF_CHOICE = 2
"""What a port gave in 2019 (rulebook)."""


@lru_cache(maxsize=4096)
def ways_to_open(openings: tuple[int, ...], closed: Cabins, added: int) -> tuple[Cabins, ...]:
    """What can come of opening a cabin of each of these levels, with `added` stars to raise them (OB-5, OB-10).

    Instead of a level without a closed cabin any lower one may be opened, or none; who adds stars does not refuse.
    """
    ways = {
        way
        for raised in _raised(openings, added)
        for order in permutations(raised)
        for way in _one_by_one(order, closed, may_leave=not added)
    }
    return tuple(sorted(ways, reverse=True))


def _raised(openings: tuple[int, ...], added: int) -> Iterator[tuple[int, ...]]:
    """The levels after all added stars are used, as far as they are of any use; none goes above three."""
    room = sum(_TOP - level for level in openings)
    if not min(added, room):
        yield openings
        return
    for place, level in enumerate(openings):
        if level < _TOP:
            yield from _raised((*openings[:place], level + 1, *openings[place + 1 :]), added - 1)


def _one_by_one(levels: tuple[int, ...], closed: Cabins, *, may_leave: bool) -> Iterator[Cabins]:
    if not levels:
        yield (0, 0, 0)
        return
    first, *rest = levels
    for level in _instead_of(first, closed, may_leave=may_leave):
        for way in _one_by_one(tuple(rest), _changed(closed, level, -1), may_leave=may_leave):
            yield _changed(way, level, 1)


def _instead_of(level: int, closed: Cabins, *, may_leave: bool) -> list[int]:
    """The levels that may be opened for this one; 0 is none."""
    if closed[level - 1]:
        return [level]
    lower = [other for other in range(level - 1, 0, -1) if closed[other - 1]]
    return [*lower, 0] if may_leave or not lower else lower


def _changed(cabins: Cabins, level: int, by: int) -> Cabins:
    if not level:
        return cabins
    return (*cabins[: level - 1], cabins[level - 1] + by, *cabins[level:])


@lru_cache(maxsize=4096)
def ways_to_spend(stars: int, closed: Cabins) -> tuple[Cabins, ...]:
    """What can be opened for so many stars: anything, as long as not one more could be (OB-10)."""
    able = [
        (one, two, three)
        for three in range(min(closed[2], stars // 3) + 1)
        for two in range(min(closed[1], (stars - 3 * three) // 2) + 1)
        for one in range(min(closed[0], stars - 3 * three - 2 * two) + 1)
    ]
    full = [way for way in able if not _one_more(way, stars, closed)]
    return tuple(sorted(full, reverse=True))


def _one_more(way: Cabins, stars: int, closed: Cabins) -> bool:
    left = stars - _stars(way)
    return any(level <= left and way[level - 1] < closed[level - 1] for level in (1, 2, 3))


def _stars(way: Cabins) -> int:
    return way[0] + 2 * way[1] + 3 * way[2]


def openings(card: Item, closed: Cabins, means: tuple[Means, ...]) -> list[tuple[Cabins, Means]]:
    """Every way to open cabins with this card. Help is offered only for what cannot be had with less of it."""
    ways: list[tuple[Cabins, Means]] = []
    cheaper: set[Cabins] = set()
    plain = _ways(card, closed, 0)
    ways += [(way, Means.PLAIN) for way in plain]
    cheaper.update(plain)
    once = [way for way in _ways(card, closed, ADDED_STARS) if way not in cheaper] if means else []
    ways += [(way, mean) for mean in means for way in once]
    cheaper.update(once)
    if len(means) > 1:
        ways += [(way, Means.BOTH) for way in _ways(card, closed, 2 * ADDED_STARS) if way not in cheaper]
    return ways


def _ways(card: Item, closed: Cabins, added: int) -> tuple[Cabins, ...]:
    match card:
        case CabinCard(openings=levels):
            return ways_to_open(levels, closed, added)
        case StarsCard(stars=stars):
            return ways_to_spend(stars + added, closed)
        case Compensation(gift=Gift.TWO_STAR_CABIN):
            return ways_to_open((2,), closed, added)
        case Compensation(gift=Gift.TWO_STARS_OF_CHOICE):
            return ways_to_spend(_STARS_OF_CHOICE, closed)  # in 2019, which has nothing that adds stars
        case _:
            raise AssertionError(f"opens no cabins: {card}")


def leaves_some(card: Item, cabins: Cabins) -> bool:
    """Whether a part of the card opens nothing: levels are full, and nothing is opened instead (OB-5)."""
    match card:
        case CabinCard(openings=levels):
            return sum(cabins) < len(levels)
        case StarsCard(stars=stars):
            return _stars(cabins) < stars
        case Compensation(gift=Gift.TWO_STARS_OF_CHOICE):
            return _stars(cabins) < _STARS_OF_CHOICE
        case _:
            return False
