"""The lobby: seats, hosts, computers, options, and what is refused in it."""

from collections.abc import Callable

import pytest

from bot.errors import TableReason, TableRefused
from bot.tables.service import TableService
from bot.tables.table import Computer, Ending, Person, Place, Status
from bot.tables.updates import Update
from engines import GAMES
from engines.core.errors import OptionRefused
from tests.bot.members import ANN, BEN, CLEO, DAN, ELSEWHERE, HERE, STRANGER, HandClock, a_game, a_lobby, refused
from tests.bot.toy_game import Length, TugOptions


async def test_whoever_opens_a_table_sits_at_it_and_is_host(tables: TableService, clock: HandClock) -> None:
    update = await tables.open(HERE, ANN, "tug", {})
    table = update.table
    assert (table.status, table.host, table.holders) == (Status.LOBBY, ANN, (Person(ANN),))
    assert (table.opened_at, table.options, dict(update.looks)) == (clock.now, TugOptions(), {})
    assert await tables.at(HERE) == await tables.by_id(table.id) == table


async def test_options_are_read_as_people_type_them(tables: TableService) -> None:
    update = await tables.open(HERE, ANN, "tug", {"whisper": "Off", "length": " LONG ", "strength": "5"})
    assert update.table.options == TugOptions(whisper=False, length=Length.LONG, strength=5)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("colour", "red", ("whisper", "length", "strength")),
        ("whisper", "loud", ("on", "off")),
        ("length", "endless", ("short", "long")),
        ("strength", "much", ("0", "1", "2", "…")),
    ],
)
async def test_a_wrong_option_is_named_with_what_is_allowed(
    tables: TableService, option: str, value: str, allowed: tuple[str, ...]
) -> None:
    with pytest.raises(OptionRefused) as refusal:
        await tables.open(HERE, ANN, "tug", {option: value})
    assert (refusal.value.option, refusal.value.allowed) == (option, allowed)
    assert await refused(tables.at(HERE)) is TableReason.NONE_HERE


async def test_a_game_that_nobody_knows_is_refused(tables: TableService) -> None:
    assert await refused(tables.open(HERE, ANN, "chess", {})) is TableReason.UNKNOWN_GAME


async def test_a_second_table_in_a_channel_is_refused_but_not_one_elsewhere(tables: TableService) -> None:
    first = await a_lobby(tables, ANN)
    with pytest.raises(TableRefused) as refusal:
        await tables.open(HERE, BEN, "ahoy-kitten", {})
    assert (refusal.value.reason, refusal.value.facts) == (TableReason.CHANNEL_TAKEN, {"game": "tug"})
    elsewhere = await a_lobby(tables, ANN, place=ELSEWHERE)
    assert (await tables.at(HERE)).id == first.id
    assert (await tables.at(ELSEWHERE)).id == elsewhere.id


async def test_seats_are_taken_in_order_of_joining_until_the_table_is_full(tables: TableService) -> None:
    table = await a_lobby(tables, ANN, BEN, CLEO, DAN)
    assert table.people == (ANN, BEN, CLEO, DAN)
    assert await refused(tables.sit(table.id, STRANGER)) is TableReason.FULL
    assert await refused(tables.add_computer(table.id, ANN)) is TableReason.FULL
    assert await refused(tables.sit(table.id, BEN)) is TableReason.ALREADY_SEATED


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_takes_as_many_as_its_game(tables: TableService, game: str) -> None:
    most = max(GAMES[game].seat_counts)
    table = await a_lobby(tables, *range(1, most + 1), game=game)
    assert await refused(tables.sit(table.id, STRANGER)) is TableReason.FULL
    assert len((await tables.start(table.id, 1)).looks) == most + 1


async def test_only_the_host_seats_the_computer_and_takes_it_away(tables: TableService) -> None:
    table = await a_lobby(tables, ANN, BEN)
    assert await refused(tables.add_computer(table.id, BEN)) is TableReason.NOT_HOST
    assert await refused(tables.remove_computer(table.id, ANN)) is TableReason.NO_COMPUTER
    await tables.add_computer(table.id, ANN)
    await tables.sit(table.id, CLEO)
    assert await refused(tables.remove_computer(table.id, STRANGER)) is TableReason.NOT_HOST
    assert (await tables.by_id(table.id)).holders == (Person(ANN), Person(BEN), Computer(), Person(CLEO))
    assert (await tables.remove_computer(table.id, ANN)).table.people == (ANN, BEN, CLEO)


async def test_the_host_leaves_and_the_next_person_can_start(tables: TableService) -> None:
    """S-19"""
    table = await a_lobby(tables, ANN, BEN, CLEO)
    left = (await tables.stand_up(table.id, ANN)).table
    assert (left.host, left.people) == (BEN, (BEN, CLEO))
    assert await refused(tables.start(table.id, CLEO)) is TableReason.NOT_HOST
    assert (await tables.start(table.id, BEN)).table.status is Status.RUNNING


async def test_the_last_host_in_the_row_passes_on_to_the_first_and_never_to_a_computer(tables: TableService) -> None:
    table = await a_lobby(tables, ANN, computers=1)
    await tables.sit(table.id, BEN)
    assert (await tables.stand_up(table.id, ANN)).table.host == BEN
    await tables.sit(table.id, CLEO)
    assert (await tables.stand_up(table.id, BEN)).table.host == CLEO
    await tables.sit(table.id, DAN)
    assert (await tables.stand_up(table.id, DAN)).table.host == CLEO


async def test_the_last_person_leaves_and_the_lobby_closes(tables: TableService, clock: HandClock) -> None:
    """S-20"""
    table = await a_lobby(tables, ANN, BEN, computers=1)
    await tables.stand_up(table.id, BEN)
    clock.advance(minutes=1)
    update = await tables.stand_up(table.id, ANN)
    assert (update.table.status, update.table.ending) == (Status.OVER, Ending.DESERTED)
    assert (update.table.ended_at, dict(update.looks)) == (clock.now, {})
    assert await refused(tables.at(HERE)) is TableReason.NONE_HERE
    await a_lobby(tables, BEN)


async def test_too_few_say_how_many_are_needed(tables: TableService) -> None:
    table = await a_lobby(tables, ANN)
    with pytest.raises(TableRefused) as refusal:
        await tables.start(table.id, ANN)
    assert (refusal.value.reason, refusal.value.facts) == (TableReason.TOO_FEW, {"needed": 2, "seated": 1})


async def test_one_newcomer_can_play_against_the_computer(tables: TableService) -> None:
    update = await a_game(tables, ANN, computers=2)
    assert update.table.status is Status.RUNNING
    assert update.looks[None].waiting_for == {update.table.seat_of(ANN)}


async def test_seats_are_shuffled_at_the_start(tables: TableService) -> None:
    """G-3"""
    orders = set()
    for channel in range(30):
        table = (await a_game(tables, ANN, BEN, CLEO, place=Place(1, channel))).table
        assert sorted(table.people) == [ANN, BEN, CLEO]
        orders.add(table.people)
    assert len(orders) == 6


async def test_strangers_and_latecomers_are_refused_in_words_that_fit(tables: TableService) -> None:
    """S-21"""
    table = await a_lobby(tables, ANN, BEN)
    assert await refused(tables.start(table.id, STRANGER)) is TableReason.NOT_HOST
    assert await refused(tables.stand_up(table.id, STRANGER)) is TableReason.NOT_SEATED
    assert await refused(tables.agree_to_end(table.id, ANN, agrees=True)) is TableReason.NOT_STARTED
    assert await refused(tables.act(table.id, ANN, 0, None)) is TableReason.NOT_STARTED
    await tables.start(table.id, ANN)
    assert await refused(tables.start(table.id, ANN)) is TableReason.ALREADY_STARTED
    assert await refused(tables.add_computer(table.id, ANN)) is TableReason.ALREADY_STARTED
    assert await refused(tables.remove_computer(table.id, ANN)) is TableReason.ALREADY_STARTED
    assert await refused(tables.sit(table.id, STRANGER)) is TableReason.NO_VACANT_SEAT


async def test_a_button_of_a_table_that_is_gone_is_refused(tables: TableService) -> None:
    """S-11"""
    assert await refused(tables.by_id(12345)) is TableReason.GONE
    assert await refused(tables.sit(12345, ANN)) is TableReason.GONE
    assert await refused(tables.look(12345, ANN)) is TableReason.GONE


async def test_a_lobby_survives_a_restart_with_its_seats_and_options(
    tables: TableService, restarted: Callable[[], TableService]
) -> None:
    """S-3"""
    table = await a_lobby(tables, ANN, BEN, computers=1, length="long", whisper="no")
    after = restarted()
    assert await after.at(HERE) == await after.by_id(table.id) == table
    assert (await after.sit(table.id, CLEO)).table.people == (ANN, BEN, CLEO)
    assert (await after.start(table.id, ANN)).table.options == TugOptions(whisper=False, length=Length.LONG)


async def test_every_change_is_told_once_and_in_order(tables: TableService) -> None:
    told: list[Update] = []
    tables.listen(told.append)
    table = await a_lobby(tables, ANN, BEN)
    await refused(tables.sit(table.id, ANN))
    await tables.start(table.id, ANN)
    assert [update.table.revision for update in told] == [0, 1, 2]
    assert [len(update.looks) for update in told] == [0, 0, 3]


async def test_a_listener_that_fails_keeps_nobody_else_from_knowing(
    tables: TableService, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[Update] = []

    def careless(update: Update) -> None:
        raise ZeroDivisionError

    tables.listen(careless)
    tables.listen(told.append)
    await a_lobby(tables, ANN)
    assert len(told) == 1
    assert "a listener failed" in caplog.text
