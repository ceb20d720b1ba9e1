"""What an error of Discord means for a message of ours: one word per effect, so that nobody else reads codes."""

from enum import StrEnum

import aiohttp
import discord

FROM_DISCORD = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""Whatever a call to Discord may raise: its refusals, and a network that fails."""

_TOO_MANY_REQUESTS = 429


class Trouble(StrEnum):
    """What has become of a call."""

    MESSAGE_GONE = "message-gone"
    WORN_OUT = "worn-out"  # an old message that was edited too often
    ARCHIVED = "archived"  # its thread sleeps; a new message wakes it
    CHANNEL_GONE = "channel-gone"
    GUILD_GONE = "guild-gone"
    MEMBER_GONE = "member-gone"
    FORBIDDEN = "forbidden"
    PASSING = "passing"  # Discord or the network is ill or busy
    OUR_FAULT = "our-fault"  # what we sent cannot be right


_BY_CODE = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.GUILD_GONE,
    10007: Trouble.MEMBER_GONE,
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.MEMBER_GONE,
    30046: Trouble.WORN_OUT,
    50083: Trouble.ARCHIVED,
}


def trouble_of(error: Exception) -> Trouble:
    """What this error of a call to Discord means."""
    if not isinstance(error, discord.HTTPException):
        return Trouble.PASSING
    if known := _BY_CODE.get(error.code):
        return known
    if error.status == _TOO_MANY_REQUESTS or error.status >= 500:
        return Trouble.PASSING
    return Trouble.FORBIDDEN if isinstance(error, discord.Forbidden) else Trouble.OUR_FAULT
