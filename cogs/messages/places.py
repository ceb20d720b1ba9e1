"""What there is to know of the place of a table: its channel, its language, its links, and the rights we lack there."""

import discord

from bot.client import Botswain
from bot.tables.table import Place
from cogs.words import Words, words_for

_RIGHTS = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")


def channel_at(client: Botswain, place: Place) -> discord.PartialMessageable:
    """Where to write; nothing is asked of Discord for it."""
    return client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)


def public_words(client: Botswain, place: Place) -> Words:
    """The words of what everybody at a place reads: its server's language."""
    guild = client.get_guild(place.guild_id)
    return words_for(str(guild.preferred_locale) if guild is not None else "en")


def board_address(place: Place, message_id: int | None) -> str:
    """Where a table's board is found: the message, or at least its channel."""
    channel = f"https://discord.com/channels/{place.guild_id}/{place.channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def missing_rights(interaction: discord.Interaction[Botswain]) -> list[str]:
    """Which rights the bot lacks in the channel to keep a board there, by Discord's names."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    rights = ["send_messages_in_threads" if in_thread and right == "send_messages" else right for right in _RIGHTS]
    return [right for right in rights if not getattr(interaction.app_permissions, right)]
