"""The Discord client: which rights it asks for, what it carries, and when it tells Discord its commands."""

import hashlib
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.surface import Surface
from bot.tables.service import TableService
from bot.tables.store import Store

SURFACE = "cogs.extension"
"""Loaded by name: the bot knows that there is a surface, not what it looks like."""

COMMANDS_MEMO = "commands-fingerprint"
"""Under which memo the store keeps what Discord was last told of our commands."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """How patiently things are told, in seconds. Tests and the sandbox are hastier than Discord's rate limits allow."""

    board: float = 1.0
    """From a change that everybody waits for (a reveal, a result) to the edit of the board."""
    progress: float = 5.0
    """From a small change (somebody has chosen) to the edit of the board; a bigger one does not wait for it.

    Each further small change of the same moment is waited for twice as long, so a slow round costs few edits."""
    bystander: float = 45.0
    """From any change to the refresh of the panels whose seats are not asked anything."""
    ping: float = 90.0
    """How long one single seat is waited for before its person is pinged: time enough to think."""
    answer: float = 1.5
    """How long a press may take before it is acknowledged without its answer; Discord gives up after 3."""


class Botswain(commands.Bot):
    """The bot on Discord, or on a simulation of it. Everything it needs is given to it."""

    surface: Surface
    """Set by the surface itself when it is loaded, which is before anything can be pressed."""

    def __init__(self, tables: TableService, store: Store, clock: Callable[[], datetime], pace: Pace) -> None:
        intents = discord.Intents.none()
        intents.guilds = True  # channels and threads that come and go
        intents.guild_messages = True  # when the board is buried under talk; what is said stays unread
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.tables = tables
        self.store = store
        self.clock = clock
        self.pace = pace

    async def on_message(self, message: discord.Message) -> None:
        """Do nothing: there are no commands in messages, and discord.py would look for some when it is mentioned."""

    async def setup_hook(self) -> None:
        """Load the surface, and sync the commands if their definition has changed since the last time."""
        await self.load_extension(SURFACE)
        await self.sync_commands()

    async def sync_commands(self) -> bool:
        """Tell Discord our commands unless it knows them already; returns whether it was told."""
        fingerprint = await self._commands_fingerprint()
        if await self.store.memo(COMMANDS_MEMO) == fingerprint:
            return False
        await self._tell_commands()
        await self.store.set_memo(COMMANDS_MEMO, fingerprint)
        _log.info("commands synced")
        return True

    async def _tell_commands(self) -> None:
        """A translation that Discord refuses must not keep the bot from starting: then all read English names."""
        try:
            await self.tree.sync()
        except app_commands.CommandSyncFailure:
            if self.tree.translator is None:
                raise
            _log.exception("Discord refuses the commands in other languages, so they are told in English alone")
            await self.tree.set_translator(None)
            await self.tree.sync()

    async def _commands_fingerprint(self) -> str:
        translator = self.tree.translator or app_commands.Translator()
        definitions = [await one.get_translated_payload(self.tree, translator) for one in self.tree.get_commands()]
        text = json.dumps([self.application_id, definitions], sort_keys=True, default=str)
        return hashlib.sha256(text.encode()).hexdigest()
