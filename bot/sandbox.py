"""The same bot on a simulated Discord in the browser: no token, no account, the real store.

simcord's preview is made for one person who looks; three private hooks make it a place where several can play:
pages of other members are refreshed too, presses that meet are taken one after the other, and the clock runs.
All private names of simcord that the project uses stand in this file.
"""

import asyncio
import logging
import time
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import discord
import simcord

from bot.client import COMMANDS_MEMO, Botswain, Pace
from bot.errors import BotswainError, TableRefused
from bot.tables.table import Place

SANDBOX_PACE = Pace(board=0.2, progress=0.6, ping=40.0)
"""One page on the same machine has no rate limit to spare."""

_MEMBERS = ("Ada", "Ben", "Chiara", "Dmitri", "Esi", "Femke")
_MODERATOR = "Max (moderator)"
_BOT = "Botswain"
_GUILD = "The Harbour"
_CHANNEL = "game-night"
_WELCOME = "Welcome to the harbour! Type **/play** to open a table."
_PRESSES = frozenset({"click", "select", "modal_submit", "run_command", "send_message"})
_SETTLE_SECONDS = 0.5
_TICK_SECONDS = 1.0

_log = logging.getLogger(__name__)


async def serve(client: Botswain, port: int, stop: asyncio.Event) -> None:
    """Show the simulated Discord on a local page until asked to stop. Raises `BotswainError` if the port is taken."""
    # The simulated Discord forgets commands at every start, so they have to be told again.
    await client.store.set_memo(COMMANDS_MEMO, "")
    simulation = simcord.run(client, check_errors=False, settle_timeout=_SETTLE_SECONDS)
    async with simulation as env:
        env.backend.edit_bot_profile(_BOT)
        guild = env.create_guild(_GUILD)
        channel = guild.create_text_channel(_CHANNEL)
        members = _members(env, guild)
        # The people and places above have the same numbers at every start, because they are made in the same
        # millisecond of the simulation's own calendar. From here on it is today.
        env.backend.clock._epoch = datetime.now(UTC)
        await env.settle()
        await _greet(client, channel, host=members[-1])
        try:
            async with env.preview(channel, viewers=members, layout="channel", port=port) as preview:
                page = _LivePage(env, preview)
                print(f"\n  Botswain is in the harbour: {preview.url}\n")
                print("  Type /play there. «Viewing as» changes whose eyes you look through. Ctrl-C stops.")
                print("  After a start the address is a new one; an old tab stays behind.\n")
                await page.run_until(stop)
        except simcord.SetupError as error:
            raise BotswainError(f"The sandbox cannot start: {error}. Set BOTSWAIN_PORT to another port.") from error


def _members(env: simcord.Env, guild: simcord.GuildHandle) -> list[simcord.MemberActor]:
    members = [guild.add_member(env.create_user(name.lower(), global_name=name)) for name in _MEMBERS]
    role = guild.create_role("Moderator", permissions=discord.Permissions(manage_messages=True))
    moderator = env.create_user("max", global_name=_MODERATOR)
    return [*members, guild.add_member(moderator, roles=[role])]


async def _greet(client: Botswain, channel: simcord.ChannelHandle, host: simcord.MemberActor) -> None:
    """Post the board of an open table anew, for after a restart the simulated channel is empty; or say how to begin."""
    try:
        table = await client.tables.at(Place(host.guild.id, channel.id))
    except TableRefused:
        await host.send(channel, _WELCOME)
        return
    messages = await client.store.messages(table.id)
    await client.store.remember_messages(table.id, replace(messages, board_id=None, ping_id=None))
    await client.surface.post_board(table.id)


class _LivePage:
    """Keeps the page true for everyone who looks at it."""

    def __init__(self, env: simcord.Env, preview: Any) -> None:
        self._env = env
        self._preview = preview
        self._one_at_a_time = asyncio.Lock()
        self._act = preview._action
        preview._action = self._press
        self._seen = 0

    async def run_until(self, stop: asyncio.Event) -> None:
        """Let the clock of the simulation run, and show what the bot does by itself, until asked to stop."""
        before = time.perf_counter()
        while not (stop.is_set() or self._preview._closed):
            await asyncio.sleep(_TICK_SECONDS)
            async with self._one_at_a_time:
                now = time.perf_counter()
                await self._advance(now - before)
                before = now

    async def _advance(self, seconds: float) -> None:
        try:
            await self._env.advance_time(seconds)
            if self._has_news():
                await self._preview.refresh()
        except TimeoutError:
            _log.debug("the bot is still at work; the page follows at the next tick")

    async def _press(self, context_id: str, body: Mapping[str, Any]) -> Any:
        async with self._one_at_a_time:
            acting = self._preview._pages.get(context_id)
            if acting is not None and body.get("kind") in _PRESSES:
                # The page may have been refreshed between the look and the press; the bot itself checks every press.
                body = {**body, "published_revision": acting.revision}
            answer = await self._act(context_id, body)
            if self._has_news():
                for page in tuple(self._preview._pages.values()):
                    if page is not acting:
                        self._preview._publish(page, reason="action")
            return answer

    def _has_news(self) -> bool:
        before, self._seen = self._seen, len(self._env.backend.transcript)
        return self._seen > before
