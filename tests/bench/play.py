"""Actions a second of random play: through the engine alone, and through a session with everyone's looks."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from random import Random
from time import perf_counter

from bot.tables.session import Session
from bot.tables.table import Person, Place, Status, Table
from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from tests.bench.bare_kitten import picks_of_a_bare_game
from tests.engines.driver import ALL_SETTINGS, Setting

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
NOBODY = frozenset[int]()


def played_by_engine(setting: Setting, seed: str, whims: Random) -> int:
    """One game through `play` with the view and the choices of whoever decides; the number of its actions."""
    game, number = setting.game, 0
    state = game.setup(setting.options, setting.seat_count, Chance(seed, 0)).state
    while deciders := game.deciders(state):
        seat, number = whims.choice(sorted(deciders)), number + 1
        action = whims.choice(game.legal_actions(state, seat))
        state = play(game, state, Move(seat, action), Chance(seed, number)).state
    return number


def played_by_session(setting: Setting, seed: str, whims: Random) -> int:
    """One game through a session in memory, with the looks of all seats and the spectator after every action."""
    holders = tuple(Person(seat) for seat in range(setting.seat_count))
    table = Table(1, setting.game.key, setting.options, Place(1, 1), 0, Status.RUNNING, holders, NOON)
    number, proposal = 0, Session.begin(setting.game, table, seed, NOON)
    looks = proposal.session.looks(proposal.fresh)
    while waiting_for := looks[None].waiting_for:
        seat, number = whims.choice(sorted(waiting_for)), number + 1
        action = whims.choice(looks[seat].actions)
        proposal = proposal.session.propose(Move(seat, action), NOBODY, NOON)
        looks = proposal.session.looks(proposal.fresh)
    return number


def actions_per_second(play_one: Callable[[str], int], seconds: float = 1.0) -> float:
    """How fast games go by, over about so many seconds."""
    play_one("to warm up")
    actions, games, start = 0, 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        actions += play_one(f"game {games}")
        games += 1
    return actions / spent


def few_settings() -> list[Setting]:
    """One setting of each game."""
    return list({setting.game.key: setting for setting in ALL_SETTINGS}.values())


def main(*, small: bool = False) -> None:
    whims, seconds = Random(1), 0.001 if small else 1.0
    bare = actions_per_second(lambda _: picks_of_a_bare_game(whims), seconds)
    print(f"play       ahoy-kitten, 4 seats as a bare loop without checks or views: {bare:,.0f} actions/s")
    for setting in few_settings() if small else ALL_SETTINGS:
        engine = actions_per_second(partial(played_by_engine, setting, whims=whims), seconds)
        session = actions_per_second(partial(played_by_session, setting, whims=whims), seconds)
        ratio = f", bare loop {bare / session:.0f} times faster" if str(setting) == "ahoy-kitten-4" else ""
        print(
            f"play       {setting}: {engine:,.0f} actions/s through the engine, {session:,.0f} through a session "
            f"with all looks{ratio}"
        )


if __name__ == "__main__":
    main()
