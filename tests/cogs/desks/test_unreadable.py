"""A game whose saved state cannot be read: it cannot go on, but it can be left and ended, and frees its channel."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore
from bot.tables.table import Ending, Status
from cogs.controls.addresses import Verb
from tests.cogs.messages.harbour import simulated_timers
from tests.cogs.world import World, last_of, no_swallowed_errors, text_of, world_of


@pytest.fixture
async def world(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """A game of three whose snapshot was torn while the bot was away."""
    with no_swallowed_errors(caplog), simulated_timers():
        async with world_of(path=tmp_path / "botswain.sqlite3") as world:
            await world.game(3)
            assert isinstance(world.store, SqliteStore)
            await world.store._write("UPDATE snapshots SET state = '{'")
            await world.restart()
            yield world


async def test_it_is_ended_like_any_other_and_the_board_says_so(world: World) -> None:
    """S-6"""
    question = last_of(await world.slash(world.members[0], "end"))
    await world.press(world.members[0], question, Verb.END, "yes")
    await world.env.advance_time(60)
    assert (await world.table()).ending is Ending.ENDED
    assert "ended this game early" in await world.board_text()
    await world.game(3)
    assert (await world.table()).status is Status.RUNNING


async def test_it_is_ended_by_agreement(world: World) -> None:
    """S-6"""
    for member in world.members[1:3]:
        question = last_of(await world.slash(member, "end"))
        await world.press(member, question, Verb.AGREE)
    assert "stood up" in text_of(await world.leave(world.members[0]))
    assert (await world.table()).ending is Ending.AGREED


async def test_it_is_over_when_everybody_has_left(world: World) -> None:
    """S-6"""
    for member in world.members[:3]:
        assert "`/play`" in text_of(await world.leave(member)) or (await world.table()).is_open
    assert (await world.table()).ending is Ending.DESERTED


async def test_it_goes_with_its_channel(world: World) -> None:
    """S-25"""
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert (await world.table()).ending is Ending.CHANNEL_GONE
