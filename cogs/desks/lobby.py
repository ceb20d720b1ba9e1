"""From `/play` to the start: opening a table, taking seats, giving them to the computer, closing it, a rematch."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.client import Botswain
from bot.errors import TableRefused
from bot.tables.seating import in_the_lobby
from bot.tables.table import Ending, Kept, Place, Status, Table
from bot.tables.updates import Update
from cogs.controls.addresses import Verb
from cogs.desks.desk import GAMES, Desk
from cogs.desks.leaving import parting
from cogs.desks.presses import Answerer, Press
from cogs.messages.places import missing_rights
from cogs.messages.requests import Request
from cogs.pages.frames import game_name, seats_taken
from cogs.pages.options import offered
from cogs.pages.sentences import Declined
from cogs.presenters import PRESENTERS
from cogs.words import words_for
from cogs.words.commands import translated
from cogs.words.texts import listed
from engines.core.options import settings_in


class Lobby(Desk):
    """The desk where tables are opened and seats are taken."""

    def answerers(self) -> Mapping[Verb, Answerer]:
        return {
            Verb.SIT: self.sit,
            Verb.STAND: self.stand,
            Verb.COMPUTER: self.add_computer,
            Verb.NO_COMPUTER: self.remove_computer,
            Verb.OPTION: self.choose_option,
            Verb.START: self.start,
            Verb.CLOSE: self.close,
            Verb.REMATCH: self.rematch,
        }

    @app_commands.command(name=translated("command-play-name"), description=translated("command-play"))
    @app_commands.rename(game=translated("command-play-game-name"), options=translated("command-play-options-name"))
    @app_commands.describe(game=translated("command-play-game"), options=translated("command-play-options"))
    @app_commands.choices(game=GAMES)
    async def play(self, interaction: discord.Interaction[Botswain], game: str, options: str = "") -> None:
        async def work(request: Request) -> None:
            self._refuse_without_rights(request)
            await self._refuse_second(request, request.place)
            update = await request.saved(self._tables.open(request.place, request.user_id, game, settings_in(options)))
            await self._announce(request, update, "play-opened")

        await self._presses.command(interaction, work)

    @play.autocomplete("options")
    async def _offer_options(
        self, interaction: discord.Interaction[Botswain], current: str
    ) -> list[app_commands.Choice[str]]:
        presenter, words = PRESENTERS.get(str(interaction.namespace.game)), words_for(str(interaction.locale))
        if presenter is None:
            return []
        return [app_commands.Choice(name=label, value=text) for label, text in offered(presenter.game, current, words)]

    async def sit(self, press: Press) -> None:
        update = await press.saved(self._tables.sit(press.table_id, press.user_id))
        table = update.table
        if table.status is Status.RUNNING:
            await self._keepers.panels.show(press, table.id, press.words("sat-in-game"))
            return
        seats = PRESENTERS[table.game].game.seat_counts.stop - 1
        await self._show_change(press, press.words("sat-in-lobby", taken=seats_taken(table), seats=seats))

    async def stand(self, press: Press) -> None:
        update = await press.saved(self._tables.stand_up(press.table_id, press.user_id, in_the_lobby))
        await self._show_change(press, press.words(parting(update.table)))

    async def add_computer(self, press: Press) -> None:
        await press.saved(self._tables.add_computer(press.table_id, press.user_id))
        await self._show_change(press, press.words("computer-added"))

    async def remove_computer(self, press: Press) -> None:
        await press.saved(self._tables.remove_computer(press.table_id, press.user_id))
        await self._show_change(press, press.words("computer-removed"))

    async def choose_option(self, press: Press) -> None:
        name, _, value = press.text.partition("=")
        await press.saved(self._tables.choose_option(press.table_id, press.user_id, name, value))
        await self._show_change(press, press.words("option-chosen"))

    async def start(self, press: Press) -> None:
        await press.saved(self._tables.start(press.table_id, press.user_id))
        await self._show_change(press, press.words("started"))

    async def close(self, press: Press) -> None:
        def may_close(table: Table) -> None:
            in_the_lobby(table)
            press.may_end_or_refuse(table)

        await press.saved(self._tables.close(press.table_id, Ending.ENDED, may_close, by=press.user_id))
        await self._show_change(press, press.words("lobby-closed"))

    async def rematch(self, press: Press) -> None:
        if (kept := await self._seat_kept_for(press)) is not None:
            update = await press.saved(self._tables.sit(kept.id, press.user_id))
            link = await self._keepers.records.link(kept)
            await press.answer.say(press.words("rematch-joined", game=game_name(kept.game, press.words), link=link))
            return
        self._refuse_without_rights(press)
        await self._refuse_second(press, press.place)
        update = await press.saved(self._tables.rematch(press.table_id, press.user_id))
        await self._announce(press, update, "rematch-opened")

    async def _seat_kept_for(self, press: Press) -> Table | None:
        """The lobby of a rematch here where somebody else was first to press, and kept the presser's seat."""
        try:
            table = await self._tables.at(press.place)
        except TableRefused:
            return None
        return table if table.status is Status.LOBBY and Kept(press.user_id) in table.holders else None

    def _refuse_without_rights(self, request: Request) -> None:
        """A table without a board would be no use, so none is opened. Raises `Declined` with the missing rights."""
        _ = request.place  # outside a server there are no rights to speak of
        missing = missing_rights(request.interaction)
        if missing:
            names = [request.words(f"right-{right.replace('_', '-')}") for right in missing]
            raise Declined("rights-missing", rights=listed(names, request.words))

    async def _refuse_second(self, request: Request, place: Place) -> None:
        try:
            table = await self._tables.at(place)
            if await self._keepers.members.host_has_left(table):
                table = await self._tables.at(place)  # unless nobody was left, and the channel is free
        except TableRefused:
            return
        raise Declined(
            "channel-taken-linked" if table.seat_of(request.user_id) is None else "channel-taken-yours",
            game=game_name(table.game, request.words),
            link=await self._keepers.records.link(table),
        )

    async def _announce(self, request: Request, update: Update, word: str) -> None:
        """Post the lobby; without it the table is taken away again, for nobody could sit down."""
        table: Table = update.table
        if await self._keepers.boards.post(table.id) is None:
            await self._tables.close(table.id, Ending.ENDED)
            raise Declined("lobby-unposted")
        name, kept = game_name(table.game, request.words), sum(isinstance(one, Kept) for one in table.holders)
        await request.answer.say(
            request.words(word, game=name, kept=kept, link=await self._keepers.records.link(table))
        )
