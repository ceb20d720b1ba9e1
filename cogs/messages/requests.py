"""A request: somebody asks for something, by command or by press."""

from collections.abc import Awaitable
from dataclasses import dataclass

import discord

from bot.client import Botswain
from bot.errors import TableReason, TableRefused
from bot.tables.table import Place, Table
from bot.tables.updates import Update
from cogs.messages.answers import Answer
from cogs.pages.sentences import Declined
from cogs.words import Words


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks, where, in which language, and the answer to give."""

    interaction: discord.Interaction[Botswain]
    answer: Answer
    words: Words

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def place(self) -> Place:
        """The channel it came from. Raises `Declined` outside a server."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise Declined("only-in-server")
        return Place(self.interaction.guild_id, self.interaction.channel_id)

    async def saved(self, change: Awaitable[Update]) -> Update:
        """Wait for a change of a table that was asked for; once it is saved, it counts, whatever becomes of the answer.

        Every change that a desk makes for its presser goes through here.
        """
        update = await change
        self.answer.counts = True
        return update

    def may_end(self, table: Table) -> bool:
        """Whether this member may end a table for everybody: its host, or whoever may tidy up in its channel."""
        if self.user_id == table.host:
            return True
        return self.place == table.place and self.interaction.permissions.manage_messages

    def may_end_or_refuse(self, table: Table) -> None:
        """Raises NOT_HOST for somebody who may not."""
        if not self.may_end(table):
            raise TableRefused(TableReason.NOT_HOST)
