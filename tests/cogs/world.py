"""A simulated server in which members press what they see: what the tests of commands and buttons stand on."""

import contextlib
import json
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import discord
import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components

from bot.client import Botswain, Pace
from bot.store.memory import MemoryStore
from bot.store.sqlite import SqliteStore
from bot.tables.service import TableService
from bot.tables.store import Store
from bot.tables.table import Place, Table
from bot.tables.updates import AnyLook
from cogs.controls.addresses import Address, UnreadableAddress, Verb
from cogs.messages.keepers import Keepers
from cogs.surface import BotswainSurface
from engines import GAMES
from engines.ahoy_kitten.views import AhoyView

HASTY = Pace(board=0.0, progress=0.0, bystander=600.0, ping=600.0, answer=1.5)
"""Boards follow at once, so that whoever looks after a press sees what came of it.

What waits longer must wait much longer than a test lasts: simcord waits in real time for a timer that is due soon."""

BUTTON, MENU = 2, 3

SHOWN_TO_ALL = {
    Verb.SIT,
    Verb.STAND,
    Verb.COMPUTER,
    Verb.NO_COMPUTER,
    Verb.OPTION,
    Verb.START,
    Verb.CLOSE,
    Verb.AGREE,
}
"""What changes the table itself."""


class World:
    """The server, one channel, its members, and the bot in its present life."""

    def __init__(self, env: Any, store: Store, pace: Pace, path: Path | None) -> None:
        self.env = env
        self.store = store
        self.pace = pace
        self.path = path
        self.guild = env.create_guild("The Harbour")
        self.channel = self.guild.create_text_channel("game-night")
        self.members = [self.guild.add_member(env.create_user(f"sailor-{number}")) for number in range(7)]
        tidy = self.guild.create_role("tidy", permissions=discord.Permissions(manage_messages=True, view_channel=True))
        self.moderator = self.guild.add_member(env.create_user("harbour-master"), roles=[tidy])
        self.panels: dict[int, Any] = {}
        """The latest private page of each member, by user."""
        self.luck = Random(0)

    @property
    def client(self) -> Botswain:
        client: Botswain = self.env.bot
        return client

    @property
    def keepers(self) -> Keepers:
        return keepers_of(self.client)

    @property
    def stranger(self) -> Any:
        return self.members[-1]

    async def restart(self) -> None:
        """The process ends, and another begins on the same store."""
        if self.path is not None:
            await self.store.close()
            self.store = await SqliteStore.open(self.path)
        await self.env.restart_bot(new_client(self.store, self.pace))

    # -- doing what members do

    async def slash(self, member: Any, name: str, /, **options: Any) -> Any:
        return self._answered(member, await member.slash(self.channel, name, **options))

    async def press(self, member: Any, message: Any, verb: Verb, text: str | None = None) -> Any:
        """Press the one button with this verb, and with this text if there are several."""
        (custom_id,) = [
            part["custom_id"]
            for part in controls(message)
            if part["type"] == BUTTON and matches(part["custom_id"], verb, text)
        ]
        return await self.press_id(member, message, custom_id)

    async def press_id(self, member: Any, message: Any, custom_id: str) -> Any:
        return self._answered(member, await member.click(message, custom_id=custom_id), custom_id)

    async def choose(self, member: Any, message: Any, custom_id: str, value: str) -> Any:
        return self._answered(member, await member.select(message, [value], custom_id=custom_id), custom_id)

    async def forge(self, member: Any, message: Any, custom_id: str) -> Any:
        """A press of a button that is no longer, or never was, on the message."""
        stored = self.env.backend.get_message(
            message.channel_id if hasattr(message, "channel_id") else message.channel.id, message.id
        )
        record, payload = self._payload(member, stored, custom_id)
        with forged(stored, custom_id):
            payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return self._answered(member, simcord.results.InteractionResult(self.env, record), custom_id)

    async def at_once(self, presses: list[tuple[Any, Any, str]]) -> list[Any]:
        """Several members press before the bot has answered anybody."""
        records = []
        for member, message, custom_id in presses:
            record, payload = self._payload(member, self._stored(message), custom_id)
            self.env.backend.emit("INTERACTION_CREATE", payload)
            records.append((member, record, custom_id))
        await self.env.settle()
        return [self._answered(who, simcord.results.InteractionResult(self.env, one), at) for who, one, at in records]

    def _stored(self, message: Any) -> Any:
        channel_id = message.channel.id if isinstance(message, discord.Message) else message.channel_id
        return self.env.backend.get_message(channel_id, message.id)

    def _payload(self, member: Any, stored: Any, custom_id: str) -> tuple[Any, dict[str, Any]]:
        record, payload = interactions.base_payload(
            self.env.backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=self.guild.id,
            user_id=member.id,
            data={"custom_id": custom_id, "component_type": BUTTON},
        )
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        record.source_message_id = stored.id
        return record, payload

    def _answered(self, member: Any, result: Any, custom_id: str = "") -> Any:
        """Nobody is ever left with "interaction failed", and nobody else sees what one was told (S-11).

        Only a change of the table itself may be answered by the public message, which then shows it.
        """
        assert result.acknowledged, result
        assert text_of(result), result
        if last_of(result).ephemeral:
            self.panels[member.id] = last_of(result)
        else:
            assert any(matches(custom_id, verb) for verb in SHOWN_TO_ALL), result
            assert not result.followups, result
        return result

    # -- what there is to see

    async def table(self) -> Table:
        """The table of the channel, open or over."""
        table = await self.store.latest_at(Place(self.guild.id, self.channel.id))
        assert table is not None
        return table

    async def board(self) -> Any:
        """The public message of the channel's table."""
        table = await self.table()
        board_id = (await self.store.messages(table.id)).board_id
        return next(message for message in self.channel.history() if message.id == board_id)

    async def board_text(self) -> str:
        return text_in(await self.board())

    # -- getting somewhere

    async def lobby(self, seats: int, game: str = "ahoy-kitten") -> Any:
        """A lobby with so many members seated; returns its message."""
        await self.slash(self.members[0], "play", game=game)
        for member in self.members[1:seats]:
            await self.press(member, await self.board(), Verb.SIT)
        return await self.board()

    async def game(self, seats: int, game: str = "ahoy-kitten") -> Any:
        """A running game of so many; returns its board."""
        await self.press(self.members[0], await self.lobby(seats, game), Verb.START)
        return await self.board()

    async def leave(self, member: Any) -> Any:
        """Stand up, and mean it when asked."""
        result = await self.slash(member, "leave")
        asked = [one for one in controls(last_of(result)) if matches(one["custom_id"], Verb.LEAVE, "yes")]
        return await self.press(member, last_of(result), Verb.LEAVE, "yes") if asked else result

    async def round(self, seats: int) -> None:
        """Everyone who is waited for points at something that is accepted, on the board or in the panel."""
        moment = await self.moment()
        for member in self.members[:seats]:
            while await self.is_awaited(member) and await self.moment() == moment:
                await self.act(member)

    async def act(self, member: Any) -> Any:
        """Make one of the choices that a member's fresh hand offers, by the luck of this world."""
        panel = last_of(await self.slash(member, "hand"))
        custom_id, value = self.luck.choice(acts(panel))
        if value is None:
            return await self.press_id(member, panel, custom_id)
        return await self.choose(member, panel, custom_id, value)

    async def moment(self) -> int:
        _, look = await self.client.tables.spectate((await self.table()).id)
        return look.moment if look is not None else 0

    async def is_awaited(self, member: Any) -> bool:
        table, look = await self.client.tables.look((await self.table()).id, member.id)
        return table.is_open and look is not None and table.seat_of(member.id) in look.waiting_for


def acts(message: Any) -> list[tuple[str, str | None]]:
    """The choices on a message: custom ids of buttons, or a menu's custom id with each of its entries."""
    found: list[tuple[str, str | None]] = []
    for part in controls(message):
        if not (matches(part["custom_id"], Verb.ACT) or matches(part["custom_id"], Verb.POINT)):
            continue
        if part["type"] == BUTTON:
            found.append((part["custom_id"], None))
        else:
            found += [(part["custom_id"], option["value"]) for option in part["options"] if not option.get("default")]
    return found


def controls(message: Any) -> list[dict[str, Any]]:
    """The buttons and menus on a message, as Discord has them."""
    return [part for part in walk_components(_raw(message)) if part.get("custom_id")]


def matches(custom_id: str, verb: Verb, text: str | None = None) -> bool:
    try:
        address = Address.read(custom_id)
    except UnreadableAddress:
        return False
    return address.verb is verb and text in (None, address.text)


def text_in(message: Any) -> str:
    """Every text on a message, and every label."""
    parts = walk_components(_raw(message))
    return "\n".join(str(part.get("content") or part.get("label") or "") for part in parts)


def last_of(result: Any) -> Any:
    """The private message that a press led to: the answer, or what followed a bare acknowledgement."""
    followups = result.followups
    return followups[-1] if followups else result.response


def text_of(result: Any) -> str:
    message = last_of(result)
    return text_in(message) if message is not None else ""


def _raw(message: Any) -> list[dict[str, Any]]:
    if isinstance(message, discord.Message):
        return [json.loads(json.dumps(part.to_dict())) for part in message.components]
    raw: list[dict[str, Any]] = message.components
    return raw


@contextlib.contextmanager
def forged(stored: Any, custom_id: str) -> Iterator[None]:
    """The message with one more button while the press is on its way: discord.py looks for it there."""
    kept = stored.components
    row = {"type": 1, "components": [{"type": BUTTON, "style": 2, "label": "?", "custom_id": custom_id}]}
    stored.components = [*kept, row]
    try:
        yield
    finally:
        stored.components = kept


def kittens(look: AnyLook | None) -> AhoyView:
    """What is seen of a game of Ahoy! Kitten."""
    assert look is not None
    assert isinstance(look.view, AhoyView)
    return look.view


def keepers_of(client: Botswain) -> Keepers:
    """Who keeps this client's messages true."""
    surface = client.surface
    assert isinstance(surface, BotswainSurface)
    return surface.keepers


def new_client(store: Store, pace: Pace = HASTY) -> Botswain:
    """The bot as the command line wires it, on this store."""
    seeds = iter(f"seed-{number}" for number in range(10_000))
    tables = TableService(store, discord.utils.utcnow, GAMES, lambda: next(seeds))
    return Botswain(tables, store, discord.utils.utcnow, pace)


@contextlib.asynccontextmanager
async def world_of(store: Store | None = None, path: Path | None = None, pace: Pace = HASTY) -> AsyncIterator[World]:
    """A world for the length of one test, on a store in memory or on a file."""
    if store is None:
        store = await SqliteStore.open(path) if path is not None else MemoryStore()
    # `simcord.run` also sets context variables, which pytest-asyncio would have reset in another context.
    env = simcord.Env(new_client(store, pace), settle_timeout=30.0)
    with hasty_settling():
        await env.start()
        world = World(env, store, pace, path)
        try:
            yield world
            env.raise_errors()
        finally:
            await env.shutdown()
            await world.client.tables.settle()
            await world.store.close()


@contextlib.contextmanager
def hasty_settling() -> Iterator[None]:
    """Settling polls every 50 ms by default, which is most of the time of a press."""
    defaults = simcord.env.Env._settle_internal.__kwdefaults__
    assert defaults is not None
    kept = defaults["idle"]
    defaults["idle"] = 0.001
    try:
        yield
    finally:
        defaults["idle"] = kept


@contextlib.contextmanager
def no_swallowed_errors(caplog: Any) -> Iterator[None]:
    """discord.py only logs what a control raises, and we log what we apologise for: both are faults here."""
    yield
    faults = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not faults, [record.getMessage() for record in faults]
