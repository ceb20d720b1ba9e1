"""The doctor: sentences about what is missing, from real files and a real REST client on a local server."""

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
from aiohttp import web

from bot.doctor import NEEDED_RIGHTS, Finding, examine, invitation
from bot.settings import Settings
from bot.store.lease import hold
from bot.store.sqlite import SqliteStore

_GOOD_TOKEN = "good"


def as_discord_answers(body: Any, status: int = 200) -> web.Response:
    """JSON without a charset in its type, as Discord sends it and discord.py expects it."""
    return web.Response(body=json.dumps(body).encode(), status=status, content_type="application/json")


class LocalDiscord:
    """Answers the three calls the doctor makes, as Discord documents them."""

    def __init__(self) -> None:
        self.guilds: list[dict[str, Any]] = []

    def application(self) -> web.Application:
        application = web.Application()
        application.router.add_get("/users/@me", self._me)
        application.router.add_get("/oauth2/applications/@me", self._application)
        application.router.add_get("/users/@me/guilds", self._guilds)
        return application

    async def _me(self, request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {_GOOD_TOKEN}":
            return as_discord_answers({"message": "401: Unauthorized", "code": 0}, status=401)
        return as_discord_answers(
            {"id": "7", "username": "Botswain", "discriminator": "0", "avatar": None, "bot": True}
        )

    async def _application(self, request: web.Request) -> web.Response:
        return as_discord_answers(
            {
                "id": "7",
                "name": "Botswain",
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "verify_key": "",
                "flags": 0,
                "owner": {"id": "1", "username": "ada", "discriminator": "0", "avatar": None},
            }
        )

    async def _guilds(self, request: web.Request) -> web.Response:
        return as_discord_answers(self.guilds)


@pytest.fixture
async def local_discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LocalDiscord]:
    local = LocalDiscord()
    runner = web.AppRunner(local.application())
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://{host}:{port}")
    yield local
    await runner.cleanup()


def settings(database: Path, token: str | None = None) -> Settings:
    return Settings.model_validate({"DISCORD_TOKEN": token, "BOTSWAIN_DATABASE": database})


def missing(findings: list[Finding]) -> list[str]:
    return [finding.sentence for finding in findings if not finding.is_well]


async def test_a_fresh_machine_lacks_only_the_token(tmp_path: Path) -> None:
    (sentence,) = missing(await examine(settings(tmp_path / "botswain.sqlite3")))
    assert sentence.startswith("DISCORD_TOKEN is not set")


async def test_the_doctor_changes_nothing(tmp_path: Path) -> None:
    await examine(settings(tmp_path / "botswain.sqlite3"))
    assert list(tmp_path.iterdir()) == []


async def test_the_doctor_leaves_nothing_beside_a_database(tmp_path: Path) -> None:
    path = tmp_path / "botswain.sqlite3"
    await (await SqliteStore.open(path)).close()
    before = {one: one.stat().st_mtime_ns for one in tmp_path.iterdir()}
    findings = await examine(settings(path))
    assert {one: one.stat().st_mtime_ns for one in tmp_path.iterdir()} == before
    assert any("No other Botswain" in finding.sentence for finding in findings)


async def test_the_doctor_reads_what_a_running_bot_has_only_in_its_log(tmp_path: Path) -> None:
    path = tmp_path / "botswain.sqlite3"
    store = await SqliteStore.open(path)
    with hold(path):
        beside = set(tmp_path.iterdir())
        findings = await examine(settings(path))
        assert set(tmp_path.iterdir()) == beside
    await store.close()
    assert any("has the newest schema" in finding.sentence for finding in findings)


async def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    sentence = missing(await examine(settings(tmp_path / "nowhere" / "botswain.sqlite3")))[0]
    assert "nowhere" in sentence
    assert "BOTSWAIN_DATABASE" in sentence


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "botswain.sqlite3").write_bytes(b"this is a shopping list, not a database, and it is long enough" * 20)
    assert any(
        "cannot be read" in sentence for sentence in missing(await examine(settings(tmp_path / "botswain.sqlite3")))
    )


async def test_a_database_of_a_newer_version_is_named(tmp_path: Path) -> None:
    path = tmp_path / "botswain.sqlite3"
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 999")
    assert any("newer Botswain" in sentence for sentence in missing(await examine(settings(path))))


async def test_a_running_bot_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "botswain.sqlite3"
    store = await SqliteStore.open(path)
    await store.close()
    with hold(path):
        findings = await examine(settings(path))
    assert any("is running on this database" in finding.sentence for finding in findings)
    assert len(missing(findings)) == 1  # the token


async def test_a_refused_token_says_so(tmp_path: Path, local_discord: LocalDiscord) -> None:
    sentences = missing(await examine(settings(tmp_path / "botswain.sqlite3", "bad-token")))
    assert len(sentences) == 1
    assert "refuses the token" in sentences[0]
    assert "bad-token" not in sentences[0]


async def test_a_bot_on_no_server_is_given_its_invitation(tmp_path: Path, local_discord: LocalDiscord) -> None:
    (sentence,) = missing(await examine(settings(tmp_path / "botswain.sqlite3", _GOOD_TOKEN)))
    assert invitation(7) in sentence


async def test_missing_rights_are_named_by_server(tmp_path: Path, local_discord: LocalDiscord) -> None:
    granted = discord.Permissions(NEEDED_RIGHTS.value)
    granted.update(embed_links=False)
    local_discord.guilds = [
        {"id": "1", "name": "Dry Dock", "permissions": str(granted.value)},
        {"id": "2", "name": "The Harbour", "permissions": str(NEEDED_RIGHTS.value)},
    ]
    (sentence,) = missing(await examine(settings(tmp_path / "botswain.sqlite3", _GOOD_TOKEN)))
    assert sentence == "On Dry Dock the bot lacks: embed links. Grant them to its role."


async def test_all_well(tmp_path: Path, local_discord: LocalDiscord) -> None:
    local_discord.guilds = [{"id": "2", "name": "The Harbour", "permissions": str(NEEDED_RIGHTS.value)}]
    assert missing(await examine(settings(tmp_path / "botswain.sqlite3", _GOOD_TOKEN))) == []


async def test_discord_out_of_reach_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")
    (sentence,) = missing(await examine(settings(tmp_path / "botswain.sqlite3", _GOOD_TOKEN)))
    assert sentence.startswith("Discord cannot be reached")
