"""What the log may say: everything of ours that was asked for, and nothing that libraries know of secrets."""

import logging
from collections.abc import Iterator

import pytest

from bot.__main__ import _start_logging
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from tests.bot.members import ANN, BEN, HandClock, a_game, a_service, press

_OURS = ("bot.tables.service", "cogs.desks.presses", "engines")
_LIBRARIES = ("aiosqlite", "discord.webhook.async_", "discord.http", "discord.gateway", "asyncio", "filelock")


@pytest.fixture
def logging_as_started(request: pytest.FixtureRequest) -> Iterator[str]:
    """Logging as the command line sets it up for a level; afterwards as it was."""
    root, ours = logging.getLogger(), [logging.getLogger(name) for name in ("bot", "cogs", "engines")]
    handlers, levels = list(root.handlers), {logger: logger.level for logger in (root, *ours)}
    _start_logging(Settings.model_validate({"BOTSWAIN_LOG_LEVEL": request.param}))
    yield request.param
    root.handlers[:] = handlers
    for logger, level in levels.items():
        logger.setLevel(level)


@pytest.mark.parametrize("logging_as_started", ["DEBUG", "INFO", "WARNING", "ERROR"], indirect=True)
def test_the_level_is_that_of_our_own_words_and_libraries_only_warn(logging_as_started: str) -> None:
    level = logging.getLevelName(logging_as_started)
    assert [logging.getLogger(name).getEffectiveLevel() for name in _OURS] == [level] * len(_OURS)
    for name in _LIBRARIES:
        assert logging.getLogger(name).getEffectiveLevel() == max(level, logging.WARNING)


@pytest.mark.parametrize("logging_as_started", ["DEBUG"], indirect=True)
async def test_at_debug_no_statement_with_its_values_is_told(
    logging_as_started: str, sqlite: SqliteStore, clock: HandClock, caplog: pytest.LogCaptureFixture
) -> None:
    tables = a_service(sqlite, clock)
    table = (await a_game(tables, ANN, BEN)).table
    await press(tables, table.id, ANN)
    assert not [record for record in caplog.records if record.name.partition(".")[0] == "aiosqlite"]
    assert "seed-" not in caplog.text
