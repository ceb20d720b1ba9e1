"""Every bench runs, so that the figures can be had when somebody wants them."""

import pytest

from tests.bench.__main__ import benches

BENCHES = benches()


@pytest.mark.parametrize("name", BENCHES)
def test_a_bench_still_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    BENCHES[name](small=True)
    assert ":" in capsys.readouterr().out


def test_no_bench_is_forgotten() -> None:
    assert set(BENCHES) == {"calls", "computer", "play", "store"}
