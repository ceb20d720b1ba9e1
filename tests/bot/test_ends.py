"""How tables end and begin anew: closed, agreed on, played out, rematched."""

import random
from collections.abc import Callable

import pytest

from bot.errors import TableReason
from bot.tables.service import TableService
from bot.tables.table import Computer, Ending, Kept, Person, Status, Vacant
from tests.bot.members import (
    ANN,
    BEN,
    CLEO,
    DAN,
    HERE,
    STRANGER,
    HandClock,
    a_game,
    a_lobby,
    a_service,
    played_out,
    press,
    refused,
)
from tests.bot.toy_game import Length, TugOptions


@pytest.mark.parametrize("ending", [Ending.ENDED, Ending.CHANNEL_GONE])
async def test_a_game_that_is_closed_can_still_be_looked_at(
    tables: TableService, clock: HandClock, ending: Ending
) -> None:
    """S-17: and the channel is free again."""
    table = (await a_game(tables, ANN, BEN)).table
    await press(tables, table.id, ANN)
    clock.advance(minutes=3)
    update = await tables.close(table.id, ending)
    assert (update.table.status, update.table.ending, update.table.ended_at) == (Status.OVER, ending, clock.now)
    assert update.looks[None].news
    assert await refused(tables.close(table.id, ending)) is TableReason.GONE
    assert await refused(tables.at(HERE)) is TableReason.NONE_HERE
    await a_lobby(tables, BEN)


async def test_a_lobby_that_is_closed_was_never_a_game(tables: TableService) -> None:
    table = await a_lobby(tables, ANN, BEN)
    update = await tables.close(table.id, Ending.ENDED)
    assert dict(update.looks) == {}
    assert (await tables.spectate(table.id))[1] is None
    assert await refused(tables.rematch(table.id, ANN)) is TableReason.NOT_STARTED


async def test_after_the_end_every_press_says_that_the_table_is_gone(tables: TableService) -> None:
    """S-11"""
    table = (await a_game(tables, ANN, BEN)).table
    await tables.close(table.id, Ending.ENDED)
    presses = (
        tables.sit(table.id, CLEO),
        tables.stand_up(table.id, ANN),
        tables.add_computer(table.id, ANN),
        tables.remove_computer(table.id, ANN),
        tables.start(table.id, ANN),
        tables.act(table.id, ANN, 1, None),
        tables.agree_to_end(table.id, ANN, agrees=True),
    )
    assert [await refused(pressing) for pressing in presses] == [TableReason.GONE] * len(presses)


async def test_the_game_ends_when_every_person_agrees(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, computers=1)).table
    assert await refused(tables.agree_to_end(table.id, STRANGER, agrees=True)) is TableReason.NOT_SEATED
    for agrees, agreed in ((True, {ANN}), (True, {ANN}), (False, set()), (False, set())):
        assert (await tables.agree_to_end(table.id, ANN, agrees=agrees)).table.agreed == agreed
    await tables.agree_to_end(table.id, BEN, agrees=True)
    update = await tables.agree_to_end(table.id, ANN, agrees=True)
    assert (update.table.status, update.table.ending) == (Status.OVER, Ending.AGREED)


async def test_agreement_survives_a_restart(tables: TableService, restarted: Callable[[], TableService]) -> None:
    table = (await a_game(tables, ANN, BEN)).table
    await tables.agree_to_end(table.id, ANN, agrees=True)
    assert (await restarted().agree_to_end(table.id, BEN, agrees=True)).table.ending is Ending.AGREED


async def test_who_stands_up_may_complete_the_agreement(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    await tables.agree_to_end(table.id, ANN, agrees=True)
    await tables.agree_to_end(table.id, BEN, agrees=True)
    assert (await tables.stand_up(table.id, CLEO)).table.ending is Ending.AGREED


async def test_who_agreed_and_left_no_longer_counts(tables: TableService) -> None:
    """S-18"""
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    await tables.agree_to_end(table.id, CLEO, agrees=True)
    left = (await tables.stand_up(table.id, CLEO)).table
    assert (left.agreed, left.is_open) == (frozenset(), True)
    await tables.sit(table.id, CLEO)
    await tables.agree_to_end(table.id, ANN, agrees=True)
    assert (await tables.agree_to_end(table.id, BEN, agrees=True)).table.is_open


async def test_a_rematch_keeps_the_seats_for_those_who_played(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, CLEO, computers=1, strength="4")).table
    assert await refused(tables.rematch(table.id, ANN)) is TableReason.NOT_OVER
    await played_out(tables, table.id, random.Random(3))
    assert await refused(tables.rematch(table.id, STRANGER)) is TableReason.NOT_SEATED
    again = (await tables.rematch(table.id, BEN)).table
    assert (again.status, again.host, again.people) == (Status.LOBBY, BEN, (BEN,))
    assert again.options == TugOptions(strength=4)
    assert set(again.holders) == {Person(BEN), Kept(ANN), Kept(CLEO), Computer()}
    assert again.id != table.id
    assert await refused(tables.sit(again.id, DAN)) is TableReason.SEAT_KEPT
    assert await refused(tables.add_computer(again.id, BEN)) is TableReason.SEAT_KEPT
    assert (await tables.sit(again.id, ANN)).table.people in ((ANN, BEN), (BEN, ANN))
    assert await refused(tables.sit(again.id, ANN)) is TableReason.ALREADY_SEATED


async def test_kept_seats_that_nobody_confirms_are_dropped_at_the_start(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    await tables.close(table.id, Ending.ENDED)
    again = (await tables.rematch(table.id, ANN)).table
    assert await refused(tables.start(again.id, ANN)) is TableReason.TOO_FEW
    await tables.sit(again.id, BEN)
    started = await tables.start(again.id, ANN)
    assert sorted(started.table.people) == [ANN, BEN]
    assert set(started.looks) == {None, 0, 1}


async def test_a_kept_seat_can_be_given_up(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    await tables.close(table.id, Ending.ENDED)
    again = (await tables.rematch(table.id, ANN)).table
    assert Kept(BEN) not in (await tables.stand_up(again.id, BEN)).table.holders
    assert (await tables.stand_up(again.id, ANN)).table.ending is Ending.DESERTED, "kept seats are nobody's"


async def test_nothing_is_kept_for_those_who_stood_up_unless_they_ask(tables: TableService) -> None:
    """S-18: who was banned is not waited for."""
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    await tables.stand_up(table.id, BEN)
    await tables.stand_up(table.id, CLEO)
    await tables.close(table.id, Ending.ENDED)
    assert Vacant(BEN) in (await tables.by_id(table.id)).holders
    again = (await tables.rematch(table.id, CLEO)).table
    assert set(again.holders) == {Kept(ANN), Person(CLEO)}
    assert await refused(tables.rematch(table.id, ANN)) is TableReason.CHANNEL_TAKEN


async def test_a_rematch_of_a_game_that_this_version_lacks_is_refused(
    tables: TableService, store: object, clock: HandClock
) -> None:
    table = (await a_game(tables, ANN, BEN)).table
    await tables.close(table.id, Ending.ENDED)
    poorer = a_service(tables._store, clock, {})
    assert await refused(poorer.rematch(table.id, ANN)) is TableReason.UNKNOWN_GAME


async def test_a_rematch_survives_a_restart_with_its_kept_seats(
    tables: TableService, restarted: Callable[[], TableService]
) -> None:
    """S-3"""
    table = (await a_game(tables, ANN, BEN, length="long")).table
    await tables.close(table.id, Ending.ENDED)
    again = (await restarted().rematch(table.id, ANN)).table
    assert await restarted().by_id(again.id) == again
    assert again.options.length is Length.LONG
    assert sorted((await restarted().sit(again.id, BEN)).table.people) == [ANN, BEN]
