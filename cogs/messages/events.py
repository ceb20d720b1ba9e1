"""What happens in Discord around our messages: talk, deletions, channels that go, members who press or leave."""

import contextlib
import logging
from typing import Any

import discord
from discord.ext import commands

from bot.client import Botswain
from bot.errors import BotswainError, TableRefused
from bot.tables.table import Ending, Place
from cogs.controls.addresses import Address, UnreadableAddress
from cogs.messages.keepers import Keepers

_log = logging.getLogger(__name__)


class Events(commands.Cog):
    """Tells the keepers what Discord tells us."""

    def __init__(self, client: Botswain, keepers: Keepers) -> None:
        self._client = client
        self._keepers = keepers

    async def cog_unload(self) -> None:
        """What is planned is dropped; the next run draws at the first press."""
        self._keepers.courier.close()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Somebody's talk pushes the board up."""
        if self._client.user is not None and message.author.id != self._client.user.id:
            self._keepers.boards.talked_over(message.channel.id)

    @commands.Cog.listener()
    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        await self._keepers.boards.message_deleted(payload.channel_id, {payload.message_id})

    @commands.Cog.listener()
    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent) -> None:
        await self._keepers.boards.message_deleted(payload.channel_id, payload.message_ids)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._close_at(Place(channel.guild.id, channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._close_at(Place(payload.guild_id, payload.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The tables stay: the bot may be invited back."""
        self._keepers.courier.forget_guild(guild.id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Comes only to a bot with the members intent; then nobody has to be asked about."""
        await self._keepers.members.has_left(payload.guild_id, payload.user.id)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Botswain]) -> None:
        """Whoever presses is here; and after a start, what the last run owed to their table is caught up with."""
        if interaction.guild_id is not None:
            self._keepers.members.has_seen(interaction.guild_id, interaction.user.id)
        with contextlib.suppress(BotswainError):
            if interaction.type is discord.InteractionType.component:
                await self._touched_by_press(interaction)
            elif interaction.type is discord.InteractionType.application_command:
                await self._touched_by_command(interaction)

    async def _touched_by_press(self, interaction: discord.Interaction[Botswain]) -> None:
        pressed: Any = interaction.data or {}  # a union of payloads without a common key
        with contextlib.suppress(UnreadableAddress):
            table_id = Address.read(pressed.get("custom_id", "")).table_id
            if table_id:
                await self._keepers.boards.touch(table_id)
                await self._keepers.chapters.touch(table_id)

    async def _touched_by_command(self, interaction: discord.Interaction[Botswain]) -> None:
        if interaction.guild_id is None or interaction.channel_id is None:
            return
        if not self._keepers.boards.keeps(interaction.channel_id):
            table = await self._client.tables.at(Place(interaction.guild_id, interaction.channel_id))
            await self._keepers.boards.touch(table.id)

    async def _close_at(self, place: Place) -> None:
        try:
            table = await self._client.tables.at(place)
            await self._client.tables.close(table.id, Ending.CHANNEL_GONE)
        except TableRefused:
            return  # no open table there, or somebody was faster
        except BotswainError:
            # It stays in the lists until its board is touched: Discord then says 10003 and it is closed.
            _log.exception("the table of a deleted channel could not be closed")
