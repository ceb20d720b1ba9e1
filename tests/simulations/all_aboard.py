"""Prints how All Aboard! plays: how often boats do not sail, what is saved, and how the computer fares.

python -m tests.simulations.all_aboard [games per number of players]
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeAlias

from engines.all_aboard import GAME
from engines.all_aboard.actions import Action, AllAboardOptions
from engines.all_aboard.animals import ALL_SPECIES
from engines.all_aboard.events import Fought, Sailed, Sank, Saved
from engines.all_aboard.inside.state import AllAboardState
from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from engines.core.result import Result

Player: TypeAlias = Callable[[AllAboardState, int, Chance], Action]


def at_random(state: AllAboardState, seat: int, chance: Chance) -> Action:
    return chance.choice(GAME.legal_actions(state, seat))


def sensibly(state: AllAboardState, seat: int, chance: Chance) -> Action:
    return GAME.fallback(GAME.view(state, seat), GAME.legal_actions(state, seat), chance)


def game(seed: str, players: Sequence[Player], counts: Counter[str], *, effects: bool = True) -> Result:
    """One whole game; `counts` gathers what happened in it."""
    step = GAME.setup(AllAboardOptions(effects), len(players), Chance(seed, 0))
    state = step.state
    while seats := GAME.deciders(state):
        (seat,) = seats
        action = players[seat](state, seat, Chance(seed, state.boarded + 1, "choice"))
        step = play(GAME, state, Move(seat, action), Chance(seed, state.boarded + 1))
        state = step.state
        counts["actions"] += 1
        for told in step.told:
            count(told.event, counts)
    result = GAME.result(state)
    assert result
    counts["points"] += sum(standing.total for standing in result.standings)
    counts["cupids"] += sum(holding.cupids for holding in state.holdings)
    return result


def count(event: object, counts: Counter[str]) -> None:
    match event:
        case Sank() | Sailed() | Fought():
            counts[event.kind] += 1
        case Saved(animals=animals):
            counts.update(animal.species for animal in animals)
        case _:
            pass


def shares(games: int, player: Player, *, effects: bool) -> None:
    """One line per number of players: boats that did not sail, points and Cupids per seat; then what was saved."""
    saved, seats = Counter[str](), 0
    for seat_count in GAME.seat_counts:
        counts = Counter[str]()
        began = time.perf_counter()
        for number in range(games):
            game(f"{seat_count}/{number}", [player] * seat_count, counts, effects=effects)
        took = time.perf_counter() - began
        boats = counts["sank"] + counts["sailed"]
        sunk, fought = counts["sank"] / boats, counts["fought"] / boats
        points, cupids = counts["points"] / games / seat_count, counts["cupids"] / games / seat_count
        print(
            f"  {seat_count} seats: {sunk:5.1%} of boats sink, {fought:5.1%} in a fight;"
            f" {points:4.1f} points and {cupids:4.2f} Cupids a seat; {counts['actions'] / took:,.0f} actions a second"
        )
        saved += counts
        seats += games * seat_count
    print("  saved: " + ", ".join(f"{species} {saved[species] / seats:.0%}" for species in ALL_SPECIES))


def duels(games: int) -> None:
    """One computer among random seats: its share of victories (shared ones in part), and the points."""
    for seat_count in GAME.seat_counts:
        won, points, theirs = 0.0, 0, 0
        for number in range(games):
            seat = number % seat_count
            players: list[Player] = [at_random] * seat_count
            players[seat] = sensibly
            result = game(f"duel/{seat_count}/{number}", players, Counter())
            won += (seat in result.winners) / len(result.winners)
            points += result.standings[seat].total
            theirs += sum(standing.total for standing in result.standings) - result.standings[seat].total
        print(
            f"  {seat_count} seats: wins {won / games:5.1%} (fair share {1 / seat_count:.0%}),"
            f" {points / games:.1f} points against {theirs / games / (seat_count - 1):.1f}"
        )


def main(games: int) -> None:
    print("Random play, with effects")
    shares(games * 4, at_random, effects=True)
    print("Random play, without effects")
    shares(games * 4, at_random, effects=False)
    print("Sensible play, with effects")
    shares(games, sensibly, effects=True)
    print("One computer among random seats")
    duels(games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
