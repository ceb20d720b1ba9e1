"""Who answers presses and commands: finds the desk for what is asked, and always answers, whatever goes wrong."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.client import Botswain
from bot.errors import Outrun, StoreBusy, TableReason, TableRefused
from cogs.controls.addresses import Address, UnreadableAddress, Verb
from cogs.messages.answers import Answer
from cogs.messages.members import Members
from cogs.messages.requests import Request
from cogs.messages.troubles import FROM_DISCORD, UNHEARD, trouble_of
from cogs.pages.sentences import Declined, is_expected, sentence_for
from cogs.words import Words, words_for

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Press(Request):
    """A press of a button, or a choice in a menu."""

    address: Address

    @property
    def table_id(self) -> int:
        return self.address.table_id

    @property
    def text(self) -> str:
        """What was chosen: the entry of a menu, or the text of the button's own address."""
        chosen = sent_with(self.interaction).get("values") or [self.address.text]
        return str(chosen[0])


def sent_with(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """What Discord sent with an interaction; each kind has its own keys, so any may be missing."""
    return dict(interaction.data) if interaction.data else {}


Answerer = Callable[[Press], Awaitable[None]]
"""Who answers presses of one verb."""

Work = Callable[[Request], Awaitable[None]]
"""What a command is to do."""


class Presses:
    """Every press and every command passes here; whatever they raise becomes a private sentence."""

    def __init__(self, client: Botswain, members: Members) -> None:
        self._client = client
        self._members = members
        self._answerers: dict[Verb, Answerer] = {}

    def open(self, answerers: Mapping[Verb, Answerer]) -> None:
        """From now on these answer presses."""
        self._answerers |= answerers

    async def answer(self, interaction: discord.Interaction[Botswain]) -> None:
        """Answer a press of one of our controls."""
        await self._guarded(interaction, self._at_desk)

    async def command(self, interaction: discord.Interaction[Botswain], work: Work) -> None:
        """Answer a slash command with `work`."""
        await self._guarded(interaction, work)

    async def tree_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer a command that did not even reach us, such as one whose definition has just changed."""
        _log.warning("a command could not be called", exc_info=error)

        async def apologise(request: Request) -> None:
            await request.answer.say(request.words("error-command"))

        await self._guarded(interaction, apologise)

    async def _at_desk(self, request: Request) -> None:
        interaction = request.interaction
        address = Address.read(str(sent_with(interaction).get("custom_id", "")))
        answerer = self._answerers[address.verb]
        press = Press(interaction, request.answer, request.words, address)
        try:
            await answerer(press)
        except TableRefused as error:
            if error.reason is not TableReason.NOT_HOST or not await self._has_new_host(press.table_id):
                raise
            await answerer(press)  # nothing was done so far, and now it may be the presser's to do

    async def _has_new_host(self, table_id: int) -> bool:
        """Whether the host was found to have left the server, so that the role has passed on."""
        table = await self._client.tables.by_id(table_id)
        return await self._members.host_has_left(table)

    async def _guarded(self, interaction: discord.Interaction[Botswain], work: Work) -> None:
        words = words_for(str(interaction.locale))
        async with Answer(interaction, self._client.pace.answer) as answer:
            request = Request(interaction, answer, words)
            try:
                await work(request)
            except Exception as error:  # noqa: BLE001 - discord.py would only log it, and the presser hear nothing
                await self._excuse(request, error)
            if not answer.given:
                await self._excuse(request, RuntimeError("nobody answered"))

    async def _excuse(self, request: Request, error: Exception) -> None:
        _report(request, error)
        if request.answer.given:
            return
        try:
            await request.answer.say(_apology(request, error))
        except FROM_DISCORD:
            _log.exception("an excuse could not be told")


def _apology(request: Request, error: Exception) -> str:
    """What the presser is told of an error, whatever it is; what is saved is never told as a failure."""
    if request.answer.counts and not isinstance(error, Declined):
        return request.words("error-counted")
    try:
        return _of_discord(error, request.words) or sentence_for(error, request.words)
    except Exception:  # noqa: BLE001 - a sentence that cannot be made must not leave the presser without one
        _log.exception("there is no sentence for a %s", type(error).__name__)
        return request.words("error-bug")


def _of_discord(error: Exception, words: Words) -> str:
    """Discord's own trouble passes, and a right can be given; a request that it rejects is a fault of ours."""
    if isinstance(error, discord.Forbidden):
        return words("error-forbidden")
    is_passing = isinstance(error, discord.HTTPException) and trouble_of(error) in UNHEARD
    return words("error-discord") if is_passing else ""


def _report(request: Request, error: Exception) -> None:
    """Tell whoever runs the bot, in short what passes by itself. What was chosen is never told: it may be sealed."""
    asked = _asked(sent_with(request.interaction))
    if isinstance(error, StoreBusy | Outrun):
        _log.warning("%s met trouble that passes: %s %s", asked, type(error).__name__, error)
    elif not is_expected(error):
        _log.error("%s failed", asked, exc_info=error)


def _asked(sent: dict[str, Any]) -> str:
    if "custom_id" not in sent:
        return f"/{sent.get('name')}"
    try:
        address = Address.read(str(sent["custom_id"]))
    except UnreadableAddress:
        return "an unreadable press"
    return f"{address.verb} at table {address.table_id}"
