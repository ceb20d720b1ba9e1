"""A server with a channel, members and a bot that plays only through its tables: no commands, no answers to presses."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
import pytest
import simcord
from simcord.results import to_discord_message

from bot.client import Botswain, Pace
from bot.store.memory import MemoryStore
from bot.tables.service import TableService
from bot.tables.table import Place, Table
from cogs.messages.keepers import Keepers
from engines import GAMES
from tests.cogs.world import keepers_of

T = TypeVar("T")

PACE = Pace(board=30.0, progress=120.0, ping=600.0, answer=1.5)
PATIENCE = 60.0
"""Seconds that a busy machine may take until the bot has come to rest."""

SURFACE = "tests.cogs.messages.keepers_alone"
"""The surface of these tests: messages are kept true, and nobody answers."""


class Harbour:
    """What a test holds: the simulated Discord, the bot on it, and one table."""

    def __init__(self, env: Any, store: MemoryStore) -> None:
        self.env = env
        self.store = store
        self.guild = env.create_guild("The Harbour")
        self.channel = self.guild.create_text_channel("game-night")
        self.members = [self.guild.add_member(env.create_user(f"sailor-{number}")) for number in range(6)]
        self.table_id = 0

    @property
    def client(self) -> Botswain:
        client: Botswain = self.env.bot
        return client

    @property
    def keepers(self) -> Keepers:
        return keepers_of(self.client)

    @property
    def place(self) -> Place:
        return Place(self.guild.id, self.channel.id)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Let the bot do something, as one of its commands would."""
        with self.env._bot_scope():
            done = await work()
        await self.env.settle(idle=0.005)
        return done

    async def wait(self, seconds: float) -> None:
        await self.env.advance_time(seconds)

    async def lobby(self, seats: int, place: Place | None = None, game: str = "ahoy-kitten") -> None:
        """A lobby with so many members seated, its message posted, and quiet again."""
        tables, host = self.client.tables, self.members[0]
        opened = await self.do(lambda: tables.open(place or self.place, host.id, game, {}))
        self.table_id = opened.table.id
        await self.do(lambda: self.keepers.boards.post(self.table_id))
        for member in self.members[1:seats]:
            await self.sit(member)
        await self.wait(PACE.board)

    async def sit(self, member: Any) -> None:
        await self.do(lambda: self.client.tables.sit(self.table_id, member.id))

    async def game(self, seats: int, place: Place | None = None, game: str = "ahoy-kitten") -> None:
        """A running game whose board is drawn."""
        await self.lobby(seats, place, game)
        await self.start()
        await self.wait(PACE.board)

    async def start(self) -> None:
        await self.do(lambda: self.client.tables.start(self.table_id, self.members[0].id))

    async def awaited(self) -> list[int]:
        """The members the game waits for, in order of seat."""
        table, look = await self.client.tables.spectate(self.table_id)
        assert look is not None
        held = {seat: getattr(table.holders[seat], "user_id", 0) for seat in sorted(look.waiting_for)}
        return [user for user in held.values() if user]

    async def act(self, user_id: int, choice: int = 0) -> None:
        """A member takes one of the actions there are, for a pirate that has not picked yet."""
        _, look = await self.client.tables.look(self.table_id, user_id)
        assert look is not None
        picked = {number for number, has_picked in enumerate(getattr(look.view, "has_picked", ())) if has_picked}
        actions = [action for action in look.actions if getattr(action, "pirate", None) not in picked]
        action = actions[choice % len(actions)]
        await self.do(lambda: self.client.tables.act(self.table_id, user_id, look.moment, action))

    async def round(self) -> None:
        """Everyone who is waited for acts, and the board is drawn."""
        moment = await self.moment()
        while await self.moment() == moment and await self.is_running():
            await self.act((await self.awaited())[0])
        await self.wait(PACE.board)

    async def until_one_is_awaited(self) -> int:
        """All but one act in this moment; returns the one."""
        while len(awaited := await self.awaited()) > 1:
            await self.act(awaited[0])
        return awaited[0]

    async def play_out(self) -> None:
        while await self.is_running():
            await self.act((await self.awaited())[0])

    async def table(self) -> Table:
        return await self.client.tables.by_id(self.table_id)

    async def is_running(self) -> bool:
        table = await self.table()
        return table.is_open

    async def moment(self) -> int:
        _, look = await self.client.tables.spectate(self.table_id)
        return look.moment if look is not None else 0

    async def board_id(self) -> int | None:
        return (await self.store.messages(self.table_id)).board_id

    async def ping_id(self) -> int | None:
        return (await self.store.messages(self.table_id)).ping_id

    def ours(self, channel: Any = None) -> list[discord.Message]:
        """Our messages in the channel, oldest first."""
        kept = self.env.backend.messages[(channel or self.channel).id].values()
        ours = (message for message in kept if message.author_id == self.env.backend.bot_user.id)
        return [to_discord_message(self.env, message) for message in sorted(ours, key=lambda message: message.id)]

    def boards(self) -> list[discord.Message]:
        return [message for message in self.ours() if not message.content]

    def pings(self) -> list[discord.Message]:
        return [message for message in self.ours() if message.content]

    def text(self) -> str:
        """All that the one board says."""
        (board,) = self.boards()
        return "\n".join(walk(board.components))

    def calls(self, method: str = "*") -> int:
        """How many calls to Discord there were."""
        return sum(method in ("*", request.method) for request in self.env.http_requests)

    async def restart(self) -> None:
        """The process ends and another begins on the same store."""
        await self.env.restart_bot(new_client(self.store))


def refusal(status: int, code: int = 0) -> Callable[[], Exception]:
    """An error as discord.py raises it."""
    response: Any = SimpleNamespace(status=status, reason="no")
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return lambda: kind(response, {"code": code, "message": "no"})


@contextmanager
def simulated_timers() -> Iterator[None]:
    """Only the simulated clock ends a wait; simcord by itself lets a timer fall due in real time on a slow machine."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(simcord._dpy_internals, "is_intentional_wait_wakeup", lambda *_: True)
        yield


def walk(components: Any) -> list[str]:
    """Every text in a message of components, in order."""
    found = []
    for component in components:
        found += [text] if (text := getattr(component, "content", None)) else []
        found += [label] if (label := getattr(component, "label", None)) else []
        found += walk(getattr(component, "children", ()))
    return found


def new_client(store: MemoryStore, pace: Pace = PACE) -> Botswain:
    """A bot as the command line wires it, on this store."""
    seeds = iter(f"seed-{number}" for number in range(10_000))
    tables = TableService(store, discord.utils.utcnow, GAMES, lambda: next(seeds))
    return Botswain(tables, store, discord.utils.utcnow, pace)
