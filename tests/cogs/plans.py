"""Which evenings are written down: who plays what, with which options."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from random import Random
from typing import get_args, get_type_hints

from engines import GAMES


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays what; everything else is left to chance."""

    game: str
    people: int
    computers: int = 0
    options: str = ""
    seed: int = 1


EVENINGS: Mapping[str, Plan] = {
    "ahoy-kitten-2": Plan("ahoy-kitten", 2),
    "ahoy-kitten-4": Plan("ahoy-kitten", 3, 1),
    "all-aboard-2-plain": Plan("all-aboard", 2, options="effects=off"),
    "all-aboard-3-effects": Plan("all-aboard", 3),
    "dream-cruise-1-jana": Plan("dream-cruise", 1, options="jana=1"),
    "dream-cruise-3-sea-days": Plan("dream-cruise", 2, 1, "sea_days=on"),
    "on-board-2019": Plan("on-board", 1, 1, "edition=2019"),
    "on-board-2022": Plan("on-board", 2),
    "on-board-expansions": Plan("on-board", 2, options="captains=on, luggage=on, specials=on"),
}
"""The evenings that are kept as golden files."""


def plan_by_chance(game: str, seed: int) -> Plan:
    """Any number of seats, some of them the computer's, and any options."""
    luck, counts = Random(f"{game} {seed}"), GAMES[game].seat_counts
    seats = luck.choice(counts)
    people = luck.randint(1, min(seats, 5))
    return Plan(game, people, seats - people, ", ".join(_options_by_chance(game, luck)), seed)


def _options_by_chance(game: str, luck: Random) -> list[str]:
    hints = get_type_hints(GAMES[game].options_type)
    chosen = []
    for part in fields(GAMES[game].options_type):
        hint = hints[part.name]
        values = (
            ["on", "off"] if hint is bool else [str(one) for one in get_args(hint) or [each.value for each in hint]]
        )
        chosen.append(f"{part.name}={luck.choice(values)}")
    return [one for one in chosen if "edition=2019" not in chosen or one.startswith("edition")]
