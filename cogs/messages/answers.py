"""The one answer that every interaction gets: in time, once, and with a sentence for whatever went wrong."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from enum import Enum, auto
from types import TracebackType
from typing import Any, Self

import discord
from discord import ui

from bot.errors import OptionRefused, OptionsClash, Outrun, StoreBusy, StoreError, TableRefused
from cogs.controls.addresses import UnreadableAddress
from cogs.controls.controls import page
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of
from cogs.presenters import PRESENTERS
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.core.errors import GameIsOver, IllegalAction, NotYourDecision, RuleError, SetupRefused

_log = logging.getLogger(__name__)

_LOST = frozenset({10008, 10015, 10062, 40060, 50027})
"""Message gone, webhook gone, interaction unknown, acknowledged already (a retry of ours), token expired."""


class Declined(Exception):
    """We say no outside tables and rules; the sentence is `word`, with its facts."""

    def __init__(self, word: str, **facts: Any) -> None:
        super().__init__(word)
        self.word = word
        self.facts = facts


class _Stage(Enum):
    FRESH = auto()  # Discord waits
    DEFERRED = auto()  # acknowledged, the answer follows
    DONE = auto()  # answered, or nobody can hear us any more


class Answer:
    """The answer to one interaction. If the work takes longer than `patience`, it is acknowledged first (S-13).

    One call to Discord at a time: a deferral that has begun is waited for, so it never crosses the answer itself.
    """

    def __init__(self, interaction: discord.Interaction[Any], patience: float) -> None:
        self._interaction = interaction
        self._patience = patience
        self._stage = _Stage.FRESH
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._deferral: asyncio.Task[None] | None = None
        message = interaction.message
        self.in_place = message is not None and message.flags.ephemeral
        """Whether the press came from a private message, which the answer then replaces."""
        self.counts = False
        """Whether what was asked is saved: from then on no trouble may be told as its failure."""

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._begin_deferral)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop_timer()
        if self._deferral is not None:
            await self._deferral

    @property
    def given(self) -> bool:
        """Whether there is nothing more to say."""
        return self._stage is _Stage.DONE

    async def say(self, text: str) -> None:
        """A sentence for the presser alone, beside whatever is on the screen."""
        await self.show(ui.TextDisplay[Any](text), beside=True)

    async def show(self, *items: ui.Item[Any], beside: bool = False) -> int | None:
        """A private page: in place of the private message that was pressed, or as a new one.

        Returns the message's number, or `None` if nobody can hear us any more: the press counts all the same.
        """
        async with self._lock:
            self._stop_timer()
            try:
                message_id = await self._deliver(page(*items), beside=beside or not self.in_place)
            except FROM_DISCORD as error:
                if not _is_lost(error):
                    raise  # Discord did not like what we sent, but still waits: an excuse can be told
                _log.info("an answer was lost: %s", error)
                message_id = None
            self._stage = _Stage.DONE
            return message_id

    async def replace_public(self, *items: ui.Item[Any]) -> bool:
        """Answer with the public message that was pressed, drawn anew: one call shows it to everybody.

        Returns whether that was done. If not, its presser has to be told in words, unless nobody can hear us any more.
        """
        async with self._lock:
            if self._stage is not _Stage.FRESH:
                return False
            self._stop_timer()
            try:
                await self._interaction.response.edit_message(view=page(*items))
            except FROM_DISCORD as error:
                _log.info("a press could not be answered in place: %s", error)
                if _is_lost(error) and trouble_of(error) is not Trouble.MESSAGE_GONE:
                    self._stage = _Stage.DONE
                return False
            self._stage = _Stage.DONE
            return True

    async def _deliver(self, view: ui.LayoutView, *, beside: bool) -> int | None:
        interaction, response = self._interaction, self._interaction.response
        if self._stage is _Stage.FRESH and not beside:
            await response.edit_message(view=view)
            return interaction.message.id if interaction.message else None
        if self._stage is _Stage.FRESH:
            return (await response.send_message(view=view, ephemeral=True)).message_id
        if self._stage is _Stage.DEFERRED and beside != self.in_place:
            return (await interaction.edit_original_response(view=view)).id
        return (await interaction.followup.send(view=view, ephemeral=True, wait=True)).id

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _begin_deferral(self) -> None:
        self._deferral = asyncio.get_running_loop().create_task(self._defer())

    async def _defer(self) -> None:
        async with self._lock:
            if self._stage is not _Stage.FRESH:
                return
            try:
                await self._interaction.response.defer(thinking=not self.in_place, ephemeral=True)
                self._stage = _Stage.DEFERRED
            except FROM_DISCORD as error:
                _log.info("a press could not be acknowledged: %s", error)


def _is_lost(error: Exception) -> bool:
    """Whether the error is Discord's own trouble or an interaction that is over, not a fault in what we sent."""
    known = isinstance(error, discord.HTTPException) and error.code in _LOST
    return known or trouble_of(error) is Trouble.PASSING


def is_expected(error: Exception) -> bool:
    """Whether the error belongs to an ordinary evening and needs no look by whoever runs the bot."""
    return isinstance(error, TableRefused | OptionRefused | OptionsClash | RuleError | Declined | UnreadableAddress)


def sentence_for(error: Exception, words: Words, game: str | None = None) -> str:
    """What the presser is told about an error: the sentence of its class, or of the nearest class above it."""
    if isinstance(error, IllegalAction) and game is not None:
        return PRESENTERS[game].refusal(error.reason.value, words)
    for ancestor in type(error).__mro__:
        if ancestor in _SENTENCES:
            return _SENTENCES[ancestor](error, words)
    return words("error-bug")


def _of_table(error: TableRefused, words: Words) -> str:
    facts = {name: _game_name(value, words) if name == "game" else value for name, value in error.facts.items()}
    return words(f"table-{error.reason.value}", **facts)


def _game_name(game: str, words: Words) -> str:
    """What people call a game; its key if this version of us does not have it."""
    return words(f"{game}-name") if f"{game}-name" in words else game


def _of_option(error: OptionRefused, words: Words) -> str:
    if not error.allowed:
        return words("option-none")
    # The text is the player's own: inside a code span nothing of it is markup, once it has no backtick.
    option = error.option.replace("`", "'")[:60]
    word = "option-value-refused" if error.is_known else "option-refused"
    return words(word, option=option, allowed=enumerated([f"`{one}`" for one in error.allowed], words))


def _of_clash(error: OptionsClash, words: Words) -> str:
    return words(f"{error.game}-options-clash")


def _of_setup(error: SetupRefused, words: Words) -> str:
    return words("rule-setup", least=error.allowed.start, most=error.allowed.stop - 1)


def _of_discord(error: discord.HTTPException, words: Words) -> str:
    """Discord's own trouble passes; a request it rejects is a fault of ours."""
    return words("error-discord" if _is_lost(error) else "error-bug")


def _plain(word: str) -> Callable[[Any, Words], str]:
    return lambda _, words: words(word)


_SENTENCES: Mapping[type, Callable[[Any, Words], str]] = {
    TableRefused: _of_table,
    OptionRefused: _of_option,
    OptionsClash: _of_clash,
    SetupRefused: _of_setup,
    Declined: lambda error, words: words(error.word, **error.facts),
    UnreadableAddress: _plain("error-old-button"),
    GameIsOver: _plain("rule-over"),
    NotYourDecision: _plain("rule-not-asked"),
    RuleError: _plain("rule-illegal"),
    Outrun: _plain("store-outrun"),
    StoreBusy: _plain("store-busy"),
    StoreError: _plain("store-broken"),
    discord.Forbidden: _plain("error-forbidden"),
    discord.HTTPException: _of_discord,
}
