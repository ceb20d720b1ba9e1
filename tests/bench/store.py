"""Figures of tables and stores: presses on disk, start-up, bytes, and picks a second through a session in memory."""

import asyncio
import os
import random
import sqlite3
import statistics
import tempfile
import time
import tracemalloc
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.store.memory import MemoryStore
from bot.store.sqlite import SqliteStore
from bot.tables.service import TableService
from bot.tables.session import Session
from bot.tables.table import Person, Place, Status, Table
from engines import GAMES
from engines.core.game import Move

GAME = "ahoy-kitten"
NOBODY: frozenset[int] = frozenset()


def main(*, small: bool = False) -> None:
    share = 50 if small else 1
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(presses(Path(folder) / "presses.db", 1000 // share, 3000 // share))
        asyncio.run(start_up(Path(folder) / "none.db", Path(folder) / "many.db", 10_000 // share))
    asyncio.run(through_the_service(50 // share))
    picks(3.0 / share)


def now() -> datetime:
    return datetime.now(UTC)


def service(store: Any) -> TableService:
    return TableService(store, now, GAMES, new_seed=lambda: os.urandom(16).hex())


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(len(times) * share)] * 1000


# -- presses


async def presses(path: Path, tables_open: int, count: int) -> None:
    """How long a press takes until it is on disk, with many games open; and what it leaves in the file."""
    store = await SqliteStore.open(path)
    try:
        tables = service(store)
        ids = [await a_game(tables, channel) for channel in range(tables_open)]
        before = size(path)
        await pressed(tables, ids, count // 2, at_once=1)
        await pressed(tables, ids, count // 2, at_once=20)
        await bytes_stored(store, path, before, tables_open)
    finally:
        await store.close()
    bare_transactions(path.with_name("bare.db"), count // 2)


async def pressed(tables: TableService, ids: list[int], count: int, at_once: int) -> None:
    times, chooser = list[float](), random.Random(at_once)
    for _ in range(count // at_once):
        await asyncio.gather(*(a_press(tables, one, chooser, times) for one in chooser.sample(ids, at_once)))
    print(
        f"press to saved, {len(ids)} open tables, {at_once} at once: p50 {percentile(times, 0.5):.2f} ms, "
        f"p99 {percentile(times, 0.99):.2f} ms"
    )


async def bytes_stored(store: SqliteStore, path: Path, before: int, tables_open: int) -> None:
    await store._fetch("PRAGMA wal_checkpoint(TRUNCATE)")
    steps = (await store._fetch("SELECT count(*) FROM steps WHERE step > 0"))[0][0]
    texts = "SELECT sum(length(action) + coalesce(length(told), 0)) FROM steps WHERE step > 0"
    words = (await store._fetch(texts))[0][0]
    grown = size(path) - before
    print(f"stored per action: {grown / steps:.0f} bytes of file, {words / steps:.0f} of them action and events")


async def a_game(tables: TableService, channel: int, seats: int = 4) -> int:
    table_id = (await tables.open(Place(1, channel), 1, GAME, {})).table.id
    for member in range(2, seats + 1):
        await tables.sit(table_id, member)
    await tables.start(table_id, 1)
    return table_id


async def a_press(tables: TableService, table_id: int, chooser: random.Random, times: list[float]) -> None:
    since = time.perf_counter()  # a real press looks first, and four of five find their table not in memory
    table, look = await tables.spectate(table_id)
    if look is None or not look.waiting_for:
        return
    holder = table.holders[chooser.choice(sorted(look.waiting_for))]
    assert isinstance(holder, Person)
    _, mine = await tables.look(table_id, holder.user_id)
    assert mine is not None
    await tables.act(table_id, holder.user_id, mine.moment, chooser.choice(mine.actions))
    times.append(time.perf_counter() - since)


def size(path: Path) -> int:
    return path.stat().st_size


def bare_transactions(path: Path, count: int) -> None:
    """The same disk without us: one transaction of plain sqlite3 with about as many bytes."""
    times = list[float]()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("CREATE TABLE plain (id INTEGER PRIMARY KEY, text TEXT)")
        for _ in range(count):
            since = time.perf_counter()
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT INTO plain (text) VALUES (?)", ("x" * 200,))
            db.execute("INSERT OR REPLACE INTO plain VALUES (1, ?)", ("x" * 1500,))
            db.execute("COMMIT")
            times.append(time.perf_counter() - since)
    print(f"  plain sqlite3, a bare transaction on this disk: p50 {percentile(times, 0.5):.2f} ms")


# -- start-up


async def start_up(none: Path, many: Path, tables_open: int) -> None:
    """What a start costs with no open table and with very many: nothing of them may be read."""
    await (await SqliteStore.open(none)).close()
    store = await SqliteStore.open(many)
    try:
        await fill(store, tables_open)
    finally:
        await store.close()
    empty, full = await starts(none), await starts(many)
    print(
        f"start-up: {empty[0]:.2f} ms and {empty[1]:.0f} kB without open tables, {full[0]:.2f} ms and {full[1]:.0f} kB "
        f"with {tables_open}: {full[0] / empty[0]:.2f} times"
    )


async def fill(store: SqliteStore, count: int) -> None:
    """Running games as real ones are stored, copied from one for speed."""
    await store._fetch("PRAGMA synchronous = OFF")  # a power cut may take them: they are there to be in the way
    one = await store.table(await a_game(service(store), 0))
    assert one is not None
    steps, snapshot = await store.steps(one), await store.snapshot(one)
    for channel in range(1, count):
        copied = await store.insert(replace(one, place=Place(1, channel), revision=0, step=0))
        await store.save(replace(copied, revision=1, step=one.step), steps, snapshot)


async def starts(path: Path, attempts: int = 15) -> tuple[float, float]:
    """Median milliseconds from nothing to a service that answers, and the kilobytes it takes."""
    times = []
    for _ in range(attempts):
        since = time.perf_counter()
        store = await SqliteStore.open(path)
        service(store)
        times.append((time.perf_counter() - since) * 1000)
        await store.close()
    tracemalloc.start()
    store = await SqliteStore.open(path)
    kept = service(store)
    memory = tracemalloc.get_traced_memory()[0] / 1024
    tracemalloc.stop()
    await store.close()
    del kept
    return statistics.median(times), memory


# -- picks


def picks(seconds: float) -> None:
    """Random play of four through a session in memory, with the looks of all seats and the spectator at every pick."""
    table = Table(
        1, GAME, GAMES[GAME].options_type(), Place(1, 1), 1, Status.RUNNING, tuple(map(Person, range(4))), now()
    )
    rates = [played(table, seconds / 3, seed) for seed in range(3)]
    by_clock, by_processor = (max(each) for each in zip(*rates, strict=True))
    print(
        f"random play through a session, four players, all looks: {by_clock:,.0f} picks/s by the clock, "
        f"{by_processor:,.0f} by the processor's time (goal 12,000)"
    )


def played(table: Table, seconds: float, seed: int) -> tuple[float, float]:
    chooser, at = random.Random(seed), now()
    game = GAMES[GAME]
    count, since, worked = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - since < seconds:
        proposal = Session.begin(game, table, f"{seed}-{count}", at)
        session, looks = proposal.session, proposal.session.looks(proposal.fresh)
        while waiting_for := looks[None].waiting_for:
            seat = min(waiting_for)
            actions = looks[seat].actions
            action = actions[int(chooser.random() * len(actions))]
            proposal = session.propose(Move(seat, action), NOBODY, at)
            session, looks = proposal.session, proposal.session.looks(proposal.fresh)
            count += 1
    return count / (time.perf_counter() - since), count / (time.process_time() - worked)


async def through_the_service(tables_open: int) -> None:
    """The same through the whole service on a store in memory, for comparison."""
    tables, chooser, times = service(MemoryStore()), random.Random(1), list[float]()
    ids = [await a_game(tables, channel) for channel in range(tables_open)]
    for _ in range(60):
        for table_id in ids:
            await a_press(tables, table_id, chooser, times)
    print(f"a press through the service on a store in memory: p50 {percentile(times, 0.5):.3f} ms")


if __name__ == "__main__":
    main()
