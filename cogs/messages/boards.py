"""The public message of every table, always the right one: lobby, then board, then result.

A change only plans an errand; a press that changes the table is answered by drawing its message at once. What is drawn
is read when it is drawn. A message that can no longer be edited (gone, worn out, in an archived thread) is posted anew,
unless it is a lobby that closed or an end that was shown; every other trouble is the courier's.
"""

import logging
import secrets
from dataclasses import replace

import discord

from bot.client import Botswain
from bot.errors import StoreError, TableRefused
from bot.tables.table import Place, Status, Table
from bot.tables.updates import AnyLook, Update
from cogs.controls.controls import fingerprint, page
from cogs.messages.answers import Answer
from cogs.messages.board import MOST_TICKS, Board, Mark
from cogs.messages.courier import Courier, Errand, Way
from cogs.messages.members import Members
from cogs.messages.panels import Panels
from cogs.messages.places import channel_at, public_words
from cogs.messages.records import Records
from cogs.messages.troubles import FROM_DISCORD, UNEDITABLE, trouble_of
from cogs.pages.frames import public_page
from cogs.presenters.presenter import Items

_log = logging.getLogger(__name__)

_ONLOOKERS = 3
"""So many times longer than those who play from the board wait those who only watch."""


class Boards:
    """Posts, edits and moves the public messages of all tables."""

    def __init__(self, client: Botswain, courier: Courier, records: Records, members: Members, panels: Panels) -> None:
        self._client = client
        self._courier = courier
        self._records = records
        self._members = members
        self._panels = panels
        self._boards = courier.memory(Way.STORY, Board, self._leave_channel)
        self._tables_by_channel: dict[int, int] = {}
        courier.teach(Errand.BOARD, self._draw)

    # -- what others tell us

    def heard(self, update: Update) -> None:
        """A table has changed: draw it soon, or later if only somebody has chosen."""
        board, look = self._board(update.table), update.looks.get(None)
        mark = Mark.of(update.table, look)
        delay = self._delay(board, update, mark)
        if board.learn(mark, look):
            board.restored = False
            self._courier.soon(update.table, Errand.BOARD, delay)

    def _delay(self, board: Board, update: Update, mark: Mark) -> float:
        """How long the message may lag behind: longest when only onlookers need it."""
        pace = self._client.pace
        if mark == board.heard:
            return pace.progress * 2.0**board.ticks
        return pace.progress * _ONLOOKERS if self._is_told_in_private(update, mark, board.heard) else pace.board

    def _is_told_in_private(self, update: Update, mark: Mark, before: Mark | None) -> bool:
        """Whether the game has just gone on, and whoever it now waits for sees so on a panel of their own."""
        look = update.looks.get(None)
        if look is None or before is None or mark != replace(before, moment=mark.moment):
            return False
        return self._panels.covers(update.table, look.waiting_for)

    async def touch(self, table_id: int) -> None:
        """Somebody uses a table: if this run of the bot has not drawn it yet, its message may be old. Draw it once."""
        if table_id not in self._boards:
            table = await self._client.tables.by_id(table_id)
            self._board(table)
            self._courier.soon(table, Errand.BOARD, self._client.pace.board)

    async def post(self, table_id: int) -> discord.Message | None:
        """Post a table's message anew; `None` when it cannot be posted now, which is remembered."""
        try:
            table = await self._client.tables.by_id(table_id)
        except (TableRefused, StoreError):
            return None
        return await self._courier.in_turn(table, Errand.BOARD, lambda: self._post(table_id))

    async def answer_in_place(self, answer: Answer, table_id: int, message_id: int) -> None:
        """Answer a press on a table's public message with that message as it is now.

        No answer is given on a message that is no longer the table's, or once time has run out. Nothing is raised:
        what was pressed is saved by now and must not be told as a failure.
        """
        try:
            table = await self._client.tables.by_id(table_id)
            async with self._courier.turn(table, Errand.BOARD):
                await self._draw_by(answer, table_id, message_id)
        except (TableRefused, StoreError):
            _log.warning("table %s cannot be read to answer with its board", table_id, exc_info=True)

    def is_buried(self, table_id: int) -> bool:
        """Whether the board is out of sight, as far as this run of the bot has seen."""
        board = self._boards.get(table_id)
        return board is not None and board.is_buried

    def answered_below(self, table_id: int, user_id: int, moment: int) -> None:
        """Somebody was shown a private answer, which stands below the board for them alone."""
        if (board := self._boards.get(table_id)) is not None:
            board.private[user_id].add(moment)

    async def became(self, table: Table, items: Items, chapter: int) -> bool:
        """Turn the board into this chapter, which stays where everybody was looking; the next board moves below it.

        Returns whether that was done: not to a board that is out of sight or can no longer be edited. Only in an errand
        of the channel, so that nobody else touches the board meanwhile.
        """
        board, board_id = self._board(table), (await self._records.of(table.id)).board_id
        if board_id is None or board.is_buried:
            return False
        try:
            await channel_at(self._client, table.place).get_partial_message(board_id).edit(view=page(*items))
        except FROM_DISCORD as error:
            if trouble_of(error) not in UNEDITABLE:
                raise
            return False
        board.drawn = ""
        await self._records.change(table.id, board_id=None, board_posted_at=None, chapter=chapter)
        return True

    def let_pass(self, table: Table) -> None:
        """Something that stays in the channel was told for this table: its board moves below it."""
        self._board(table).overtaken = True
        self._courier.soon(table, Errand.BOARD, self._client.pace.board)

    def keeps(self, channel_id: int) -> bool:
        """Whether the board of this channel is known to this run of the bot."""
        return channel_id in self._tables_by_channel

    def talked_over(self, channel_id: int) -> None:
        """Somebody else wrote in this channel."""
        if (board := self._boards.get(self._tables_by_channel.get(channel_id, 0))) is not None:
            board.below += 1

    async def message_deleted(self, channel_id: int, message_ids: set[int]) -> None:
        """Bring a deleted board back, but not twice without a change between: somebody does not want it there."""
        table_id = self._tables_by_channel.get(channel_id)
        if table_id is None or (await self._records.of(table_id)).board_id not in message_ids:
            return
        table = await self._client.tables.by_id(table_id)
        board = self._board(table)
        board.drawn = ""
        await self._records.change(table_id, board_id=None)  # when it was posted stays: it did not become a chapter
        if not board.restored:
            board.restored = True
            self._courier.soon(table, Errand.BOARD, self._client.pace.progress)

    # -- what is known of them

    def _board(self, table: Table) -> Board:
        if table.is_open:
            self._tables_by_channel[table.place.channel_id] = table.id
        return self._boards.kept_or(table.id, lambda: Board(table.id, table.place.channel_id))

    def _leave_channel(self, board: Board) -> None:
        if self._tables_by_channel.get(board.channel_id) == board.table_id:
            del self._tables_by_channel[board.channel_id]

    # -- drawing them, in the courier's turn

    async def _draw(self, table_id: int) -> None:
        table, look = await self._client.tables.spectate(table_id)
        board, messages, mark = self._board(table), await self._records.of(table.id), Mark.of(table, look)
        is_wanted = board.is_wanted(table, messages)
        moves = board.should_move(mark, messages.board_posted_at, self._client.clock())
        if is_wanted and (messages.board_id is None or moves):
            await self._post(table_id)
            return
        could_edit = messages.board_id is None or await self._edited(board, table, look, messages.board_id)
        if is_wanted and not could_edit:
            await self._post(table_id)

    async def _edited(self, board: Board, table: Table, look: AnyLook | None, board_id: int) -> bool:
        """Draw the board where it stands, if it shows something else; returns whether it could be."""
        items = self._items(table, look)
        if (drawn := fingerprint(items)) == board.drawn:
            return True
        board.drawn = ""  # what fails may have been carried out all the same
        try:
            await channel_at(self._client, table.place).get_partial_message(board_id).edit(view=page(*items))
        except FROM_DISCORD as error:
            if trouble_of(error) not in UNEDITABLE:
                raise
            return False
        board.edits += 1
        self._has_drawn(board, table, Mark.of(table, look), drawn)
        return True

    async def _draw_by(self, answer: Answer, table_id: int, message_id: int) -> None:
        messages = await self._records.of(table_id)
        if messages.board_id != message_id:
            return
        table, look = await self._client.tables.spectate(table_id)
        board, items, mark = self._board(table), self._items(table, look), Mark.of(table, look)
        moves = board.should_move(mark, messages.board_posted_at, self._client.clock())
        if not await answer.replace_public(*items):
            board.drawn = ""  # what failed may have been carried out all the same
            self._courier.soon(table, Errand.BOARD, self._client.pace.board)
            return
        board.edits += 1
        # A board that should move keeps its mark: the edit that is planned then sees a big change, and posts it anew.
        self._has_drawn(board, table, board.drawn_mark if moves else mark, fingerprint(items))

    async def _post(self, table_id: int) -> discord.Message:
        table, look = await self._client.tables.spectate(table_id)
        board, items = self._board(table), self._items(table, look)
        was_tried, board.nonce = bool(board.nonce), board.nonce or secrets.token_hex(8)
        message = await channel_at(self._client, table.place).send(view=page(*items), nonce=board.nonce)
        board.was_posted()
        former = (await self._records.of(table.id)).board_id
        await self._records.sent(table.id, message, board_id=message.id, board_posted_at=self._client.clock())
        self._has_drawn(board, table, Mark.of(table, look), fingerprint(items))
        if was_tried:  # Discord may have had it all along, and then it shows what was true then
            board.drawn = ""
            self._courier.soon(table, Errand.BOARD, self._client.pace.board)
        if former is not None:
            await self._remove(table.place, former)
            await self._members.look_for_waited(table, look)
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

    def _items(self, table: Table, look: AnyLook | None) -> Items:
        return public_page(table, look, public_words(self._client, table.place))
