"""What whoever runs the bot may read in its log: what failed and where, never what somebody has chosen."""

import logging
import re

import pytest

from bot.errors import Outrun, StoreBroken, StoreBusy
from cogs.controls.addresses import Verb
from tests.cogs.desks.test_play import point
from tests.cogs.messages.test_answers import TroubledStore
from tests.cogs.world import acts, last_of, world_of

_CHOSEN = re.compile(
    r"(fish|filch|ocean|pirate)\.\d|(Fish|Filch|Protect)\(pirate|\"(fish|filch|protect)\"|simcord_interaction_"
)


@pytest.fixture
def everything_of_ours(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The log as at `BOTSWAIN_LOG_LEVEL=DEBUG`."""
    for name in ("bot", "cogs", "engines"):
        caplog.set_level(logging.DEBUG, name)
    return caplog


@pytest.mark.parametrize(
    "trouble", [StoreBusy("locked"), Outrun(), StoreBroken("torn"), ZeroDivisionError(), AssertionError()]
)
async def test_the_log_of_an_unlucky_game_tells_nobodys_choice(
    everything_of_ours: pytest.LogCaptureFixture, trouble: Exception
) -> None:
    """S-6: pointing on the board and choosing in the hand, while the store and Discord fail."""
    store = TroubledStore()
    async with world_of(store) as world:
        board = await world.game(3)
        panel = last_of(await world.slash(world.members[1], "hand"))
        store.trouble = trouble
        await world.press_id(world.members[0], board, point(board, "ocean.0"))
        await world.press_id(world.members[1], panel, acts(panel)[0][0])
        store.trouble = None
        for status, code in ((400, 50035), (403, 50013), (500, 0), (404, 10062)):
            world.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, times=2)
            await world.members[0].click(board, custom_id=point(board, "ocean.0"))
            await world.members[1].click(panel, custom_id=acts(panel)[0][0])
        for old in ("bw:act:1:0:fish.0.x", "bw:act:1:0:fish.0.1.2", "bw:act:1:zero:fish.0.1", "bw:pick:1:0:fish.0.1"):
            await world.forge(world.members[1], board, old)
        await world.round(3)
    assert len(everything_of_ours.records) >= 4
    assert not [found[0] for found in _CHOSEN.finditer(everything_of_ours.text)]


async def test_a_failed_press_is_named_by_what_was_asked_and_where(caplog: pytest.LogCaptureFixture) -> None:
    store = TroubledStore()
    async with world_of(store) as world:
        lobby = await world.lobby(3)
        store.trouble = ZeroDivisionError()
        await world.slash(world.members[0], "leave")
        await world.press(world.members[0], lobby, Verb.START)
    told = [record.getMessage() for record in caplog.records if record.name == "cogs.desks.presses"]
    assert told == ["/leave failed", f"{Verb.START} at table 1 failed"]
