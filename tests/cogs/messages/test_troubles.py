"""Whatever of Discord is deleted, forbidden or ill, in whatever phase: the game is right and the board catches up."""

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.tables.table import Ending, Place, Status
from tests.cogs.messages.harbour import PACE, Harbour

PHASES = ("lobby", "running", "over")


async def at_phase(harbour: Harbour, phase: str) -> None:
    """A quiet table in this phase."""
    if phase == "lobby":
        await harbour.lobby(3)
        return
    await harbour.game(3)
    if phase == "over":
        await harbour.play_out()
        await harbour.wait(PACE.board)


async def change(harbour: Harbour, phase: str) -> None:
    """The next big change after this phase."""
    if phase == "lobby":
        table = await harbour.table()
        await harbour.sit(next(member for member in harbour.members if table.seat_of(member.id) is None))
    elif phase == "running":
        await harbour.until_one_is_awaited()
        await harbour.act((await harbour.awaited())[0])


async def test_a_deleted_board_comes_back_soon(harbour: Harbour) -> None:
    """S-17"""
    await harbour.game(3)
    await harbour.do(lambda: delete(harbour))
    await harbour.wait(PACE.progress)
    assert "Waiting" in harbour.text()
    assert [message.id for message in harbour.boards()] == [await harbour.board_id()]


async def test_a_board_deleted_twice_waits_for_the_next_change(harbour: Harbour) -> None:
    """S-17: somebody does not want it there."""
    await harbour.lobby(3)
    for _ in range(2):
        await harbour.do(lambda: delete(harbour))
        await harbour.wait(PACE.progress)
    assert harbour.boards() == []
    await harbour.sit(harbour.members[4])
    await harbour.wait(PACE.board)
    assert len(harbour.boards()) == 1


async def test_a_deleted_result_is_not_posted_again(harbour: Harbour) -> None:
    await at_phase(harbour, "over")
    await harbour.do(lambda: delete(harbour))
    await harbour.wait(PACE.progress)
    assert harbour.boards() == []


async def test_a_swept_channel_gets_its_board_back(harbour: Harbour) -> None:
    """S-17: a moderator deletes many messages at once."""
    await harbour.game(3)
    talk = await harbour.members[5].send(harbour.channel, "nice weather")
    board = await harbour.board_id()
    harbour.env.backend.bulk_delete_messages(harbour.channel.id, [talk.id, board])
    await harbour.env.settle()
    await harbour.wait(PACE.progress)
    assert len(harbour.boards()) == 1


@pytest.mark.parametrize("phase", ["lobby", "running"])
async def test_a_board_deleted_while_we_were_not_looking_is_posted_at_the_next_change(
    harbour: Harbour, phase: str
) -> None:
    """S-17: the deletion falls into a restart."""
    await at_phase(harbour, phase)
    del harbour.env.backend.messages[harbour.channel.id][await harbour.board_id()]
    await change(harbour, phase)
    await harbour.wait(PACE.board)
    assert [message.id for message in harbour.boards()] == [await harbour.board_id()]


@pytest.mark.parametrize("phase", ["lobby", "running"])
@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 30046), (400, 50083)])
async def test_a_board_that_cannot_be_edited_is_posted_anew(
    harbour: Harbour, phase: str, status: int, code: int
) -> None:
    await at_phase(harbour, phase)
    first = await harbour.board_id()
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await change(harbour, phase)
    await harbour.wait(PACE.board)
    assert await harbour.board_id() != first
    assert [message.id for message in harbour.boards()] == [await harbour.board_id()]


@pytest.mark.parametrize("phase", PHASES)
async def test_a_deleted_channel_ends_its_table(harbour: Harbour, phase: str) -> None:
    """S-17"""
    await at_phase(harbour, phase)
    harbour.env.backend.delete_channel(harbour.channel.id)
    await harbour.env.settle()
    before = harbour.calls()
    await harbour.wait(PACE.ping * 2)
    assert (await harbour.table()).ending is (Ending.PLAYED if phase == "over" else Ending.CHANNEL_GONE)
    assert harbour.calls() == before


@pytest.mark.parametrize("phase", ["lobby", "running"])
async def test_a_channel_deleted_while_we_were_not_looking_ends_its_table_at_the_next_change(
    harbour: Harbour, phase: str
) -> None:
    await at_phase(harbour, phase)
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003)
    await change(harbour, phase)
    await harbour.wait(PACE.board)
    assert (await harbour.table()).ending is Ending.CHANNEL_GONE


async def test_a_deleted_thread_ends_its_table_and_the_channel_can_host_another(harbour: Harbour) -> None:
    """S-17"""
    thread = harbour.env.backend.create_thread(harbour.channel.id, "a game", harbour.members[0].id)
    await harbour.game(2, Place(harbour.guild.id, thread.id))
    first = harbour.table_id
    harbour.env.backend.delete_channel(thread.id)
    await harbour.env.settle()
    assert (await harbour.table()).ending is Ending.CHANNEL_GONE
    await harbour.lobby(2)
    assert harbour.table_id != first
    assert len(harbour.boards()) == 1


async def test_an_archived_thread_is_woken_by_a_new_board(harbour: Harbour) -> None:
    """S-17: what Discord says to an edit in an archived thread; a new message unarchives it."""
    thread = harbour.env.backend.create_thread(
        harbour.channel.id, "a game", harbour.members[0].id, type=ChannelType.PUBLIC_THREAD
    )
    await harbour.game(3, Place(harbour.guild.id, thread.id))
    first = await harbour.board_id()
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    await harbour.round()
    assert await harbour.board_id() != first


async def test_a_locked_thread_waits_for_the_next_change(harbour: Harbour) -> None:
    await harbour.game(3)
    harbour.env.inject_error("*", "/channels/*/messages*", status=400, code=50083, times=2)
    await harbour.round()
    before = harbour.calls("PATCH")
    await harbour.round()
    assert harbour.calls("PATCH") == before + 1
    assert "Round 3" in harbour.text()


async def test_removed_from_the_server_the_bot_keeps_the_game_and_asks_for_nothing(harbour: Harbour) -> None:
    """S-17"""
    await harbour.game(3)
    harbour.env.backend.remove_guild(harbour.guild.id)
    await harbour.env.settle()
    before = harbour.calls()
    await harbour.wait(PACE.ping * 2)
    assert harbour.calls() == before
    assert (await harbour.table()).status is Status.RUNNING


@pytest.mark.parametrize("phase", ["lobby", "running"])
async def test_without_the_right_to_write_the_game_goes_on_and_the_board_returns_with_the_right(
    harbour: Harbour, phase: str
) -> None:
    """S-17: rights are taken away in mid-game."""
    await at_phase(harbour, phase)
    forbid(harbour)
    shown = harbour.boards()[0].id
    await change(harbour, phase)
    await harbour.wait(PACE.board)
    before = harbour.calls("PATCH")
    await change(harbour, phase)
    await harbour.wait(PACE.board - 1)
    assert harbour.calls("PATCH") == before, "it is too early to ask again"
    allow(harbour)
    await harbour.wait(60.0)
    assert [message.id for message in harbour.boards()] == [shown]
    board = harbour.keepers.boards._boards.get(harbour.table_id)
    assert board is not None
    assert board.drawn_mark == board.heard


async def test_where_it_may_not_write_a_board_is_not_posted_and_nothing_breaks(harbour: Harbour) -> None:
    forbid(harbour)
    opened = await harbour.do(
        lambda: harbour.client.tables.open(harbour.place, harbour.members[0].id, "ahoy-kitten", {})
    )
    assert await harbour.do(lambda: harbour.keepers.boards.post(opened.table.id)) is None


@pytest.mark.parametrize("status", [429, 500, 503])
async def test_when_discord_is_ill_for_a_minute_the_board_catches_up_without_a_flood(
    harbour: Harbour, status: int
) -> None:
    """S-25"""
    await harbour.game(3)
    harbour.env.inject_error("*", "/channels/*", status=status, times=None)
    before = harbour.calls()
    for _ in range(2):
        await harbour.round()
    rounds_of_calls = harbour.calls() - before
    harbour.env.backend.faults.clear()
    await harbour.wait(60.0)
    assert "Round 3" in harbour.text()
    assert rounds_of_calls < 16, "1, 2, 4, 8, 16 and 32 seconds after one another, and the ping's own tries"


async def test_after_a_failed_edit_the_lobby_is_drawn_even_if_all_is_as_before(harbour: Harbour) -> None:
    """S-25: an edit that Discord answered with an error may have been carried out all the same."""
    await harbour.lobby(2)
    harbour.env.inject_error("PATCH", "/channels/*", status=500, times=None)
    await harbour.sit(harbour.members[2])
    await harbour.wait(PACE.board + 60.0)
    await harbour.do(lambda: harbour.client.tables.stand_up(harbour.table_id, harbour.members[2].id))
    harbour.env.backend.faults.clear()
    before = harbour.calls("PATCH")
    await harbour.wait(120.0)
    assert harbour.calls("PATCH") == before + 1


async def test_when_discord_stays_ill_we_stop_asking_until_something_changes(harbour: Harbour) -> None:
    """S-25"""
    await harbour.game(3)
    harbour.env.inject_error("PATCH", "/channels/*", status=500, times=None)
    await harbour.round()
    await harbour.wait(600.0)
    before = harbour.calls("PATCH")
    await harbour.wait(3600.0)
    assert harbour.calls("PATCH") == before <= 12
    harbour.env.backend.faults.clear()
    await harbour.round()
    await harbour.wait(60.0)
    assert "Round 3" in harbour.text()


async def test_a_post_whose_answer_was_lost_is_made_under_the_same_name(harbour: Harbour) -> None:
    """Discord makes a message with a known nonce only once, so nobody sees two boards."""
    await harbour.game(3)
    await harbour.do(lambda: delete(harbour))
    harbour.env.inject_error("POST", "/channels/*/messages", status=500)
    await harbour.round()
    await harbour.wait(PACE.progress)
    nonces = [request.json["nonce"] for request in harbour.env.http_requests if "nonce" in (request.json or {})]
    assert len(harbour.boards()) == 1
    assert nonces[-1] == nonces[-2]
    assert nonces[-2] != nonces[-3]


async def test_a_post_that_had_arrived_all_along_is_drawn_as_things_stand_now(harbour: Harbour) -> None:
    """S-25: for a nonce it knows Discord returns the message it has, which shows what was true at the first try."""
    await harbour.game(3)
    await harbour.do(lambda: delete(harbour))
    harbour.env.inject_error("POST", "/channels/*/messages", status=500)
    await harbour.round()
    before = harbour.calls("PATCH")
    await harbour.wait(PACE.board)
    assert len(harbour.boards()) == 1
    await harbour.wait(PACE.board)
    assert harbour.calls("PATCH") == before + 1
    await harbour.wait(PACE.progress)
    assert harbour.calls("PATCH") == before + 1


async def delete(harbour: Harbour) -> None:
    """Somebody else deletes the board."""
    harbour.env.backend.delete_message(harbour.channel.id, await harbour.board_id())


def forbid(harbour: Harbour) -> None:
    """Everyone, the bot included, may no longer see or write in the channel."""
    denied = discord.Permissions(view_channel=True, send_messages=True).value
    everyone = Overwrite(target_id=harbour.guild.id, type=OverwriteType.ROLE, allow=0, deny=denied)
    harbour.env.backend.edit_channel(harbour.channel.id, {}, overwrites=[everyone])


def allow(harbour: Harbour) -> None:
    """The right comes back."""
    harbour.env.backend.edit_channel(harbour.channel.id, {}, overwrites=[])
