"""Dream Cruise between computers, as a table: `python -m tests.simulations.dream_cruise [games]`."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from statistics import mean
from typing import Any

from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import Action, Build, CloseHand, Done, DreamOptions, Pay, Replace, Send, Stage
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.views import Phase

Player = Callable[[DreamState, int, Chance], Action]


def computer(state: DreamState, seat: int, chance: Chance) -> Action:
    return GAME.fallback(GAME.view(state, seat), GAME.legal_actions(state, seat), chance)


def at_random(state: DreamState, seat: int, chance: Chance) -> Action:
    return chance.choice(GAME.legal_actions(state, seat))


def as_offered(state: DreamState, seat: int, chance: Chance) -> Action:
    """Somebody who takes whatever comes first, and does all that is offered but for the captain."""
    legal = GAME.legal_actions(state, seat)
    for kind in (Send, Stage, Build, Replace, Pay, CloseHand, Done):
        for action in legal:
            if isinstance(action, kind):
                return action
    return legal[0]


@dataclass(frozen=True, slots=True)
class Played:
    """A game to its end."""

    state: DreamState
    totals: tuple[int, ...]
    places: tuple[int, ...]
    actions: int
    most_choices: int


def played(seed: str, options: DreamOptions, *players: Player) -> Played:
    state = GAME.setup(options, len(players), Chance(seed, 0)).state
    most = 0
    for number in count(1):
        deciders = GAME.deciders(state)
        if not deciders:
            break
        seat = min(deciders)
        most = max(most, len(GAME.legal_actions(state, seat)))
        action = players[seat](state, seat, Chance(seed, number, "player"))
        state = play(GAME, state, Move(seat, action), Chance(seed, number)).state
    result: Any = GAME.result(state)
    totals = tuple(standing.total for standing in result.standings)
    return Played(state, totals, tuple(standing.place for standing in result.standings), number - 1, most)


def line(title: str, games: list[Played]) -> str:
    rounds = [game.state.round for game in games]
    scores = [shown.score for game in games for shown in GAME.view(game.state, None).ships]
    points = [score.total for score in scores]
    assert all(game.state.phase is Phase.OVER for game in games)
    return (
        f"{title:<22}{mean(rounds):>7.1f}{f'{min(rounds)}-{max(rounds)}':>7}{mean(points):>8.1f}"
        f"{f'{min(points)}-{max(points)}':>8}{mean(score.families for score in scores):>10.1f}"
        f"{mean(score.route_points for score in scores):>8.1f}{mean(score.guest_points for score in scores):>8.1f}"
        f"{mean(game.actions for game in games):>9.0f}{max(game.most_choices for game in games):>9}"
    )


HEAD = (
    f"{'':<22}{'rounds':>7}{'':>7}{'points':>8}{'':>8}"
    f"{'families':>10}{'routes':>8}{'guests':>8}{'actions':>9}{'choices':>9}"
)


def among_alike(games: int) -> None:
    print(HEAD)
    for seats in GAME.seat_counts:
        for sea_days in (False, True):
            options = DreamOptions(sea_days=sea_days)
            title = f"{seats} {'computer' if seats == 1 else 'computers'}{', sea days' if sea_days else ''}"
            print(line(title, [played(f"{title}/{game}", options, *[computer] * seats) for game in range(games)]))
    for seats in GAME.seat_counts:
        table = [played(f"{seats}/{game}", DreamOptions(), *[at_random] * seats) for game in range(games)]
        print(line(f"{seats} at random", table))


def against_jana(games: int) -> None:
    for options in [DreamOptions(jana=0), DreamOptions(jana=1), DreamOptions(jana=2), DreamOptions(jana=3)]:
        shares = []
        for player in (computer, as_offered):
            table = [played(f"jana {options.jana}/{game}", options, player) for game in range(games)]
            shares.append(f"{100 * mean(game.places == (1,) for game in table):.0f} %")
        print(f"Jana at level {options.jana} is beaten by the computer in {shares[0]} of games,", end=" ")
        print(f"by whoever does the first thing offered in {shares[1]}")


def against_random(games: int) -> None:
    for others in (1, 2, 3):
        table = [played(f"mixed/{game}", DreamOptions(), computer, *[at_random] * others) for game in range(games)]
        won = mean(game.places[0] == 1 for game in table)
        print(f"one computer beats {others} at random in {100 * won:.0f} % of games")


def main(games: int) -> None:
    among_alike(games)
    print()
    against_jana(games)
    print()
    against_random(games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
