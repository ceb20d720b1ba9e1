"""`make run` without a token: a real process, a real page, killed in the middle of a game and started again."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.bot.browsing import Browser, address_in

PROJECT = Path(__file__).parents[2]
_SECONDS_TO_START = 60


class Running:
    """A bot in a process of its own, and all that it has printed."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.output = ""

    async def address(self) -> tuple[str, str]:
        async with asyncio.timeout(_SECONDS_TO_START):
            while (address := address_in(self.output)) is None:
                assert await self._read_on(), self.output
            return address

    async def ended(self) -> int:
        async with asyncio.timeout(_SECONDS_TO_START):
            while await self._read_on():
                pass
            return await self.process.wait()

    async def _read_on(self) -> bool:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        self.output += line.decode()
        return bool(line)


@asynccontextmanager
async def botswain(folder: Path, *arguments: str, **variables: str) -> AsyncIterator[Running]:
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"BOTSWAIN_DATABASE": str(folder / "b.sqlite3"), "BOTSWAIN_PORT": "0", "PYTHONPATH": str(PROJECT)}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-u",
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=environment | variables,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Running(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynccontextmanager
async def browser(running: Running, member: str) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as http:
        page = Browser(http, *await running.address())
        await page.look_as(member)
        yield page


async def seen(page: Browser, words: str) -> str:
    """Wait until the page says this: boards are drawn a moment after the press."""
    async with asyncio.timeout(60):
        while words not in (text := await page.text()):
            await asyncio.sleep(0.1)
        return text


async def test_a_game_goes_on_after_the_process_was_killed_in_the_middle(tmp_path: Path) -> None:
    """S-1, S-2: as the README promises it, by kill -9."""
    async with botswain(tmp_path) as running, browser(running, "Ada") as ada, browser(running, "Ben") as ben:
        await ada.type_command("play", game="ahoy-kitten")
        await seen(ada, "come aboard")
        await ada.press("Add computer")
        await ben.press("Sit down")
        await ada.press("Start")
        await seen(ben, "Round 1")
        await ada.press("Anchovy Bay")
        await ben.press("Barnacle Bank")
        before = await seen(ada, "Round 2")
        await ben.press("Anchovy Bay")
        running.process.send_signal(signal.SIGKILL)
        await running.process.wait()

    async with botswain(tmp_path, "sandbox") as running, browser(running, "Ada") as ada, browser(running, "Ben") as ben:
        after = await seen(ada, "Round 2")
        assert board_lines(after, "Bay**") == board_lines(before, "Bay**")
        await ada.press("Barnacle Bank")  # Ben's pick from before the kill still counts: the round is over
        await seen(ben, "Round 3")


def board_lines(text: str, part: str) -> list[str]:
    return [line for line in text.splitlines() if part in line]


async def test_two_members_look_at_one_channel_and_only_one_of_them_sees_a_private_answer(tmp_path: Path) -> None:
    async with botswain(tmp_path) as running, browser(running, "Ada") as ada, browser(running, "Ben") as ben:
        await ada.type_command("help")
        await seen(ada, "/play")
        assert "/play" not in await ben.text()


async def test_a_second_bot_on_the_same_database_says_so_and_stops(tmp_path: Path) -> None:
    """S-5: in a sentence, without a traceback."""
    async with botswain(tmp_path) as first:
        await first.address()
        async with botswain(tmp_path) as second:
            assert await second.ended() == 1
        assert "Another Botswain is already running" in second.output
        assert "Traceback" not in second.output


async def test_sigterm_closes_cleanly(tmp_path: Path) -> None:
    async with botswain(tmp_path) as running:
        await running.address()
        running.process.send_signal(signal.SIGTERM)
        assert await running.ended() == 0
        assert "Traceback" not in running.output
    assert not (tmp_path / "b-sandbox.sqlite3-wal").exists(), "the store was closed"


@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({"BOTSWAIN_PORT": "harbour"}, "BOTSWAIN_PORT is not right"),
        ({"BOTSWAIN_LOGLEVEL": "INFO"}, "BOTSWAIN_LOGLEVEL is not a setting of Botswain"),
        ({"BOTSWAIN_DATABASE": "nowhere/at/all/b.sqlite3"}, "does not exist"),
    ],
)
async def test_a_bad_setting_is_one_sentence_and_no_traceback(
    variables: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    async with botswain(tmp_path, **variables) as running:
        assert await running.ended() == 1
    assert sentence in running.output
    assert "Traceback" not in running.output


async def test_migrate_makes_the_database_and_says_so(tmp_path: Path) -> None:
    async with botswain(tmp_path, "migrate") as running:
        assert await running.ended() == 0
    assert "is up to date" in running.output
    assert (tmp_path / "b.sqlite3").exists()


async def test_the_doctor_exits_with_an_error_when_something_is_missing(tmp_path: Path) -> None:
    async with botswain(tmp_path, "doctor") as running:
        assert await running.ended() == 1
    assert "MISSING  DISCORD_TOKEN is not set" in running.output
