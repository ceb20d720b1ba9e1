"""Golden evenings: all that a channel and its people saw. `make transcripts` writes them anew; read the diff."""

from hashlib import blake2b
from pathlib import Path

import pytest

from engines import GAMES
from tests.cogs.evening import recorded
from tests.cogs.plans import EVENINGS
from tests.cogs.world import no_swallowed_errors
from tests.golden import REWRITE, compare

FOLDER = Path(__file__).parent / "evenings"
HINT = "All of it, to compare two versions: `python -m tests.cogs.evening --game {name}`."

_FIRST, _LAST = 150_000, 50_000
"""Characters of a long evening that are kept to be read; of what lies between, only that it is the same."""


@pytest.mark.parametrize("name", EVENINGS)
async def test_an_evening_reads_as_it_is_written(
    name: str, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    with no_swallowed_errors(caplog):
        evening = await recorded(EVENINGS[name])
    rewrite = bool(request.config.getoption(REWRITE))
    compare(FOLDER / f"{name}.txt", _shortened(evening), rewrite=rewrite, hint=HINT.format(name=name))


def test_every_file_belongs_to_an_evening() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(EVENINGS)


def test_every_game_has_an_evening() -> None:
    without = set(GAMES) - {plan.game for plan in EVENINGS.values()}
    assert not without, f"{without} have no evening: add a Plan to EVENINGS in tests/cogs/plans.py, `make transcripts`"


def _shortened(text: str) -> str:
    """Its beginning and its end, and a fingerprint of the steps between."""
    start, end = text.find("\n\n", _FIRST), text.find("\n\n", len(text) - _LAST)
    if not 0 <= start < end:
        return text
    between = text[start:end]
    fingerprint = blake2b(between.encode(), digest_size=16).hexdigest()
    return f"{text[:start]}\n\n({between.count(chr(10))} lines are left out: {fingerprint}){text[end:]}"
