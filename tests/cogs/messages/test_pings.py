"""Pings: the right members, one message at most, gone when it is overtaken."""

from random import Random

import pytest

from bot.tables.table import Ending
from cogs.messages.board import BURIED
from cogs.messages.courier import MOST_TRIES
from cogs.messages.pings import Question, Watch
from tests.cogs.messages.harbour import PACE, Harbour


def pinged(harbour: Harbour) -> list[set[int]]:
    """Whom each message that could ping anybody was allowed to ping, in order."""
    bodies = [request.json for request in harbour.env.http_requests if request.method == "POST" and request.json]
    return [{int(user) for user in (body.get("allowed_mentions") or {}).get("users", [])} for body in bodies]


async def test_the_start_pings_everyone_seated_and_nobody_else(harbour: Harbour) -> None:
    """S-23"""
    await harbour.game(3)
    assert pinged(harbour)[-1] == {member.id for member in harbour.members[:3]}
    assert not any(pinged(harbour)[:-1]), "boards mention without pinging"
    (ping,) = harbour.pings()
    assert str(await harbour.board_id()) in ping.content


async def test_nobody_can_be_pinged_by_a_name_or_by_everyone(harbour: Harbour) -> None:
    """S-23"""
    await harbour.game(3)
    await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping)
    for request in harbour.env.http_requests:
        allowed = (request.json or {}).get("allowed_mentions") if isinstance(request.json, dict) else None
        assert allowed is None or not allowed.get("parse")
    assert all("allowed_mentions" in r.json for r in harbour.env.http_requests if r.method == "POST" and r.json)


async def test_the_start_is_not_told_twice(harbour: Harbour) -> None:
    await harbour.game(3)
    await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.progress)
    assert len(harbour.pings()) == 1


async def test_the_ping_of_the_start_goes_with_the_first_round(harbour: Harbour) -> None:
    await harbour.game(3)
    await harbour.round()
    assert harbour.pings() == []
    assert await harbour.ping_id() is None


async def test_the_last_one_awaited_is_pinged_after_a_while(harbour: Harbour) -> None:
    await harbour.game(3)
    last = await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping - 1)
    assert [len(users) for users in pinged(harbour) if users] == [3]
    await harbour.wait(1)
    assert pinged(harbour)[-1] == {last}
    (ping,) = harbour.pings()
    assert f"<@{last}>" in ping.content


async def test_a_ping_is_deleted_when_the_one_pinged_acts(harbour: Harbour) -> None:
    await harbour.game(3)
    last = await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping)
    await harbour.act(last)
    assert harbour.pings() == []
    await harbour.wait(PACE.ping)
    assert harbour.pings() == []


async def test_two_who_are_awaited_are_not_pinged(harbour: Harbour) -> None:
    await harbour.game(3)
    await harbour.act((await harbour.awaited())[0])
    await harbour.wait(PACE.ping * 2)
    assert [len(users) for users in pinged(harbour) if users] == [3]


async def test_a_person_alone_with_the_computer_is_never_pinged(harbour: Harbour) -> None:
    await harbour.lobby(1)
    for _ in range(2):
        await harbour.do(lambda: harbour.client.tables.add_computer(harbour.table_id, harbour.members[0].id))
    await harbour.start()
    await harbour.wait(PACE.ping * 2)
    assert harbour.pings() == []
    assert not any(pinged(harbour))


async def test_a_ping_goes_with_the_game(harbour: Harbour) -> None:
    await harbour.game(2)
    await harbour.play_out()
    await harbour.wait(PACE.board)
    assert harbour.pings() == []
    await harbour.wait(PACE.ping * 2)
    assert harbour.pings() == []


async def test_a_ping_from_before_a_restart_is_deleted_at_the_next_change(harbour: Harbour) -> None:
    """S-1"""
    await harbour.game(3)
    last = await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping)
    await harbour.restart()
    await harbour.act(last)
    assert harbour.pings() == []
    assert await harbour.ping_id() is None


async def test_a_ping_from_before_a_restart_goes_when_the_game_is_ended_after_it(harbour: Harbour) -> None:
    """S-1"""
    await harbour.game(3)
    await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping)
    await harbour.restart()
    await harbour.do(lambda: harbour.client.tables.close(harbour.table_id, Ending.ENDED))
    assert harbour.pings() == []


async def test_a_ping_is_overtaken_when_another_is_awaited_in_the_same_moment(harbour: Harbour) -> None:
    """No action of Ahoy! Kitten leads there, but the seats of a simultaneous phase may change hands."""
    watch = Watch(question=Question(moment=4, person=7), about=Question(moment=4, person=7))
    assert not watch.is_overtaken
    watch.question = Question(moment=4, person=8)
    assert watch.is_overtaken


async def test_nobody_is_blamed_for_the_time_the_bot_was_away(harbour: Harbour) -> None:
    """S-8"""
    await harbour.game(3)
    await harbour.until_one_is_awaited()
    await harbour.restart()
    before = harbour.calls()
    await harbour.wait(PACE.ping * 3)
    assert harbour.calls() == before


async def test_a_ping_that_cannot_be_deleted_is_not_joined_by_another(harbour: Harbour) -> None:
    """S-26"""
    await harbour.game(3)
    harbour.env.inject_error("DELETE", "/channels/*", status=500, times=None)
    for _ in range(3):
        last = await harbour.until_one_is_awaited()
        await harbour.wait(PACE.ping)
        await harbour.act(last)
    assert len(harbour.pings()) == 1
    harbour.env.backend.faults.clear()
    await harbour.round()
    await harbour.wait(60.0)
    assert harbour.pings() == []


async def test_a_ping_that_may_not_be_deleted_is_remembered_and_no_other_is_sent_until_it_is_gone(
    harbour: Harbour,
) -> None:
    """S-17, S-26: the bot may not see the channel for a while; after that the old ping goes and a new one comes."""
    await harbour.game(3)
    standing = await harbour.ping_id()
    harbour.env.inject_error("DELETE", "/channels/*", status=403, code=50013, times=None)
    before = harbour.calls("DELETE")
    await harbour.round()
    await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping * 2)
    assert [ping.id for ping in harbour.pings()] == [standing] == [await harbour.ping_id()]
    assert harbour.calls("DELETE") - before <= 2 * MOST_TRIES, "a refusal is not asked for again and again"
    harbour.env.backend.faults.clear()
    await harbour.round()
    assert harbour.pings() == []
    last = await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping)
    assert pinged(harbour)[-1] == {last}
    assert len(harbour.pings()) == 1


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50013), (400, 50035), (401, 0)])
async def test_a_ping_that_may_not_be_deleted_at_the_end_goes_a_little_later(
    harbour: Harbour, status: int, code: int
) -> None:
    """S-17: in an archived thread, say, which the result then wakes."""
    await harbour.game(2)
    harbour.env.inject_error("DELETE", "/channels/*", status=status, code=code, times=1)
    await harbour.play_out()
    await harbour.wait(PACE.board)
    assert harbour.pings() == []


async def test_a_ping_that_somebody_deleted_is_simply_gone(harbour: Harbour) -> None:
    await harbour.game(3)
    harbour.env.backend.delete_message(harbour.channel.id, await harbour.ping_id())
    last = await harbour.until_one_is_awaited()
    await harbour.wait(PACE.ping)
    assert pinged(harbour)[-1] == {last}
    assert len(harbour.pings()) == 1


async def test_a_ping_that_discord_does_not_take_now_is_sent_later(harbour: Harbour) -> None:
    """S-25"""
    await harbour.game(3)
    await harbour.round()
    last = await harbour.until_one_is_awaited()
    harbour.env.inject_error("POST", "/channels/*/messages", status=500, times=2)
    await harbour.wait(PACE.ping + 10)
    assert pinged(harbour)[-1] == {last}
    assert len(harbour.pings()) == 1


async def test_who_has_left_the_server_is_stood_up_instead_of_pinged(harbour: Harbour) -> None:
    """S-18: nobody tells us who leaves, so we ask before we ping; the seat then plays on its own."""
    await harbour.game(3)
    last = await harbour.until_one_is_awaited()
    harbour.guild.remove_member(next(member for member in harbour.members if member.id == last).user)
    moment = await harbour.moment()
    await harbour.wait(PACE.ping)
    assert last not in (await harbour.table()).people
    assert await harbour.moment() > moment
    assert {last} not in pinged(harbour)


async def test_who_has_left_is_stood_up_when_the_board_is_posted_anew(harbour: Harbour) -> None:
    """S-18"""
    await harbour.game(3)
    gone = harbour.members[2]
    harbour.guild.remove_member(gone.user)
    await harbour.do(lambda: harbour.keepers.boards.post(harbour.table_id))
    assert gone.id not in (await harbour.table()).people


async def test_a_host_who_left_the_server_gives_up_the_lobby(harbour: Harbour) -> None:
    """S-18, S-19"""
    await harbour.lobby(3)
    harbour.guild.remove_member(harbour.members[0].user)
    await harbour.do(lambda: harbour.keepers.boards.post(harbour.table_id))
    assert (await harbour.table()).host == harbour.members[1].id


async def test_members_are_asked_about_once_in_ten_minutes(harbour: Harbour) -> None:
    """S-18: a check costs a call."""
    await harbour.game(3)
    await harbour.do(lambda: harbour.keepers.boards.post(harbour.table_id))
    before = harbour.calls("GET")
    assert before >= 3
    await harbour.do(lambda: harbour.keepers.boards.post(harbour.table_id))
    assert harbour.calls("GET") == before


async def test_several_who_left_the_server_are_stood_up_when_the_moment_lasts(harbour: Harbour) -> None:
    """S-18"""
    await harbour.game(4)
    gone = (await harbour.awaited())[2:]
    for _ in range(2):
        await harbour.act((await harbour.awaited())[0])
    for member in harbour.members[:4]:
        if member.id in gone:
            harbour.guild.remove_member(member.user)
    moment = await harbour.moment()
    await harbour.wait(PACE.ping)
    assert set((await harbour.table()).people).isdisjoint(gone)
    assert await harbour.moment() > moment


async def test_a_person_alone_with_the_computer_who_left_the_server_leaves_no_game_behind(harbour: Harbour) -> None:
    """S-18"""
    await harbour.lobby(1)
    await harbour.do(lambda: harbour.client.tables.add_computer(harbour.table_id, harbour.members[0].id))
    await harbour.start()
    harbour.guild.remove_member(harbour.members[0].user)
    await harbour.wait(PACE.ping)
    assert (await harbour.table()).ending is Ending.DESERTED


async def test_when_the_moment_lasts_only_those_are_asked_about_who_were_not_here_lately(harbour: Harbour) -> None:
    """S-18: a check costs a call."""
    await harbour.game(3)
    before = harbour.calls("GET")
    await harbour.wait(PACE.ping - 2 * PACE.board)
    with harbour.env.time_context():
        for member in harbour.members[:2]:
            harbour.keepers.members.has_seen(harbour.guild.id, member.id)
    await harbour.wait(PACE.ping * 3)
    assert harbour.calls("GET") == before + 1


async def test_if_discord_cannot_say_whether_somebody_left_nobody_is_stood_up(harbour: Harbour) -> None:
    """S-18, S-25"""
    await harbour.game(3)
    last = await harbour.until_one_is_awaited()
    harbour.env.inject_error("GET", "/guilds/*/members/*", status=503)
    await harbour.wait(PACE.ping)
    assert last in (await harbour.table()).people
    assert pinged(harbour)[-1] == {last}


async def test_after_a_thousand_acts_the_board_is_at_hand_and_one_ping_stands_at_most(harbour: Harbour) -> None:
    """S-26"""
    chance, acts, games = Random(26), 0, 0
    while acts < 1000:
        games += 1
        await harbour.game(6)
        while await harbour.is_running():
            awaited = await harbour.awaited()
            if len(awaited) == 1 and chance.random() < 0.2:
                await harbour.wait(PACE.ping)
                assert len(harbour.pings()) == 1
            await harbour.act(chance.choice(awaited), chance.randrange(25))
            acts += 1
            if chance.random() < 0.3:
                await harbour.members[5].send(harbour.channel, "talk")
            if chance.random() < 0.3:
                await harbour.wait(PACE.board)
                assert len(harbour.pings()) <= 1
                assert below(harbour) <= BURIED + 12, "a round's talk more than what buries a board"
        await harbour.wait(PACE.board)
    assert len(harbour.boards()) == games
    assert harbour.pings() == []


def below(harbour: Harbour) -> int:
    """How many messages stand below the newest board."""
    board = harbour.boards()[-1]
    return sum(message_id > board.id for message_id in harbour.env.backend.messages[harbour.channel.id])


async def test_a_ping_is_named_so_that_one_that_had_arrived_is_not_sent_twice(harbour: Harbour) -> None:
    """S-25: Discord makes a message with a known nonce only once."""
    await harbour.lobby(3)
    harbour.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await harbour.start()
    await harbour.wait(60)
    bodies = [one.json for one in harbour.env.http_requests if one.method == "POST" and one.json]
    nonces = [body.get("nonce") for body in bodies if (body.get("allowed_mentions") or {}).get("users")]
    assert len(nonces) == 2
    assert nonces[0] == nonces[1]
