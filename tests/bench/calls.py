"""Calls to Discord for each act over whole games, from the start to the result, pings included."""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

import simcord

from bot.client import Pace
from bot.store.memory import MemoryStore
from bot.tables.table import Status
from cogs.controls.addresses import Address, Verb
from cogs.presenters import PRESENTERS
from tests.cogs.messages.harbour import PATIENCE, simulated_timers
from tests.cogs.world import World, acts, hasty_settling, last_of, new_client

Pause = tuple[float, float]
"""The least and the most seconds from one press at the table to the next."""

QUICK: Pause = (2.0, 6.0)
"""The pace at which Discord's limits come near, and for which the budget is meant."""

PAUSES: tuple[Pause, ...] = (QUICK, (5.0, 15.0), (10.0, 40.0))


@dataclass(frozen=True)
class Count:
    """What one game cost."""

    acts: int
    calls: int
    minutes: float

    @property
    def per_act(self) -> float:
        """The figure of the budget: a press itself is one call."""
        return self.calls / self.acts


async def game_on_the_board(seed: int, pause: Pause = QUICK) -> Count:
    """Everybody presses the public board and nothing else."""
    return await _counted("ahoy-kitten", 6, seed, pause, _press_board)


async def game_from_the_hands(seed: int, pause: Pause = QUICK) -> Count:
    """Everybody opens the private panel once and plays from it."""
    return await _counted("ahoy-kitten", 6, seed, pause, _press_hand)


async def game_in_turns(seed: int, pause: Pause = QUICK) -> Count:
    """All Aboard!, where one seat acts at a time and only from its private panel; each round leaves a message."""
    return await _counted("all-aboard", 5, seed, pause, _press_hand)


async def game_for_two(seed: int, pause: Pause = QUICK) -> Count:
    """On Board, where both play from their private panels, in turn and at the same time."""
    return await _counted("on-board", 2, seed, pause, _press_hand)


async def game_of_days(seed: int, pause: Pause = QUICK) -> Count:
    """Dream Cruise, where all four act at the same time in three phases of four; each day leaves a message."""
    return await _counted("dream-cruise", 4, seed, pause, _press_hand)


async def _counted(game: str, seats: int, seed: int, pause: Pause, press: Any) -> Count:
    store = MemoryStore()
    env = simcord.Env(new_client(store, Pace()), settle_timeout=PATIENCE)
    with simulated_timers(), hasty_settling():
        await env.start()
        world, luck = World(env, store, Pace(), None), Random(seed)
        try:
            board = await world.lobby(seats, game)
            await env.advance_time(5)
            calls, began = len(env.http_requests), env.now()
            await world.press(world.members[0], board, Verb.START)
            while (await world.table()).status is Status.RUNNING:
                await env.advance_time(luck.uniform(*pause))
                awaited = [member for member in world.members[:seats] if await world.is_awaited(member)]
                await press(world, luck.choice(awaited), luck)
            await env.advance_time(10)
            minutes = (env.now() - began).total_seconds() / 60
            return Count((await world.table()).step, len(env.http_requests) - calls, minutes)
        finally:
            await env.shutdown()
            await world.client.tables.settle()


async def _press_board(world: World, member: Any, luck: Random) -> None:
    """Press something on the board that means a legal action for this member."""
    board, table = await world.board(), await world.table()
    _, look = await world.client.tables.look(table.id, member.id)
    assert look is not None
    pointing = PRESENTERS[table.game].pointing
    assert pointing is not None, "a game whose board can be pressed"
    ids = [custom_id for custom_id, _ in acts(board)]
    legal = [one for one in ids if pointing.meant(Address.read(one).text, look) in look.actions]
    fresh = [one for one in legal if Address.read(one).moment == look.moment]
    if not fresh:  # the board is about to follow: whoever looks at it waits
        return
    await world.press_id(member, board, luck.choice(fresh))


async def _press_hand(world: World, member: Any, luck: Random) -> None:
    """Press a choice on the private panel, opened once."""
    panel = world.panels.get(member.id)
    if panel is None or not acts(panel):
        panel = last_of(await world.slash(member, "hand"))
    custom_id, value = luck.choice(acts(panel))
    if value is None:
        await world.press_id(member, panel, custom_id)
    else:
        await world.choose(member, panel, custom_id, value)


COUNTED = (
    ("ahoy-kitten, six players on the board", game_on_the_board),
    ("ahoy-kitten, six players from the hands", game_from_the_hands),
    ("all-aboard, five players in turns", game_in_turns),
    ("on-board, two players from the hands", game_for_two),
    ("dream-cruise, four players from the hands", game_of_days),
)


def main(*, small: bool = False) -> None:
    """Print calls for each act by pace, for both ways to play; small, only the short games that show both."""
    for name, game in COUNTED[:2] if small else COUNTED:
        for pause in PAUSES[:1] if small else PAUSES:
            counts = [asyncio.run(game(seed, pause)) for seed in range(1 if small else 3)]
            shown = ", ".join(f"{count.per_act:.2f}" for count in counts)
            print(f"calls to Discord for each act, {name}, {pause[0]:.0f}-{pause[1]:.0f} s between presses: {shown}")
