"""Who is here and who has left the server, as far as Discord tells us."""

import discord
from discord.ext import commands

from bot.client import Botswain
from cogs.messages.members import Members


class Departures(commands.Cog):
    """Tells `Members` what Discord tells us."""

    def __init__(self, members: Members) -> None:
        self._members = members

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Botswain]) -> None:
        """Whoever presses is here."""
        if interaction.guild_id is not None:
            self._members.has_seen(interaction.guild_id, interaction.user.id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Comes only to a bot with the members intent; then nobody has to be asked about."""
        await self._members.has_left(payload.guild_id, payload.user.id)


async def setup(client: Botswain) -> None:
    """Load the extension; the boards must be there."""
    await client.add_cog(Departures(client.boards.members))
