"""Members who sit down and press, a clock moved by hand, and services with a seed that is known."""

import random
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from bot.errors import TableRefused
from bot.tables.service import TableService
from bot.tables.store import Store
from bot.tables.table import Person, Place, Table
from bot.tables.updates import AnyLook, Update
from engines import GAMES
from engines.core.errors import RuleError
from engines.core.game import AnyGame
from tests.bot.toy_game import TUG, Action, TugView

GAMES_AND_TUG: Mapping[str, AnyGame] = {**GAMES, TUG.key: TUG}

HERE = Place(guild_id=1, channel_id=10)
ELSEWHERE = Place(guild_id=1, channel_id=11)
ANN, BEN, CLEO, DAN, STRANGER = 101, 102, 103, 104, 999


class HandClock:
    def __init__(self) -> None:
        self.now = datetime(2031, 5, 4, 12, 0, 0, 123456, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **span: float) -> None:
        self.now += timedelta(**span)


def seated_at(game: str) -> tuple[int, ...]:
    """Members for a table of this game: three, or as many as fit."""
    return (ANN, BEN, CLEO)[: GAMES_AND_TUG[game].seat_counts[-1]]


def a_service(store: Store, clock: HandClock, games: Mapping[str, AnyGame] = GAMES_AND_TUG) -> TableService:
    seeds = count(1)
    return TableService(store, clock, games, new_seed=lambda: f"seed-{next(seeds)}")


async def a_lobby(
    tables: TableService, *members: int, game: str = "tug", place: Place = HERE, computers: int = 0, **options: str
) -> Table:
    """A lobby with these members seated, the first one its host."""
    host, *others = members
    table = (await tables.open(place, host, game, options)).table
    for member in others:
        table = (await tables.sit(table.id, member)).table
    for _ in range(computers):
        table = (await tables.add_computer(table.id, host)).table
    return table


async def a_game(
    tables: TableService, *members: int, game: str = "tug", place: Place = HERE, computers: int = 0, **options: str
) -> Update:
    table = await a_lobby(tables, *members, game=game, place=place, computers=computers, **options)
    return await tables.start(table.id, members[0])


async def press(tables: TableService, table_id: int, member: int, choice: int = 0) -> Update:
    """This member looks and takes one of what it may do."""
    _, look = await tables.look(table_id, member)
    assert look is not None
    return await tables.act(table_id, member, look.moment, look.actions[choice])


def pulled(look: AnyLook) -> Action | None:
    """What this viewer sees itself pull."""
    assert isinstance(look.view, TugView)
    return look.view.mine


async def played_out(tables: TableService, table_id: int, chooser: random.Random) -> Update:
    """The game to its end, by its members in random order with random choices."""
    update = None
    while True:
        table, look = await tables.spectate(table_id)
        if not table.is_open:
            assert update is not None
            return update
        assert look is not None
        seat = chooser.choice(sorted(look.waiting_for))
        holder = table.holders[seat]
        assert isinstance(holder, Person), "the game waits for a seat without a person"
        _, mine = await tables.look(table_id, holder.user_id)
        assert mine is not None
        update = await tables.act(table_id, holder.user_id, mine.moment, chooser.choice(mine.actions))


async def refused(doing: Any) -> Any:
    """What somebody is refused, or `None` when it went through."""
    try:
        await doing
    except (TableRefused, RuleError) as error:
        return getattr(error, "reason", error)
    return None
