"""Presses that meet: each is carried out on the table as it is then, not as it was when it was looked at."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.store.memory import MemoryStore
from bot.tables.store import Snapshot, StepRecord
from bot.tables.table import Status, Table
from cogs.controls.addresses import Address, Verb
from tests.cogs.desks.test_play import point
from tests.cogs.world import kittens, text_of, world_of


class SlowStore(MemoryStore):
    """A store whose saves, when a test says so, take as long as everybody else needs to press."""

    is_slow = False

    async def save(self, table: Table, steps: Sequence[StepRecord] = (), snapshot: Snapshot | None = None) -> None:
        for _ in range(100 * self.is_slow):
            await asyncio.sleep(0)
        await super().save(table, steps, snapshot)


@pytest.mark.parametrize("verb", [Verb.STAND, Verb.CLOSE])
async def test_whoever_leaves_or_closes_the_lobby_while_it_starts_does_nothing_to_the_game(verb: Verb) -> None:
    """S-14: the save of the start is on its way when the other press comes in."""
    store = SlowStore()
    async with world_of(store) as world:
        board = await world.lobby(3)
        table_id = (await world.table()).id
        store.is_slow = True
        other = world.members[1] if verb is Verb.STAND else world.moderator
        started, refused = await world.at_once(
            [
                (world.members[0], board, str(Address(Verb.START, table_id))),
                (other, board, str(Address(verb, table_id))),
            ]
        )
        assert text_of(started)
        assert "already begun" in text_of(refused)
        table = await world.table()
        assert table.status is Status.RUNNING
        assert len(table.people) == 3


async def test_with_two_paws_two_presses_at_the_same_moment_are_a_pick_for_each() -> None:
    """S-12, S-14: what the second one means depends on the first."""
    store = SlowStore()
    async with world_of(store) as world:
        board = await world.game(2)
        member, store.is_slow = world.members[0], True
        noted = await world.at_once([(member, board, point(board, at)) for at in ("ocean.0", "ocean.1")])
        assert all("only you can see it" in text_of(one) for one in noted)
        table, look = await world.client.tables.look((await world.table()).id, member.id)
        picks = kittens(look).my_picks
        assert [(pick.kind, getattr(pick, "ocean", None)) for pick in picks] == [("fish", 0), ("fish", 1)]
        assert table.step == 2
        assert not await world.is_awaited(member)


async def test_who_is_no_longer_host_when_the_end_is_carried_out_ends_nothing() -> None:
    """S-21: standing up and closing the lobby at the same moment."""
    store = SlowStore()
    async with world_of(store) as world:
        board = await world.lobby(3)
        table_id, host = (await world.table()).id, world.members[0]
        store.is_slow = True
        _, refused = await world.at_once(
            [(host, board, str(Address(Verb.STAND, table_id))), (host, board, str(Address(Verb.CLOSE, table_id)))]
        )
        assert "Only the host" in text_of(refused)
        assert (await world.table()).status is Status.LOBBY
