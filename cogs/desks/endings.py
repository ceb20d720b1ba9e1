"""Ending a game early: by the host or a moderator after one question, by the others only together."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui

from bot.client import Botswain
from bot.errors import TableReason, TableRefused
from bot.tables.table import Ending, Status, Table
from cogs.controls.addresses import Address, UnreadableAddress, Verb
from cogs.controls.controls import button, rows
from cogs.desks.desk import Desk
from cogs.desks.presses import Answerer, Press
from cogs.messages.requests import Request
from cogs.pages.frames import NO, YES
from cogs.pages.sentences import Declined
from cogs.words.commands import translated

_ASKED = "asked."
"""Begins the texts of our own private question, which the answer may replace."""


class Endings(Desk):
    """The desk where games are ended before their result."""

    def answerers(self) -> Mapping[Verb, Answerer]:
        return {Verb.END: self.end_pressed, Verb.AGREE: self.agree}

    @app_commands.command(name=translated("command-end-name"), description=translated("command-end"))
    async def end(self, interaction: discord.Interaction[Botswain]) -> None:
        async def work(request: Request) -> None:
            await self._ask(request, await self._tables.at(request.place))

        await self._presses.command(interaction, work)

    async def end_pressed(self, press: Press) -> None:
        if press.text == NO:
            await press.answer.show(ui.TextDisplay[Any](press.words("end-not")))
            return
        table = await self._tables.by_id(press.table_id)
        if not table.is_open:
            raise TableRefused(TableReason.GONE)
        if press.text == YES:
            await self._end(press, table)
        else:
            await self._ask(press, table)

    async def agree(self, press: Press) -> None:
        wish = press.text.removeprefix(_ASKED)
        if wish not in (YES, NO):
            raise UnreadableAddress
        agreeing = self._tables.agree_to_end(press.table_id, press.user_id, agrees=wish == YES)
        table = (await press.saved(agreeing)).table
        if press.user_id in table.agreed:
            await self._keepers.members.look_for(table, set(table.people) - table.agreed)
            table = await self._tables.by_id(table.id)
        word = "end-agreed" if press.user_id in table.agreed else "end-agreed-not"
        text = press.words(word, agreed=len(table.agreed), people=len(table.people))
        if not table.is_open:
            text = press.words("end-done")
        if press.text == wish:
            await self._show_change(press, text)
        else:
            await press.answer.show(ui.TextDisplay[Any](text), *(_agree_row(table, press) if table.is_open else []))

    async def _ask(self, request: Request, table: Table) -> None:
        if not request.may_end(table) and await self._keepers.members.host_has_left(table):
            table = await self._tables.at(table.place)  # refused if nobody was left
        if request.may_end(table):
            await self._ask_once(request, table)
        elif table.seat_of(request.user_id) is None:
            raise Declined("end-stranger", host=f"<@{table.host}>")
        elif table.status is Status.LOBBY:
            raise TableRefused(TableReason.NOT_HOST)
        else:
            text = request.words("end-propose", people=len(table.people), agreed=len(table.agreed))
            await request.answer.show(ui.TextDisplay[Any](text), *_agree_row(table, request), beside=True)

    async def _ask_once(self, request: Request, table: Table) -> None:
        red = discord.ButtonStyle.danger
        buttons = [
            button(Address(Verb.END, table.id, text=YES), request.words("button-end-yes"), style=red),
            button(Address(Verb.END, table.id, text=NO), request.words("button-end-no")),
        ]
        below = _agree_row(table, request) if request.user_id in table.agreed else []
        await request.answer.show(ui.TextDisplay[Any](request.words("end-ask")), *rows(buttons), *below, beside=True)

    async def _end(self, press: Press, table: Table) -> None:
        closing = self._tables.close(table.id, Ending.ENDED, press.may_end_or_refuse, by=press.user_id)
        await press.saved(closing)
        await press.answer.show(ui.TextDisplay[Any](press.words("end-done")))


def _agree_row(table: Table, request: Request) -> list[ui.ActionRow[Any]]:
    agrees = request.user_id in table.agreed
    address = Address(Verb.AGREE, table.id, text=_ASKED + (NO if agrees else YES))
    return rows([button(address, request.words("button-agree-not" if agrees else "button-agree"), emoji="🏳️")])
