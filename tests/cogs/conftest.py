"""The world in which members press what they see."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.cogs.world import World, no_swallowed_errors, world_of


@pytest.fixture
async def world(caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """A server with the bot on it; its store is in memory and outlives restarts."""
    with no_swallowed_errors(caplog):
        async with world_of() as world:
            yield world


@pytest.fixture
async def world_on_disk(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[World]:
    """The same on a file, opened anew at every restart."""
    with no_swallowed_errors(caplog):
        async with world_of(path=tmp_path / "botswain.sqlite3") as world:
            yield world
