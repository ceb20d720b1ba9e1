"""What the store knows of a table's public messages, the ping's included: one writer, so that none undoes another."""

import asyncio
import contextlib
from dataclasses import replace
from datetime import datetime
from typing import TypedDict, Unpack

import discord

from bot.errors import StoreError
from bot.tables.store import Messages, Store
from bot.tables.table import Table
from cogs.messages.places import board_address
from cogs.messages.troubles import FROM_DISCORD


class Unrecorded(StoreError):
    """A message was sent, but the store cannot keep that; it was taken back."""


class Changes(TypedDict, total=False):
    """What may change of the record of a table's messages, as `bot.tables.store.Messages` has it."""

    board_id: int | None
    board_posted_at: datetime | None
    ping_id: int | None
    chapter: int


class Records:
    """Reads and changes these records for boards, chapters and pings alike."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def of(self, table_id: int) -> Messages:
        """The public messages of a table."""
        return await self._store.messages(table_id)

    async def link(self, table: Table) -> str:
        """The address of a table's public message, or of its channel while none is known."""
        try:
            board_id = (await self.of(table.id)).board_id
        except StoreError:  # what was done is done; a link less exact must not call it a failure
            board_id = None
        return board_address(table.place, board_id)

    async def change(self, table_id: int, **changes: Unpack[Changes]) -> None:
        """Change some of what is kept of a table's public messages."""
        async with self._lock:
            messages = await self._store.messages(table_id)
            await self._store.remember_messages(table_id, replace(messages, **changes))

    async def sent(self, table_id: int, message: discord.Message, **changes: Unpack[Changes]) -> None:
        """Keep what a new message changes. If the store fails, take the message back, for nobody would keep it true.

        Raises `Unrecorded` then.
        """
        try:
            await self.change(table_id, **changes)
        except StoreError as error:
            with contextlib.suppress(*FROM_DISCORD):
                await message.delete()
            raise Unrecorded(str(error)) from error
