"""The public message of every table, always the right one: lobby, then board, then result.

`note` only marks and schedules; a press that changes the table is answered by drawing its message at once. What is
drawn is read when it is drawn, one call at a time, so a message is never older than its call.
Errors of Discord have these effects:

| trouble                             | effect on the message                                                    |
|-------------------------------------|--------------------------------------------------------------------------|
| 10008 message gone                  | posted anew, unless it is a lobby that closed or an end that was shown   |
| 30046 edited too often              | the same                                                                 |
| 50083 thread archived               | the same, which wakes the thread; locked: waits for the next change      |
| 10003 channel gone                  | the table is closed                                                      |
| 10004 guild gone                    | forgotten; the table stays, the bot may be invited back                  |
| 50001, 50013 and any other 403      | private answers go on; tried again at a change after a minute            |
| 429, 5xx, network                   | tried again after 1, 2, 4 … 60 seconds, then at the next change          |
| anything else                       | logged as our fault, waits for the next change                           |
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from bot.client import Botswain
from bot.errors import StoreError, TableRefused
from bot.tables.table import Ending, Place, Status, Table
from bot.tables.updates import AnyLook, Update
from cogs.controls.controls import fingerprint, page
from cogs.messages.answers import Answer
from cogs.messages.board import MOST_TICKS, MOST_TRIES, Board, Mark
from cogs.messages.members import Members
from cogs.messages.places import channel_at, public_words
from cogs.messages.records import Records
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of
from cogs.pages.frames import public_page

_log = logging.getLogger(__name__)

_QUIET = timedelta(seconds=60)
_KEPT_IN_MEMORY = 2_000
_ONLOOKERS = 3
"""So many times longer than those who play from the board wait those who only watch."""
REPOSTED = frozenset({Trouble.MESSAGE_GONE, Trouble.WORN_OUT, Trouble.ARCHIVED})


class Boards:
    """Posts, edits and moves the public messages of all tables."""

    def __init__(self, client: Botswain) -> None:
        self._client = client
        self.members = Members(client)
        self.records = Records(client.store)
        self._boards: dict[int, Board] = {}
        self._tables_by_channel: dict[int, int] = {}

    # -- what others tell us
    def note(self, update: Update) -> None:
        """A table has changed: draw it soon, or later if only somebody has chosen."""
        if update.table.ending is Ending.CHANNEL_GONE:
            self._forget(update.table.id)
            return
        board, look = self._board(update.table), update.looks.get(None)
        mark = Mark.of(update.table, look)
        delay = self._delay(board, update, mark)
        if board.note(mark, look):
            board.restored = False
            self._schedule(board, delay)

    def _delay(self, board: Board, update: Update, mark: Mark) -> float:
        """How long the message may lag behind: longest when only onlookers need it."""
        pace = self._client.pace
        if mark == board.noted:
            return pace.progress * 2.0**board.ticks
        return pace.progress * _ONLOOKERS if self._is_told_in_private(update, mark, board.noted) else pace.board

    def _is_told_in_private(self, update: Update, mark: Mark, before: Mark | None) -> bool:
        """Whether the game has just gone on, and whoever it now waits for sees so on a panel of their own."""
        look = update.looks.get(None)
        if look is None or before is None or mark != replace(before, moment=mark.moment):
            return False
        return bool(self._client.panels.covers(update.table, look.waiting_for))

    async def touch(self, table_id: int) -> None:
        """Somebody uses a table: if this run of the bot has not drawn it yet, its message may be old. Draw it once."""
        if table_id not in self._boards:
            table = await self._client.tables.by_id(table_id)
            self._schedule(self._board(table), self._client.pace.board)

    async def post(self, table_id: int, channel: discord.abc.Messageable) -> discord.Message | None:
        """Post a table's message anew; `None` when it cannot be posted now, which is remembered."""
        try:
            board = self._board(await self._client.tables.by_id(table_id))
        except (TableRefused, StoreError):
            return None
        async with board.lock:
            return await self._attempted(board, lambda: self._post(board, channel))

    async def answer_in_place(self, answer: Answer, table_id: int, message_id: int) -> None:
        """Answer a press on a table's public message with that message as it is now.

        No answer is given on a message that is no longer the table's, or once time has run out. Nothing is raised:
        what was pressed is saved by now and must not be told as a failure.
        """
        try:
            board = self._board(await self._client.tables.by_id(table_id))
            async with board.lock:
                await self._draw_by(answer, board, message_id)
        except (TableRefused, StoreError):
            _log.warning("table %s cannot be read to answer with its board", table_id, exc_info=True)

    def is_buried(self, table_id: int) -> bool:
        """Whether the board is out of sight, as far as this run of the bot has seen."""
        board = self._boards.get(table_id)
        return board is not None and board.is_buried

    def note_below(self, table_id: int, user_id: int, moment: int) -> None:
        """Somebody was shown a private note, which stands below the board for them alone."""
        if (board := self._boards.get(table_id)) is not None:
            board.notes[user_id].add(moment)

    @contextlib.asynccontextmanager
    async def held(self, table: Table) -> AsyncIterator[Board]:
        """The table's board, whose message nobody else touches meanwhile."""
        board = self._board(table)
        async with board.lock:
            yield board

    def let_pass(self, table: Table) -> None:
        """Something that stays in the channel was told for this table: its board moves below it."""
        board = self._board(table)
        board.overtaken = True
        self._schedule(board, self._client.pace.board)

    def keeps(self, channel_id: int) -> bool:
        """Whether the board of this channel is known to this run of the bot."""
        return channel_id in self._tables_by_channel

    def talked_over(self, channel_id: int) -> None:
        """Somebody else wrote in this channel."""
        if (table_id := self._tables_by_channel.get(channel_id)) is not None:
            self._boards[table_id].below += 1

    async def message_deleted(self, channel_id: int, message_ids: set[int]) -> None:
        """Bring a deleted board back, but not twice without a change between: somebody does not want it there."""
        table_id = self._tables_by_channel.get(channel_id)
        if table_id is None:
            return
        board, messages = self._boards[table_id], await self.records.of(table_id)
        if messages.board_id not in message_ids:
            return
        board.drawn = ""
        await self.records.change(table_id, board_id=None)  # when it was posted stays: it did not become a chapter
        if not board.restored:
            board.restored = True
            self._schedule(board, self._client.pace.progress)

    def forget_guild(self, guild_id: int) -> None:
        """Drop what is kept of a server's tables."""
        for table_id in [key for key, board in self._boards.items() if board.place.guild_id == guild_id]:
            self._forget(table_id)

    def close(self) -> None:
        """Drop all planned edits."""
        for table_id in list(self._boards):
            self._forget(table_id)

    # -- when
    def _board(self, table: Table) -> Board:
        board = self._boards.pop(table.id, None) or Board(table.id, table.place)
        self._boards[table.id] = board  # at the end: the most recently used
        if table.is_open:
            self._tables_by_channel[table.place.channel_id] = table.id
        if len(self._boards) > _KEPT_IN_MEMORY:
            oldest = next(iter(self._boards.values()))
            if not oldest.is_busy:
                self._forget(oldest.table_id)
        return board

    def _forget(self, table_id: int) -> None:
        board = self._boards.pop(table_id, None)
        if board is not None:
            self._leave_channel(board)
            board.stop()

    def _leave_channel(self, board: Board) -> None:
        if self._tables_by_channel.get(board.place.channel_id) == board.table_id:
            del self._tables_by_channel[board.place.channel_id]

    def _schedule(self, board: Board, delay: float) -> None:
        delay = board.patience(delay, self._client.clock())
        if board.timer is not None:
            if delay >= board.delay:
                return
            board.timer.cancel()
        board.delay = delay
        board.timer = asyncio.get_running_loop().call_later(delay, self._begin, board)

    def _begin(self, board: Board) -> None:
        board.timer = None
        if board.task is not None:
            board.again = True
        else:
            board.task = asyncio.get_running_loop().create_task(self._keep(board))
            board.task.add_done_callback(lambda _: board.has_drawn())

    async def _keep(self, board: Board) -> None:
        board.again = True
        while board.again:
            board.again = False
            async with board.lock:
                await self._attempted(board, lambda: self._draw(board))

    # -- what
    async def _attempted(self, board: Board, call: Any) -> discord.Message | None:
        """Make a call; whatever Discord or the store says to it has its effect here and goes no further."""
        try:
            message: discord.Message | None = await call()
        except TableRefused:
            self._forget(board.table_id)
        except StoreError:
            _log.warning("table %s cannot be read to draw its board", board.table_id, exc_info=True)
            self._try_again(board)
        except FROM_DISCORD as error:
            await self._suffer(board, trouble_of(error), error)
        else:
            board.tries = 0
            return message
        return None

    async def _draw(self, board: Board) -> None:
        table, look = await self._client.tables.spectate(board.table_id)
        messages, mark = await self.records.of(table.id), Mark.of(table, look)
        is_wanted = board.is_wanted(table, messages)
        moves = board.should_move(mark, messages.board_posted_at, self._client.clock())
        if is_wanted and (messages.board_id is None or moves):
            await self._post(board, channel_at(self._client, table.place))
            return
        if messages.board_id is None:
            return
        items = self._items(table, look)
        if (drawn := fingerprint(items)) == board.drawn:
            return
        board.drawn = ""  # what fails may have been carried out all the same
        try:
            message = channel_at(self._client, table.place).get_partial_message(messages.board_id)
            await message.edit(view=page(*items))
        except FROM_DISCORD as error:
            if trouble_of(error) not in REPOSTED:
                raise
            if is_wanted:
                await self._post(board, channel_at(self._client, table.place))
            return
        board.edits += 1
        self._has_drawn(board, table, mark, drawn)

    async def _draw_by(self, answer: Answer, board: Board, message_id: int) -> None:
        messages = await self.records.of(board.table_id)
        if messages.board_id != message_id:
            return
        table, look = await self._client.tables.spectate(board.table_id)
        items, mark = self._items(table, look), Mark.of(table, look)
        moves = board.should_move(mark, messages.board_posted_at, self._client.clock())
        if not await answer.replace_public(*items):
            board.drawn = ""  # what failed may have been carried out all the same
            self._schedule(board, self._client.pace.board)
            return
        board.edits += 1
        # A board that should move keeps its mark: the edit that is planned then sees a big change, and posts it anew.
        self._has_drawn(board, table, board.drawn_mark if moves else mark, fingerprint(items))

    async def _post(self, board: Board, channel: discord.abc.Messageable) -> discord.Message:
        table, look = await self._client.tables.spectate(board.table_id)
        items = self._items(table, look)
        was_tried, board.nonce = bool(board.nonce), board.nonce or secrets.token_hex(8)
        message = await channel.send(view=page(*items), nonce=board.nonce)
        board.was_posted()
        former = (await self.records.of(table.id)).board_id
        await self.records.sent(table.id, message, board_id=message.id, board_posted_at=self._client.clock())
        self._has_drawn(board, table, Mark.of(table, look), fingerprint(items))
        if was_tried:  # Discord may have had it all along, and then it shows what was true then
            board.drawn = ""
            self._schedule(board, self._client.pace.board)
        if former is not None:
            await self._remove(table.place, former)
            await self.members.look_for_waited(table, look)
        return message

    def _has_drawn(self, board: Board, table: Table, mark: Mark | None, drawn: str) -> None:
        board.ticks = min(board.ticks + 1, MOST_TICKS) if mark == board.drawn_mark else 0
        board.drawn, board.drawn_mark = drawn, mark
        if table.status is Status.OVER:
            self._leave_channel(board)

    async def _remove(self, place: Place, message_id: int) -> None:
        try:
            await channel_at(self._client, place).get_partial_message(message_id).delete()
        except FROM_DISCORD as error:
            _log.info("an old board stays where it is: %s", error)

    def _items(self, table: Table, look: AnyLook | None) -> list[ui.Item[Any]]:
        return public_page(table, look, public_words(self._client, table.place))

    # -- troubles
    async def _suffer(self, board: Board, trouble: Trouble, error: Exception) -> None:
        if trouble is Trouble.CHANNEL_GONE:
            with contextlib.suppress(TableRefused, StoreError):
                await self._client.tables.close(board.table_id, Ending.CHANNEL_GONE)
            self._forget(board.table_id)
        elif trouble is Trouble.GUILD_GONE:
            self._forget(board.table_id)
        elif trouble is Trouble.FORBIDDEN:
            board.quiet_until = self._client.clock() + _QUIET
        elif trouble is Trouble.PASSING:
            self._try_again(board)
        elif trouble is Trouble.OUR_FAULT:
            _log.error("Discord does not take the board of table %s", board.table_id, exc_info=error)

    def _try_again(self, board: Board) -> None:
        board.tries += 1
        if board.tries < MOST_TRIES:
            self._schedule(board, 0.0)
