"""Members who have left the server: their seats are given up, so that the others do not wait for nobody (S-18).

Without the privileged members intent Discord does not tell who leaves, so we ask, about each member at most once in ten
minutes: about those who are waited for, when a board is posted or asked for and when a moment lasts; about the host,
when somebody may not do what only the host may; about those who have not agreed, when somebody agrees to end a game.
"""

import contextlib
import logging
from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.client import Botswain
from bot.errors import StoreError, TableRefused
from bot.tables.table import Person, Table
from bot.tables.updates import AnyLook
from cogs.messages.kept import Kept
from cogs.messages.troubles import FROM_DISCORD, Trouble, trouble_of

_ASKED_EVERY = timedelta(minutes=10)
_REMEMBERED = 5_000

_log = logging.getLogger(__name__)


class Members:
    """Knows who was here lately, and stands up those who are not any more."""

    def __init__(self, client: Botswain) -> None:
        self._client = client
        self._seen: Kept[tuple[int, int], datetime] = Kept(_REMEMBERED)

    def has_seen(self, guild_id: int, user_id: int) -> None:
        """Note that this member was here just now."""
        self._seen.keep((guild_id, user_id), self._client.clock())

    async def has_left(self, guild_id: int, user_id: int) -> None:
        """Stand a member up at all tables of the server that was left."""
        with contextlib.suppress(StoreError):
            for table in await self._client.store.open_of(user_id, guild_id):
                await self._stand_up(table, user_id)

    async def look_for_waited(self, table: Table, look: AnyLook | None) -> None:
        """Ask Discord about the persons this table waits for (in the lobby: all), and stand up who is gone."""
        seats = look.waiting_for if look is not None else range(len(table.holders))
        holders = [table.holders[seat] for seat in seats]
        await self.look_for(table, [holder.user_id for holder in holders if isinstance(holder, Person)])

    async def look_for(self, table: Table, people: Iterable[int]) -> bool:
        """Ask Discord about these persons of a table, and stand up who is gone; returns whether anybody was."""
        gone = [person for person in people if table.is_open and await self._is_gone(table, person)]
        return any([await self._stand_up(table, person) for person in gone])  # a list: each has to stand up

    async def host_has_left(self, table: Table) -> bool:
        """Ask Discord about the host, and about whoever is host after one who is gone; returns whether any was.

        Nobody else is asked about: whoever is host and here can do all that the others cannot.
        """
        anybody = False
        with contextlib.suppress(TableRefused, StoreError):
            while table.is_open and await self.look_for(table, [table.host]):
                anybody, table = True, await self._client.tables.by_id(table.id)
        return anybody

    async def _is_gone(self, table: Table, user_id: int) -> bool:
        guild = self._client.get_guild(table.place.guild_id)
        if guild is None:
            return False
        seen = self._seen.get((guild.id, user_id))
        if seen is not None and self._client.clock() - seen < _ASKED_EVERY:
            return False
        try:
            await guild.fetch_member(user_id)
        except FROM_DISCORD as error:
            return trouble_of(error) is Trouble.MEMBER_GONE
        self.has_seen(guild.id, user_id)
        return False

    async def _stand_up(self, table: Table, user_id: int) -> bool:
        try:
            await self._client.tables.stand_up(table.id, user_id)
        except TableRefused:
            return False  # stood up or ended meanwhile
        except StoreError:
            _log.warning("member %s has left table %s but cannot be stood up", user_id, table.id, exc_info=True)
            return False
        return True
