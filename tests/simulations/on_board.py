"""Prints how On Board plays: what lovers of each symbol win, cabins filled, ports tied, and how the computer fares.

python -m tests.simulations.on_board [games per pairing]
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import TypeAlias
from unittest.mock import patch

from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from engines.core.result import Result
from engines.on_board import GAME
from engines.on_board.actions import Action, Edition, OnBoardOptions
from engines.on_board.cards import Card, Symbol
from engines.on_board.inside import computer
from engines.on_board.inside.prospects import Prospects, promise
from engines.on_board.inside.state import OnBoardState
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView

Player: TypeAlias = Callable[[OnBoardState, int, Chance], Action]

FONDNESS = 2.0
"""What a lover of a symbol sees in each one of it, above what it is worth."""

OPTIONS = [
    OnBoardOptions(Edition.OLD),
    *[OnBoardOptions(Edition.NEW, *chosen) for chosen in product((False, True), repeat=3)],
]


def at_random(state: OnBoardState, seat: int, chance: Chance) -> Action:
    return chance.choice(GAME.legal_actions(state, seat))


def sensibly(state: OnBoardState, seat: int, chance: Chance) -> Action:
    return GAME.fallback(GAME.view(state, seat), GAME.legal_actions(state, seat), chance)


def fond_of(symbol: Symbol) -> Player:
    """The computer, with a weakness; of the other it thinks what it always does."""
    gain = computer._gain

    def seen_by_a_lover(sheet: Sheet, ahead: Prospects) -> float:
        return promise(sheet, ahead) + FONDNESS * sheet.count(symbol)

    def gain_of(view: OnBoardView, seat: int, cards: tuple[Card, ...]) -> float:
        with patch.object(computer, "promise", seen_by_a_lover if seat == view.viewer else promise):
            return gain(view, seat, cards)

    def player(state: OnBoardState, seat: int, chance: Chance) -> Action:
        with patch.object(computer, "promise", seen_by_a_lover), patch.object(computer, "_gain", gain_of):
            return sensibly(state, seat, chance)

    return player


LOVERS = {symbol: fond_of(symbol) for symbol in Symbol}


def game(options: OnBoardOptions, seed: str, players: Sequence[Player], counts: Counter[str]) -> Result:
    """One whole game; `counts` gathers what happened in it."""
    state, number = GAME.setup(options, 2, Chance(seed, 0)).state, 0
    while seats := GAME.deciders(state):
        number += 1
        seat = min(seats)
        action = players[seat](state, seat, Chance(seed, number, "choice"))
        state = play(GAME, state, Move(seat, action), Chance(seed, number)).state
    result = GAME.result(state)
    assert result
    counts["acts"] += number
    counts["longest"] = max(counts["longest"], number)
    counts["points"] += sum(standing.total for standing in result.standings)
    counts["open"] += sum(sheet.open for sheet in state.sheets)
    counts["filled"] += sum(sheet.filled for sheet in state.sheets)
    counts["tied"] += sum(call.winner is None for call in state.calls)
    counts["ports"] += len(state.calls)
    return result


def share(result: Result, seat: int) -> float:
    """A shared victory is half a victory."""
    return (seat in result.winners) / len(result.winners)


def lovers(options: OnBoardOptions, games: int) -> str:
    """Every lover against every other: the share of its games that each wins."""
    won, counts = dict.fromkeys(Symbol, 0.0), Counter[str]()
    for one, other in combinations(Symbol, 2):
        for number in range(games):
            pair = (one, other) if number % 2 else (other, one)
            result = game(options, f"{one}{other}{number // 2}", [LOVERS[symbol] for symbol in pair], counts)
            for seat, symbol in enumerate(pair):
                won[symbol] += share(result, seat)
    shares = "".join(f"{won[symbol] / (2 * games):8.0%}" for symbol in Symbol)
    filled, tied = counts["filled"] / counts["open"], counts["tied"] / counts["ports"]
    return f"{shares}{filled:9.0%}{tied:7.0%}{counts['points'] / (6 * games):8.1f}"


def against_chance(options: OnBoardOptions, games: int) -> str:
    """The computer against a random seat, and how fast random seats play."""
    counts, won = Counter[str](), 0.0
    for number in range(games):
        seat = number % 2
        players = [at_random, sensibly] if seat else [sensibly, at_random]
        won += share(game(options, f"chance{number}", players, counts), seat)
    random = Counter[str]()
    began = time.perf_counter()
    for number in range(games):
        game(options, f"speed{number}", [at_random] * 2, random)
    speed = random["acts"] / (time.perf_counter() - began)
    return f"{won / games:11.0%}{speed:9.0f}{random['longest']:9}"


def name(options: OnBoardOptions) -> str:
    chosen = ("captains", options.captains), ("luggage", options.luggage), ("specials", options.specials)
    return " ".join([options.edition, *[word for word, is_in in chosen if is_in]])


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"{'':32}lovers of: share of games won     cabins  ports          computer   random  longest")
    print(
        f"{'':32}"
        + "".join(f"{symbol:>8}" for symbol in Symbol)
        + "   filled   tied  points  v. chance   acts/s     game"
    )
    for options in OPTIONS:
        print(f"{name(options):32}{lovers(options, games)}{against_chance(options, games)}", flush=True)


if __name__ == "__main__":
    main()
