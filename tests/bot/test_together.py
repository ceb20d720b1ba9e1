"""Many members at once: whatever the order in which their presses arrive, each counts once."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.errors import TableReason, TableRefused
from bot.tables.service import TableService
from bot.tables.store import Store
from bot.tables.table import Ending, Person, Place
from bot.tables.updates import Update
from engines.core.errors import RuleError
from engines.core.game import Move
from engines.core.play import replay
from tests.bot.members import (
    ANN,
    BEN,
    CLEO,
    DAN,
    GAMES_AND_TUG,
    HERE,
    STRANGER,
    a_game,
    a_lobby,
    refused,
    seated_at,
)
from tests.bot.toy_game import Heaved, Pull


async def test_all_pick_within_the_same_second_and_there_is_one_reveal(tables: TableService, store: Store) -> None:
    """S-14"""
    table = (await a_game(tables, ANN, BEN, CLEO, DAN)).table
    picks = {member: Pull(1, strength) for member, strength in zip((ANN, BEN, CLEO, DAN), (1, 2, 3, 1), strict=True)}
    updates = await asyncio.gather(*(tables.act(table.id, member, 1, pick) for member, pick in picks.items()))
    heaved = [
        piece.event for step in await store.steps(table) for piece in step.told if isinstance(piece.event, Heaved)
    ]
    assert len(heaved) == 1
    assert {member: heaved[0].strengths[table.seat_of(member) or 0] for member in picks} == {
        ANN: 1,
        BEN: 2,
        CLEO: 3,
        DAN: 1,
    }
    assert sorted(update.table.revision for update in updates) == [5, 6, 7, 8]


async def test_a_pick_is_changed_while_the_last_one_comes_in(tables: TableService, store: Store) -> None:
    """S-15: the change counts, or it is refused as too late; never half."""
    for attempt in range(10):
        table = (await a_game(tables, ANN, BEN, place=Place(1, attempt))).table
        await tables.act(table.id, ANN, 1, Pull(1, 1))
        presses = [tables.act(table.id, ANN, 1, Pull(1, 3)), tables.act(table.id, BEN, 1, Pull(1, 2))]
        if attempt % 2:
            presses.reverse()
        outcomes = await asyncio.gather(*map(refused, presses))
        told = [piece.event for step in await store.steps(table) for piece in step.told]
        (heaved,) = [event for event in told if isinstance(event, Heaved)]
        too_late = TableReason.STALE in outcomes
        assert heaved.strengths[table.seat_of(ANN) or 0] == (1 if too_late else 3)
        assert too_late is bool(attempt % 2)


async def test_a_button_pressed_on_two_devices_counts_once(tables: TableService, store: Store) -> None:
    """S-12"""
    table = (await a_game(tables, ANN, BEN)).table
    await asyncio.gather(*(tables.act(table.id, ANN, 1, Pull(1, 2)) for _ in range(5)))
    assert len(await store.steps(table)) == 2
    outcomes = await asyncio.gather(*(refused(tables.act(table.id, BEN, 1, Pull(1, 2))) for _ in range(5)))
    assert Counter(outcomes) == {None: 1, TableReason.STALE: 4}


async def test_the_last_seat_goes_to_one_of_those_who_want_it(tables: TableService) -> None:
    table = await a_lobby(tables, ANN, BEN, CLEO)
    outcomes = await asyncio.gather(*(refused(tables.sit(table.id, member)) for member in range(1, 11)))
    assert Counter(outcomes) == {None: 1, TableReason.FULL: 9}


async def test_two_who_press_start_start_one_game(tables: TableService, store: Store) -> None:
    table = await a_lobby(tables, ANN, BEN)
    outcomes = await asyncio.gather(*(refused(tables.start(table.id, ANN)) for _ in range(3)))
    assert Counter(outcomes) == {None: 1, TableReason.ALREADY_STARTED: 2}
    assert len(await store.steps(table)) == 1


async def test_two_who_want_a_rematch_get_one(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN)).table
    await tables.close(table.id, Ending.ENDED)
    outcomes = await asyncio.gather(*(refused(tables.rematch(table.id, member)) for member in (ANN, BEN)))
    assert sorted(map(str, outcomes)) == ["None", "channel-taken"]


async def test_all_leave_at_once_and_the_game_is_over(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    await asyncio.gather(*(tables.stand_up(table.id, member) for member in (ANN, BEN, CLEO)))
    assert (await tables.by_id(table.id)).ending is Ending.DESERTED


@pytest.mark.parametrize("game", sorted(GAMES_AND_TUG))
@pytest.mark.parametrize("seed", range(4))
async def test_whatever_members_do_at_once_the_log_explains_the_snapshot(
    tables: TableService, restarted: Callable[[], TableService], store: Store, game: str, seed: int
) -> None:
    """S-1, S-14: six members press anything at any moment, and now and then the bot is new."""
    chooser = random.Random(f"{game}{seed}")
    members = seated_at(game)
    spare = len(members) < GAMES_AND_TUG[game].seat_counts[-1]
    table = (await a_game(tables, *members, game=game, computers=int(spare))).table
    updates: list[Update] = []
    tables.listen(updates.append)
    for _ in range(25):
        presses = [anything(tables, table.id, chooser) for _ in range(6)]
        for outcome in await asyncio.gather(*presses, return_exceptions=True):
            assert outcome is None or isinstance(outcome, TableRefused | RuleError), repr(outcome)
        if chooser.random() < 0.2:
            tables = restarted()
            tables.listen(updates.append)
        stored = await store.table(table.id)
        assert stored == await tables.by_id(table.id)
        if stored is None or not stored.is_open:
            break
    revisions = [update.table.revision for update in updates]
    assert revisions == list(range(table.revision + 1, table.revision + 1 + len(revisions)))
    await the_log_explains_the_snapshot(store, table.id)


async def anything(tables: TableService, table_id: int, chooser: random.Random) -> Any:
    """One member does something, sensible or not."""
    member = chooser.choice([ANN, BEN, CLEO, DAN, STRANGER])
    what = chooser.random()
    if what < 0.08:
        await tables.stand_up(table_id, member)
    elif what < 0.2:
        await tables.sit(table_id, member)
    elif what < 0.25:
        await tables.agree_to_end(table_id, member, agrees=chooser.random() < 0.7)
    else:
        looks = [look for _, look in [await tables.look(table_id, one) for one in (member, ANN, BEN, CLEO)] if look]
        actions = next((look.actions for look in looks if look.actions), ())  # of a neighbour, if none of one's own
        if actions:
            await tables.act(table_id, member, looks[0].moment - (what > 0.9), chooser.choice(actions))


async def the_log_explains_the_snapshot(store: Store, table_id: int) -> None:
    table = await store.table(table_id)
    assert table is not None
    snapshot, log = await store.snapshot(table), await store.steps(table)
    assert snapshot is not None
    moves = [Move(record.seat, record.action) for record in log if record.seat is not None]
    step = replay(GAMES_AND_TUG[table.game], table.options, len(table.holders), snapshot.seed, moves)
    assert step.state == snapshot.state
    assert step.told == tuple(piece for record in log for piece in record.told)


async def test_games_in_many_channels_do_not_wait_for_each_other_nor_mix(tables: TableService, store: Store) -> None:
    games = [(await a_game(tables, ANN, BEN, place=Place(1, channel))).table for channel in range(20)]
    presses = [tables.act(table.id, member, 1, Pull(1, 1 + table.id % 3)) for table in games for member in (ANN, BEN)]
    random.Random(1).shuffle(presses)
    await asyncio.gather(*presses)
    for table in games:
        _, look = await tables.spectate(table.id)
        assert look is not None
        heaved = look.news[-1]
        assert isinstance(heaved, Heaved)
        assert heaved.strengths == (1 + table.id % 3,) * 2
        assert all(isinstance(holder, Person) for holder in table.holders)
    assert (await tables.at(HERE)).place == HERE
