"""kill -9 of a real process between and amid presses (S-1): nothing acknowledged is lost, nothing doubled."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore
from bot.tables.table import Person
from engines.core.game import Move
from engines.core.play import replay
from tests.bot.members import GAMES_AND_TUG

LIVES = 220
ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="a life of the bot is forked, which Windows cannot do")


@contextmanager
def nursery(path: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.bot.pressing", str(path)]
    with subprocess.Popen(  # noqa: S603  # our own command
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        yield running
        assert running.stdin is not None
        running.stdin.close()


def born(running: subprocess.Popen[str], number: int, said: list[list[str]]) -> int:
    """A new life of the bot: its process."""
    assert running.stdin is not None
    running.stdin.write(f"live {number}\n")
    running.stdin.flush()
    return int(_said(running, "born", said)[1])


def killed_life(running: subprocess.Popen[str], number: int, chooser: random.Random) -> list[list[str]]:
    """One life of the bot, killed at a random moment; what it had acknowledged until then."""
    said = list[list[str]]()
    pid = born(running, number, said)
    if number % 2:  # half of them while they open the file, read and begin; half amid their presses
        said.append(_said(running, "act", said))
    time.sleep(chooser.uniform(0.001, 0.06))
    killed(running, pid, said)
    return said


def killed(running: subprocess.Popen[str], pid: int, said: list[list[str]]) -> None:
    os.kill(pid, signal.SIGKILL)
    assert _said(running, "dead", said)[1] == str(-signal.SIGKILL), "this life ended before it was killed"


def _said(running: subprocess.Popen[str], awaited: str, before: list[list[str]]) -> list[str]:
    """The next line that begins with the awaited word; the lines before it are kept."""
    assert running.stdout is not None
    for line in running.stdout:
        words = line.split()
        if words[0] == awaited:
            return words
        assert words[0] != "dead", f"this life ended by itself before it said {awaited!r}"
        before.append(words)
    raise AssertionError(f"the nursery ended before it said {awaited!r}")


async def test_no_acknowledged_act_is_lost_and_none_is_doubled_however_often_the_bot_is_killed(path: Path) -> None:
    chooser = random.Random()
    with nursery(path) as running:
        lives = [killed_life(running, number, chooser) for number in range(LIVES)]
    said = [words for life in lives for words in life]
    acts, opened = acknowledged(said)
    assert len(acts) > LIVES, "the bot lived long enough to be killed in the middle of something"
    assert not any(words[0] == "beaten" for words in said), "a lone bot is never in its own way"

    store = await SqliteStore.open(path, GAMES_AND_TUG)
    try:
        await nothing_is_lost(store, acts, opened)
        for table_id in {act[0] for act in acts}:
            await the_log_explains_the_snapshot(store, table_id)
    finally:
        await store.close()


async def test_two_bots_on_one_file_never_apply_a_press_twice(path: Path) -> None:
    """S-5, should the lease fail to keep them apart. That the slower one loses is pinned by the stores' promises."""
    with nursery(path) as one, nursery(path) as other:
        said = list[list[str]]()
        for running, pid in [(running, born(running, seed, said)) for seed, running in enumerate((one, other))]:
            for _ in range(60):
                said.append(_said(running, "act", said))
            killed(running, pid, said)
    acts, opened = acknowledged(said)
    assert len({(table_id, last) for table_id, *_, last in acts}) == len(acts) >= 120
    assert len(set(opened)) == len(opened)
    store = await SqliteStore.open(path, GAMES_AND_TUG)
    try:
        await nothing_is_lost(store, sorted(acts), opened)
        for table_id in {act[0] for act in acts}:
            await the_log_explains_the_snapshot(store, table_id)
    finally:
        await store.close()


def acknowledged(said: list[list[str]]) -> tuple[list[tuple[int, ...]], list[int]]:
    """The acts and the openings among what was said."""
    acts = [tuple(map(int, words[1:])) for words in said if words[0] == "act"]
    return acts, [int(words[1]) for words in said if words[0] == "opened"]


async def nothing_is_lost(store: SqliteStore, acts: list[tuple[int, ...]], opened: list[int]) -> None:
    """Every acknowledged act stands in the log at its own steps: by its order alone it can be there only once."""
    assert len(set(opened)) == len(opened)
    steps = defaultdict[int, int](int)
    revisions = defaultdict[int, int](int)
    for table_id, revision_meant, revision, first, last in acts:
        assert revision == revision_meant, "an act was acknowledged with the effect of another"
        assert revision > revisions[table_id]
        assert first > steps[table_id], "an act was acknowledged twice, or went back behind an acknowledged one"
        steps[table_id], revisions[table_id] = last, revision
    for table_id, last in steps.items():
        table = await store.table(table_id)
        assert table is not None
        assert table.step >= last
        assert table.revision >= revisions[table_id]
    assert all([await store.table(table_id) for table_id in opened])


async def the_log_explains_the_snapshot(store: SqliteStore, table_id: int) -> None:
    table = await store.table(table_id)
    assert table is not None
    snapshot, log = await store.snapshot(table), await store.steps(table)
    assert snapshot is not None
    assert [record.step for record in log] == list(range(table.step + 1))
    game = GAMES_AND_TUG[table.game]
    moves = [Move(record.seat, record.action) for record in log if record.seat is not None]
    assert replay(game, table.options, len(table.holders), snapshot.seed, moves).state == snapshot.state
    presses = [record for record in log[1:] if isinstance(table.holders[record.seat or 0], Person)]
    saves_before_the_game = len(table.holders) - 1 + 1  # everyone but the host took a seat, then came the start
    assert table.revision == saves_before_the_game + len(presses), "each press was saved once"
