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
from discord.ext import commands

from bot.client import Botswain
from bot.errors import StoreError, TableReason, TableRefused
from bot.store.protocol import Panel
from bot.tables.seating import not_seated
from bot.tables.table import Person, Status, Table
from bot.tables.updates import AnyLook, Update
from cogs.controls.addresses import Address, Verb
from cogs.controls.controls import button, fingerprint, page, rows
from cogs.desks.presses import Request
from cogs.messages.places import public_words
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of
from cogs.pages.frames import closed_page, rules_button, scene
from cogs.presenters import PRESENTERS
from cogs.words import Words, words_for
from engines.core.seats import Seat

_log = logging.getLogger(__name__)

_LEEWAY = timedelta(seconds=20)
"""So much before its end we no longer count on a token: the edit has to arrive as well."""

_GONE = frozenset({10008, 10015, 50027})
_MOST_TRIES = 6

Key = tuple[int, int]
"""Table and member: at one table everybody has one live panel."""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """What a live panel shows, as far as it has to be compared, and the language it was drawn in."""

    fingerprint: str
    """Empty while nobody knows what it shows: an edit that failed may have been carried out all the same."""
    language: str
    until: datetime


class Panels(commands.Cog):
    """Draws panels, and keeps the live one of every seat true while its token lives."""

    def __init__(self, client: Botswain) -> None:
        self._client = client
        self._drawn: dict[int, dict[int, _Drawn]] = {}  # by table and member
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self._stirring: set[tuple[int, bool]] = set()  # by table, and whether bystanders are meant
        self._tasks: set[asyncio.Task[None]] = set()

    async def cog_unload(self) -> None:
        for task in self._tasks:
            task.cancel()

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

    async def receipt(self, request: Request, update: Update, notice: str, way: str) -> None:
        """One line about a press on the board, so that the board stays in sight; the button `way` makes it the hand."""
        table_id = update.table.id
        hand = [button(Address(Verb.RENEW, table_id), way, emoji="🖐️")] if way else []
        await request.answer.show(ui.TextDisplay[Any](notice), *rows(hand))
        self._client.boards.note_below(table_id, request.user_id, update.looks[None].moment)

    async def choices(self, request: Request, table_id: int, notice: str) -> None:
        """What the presser can choose instead of what was pressed; nobody keeps it up to date, and it says so."""
        table, look = await self._client.tables.look(table_id, request.user_id)
        seated_or_refuse(table, request.user_id)
        await request.answer.show(*_noticed(notice, _panel_page(table, look, request.words, None)))
        self._client.boards.note_below(table_id, request.user_id, look.moment if look is not None else 0)

    async def farewell(self, request: Request, table: Table, text: str) -> None:
        """Take leave of somebody who is no longer seated, in place of the panel if that was pressed."""
        async with self._lock((table.id, request.user_id)):
            if await request.answer.show(*_farewell_page(table, text, request.words)) and request.answer.in_place:
                await self._forget((table.id, request.user_id))

    # -- keeping live ones true

    def note(self, update: Update) -> None:
        """Something changed at a table: panels of seats that are asked follow at once, the others later."""
        self._stir(update.table.id, bystanders=False)
        self._stir(update.table.id, bystanders=True)

    def covers(self, table: Table, seats: Collection[Seat]) -> bool:
        """Whether whoever sits in these seats has a live panel to look at, so that the board need not hurry."""
        drawn, now = self._drawn.get(table.id, {}), self._client.clock()
        shown = [drawn.get(holder.user_id) for seat in seats if isinstance(holder := table.holders[seat], Person)]
        return bool(shown) and all(one is not None and one.fingerprint and one.until > now for one in shown)

    def _stir(self, table_id: int, *, bystanders: bool, tries: int = 0) -> None:
        key = (table_id, bystanders)
        if key not in self._stirring:
            self._stirring.add(key)
            task = asyncio.get_running_loop().create_task(self._refresh_soon(key, tries))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _refresh_soon(self, key: tuple[int, bool], tries: int) -> None:
        table_id, bystanders = key
        try:
            # The presser's own answer comes first, and several changes become one look.
            pace = self._client.pace.bystander if bystanders else self._client.pace.board
            await asyncio.sleep(max(pace, 2.0**tries if tries else 0.0))
        finally:
            self._stirring.discard(key)
        try:
            settled = await self._refresh_all(table_id, bystanders=bystanders)
        except (StoreError, TableRefused) as error:
            _log.warning("the panels of table %s wait for the next change: %s", table_id, error)
            return
        if not settled and tries < _MOST_TRIES:
            self._stir(table_id, bystanders=bystanders, tries=tries + 1)

    async def _refresh_all(self, table_id: int, *, bystanders: bool) -> bool:
        """Refresh the panels of a table; returns whether there is nothing left to try."""
        panels = await self._client.store.panels(table_id, self._client.clock())
        self._drop_all_but(table_id, {panel.user_id for panel in panels})
        table, look = await self._client.tables.spectate(table_id)
        asked = [panel for panel in panels if bystanders or _is_asked(table, look, panel.user_id)]
        return all([await self._refresh(panel) for panel in asked])  # a list: each has its turn, whatever came before

    async def _refresh(self, seen: Panel) -> bool:
        """Draw a panel that shows something else; returns whether there is nothing left to try."""
        key = (seen.table_id, seen.user_id)
        async with self._lock(key):
            panel = await self._live(*key)
            if panel is None or panel.expires_at <= self._client.clock():
                return True
            table, look = await self._client.tables.look(*key)
            drawn = self._drawn.get(panel.table_id, {}).get(panel.user_id)
            words = words_for(drawn.language) if drawn else public_words(self._client, table.place)
            items = _refreshed_page(table, look, words, panel)
            shown = _Drawn(fingerprint(items), words.language, panel.expires_at)
            if drawn == shown:
                return True
            self._note_drawn(key, replace(shown, fingerprint=""))
            trouble = await self._edit(panel, items)
            if trouble is None:
                self._note_drawn(key, shown)
            if trouble is Trouble.MESSAGE_GONE or (trouble is None and not _is_live(table, panel.user_id)):
                await self._forget(key)
            return trouble is not Trouble.PASSING

    async def _edit(self, panel: Panel, items: Sequence[ui.Item[Any]]) -> Trouble | None:
        try:
            await self._webhook(panel).edit_message(panel.message_id, view=page(*items))
        except FROM_DISCORD as error:
            _log.info("a panel could not be drawn: %s", error)
            return Trouble.MESSAGE_GONE if _is_gone(error) else trouble_of(error)
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
            self._drawn.setdefault(table_id, {})[user_id] = drawn
        elif table_id in self._drawn:
            self._drop_all_but(table_id, self._drawn[table_id].keys() - {user_id})

    def _drop_all_but(self, table_id: int, users: AbstractSet[int]) -> None:
        kept = {user: drawn for user, drawn in self._drawn.pop(table_id, {}).items() if user in users}
        if kept:
            self._drawn[table_id] = kept


@contextmanager
def _press_stands() -> Iterator[None]:
    """What was pressed is saved by now: trouble with the panel's own record must not be told as its failure."""
    try:
        yield
    except StoreError as error:
        _log.warning("a panel's record is out of reach: %s", error)


def _is_gone(error: Exception) -> bool:
    """Whether a panel is out of reach for ever: the message, or the token that leads to it."""
    return isinstance(error, discord.HTTPException) and (error.code in _GONE or error.status in {401, 404})


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


async def setup(client: Botswain) -> None:
    """Keep panels for this client, and listen to its tables."""
    panels = Panels(client)
    client.panels = panels
    client.tables.listen(panels.note)
    await client.add_cog(panels)
