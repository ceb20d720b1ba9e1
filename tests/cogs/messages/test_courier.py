"""The courier: when errands are done, how they are merged, tried again, kept quiet and forgotten."""

import asyncio
from collections.abc import Callable

import aiohttp
import pytest

from bot.errors import StoreBusy, TableReason, TableRefused
from bot.tables.table import Ending, Status, Table
from cogs.messages.courier import MOST_TRIES, QUIET, Courier, Errand, Way
from cogs.messages.records import Unrecorded
from tests.cogs.messages.harbour import Harbour, refusal

PAUSES = (1, 2, 4, 8, 16, 32)
"""Seconds between the tries of an errand that fails."""


class Rounds:
    """What was done of an errand, and what is said to it."""

    def __init__(self, courier: Courier, errand: Errand = Errand.TURN_PING) -> None:
        self.errand = errand
        self.done = 0
        self.error: Callable[[], Exception] | None = None
        courier.teach(errand, self._do)

    async def _do(self, _: int) -> None:
        self.done += 1
        if self.error is not None:
            raise self.error()


async def at_rest(harbour: Harbour) -> tuple[Courier, Table, Rounds]:
    """A quiet table whose ping of a turn is done by hand."""
    await harbour.lobby(2)
    courier = harbour.keepers.courier
    return courier, await harbour.table(), Rounds(courier)


async def soon(harbour: Harbour, courier: Courier, table: Table, rounds: Rounds, delay: float) -> None:
    async def plan() -> None:
        courier.soon(table, rounds.errand, delay)

    await harbour.do(plan)


async def test_several_changes_are_one_errand_at_the_shortest_delay_asked_for(harbour: Harbour) -> None:
    courier, table, rounds = await at_rest(harbour)
    for delay in (30, 10, 20):
        await soon(harbour, courier, table, rounds, delay)
    await harbour.wait(9)
    assert rounds.done == 0
    await harbour.wait(1)
    assert rounds.done == 1
    await harbour.wait(60)
    assert rounds.done == 1


async def test_an_errand_that_met_passing_trouble_is_tried_again_with_growing_pauses_and_then_given_up(
    harbour: Harbour,
) -> None:
    """S-25"""
    courier, table, rounds = await at_rest(harbour)
    rounds.error = aiohttp.ServerDisconnectedError
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(1)
    for number, pause in enumerate(PAUSES, start=2):
        await harbour.wait(pause - 0.5)
        assert rounds.done == number - 1
        await harbour.wait(0.5)
        assert rounds.done == number
    await harbour.wait(3600)
    assert rounds.done == MOST_TRIES


async def test_what_was_given_up_is_done_without_a_pause_at_the_next_change(harbour: Harbour) -> None:
    """S-25: Discord is well again, and nobody waits for an old failure."""
    courier, table, rounds = await at_rest(harbour)
    rounds.error = refusal(503)
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(3600)
    rounds.error, rounds.done = None, 0
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(1)
    assert rounds.done == 1


@pytest.mark.parametrize("error", [refusal(429), refusal(500), refusal(503), TimeoutError, lambda: StoreBusy("full")])
async def test_trouble_that_passes_costs_one_more_try(harbour: Harbour, error: Callable[[], Exception]) -> None:
    courier, table, rounds = await at_rest(harbour)
    rounds.error = error
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(1)
    rounds.error = None
    await harbour.wait(60)
    assert rounds.done == 2


async def test_what_we_may_not_send_is_not_tried_again_for_a_minute(harbour: Harbour) -> None:
    """S-17: a right to edit may be left where that to send is gone, so other errands go on."""
    courier, table, rounds = await at_rest(harbour)
    other = Rounds(courier, Errand.START_PING)
    rounds.error = refusal(403, 50013)
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(1)
    for errand in (rounds, other):
        await soon(harbour, courier, table, errand, 1)
    await harbour.wait(QUIET.total_seconds() - 1)
    assert (rounds.done, other.done) == (1, 1)
    await harbour.wait(1)
    assert rounds.done == 2


async def test_what_was_taken_back_comes_again_only_if_nobody_was_called_by_it(harbour: Harbour) -> None:
    """S-6: a full disk must not ping anybody seven times."""
    courier, table, ping = await at_rest(harbour)
    board = Rounds(courier, Errand.BOARD)
    ping.error = board.error = lambda: Unrecorded("full")
    for rounds in (ping, board):
        await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(3600)
    assert (ping.done, board.done) == (1, MOST_TRIES)


async def test_an_answer_in_turn_does_not_end_the_pauses_of_an_ill_discord(harbour: Harbour) -> None:
    """S-25: presses in an outage, each answered in words, must not make a flood of edits."""
    courier, table, board = await at_rest(harbour)
    board = Rounds(courier, Errand.BOARD)
    board.error = refusal(503)
    await soon(harbour, courier, table, board, 1)
    for _ in range(30):
        await harbour.wait(1)
        async with courier.turn(table, Errand.BOARD):
            await soon(harbour, courier, table, board, 0)
    assert board.done <= MOST_TRIES


async def test_without_a_channel_the_table_is_closed_and_owed_nothing(harbour: Harbour) -> None:
    """S-17"""
    courier, table, rounds = await at_rest(harbour)
    other, panels = Rounds(courier, Errand.START_PING), Rounds(courier, Errand.ASKED_PANELS)
    rounds.error = refusal(404, 10003)
    await soon(harbour, courier, table, other, 10)
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(60)
    assert (await harbour.table()).ending is Ending.CHANNEL_GONE
    assert (rounds.done, other.done) == (1, 0)
    assert panels.done == 1, "only private panels are left to tell that it is closed"


async def test_a_slow_ping_holds_up_neither_board_nor_panels(harbour: Harbour) -> None:
    """S-25: Discord may let us wait for a ping alone."""
    courier, table, _ = await at_rest(harbour)
    board, panels = Rounds(courier, Errand.BOARD), Rounds(courier, Errand.ASKED_PANELS)

    async def slow(_: int) -> None:
        await asyncio.sleep(50)

    courier.teach(Errand.TURN_PING, slow)

    async def begin() -> None:
        courier.at_once(table, Errand.TURN_PING)

    await harbour.do(begin)
    for rounds in (board, panels):
        await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(1)
    assert (board.done, panels.done) == (1, 1)


async def test_a_slow_panel_does_not_hold_up_the_next_round_through_them(harbour: Harbour) -> None:
    courier, table, _ = await at_rest(harbour)
    begun = list[int]()

    async def slow(_: int) -> None:
        begun.append(len(begun))
        await asyncio.sleep(50)

    courier.teach(Errand.ASKED_PANELS, slow)
    for _ in range(2):

        async def again() -> None:
            courier.soon(table, Errand.ASKED_PANELS, 1)

        await harbour.do(again)
        await harbour.wait(1)
    assert begun == [0, 1]


@pytest.mark.parametrize("error", [refusal(404, 10004), lambda: TableRefused(TableReason.GONE)])
async def test_a_table_that_is_out_of_sight_is_owed_nothing_and_stays_as_it_is(
    harbour: Harbour, error: Callable[[], Exception]
) -> None:
    courier, table, rounds = await at_rest(harbour)
    other, rounds.error = Rounds(courier, Errand.START_PING), error
    await soon(harbour, courier, table, other, 10)
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(60)
    assert (await harbour.table()).status is Status.LOBBY
    assert (rounds.done, other.done) == (1, 0)


async def test_what_discord_cannot_take_is_reported_once(harbour: Harbour, caplog: pytest.LogCaptureFixture) -> None:
    courier, table, rounds = await at_rest(harbour)
    rounds.error = refusal(400, 50035)
    await soon(harbour, courier, table, rounds, 1)
    await harbour.wait(600)
    assert rounds.done == 1
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == [
        f"Discord does not take the turn-ping of table {table.id}"
    ]


async def test_what_was_dropped_is_not_done(harbour: Harbour) -> None:
    courier, table, rounds = await at_rest(harbour)
    await soon(harbour, courier, table, rounds, 10)
    courier.cancel(table.id, rounds.errand)
    await harbour.wait(60)
    assert rounds.done == 0


async def test_a_change_while_an_errand_is_under_way_is_not_lost(harbour: Harbour) -> None:
    """S-14: what it draws was read before the change."""
    courier, table, _ = await at_rest(harbour)
    done = list[int]()

    async def changing_meanwhile(_: int) -> None:
        done.append(len(done))
        if len(done) == 1:
            courier.at_once(table, Errand.START_PING)

    courier.teach(Errand.START_PING, changing_meanwhile)

    async def begin() -> None:
        courier.at_once(table, Errand.START_PING)

    await harbour.do(begin)
    assert done == [0, 1]


async def test_after_a_success_the_pauses_begin_anew(harbour: Harbour) -> None:
    courier, table, rounds = await at_rest(harbour)
    for _ in range(2):
        rounds.error, rounds.done = refusal(503), 0
        await soon(harbour, courier, table, rounds, 1)
        await harbour.wait(1 + 1 + 2)
        assert rounds.done == 3
        rounds.error = None
        await harbour.wait(4)
        assert rounds.done == 4


async def test_what_is_told_in_order_is_told_one_at_a_time(harbour: Harbour) -> None:
    """S-14: a chapter takes the board's place, so nobody may draw the board meanwhile."""
    courier, table, _ = await at_rest(harbour)
    at_work, most = [0], [0]

    async def slow(_: int) -> None:
        at_work[0] += 1
        most[0] = max(most[0], at_work[0])
        for _ in range(20):
            await asyncio.sleep(0)
        at_work[0] -= 1

    for errand in (Errand.BOARD, Errand.CHAPTER):
        courier.teach(errand, slow)

    async def begin() -> None:
        for errand in (Errand.BOARD, Errand.CHAPTER):
            courier.at_once(table, errand)

    await harbour.do(begin)
    assert most == [1]


@pytest.mark.parametrize("whose", ["table", "server", "another server", "all"])
async def test_what_is_forgotten_is_owed_and_known_no_more(harbour: Harbour, whose: str) -> None:
    courier, table, rounds = await at_rest(harbour)
    memory = courier.memory(Way.STORY, str)
    memory.keep(table.id, "known")
    await soon(harbour, courier, table, rounds, 10)
    {
        "table": lambda: courier.forget(table.id),
        "server": lambda: courier.forget_guild(table.place.guild_id),
        "another server": lambda: courier.forget_guild(1),
        "all": courier.close,
    }[whose]()
    await harbour.wait(60)
    stays = whose == "another server"
    assert (rounds.done, memory.get(table.id)) == ((1, "known") if stays else (0, None))


async def test_a_fault_of_ours_loses_no_change_that_came_meanwhile(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    courier, table, _ = await at_rest(harbour)
    done = list[int]()

    async def faulty(_: int) -> None:
        done.append(len(done))
        if len(done) == 1:
            courier.at_once(table, Errand.CHAPTER)
            raise ValueError("a fault")

    courier.teach(Errand.CHAPTER, faulty)

    async def begin() -> None:
        courier.at_once(table, Errand.CHAPTER)

    await harbour.do(begin)
    assert done == [0, 1]
    assert "the chapter of table" in caplog.text


async def test_where_the_channel_is_gone_what_is_known_of_private_panels_stays(harbour: Harbour) -> None:
    """They are drawn once more, in the language of whoever looks at them."""
    courier, table, _ = await at_rest(harbour)
    public, private = courier.memory(Way.STORY, str), courier.memory(Way.PANELS, str)
    for memory in (public, private):
        memory.keep(table.id, "known")
    await harbour.do(lambda: harbour.client.tables.close(table.id, Ending.CHANNEL_GONE))
    assert (public.get(table.id), private.get(table.id)) == (None, "known")
