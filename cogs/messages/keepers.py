"""Who keeps what true: built in one place, and handed to the desks as one."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.client import Botswain
from bot.tables.table import Ending
from bot.tables.updates import Update
from cogs.messages.boards import Boards
from cogs.messages.chapters import Chapters
from cogs.messages.courier import Courier
from cogs.messages.members import Members
from cogs.messages.panels import Panels
from cogs.messages.pings import Pings
from cogs.messages.records import Records


@dataclass(frozen=True, slots=True)
class Keepers:
    """All who keep our messages true, and the courier who carries them."""

    courier: Courier
    records: Records
    members: Members
    panels: Panels
    boards: Boards
    chapters: Chapters
    pings: Pings

    @classmethod
    def of(cls, client: Botswain) -> "Keepers":
        """The keepers of a client's tables, who hear of every change from now on."""
        courier, records, members = Courier(client.tables, client.clock), Records(client.store), Members(client)
        panels = Panels(client, courier)
        boards = Boards(client, courier, records, members, panels)
        chapters = Chapters(client, courier, records, boards)
        pings = Pings(client, courier, records, members)
        # Each by itself, so that a fault in one of them does not keep the others from hearing.
        for hears in (courier.heard, panels.heard, _where_it_is(chapters), _where_it_is(boards), _where_it_is(pings)):
            client.tables.listen(hears)
        return cls(courier, records, members, panels, boards, chapters, pings)


def _where_it_is(keeper: Chapters | Boards | Pings) -> Callable[[Update], None]:
    """What a keeper of the channel's messages hears: nothing once the channel is gone."""

    def hear(update: Update) -> None:
        if update.table.ending is not Ending.CHANNEL_GONE:
            keeper.heard(update)

    return hear
