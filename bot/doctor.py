"""Says in sentences what is missing for the bot to run: token, rights, intents, database."""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import discord

from bot.settings import Settings
from bot.store.lease import is_held
from bot.store.migrations import newest_version

NEEDED_RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
"""The least rights with which a table can be kept, and what the invitation asks for."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at, and a sentence about it that says what to do if it is not well."""

    is_well: bool
    sentence: str


def _well(sentence: str) -> Finding:
    return Finding(is_well=True, sentence=sentence)


def _missing(sentence: str) -> Finding:
    return Finding(is_well=False, sentence=sentence)


def invitation(application_id: int) -> str:
    """The address that invites the bot to a server with the rights it needs."""
    return discord.utils.oauth_url(application_id, permissions=NEEDED_RIGHTS, scopes=("bot", "applications.commands"))


async def examine(settings: Settings) -> list[Finding]:
    """Look at everything the bot needs, and change nothing."""
    findings = [_database_folder(settings.database), *_database_file(settings.database)]
    if settings.token is None:
        findings.append(_missing("DISCORD_TOKEN is not set; copy the bot's token from the Developer Portal."))
        return findings
    return findings + [finding async for finding in _discord(settings.token.get_secret_value())]


def _database_folder(path: Path) -> Finding:
    folder = path.absolute().parent
    if not folder.is_dir():
        return _missing(f"The folder {folder} of BOTSWAIN_DATABASE does not exist; create it.")
    if not os.access(folder, os.W_OK):
        return _missing(f"The folder {folder} of BOTSWAIN_DATABASE cannot be written by this user.")
    return _well(f"The folder {folder} can be written.")


def _database_file(path: Path) -> list[Finding]:
    if not path.exists():
        return [_well(f"There is no database {path} yet; the first start makes it.")]
    try:
        with closing(sqlite3.connect(_read_only(path), uri=True)) as database:
            version = int(database.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error as error:
        return [_missing(f"The database {path} cannot be read ({error}); put a backup in its place.")]
    return [_writable(path), _schema(path, version), _free(path)]


def _read_only(path: Path) -> str:
    """The address that opens a database without making files beside it; what a running bot has not folded in yet is
    read from the files that are there.
    """
    has_log = Path(f"{path}-wal").exists()
    return f"{path.absolute().as_uri()}?{'mode=ro' if has_log else 'immutable=1'}"


def _writable(path: Path) -> Finding:
    if os.access(path, os.W_OK):
        return _well(f"The database {path} can be written.")
    return _missing(f"The database {path} cannot be written by this user; change its owner.")


def _schema(path: Path, version: int) -> Finding:
    newest = newest_version()
    if version > newest:
        return _missing(f"{path} is of a newer Botswain (schema {version}, known {newest}); update the bot.")
    if version < newest:
        return _well(f"{path} has schema {version}; the next start brings it to {newest}.")
    return _well(f"{path} has the newest schema, {version}.")


def _free(path: Path) -> Finding:
    if is_held(path):
        return _well("A Botswain is running on this database right now.")
    return _well("No other Botswain uses this database.")


async def _discord(token: str) -> AsyncIterator[Finding]:
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(token)
        yield _well(f"Discord knows the token; the bot is called {client.user}.")
        yield _well("No privileged intents are needed.")
        for finding in await _rights(client):
            yield finding
    except discord.LoginFailure:
        yield _missing("Discord refuses the token in DISCORD_TOKEN; copy it again from the Developer Portal.")
    except (OSError, discord.HTTPException) as error:
        yield _missing(f"Discord cannot be reached: {error}.")
    finally:
        await client.close()


async def _rights(client: discord.Client) -> list[Finding]:
    # The list of servers also says what the bot may do in each; discord.py reads it only with a gateway connection.
    guilds = await client.http.get_guilds(200)
    if not guilds:
        address = invitation(client.application_id or 0)
        return [_missing(f"The bot is on no server yet; invite it with {address}")]
    return [_rights_on(str(guild["name"]), discord.Permissions(int(guild["permissions"]))) for guild in guilds]


def _rights_on(guild: str, granted: discord.Permissions) -> Finding:
    missing = [name for name, needed in NEEDED_RIGHTS if needed and not getattr(granted, name)]
    if missing and not granted.administrator:
        rights = ", ".join(name.replace("_", " ") for name in missing)
        return _missing(f"On {guild} the bot lacks: {rights}. Grant them to its role.")
    return _well(f"On {guild} the bot has the rights it needs.")
