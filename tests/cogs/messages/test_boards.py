"""The public message of a table: there, the right one, and not edited more often than it has to be."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from discord import ui

from cogs.messages.answers import Answer
from tests.cogs.messages.harbour import PACE, Harbour, walk


async def test_the_lobby_is_posted_once_and_edited_when_somebody_sits_down(harbour: Harbour) -> None:
    await harbour.lobby(2)
    assert f"<@{harbour.members[1].id}>" in harbour.text()
    assert len(harbour.boards()) == 1
    assert (harbour.calls("POST"), harbour.calls("PATCH")) == (1, 1)


async def test_the_same_message_becomes_board_and_then_result(harbour: Harbour) -> None:
    await harbour.lobby(2)
    first = await harbour.board_id()
    await harbour.start()
    await harbour.wait(PACE.board)
    assert "Waiting" in harbour.text()
    await harbour.play_out()
    await harbour.wait(PACE.board)
    assert "Rematch" in harbour.text()
    assert [message.id for message in harbour.boards()] == [first]


async def test_many_changes_within_a_moment_are_one_edit(harbour: Harbour) -> None:
    await harbour.lobby(1)
    before = harbour.calls()
    for member in harbour.members[1:]:
        await harbour.sit(member)
    await harbour.wait(PACE.board)
    assert harbour.calls() - before == 1


async def test_that_somebody_has_chosen_is_shown_a_little_later(harbour: Harbour) -> None:
    await harbour.game(3)
    before = harbour.calls("PATCH")
    await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.board)
    assert harbour.calls("PATCH") == before
    await harbour.wait(PACE.progress - PACE.board)
    assert harbour.calls("PATCH") == before + 1


async def test_in_a_slow_round_each_further_choice_is_shown_after_a_longer_while(harbour: Harbour) -> None:
    await harbour.game(4)
    before = harbour.calls("PATCH")
    await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.progress)
    await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.progress)
    assert harbour.calls("PATCH") == before + 1
    await harbour.wait(PACE.progress)
    assert harbour.calls("PATCH") == before + 2
    await harbour.round()
    await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.progress)
    assert harbour.calls("PATCH") == before + 4, "a new moment begins with the short while again"


async def test_the_board_takes_its_time_when_all_who_are_asked_look_at_their_own_hands(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbour.game(2)
    monkeypatch.setattr(harbour.keepers.panels, "covers", lambda table, seats: True)
    before = harbour.calls("PATCH")
    await harbour.round()
    assert harbour.calls("PATCH") == before
    await harbour.wait(PACE.progress)
    assert harbour.calls("PATCH") == before + 1


async def test_a_board_that_only_onlookers_need_waits_longest(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbour.game(2)
    monkeypatch.setattr(harbour.keepers.panels, "covers", lambda table, seats: True)
    moment = await harbour.moment()
    while await harbour.moment() == moment:
        await harbour.wait(PACE.progress * 4)
        before = harbour.calls("PATCH")
        await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.progress * 2)
    assert harbour.calls("PATCH") == before
    await harbour.wait(PACE.progress)
    assert harbour.calls("PATCH") == before + 1


async def test_a_reveal_does_not_wait_for_the_edit_planned_for_a_choice(harbour: Harbour) -> None:
    await harbour.game(3)
    before = harbour.calls("PATCH")
    await harbour.round()
    assert harbour.calls("PATCH") == before + 1
    await harbour.wait(PACE.progress)
    assert harbour.calls("PATCH") == before + 1


class OnItsWay(Answer):
    """An answer that reaches Discord when the gate opens; it keeps who is seated according to it."""

    def __init__(self, gate: asyncio.Event, arrived: list[str]) -> None:
        self._gate = gate
        self._arrived = arrived

    async def replace_public(self, *items: ui.Item[Any]) -> bool:
        await self._gate.wait()
        self._arrived.append("\n".join(walk(items)))
        return True


async def test_an_answer_on_its_way_is_not_overtaken_by_a_newer_one(harbour: Harbour) -> None:
    """S-14: else the older one would arrive last, and the lobby would show it for ever."""
    await harbour.lobby(1)
    tables, boards, board_id = harbour.client.tables, harbour.keepers.boards, await harbour.board_id()
    assert board_id is not None
    slow, fast, arrived = asyncio.Event(), asyncio.Event(), list[str]()
    fast.set()

    async def race() -> None:
        async with asyncio.TaskGroup() as answers:
            for gate, member in zip((slow, fast), harbour.members[1:3], strict=True):
                await tables.sit(harbour.table_id, member.id)
                answers.create_task(boards.answer_in_place(OnItsWay(gate, arrived), harbour.table_id, board_id))
                for _ in range(20):
                    await asyncio.sleep(0)
            assert arrived == []
            slow.set()

    await harbour.do(race)
    assert ["Seats taken: 2" in arrived[0], "Seats taken: 3" in arrived[1]] == [True, True]


async def test_what_looks_the_same_is_not_sent_again(harbour: Harbour) -> None:
    await harbour.lobby(2)
    before = harbour.calls()
    await harbour.sit(harbour.members[2])
    await harbour.do(lambda: harbour.client.tables.stand_up(harbour.table_id, harbour.members[2].id))
    await harbour.wait(PACE.board)
    assert harbour.calls() == before


async def test_a_buried_board_comes_back_to_the_bottom_at_the_reveal(harbour: Harbour) -> None:
    """S-26"""
    await harbour.game(3)
    first = await harbour.board_id()
    for number in range(11):
        await harbour.members[5].send(harbour.channel, f"talk {number}")
    await harbour.round()
    (board,) = harbour.boards()
    assert board.id != first
    assert board.id == max(message.id for message in harbour.channel.history() if not message.content.startswith("⚓"))


async def test_a_buried_board_stays_where_it_is_while_somebody_only_chooses(harbour: Harbour) -> None:
    await harbour.game(3)
    first = await harbour.board_id()
    for number in range(11):
        await harbour.members[5].send(harbour.channel, f"talk {number}")
    await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.progress)
    assert [message.id for message in harbour.boards()] == [first]


async def test_a_little_talk_does_not_move_the_board(harbour: Harbour) -> None:
    await harbour.game(3)
    first = await harbour.board_id()
    for number in range(10):
        await harbour.members[5].send(harbour.channel, f"talk {number}")
    await harbour.round()
    assert [message.id for message in harbour.boards()] == [first]


async def test_an_old_board_that_was_edited_often_is_posted_anew_before_discord_refuses(harbour: Harbour) -> None:
    await harbour.game(6)
    first = await harbour.board_id()
    for _ in range(30):
        await harbour.act((await harbour.awaited())[0])
        await harbour.wait(PACE.progress * 16)
    await harbour.wait(timedelta(hours=1).total_seconds())
    await harbour.round()
    assert len(harbour.boards()) == 1
    assert await harbour.board_id() != first


async def test_board_posts_it_anew_and_takes_the_old_one_away(harbour: Harbour) -> None:
    await harbour.game(2)
    first = await harbour.board_id()
    message = await harbour.do(lambda: harbour.keepers.boards.post(harbour.table_id))
    assert message is not None
    assert message.id != first
    assert [board.id for board in harbour.boards()] == [message.id] == [await harbour.board_id()]


async def test_after_a_restart_the_first_change_draws_the_board(harbour: Harbour) -> None:
    """S-1, S-3"""
    await harbour.lobby(2)
    first = await harbour.board_id()
    await harbour.restart()
    await harbour.start()
    await harbour.wait(PACE.board)
    assert "Waiting" in harbour.text()
    assert [message.id for message in harbour.boards()] == [first]


async def test_a_press_after_a_restart_repairs_a_board_that_was_left_behind(harbour: Harbour) -> None:
    """S-1: the process ended between saving the start and drawing it."""
    await harbour.lobby(2)
    await harbour.start()
    await harbour.restart()
    assert "Waiting" not in harbour.text()
    (board,) = harbour.boards()
    await harbour.members[3].click(board, label="Rules")
    await harbour.wait(PACE.board)
    assert "Waiting" in harbour.text()
    before = harbour.calls()
    await harbour.members[3].click(harbour.boards()[0], label="Rules")
    await harbour.wait(PACE.board)
    assert harbour.calls() == before


async def test_the_longest_game_stays_within_what_a_message_holds(harbour: Harbour) -> None:
    """S-24: simcord refuses what Discord would; a refused page would be an error of the bot."""
    await harbour.game(6)
    choice = 0
    while await harbour.is_running():
        choice += 1
        await harbour.act((await harbour.awaited())[0], choice)
        if choice % 6 == 0:
            await harbour.wait(PACE.board)
    await harbour.wait(PACE.board)
    assert "Rematch" in harbour.text()
