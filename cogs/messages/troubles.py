"""What an error of Discord means for a message of ours, and its effect: the one table, so that nobody else reads codes.

| trouble                        | meaning                                             | effect on what was to be sent |
|--------------------------------|-----------------------------------------------------|-------------------------------|
| 10008                          | the message is gone                                 | waits for the next change     |
| 30046                          | an old message was edited too often                 | waits for the next change     |
| 50083                          | its thread is archived; a new message wakes it      | waits for the next change     |
| 10003                          | the channel is gone                                 | the table is closed           |
| 10004                          | the server is gone, or we are                       | forgotten; we may be asked in |
| 10007, 10013                   | the member is gone                                  | waits for the next change     |
| 10015, 10062, 50027            | the interaction or its token has ended              | waits for the next change     |
| 40060                          | the interaction has its answer (a try of ours)      | waits for the next change     |
| 50001, 50013 and any other 403 | we may not                                          | not tried again for a minute  |
| 429, 5xx, network              | Discord or the network is ill or busy               | tried again, with pauses      |
| anything else                  | what we sent cannot be right                        | logged, waits for a change    |

Where a message that cannot be edited is posted anew instead, its keeper does that before any of these effects.
"""

from collections.abc import Mapping
from enum import Enum, StrEnum, auto
from typing import Final

import aiohttp
import discord

FROM_DISCORD = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""Whatever a call to Discord may raise: its refusals, and a network that fails."""

_TOO_MANY_REQUESTS = 429
_NOT_FOUND = frozenset({401, 404})


class Trouble(StrEnum):
    """What has become of a call."""

    MESSAGE_GONE = "message-gone"
    WORN_OUT = "worn-out"
    ARCHIVED = "archived"
    CHANNEL_GONE = "channel-gone"
    GUILD_GONE = "guild-gone"
    MEMBER_GONE = "member-gone"
    OUT_OF_REACH = "out-of-reach"
    ANSWERED = "answered"
    FORBIDDEN = "forbidden"
    PASSING = "passing"
    OUR_FAULT = "our-fault"


class Effect(Enum):
    """What the courier does about a trouble."""

    WAIT = auto()  # until something changes
    CLOSE = auto()  # the table: there is no place for it any more
    FORGET = auto()  # the table stays in the store, and nobody is told of it here
    KEEP_QUIET = auto()  # not tried again for a while
    TRY_AGAIN = auto()  # after a pause
    REPORT = auto()  # to whoever runs the bot


EFFECTS: Final[Mapping[Trouble, Effect]] = {
    Trouble.MESSAGE_GONE: Effect.WAIT,
    Trouble.WORN_OUT: Effect.WAIT,
    Trouble.ARCHIVED: Effect.WAIT,
    Trouble.CHANNEL_GONE: Effect.CLOSE,
    Trouble.GUILD_GONE: Effect.FORGET,
    Trouble.MEMBER_GONE: Effect.WAIT,
    Trouble.OUT_OF_REACH: Effect.WAIT,
    Trouble.ANSWERED: Effect.WAIT,
    Trouble.FORBIDDEN: Effect.KEEP_QUIET,
    Trouble.PASSING: Effect.TRY_AGAIN,
    Trouble.OUR_FAULT: Effect.REPORT,
}

UNEDITABLE: Final = frozenset({Trouble.MESSAGE_GONE, Trouble.WORN_OUT, Trouble.ARCHIVED})
"""A message that met one of these can no longer be edited; another one can be posted in its place."""

NO_MORE: Final = frozenset({Trouble.MESSAGE_GONE, Trouble.CHANNEL_GONE, Trouble.GUILD_GONE})
"""A message that met one of these need not be deleted any more."""

UNHEARD: Final = frozenset({Trouble.MESSAGE_GONE, Trouble.OUT_OF_REACH, Trouble.ANSWERED, Trouble.PASSING})
"""An answer that met one of these is lost without a fault in what we sent."""

_BY_CODE: Final[Mapping[int, Trouble]] = {
    10003: Trouble.CHANNEL_GONE,
    10004: Trouble.GUILD_GONE,
    10007: Trouble.MEMBER_GONE,
    10008: Trouble.MESSAGE_GONE,
    10013: Trouble.MEMBER_GONE,
    10015: Trouble.OUT_OF_REACH,
    10062: Trouble.OUT_OF_REACH,
    30046: Trouble.WORN_OUT,
    40060: Trouble.ANSWERED,
    50027: Trouble.OUT_OF_REACH,
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


def trouble_of_private(error: Exception) -> Trouble:
    """The same for a private message that is reached by its token: what is not found there is out of reach for ever."""
    if isinstance(error, discord.HTTPException) and (error.status in _NOT_FOUND or _is_of_token(error)):
        return Trouble.OUT_OF_REACH
    return trouble_of(error)


def _is_of_token(error: discord.HTTPException) -> bool:
    return _BY_CODE.get(error.code) in {Trouble.MESSAGE_GONE, Trouble.OUT_OF_REACH}
