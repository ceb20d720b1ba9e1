"""Ahoy! Kitten for four as a plain loop over lists, without checks, copies, secrets or views: what to compare with."""

from random import Random

SEATS, OCEANS = 4, 3


def picks_of_a_bare_game(whims: Random) -> int:
    """Play one game at random and say how many picks it took."""
    bag = [0] * 18 + [1] * 18 + [2] * 18 + [3] * 6
    whims.shuffle(bag)
    piles: list[list[int]] = [[bag.pop(), bag.pop()] for _ in range(OCEANS)] + [[] for _ in range(SEATS)]
    claimed: list[list[int]] = [[] for _ in range(SEATS)]
    on_break, picks, targets = [False] * SEATS, 0, OCEANS
    while True:
        is_last = not bag
        aims = [-1 if away else _aim(OCEANS + seat, piles, targets, whims) for seat, away in enumerate(on_break)]
        picks += SEATS - aims.count(-1)
        on_break = _settle(aims, piles, claimed)
        if is_last:
            return picks
        for ocean in piles[:OCEANS]:
            for _ in range(1 if ocean else 2):
                if bag:
                    ocean.append(bag.pop())
        targets = OCEANS + SEATS


def _aim(own_tile: int, piles: list[list[int]], targets: int, whims: Random) -> int:
    aim = int(whims.random() * targets)
    return aim if aim != own_tile or piles[own_tile] else 0


def _settle(aims: list[int], piles: list[list[int]], claimed: list[list[int]]) -> list[bool]:
    """Whoever aims at its own tile protects it; otherwise whoever is alone at a pile takes it."""
    protects = [aim == OCEANS + seat for seat, aim in enumerate(aims)]
    takes = [aim >= 0 and aims.count(aim) == 1 and not safe for aim, safe in zip(aims, protects, strict=True)]
    taken = [piles[aim] if take else [] for aim, take in zip(aims, takes, strict=True)]
    for seat, aim in enumerate(aims):
        if protects[seat]:
            claimed[seat] += piles[aim]
        if protects[seat] or takes[seat]:
            piles[aim] = []
    for seat, loot in enumerate(taken):
        piles[OCEANS + seat] = piles[OCEANS + seat] + loot
    return protects
