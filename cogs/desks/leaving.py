"""Standing up from a running game or its lobby, by command or button."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui

from bot.client import Botswain
from bot.tables.seating import seat_or_refuse
from bot.tables.table import Ending, Status, Table
from cogs.controls.addresses import Address, Verb
from cogs.controls.controls import button, rows
from cogs.desks.desk import Desk
from cogs.desks.presses import Answerer, Press
from cogs.messages.requests import Request
from cogs.pages.frames import NO, YES
from cogs.words.commands import translated


class Leaving(Desk):
    """The desk where seats are given up."""

    def answerers(self) -> Mapping[Verb, Answerer]:
        return {Verb.LEAVE: self.leave_pressed}

    @app_commands.command(name=translated("command-leave-name"), description=translated("command-leave"))
    async def leave(self, interaction: discord.Interaction[Botswain]) -> None:
        async def work(request: Request) -> None:
            await self._leave(request, await self._tables.at(request.place))

        await self._presses.command(interaction, work)

    async def leave_pressed(self, press: Press) -> None:
        if press.text == NO:
            await press.answer.show(ui.TextDisplay[Any](press.words("left-not")))
        elif press.text == YES:
            await self._stand_up(press, press.table_id)
        else:
            await self._leave(press, await self._tables.by_id(press.table_id))

    async def _leave(self, request: Request, table: Table) -> None:
        """Out of a game only after a question: the seat plays on at once, and a table without people is over."""
        if table.status is not Status.RUNNING:
            await self._stand_up(request, table.id)
            return
        seat_or_refuse(table, request.user_id)
        red = discord.ButtonStyle.danger
        buttons = [
            button(Address(Verb.LEAVE, table.id, text=YES), request.words("button-leave-yes"), style=red),
            button(Address(Verb.LEAVE, table.id, text=NO), request.words("button-leave-no")),
        ]
        word = "leave-ask" if len(table.people) > 1 else "leave-ask-last"
        await request.answer.show(ui.TextDisplay[Any](request.words(word)), *rows(buttons), beside=True)

    async def _stand_up(self, request: Request, table_id: int) -> None:
        was_host = (await self._tables.by_id(table_id)).host == request.user_id
        table = (await request.saved(self._tables.stand_up(table_id, request.user_id))).table
        text = request.words(parting(table))
        if was_host and table.is_open:
            text = f"{text}\n{request.words('left-host', host=f'<@{table.host}>')}"
        await self._keepers.panels.farewell(request, table, text)


def parting(table: Table) -> str:
    """Which sentence tells somebody who has just stood up what that led to."""
    begun = table.started_at is not None
    if table.is_open:
        return "left-game" if begun else "stood-up"
    if table.ending is Ending.AGREED:
        return "left-agreed"
    if table.ending is Ending.PLAYED:
        return "left-played"
    return "left-last" if begun else "stood-up-last"
