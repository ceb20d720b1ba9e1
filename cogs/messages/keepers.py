"""Who keeps what true: built in one place, and handed to the desks as one."""

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
        keepers = cls(courier, records, members, panels, boards, chapters, pings)
        client.tables.listen(keepers.heard)
        return keepers

    def heard(self, update: Update) -> None:
        """A table has changed; where its channel is gone, only private panels are left to tell of it."""
        if update.table.ending is Ending.CHANNEL_GONE:
            self.courier.forget(update.table.id)
        else:
            self.chapters.heard(update)
            self.boards.heard(update)
            self.pings.heard(update)
        self.panels.heard(update)
