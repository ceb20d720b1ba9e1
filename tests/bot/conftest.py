"""What the tests of tables and stores stand on: both stores, a clock moved by hand, and members who press."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.store.memory import MemoryStore
from bot.store.sqlite import SqliteStore
from bot.tables.service import TableService
from bot.tables.store import Store
from tests.bot.members import GAMES_AND_TUG, HandClock, a_service


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "botswain.db"


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Store]:
    """Both stores: whatever a test says of one holds for the other."""
    kept: Store = MemoryStore() if request.param == "memory" else await SqliteStore.open(path, GAMES_AND_TUG)
    yield kept
    await kept.close()


@pytest.fixture
async def sqlite(path: Path) -> AsyncIterator[SqliteStore]:
    kept = await SqliteStore.open(path, GAMES_AND_TUG, patience=0.05)
    yield kept
    await kept.close()


@pytest.fixture
def tables(store: Store, clock: HandClock) -> TableService:
    return a_service(store, clock)


@pytest.fixture
def restarted(store: Store, clock: HandClock) -> Callable[[], TableService]:
    """The service after a restart of the bot: nothing of the old one's memory, the same store."""
    return lambda: a_service(store, clock)
