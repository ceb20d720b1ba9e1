"""Boards and pings are tested on their own surface, without commands and presses."""

from collections.abc import AsyncIterator

import pytest
from simcord.env import Env

from bot.store.memory import MemoryStore
from tests.cogs.messages.harbour import PATIENCE, SURFACE, Harbour, new_client, simulated_timers
from tests.cogs.world import hasty_settling


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
async def simcord_env(monkeypatch: pytest.MonkeyPatch, store: MemoryStore) -> AsyncIterator[Env]:
    """Named as simcord's own fixture, so that its plugin gives the test the simulated clock."""
    monkeypatch.setattr("bot.client.SURFACE", SURFACE)
    with simulated_timers(), hasty_settling():
        env = Env(new_client(store), settle_timeout=PATIENCE)
        await env.start()
        yield env
        await env.shutdown()
        env._raise_errors_since(env._errors_acknowledged)


@pytest.fixture
def harbour(simcord_env: Env, store: MemoryStore) -> Harbour:
    return Harbour(simcord_env, store)
