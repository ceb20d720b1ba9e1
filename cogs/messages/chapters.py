"""Chapters: what is over in a game is told once, in messages that stay in the channel above the board.

The board itself becomes the chapter, where everybody was looking, and is posted anew below: that is one call more than
an ordinary edit, and nothing is deleted. Which chapter was told last is kept with the table's other messages, so a
restart neither loses one nor tells one twice: what was not told is told at the next change or press. One that Discord
does not take is left out; every other trouble is the courier's.
"""

from dataclasses import dataclass

from bot.client import Botswain
from bot.tables.table import Table
from bot.tables.updates import AnyLook, Update
from cogs.controls.controls import page
from cogs.messages.boards import Boards
from cogs.messages.courier import Courier, Errand, Way
from cogs.messages.places import channel_at, public_words
from cogs.messages.records import Records
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of
from cogs.pages.frames import chapter_page
from cogs.presenters import PRESENTERS


@dataclass(slots=True)
class Tale:
    """What this run of the bot knows of one table's story. Forgetting it costs at most a look into the store."""

    told: int = -1
    """The newest chapter that need not be told any more; -1 until the store was asked."""


class Chapters:
    """Tells the chapters of all tables."""

    def __init__(self, client: Botswain, courier: Courier, records: Records, boards: Boards) -> None:
        self._client = client
        self._courier = courier
        self._records = records
        self._boards = boards
        self._tales = courier.memory(Way.STORY, Tale)
        courier.teach(Errand.CHAPTER, self._catch_up)

    def heard(self, update: Update) -> None:
        """A table has changed."""
        self._consider(update.table, update.looks.get(None))

    async def touch(self, table_id: int) -> None:
        """Somebody uses a table: an earlier run of the bot may have owed it a chapter."""
        if table_id not in self._tales:
            self._consider(*await self._client.tables.spectate(table_id))

    def _consider(self, table: Table, look: AnyLook | None) -> None:
        if look is None:
            return
        tale, chapters = self._tales.kept_or(table.id, Tale), PRESENTERS[table.game].over(look)
        if chapters and chapters[-1] > tale.told:
            self._courier.at_once(table, Errand.CHAPTER)

    async def _catch_up(self, table_id: int) -> None:
        """Tell all that is still to be told, one call at a time."""
        table, look = await self._client.tables.spectate(table_id)
        tale = self._tales.kept_or(table_id, Tale)
        tale.told = max(tale.told, (await self._records.of(table_id)).chapter)
        chapters = () if look is None else PRESENTERS[table.game].over(look)
        for number in chapters:
            if look is not None and number > tale.told:
                await self._tell(table, number, look, tale)
                tale.told = number
                self._boards.let_pass(table)

    async def _tell(self, table: Table, number: int, look: AnyLook, tale: Tale) -> None:
        """The board that people were looking at becomes the chapter; if it is out of sight, a new message does."""
        items = chapter_page(table, number, look, public_words(self._client, table.place))
        try:
            if not await self._boards.became(table, items, number):
                # Named by what it tells: should Discord have it already although we were not told, it makes no second.
                channel = channel_at(self._client, table.place)
                message = await channel.send(view=page(*items), nonce=f"c{table.id}.{number}")
                await self._records.sent(table.id, message, chapter=number)
        except FROM_DISCORD as error:
            if trouble_of(error) is Trouble.OUR_FAULT:
                tale.told = number
            raise
