"""Whoever leaves the server blocks nobody: they are looked for as soon as somebody needs what is theirs (S-18)."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.table import Computer, Ending, Status, Vacant
from cogs.controls.addresses import Verb
from tests.cogs.desks.test_play import point
from tests.cogs.world import HASTY, World, last_of, no_swallowed_errors, text_in, text_of, world_of

TEN_MINUTES = 10 * 60


@pytest.fixture
async def world(caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """A world in which nobody is looked for by the clock alone."""
    with no_swallowed_errors(caplog):
        async with world_of(pace=replace(HASTY, ping=24.0 * 3600)) as world:
            yield world


async def leave_server(world: World, *members: Any) -> None:
    """Nobody tells us; and for ten minutes we trust in what we have seen of them."""
    for member in members:
        world.guild.remove_member(member.user)
    await world.env.settle()
    await world.env.advance_time(TEN_MINUTES)


def asked(world: World) -> int:
    """How often we have asked Discord about a member."""
    return sum(one.method == "GET" and "/members/" in one.path for one in world.env.http_requests)


@pytest.mark.parametrize("verb", [Verb.START, Verb.COMPUTER, Verb.CLOSE])
async def test_when_the_host_has_left_the_server_the_next_person_can_do_what_only_the_host_may(
    world: World, verb: Verb
) -> None:
    """S-19: in one press."""
    board = await world.lobby(3)
    await leave_server(world, world.members[0])
    await world.press(world.members[1], board, verb)
    table = await world.table()
    assert table.host == world.members[1].id
    assert {
        Verb.START: table.status is Status.RUNNING,
        Verb.COMPUTER: Computer() in table.holders,
        Verb.CLOSE: table.ending is Ending.ENDED,
    }[verb]


async def test_when_several_hosts_in_turn_have_left_the_first_who_is_here_can_start(world: World) -> None:
    """S-19"""
    board = await world.lobby(4)
    await leave_server(world, *world.members[:2])
    assert "Only the host" in text_of(await world.press(world.members[3], board, Verb.START))
    assert (await world.table()).host == world.members[2].id
    await world.press(world.members[2], await world.board(), Verb.START)
    assert (await world.table()).status is Status.RUNNING


async def test_whoever_waits_for_a_host_who_is_here_is_told_what_they_can_do(world: World) -> None:
    """S-19, S-27: one question to Discord in ten minutes is all it costs."""
    board = await world.lobby(3)
    await world.env.advance_time(TEN_MINUTES)
    before = asked(world)
    for _ in range(3):
        told = text_of(await world.press(world.members[1], board, Verb.START))
    assert "Manage Messages" in told
    assert "`/play`" in told
    assert asked(world) == before + 1


async def test_when_the_host_has_left_the_server_the_next_person_can_end_the_game_alone(world: World) -> None:
    await world.game(3)
    await leave_server(world, world.members[0])
    holders = (await world.table()).people
    heir = next(member for member in world.members[1:3] if member.id == following(holders, world.members[0].id))
    question = last_of(await world.slash(heir, "end"))
    await world.press(heir, question, Verb.END, "yes")
    assert (await world.table()).ending is Ending.ENDED


def following(holders: tuple[int, ...], user_id: int) -> int:
    """The person in the next seat."""
    return (holders * 2)[holders.index(user_id) + 1]


async def test_a_game_that_everybody_left_for_good_is_over_for_whoever_asks_for_its_end(world: World) -> None:
    await world.game(2)
    await leave_server(world, *world.members[:2])
    assert "`/play`" in text_of(await world.slash(world.stranger, "end"))
    assert (await world.table()).ending is Ending.DESERTED


async def test_an_agreement_does_not_wait_for_those_who_have_left_the_server(world: World) -> None:
    await world.game(4)
    question = last_of(await world.slash(world.members[1], "end"))
    await world.press(world.members[1], question, Verb.AGREE)
    await leave_server(world, world.members[0], world.members[3])
    await world.press(world.members[2], await world.board(), Verb.AGREE)
    assert (await world.table()).ending is Ending.AGREED
    assert "Everyone at the table agreed" in await world.board_text()


async def test_an_agreement_is_counted_among_those_who_are_here(world: World) -> None:
    await world.game(4)
    question = last_of(await world.slash(world.members[1], "end"))
    await leave_server(world, world.members[0], world.members[3])
    await world.press(world.members[1], question, Verb.AGREE)
    assert "Agreed so far: 1 of 2" in text_in(question)


async def test_taking_an_agreement_back_asks_about_nobody(world: World) -> None:
    await world.game(3)
    question = last_of(await world.slash(world.members[1], "end"))
    await world.press(world.members[1], question, Verb.AGREE)
    await world.env.advance_time(TEN_MINUTES)
    before = asked(world)
    await world.press(world.members[1], question, Verb.AGREE)
    assert asked(world) == before


async def test_the_board_command_frees_a_game_even_if_the_board_is_at_hand(world: World) -> None:
    board = await world.game(4)
    for member in world.members[:2]:
        await world.press_id(member, board, point(board, "ocean.0"))
    await leave_server(world, *world.members[2:4])
    moment = await world.moment()
    await world.slash(world.members[1], "board")
    assert (await world.board()).id == board.id
    assert {Vacant(member.id) for member in world.members[2:4]} < set((await world.table()).holders)
    assert await world.moment() > moment


async def test_a_channel_whose_table_everybody_left_for_good_can_be_played_in(world: World) -> None:
    board = await world.lobby(2)
    await world.press(world.members[0], board, Verb.COMPUTER)
    await leave_server(world, *world.members[:2])
    assert "you are its host" in text_of(await world.slash(world.stranger, "play", game="ahoy-kitten"))
    assert (await world.table()).host == world.stranger.id


async def test_a_channel_where_somebody_still_plays_stays_taken(world: World) -> None:
    await world.lobby(3)
    await leave_server(world, world.members[0])
    before = asked(world)
    assert "already has this channel" in text_of(await world.slash(world.stranger, "play", game="ahoy-kitten"))
    assert asked(world) == before + 2, "about the host, and about the next one"


async def test_if_discord_cannot_say_whether_the_host_left_the_press_is_refused_as_ever(world: World) -> None:
    """S-25"""
    board = await world.lobby(3)
    await leave_server(world, world.members[0])
    world.env.inject_error("GET", "/guilds/*/members/*", status=503)
    assert "Only the host" in text_of(await world.press(world.members[1], board, Verb.START))
    assert (await world.table()).host == world.members[0].id
