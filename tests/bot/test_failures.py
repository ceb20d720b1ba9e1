"""When the store fails, is slow, or whoever pressed is gone: memory and store stay alike."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import pytest

from bot.errors import Outrun, StoreBroken, StoreBusy, StoreError
from bot.store.memory import MemoryStore
from bot.store.sqlite import SqliteStore
from bot.tables.service import TableService
from bot.tables.store import Snapshot, StepRecord
from bot.tables.table import Ending, Person, Table
from bot.tables.updates import Update
from tests.bot.members import ANN, BEN, CLEO, HERE, HandClock, a_game, a_lobby, a_service, press, pulled
from tests.bot.toy_game import Heaved, Pull


class MoodyStore(MemoryStore):
    """A store that can fail before or after it has written, or keep everyone waiting."""

    def __init__(self) -> None:
        super().__init__()
        self.fails_before: StoreError | None = None
        self.fails_after: StoreError | None = None
        self.gate: asyncio.Event | None = None

    async def insert(self, table: Table) -> Table:
        if self.fails_before:
            raise self.fails_before
        return await super().insert(table)

    async def save(self, table: Table, steps: Sequence[StepRecord] = (), snapshot: Snapshot | None = None) -> None:
        if self.gate:
            await self.gate.wait()
        if self.fails_before:
            raise self.fails_before
        await super().save(table, steps, snapshot)
        if self.fails_after:
            raise self.fails_after


@pytest.fixture
def moody() -> MoodyStore:
    return MoodyStore()


@pytest.fixture
def service(moody: MoodyStore, clock: HandClock) -> TableService:
    return a_service(moody, clock)


Press = Callable[[TableService, int], Awaitable[Update]]

IN_THE_LOBBY: list[Press] = [
    lambda tables, table_id: tables.sit(table_id, CLEO),
    lambda tables, table_id: tables.stand_up(table_id, ANN),
    lambda tables, table_id: tables.add_computer(table_id, ANN),
    lambda tables, table_id: tables.start(table_id, ANN),
    lambda tables, table_id: tables.close(table_id, Ending.ENDED),
]
IN_THE_GAME: list[Press] = [
    lambda tables, table_id: tables.act(table_id, ANN, 1, Pull(1, 2)),
    lambda tables, table_id: tables.stand_up(table_id, ANN),
    lambda tables, table_id: tables.agree_to_end(table_id, ANN, agrees=True),
    lambda tables, table_id: tables.close(table_id, Ending.ENDED),
]


async def remembered(tables: TableService, moody: MoodyStore, table_id: int) -> object:
    """All that can be known of a table, in memory and in the store."""
    table = await tables.by_id(table_id)
    assert table == await moody.table(table_id)
    looks = [(await tables.look(table_id, member))[1] for member in (ANN, BEN, CLEO)]
    return table, looks, await moody.steps(table), await moody.snapshot(table)


@pytest.mark.parametrize("error", [StoreBusy("full"), StoreBroken("torn")])
@pytest.mark.parametrize("pressing", IN_THE_LOBBY + IN_THE_GAME)
async def test_a_failed_write_leaves_everything_as_it_was_and_the_press_can_be_made_again(
    service: TableService, moody: MoodyStore, pressing: Press, error: StoreError
) -> None:
    """S-6"""
    table = await a_lobby(service, ANN, BEN)
    if pressing in IN_THE_GAME:
        table = (await service.start(table.id, ANN)).table
    before = await remembered(service, moody, table.id)
    told: list[Update] = []
    service.listen(told.append)
    moody.fails_before = error
    with pytest.raises(type(error)):
        await pressing(service, table.id)
    assert await remembered(service, moody, table.id) == before
    assert told == []
    moody.fails_before = None
    update = await pressing(service, table.id)
    assert told == [update]
    assert await moody.table(table.id) == update.table


async def test_a_table_that_cannot_be_kept_was_never_opened(service: TableService, moody: MoodyStore) -> None:
    moody.fails_before = StoreBusy("full")
    with pytest.raises(StoreBusy):
        await service.open(HERE, ANN, "tug", {})
    moody.fails_before = None
    await a_lobby(service, ANN)


@pytest.mark.parametrize("pressing", IN_THE_GAME)
async def test_a_write_that_went_through_although_it_failed_counts_once(
    service: TableService, moody: MoodyStore, pressing: Press
) -> None:
    """S-1: the acknowledgement is lost, the press is not; made again it has no second effect."""
    table = (await a_game(service, ANN, BEN)).table
    moody.fails_after = StoreBusy("the answer was lost")
    with pytest.raises(StoreBusy):
        await pressing(service, table.id)
    moody.fails_after = None
    stored = await moody.table(table.id)
    assert stored is not None
    assert stored.revision == table.revision + 1
    assert await service.by_id(table.id) == stored
    if pressing is IN_THE_GAME[0]:
        again = await pressing(service, table.id)
        assert again.table == stored
        assert len(await moody.steps(table)) == 2


async def test_who_was_outrun_reads_anew_and_goes_on(
    service: TableService, moody: MoodyStore, clock: HandClock
) -> None:
    """S-5"""
    other = a_service(moody, clock)
    table = (await a_game(service, ANN, BEN)).table
    await other.act(table.id, ANN, 1, Pull(1, 3))
    with pytest.raises(Outrun):
        await service.act(table.id, BEN, 1, Pull(1, 1))
    update = await service.act(table.id, BEN, 1, Pull(1, 1))
    assert update.looks[None].moment == 2
    heaved = update.looks[None].news[-1]
    assert isinstance(heaved, Heaved)
    assert sorted(heaved.strengths) == [1, 3]
    assert len(await moody.steps(table)) == 3


async def test_nothing_of_a_press_shows_before_it_is_saved(service: TableService, moody: MoodyStore) -> None:
    """S-13"""
    table = (await a_game(service, ANN, BEN)).table
    told: list[Update] = []
    service.listen(told.append)
    moody.gate = asyncio.Event()
    pressing = asyncio.create_task(service.act(table.id, ANN, 1, Pull(1, 2)))
    await asyncio.sleep(0.01)
    _, look = await service.look(table.id, ANN)
    assert look is not None
    assert (pulled(look), look.news, told) == (None, (), [])
    assert table.id in service._locks
    moody.gate.set()
    assert (await pressing).looks[None].news
    assert len(told) == 1
    assert len(service._locks) == 0


@pytest.mark.parametrize("waited", [0, 1, 2, 5])
async def test_a_press_whose_member_is_gone_is_finished_all_the_same(
    service: TableService, moody: MoodyStore, waited: int
) -> None:
    """S-1: cancelled in the middle, for instance because the interaction timed out."""
    table = (await a_game(service, ANN, BEN)).table
    told: list[Update] = []
    service.listen(told.append)
    moody.gate = asyncio.Event()
    pressing = asyncio.create_task(service.act(table.id, ANN, 1, Pull(1, 2)))
    for _ in range(waited):
        await asyncio.sleep(0)
    pressing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pressing
    moody.gate.set()
    await service.settle()
    begun = waited > 0  # a task that is cancelled before its first step has not begun anything
    assert len(told) == begun
    assert len(await moody.steps(table)) == 1 + begun
    assert await service.by_id(table.id) == await moody.table(table.id)


async def test_a_failure_that_nobody_waits_for_any_more_disturbs_nobody(
    service: TableService, moody: MoodyStore
) -> None:
    table = (await a_game(service, ANN, BEN)).table
    moody.gate, moody.fails_before = asyncio.Event(), StoreBusy("full")
    pressing = asyncio.create_task(service.act(table.id, ANN, 1, Pull(1, 2)))
    await asyncio.sleep(0.01)
    pressing.cancel()
    moody.gate.set()
    await service.settle()
    moody.fails_before = None
    assert (await press(service, table.id, ANN)).table.step == 1


async def test_a_save_that_is_cancelled_on_disk_is_whole_or_not_at_all(sqlite: SqliteStore, clock: HandClock) -> None:
    """However far a transaction has come, the next one finds nothing half-written and nothing open."""
    table = await a_lobby(a_service(sqlite, clock), ANN)
    outcomes = set()
    for passes in range(40):
        changed = replace(table, holders=(*table.holders, Person(passes + 1))[-4:], revision=table.revision + 1)
        saving = asyncio.create_task(sqlite.save(changed))
        for _ in range(passes):
            await asyncio.sleep(0.00005)
        saving.cancel()
        await asyncio.wait([saving])
        assert not sqlite._db.in_transaction
        stored = await sqlite.table(table.id)
        assert stored in (table, changed)
        outcomes.add((saving.cancelled(), stored == changed))
        table = stored
    assert {(True, False), (False, True)} <= outcomes, "some were cancelled in time, some were not"
    await sqlite.set_memo("alive", "yes")
    assert await sqlite.memo("alive") == "yes"
