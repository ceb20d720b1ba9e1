"""Links to tables and their messages, and which rights a channel lacks for a table."""

import discord

from bot.client import Botswain
from bot.errors import StoreError
from bot.tables.table import Place, Table

_RIGHTS = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")


def board_address(place: Place, message_id: int | None) -> str:
    """Where a table's board is found: the message, or at least its channel."""
    channel = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


async def table_link(client: Botswain, table: Table) -> str:
    """The address of a table's public message, or of its channel while none is known."""
    try:
        board_id = (await client.store.messages(table.id)).board_id
    except StoreError:  # what was done is done; a link less exact must not call it a failure
        board_id = None
    return board_address(table.place, board_id)


def missing_rights(interaction: discord.Interaction[Botswain]) -> list[str]:
    """Which rights the bot lacks in the channel to keep a board there, by Discord's names."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    rights = ["send_messages_in_threads" if in_thread and right == "send_messages" else right for right in _RIGHTS]
    return [right for right in rights if not getattr(interaction.app_permissions, right)]
