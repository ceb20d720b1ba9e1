"""Who keeps messages true hears of every change, each by itself."""

import pytest

from tests.cogs.messages.harbour import Harbour


async def test_a_keeper_that_stumbles_does_not_keep_the_others_from_hearing(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await harbour.game(3)

    def stumble(*_: object) -> None:
        raise KeyError("a fault in one of them")

    monkeypatch.setattr(harbour.keepers.chapters, "_consider", stumble)
    before = harbour.calls("PATCH")
    await harbour.round()
    assert harbour.calls("PATCH") > before
    assert harbour.pings() == []
    caplog.clear()
