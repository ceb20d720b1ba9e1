"""Rows that are damaged: what they hold is told as broken, and neither other tables nor a channel suffer from it."""

import pytest

from bot.errors import StoreBroken, StoreError
from bot.store.sqlite import SqliteStore
from bot.tables.table import Ending, Place, Status
from tests.bot.members import ANN, BEN, CLEO, HandClock, a_game, a_lobby, a_service, press

DAMAGE = {
    "agreed": "agreed = '[1'",
    "agreed by words": """agreed = '["x"]'""",
    "agreed by a number": "agreed = '5'",
    "ending": "ending = 'eaten'",
    "time": "opened_at = 9223372036854775807",
    "time in words": "started_at = 'noon'",
    "options": "options = x'00ff'",
    "host": "host = 'ann'",
    "status": "status = 'sunk'",
    "game": "game = x'00'",
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=list(DAMAGE))
async def test_a_table_whose_row_is_damaged_is_told_so_and_hides_no_other(
    sqlite: SqliteStore, clock: HandClock, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    lost = (await a_game(a_service(sqlite, clock), ANN, BEN)).table
    kept = await a_lobby(a_service(sqlite, clock), ANN, place=Place(1, 99))
    await sqlite._db.execute_fetchall("PRAGMA ignore_check_constraints = ON")
    await sqlite._write(f"UPDATE tables SET {damage} WHERE id = {lost.id}")  # noqa: S608  # the damage under test
    with pytest.raises(StoreBroken):
        await sqlite.table(lost.id)
    assert list(await sqlite.open_of(ANN)) == [kept]
    assert list(await sqlite.open_in(1, 10)) == [kept]
    assert f"table {lost.id} left out" in caplog.text


@pytest.mark.parametrize("damage", ["'[[{'", "'5'", "x'00ff'"])
async def test_a_game_goes_on_without_its_news_where_they_are_damaged(
    sqlite: SqliteStore, clock: HandClock, damage: str
) -> None:
    table = (await a_game(a_service(sqlite, clock), ANN, BEN)).table
    await sqlite._write(f"UPDATE steps SET told = {damage}")  # noqa: S608  # the damage under test
    assert (await press(a_service(sqlite, clock), table.id, ANN)).table.step == 1


UNREADABLE = {
    "torn": "UPDATE snapshots SET state = '{'",
    "of an older version": """UPDATE snapshots SET state = replace(state, '"round"', '"turn"')""",
    "no position": "UPDATE snapshots SET state = json_set(state, '$.picks', json('[]'))",
    "gone": "DELETE FROM snapshots",
    "of another step": "UPDATE snapshots SET step = 7",
}


@pytest.mark.parametrize("damage", UNREADABLE.values(), ids=list(UNREADABLE))
async def test_a_game_that_cannot_be_read_can_be_left_and_ended_and_frees_its_channel(
    sqlite: SqliteStore, clock: HandClock, damage: str
) -> None:
    """S-6"""
    table = (await a_game(a_service(sqlite, clock), ANN, BEN, CLEO, game="ahoy-kitten")).table
    await sqlite._write(damage)
    tables = a_service(sqlite, clock)
    with pytest.raises(StoreError):
        await tables.look(table.id, ANN)
    assert (await tables.stand_up(table.id, ANN)).table.people == tuple(one for one in table.people if one != ANN)
    assert (await tables.agree_to_end(table.id, BEN, agrees=True)).table.agreed == {BEN}
    with pytest.raises(StoreError):
        await press(tables, table.id, BEN)
    assert (await tables.close(table.id, Ending.ENDED)).table.ending is Ending.ENDED
    for service in (tables, a_service(sqlite, clock)):
        closed, look = await service.spectate(table.id)
        assert (closed.status, look) == (Status.OVER, None)
    await a_game(tables, ANN, BEN)
