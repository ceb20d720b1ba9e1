"""How good the computer is: its share of wins against seats that act at random, and what its own kind scores."""

from collections.abc import Collection
from random import Random
from typing import Any

from engines import GAMES
from engines.core.chance import Chance
from engines.core.game import Game, Move
from engines.core.play import play
from engines.core.result import Result
from engines.core.seats import Seat


def played(game: Game[Any, Any, Any, Any, Any], seat_count: int, seed: str, computers: Collection[Seat]) -> Result:
    """The result of a game between computers and seats that act at random."""
    whims = Random(seed)
    state, number = game.setup(game.options_type(), seat_count, Chance(seed, 0)).state, 0
    while deciders := game.deciders(state):
        seat, number = min(deciders), number + 1
        actions = game.legal_actions(state, seat)
        if seat in computers:
            action = game.fallback(game.view(state, seat), actions, Chance(seed, number, "computer"))
        else:
            action = whims.choice(actions)
        state = play(game, state, Move(seat, action), Chance(seed, number)).state
    result = game.result(state)
    assert result is not None
    return result


def share_of_wins(game: Game[Any, Any, Any, Any, Any], seat_count: int, games: int) -> float:
    """How often one computer wins among seats that act at random; a shared victory counts in part."""
    wins = 0.0
    for number in range(games):
        seat = number % seat_count
        winners = played(game, seat_count, f"computer {number}", {seat}).winners
        wins += (seat in winners) / max(1, len(winners))  # alone, there may be no winner
    return wins / games


def mean_total(game: Game[Any, Any, Any, Any, Any], seat_count: int, games: int, computers: Collection[Seat]) -> float:
    """What a seat scores on average."""
    results = [played(game, seat_count, f"mean {number}", computers) for number in range(games)]
    return sum(standing.total for result in results for standing in result.standings) / (games * seat_count)


def main(*, small: bool = False) -> None:
    games = 1 if small else 100
    for game in GAMES.values():
        for seat_count in game.seat_counts:
            share = share_of_wins(game, seat_count, games)
            among_computers = mean_total(game, seat_count, max(1, games // 5), range(seat_count))
            at_random = mean_total(game, seat_count, max(1, games // 5), ())
            how = "one against random seats" if seat_count > 1 else "alone"
            print(
                f"computer   {game.key}, {seat_count} seats: {how} wins {share:.0%} (fair: {1 / seat_count:.0%}); "
                f"points a seat {among_computers:.1f} among computers, {at_random:.1f} at random"
            )
