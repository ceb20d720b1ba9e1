"""That somebody changed a sealed choice shows nowhere: not in a text, not in an edit, not in when one is made (G-4)."""

import re
from collections.abc import AsyncIterator, Sequence

import pytest

from bot.client import Pace
from tests.cogs.desks.test_play import point
from tests.cogs.messages.harbour import simulated_timers
from tests.cogs.world import World, acts, last_of, no_swallowed_errors, text_in, world_of


@pytest.fixture
async def calm(caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """A world at the pace of the real one, whose clock only runs when a test says so."""
    with no_swallowed_errors(caplog), simulated_timers():
        async with world_of(pace=Pace()) as world:
            yield world


async def quiet(world: World) -> None:
    """Long enough for every edit that is planned."""
    await world.env.advance_time(10)


NUMBERS_AND_FISH = re.compile(r"\d{15,}|(( ?[🔴🔵🟡⚪][RBYW](\W\d+)?)+)")
"""What differs from world to world: ids, and which fish chance deals out after so many steps."""


def everything_public(world: World) -> list[str]:
    """What was done in the channel and what stands there, as far as two worlds can be compared."""
    done = [one.method for one in world.env.http_requests if one.path.startswith("/channels/")]
    stands = [text_in(message) + message.content for message in world.channel.history() if not message.flags.ephemeral]
    return done + [NUMBERS_AND_FISH.sub("#", text) for text in stands]


async def picks_and_then(world: World, picks: Sequence[str], what: str) -> list[str]:
    """A round in which one member chooses so often, and what everybody sees when something else happens after it."""
    await world.game(4)
    await quiet(world)
    board = await world.board()
    for ocean in picks:
        await world.press_id(world.members[1], board, point(board, ocean))
    await quiet(world)
    if what == "board":
        await world.slash(world.stranger, "board")
    elif what == "leave":
        await world.leave(world.members[2])
    elif what == "reveal":
        for member in (world.members[0], *world.members[2:4]):
            await world.press_id(member, board, point(board, "ocean.0"))
    await quiet(world)
    return everything_public(world)


@pytest.mark.parametrize("what", ["board", "leave", "reveal", "nothing"])
async def test_nobody_can_tell_from_the_channel_how_often_somebody_chose_anew(what: str) -> None:
    """S-16, G-4: four notes of one moment bury the board no more than one does."""
    seen = []
    for picks in (["ocean.0"], ["ocean.1", "ocean.2", "ocean.1", "ocean.0"]):
        with simulated_timers():
            async with world_of(pace=Pace()) as world:
                seen.append(await picks_and_then(world, picks, what))
    assert seen[0] == seen[1]


async def test_a_choice_made_anew_hastens_no_edit_of_the_board(calm: World) -> None:
    """S-16, G-4: else the next one's choice would be shown sooner than it is by itself."""
    board, pace = await calm.game(4), calm.client.pace
    await quiet(calm)
    await calm.press_id(calm.members[0], board, point(board, "ocean.0"))
    await quiet(calm)
    await calm.press_id(calm.members[0], board, point(board, "ocean.1"))
    await calm.env.advance_time(pace.progress * 2 - 1)
    await calm.press_id(calm.members[1], board, point(board, "ocean.1"))
    before = edits(calm)
    await calm.env.advance_time(pace.progress * 2 - 1)
    assert edits(calm) == before
    await calm.env.advance_time(1)
    assert edits(calm) == before + 1


def edits(world: World) -> int:
    """How often the board was edited."""
    return sum(one.method == "PATCH" and one.path.startswith("/channels/") for one in world.env.http_requests)


async def test_a_board_deleted_twice_does_not_come_back_because_somebody_chose_anew(calm: World) -> None:
    """S-16, S-17"""
    board = await calm.game(3)
    await quiet(calm)
    await calm.press_id(calm.members[0], board, point(board, "ocean.0"))
    panel = last_of(await calm.slash(calm.members[0], "hand"))
    await quiet(calm)
    for _ in range(2):
        await delete_board(calm)
    await calm.press_id(calm.members[0], panel, acts(panel)[1][0])
    await calm.env.advance_time(60)
    assert (await calm.store.messages((await calm.table()).id)).board_id is None
    panel = last_of(await calm.slash(calm.members[1], "hand"))
    await calm.press_id(calm.members[1], panel, acts(panel)[0][0])
    await calm.env.advance_time(60)
    assert await calm.board(), "that one more has chosen is for everybody to see"
    await delete_board(calm)
    assert await calm.board(), "and with it all begins anew"


async def delete_board(world: World) -> None:
    """Somebody deletes the board; it may come back."""
    world.env.backend.delete_message(world.channel.id, (await world.board()).id)
    await world.env.settle()
    await quiet(world)
