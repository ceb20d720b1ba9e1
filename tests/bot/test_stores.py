"""What every store promises, tried on each of them."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import Outrun, TableReason, TableRefused
from bot.tables.store import Messages, Panel, Snapshot, StepRecord, Store
from bot.tables.table import Computer, Ending, Kept, Person, Place, Status, Table, Vacant
from engines.core.events import EVERYONE, Told, only
from tests.bot.members import ANN, BEN, ELSEWHERE, HERE, HandClock
from tests.bot.toy_game import Chose, Heaved, Length, Pull, TugOptions, TugState, YouPulled

OPTIONS = TugOptions(whisper=False, length=Length.LONG, strength=4)


@pytest.fixture
def lobby(clock: HandClock) -> Table:
    return Table(0, "tug", OPTIONS, HERE, ANN, Status.LOBBY, (Person(ANN), Computer(), Kept(BEN)), clock())


def begun(table: Table, clock: HandClock) -> tuple[Table, StepRecord, Snapshot]:
    """The table after its start, with the setup and the snapshot that belong to it."""
    running = replace(
        table,
        status=Status.RUNNING,
        holders=(Person(ANN), Vacant(BEN)),
        started_at=clock(),
        agreed=frozenset({ANN}),
        revision=table.revision + 1,
    )
    state = TugState(OPTIONS, 1, {1: Pull(1, 2)}, [0, 1], frozenset({7}))
    return running, StepRecord(0, None, None, (), clock()), Snapshot("seed", 1, 0, state)


def step(number: int, clock: HandClock, *told: Told[Chose | YouPulled | Heaved]) -> StepRecord:
    return StepRecord(number, 0, Pull(1, 2), told, clock())


async def test_a_table_comes_back_as_it_was_kept(store: Store, lobby: Table, clock: HandClock) -> None:
    kept = await store.insert(lobby)
    assert kept.id > 0
    assert await store.table(kept.id) == kept == replace(lobby, id=kept.id)
    running, setup, snapshot = begun(kept, clock)
    await store.save(running, [setup], snapshot)
    assert await store.table(kept.id) == running
    over = replace(running, status=Status.OVER, ending=Ending.ENDED, ended_by=BEN, ended_at=clock(), revision=2)
    await store.save(over)
    assert await store.table(kept.id) == over
    assert await store.table(kept.id + 1) is None


async def test_one_open_table_per_channel(store: Store, lobby: Table, clock: HandClock) -> None:
    first = await store.insert(lobby)
    with pytest.raises(TableRefused) as refusal:
        await store.insert(lobby)
    assert (refusal.value.reason, refusal.value.facts) == (TableReason.CHANNEL_TAKEN, {"game": "tug"})
    await store.insert(replace(lobby, place=ELSEWHERE))
    await store.save(replace(first, status=Status.OVER, revision=1))
    second = await store.insert(lobby)
    assert second.id > first.id
    assert await store.open_at(HERE) == second == await store.latest_at(HERE)


async def test_two_who_open_at_once_get_one_table(store: Store, lobby: Table) -> None:
    outcomes = await asyncio.gather(*(store.insert(lobby) for _ in range(5)), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Table"] + ["TableRefused"] * 4


async def test_a_channel_remembers_its_latest_table(store: Store, lobby: Table) -> None:
    assert await store.open_at(HERE) is None
    assert await store.latest_at(HERE) is None
    kept = await store.insert(lobby)
    over = replace(kept, status=Status.OVER, revision=1)
    await store.save(over)
    assert await store.open_at(HERE) is None
    assert await store.latest_at(HERE) == over


async def test_open_tables_of_a_member_and_of_a_server_newest_first(store: Store, lobby: Table) -> None:
    first = await store.insert(lobby)
    second = await store.insert(replace(lobby, place=ELSEWHERE))
    abroad = await store.insert(replace(lobby, place=Place(2, 20)))
    ended = await store.insert(replace(lobby, place=Place(1, 30)))
    await store.save(replace(ended, status=Status.OVER, revision=1))
    without_ann = await store.insert(replace(lobby, place=Place(1, 40), holders=(Person(BEN), Kept(ANN))))
    assert list(await store.open_of(ANN)) == [abroad, second, first]
    assert list(await store.open_of(ANN, 1)) == [second, first]
    assert list(await store.open_of(BEN)) == [without_ann]
    assert list(await store.open_in(1, 2)) == [without_ann, second]
    assert list(await store.open_in(3, 10)) == []


async def test_the_log_and_the_snapshot_come_back_as_they_were(store: Store, lobby: Table, clock: HandClock) -> None:
    table, setup, snapshot = begun(await store.insert(lobby), clock)
    assert await store.snapshot(table) is None
    await store.save(table, [setup], snapshot)
    told = (Told(Chose(0), EVERYONE), Told(YouPulled(2), only(0)), Told(Heaved(1, (2, 0), 1), EVERYONE))
    steps = [step(1, clock, *told), step(2, clock)]
    later = replace(snapshot, step=2, state=TugState(OPTIONS, 2, {}, [2, 1]))
    await store.save(replace(table, revision=2, step=2), steps, later)
    assert list(await store.steps(table)) == [setup, *steps]
    assert await store.snapshot(table) == later


async def test_news_are_the_latest_events_and_silent_steps_do_not_push_them_out(
    store: Store, lobby: Table, clock: HandClock
) -> None:
    table, setup, snapshot = begun(await store.insert(lobby), clock)
    told = [Told(Chose(number), EVERYONE) for number in range(5)]
    steps = [
        setup,
        step(1, clock, *told[:2]),
        step(2, clock, *told[2:]),
        *(step(3 + more, clock) for more in range(50)),
    ]
    await store.save(replace(table, step=52), steps, replace(snapshot, step=52))
    assert await store.recent_told(table, 80) == tuple(told)
    assert await store.recent_told(table, 4) == tuple(told[1:])
    assert await store.recent_told(table, 2) == tuple(told[3:])


async def test_what_one_seat_alone_was_told_pushes_nobodys_news_out(
    store: Store, lobby: Table, clock: HandClock
) -> None:
    table, setup, snapshot = begun(await store.insert(lobby), clock)
    told = [
        Told[Chose | YouPulled](Chose(0), EVERYONE),
        *(Told(YouPulled(number), only(number % 2)) for number in range(9)),
    ]
    steps = [setup, *(step(number, clock, piece) for number, piece in enumerate(told, 1))]
    await store.save(replace(table, step=10), steps, replace(snapshot, step=10))
    assert await store.recent_told(table, 1) == tuple(told)


@pytest.mark.parametrize("revision", [0, 2])
async def test_a_second_writer_is_outrun(store: Store, lobby: Table, clock: HandClock, revision: int) -> None:
    """S-5"""
    table, setup, snapshot = begun(await store.insert(lobby), clock)
    with pytest.raises(Outrun):
        await store.save(replace(table, revision=revision), [setup], snapshot)
    assert await store.steps(table) == type(await store.steps(table))()
    assert await store.snapshot(table) is None


@pytest.mark.parametrize("numbers", [(0,), (2,), (5, 6)])
async def test_steps_must_follow_the_stored_ones(
    store: Store, lobby: Table, clock: HandClock, numbers: tuple[int, ...]
) -> None:
    table, setup, snapshot = begun(await store.insert(lobby), clock)
    await store.save(table, [setup], snapshot)
    before = await store.table(table.id)
    wrong = replace(table, revision=2, step=numbers[-1])
    with pytest.raises(Outrun):
        await store.save(wrong, [step(number, clock) for number in numbers], replace(snapshot, step=numbers[-1]))
    assert await store.table(table.id) == before
    assert list(await store.steps(table)) == [setup]
    assert await store.snapshot(table) == snapshot


async def test_a_game_cannot_begin_with_its_first_action(store: Store, lobby: Table, clock: HandClock) -> None:
    table, _, snapshot = begun(await store.insert(lobby), clock)
    with pytest.raises(Outrun):
        await store.save(replace(table, step=1), [step(1, clock)], snapshot)


async def test_saving_a_table_that_is_not_there_is_outrun(store: Store, lobby: Table) -> None:
    with pytest.raises(Outrun):
        await store.save(replace(lobby, id=77, revision=1))


async def test_messages_are_remembered_by_table(store: Store, lobby: Table, clock: HandClock) -> None:
    kept = await store.insert(lobby)
    assert await store.messages(kept.id) == Messages()
    await store.remember_messages(kept.id, Messages(5, clock(), None))
    await store.remember_messages(kept.id, messages := Messages(5, clock(), 6, 2))
    assert await store.messages(kept.id) == messages


async def test_panels_live_as_long_as_their_tokens(store: Store, lobby: Table, clock: HandClock) -> None:
    """S-9"""
    kept = await store.insert(lobby)
    anns = Panel(kept.id, ANN, "token-a", 1, clock() + timedelta(minutes=15))
    bens = Panel(kept.id, BEN, "token-b", 2, clock() + timedelta(minutes=5))
    for panel in (replace(anns, token="old", message_id=9), bens, anns):
        await store.remember_panel(panel)
    assert list(await store.panels(kept.id, clock())) == [anns, bens]
    clock.advance(minutes=5)
    assert list(await store.panels(kept.id, clock())) == [anns]
    clock.advance(minutes=-5)
    assert list(await store.panels(kept.id, clock())) == [anns], "what has expired is forgotten"
    await store.forget_panel(kept.id, ANN)
    assert list(await store.panels(kept.id, clock())) == []


async def test_facts_are_kept_and_replaced(store: Store) -> None:
    assert await store.memo("commands") is None
    await store.set_memo("commands", "a")
    await store.set_memo("commands", "b")
    assert await store.memo("commands") == "b"


async def test_saves_at_the_same_time_are_each_whole(store: Store, lobby: Table, clock: HandClock) -> None:
    kept = [await store.insert(replace(lobby, place=Place(1, channel))) for channel in range(20)]
    begun_ones = [begun(table, clock) for table in kept]
    await asyncio.gather(*(store.save(table, [setup], snapshot) for table, setup, snapshot in begun_ones))
    for table, setup, snapshot in begun_ones:
        assert await store.table(table.id) == table
        assert list(await store.steps(table)) == [setup]
        assert await store.snapshot(table) == snapshot
