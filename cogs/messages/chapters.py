"""The chronicle: what is over in a game is told once, in messages that stay in the channel above the board.

The board itself becomes the chapter, where everybody was looking, and is posted anew below: that is one call more than
an ordinary edit, and nothing is deleted. Which chapter was told last is kept with the table's other messages, so a
restart neither loses one nor tells one twice: what was not told is told at the next change or press. Errors of Discord
have these effects:

| trouble                            | effect on the chapter                                                   |
|------------------------------------|-------------------------------------------------------------------------|
| 10003 channel gone                 | the table is closed                                                     |
| 10004 guild gone                   | forgotten                                                               |
| 50001, 50013 and any other 403     | told at a change after a minute, if the news still reach back so far    |
| 429, 5xx, network                  | tried again after 2, 4, 8 … seconds, then at the next change            |
| 10008, 30046, 50083 on the board   | told in a message of its own                                            |
| anything else                      | logged as our fault, and left out                                       |
"""

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord.ext import commands

from bot.client import Botswain
from bot.errors import BotswainError, StoreError, TableRefused
from bot.tables.table import Ending, Table
from bot.tables.updates import AnyLook, Update
from cogs.controls.addresses import Address, UnreadableAddress
from cogs.controls.controls import page
from cogs.messages.boards import REPOSTED, Boards
from cogs.messages.places import channel_at, public_words
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of
from cogs.pages.frames import Items, chapter_page
from cogs.presenters import PRESENTERS

_log = logging.getLogger(__name__)

_QUIET = timedelta(seconds=60)
_MOST_TRIES = 6
_KEPT_IN_MEMORY = 2_000
_LONG_AGO = datetime.min.replace(tzinfo=UTC)


@dataclass(slots=True)
class Tale:
    """What this run of the bot knows of one table's chronicle. Forgetting it costs at most a look into the store."""

    told: int = -1
    """The newest chapter that need not be told any more; -1 until the store was asked."""
    tries: int = 0
    quiet_until: datetime = _LONG_AGO
    timer: asyncio.TimerHandle | None = None
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_busy(self) -> bool:
        return self.timer is not None or bool(self.tasks)

    def stop(self) -> None:
        """Drop what is planned and what is on its way."""
        self.wait_no_longer()
        for task in tuple(self.tasks):
            task.cancel()

    def wait_no_longer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Chronicle(commands.Cog):
    """Tells the chapters of all tables."""

    def __init__(self, client: Botswain, boards: Boards) -> None:
        self._client = client
        self._boards = boards
        self._tales: dict[int, Tale] = {}

    async def cog_unload(self) -> None:
        """What is not told yet is told by the next run."""
        for tale in self._tales.values():
            tale.stop()
        self._tales.clear()

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Botswain]) -> None:
        """The first press at a table after a start: the last run may have owed it a chapter."""
        pressed: Any = interaction.data or {}  # a union of payloads without a common key
        if interaction.type is not discord.InteractionType.component:
            return
        with contextlib.suppress(UnreadableAddress, BotswainError):
            table_id = Address.read(pressed.get("custom_id", "")).table_id
            if table_id and table_id not in self._tales:
                table, look = await self._client.tables.spectate(table_id)
                self._consider(table, look)

    def note(self, update: Update) -> None:
        """A table has changed."""
        if update.table.ending is Ending.CHANNEL_GONE:
            self._drop(update.table.id)
        else:
            self._consider(update.table, update.looks.get(None))

    def _consider(self, table: Table, look: AnyLook | None) -> None:
        if look is None:
            return
        tale, chapters = self._tale(table.id), PRESENTERS[table.game].over(look)
        if chapters and chapters[-1] > tale.told and tale.timer is None and self._client.clock() >= tale.quiet_until:
            self._begin(table.id, tale)

    def _tale(self, table_id: int) -> Tale:
        tale = self._tales.pop(table_id, None) or Tale()
        self._tales[table_id] = tale  # at the end: the most recently used
        if len(self._tales) > _KEPT_IN_MEMORY:
            oldest = next(iter(self._tales))
            if not self._tales[oldest].is_busy:
                del self._tales[oldest]
        return tale

    def _drop(self, table_id: int) -> None:
        if (tale := self._tales.pop(table_id, None)) is not None:
            tale.stop()

    # -- telling
    def _begin(self, table_id: int, tale: Tale) -> None:
        tale.wait_no_longer()
        task = asyncio.get_running_loop().create_task(self._tell(table_id, tale))
        tale.tasks.add(task)
        task.add_done_callback(tale.tasks.discard)

    async def _tell(self, table_id: int, tale: Tale) -> None:
        """Tell all that is still to be told, one call at a time."""
        async with tale.lock:
            try:
                await self._catch_up(table_id, tale)
            except TableRefused:
                self._drop(table_id)
            except StoreError:
                _log.warning("table %s cannot be read for its chronicle", table_id, exc_info=True)
            except FROM_DISCORD as error:
                await self._suffer(table_id, tale, error)
            else:
                tale.tries = 0

    async def _catch_up(self, table_id: int, tale: Tale) -> None:
        table, look = await self._client.tables.spectate(table_id)
        tale.told = max(tale.told, (await self._boards.records.of(table_id)).chapter)
        chapters = () if look is None else PRESENTERS[table.game].over(look)
        for number in chapters:
            if look is not None and number > tale.told:
                await self._tell_one(table, number, look)
                tale.told = number
                self._boards.let_pass(table)

    async def _tell_one(self, table: Table, number: int, look: AnyLook) -> None:
        """The board that people were looking at becomes the chapter; if it is out of sight, a new message does."""
        items = chapter_page(table, number, look, public_words(self._client, table.place))
        channel, records = channel_at(self._client, table.place), self._boards.records
        async with self._boards.held(table) as board:
            board_id = (await records.of(table.id)).board_id
            if board_id is not None and not board.is_buried and await _became(channel, board_id, items):
                board.drawn = ""
                await records.change(table.id, board_id=None, board_posted_at=None, chapter=number)
                return
            # Named by what it tells: should Discord have it already although we were not told, it makes no second one.
            message = await channel.send(view=page(*items), nonce=f"c{table.id}.{number}")
            await records.sent(table.id, message, chapter=number)

    # -- troubles
    async def _suffer(self, table_id: int, tale: Tale, error: Exception) -> None:
        trouble = trouble_of(error)
        if trouble is Trouble.CHANNEL_GONE:
            with contextlib.suppress(BotswainError):
                await self._client.tables.close(table_id, Ending.CHANNEL_GONE)
        elif trouble is Trouble.GUILD_GONE:
            self._drop(table_id)
        elif trouble is Trouble.FORBIDDEN:
            tale.quiet_until = self._client.clock() + _QUIET
        elif trouble is Trouble.PASSING:
            self._try_again(table_id, tale)
        elif trouble is Trouble.OUR_FAULT:
            tale.told += 1
            _log.error("Discord does not take a chapter of table %s", table_id, exc_info=error)

    def _try_again(self, table_id: int, tale: Tale) -> None:
        tale.tries += 1
        if tale.tries < _MOST_TRIES:
            tale.timer = asyncio.get_running_loop().call_later(2.0**tale.tries, self._begin, table_id, tale)
        else:
            tale.tries = 0


async def _became(channel: discord.PartialMessageable, message_id: int, items: Items) -> bool:
    """Whether a message is another page now; not if it is gone or may no longer be edited."""
    try:
        await channel.get_partial_message(message_id).edit(view=page(*items))
    except FROM_DISCORD as error:
        if trouble_of(error) not in REPOSTED:
            raise
        return False
    return True


async def setup(client: Botswain) -> None:
    """Load the extension; the boards must be there."""
    chronicle = Chronicle(client, client.boards)
    client.tables.listen(chronicle.note)
    await client.add_cog(chronicle)
