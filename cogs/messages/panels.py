"""Private panels: what a seat holds and decides, in one message per seat that says truly how fresh it is."""

import asyncio
import logging
from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.client import Botswain
from bot.errors import StoreError, TableReason, TableRefused
from bot.tables.seating import not_seated
from bot.tables.store import Panel
from bot.tables.table import Person, Status, Table
from bot.tables.updates import AnyLook, Update
from cogs.controls.addresses import Address, Verb
from cogs.controls.controls import button, fingerprint, page, rows
from cogs.messages.courier import Courier, Errand, Way
from cogs.messages.places import public_words
from cogs.messages.requests import Request
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of_private
from cogs.pages.frames import closed_page, rules_button, scene
from cogs.presenters import PRESENTERS
from cogs.words import Words, words_for
from engines.core.seats import Seat

_log = logging.getLogger(__name__)

_LEEWAY = timedelta(seconds=20)
"""So much before its end we no longer count on a token: the edit has to arrive as well."""

Key = tuple[int, int]
"""Table and member: at one table everybody has one live panel."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What a live panel shows, as far as it has to be compared, and the language it was drawn in."""

    fingerprint: str
    """Empty while nobody knows what it shows: an edit that failed may have been carried out all the same."""
    language: str
    until: datetime


class Panels:
    """Draws panels, and keeps the live one of every seat true while its token lives."""

    def __init__(self, client: Botswain, courier: Courier) -> None:
        self._client = client
        self._courier = courier
        self._drawn = courier.memory(Way.PANELS, dict[int, _Drawn])  # by member, for each table
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        courier.teach(Errand.ASKED_PANELS, self._refresh_asked)
        courier.teach(Errand.ALL_PANELS, self._refresh_all)

    # -- showing one to whoever asks

    async def show(self, request: Request, table_id: int, notice: str = "") -> None:
        """The presser's live panel, in place if the press came from a private message."""
        async with self._lock((table_id, request.user_id)):
            table, look = await self._client.tables.look(table_id, request.user_id)
            seated_or_refuse(table, request.user_id)
            until = request.interaction.expires_at - _LEEWAY
            # The notice is about this press alone, so it does not count when the panel is compared later.
            items = _panel_page(table, look, request.words, until)
            previous = await self._live(table_id, request.user_id)
            message_id = await request.answer.show(*_noticed(notice, items))
            if message_id is None:
                return
            panel = Panel(table_id, request.user_id, request.interaction.token, message_id, until)
            await self._remember(panel, table, _Drawn(fingerprint(items), request.words.language, until))
            if previous is not None and previous.message_id != message_id:
                await self._retire(previous, request.words)

    async def choices(self, request: Request, table_id: int, notice: str) -> int:
        """What the presser can choose instead of what was pressed; nobody keeps it up to date, and it says so.

        Returns the moment that it shows.
        """
        table, look = await self._client.tables.look(table_id, request.user_id)
        seated_or_refuse(table, request.user_id)
        await request.answer.show(*_noticed(notice, _panel_page(table, look, request.words, None)))
        return look.moment if look is not None else 0

    async def farewell(self, request: Request, table: Table, text: str) -> None:
        """Take leave of somebody who is no longer seated, in place of the panel if that was pressed."""
        async with self._lock((table.id, request.user_id)):
            message_id = await request.answer.show(*_farewell_page(table, text, request.words))
            live = await self._live(table.id, request.user_id)
            if live is not None and live.message_id == message_id:
                await self._forget((table.id, request.user_id))

    # -- keeping live ones true

    def heard(self, update: Update) -> None:
        """Something changed at a table: panels of seats that are asked follow at once, the others later."""
        self._courier.soon(update.table, Errand.ASKED_PANELS, self._client.pace.board)
        self._courier.soon(update.table, Errand.ALL_PANELS, self._client.pace.bystander)

    def covers(self, table: Table, seats: Collection[Seat]) -> bool:
        """Whether whoever sits in these seats has a live panel to look at, so that the board need not hurry."""
        drawn, now = self._drawn.get(table.id) or {}, self._client.clock()
        shown = [drawn.get(holder.user_id) for seat in seats if isinstance(holder := table.holders[seat], Person)]
        return bool(shown) and all(one is not None and one.fingerprint and one.until > now for one in shown)

    async def _refresh_asked(self, table_id: int) -> None:
        await self._refresh(table_id, bystanders=False)

    async def _refresh_all(self, table_id: int) -> None:
        await self._refresh(table_id, bystanders=True)

    async def _refresh(self, table_id: int, *, bystanders: bool) -> None:
        """Refresh the panels of a table; if any met trouble that passes, it is raised once all have had their turn."""
        panels = await self._client.store.panels(table_id, self._client.clock())
        self._drop_all_but(table_id, {panel.user_id for panel in panels})
        table, look = await self._client.tables.spectate(table_id)
        asked = [panel for panel in panels if bystanders or _is_asked(table, look, panel.user_id)]
        troubles = [error for panel in asked if (error := await self._refresh_one(panel)) is not None]
        for error in troubles:
            if trouble_of_private(error) is Trouble.PASSING:
                raise error

    async def _refresh_one(self, seen: Panel) -> Exception | None:
        """Draw a panel that shows something else; returns what Discord said to it."""
        key = (seen.table_id, seen.user_id)
        async with self._lock(key):
            panel = await self._live(*key)
            if panel is None or panel.expires_at <= self._client.clock():
                return None
            table, look = await self._client.tables.look(*key)
            drawn = (self._drawn.get(panel.table_id) or {}).get(panel.user_id)
            words = words_for(drawn.language) if drawn else public_words(self._client, table.place)
            items = _refreshed_page(table, look, words, panel)
            shown = _Drawn(fingerprint(items), words.language, panel.expires_at)
            if drawn == shown:
                return None
            self._note_drawn(key, replace(shown, fingerprint=""))
            error = await self._edit(panel, items)
            if error is None:
                self._note_drawn(key, shown)
            if _is_out_of_reach(error) or (error is None and not _is_live(table, panel.user_id)):
                await self._forget(key)
            return error

    async def _edit(self, panel: Panel, items: Sequence[ui.Item[Any]]) -> Exception | None:
        try:
            await self._webhook(panel).edit_message(panel.message_id, view=page(*items))
        except FROM_DISCORD as error:
            _log.info("a panel could not be drawn: %s", error)
            return error
        return None

    async def _retire(self, panel: Panel, words: Words) -> None:
        """An older panel of the same seat would promise to be kept up to date: take the promise back."""
        renew = button(Address(Verb.RENEW, panel.table_id), words("button-renew"), emoji="🔄")
        await self._edit(panel, (ui.TextDisplay[Any](words("panel-moved")), ui.ActionRow[Any](renew)))

    def _webhook(self, panel: Panel) -> discord.Webhook:
        application_id = self._client.application_id
        assert application_id is not None, "presses only come to a client that is logged in"
        return discord.Webhook.partial(application_id, panel.token, client=self._client)

    # -- what is kept of them

    def _lock(self, key: Key) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())

    async def _live(self, table_id: int, user_id: int) -> Panel | None:
        panels: Sequence[Panel] = ()
        with _press_stands():
            panels = await self._client.store.panels(table_id, self._client.clock())
        return next((panel for panel in panels if panel.user_id == user_id), None)

    async def _remember(self, panel: Panel, table: Table, drawn: _Drawn) -> None:
        key = (panel.table_id, panel.user_id)
        if not _is_live(table, panel.user_id):
            await self._forget(key)
            return
        self._note_drawn(key, drawn)
        with _press_stands():
            await self._client.store.remember_panel(panel)

    async def _forget(self, key: Key) -> None:
        self._note_drawn(key, None)
        with _press_stands():
            await self._client.store.forget_panel(*key)

    def _note_drawn(self, key: Key, drawn: _Drawn | None) -> None:
        table_id, user_id = key
        if drawn is not None:
            self._drawn.kept_or(table_id, dict)[user_id] = drawn
        elif (known := self._drawn.get(table_id)) is not None:
            self._drop_all_but(table_id, known.keys() - {user_id})

    def _drop_all_but(self, table_id: int, users: AbstractSet[int]) -> None:
        kept = {user: drawn for user, drawn in (self._drawn.get(table_id) or {}).items() if user in users}
        if kept:
            self._drawn.keep(table_id, kept)
        else:
            self._drawn.forget(table_id)


@contextmanager
def _press_stands() -> Iterator[None]:
    """What was pressed is saved by now: trouble with the panel's own record must not be told as its failure."""
    try:
        yield
    except StoreError as error:
        _log.warning("a panel's record is out of reach: %s", error)


def _is_out_of_reach(error: Exception | None) -> bool:
    """Whether a panel is gone for ever: the message, or the token that leads to it."""
    return error is not None and trouble_of_private(error) is Trouble.OUT_OF_REACH


def seated_or_refuse(table: Table, user_id: int) -> None:
    """A panel is for whoever holds a seat in a game that has begun."""
    if table.status is Status.LOBBY:
        raise TableRefused(TableReason.NOT_STARTED)
    if table.seat_of(user_id) is None:
        raise not_seated(table)


def _is_asked(table: Table, look: AnyLook | None, user_id: int) -> bool:
    """Whether the game wants something of this member, or tells everybody that it is over."""
    seat = table.seat_of(user_id)
    return look is None or seat is None or seat in look.waiting_for or table.status is not Status.RUNNING


def _is_live(table: Table, user_id: int) -> bool:
    return table.status is Status.RUNNING and table.seat_of(user_id) is not None


def _noticed(notice: str, items: Sequence[ui.Item[Any]]) -> list[ui.Item[Any]]:
    return [*([ui.TextDisplay[Any](notice), ui.Separator[Any]()] if notice else []), *items]


def _refreshed_page(table: Table, look: AnyLook | None, words: Words, panel: Panel) -> list[ui.Item[Any]]:
    if table.status is Status.RUNNING and table.seat_of(panel.user_id) is None:
        return _farewell_page(table, words("panel-left"), words)
    return _panel_page(table, look, words, panel.expires_at)


def _panel_page(table: Table, look: AnyLook | None, words: Words, until: datetime | None) -> list[ui.Item[Any]]:
    """A seat's panel with its frame; `until` is when its token ends, `None` for a note that nobody keeps true."""
    if table.status is Status.OVER or look is None:
        return _over_page(table, look, words)
    inside = PRESENTERS[table.game].panel(look, scene(table, words))
    renew = button(Address(Verb.RENEW, table.id), words("button-renew"), emoji="🔄")
    if until is None:
        return [*inside, ui.TextDisplay(words("receipt-footer")), *rows([renew])]
    buttons = [
        renew,
        rules_button(table, words),
        button(Address(Verb.LEAVE, table.id), words("button-leave")),
        button(Address(Verb.END, table.id), words("button-end")),
    ]
    return [*inside, ui.TextDisplay(words("panel-footer", until=str(int(until.timestamp())))), *rows(buttons)]


def _over_page(table: Table, look: AnyLook | None, words: Words) -> list[ui.Item[Any]]:
    if look is None or look.result is None:
        return list(closed_page(table, None, words))
    return [ui.TextDisplay(words("panel-over"))]


def _farewell_page(table: Table, text: str, words: Words) -> list[ui.Item[Any]]:
    if not table.is_open:
        return [ui.TextDisplay(text)]
    sit = button(Address(Verb.SIT, table.id), words("button-sit"), emoji="🪑")
    return [ui.TextDisplay(text), ui.ActionRow(sit)]
