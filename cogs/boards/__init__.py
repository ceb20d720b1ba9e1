"""What keeps the public message of every table true: lobby, board and result."""

from bot.client import Botswain
from cogs.boards.events import BoardEvents
from cogs.boards.keeper import Boards


async def setup(client: Botswain) -> None:
    """Load the extension."""
    boards = Boards(client)
    client.boards = boards
    client.tables.listen(boards.note)
    await client.add_cog(BoardEvents(client, boards))
