"""Who answers presses and commands: finds the desk for what is asked, and always answers, whatever goes wrong."""

import inspect
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Botswain
from bot.errors import Outrun, StoreBusy, TableReason, TableRefused
from bot.tables.table import Place, Table
from bot.tables.updates import Update
from cogs.controls.addresses import Address, UnreadableAddress, Verb
from cogs.controls.controls import Control
from cogs.messages.answers import Answer, Declined, is_expected, sentence_for
from cogs.messages.troubles import FROM_DISCORD
from cogs.words import Words, words_for

_log = logging.getLogger(__name__)

_DESK = "__botswain_desk__"

MethodT = TypeVar("MethodT", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks for something, by command or by press: who, where, in which language, and the answer to give."""

    interaction: discord.Interaction[Botswain]
    answer: Answer
    words: Words

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def place(self) -> Place:
        """The channel it came from. Raises `Declined` outside a server."""
        if self.interaction.guild_id is None or self.interaction.channel_id is None:
            raise Declined("only-in-server")
        return Place(self.interaction.guild_id, self.interaction.channel_id)

    async def saved(self, change: Awaitable[Update]) -> Update:
        """Wait for a change of a table that was asked for; once it is saved, it counts, whatever becomes of the answer.

        Every change that a desk makes for its presser goes through here.
        """
        update = await change
        self.answer.counts = True
        return update

    def may_end(self, table: Table) -> bool:
        """Whether this member may end a table for everybody: its host, or whoever may tidy up in its channel."""
        if self.user_id == table.host:
            return True
        return self.place == table.place and self.interaction.permissions.manage_messages

    def may_end_or_refuse(self, table: Table) -> None:
        """Raises NOT_HOST for somebody who may not."""
        if not self.may_end(table):
            raise TableRefused(TableReason.NOT_HOST)


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

    async def show_change(self, sentence: str) -> None:
        """Answer a change of the table: the public message that was pressed shows it, or else this sentence tells."""
        message, boards = self.interaction.message, self.interaction.client.boards
        if message is not None:
            await boards.answer_in_place(self.answer, self.table_id, message.id)
        if not self.answer.given:
            await self.answer.say(sentence)


def sent_with(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """What Discord sent with an interaction; each kind has its own keys, so any may be missing."""
    return dict(interaction.data) if interaction.data else {}


Desk = Callable[[Press], Awaitable[None]]


def desk(verb: Verb) -> Callable[[MethodT], MethodT]:
    """Mark a cog's method as the one that answers presses of this verb."""

    def mark(method: MethodT) -> MethodT:
        setattr(method, _DESK, verb)
        return method

    return mark


class Presses(commands.Cog):
    """Every press and every command passes here; whatever they raise becomes a private sentence."""

    def __init__(self, client: Botswain) -> None:
        self._client = client
        self._desks: dict[Verb, Desk] = {}

    def open_desks(self, cog: commands.Cog) -> None:
        """From now on the marked methods of `cog` answer presses."""
        for _, method in inspect.getmembers(cog, inspect.ismethod):
            verb = getattr(method, _DESK, None)
            if verb is not None:
                self._desks[verb] = method

    async def answer(self, interaction: discord.Interaction[Botswain]) -> None:
        """Answer a press of one of our controls."""
        await self._guarded(interaction, self._at_desk)

    async def command(
        self, interaction: discord.Interaction[Botswain], work: Callable[[Request], Awaitable[None]]
    ) -> None:
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
        open_desk = self._desks.get(address.verb)
        if open_desk is None:
            raise UnreadableAddress
        press = Press(interaction, request.answer, request.words, address)
        try:
            await open_desk(press)
        except TableRefused as error:
            if error.reason is not TableReason.NOT_HOST or not await self._has_new_host(press.table_id):
                raise
            await open_desk(press)  # nothing was done so far, and now it may be the presser's to do

    async def _has_new_host(self, table_id: int) -> bool:
        """Whether the host was found to have left the server, so that the role has passed on."""
        table = await self._client.tables.by_id(table_id)
        return bool(await self._client.boards.members.host_has_left(table))

    async def _guarded(
        self, interaction: discord.Interaction[Botswain], work: Callable[[Request], Awaitable[None]]
    ) -> None:
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
        return sentence_for(error, request.words)
    except Exception:  # noqa: BLE001 - a sentence that cannot be made must not leave the presser without one
        _log.exception("there is no sentence for a %s", type(error).__name__)
        return request.words("error-bug")


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


async def setup(client: Botswain) -> None:
    """Take over every press of ours, and the commands that discord.py cannot call."""
    presses = Presses(client)
    client.presses = presses
    client.add_dynamic_items(Control)
    client.tree.error(presses.tree_error)
    await client.add_cog(presses)
