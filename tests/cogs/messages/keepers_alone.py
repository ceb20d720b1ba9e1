"""A surface on which messages are kept true, and nobody answers; discord.py runs this anew for each client."""

from typing import Any

import discord

from bot.client import Botswain
from cogs.controls.controls import Control
from cogs.messages.events import Events
from cogs.surface import BotswainSurface


class Speechless(BotswainSurface):
    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Leave the presser without an answer: these tests look at what else happens."""


async def setup(client: Botswain) -> None:
    """Give the client its keepers."""
    surface = Speechless(client)
    client.surface = surface
    client.add_dynamic_items(Control)
    await client.add_cog(Events(client, surface.keepers))
