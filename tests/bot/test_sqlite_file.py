"""The database as a file: migrations, settings, damage, locks, full disks, folders that are closed to us."""

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import StoreBroken, StoreBusy, TableReason
from bot.store import migrations
from bot.store.lease import hold
from bot.store.migrations import migrate, newest_version, schema_version
from bot.store.sqlite import SqliteStore
from bot.tables.table import Place
from tests.bot.members import ANN, BEN, GAMES_AND_TUG, HERE, HandClock, a_game, a_lobby, a_service, press, refused
from tests.bot.toy_game import Heaved, YouPulled


def written(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def read(path: Path) -> bytes:
    return path.read_bytes()


def test_an_empty_file_is_brought_up_to_date_once(path: Path) -> None:
    assert schema_version(path) is None
    assert not path.exists(), "asking writes nothing"
    assert migrate(path) == (0, newest_version())
    assert schema_version(path) == newest_version()
    assert migrate(path) == (newest_version(), newest_version())


def test_each_migration_runs_once_and_an_older_file_keeps_what_it_holds(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, now = migrate(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO notes VALUES ('old', 'kept')")
    later = (*migrations.MIGRATIONS, ("ALTER TABLE notes ADD COLUMN new TEXT",), ("CREATE TABLE more (id INTEGER)",))
    monkeypatch.setattr(migrations, "MIGRATIONS", later)
    assert migrate(path) == (now, now + 2)
    assert migrate(path) == (now + 2, now + 2)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT * FROM notes").fetchall() == [("old", "kept", None)]


def test_a_table_of_the_first_version_has_told_no_chapter_yet(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "MIGRATIONS", migrations.MIGRATIONS[:1])
    migrate(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO messages VALUES (1, 2, 3, 4)")
    monkeypatch.undo()
    migrate(path)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT * FROM messages").fetchall() == [(1, 2, 3, 4, 0)]


def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, now = migrate(path)
    broken = ("ALTER TABLE notes ADD COLUMN new TEXT", "CREATE NONSENSE")
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, broken))
    with pytest.raises(StoreBroken):
        migrate(path)
    assert schema_version(path) == now
    with closing(sqlite3.connect(path)) as db:
        assert [column[1] for column in db.execute("PRAGMA table_info(notes)")] == ["key", "value"]


async def test_a_database_of_a_newer_botswain_is_left_alone(path: Path) -> None:
    migrate(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {newest_version() + 1}")
    with pytest.raises(StoreBroken, match="newer Botswain"):
        await SqliteStore.open(path)
    assert schema_version(path) == newest_version() + 1


async def test_a_press_after_the_file_was_closed_is_told_in_a_sentence(path: Path, clock: HandClock) -> None:
    store = await SqliteStore.open(path, GAMES_AND_TUG)
    tables = a_service(store, clock)
    table = (await a_game(tables, ANN, BEN)).table
    await store.close()
    with pytest.raises(StoreBroken, match="the bot is stopping"):
        await press(tables, table.id, ANN)


async def test_what_is_saved_is_on_disk(sqlite: SqliteStore) -> None:
    pragmas = ("journal_mode", "synchronous", "foreign_keys")
    values = [(await sqlite._fetch(f"PRAGMA {pragma}"))[0][0] for pragma in pragmas]
    assert values == ["wal", 2, 1]


@pytest.mark.parametrize("rubbish", [b"this is no database at all, it is a letter", os.urandom(8192)])
async def test_a_file_that_is_no_database_is_told_in_a_sentence(path: Path, rubbish: bytes) -> None:
    """S-6"""
    written(path, rubbish)
    with pytest.raises(StoreBroken, match="is not a database of Botswain, or it is damaged"):
        await SqliteStore.open(path)
    with pytest.raises(StoreBroken):
        schema_version(path)
    assert read(path) == rubbish


async def test_a_database_that_is_damaged_later_on_is_told_in_a_sentence(path: Path, clock: HandClock) -> None:
    """S-6"""
    store = await SqliteStore.open(path, GAMES_AND_TUG)
    tables = a_service(store, clock)
    for channel in range(40):
        await a_game(tables, ANN, BEN, place=Place(1, channel))
    await store.close()
    whole = read(path)
    written(path, whole[:4096] + b"\xa5" * (len(whole) - 4096))
    hurt = await SqliteStore.open(path, GAMES_AND_TUG)
    try:
        with pytest.raises(StoreBroken, match="is damaged"):
            await hurt.table(1)
    finally:
        await hurt.close()


@pytest.fixture
def closed_folder(tmp_path: Path) -> Path:
    """A folder that may not be written to: even the superuser cannot make a file in a folder that is a file."""
    if os.geteuid() == 0:
        (tmp_path / "closed").write_text("")
    else:
        (tmp_path / "closed").mkdir(mode=0o500)
    return tmp_path / "closed"


async def test_a_folder_that_is_closed_to_us_is_told_in_a_sentence(closed_folder: Path) -> None:
    """S-6"""
    with pytest.raises(StoreBroken, match="cannot be opened: check that its folder exists and may be written to"):
        await SqliteStore.open(closed_folder / "botswain.db")
    with pytest.raises(StoreBroken, match=r"The folder .*the database"), hold(closed_folder / "botswain.db"):
        pass


async def test_a_database_that_may_not_be_written_to_is_left_whole(sqlite: SqliteStore, clock: HandClock) -> None:
    tables = a_service(sqlite, clock)
    table = (await a_game(tables, ANN, BEN)).table
    await sqlite._db.execute_fetchall("PRAGMA query_only = ON")
    with pytest.raises(StoreBroken, match="may not be written to"):
        await press(tables, table.id, ANN)
    assert await tables.by_id(table.id) == table
    await sqlite._db.execute_fetchall("PRAGMA query_only = OFF")
    await press(tables, table.id, ANN)


async def test_a_database_that_another_program_locks_is_busy_and_then_goes_on(
    sqlite: SqliteStore, path: Path, clock: HandClock
) -> None:
    """S-6"""
    tables = a_service(sqlite, clock)
    table = (await a_game(tables, ANN, BEN)).table
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match="locked by another program"):
            await press(tables, table.id, ANN)
        assert await tables.by_id(table.id) == table
        other.execute("ROLLBACK")
    assert (await press(tables, table.id, ANN)).table.step == 1


async def test_a_full_disk_writes_nothing_by_halves(sqlite: SqliteStore, clock: HandClock) -> None:
    """S-6"""
    tables = a_service(sqlite, clock)
    table = (await a_game(tables, ANN, BEN, length="long")).table
    pages = (await sqlite._fetch("PRAGMA page_count"))[0][0]
    await sqlite._db.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreBusy, match="the disk is full"):
        await asyncio.gather(*(a_game(tables, ANN, BEN, place=Place(1, channel)) for channel in range(100, 400)))
    await tables.settle()
    await sqlite._db.execute_fetchall("PRAGMA max_page_count = 100000")
    for row in await sqlite._fetch("SELECT id FROM tables"):
        kept = await sqlite.table(row["id"])
        assert kept is not None
        assert len(await sqlite.steps(kept)) == (kept.started_at is not None)
    await press(tables, table.id, ANN)


async def test_a_table_of_a_game_that_was_removed_hides_no_other(
    sqlite: SqliteStore, path: Path, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    tables = a_service(sqlite, clock)
    lost = await a_lobby(tables, ANN, BEN)
    kept = await a_lobby(tables, ANN, game="ahoy-kitten", place=Place(1, 99))
    poorer = await SqliteStore.open(path)
    try:
        assert list(await poorer.open_of(ANN)) == [kept]
        assert f"table {lost.id} left out" in caplog.text
        with pytest.raises(StoreBroken, match="'tug'"):
            await poorer.table(lost.id)
    finally:
        await poorer.close()


async def test_events_that_an_update_no_longer_knows_are_left_out_of_the_news(
    sqlite: SqliteStore, clock: HandClock
) -> None:
    tables = a_service(sqlite, clock)
    table = (await a_game(tables, ANN, BEN)).table
    await press(tables, table.id, ANN, choice=1)
    update = await press(tables, table.id, BEN, choice=1)
    await sqlite._write("UPDATE steps SET told = replace(told, '\"chose\"', '\"forgotten\"')")
    _, look = await a_service(sqlite, clock).look(table.id, ANN)
    assert look is not None
    assert [type(event) for event in look.news] == [YouPulled, Heaved]
    assert look.view == update.looks[look.viewer].view


async def test_a_snapshot_that_cannot_be_read_is_told_in_a_sentence(sqlite: SqliteStore, clock: HandClock) -> None:
    table = (await a_game(a_service(sqlite, clock), ANN, BEN)).table
    await sqlite._write("UPDATE snapshots SET state = replace(state, '\"round\"', '\"turn\"')")
    with pytest.raises(StoreBroken, match="A saved TugState cannot be read by this version"):
        await a_service(sqlite, clock).look(table.id, ANN)


async def test_reading_never_sees_what_is_not_committed(sqlite: SqliteStore, clock: HandClock) -> None:
    tables = a_service(sqlite, clock)
    table = await a_lobby(tables, ANN)

    async def joined_and_failed() -> None:
        async with sqlite._transaction():
            await sqlite._write_seats(table.id, [("person", BEN)])
            await asyncio.sleep(0.01)
            raise ZeroDivisionError

    failing = asyncio.create_task(joined_and_failed())
    await asyncio.sleep(0.005)
    assert await sqlite.table(table.id) == table
    with pytest.raises(ZeroDivisionError):
        await failing
    assert await refused(tables.at(HERE)) is None
    assert await sqlite.table(table.id) == table


def test_a_second_bot_on_one_database_is_told_so(path: Path) -> None:
    """S-5"""
    with hold(path), pytest.raises(StoreBroken, match="Another Botswain is already running on"), hold(path):
        pass
    with hold(path):
        pass


async def test_asking_for_a_table_that_is_gone_names_no_other_reason(sqlite: SqliteStore, clock: HandClock) -> None:
    assert await refused(a_service(sqlite, clock).by_id(5)) is TableReason.GONE


def test_starts_at_the_same_moment_wait_for_each_other_while_the_file_is_made(tmp_path: Path) -> None:
    """S-5, S-6: SQLite by itself does not wait while a file gets its write-ahead log."""
    with ThreadPoolExecutor(8) as starts:
        for attempt in range(20):
            versions = list(starts.map(migrate, [tmp_path / f"{attempt}.sqlite3"] * 8))
            assert {after for _, after in versions} == {newest_version()}
