"""The chronicle: every round of All Aboard! leaves one message in the channel, above the board."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables.table import Ending
from tests.cogs.messages.harbour import PACE, Harbour, walk

SEATS = 3
ROUND = 3 * SEATS
"""Acts in a round."""


def chapters(harbour: Harbour) -> list[str]:
    """What the chapters in the channel say, oldest first."""
    texts = ["\n".join(walk(message.components)) for message in harbour.ours() if not message.content]
    return [text for text in texts if "sets sail\n" in text]


def titles(harbour: Harbour) -> list[str]:
    return [text.splitlines()[0] for text in chapters(harbour)]


async def game(harbour: Harbour) -> None:
    await harbour.game(SEATS, game="all-aboard")


async def acts(harbour: Harbour, number: int) -> None:
    for _ in range(number):
        await harbour.act((await harbour.awaited())[0])


async def a_round(harbour: Harbour) -> None:
    await acts(harbour, ROUND)
    await harbour.wait(PACE.board)


async def test_each_round_is_told_in_one_message_that_stays(harbour: Harbour) -> None:
    await game(harbour)
    assert titles(harbour) == []
    for number in range(1, 5):
        await a_round(harbour)
        assert titles(harbour) == [f"## ⛵ Round {one} sets sail" for one in range(1, number + 1)]
    assert not await harbour.is_running()


async def test_nothing_is_told_while_animals_board(harbour: Harbour) -> None:
    await game(harbour)
    await acts(harbour, ROUND - 1)
    await harbour.wait(PACE.progress)
    assert titles(harbour) == []


async def test_the_board_moves_below_the_story_and_so_does_the_result(harbour: Harbour) -> None:
    await game(harbour)
    for _ in range(4):
        await a_round(harbour)
        public = [message for message in harbour.ours() if not message.content]
        assert public[-1].id == await harbour.board_id()
        assert "sets sail" in "\n".join(walk(public[-2].components))
    assert "Rematch" in "\n".join(walk(harbour.ours()[-1].components))


async def test_the_end_of_a_round_costs_two_calls(harbour: Harbour) -> None:
    """The board becomes the story, and a new board is posted below."""
    await game(harbour)
    await acts(harbour, ROUND - 1)
    await harbour.wait(PACE.board)
    before, board_id = harbour.calls(), await harbour.board_id()
    await acts(harbour, 1)
    await harbour.wait(PACE.board)
    assert harbour.calls() - before == 2
    assert [board_id, await harbour.board_id()] == [message.id for message in harbour.boards()]


async def test_a_board_that_talk_has_buried_is_not_where_the_story_is_told(harbour: Harbour) -> None:
    """S-26"""
    await game(harbour)
    first = await harbour.board_id()
    for number in range(11):
        await harbour.members[5].send(harbour.channel, f"talk {number}")
    await acts(harbour, ROUND)
    await harbour.wait(PACE.board)
    assert titles(harbour) == ["## ⛵ Round 1 sets sail"]
    assert first not in [message.id for message in harbour.ours()]
    assert [message.id for message in harbour.ours() if not message.content][-1] == await harbour.board_id()


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 30046), (400, 50083)])
async def test_a_board_that_cannot_be_edited_makes_room_for_the_story(harbour: Harbour, status: int, code: int) -> None:
    """S-17"""
    await game(harbour)
    await acts(harbour, ROUND - 1)
    await harbour.wait(PACE.board)
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await acts(harbour, 1)
    await harbour.wait(PACE.board)
    assert titles(harbour) == ["## ⛵ Round 1 sets sail"]
    assert harbour.ours()[-1].id == await harbour.board_id()


async def test_after_a_restart_nothing_is_told_twice(harbour: Harbour) -> None:
    """S-1"""
    await game(harbour)
    await a_round(harbour)
    await harbour.restart()
    await acts(harbour, 1)
    await harbour.wait(PACE.progress)
    assert titles(harbour) == ["## ⛵ Round 1 sets sail"]
    await acts(harbour, ROUND - 1)
    await harbour.wait(PACE.progress)
    assert titles(harbour) == ["## ⛵ Round 1 sets sail", "## ⛵ Round 2 sets sail"]


async def owing(harbour: Harbour) -> str:
    """A channel whose first round could not be told, and what it should have been told."""
    await game(harbour)
    await acts(harbour, ROUND - 1)
    harbour.env.inject_error("*", "/channels/*/messages*", status=500, times=None)
    await acts(harbour, 1)
    assert titles(harbour) == []
    return "## ⛵ Round 1 sets sail"


async def test_what_the_last_run_could_not_tell_is_told_at_the_next_change(harbour: Harbour) -> None:
    """S-1, S-25"""
    title = await owing(harbour)
    harbour.env.backend.faults.clear()
    await harbour.restart()
    await acts(harbour, 1)
    await harbour.wait(PACE.board)
    assert titles(harbour) == [title]


async def test_what_the_last_run_could_not_tell_is_told_at_the_next_press(harbour: Harbour) -> None:
    """S-1: also while everybody waits for one who thinks."""
    title = await owing(harbour)
    harbour.env.backend.faults.clear()
    await harbour.restart()
    (board,) = harbour.boards()
    await harbour.members[4].click(board, label="Rules")
    await harbour.wait(PACE.board)
    assert titles(harbour) == [title]


async def test_an_ill_discord_is_asked_again_and_the_story_comes_once(harbour: Harbour) -> None:
    """S-25"""
    title = await owing(harbour)
    harbour.env.backend.faults.clear()
    await harbour.wait(PACE.board)
    assert titles(harbour) == [title]


async def test_without_the_right_to_write_the_game_goes_on_and_the_story_follows_later(harbour: Harbour) -> None:
    """S-17"""
    await game(harbour)
    await acts(harbour, ROUND - 1)
    await harbour.do(lambda: allow_writing(harbour, allowed=False))
    await acts(harbour, 1)
    await harbour.do(lambda: allow_writing(harbour, allowed=True))
    await acts(harbour, 1)
    assert titles(harbour) == []
    await harbour.wait(61)
    await acts(harbour, 1)
    await harbour.wait(PACE.board)
    assert titles(harbour) == ["## ⛵ Round 1 sets sail"]


async def test_a_channel_that_is_gone_closes_the_table(harbour: Harbour) -> None:
    """S-17"""
    await game(harbour)
    await acts(harbour, ROUND - 1)
    harbour.env.inject_error("*", "/channels/*/messages*", status=404, code=10003, times=None)
    await acts(harbour, 1)
    await harbour.wait(PACE.board)
    assert (await harbour.table()).ending is Ending.CHANNEL_GONE


async def allow_writing(harbour: Harbour, *, allowed: bool) -> None:
    """Give or take the right to write, as a moderator would in the channel's settings."""
    deny = discord.Permissions(view_channel=not allowed, send_messages=not allowed).value
    everyone = Overwrite(target_id=harbour.guild.id, type=OverwriteType.ROLE, allow=0, deny=deny)
    harbour.env.backend.edit_channel(harbour.channel.id, {}, overwrites=[everyone])


async def test_a_process_that_ends_before_the_board_is_posted_anew_leaves_a_way_to_it(harbour: Harbour) -> None:
    """S-1, S-2: the chapter's own menu is a press at the table, too."""
    await game(harbour)
    await acts(harbour, ROUND)
    assert await harbour.board_id() is None
    await harbour.restart()
    (chapter,) = harbour.boards()
    await harbour.members[4].select(chapter, ["open.all-aboard.fox"])
    await harbour.wait(PACE.board)
    assert titles(harbour) == ["## ⛵ Round 1 sets sail"]
    assert harbour.boards()[-1].id == await harbour.board_id()


async def test_a_process_that_ends_before_the_result_is_posted_leaves_a_way_to_it(harbour: Harbour) -> None:
    """S-1: the board of the last round has become its chapter."""
    await game(harbour)
    for _ in range(3):
        await a_round(harbour)
    await acts(harbour, ROUND)
    assert not await harbour.is_running()
    assert await harbour.board_id() is None
    await harbour.restart()
    await harbour.members[4].select(harbour.boards()[-1], ["open.all-aboard.fox"])
    await harbour.wait(PACE.board)
    assert "Rematch" in "\n".join(walk(harbour.ours()[-1].components))
