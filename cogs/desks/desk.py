"""A desk: a cog whose commands and presses are about one thing, such as the lobby."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.client import Botswain
from cogs.controls.addresses import Verb
from cogs.desks.presses import Answerer, Press, Presses
from cogs.messages.keepers import Keepers
from cogs.presenters import PRESENTERS
from cogs.words.commands import translated

GAMES: Final = [app_commands.Choice(name=translated(f"{key}-name"), value=key) for key in PRESENTERS]
"""Every game, to be chosen in a command."""


class Desk(commands.Cog):
    """What every desk stands on: tables, their store, who keeps messages true, and who answers whatever goes wrong."""

    def __init__(self, client: Botswain, keepers: Keepers, presses: Presses) -> None:
        self._tables = client.tables
        self._store = client.store
        self._keepers = keepers
        self._presses = presses

    @abstractmethod
    def answerers(self) -> Mapping[Verb, Answerer]:
        """Which presses are answered here, and by what."""

    async def _show_change(self, press: Press, sentence: str) -> None:
        """Answer a change of the table: the public message that was pressed shows it, or else this sentence tells."""
        message = press.interaction.message
        if message is not None:
            await self._keepers.boards.answer_in_place(press.answer, press.table_id, message.id)
        if not press.answer.given:
            await press.answer.say(sentence)
