"""Pings: a message when a game starts, or when it waits for one single person; never two, deleted when overtaken.

Nobody is pinged at a table with one person alone: there is nobody whom that person keeps waiting. A ping that Discord
does not let us delete is remembered, and no other is sent before it is gone.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from datetime import timedelta

import discord
from discord.ext import commands

from bot.client import Botswain
from bot.errors import BotswainError, StoreError, TableRefused
from bot.tables.table import Ending, Person, Place, Status, Table
from bot.tables.updates import AnyLook, Update
from cogs.messages.boards import Boards
from cogs.messages.places import board_address, channel_at, public_words
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of
from cogs.words.texts import listed

_log = logging.getLogger(__name__)

_JUST_STARTED = timedelta(seconds=10)
_MOST_TRIES = 6
_GONE = frozenset({Trouble.MESSAGE_GONE, Trouble.CHANNEL_GONE, Trouble.GUILD_GONE})


@dataclass(frozen=True, slots=True)
class Question:
    """What a table is at: the moment, and the one person it waits for if it waits for one alone."""

    moment: int
    person: int | None

    @classmethod
    def of(cls, table: Table, look: AnyLook | None) -> "Question | None":
        """The question that stands, as the spectator sees it; `None` while no game runs."""
        if look is None or table.status is not Status.RUNNING:
            return None
        waited_for = [table.holders[seat] for seat in look.waiting_for]
        person = waited_for[0].user_id if len(waited_for) == 1 and isinstance(waited_for[0], Person) else None
        return cls(look.moment, person if len(table.people) > 1 else None)


@dataclass(slots=True)
class Watch:
    """One table's question, and the ping that may stand about it."""

    table_id: int
    place: Place
    is_new: bool = True
    """Nothing was heard of the table since this run of the bot began: a ping of an earlier run may stand."""
    question: Question | None = None
    begun: bool = False
    is_over: bool = False
    about: Question | None = None
    """What the standing ping is about; its person is `None` when it announced the start."""
    tries: int = 0
    timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_overtaken(self) -> bool:
        """Whether the standing ping asks for what is over."""
        if self.about is None or self.question is None:
            return True
        return self.about.moment != self.question.moment or self.about.person not in (None, self.question.person)

    def later(self, name: str, delay: float, work: Callable[["Watch"], Awaitable[None]]) -> None:
        """Do some work after a while, instead of what was planned under the same name."""
        self.cancel(name)
        self.timers[name] = asyncio.get_running_loop().call_later(delay, self.at_once, name, work)

    def at_once(self, name: str, work: Callable[["Watch"], Awaitable[None]]) -> None:
        """Do some work in a task of its own."""
        self.cancel(name)
        task = asyncio.get_running_loop().create_task(self._in_turn(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def cancel(self, *names: str) -> None:
        """Drop what is planned under these names, or everything."""
        for name in names or tuple(self.timers):
            if (timer := self.timers.pop(name, None)) is not None:
                timer.cancel()

    async def _in_turn(self, work: Callable[["Watch"], Awaitable[None]]) -> None:
        async with self.lock:
            try:
                await work(self)
            except TableRefused:
                self.cancel()
            except StoreError:
                _log.warning("table %s cannot be read for its ping", self.table_id, exc_info=True)


class Pings(commands.Cog):
    """Watches whom each table waits for."""

    def __init__(self, client: Botswain, boards: Boards) -> None:
        self._client = client
        self._boards = boards
        self._watches: dict[int, Watch] = {}

    async def cog_unload(self) -> None:
        """Planned pings are dropped; a standing one is deleted at the next change after the next start."""
        for watch in self._watches.values():
            watch.cancel()
            for task in tuple(watch.tasks):
                task.cancel()
        self._watches.clear()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for watch in [watch for watch in self._watches.values() if watch.place.guild_id == guild.id]:
            self._drop(watch)

    def note(self, update: Update) -> None:
        """A table has changed."""
        table, question = update.table, Question.of(update.table, update.looks.get(None))
        watch = self._watches.get(table.id)
        if watch is None:
            watch = self._watches[table.id] = Watch(table.id, table.place)
        if table.ending is Ending.CHANNEL_GONE:
            self._drop(watch)
            return
        begins, watch.is_over = self._begins(watch, table), not table.is_open
        if question != watch.question or watch.is_new or watch.is_over:
            watch.question, watch.is_new = question, False
            watch.cancel("turn")
            if "tidy" not in watch.timers:  # else Discord is ill, and the next try comes in its own time
                watch.at_once("tidy", self._tidy)
            if question is not None:
                watch.later("turn", self._client.pace.ping, self._ping_person)
        if begins:
            watch.later("start", self._client.pace.board, self._ping_everyone)

    def _begins(self, watch: Watch, table: Table) -> bool:
        """Whether the table has just started, told once."""
        if table.status is not Status.RUNNING or watch.begun:
            return False
        watch.begun = True
        started = table.started_at
        return started is not None and self._client.clock() - started < _JUST_STARTED and len(table.people) > 1

    def _drop(self, watch: Watch) -> None:
        watch.cancel()
        self._watches.pop(watch.table_id, None)

    # -- what is done in turn, one thing at a time for each table
    async def _tidy(self, watch: Watch) -> None:
        """Delete the ping if it is overtaken."""
        ping_id = (await self._boards.records.of(watch.table_id)).ping_id
        if ping_id is not None and watch.is_overtaken and not await self._deleted(watch, ping_id):
            self._try_again(watch, "tidy", self._tidy)
        elif watch.is_over:
            self._drop(watch)

    async def _ping_everyone(self, watch: Watch) -> None:
        table, look = await self._client.tables.spectate(watch.table_id)
        question = Question.of(table, look)
        if question is not None and question == watch.question:
            await self._ping(watch, table, "ping-start", table.people, Question(question.moment, None))

    async def _ping_person(self, watch: Watch) -> None:
        """Ping the one who is waited for; whoever of those waited for has left the server is stood up."""
        table, look = await self._client.tables.spectate(watch.table_id)
        await self._boards.members.look_for_waited(table, look)
        table, look = await self._client.tables.spectate(watch.table_id)
        question = Question.of(table, look)
        if question is None or question.person is None or question != watch.question:
            return
        if not await self._ping(watch, table, "ping-turn", [question.person], question):
            self._try_again(watch, "turn", self._ping_person)

    async def _ping(self, watch: Watch, table: Table, words_id: str, people: Iterable[int], about: Question) -> bool:
        """Send a ping in place of the one that stands; returns whether there is nothing left to try."""
        messages = await self._boards.records.of(table.id)
        if messages.ping_id is not None and not await self._deleted(watch, messages.ping_id):
            return False
        words, users = public_words(self._client, table.place), [discord.Object(person) for person in people]
        names = listed([f"<@{user.id}>" for user in users], words)
        text = words(words_id, names=names, board=board_address(table.place, messages.board_id))
        try:
            message = await channel_at(self._client, table.place).send(
                text, allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False)
            )
        except FROM_DISCORD as error:
            return await self._is_final(watch, error)
        watch.about, watch.tries = about, 0
        await self._boards.records.sent(table.id, message, ping_id=message.id)
        return True

    async def _deleted(self, watch: Watch, ping_id: int) -> bool:
        """Delete a ping; returns whether it no longer concerns us."""
        try:
            await channel_at(self._client, watch.place).get_partial_message(ping_id).delete()
        except FROM_DISCORD as error:
            if trouble_of(error) not in _GONE:
                return False
        watch.about, watch.tries = None, 0
        await self._boards.records.change(watch.table_id, ping_id=None)
        return True

    async def _is_final(self, watch: Watch, error: Exception) -> bool:
        """The effect of a ping that Discord does not take; only what may pass is tried again."""
        trouble = trouble_of(error)
        if trouble is Trouble.CHANNEL_GONE:
            with contextlib.suppress(BotswainError):
                await self._client.tables.close(watch.table_id, Ending.CHANNEL_GONE)
        elif trouble is Trouble.OUR_FAULT:
            _log.error("Discord does not take the ping of table %s", watch.table_id, exc_info=error)
        return trouble is not Trouble.PASSING

    def _try_again(self, watch: Watch, name: str, work: Callable[[Watch], Awaitable[None]]) -> None:
        watch.tries += 1
        if watch.tries < _MOST_TRIES:
            watch.later(name, 2.0**watch.tries, work)
        elif watch.is_over:
            self._drop(watch)


async def setup(client: Botswain) -> None:
    """Load the extension; the boards must be there."""
    pings = Pings(client, client.boards)
    client.tables.listen(pings.note)
    await client.add_cog(pings)
