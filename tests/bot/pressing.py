"""A bot without Discord, for tests that kill it: plays games on a SQLite file and says every act that was acknowledged.

`python -m tests.bot.pressing FILE` is a nursery: for every line `live SEED` on its standard input it forks one life of
the bot and prints `born PID`; once that life has ended it prints `dead`. A life is forked because importing everything
takes ten times as long as a life lasts; it opens the file anew like any start of the bot, and shares nothing else.
"""

import asyncio
import os
import random
import sys
import traceback
from datetime import UTC, datetime

from bot.errors import Outrun, TableReason, TableRefused
from bot.store.sqlite import SqliteStore
from bot.tables.service import TableService
from bot.tables.table import Person, Place, Table
from engines.core.errors import RuleError
from tests.bot.members import GAMES_AND_TUG

MEMBERS = (1, 2, 3)
CHANNELS = (10, 11)


def say(*words: object) -> None:
    """One line, out of our hands when this returns: a pipe takes it whole, and no kill can take it back."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def life(path: str, seed: str) -> None:
    """Press until killed, in several channels at once."""
    store = await SqliteStore.open(path, GAMES_AND_TUG)
    tables = TableService(store, lambda: datetime.now(UTC), GAMES_AND_TUG, new_seed=lambda: os.urandom(8).hex())
    await asyncio.gather(*(at_one_channel(tables, Place(1, number), f"{seed}-{number}") for number in CHANNELS))


async def at_one_channel(tables: TableService, place: Place, seed: str) -> None:
    chooser = random.Random(seed)
    while True:
        try:
            await one_press(tables, place, chooser)
        except (Outrun, TableRefused, RuleError) as error:  # only if another bot presses on the same file
            say("beaten", type(error).__name__)


async def one_press(tables: TableService, place: Place, chooser: random.Random) -> None:
    table = await running_table(tables, place, chooser)
    table, look = await tables.spectate(table.id)
    if look is None or not look.waiting_for:
        return
    holder = table.holders[chooser.choice(sorted(look.waiting_for))]
    assert isinstance(holder, Person)
    table, mine = await tables.look(table.id, holder.user_id)
    assert mine is not None
    if not mine.actions:  # meanwhile another bot has pressed on the same file
        return
    update = await tables.act(table.id, holder.user_id, mine.moment, chooser.choice(mine.actions))
    say("act", table.id, table.revision + 1, update.table.revision, table.step + 1, update.table.step)


async def running_table(tables: TableService, place: Place, chooser: random.Random) -> Table:
    """The game of this channel, begun if there is none; a start that was cut off is gone on with."""
    try:
        table = await tables.at(place)
    except TableRefused as refusal:
        if refusal.reason is not TableReason.NONE_HERE:
            raise
        table = (await tables.open(place, MEMBERS[0], chooser.choice(sorted(GAMES_AND_TUG)), {})).table
        say("opened", table.id)
    if table.started_at is not None:
        return table
    seats = GAMES_AND_TUG[table.game].seat_counts[-1]
    for member in MEMBERS[:seats]:
        if table.seat_of(member) is None:
            table = (await tables.sit(table.id, member)).table
    if len(table.holders) == len(MEMBERS) < seats:
        table = (await tables.add_computer(table.id, MEMBERS[0])).table
    return (await tables.start(table.id, MEMBERS[0])).table


def nursery(path: str) -> None:
    for line in sys.stdin:
        seed = line.split()[1]
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(life(path, seed))
            except BaseException:  # whatever it is, it must be seen
                traceback.print_exc()
            finally:
                os._exit(1)  # a life ends by being killed; whatever else ends it is told by this number
        say("born", child)
        _, status = os.waitpid(child, 0)
        say("dead", os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    nursery(sys.argv[1])
