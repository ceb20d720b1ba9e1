"""Every press is answered in time, once, with a sentence for whatever went wrong."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import pytest
from simcord import interactions
from simcord.results import InteractionResult

from bot.client import Pace
from bot.errors import Outrun, StoreBroken, StoreBusy, TableReason, TableRefused
from bot.store.memory import MemoryStore
from bot.tables.store import Panel, Snapshot, StepRecord
from bot.tables.table import Table
from cogs.controls.addresses import Verb
from cogs.pages.sentences import sentence_for
from cogs.words import words_for
from engines.core.errors import OptionsClash
from tests.cogs.desks.test_play import point
from tests.cogs.world import World, acts, controls, last_of, matches, no_swallowed_errors, text_in, text_of, world_of


class TroubledStore(MemoryStore):
    """A store that is slow, or refuses to save, when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.delay = 0.0
        self.trouble: Exception | None = None
        self.forgetful = False

    async def save(self, table: Table, steps: Sequence[StepRecord] = (), snapshot: Snapshot | None = None) -> None:
        if self.delay:
            await asyncio.sleep(self.delay)
        if self.trouble is not None:
            raise self.trouble
        await super().save(table, steps, snapshot)

    async def panels(self, table_id: int, now: datetime) -> Sequence[Panel]:
        if self.forgetful:
            raise StoreBusy("locked")
        return await super().panels(table_id, now)

    async def remember_panel(self, panel: Panel) -> None:
        if self.forgetful:
            raise StoreBusy("locked")
        await super().remember_panel(panel)


async def test_a_slow_store_is_waited_for_with_an_acknowledgement(caplog: pytest.LogCaptureFixture) -> None:
    """S-13: on the public board, on the private hand, and for a command."""
    store, pace = TroubledStore(), Pace(board=0.0, progress=0.0, ping=600.0, answer=0.02)
    with no_swallowed_errors(caplog):
        async with world_of(store, pace=pace) as world:
            board = await world.game(3)
            panel = last_of(await world.slash(world.members[0], "hand"))
            store.delay = 0.1
            on_board = await world.press_id(world.members[1], board, point(board, "ocean.0"))
            assert "only you can see it" in text_of(on_board)
            await world.press_id(world.members[0], panel, acts(panel)[0][0])
            assert "sealed pick" in text_in(panel)
            assert "plays on its own" in text_of(await world.leave(world.members[2]))
            acknowledged_first = [one.path for one in world.env.http_requests if one.path.endswith("@original")]
            assert len(acknowledged_first) == 3, "each was acknowledged in time and answered later"


async def test_a_refusal_after_an_acknowledgement_leaves_the_hand_alone(caplog: pytest.LogCaptureFixture) -> None:
    """S-13"""
    store, pace = TroubledStore(), Pace(board=0.0, progress=0.0, ping=600.0, answer=0.02)
    async with world_of(store, pace=pace) as world:
        await world.game(3)
        panel = last_of(await world.slash(world.members[0], "hand"))
        before = text_in(panel)
        store.delay, store.trouble = 0.1, StoreBusy("locked")
        result = await world.press_id(world.members[0], panel, acts(panel)[0][0])
        assert "press again" in text_of(result)
        assert len(result.followups) == 1, "acknowledged first, the sentence came later and beside the hand"
        assert text_in(panel) == before


@pytest.mark.parametrize(
    ("trouble", "told"),
    [
        (StoreBusy("database is locked"), "press again in a moment"),
        (Outrun(), "press again"),
        (StoreBroken("malformed"), "no game is lost"),
        (ZeroDivisionError(), "went wrong on my side"),
    ],
)
async def test_when_saving_fails_nothing_has_changed_and_the_press_can_be_made_again(
    caplog: pytest.LogCaptureFixture, trouble: Exception, told: str
) -> None:
    """S-6"""
    store = TroubledStore()
    async with world_of(store) as world:
        board = await world.game(3)
        store.trouble = trouble
        result = await world.press_id(world.members[0], board, point(board, "ocean.0"))
        assert told in text_of(result)
        (record,) = [record for record in caplog.get_records("call") if record.name == "cogs.desks.presses"]
        passes = isinstance(trouble, StoreBusy | Outrun)
        assert (record.levelname, bool(record.exc_info)) == (("WARNING", False) if passes else ("ERROR", True))
        store.trouble = None
        assert (await world.table()).step == 0
        again = await world.press_id(world.members[0], board, point(board, "ocean.0"))
        assert "only you can see it" in text_of(again)
        assert (await world.table()).step == 1


async def test_a_press_that_counted_is_never_told_as_a_failure(caplog: pytest.LogCaptureFixture) -> None:
    """S-6: the act is saved, only the panel's own record cannot be."""
    store = TroubledStore()
    with no_swallowed_errors(caplog):
        async with world_of(store) as world:
            board = await world.game(3)
            panel = last_of(await world.slash(world.members[0], "hand"))
            store.forgetful = True
            assert "sealed pick" in text_of(await world.press_id(world.members[0], panel, acts(panel)[0][0]))
            assert "Noted" in text_of(await world.press_id(world.members[1], board, point(board, "ocean.0")))
            store.forgetful = False
            assert (await world.table()).step == 2


async def test_if_discord_rejects_a_page_of_ours_the_presser_still_hears_something() -> None:
    async with world_of() as world:
        await world.game(3)
        world.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, times=1)
        assert "went wrong on my side" in text_of(await world.slash(world.members[0], "hand"))


async def test_a_command_that_is_no_longer_ours_is_answered_too(world: World) -> None:
    record, payload = interactions.base_payload(
        world.env.backend,
        type=2,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=world.members[0].id,
        data={"id": "1", "name": "dance", "type": 1},
    )
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    assert "just changed" in text_of(InteractionResult(world.env, record))


async def test_a_message_to_the_bot_is_talk_like_any_other(world: World) -> None:
    """There are no commands in messages, so none is looked for, and none is missed in the log."""
    await world.game(2)
    missed: list[Any] = []

    async def on_command_error(context: Any, error: Exception) -> None:
        missed.append(error)

    world.client.add_listener(on_command_error)
    ours = len(world.env.http_requests)
    assert world.client.user is not None
    await world.stranger.send(world.channel, f"{world.client.user.mention} play")
    assert missed == []
    assert len(world.env.http_requests) == ours


async def test_refusals_of_an_ordinary_evening_are_not_logged_as_errors(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    board = await world.lobby(1)
    await world.press(world.members[0], board, Verb.START)
    await world.press(world.stranger, board, Verb.STAND)
    await world.forge(world.stranger, board, "bw:dance:1:0:")
    assert not [record for record in caplog.get_records("call") if record.levelno >= 40]


async def test_if_discord_does_not_take_the_answer_the_press_counts_all_the_same(world: World) -> None:
    """S-1, S-25: unknown interaction, or acknowledged already by a retry of our own."""
    board = await world.game(3)
    for number, code in enumerate((10062, 40060)):
        world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=code, times=1)
        ocean = point(board, "ocean.0")
        await world.members[number].click(board, custom_id=ocean)
        assert (await world.table()).step == number + 1


async def test_two_presses_on_one_hand_at_the_same_time_are_both_answered(world: World) -> None:
    """S-12: the same button on two devices."""
    await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    (first, _), (second, _) = acts(panel)[:2]
    await world.at_once([(world.members[0], panel, one) for one in (first, second, first)])
    assert "sealed pick" in text_in(panel)


def test_an_error_without_a_sentence_of_its_own_gets_that_of_its_kind() -> None:
    words = words_for("en")
    assert sentence_for(StoreBusy("x"), words) == words("store-busy")
    assert sentence_for(type("Odd", (StoreBroken,), {})(), words) == words("store-broken")
    assert sentence_for(ValueError(), words) == words("error-bug")


def test_a_game_that_this_version_lacks_is_refused_with_a_sentence() -> None:
    words = words_for("en")
    unknown = sentence_for(TableRefused(TableReason.UNKNOWN_GAME, game="no-such"), words)
    assert unknown == words("table-unknown-game")
    assert "no-such" in sentence_for(TableRefused(TableReason.CHANNEL_TAKEN, game="no-such"), words)


async def test_an_error_whose_sentence_cannot_be_made_is_answered_all_the_same(
    caplog: pytest.LogCaptureFixture,
) -> None:
    store = TroubledStore()
    async with world_of(store) as world:
        board = await world.lobby(3)
        store.trouble = OptionsClash("no-such")
        told = text_of(await world.press(world.members[0], board, Verb.START))
        assert "went wrong on my side" in told
        assert "no sentence for a OptionsClash" in caplog.text


async def test_private_answers_leave_nothing_behind_in_memory(world: World) -> None:
    """A view of ours is not kept by discord.py, nor a timer for it, however many are sent."""
    await world.game(3)
    for _ in range(5):
        await world.slash(world.members[0], "hand")
        await world.slash(world.members[0], "rules")
    views = world.client._connection._view_store
    assert not views._views
    assert not views._synced_message_views
    assert not [task for task in asyncio.all_tasks() if "discord-ui-view" in task.get_name()]


async def test_what_presses_and_commands_say_is_private(world: World) -> None:
    """Nobody else sees what one was told; only tables and pings stand in the channel."""
    board = await world.game(2)
    told = [text_of(await world.slash(world.stranger, "help"))]
    (now,) = [one["custom_id"] for one in controls(board) if matches(one["custom_id"], Verb.NOW)]
    told.append(text_of(await world.press_id(world.stranger, board, now)))
    seen = [text_in(message) for message in world.channel.history(viewer=world.members[1])]
    assert seen
    assert not set(told) & set(seen)
