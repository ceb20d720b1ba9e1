"""The command line: reads the settings, wires everything in one place, and runs it."""

import argparse
import asyncio
import logging
import secrets
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import discord

from bot.client import Botswain, Pace
from bot.doctor import examine
from bot.errors import BotswainError
from bot.settings import Settings, read_settings
from bot.store.lease import hold
from bot.store.sqlite import SqliteStore
from bot.tables.service import TableService
from engines import GAMES

_STOPPED_UNASKED = 1

_OUR_LOGGERS = ("bot", "cogs", "engines")

_log = logging.getLogger("bot")


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit code; whatever is wrong with the installation is told in a sentence."""
    command = _parser().parse_args(arguments).command
    try:
        settings = read_settings()
        _start_logging(settings)
        return asyncio.run(_COMMANDS[command or "run"](settings))
    except BotswainError as error:
        print(error, file=sys.stderr)
        return _STOPPED_UNASKED
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="botswain", description="Hosts boat-themed board games on Discord.")
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="connect to Discord, or without DISCORD_TOKEN open the sandbox (the default)")
    commands.add_parser("sandbox", help="play in the browser on a simulated Discord")
    commands.add_parser("migrate", help="bring the database up to date and stop")
    commands.add_parser("doctor", help="say in sentences what is missing")
    return parser


def _start_logging(settings: Settings) -> None:
    level: int = logging.getLevelName(settings.log_level)
    # Libraries speak only when something is wrong. What they tell beyond that is much, and at DEBUG it is secret:
    # aiosqlite every statement with its values (seeds, sealed choices), discord.py interactions with their tokens.
    discord.utils.setup_logging(level=max(logging.WARNING, level))
    for ours in _OUR_LOGGERS:
        logging.getLogger(ours).setLevel(level)
    # These two libraries are for voice, which we do not use.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


@asynccontextmanager
async def wired(database: Path, pace: Pace) -> AsyncIterator[Botswain]:
    """The bot on a database that nobody else uses meanwhile; everything is closed at the end."""
    with hold(database):
        store = await SqliteStore.open(database)
        tables = TableService(store, _now, GAMES, new_seed=lambda: secrets.token_hex(16))
        try:
            yield Botswain(tables, store, _now, pace)
        finally:
            await tables.settle()
            await store.close()


def _now() -> datetime:
    return datetime.now(UTC)


async def _run(settings: Settings) -> int:
    if settings.token is None:
        print("DISCORD_TOKEN is not set, so this is the sandbox.")
        return await _sandbox(settings)
    stop = _stop_signal()
    async with wired(settings.database, Pace()) as client:
        return await _stay_connected(client, settings.token.get_secret_value(), stop)


async def _stay_connected(client: Botswain, token: str, stop: asyncio.Event) -> int:
    """Be on Discord until asked to stop; ending by itself is an error, so that a supervisor restarts us.

    `Client.start` can end silently on a malformed dispatch while the client still looks alive.
    """
    connection = asyncio.create_task(client.start(token))
    asked = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({connection, asked}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            return 0
        return _told_why(connection)
    finally:
        asked.cancel()
        await client.close()
        connection.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await connection


def _told_why(connection: asyncio.Task[None]) -> int:
    match connection.exception():
        case discord.LoginFailure():
            _log.error("Discord refuses the token in DISCORD_TOKEN; copy it again from the Developer Portal.")
        case discord.PrivilegedIntentsRequired():
            _log.error("Discord asks for privileged intents that Botswain does not use; check the application.")
        case OSError() as error:
            _log.error("Discord cannot be reached: %s.", error)
        case None:
            _log.error("The connection to Discord ended by itself; start the bot again.")
        case error:
            _log.error("The connection to Discord broke.", exc_info=error)
    return _STOPPED_UNASKED


def _stop_signal() -> asyncio.Event:
    """An event that SIGTERM and Ctrl-C set, where the system has such signals; elsewhere Ctrl-C interrupts."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, stop.set)
    return stop


async def _sandbox(settings: Settings) -> int:
    # The simulation tries out a client without intents when it is imported, and discord.py warns of that.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    # Imported only here: a host that runs the real bot need not install the simulated Discord.
    try:
        from bot.sandbox import SANDBOX_PACE, serve
    except ModuleNotFoundError as error:
        raise BotswainError(
            f"The sandbox needs {error.name}, which is not installed; set DISCORD_TOKEN, or install "
            "requirements/sandbox.txt."
        ) from None
    stop = _stop_signal()
    async with wired(settings.sandbox_database, SANDBOX_PACE) as client:
        await serve(client, settings.port, stop)
    return 0


async def _migrate(settings: Settings) -> int:
    with hold(settings.database):
        store = await SqliteStore.open(settings.database)
        await store.close()
    print(f"{settings.database} is up to date.")
    return 0


async def _doctor(settings: Settings) -> int:
    findings = await examine(settings)
    for finding in findings:
        print(f"{'ok      ' if finding.is_well else 'MISSING '} {finding.sentence}")
    return 0 if all(finding.is_well for finding in findings) else _STOPPED_UNASKED


_COMMANDS = {"run": _run, "sandbox": _sandbox, "migrate": _migrate, "doctor": _doctor}

if __name__ == "__main__":
    sys.exit(main())
