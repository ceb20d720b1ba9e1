"""While a game runs: the hand, the board, pointing and acting, what one can do now."""

from collections.abc import Awaitable, Mapping
from typing import Any

import discord
from discord import app_commands, ui

from bot.client import Botswain
from bot.errors import TableReason, TableRefused
from bot.tables.table import Status, Table
from bot.tables.updates import AnyLook, Update
from cogs.controls.addresses import Address, UnreadableAddress, Verb, action_from
from cogs.controls.controls import button, rows
from cogs.desks.desk import Desk
from cogs.desks.presses import Answerer, Press
from cogs.messages.panels import seated_or_refuse
from cogs.messages.requests import Request
from cogs.pages.frames import has_vacancy, rules_button, scene
from cogs.pages.sentences import Declined, sentence_for
from cogs.presenters import PRESENTERS
from cogs.presenters.presenter import newest_that_fit
from cogs.words import Words
from cogs.words.commands import translated
from engines.core.errors import RuleError


class Play(Desk):
    """The desk of running games."""

    def answerers(self) -> Mapping[Verb, Answerer]:
        return {
            Verb.HAND: self.open_hand,
            Verb.RENEW: self.renew,
            Verb.ACT: self.act,
            Verb.POINT: self.point,
            Verb.NOW: self.now,
            Verb.ASIDE: self.aside,
        }

    @app_commands.command(name=translated("command-hand-name"), description=translated("command-hand"))
    async def hand(self, interaction: discord.Interaction[Botswain]) -> None:
        async def work(request: Request) -> None:
            table = await self._tables.at(request.place)
            await self._keepers.panels.show(request, table.id)

        await self._presses.command(interaction, work)

    @app_commands.command(name=translated("command-board-name"), description=translated("command-board"))
    async def board(self, interaction: discord.Interaction[Botswain]) -> None:
        await self._presses.command(interaction, self._bring_board)

    async def open_hand(self, press: Press) -> None:
        await self._keepers.panels.show(press, press.table_id)

    async def renew(self, press: Press) -> None:
        await self._keepers.panels.show(press, press.table_id)

    async def act(self, press: Press) -> None:
        """A choice on a private panel: the panel itself shows what came of it."""
        table, look = await self._seated(press)
        try:
            action = action_from(press.text, PRESENTERS[table.game].game.action_type)
        except UnreadableAddress as error:
            await self._keepers.panels.show(press, table.id, sentence_for(error, press.words))
            return
        acting = self._tables.act(table.id, press.user_id, press.address.moment, action)
        came = await self._attempt(press, table, acting)
        if not isinstance(came, str):  # nothing to say while the others still choose, or what the hand says itself
            came = _came_of_it(press, look, came) if came.table.is_open and _is_over(look.moment, came) else ""
        await self._keepers.panels.show(press, table.id, came)

    async def point(self, press: Press) -> None:
        """A press on the public board: what it means depends on who presses, and only they are told."""
        table, before = await self._seated(press)

        def meant(now: AnyLook) -> object:
            """Of two quick presses the second may mean something else than it would have before the first."""
            nonlocal before
            before = now
            pointing = PRESENTERS[table.game].pointing
            action = None if pointing is None else pointing.meant(press.text, now)
            if action is None:
                raise Declined("point-unclear")
            return action

        tables, moment = self._tables, press.address.moment
        came = await self._attempt(press, table, tables.act_on_sight(table.id, press.user_id, moment, meant))
        if isinstance(came, str):
            seen = await self._keepers.panels.choices(press, table.id, came)
        else:
            seen = came.looks[None].moment
            await press.answer.show(*_receipt(press, before, came))
        self._keepers.boards.answered_below(table.id, press.user_id, seen)

    async def now(self, press: Press) -> None:
        table, look = await self._tables.look(press.table_id, press.user_id)
        if table.status is not Status.RUNNING or look is None:
            raise TableRefused(TableReason.GONE)
        seated = table.seat_of(press.user_id) is not None
        parts = [PRESENTERS[table.game].now(look, scene(table, press.words))]
        if not seated:
            parts.append(press.words("now-vacant" if has_vacancy(table) else "now-spectator"))
        parts.append(press.words("now-footer"))
        buttons = [rules_button(table, press.words)]
        if seated:
            buttons.insert(0, button(Address(Verb.HAND, table.id), press.words("button-hand"), emoji="🖐️"))
        await press.answer.show(ui.TextDisplay[Any]("\n\n".join(parts)), *rows(buttons), beside=True)

    async def aside(self, press: Press) -> None:
        """A page about the table as it stands, drawn from what the presser may see; watchers may look as well."""
        table, look = await self._tables.look(press.table_id, press.user_id)
        if table.status is not Status.RUNNING or look is None:
            raise TableRefused(TableReason.GONE)
        presenter = PRESENTERS[table.game]
        if press.text not in presenter.asides:
            raise UnreadableAddress
        await press.answer.show(*presenter.asides[press.text](look, scene(table, press.words)), beside=True)

    async def _seated(self, press: Press) -> tuple[Table, AnyLook]:
        """The presser's table and look. Raises `TableRefused` with what to do instead."""
        table, look = await self._tables.look(press.table_id, press.user_id)
        if table.status is Status.OVER:
            raise TableRefused(TableReason.GONE)
        seated_or_refuse(table, press.user_id)
        assert look is not None, "a running game can be looked at"
        return table, look

    async def _attempt(self, press: Press, table: Table, acting: Awaitable[Update]) -> Update | str:
        """Take an action; returns what came of it, or the sentence of a refusal, to be followed by the choices."""
        try:
            return await press.saved(acting)
        except (RuleError, TableRefused, Declined) as error:
            if isinstance(error, TableRefused) and error.reason is not TableReason.STALE:
                raise
            return sentence_for(error, press.words, table.game)

    async def _bring_board(self, request: Request) -> None:
        table = await self._tables.at(request.place)
        channel = request.interaction.channel
        messages = await self._store.messages(table.id)
        last_id = getattr(channel, "last_message_id", None)
        # Our own ping below the board does not bury it; private notes do, and Discord does not count those.
        is_last = messages.board_id is not None and last_id in {messages.board_id, messages.ping_id}
        is_at_hand = is_last and not self._keepers.boards.is_buried(table.id)
        if not is_at_hand and await self._keepers.boards.post(table.id) is None:
            raise Declined("board-unposted")
        await request.answer.say(request.words("board-here", link=await self._keepers.records.link(table)))
        await self._keepers.members.look_for_waited(*await self._tables.spectate(table.id))


def _is_over(moment: int, update: Update) -> bool:
    """Whether what was being asked in that moment is over, so that the board tells more than that one has chosen."""
    return update.looks[None].moment != moment


def _came_of_it(press: Press, before: AnyLook, update: Update) -> str:
    table, after = update.table, update.looks[before.viewer]
    lines = newest_that_fit(PRESENTERS[table.game].told(after, scene(table, press.words)))
    return "\n".join([press.words("act-told" if lines else "act-told-on-board"), *lines])


def _receipt(press: Press, before: AnyLook, update: Update) -> list[ui.Item[Any]]:
    """One line about an accepted press on the board, so that the board stays in sight, and the way to the hand."""
    table, words = update.table, press.words
    if not table.is_open:
        return [ui.TextDisplay(words("panel-over"))]
    over = _is_over(before.moment, update)
    told = words("point-told") if over else _sealed(before, update, words)
    way = words("button-hand" if over else "button-change")
    return [ui.TextDisplay(told), *rows([button(Address(Verb.RENEW, table.id), way, emoji="🖐️")])]


def _sealed(before: AnyLook, update: Update, words: Words) -> str:
    """What the presser has sealed, while the others still choose."""
    table, after = update.table, update.looks[before.viewer]
    pointing = PRESENTERS[table.game].pointing
    note = "" if pointing is None else pointing.sealed(after, scene(table, words))
    return words("point-same" if after.view == before.view else "point-sealed", note=note)
