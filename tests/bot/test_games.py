"""Running games at a table: acts, seats without a person, news, restarts, changed rules."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import TableReason
from bot.tables.service import TableService
from bot.tables.session import NEWS_KEPT, EndlessComputer
from bot.tables.store import Store
from bot.tables.table import Computer, Ending, Person, Place, Status, Vacant
from bot.tables.updates import Update
from engines import GAMES
from engines.core.chance import Chance
from engines.core.errors import IllegalAction, NotYourDecision
from engines.core.events import Told
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
    HandClock,
    a_game,
    a_service,
    played_out,
    press,
    pulled,
    refused,
    seated_at,
)
from tests.bot.toy_game import Chose, Heaved, NewerTug, Pull, Slacken, Tug, TugState, TugView, YouPulled

ALL_SIZES = [(key, seats) for key, game in sorted(GAMES_AND_TUG.items()) for seats in game.seat_counts]


@pytest.mark.parametrize(("game", "seats"), ALL_SIZES)
async def test_a_game_of_any_size_is_played_to_its_result(tables: TableService, game: str, seats: int) -> None:
    members = range(1, seats + 1)
    started = await a_game(tables, *members, game=game)
    update = await played_out(tables, started.table.id, random.Random(seats))
    assert (update.table.status, update.table.ending) == (Status.OVER, Ending.PLAYED)
    result = update.looks[None].result
    assert result is not None
    assert len(result.standings) == seats
    assert all(look.result == result and not look.actions for look in update.looks.values())
    assert (await tables.look(update.table.id, 1))[1] is not None, "the result can still be looked at"


@pytest.mark.parametrize(("game", "seats"), ALL_SIZES)
async def test_the_log_replays_to_the_snapshot_and_its_news(
    tables: TableService, store: Store, game: str, seats: int
) -> None:
    started = await a_game(tables, 1, game=game, computers=seats - 1)
    table = (await played_out(tables, started.table.id, random.Random(seats))).table
    log, snapshot = await store.steps(table), await store.snapshot(table)
    assert snapshot is not None
    assert [record.step for record in log] == list(range(table.step + 1))
    moves = [Move(record.seat, record.action) for record in log if record.seat is not None]
    again = replay(GAMES_AND_TUG[game], table.options, seats, snapshot.seed, moves)
    assert (again.state, snapshot.step) == (snapshot.state, table.step)
    assert again.told == tuple(piece for record in log for piece in record.told)


async def test_an_act_is_seen_by_all_but_what_it_was_only_by_its_owner(tables: TableService) -> None:
    """S-16"""
    table = (await a_game(tables, ANN, BEN)).table
    update = await press(tables, table.id, ANN, choice=3)
    ann, ben = table.seat_of(ANN), table.seat_of(BEN)
    assert update.looks[None].news == update.looks[ben].news == (Chose(0 if ann == 0 else 1),)
    assert update.looks[ann].news[1:] == (YouPulled(3),)
    assert [update.looks[viewer].fresh for viewer in (None, ann, ben)] == [1, 2, 1]
    assert [pulled(look) for look in (update.looks[None], update.looks[ben])] == [None, None]
    assert update.looks[None].actions == ()
    assert update.looks[None].waiting_for == {ben}


async def test_a_look_taken_later_calls_nothing_fresh(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN)).table
    update = await press(tables, table.id, ANN)
    _, look = await tables.look(table.id, BEN)
    assert look == replace(update.looks[table.seat_of(BEN)], fresh=0)
    _, strangers = await tables.look(table.id, STRANGER)
    assert (await tables.spectate(table.id))[1] == strangers == replace(update.looks[None], fresh=0)


async def test_a_press_for_a_moment_that_is_over_is_stale(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN)).table
    await press(tables, table.id, ANN)
    await press(tables, table.id, BEN)
    assert await refused(tables.act(table.id, ANN, 1, Pull(1, 1))) is TableReason.STALE
    assert await refused(tables.act(table.id, ANN, 3, Pull(3, 1))) is TableReason.STALE


async def test_strangers_and_illegal_acts_are_refused_and_nothing_changes(tables: TableService, store: Store) -> None:
    """S-21"""
    table = (await a_game(tables, ANN, BEN)).table
    assert await refused(tables.act(table.id, STRANGER, 1, Pull(1, 1))) is TableReason.NOT_SEATED
    with pytest.raises(IllegalAction):
        await tables.act(table.id, ANN, 1, Pull(1, 99))
    with pytest.raises(IllegalAction):
        await tables.act(table.id, ANN, 1, "nonsense")
    assert await tables.by_id(table.id) == table == await store.table(table.id)


async def test_the_same_press_twice_counts_once(tables: TableService, store: Store) -> None:
    """S-12"""
    told: list[Update] = []
    table = (await a_game(tables, ANN, BEN)).table
    tables.listen(told.append)
    first = await tables.act(table.id, ANN, 1, Pull(1, 2))
    again = await tables.act(table.id, ANN, 1, Pull(1, 2))
    assert again.table == first.table
    assert [again.looks[seat].view for seat in (None, 0, 1)] == [first.looks[seat].view for seat in (None, 0, 1)]
    assert len(told) == 1
    assert len(await store.steps(table)) == 2


async def test_a_pick_can_be_changed_until_the_last_one_is_in(tables: TableService) -> None:
    """S-15, G-4"""
    table = (await a_game(tables, ANN, BEN)).table
    await tables.act(table.id, ANN, 1, Pull(1, 1))
    await tables.act(table.id, ANN, 1, Pull(1, 3))
    update = await tables.act(table.id, BEN, 1, Slacken(1))
    heaved = update.looks[None].news[-1]
    assert isinstance(heaved, Heaved)
    assert heaved.strengths[table.seat_of(ANN) or 0] == 3


async def test_a_seat_that_stands_empty_plays_on_at_once(tables: TableService, store: Store) -> None:
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    await press(tables, table.id, ANN)
    seat = table.seat_of(BEN)
    update = await tables.stand_up(table.id, BEN)
    assert update.table.holders[seat or 0] == Vacant(BEN)
    assert update.looks[None].waiting_for == {table.seat_of(CLEO)}
    assert update.looks[None].fresh == 1
    update = await press(tables, table.id, CLEO)
    assert update.looks[None].moment == 2
    assert update.looks[None].waiting_for == {table.seat_of(ANN), table.seat_of(CLEO)}
    assert len(await store.steps(table)) == 1 + 3 + 1


async def test_a_vacant_seat_can_be_taken_ones_own_first(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, CLEO)).table
    seats = {member: table.seat_of(member) for member in (ANN, BEN, CLEO)}
    await tables.stand_up(table.id, BEN)
    await tables.stand_up(table.id, CLEO)
    assert (await tables.sit(table.id, CLEO)).table.seat_of(CLEO) == seats[CLEO]
    assert (await tables.sit(table.id, DAN)).table.seat_of(DAN) == seats[BEN]
    assert await refused(tables.sit(table.id, BEN)) is TableReason.NO_VACANT_SEAT
    assert await refused(tables.sit(table.id, ANN)) is TableReason.ALREADY_SEATED
    _, look = await tables.look(table.id, DAN)
    assert look is not None
    assert look.actions


async def test_the_host_of_a_running_game_passes_on_too(tables: TableService) -> None:
    table = (await a_game(tables, ANN, BEN, computers=1)).table
    assert (await tables.stand_up(table.id, ANN)).table.host == BEN


async def test_a_game_that_everybody_has_left_is_over(tables: TableService, store: Store) -> None:
    table = (await a_game(tables, ANN, BEN, computers=1)).table
    await tables.stand_up(table.id, ANN)
    steps = await store.steps(table)
    update = await tables.stand_up(table.id, BEN)
    assert (update.table.status, update.table.ending) == (Status.OVER, Ending.DESERTED)
    assert await store.steps(table) == steps, "nobody is left to play for"
    assert all(
        (look.result, look.actions, look.waiting_for) == (None, (), frozenset()) for look in update.looks.values()
    )
    assert await refused(tables.act(table.id, BEN, 1, Pull(1, 1))) is TableReason.GONE


async def test_the_computer_is_asked_with_its_own_view_alone(store: Store, clock: HandClock) -> None:
    asked: list[TugView] = []

    class Asking(Tug):
        def fallback(self, view: TugView, actions: tuple[Any, ...], chance: Chance) -> Any:
            asked.append(view)
            return actions[-1]

    tables = a_service(store, clock, {"tug": Asking()})
    table = (await a_game(tables, ANN, computers=1)).table
    await press(tables, table.id, ANN, choice=2)
    assert [view.mine for view in asked] == [None, None]
    assert all(isinstance(view, TugView) for view in asked)


async def test_a_computer_that_gets_nowhere_is_stopped_and_nothing_changes(store: Store, clock: HandClock) -> None:
    class Dithering(Tug):
        def _carry_out(self, draft: TugState, seat: int, action: Any, chance: Chance) -> list[Told[Any]]:
            return []

    tables = a_service(store, clock, {"tug": Dithering()})
    with pytest.raises(EndlessComputer):
        await a_game(tables, ANN, computers=1)
    assert (await tables.at(HERE)).status is Status.LOBBY


async def test_a_computer_that_cheats_is_found_out(store: Store, clock: HandClock) -> None:
    class Cheating(Tug):
        def fallback(self, view: TugView, actions: tuple[Any, ...], chance: Chance) -> Any:
            return Pull(view.round, 99)

    tables = a_service(store, clock, {"tug": Cheating()})
    with pytest.raises(EndlessComputer, match="not legal"):
        await a_game(tables, ANN, computers=1)
    assert (await tables.at(HERE)).status is Status.LOBBY


@pytest.mark.parametrize("game", sorted(GAMES_AND_TUG))
async def test_a_game_goes_on_after_a_restart_as_it_would_have_without(
    tables: TableService, restarted: Callable[[], TableService], store: Store, game: str
) -> None:
    """S-1, S-4: two games with the same seed and acts, one of them with a restart before every act."""
    members = seated_at(game)
    calm = (await a_game(tables, *members, game=game)).table
    shaken = (await a_game(restarted(), *members, game=game, place=Place(1, 99))).table
    assert calm.people == shaken.people
    chooser = random.Random(7)
    while (await tables.by_id(calm.id)).is_open:
        _, look = await tables.spectate(calm.id)
        assert look is not None
        member = calm.people[chooser.choice(sorted(look.waiting_for))]
        _, mine = await tables.look(calm.id, member)
        after = restarted()
        assert (await after.look(shaken.id, member))[1] == mine
        assert mine is not None
        action = chooser.choice(mine.actions)
        await tables.act(calm.id, member, mine.moment, action)
        await after.act(shaken.id, member, mine.moment, action)
    assert (await restarted().by_id(shaken.id)).ending is Ending.PLAYED
    states = [snapshot.state for table in (calm, shaken) if (snapshot := await store.snapshot(table))]
    assert states[0] == states[1]


async def test_news_are_kept_across_a_restart_and_only_the_latest(
    tables: TableService, restarted: Callable[[], TableService]
) -> None:
    table = (await a_game(tables, ANN, computers=3, length="long")).table
    for _ in range(29):
        update = await press(tables, table.id, ANN)
    news = update.looks[None].news
    assert len(news) == NEWS_KEPT
    assert isinstance(news[-4], Heaved), "the computers have chosen anew since"
    _, look = await restarted().spectate(table.id)
    assert look is not None
    assert look.news == news


async def test_a_game_finishes_under_changed_rules(
    tables: TableService, store: Store, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    """S-7"""
    table = (await a_game(tables, ANN, BEN)).table
    await press(tables, table.id, ANN)
    before = await press(tables, table.id, BEN)
    updated = a_service(store, clock, {"tug": NewerTug()})
    _, look = await updated.look(table.id, ANN)
    assert look is not None
    assert look.view == before.looks[table.seat_of(ANN)].view, "the snapshot wins over the new setup"
    assert look.actions == (Pull(2, 1), Pull(2, 2), Pull(2, 3)), "and the new rules hold from here"
    assert "from its snapshot" in caplog.text
    update = await played_out(updated, table.id, random.Random(1))
    assert update.table.ending is Ending.PLAYED
    snapshot = await store.snapshot(update.table)
    assert snapshot is not None
    assert snapshot.rules_version == 1, "its log replays under the rules it began with, if at all"


async def test_an_hour_of_downtime_changes_nothing(
    tables: TableService, restarted: Callable[[], TableService], clock: HandClock
) -> None:
    """S-8"""
    table = (await a_game(tables, ANN, BEN)).table
    before = await tables.look(table.id, ANN)
    clock.advance(hours=1)
    after = restarted()
    assert await after.look(table.id, ANN) == before
    await press(after, table.id, ANN)


async def test_quiet_games_leave_memory_and_come_back(tables: TableService, clock: HandClock) -> None:
    quiet = (await a_game(tables, ANN, BEN)).table
    before = await tables.look(quiet.id, ANN)
    clock.advance(minutes=16)
    busy = (await a_game(tables, ANN, BEN, place=Place(1, 99))).table
    assert quiet.id not in tables._shelf
    assert busy.id in tables._shelf
    assert await tables.look(quiet.id, ANN) == before
    await press(tables, quiet.id, ANN)


async def test_memory_holds_a_bounded_number_of_games_and_no_lock_for_quiet_ones(tables: TableService) -> None:
    for channel in range(300):
        await a_lobby_at(tables, channel)
    assert len(tables._shelf) == 256
    assert len(tables._locks) == 0


async def a_lobby_at(tables: TableService, channel: int) -> None:
    table = (await tables.open(Place(1, channel), ANN, "tug", {})).table
    await tables.add_computer(table.id, ANN)


async def test_a_seat_that_is_not_asked_is_refused_by_the_game_not_the_table(store: Store, clock: HandClock) -> None:
    class OneByOne(Tug):
        def legal_actions(self, state: TugState, seat: int) -> tuple[Any, ...]:
            return super().legal_actions(state, seat) if seat == min(self.deciders(state), default=-1) else ()

    tables = a_service(store, clock, {"tug": OneByOne()})
    table = (await a_game(tables, ANN, BEN)).table
    second = table.holders[1]
    assert isinstance(second, Person)
    with pytest.raises(NotYourDecision):
        await tables.act(table.id, second.user_id, 1, Pull(1, 1))


async def test_members_sit_at_many_tables_and_each_press_reaches_the_right_one(tables: TableService) -> None:
    """S-30"""
    ids = [(await a_game(tables, ANN, BEN, place=Place(1, channel))).table.id for channel in range(3)]
    for choice, table_id in enumerate(ids):
        await press(tables, table_id, ANN, choice=choice + 1)
    for choice, table_id in enumerate(ids):
        _, look = await tables.look(table_id, ANN)
        assert look is not None
        assert pulled(look) == Pull(1, choice + 1)


async def test_computers_alone_never_hold_up_a_start(tables: TableService) -> None:
    for key, game in GAMES.items():
        most = max(game.seat_counts)
        update = await a_game(tables, ANN, game=key, computers=most - 1)
        assert update.table.holders.count(Computer()) == most - 1
        assert update.looks[None].waiting_for <= {update.table.seat_of(ANN)}
        await tables.close(update.table.id, Ending.ENDED)
