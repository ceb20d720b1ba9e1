"""A random evening at a table by real presses, from `/play` to the rematch, written down message by message.

`python -m tests.cogs.evening --game dream-cruise --seed 7` prints one, to be compared between two versions of us.
"""

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from bot.client import Pace
from engines import GAMES
from tests.cogs import pastimes
from tests.cogs.company import Evening
from tests.cogs.messages.harbour import simulated_timers
from tests.cogs.plans import EVENINGS, Plan, plan_by_chance
from tests.cogs.world import controls, world_of

_RESTLESS = 0.5
"""How often somebody does something else before the next choice."""
_MOST_TURNS = 2_000


async def recorded(plan: Plan) -> str:
    """The whole evening as text."""
    async with _evening_of(plan) as evening:
        await _gather(evening)
        await _fill_the_table(evening)
        await _play(evening)
        await _after_the_game(evening)
        return evening.record.text()


@asynccontextmanager
async def _evening_of(plan: Plan) -> AsyncIterator[Evening]:
    """A world in which time passes only when we let it, at the pace of the real bot."""
    with simulated_timers():
        async with world_of(pace=Pace()) as world:
            yield Evening(world, plan)


async def _gather(evening: Evening) -> None:
    """Look around, mistype, and open a table."""
    host, stranger, game = evening.people[0], evening.world.stranger, evening.plan.game
    for name in ("help", "games", "hand"):
        await evening.slash(host, name)
    await evening.slash(stranger, "rules", game=game)
    await evening.slash(host, "play", game=game, options="speed=9")
    offered = await host.autocomplete(evening.world.channel, "play", "options", "", game=game)
    evening.record.step(f"{host.name} is offered the options {[one['name'] for one in offered]}")
    await evening.slash(host, "play", game=game, options=evening.plan.options)
    await evening.slash(evening.anybody(), "play", game=game)


async def _fill_the_table(evening: Evening) -> None:
    """Sit down, stand up, change one's mind, and start."""
    host, stranger, others = evening.people[0], evening.world.stranger, evening.people[1:]
    board = await evening.board()
    (sit,) = (one["custom_id"] for one in controls(board) if ":sit:" in one["custom_id"])
    await evening.at_once([(stranger, board, sit)] * 2)
    for member, verb in ((stranger, "start"), (stranger, "stand"), (host, "computer"), (host, "no-computer")):
        await evening.press_verb(member, await evening.board(), verb)
    for member in others:
        await evening.press_verb(member, await evening.board(), "sit")
    await _change_an_option(evening)
    for member in others[:1]:
        for name in ("end", "leave"):
            await evening.slash(member, name)
        await evening.press_verb(member, await evening.board(), "sit")
    for _ in range(evening.plan.computers):
        await evening.press_verb(host, await evening.board(), "computer")
    for pastime in evening.luck.sample([pastimes.talk, pastimes.restart, pastimes.ask_for_the_board], 2):
        await pastime(evening)
    await evening.press_verb(host, await evening.board(), "start")
    await evening.wait(2)


async def _change_an_option(evening: Evening) -> None:
    """Choose something else in the lobby, and then what it was."""
    before = _options_offered(await evening.board())
    if not before:
        return
    host, (custom_id, chosen) = evening.people[0], evening.luck.choice(before)
    await evening.take(evening.world.stranger, await evening.board(), custom_id, chosen)
    await evening.take(host, await evening.board(), custom_id, chosen)
    name, known = chosen.partition("=")[0], {value for _, value in before}
    for custom_id, value in _options_offered(await evening.board()):
        if value not in known and value.startswith(f"{name}="):
            await evening.take(host, await evening.board(), custom_id, value)


def _options_offered(lobby: Any) -> list[tuple[str, str]]:
    menus = [one for one in controls(lobby) if ":option:" in one["custom_id"]]
    return [(menu["custom_id"], option["value"]) for menu in menus for option in menu["options"]]


async def _play(evening: Evening) -> None:
    """A game to its result, with everything else that people do in between."""
    among = [*pastimes.ONCE, *pastimes.OFTEN, *pastimes.OFTEN]
    evening.luck.shuffle(among)
    for _ in range(_MOST_TURNS):
        if not await evening.is_running():
            return
        if among and evening.luck.random() < _RESTLESS:
            await among.pop()(evening)
        else:
            await evening.act()
        await evening.pause()
    raise AssertionError("the game does not come to its end")


async def _after_the_game(evening: Evening) -> None:
    """Look at the result, and agree to play again; that game is ended by its host."""
    await evening.wait(60)
    for name in ("hand", "board", "end"):
        await evening.slash(evening.somebody(), name)
    for _ in range(3):
        await pastimes.press_an_old_button(evening)
    result = await evening.board()
    for member in evening.luck.sample(evening.people, len(evening.people)):
        await evening.press_verb(member, result, "rematch")
    await evening.press_verb(await evening.host(), await evening.board(), "start")
    await evening.wait(2)
    if await evening.is_running():
        await evening.act()
    host = await evening.host()
    await evening.press_ending(host, await evening.slash(host, "end"), ":end:", "yes")
    await evening.wait(10)


def main() -> None:
    """Print evenings: of a name in `EVENINGS`, or of a game with seats and options by chance."""
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.evening", description=main.__doc__)
    parser.add_argument("--game", choices=[*GAMES, *EVENINGS], action="append", help="all games without it")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for name in asked.game or GAMES:
        plan = replace(EVENINGS[name], seed=asked.seed) if name in EVENINGS else plan_by_chance(name, asked.seed)
        print(f"=== {plan}", flush=True)
        print(asyncio.run(recorded(plan)), end="", flush=True)


if __name__ == "__main__":
    main()
