"""A press that changes the table is answered by its public message itself: one call, and no note left behind."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

from bot.client import Pace
from bot.errors import StoreBusy
from bot.store.memory import MemoryStore
from bot.tables.store import Messages, Snapshot, StepRecord
from bot.tables.table import Computer, Status, Table
from cogs.controls.addresses import Verb
from tests.cogs.desks.test_play import point
from tests.cogs.messages.harbour import simulated_timers
from tests.cogs.world import World, acts, controls, last_of, matches, no_swallowed_errors, text_in, text_of, world_of

CALLBACK = "/interactions/*/*/callback"


class Pausing(MemoryStore):
    """A store that is slow to save, or cannot say which messages there are, when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.delay = 0.0
        self.forgetful = False

    async def save(self, table: Table, steps: Sequence[StepRecord] = (), snapshot: Snapshot | None = None) -> None:
        await asyncio.sleep(self.delay)
        await super().save(table, steps, snapshot)

    async def messages(self, table_id: int) -> Messages:
        if self.forgetful:
            raise StoreBusy("locked")
        return await super().messages(table_id)


@pytest.fixture
async def calm(caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """A world at the pace of the real one, whose clock only runs when a test says so."""
    with no_swallowed_errors(caplog), simulated_timers():
        async with world_of(Pausing(), pace=Pace()) as world:
            yield world


def calls(world: World) -> int:
    return len(world.env.http_requests)


def notes(world: World, member: Any) -> int:
    """The private messages a member sees."""
    return sum(message.flags.ephemeral for message in world.channel.history(viewer=member))


async def talk(world: World) -> None:
    for number in range(11):
        await world.stranger.send(world.channel, f"talk {number}")


async def quiet(world: World) -> None:
    """Long enough for every edit that is planned."""
    await world.env.advance_time(10)


@pytest.mark.parametrize(
    ("who", "verb", "shown"),
    [
        (2, Verb.SIT, "Seats taken: 4 of 6"),
        (1, Verb.STAND, "Seats taken: 2 of 6"),
        (0, Verb.COMPUTER, "🤖 Computer"),
        (0, Verb.NO_COMPUTER, "Seats taken: 2 of 6"),
        (0, Verb.CLOSE, "closed before the game began"),
    ],
)
async def test_a_press_in_the_lobby_costs_one_call_and_leaves_no_note(
    calm: World, who: int, verb: Verb, shown: str
) -> None:
    await calm.lobby(2)
    await calm.press(calm.members[0], await calm.board(), Verb.COMPUTER)
    await quiet(calm)
    member, board, before = calm.members[who], await calm.board(), calls(calm)
    had = notes(calm, member)
    result = await calm.press(member, board, verb)
    assert last_of(result).id == board.id
    assert shown in await calm.board_text(), "at once, not at the next edit"
    await quiet(calm)
    assert calls(calm) == before + 1
    assert notes(calm, member) == had


async def test_the_start_turns_the_lobby_into_the_board_by_its_own_answer(calm: World) -> None:
    """One call, and the ping for those who are not looking."""
    board = await calm.lobby(3)
    await quiet(calm)
    before, had = calls(calm), notes(calm, calm.members[0])
    await calm.press(calm.members[0], board, Verb.START)
    assert "Waiting for" in await calm.board_text()
    await quiet(calm)
    assert [request.method for request in calm.env.http_requests[before:]] == ["POST", "POST"]
    assert notes(calm, calm.members[0]) == had
    assert (await calm.board()).id == board.id


async def test_agreeing_on_the_board_shows_it_to_all_with_one_call(calm: World) -> None:
    await calm.game(3)
    await quiet(calm)
    question = last_of(await calm.slash(calm.members[1], "end"))
    await calm.press(calm.members[1], question, Verb.AGREE)
    await quiet(calm)
    board, before, had = await calm.board(), calls(calm), notes(calm, calm.members[0])
    await calm.press(calm.members[0], board, Verb.AGREE)
    assert "without a result: 2 of 3" in await calm.board_text()
    await quiet(calm)
    assert calls(calm) == before + 1
    assert notes(calm, calm.members[0]) == had
    await calm.press(calm.members[2], board, Verb.AGREE)
    assert "Everyone at the table agreed" in await calm.board_text()


async def test_two_presses_at_once_end_with_the_newest_lobby(calm: World) -> None:
    """S-12, S-14"""
    board = await calm.lobby(1)
    await quiet(calm)
    before = calls(calm)
    (sit,) = [part["custom_id"] for part in controls(board) if matches(part["custom_id"], Verb.SIT)]
    results = await calm.at_once([(member, board, sit) for member in calm.members[1:4]])
    assert {last_of(result).id for result in results} == {board.id}
    assert "Seats taken: 4 of 6" in await calm.board_text()
    await quiet(calm)
    assert "Seats taken: 4 of 6" in await calm.board_text()
    assert calls(calm) == before + 3


async def test_with_a_slow_store_the_presser_is_told_in_words_and_the_lobby_follows(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """S-13"""
    store, pace = Pausing(), Pace(board=0.0, progress=0.0, ping=600.0, answer=0.02)
    with no_swallowed_errors(caplog):
        async with world_of(store, pace=pace) as world:
            board = await world.lobby(1)
            store.delay = 0.1
            result = await world.press(world.members[1], board, Verb.SIT)
            assert last_of(result).ephemeral
            assert "You have a seat. Taken: 2 of 6" in text_of(result)
            assert "Seats taken: 2 of 6" in await world.board_text()


async def test_on_a_copy_that_was_left_behind_the_presser_is_told_in_words(calm: World) -> None:
    """S-11: the lobby was posted anew and the old one could not be deleted."""
    old = await calm.lobby(1)
    await quiet(calm)
    await calm.members[0].send(calm.channel, "hello")
    calm.env.inject_error("DELETE", "/channels/*/messages/*", status=403, code=50013, times=1)
    await calm.slash(calm.members[0], "board")
    new = await calm.board()
    assert new.id != old.id
    result = await calm.press(calm.members[1], old, Verb.SIT)
    assert "You have a seat" in text_of(result)
    await quiet(calm)
    assert "Seats taken: 2 of 6" in await calm.board_text()


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10008), (429, 30046), (400, 50083), (400, 50035)], ids=["gone", "worn", "asleep", "ours"]
)
async def test_if_the_message_cannot_be_drawn_the_presser_is_told_that_it_counted(
    calm: World, status: int, code: int
) -> None:
    board = await calm.lobby(1)
    await quiet(calm)
    calm.env.inject_error("POST", CALLBACK, status=status, code=code, times=1)
    assert "You have a seat" in text_of(await calm.press(calm.members[1], board, Verb.SIT))
    await quiet(calm)
    assert "Seats taken: 2 of 6" in await calm.board_text()


async def test_an_answer_that_is_lost_is_followed_by_an_ordinary_edit(calm: World) -> None:
    """S-1, S-25"""
    board = await calm.lobby(1)
    await quiet(calm)
    calm.env.inject_error("POST", CALLBACK, status=404, code=10062, times=1)
    await calm.members[1].click(board, label="Sit down")
    assert "Seats taken: 1 of 6" in await calm.board_text()
    await quiet(calm)
    assert "Seats taken: 2 of 6" in await calm.board_text()


async def test_after_a_lost_answer_the_lobby_is_drawn_even_if_all_is_as_before(calm: World) -> None:
    """Discord may have carried out what it seemed to refuse, so nobody knows what the message shows."""
    board = await calm.lobby(1)
    await quiet(calm)
    calm.env.inject_error("POST", CALLBACK, status=404, code=10062, times=1)
    await calm.members[1].click(board, label="Sit down")
    await calm.leave(calm.members[1])
    before = calls(calm)
    await quiet(calm)
    assert [request.method for request in calm.env.http_requests[before:]] == ["PATCH"]


async def test_a_press_that_counted_is_not_told_as_a_failure_when_the_store_stumbles_after_it(calm: World) -> None:
    """S-6"""
    board = await calm.lobby(1)
    await quiet(calm)
    assert isinstance(calm.store, Pausing)
    calm.store.forgetful = True
    result = await calm.press(calm.members[1], board, Verb.SIT)
    calm.store.forgetful = False
    assert "You have a seat" in text_of(result)
    await quiet(calm)
    assert "Seats taken: 2 of 6" in await calm.board_text()


async def test_a_lobby_started_out_of_sight_shows_the_board_and_brings_it_down(calm: World) -> None:
    """S-26: the answer stands where the press was made, high up; the others look at the bottom."""
    lobby = await calm.lobby(3)
    await quiet(calm)
    await talk(calm)
    await calm.press(calm.members[0], lobby, Verb.START)
    assert "Waiting for" in text_in(await calm.board())
    await quiet(calm)
    board = await calm.board()
    assert board.id > lobby.id
    assert lobby.id not in {message.id for message in calm.channel.history()}
    assert "Waiting for" in text_in(board)


async def test_three_notes_bury_the_board_and_the_next_reveal_brings_it_down(calm: World) -> None:
    """S-26: a note about a press stands below the board, for its presser alone, and a phone shows little more."""
    first = await calm.game(3)
    await quiet(calm)
    for turn in range(1, 4):
        for member in calm.members[:3]:
            assert (await calm.board()).id == first.id, turn
            board = await calm.board()
            await calm.press_id(member, board, point(board, "ocean.0"))
        await quiet(calm)
    board = await calm.board()
    assert board.id == max(message.id for message in calm.channel.history())
    assert board.id != first.id
    assert "Round 4" in text_in(board)
    for member in calm.members[:3]:
        await calm.press_id(member, board, point(board, "ocean.0"))
    await quiet(calm)
    assert (await calm.board()).id == board.id, "the count begins anew"


async def test_choosing_anew_in_the_note_itself_does_not_bury_the_board(calm: World) -> None:
    first = await calm.game(3)
    await quiet(calm)
    note = last_of(await calm.press_id(calm.members[0], first, point(first, "ocean.0")))
    await calm.press(calm.members[0], note, Verb.RENEW)
    for turn in range(4):
        await calm.press_id(calm.members[0], note, acts(note)[turn % 2][0])
    for member in calm.members[1:3]:
        await calm.press_id(member, first, point(first, "ocean.1"))
    await quiet(calm)
    assert "Round 2" in await calm.board_text()
    assert (await calm.board()).id == first.id


async def test_the_command_brings_a_board_down_that_lies_under_ones_own_notes(calm: World) -> None:
    """S-10: Discord does not count private notes, so the board looks like the last message of the channel."""
    first = await calm.game(3)
    await quiet(calm)
    assert str(first.id) in text_of(await calm.slash(calm.members[0], "board"))
    for _ in range(2):
        for member in calm.members[:3]:
            await calm.press_id(member, first, point(first, "ocean.0"))
        await quiet(calm)
        first = await calm.board()
    await calm.press_id(calm.members[0], first, point(first, "ocean.0"))
    result = await calm.slash(calm.members[0], "board")
    board = await calm.board()
    assert board.id != first.id
    assert str(board.id) in text_of(result)


async def test_the_next_step_stands_out_in_the_lobby(calm: World) -> None:
    """S-27: start when enough are aboard, and take a computer away only where one sits."""
    board = await calm.lobby(1)
    assert styles(board, Verb.START) == [2]
    assert styles(board, Verb.SIT) == [1]
    assert styles(board, Verb.NO_COMPUTER) == []
    for _ in range(5):
        await calm.press(calm.members[0], board, Verb.COMPUTER)
        board = await calm.board()
    assert styles(board, Verb.START) == [3]
    assert styles(board, Verb.SIT) == [2], "every seat is taken"
    assert len(styles(board, Verb.NO_COMPUTER)) == 1
    assert (await calm.table()).holders.count(Computer()) == 5
    assert (await calm.table()).status is Status.LOBBY


def styles(message: Any, verb: Verb) -> list[int]:
    """The colours of the buttons with this verb: 1 blue, 2 grey, 3 green."""
    return [part["style"] for part in controls(message) if matches(part["custom_id"], verb)]
