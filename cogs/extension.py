"""What discord.py loads by name. It runs this module anew for every client, so nothing else stands here."""

from bot.client import Botswain
from cogs.surface import build


async def setup(client: Botswain) -> None:
    """Build the surface of this client."""
    await build(client)
