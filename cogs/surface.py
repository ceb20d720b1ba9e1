"""The surface, built in one place: who keeps messages true, who answers presses, and the desks."""

from typing import Any, Final

import discord

from bot.client import Botswain
from cogs.controls.controls import Control
from cogs.desks.desk import Desk
from cogs.desks.endings import Endings
from cogs.desks.guide import Guide
from cogs.desks.leaving import Leaving
from cogs.desks.lobby import Lobby
from cogs.desks.play import Play
from cogs.desks.presses import Presses
from cogs.messages.events import Events
from cogs.messages.keepers import Keepers
from cogs.words.commands import Translations

DESKS: Final[tuple[type[Desk], ...]] = (Lobby, Play, Leaving, Endings, Guide)
"""In the order in which people meet them; which one comes first makes no difference."""


class BotswainSurface:
    """All that people see of the bot, as `bot.surface.Surface` has it."""

    def __init__(self, client: Botswain) -> None:
        self.keepers = Keepers.of(client)
        self.presses = Presses(client, self.keepers.members)

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press of one of our controls, whatever happens."""
        await self.presses.answer(interaction)

    async def post_board(self, table_id: int) -> bool:
        """Post a table's public message anew; returns whether that could be done now."""
        return await self.keepers.boards.post(table_id) is not None


async def build(client: Botswain) -> None:
    """Give a client its surface: every press and command of it is answered from now on."""
    surface = BotswainSurface(client)
    client.surface = surface
    client.add_dynamic_items(Control)
    client.tree.error(surface.presses.tree_error)
    await client.tree.set_translator(Translations())
    await client.add_cog(Events(client, surface.keepers))
    for desk_type in DESKS:
        desk = desk_type(client, surface.keepers, surface.presses)
        surface.presses.open(desk.answerers())
        await client.add_cog(desk)
