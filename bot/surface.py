"""What the bot knows of the surface that people see: `cogs.surface` builds it, and the bot never imports that."""

from typing import Any, Protocol

import discord


class Surface(Protocol):
    """Answers presses, and keeps messages true."""

    async def pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Answer somebody who pressed one of our buttons or chose in one of our menus, whatever happens."""

    async def post_board(self, table_id: int) -> bool:
        """Post a table's public message anew; returns whether that could be done now."""
