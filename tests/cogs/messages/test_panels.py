"""Private panels say truly how fresh they are, and one press renews them (S-9, S-10)."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.tables.table import Status
from cogs.controls.addresses import Verb
from tests.cogs.desks.test_play import point
from tests.cogs.messages.harbour import simulated_timers
from tests.cogs.world import World, acts, last_of, text_in, text_of

FIFTEEN_MINUTES = 15 * 60


@pytest.fixture
def _simulated_timers() -> Iterator[None]:
    with simulated_timers():
        yield


def edits_of(world: World, message: Any) -> int:
    """How often we have edited a private message by its token."""
    return sum(
        one.method == "PATCH" and one.path.endswith(f"/messages/{message.id}") for one in world.env.http_requests
    )


async def test_an_open_hand_follows_what_the_others_do(world: World) -> None:
    board = await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    before = text_in(panel)
    for member in world.members[:3]:
        await world.press_id(member, board, point(board, "ocean.0"))
    assert "Rob" in text_in(panel), "it shows the second round"
    assert text_in(panel) != before


async def test_whoever_rests_sees_the_round_a_little_later_and_whoever_is_asked_at_once(world: World) -> None:
    board = await world.game(3)
    panels = [last_of(await world.slash(member, "hand")) for member in world.members[:3]]
    for member, ocean in zip(world.members[:3], ("ocean.0", "ocean.1", "ocean.1"), strict=True):
        await world.press_id(member, board, point(board, ocean))
    board, table = await world.board(), await world.table()
    _, look = await world.client.tables.look(table.id, world.members[0].id)
    assert look is not None
    own = look.viewer
    for member in world.members[:3]:  # the first member claims, and sits out the next round
        await world.press_id(member, board, point(board, f"pirate.{own}" if member is world.members[0] else "ocean.0"))
    edits = [edits_of(world, panel) for panel in panels]
    assert "break" not in text_in(panels[0])
    await world.env.advance_time(world.client.pace.bystander)
    assert "break" in text_in(panels[0])
    assert [edits_of(world, panel) for panel in panels] == [edits[0] + 1, edits[1], edits[2]]


async def test_a_hand_whose_token_has_ended_covers_nobody(world: World) -> None:
    await world.game(3)
    await world.slash(world.members[0], "hand")
    table = await world.table()
    seat = table.seat_of(world.members[0].id)
    assert seat is not None
    with world.env.time_context():
        assert world.keepers.panels.covers(table, {seat})
        assert not world.keepers.panels.covers(table, {0, 1, 2})
    await world.env.advance_time(FIFTEEN_MINUTES)
    with world.env.time_context():
        assert not world.keepers.panels.covers(table, {seat})


async def test_a_hand_in_which_nothing_changed_costs_no_call(world: World) -> None:
    board = await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    edits = edits_of(world, panel)
    await world.press_id(world.members[1], board, point(board, "ocean.0"))
    assert edits_of(world, panel) == edits


async def test_after_fifteen_minutes_the_hand_says_so_and_one_press_renews_it(world: World) -> None:
    """S-9: the promise in its footer ends before the token does."""
    board = await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    assert "Follows the game until" in text_in(panel)
    await world.env.advance_time(FIFTEEN_MINUTES)
    edits, footer = edits_of(world, panel), text_in(panel)
    for member in world.members[:3]:
        await world.press_id(member, await world.board(), point(board, "ocean.0"))
    assert edits_of(world, panel) == edits
    result = await world.press(world.members[0], panel, Verb.RENEW)
    assert last_of(result).id == panel.id, "it is renewed in place"
    assert "Rob" in text_in(panel)
    assert text_in(panel) != footer


async def test_each_press_on_the_hand_gives_it_another_fifteen_minutes(world: World) -> None:
    await world.game(3)
    member = world.members[0]
    panel = last_of(await world.slash(member, "hand"))
    await world.env.advance_time(FIFTEEN_MINUTES - 60)
    await world.press_id(member, panel, acts(panel)[0][0])
    await world.env.advance_time(120)
    board = await world.board()
    for other in world.members[1:3]:
        await world.press_id(other, board, point(board, "ocean.0"))
    assert "Rob" in text_in(panel)


async def test_an_older_open_hand_takes_its_promise_back(world: World) -> None:
    """S-10: the hand may be opened again at any time; only one of them is kept up to date."""
    await world.game(3)
    first = last_of(await world.slash(world.members[0], "hand"))
    second = last_of(await world.press(world.members[0], await world.board(), Verb.HAND))
    assert "opened your hand again" in text_in(first)
    assert "Follows the game" not in text_in(first)
    await world.press(world.members[0], first, Verb.RENEW)
    assert "Follows the game" in text_in(first)
    assert "opened your hand again" in text_in(second)


async def test_after_a_restart_an_open_hand_still_follows(world_on_disk: World) -> None:
    """S-9: its token is in the store."""
    world = world_on_disk
    board = await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    await world.restart()
    for member in world.members[:3]:
        await world.press_id(member, board, point(board, "ocean.0"))
    assert "Rob" in text_in(panel)


async def test_a_note_about_a_press_never_claims_to_be_fresh(world: World) -> None:
    board = await world.game(3)
    note = last_of(await world.press_id(world.members[1], board, point(board, "ocean.0")))
    assert "Follows the game" not in text_in(note)
    for member in (world.members[0], world.members[2]):
        await world.press_id(member, board, point(board, "ocean.1"))
    assert edits_of(world, note) == 0
    await world.press(world.members[1], note, Verb.RENEW)
    assert "Follows the game until" in text_in(note)


async def test_a_hand_that_discord_has_dropped_is_forgotten_and_the_game_goes_on(world: World) -> None:
    board = await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    world.env.inject_error("PATCH", f"/webhooks/*/*/messages/{panel.id}", status=404, code=10015, times=1)
    for member in world.members[:3]:
        await world.press_id(member, board, point(board, "ocean.0"))
    await world.round(3)
    assert acts(last_of(await world.slash(world.members[0], "hand")))


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027), (404, 0)])
async def test_a_hand_that_is_gone_is_never_asked_for_again(world: World, status: int, code: int) -> None:
    first, second, board = await last_to_pick(world)
    world.env.inject_error("PATCH", f"/webhooks/*/*/messages/{first.id}", status=status, code=code, times=1)
    await world.press_id(world.members[2], board, point(board, "ocean.0"))
    with world.env.time_context():
        kept = await world.store.panels((await world.table()).id, world.client.clock())
    assert [panel.message_id for panel in kept] == [second.id]
    edits = edits_of(world, first)
    await world.round(3)
    assert edits_of(world, first) == edits == 1


async def last_to_pick(world: World) -> tuple[Any, Any, Any]:
    """The open hands of the first two members, and the board on which the third has still to pick."""
    board = await world.game(3)
    for member in world.members[:2]:
        await world.press_id(member, board, point(board, "ocean.0"))
    first, second = [last_of(await world.slash(member, "hand")) for member in world.members[:2]]
    return first, second, board


def failing(monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception], times: int) -> list[int]:
    """The next edits of private messages end in this error; returns which messages were to be edited."""
    edit, tried = discord.Webhook.edit_message, list[int]()

    async def edit_message(self: discord.Webhook, message_id: int, **changes: Any) -> Any:
        tried.append(message_id)
        if len(tried) <= times:
            raise error()
        return await edit(self, message_id, **changes)

    monkeypatch.setattr(discord.Webhook, "edit_message", edit_message)
    return tried


def ill(status: int) -> Callable[[], Exception]:
    response: Any = SimpleNamespace(status=status, reason="ill")
    return lambda: discord.HTTPException(response, "ill")


TROUBLES = [aiohttp.ServerDisconnectedError, TimeoutError, OSError, ill(503), ill(429)]


@pytest.mark.usefixtures("_simulated_timers")
@pytest.mark.parametrize("error", TROUBLES)
async def test_when_discord_or_the_network_stumbles_all_hands_are_soon_true_again(
    world: World, monkeypatch: pytest.MonkeyPatch, error: Callable[[], Exception]
) -> None:
    """S-25: without waiting for a change, and the other hands at once."""
    first, second, board = await last_to_pick(world)
    tried = failing(monkeypatch, error, 1)
    await world.press_id(world.members[2], board, point(board, "ocean.0"))
    await world.env.advance_time(0.001)
    (failed, drawn) = (first, second) if tried[0] == first.id else (second, first)
    assert "Rob" in text_in(drawn)
    assert "Rob" not in text_in(failed)
    await world.env.advance_time(2)
    assert "Rob" in text_in(failed)
    assert tried.count(failed.id) == 2


@pytest.mark.usefixtures("_simulated_timers")
async def test_while_discord_stays_ill_a_hand_is_tried_less_and_less_until_something_changes(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-25"""
    first, _, board = await last_to_pick(world)
    tried = failing(monkeypatch, ill(503), 10_000)
    await world.press_id(world.members[2], board, point(board, "ocean.0"))
    await world.env.advance_time(0.001)
    await world.env.advance_time(FIFTEEN_MINUTES * 0.85)
    assert tried.count(first.id) <= 14, "1 and 6 tries for whoever is asked, and as many for the bystanders' sake"
    before = len(tried)
    await world.env.advance_time(FIFTEEN_MINUTES * 0.1)
    assert len(tried) == before
    monkeypatch.undo()
    await world.press_id(world.members[2], await world.board(), point(await world.board(), "ocean.0"))
    await world.env.advance_time(0.001)
    assert "Rob" in text_in(first)


async def test_after_a_refused_edit_the_next_change_draws_the_hand_even_if_it_is_as_before(world: World) -> None:
    """S-25: an edit that Discord answered with an error may have been carried out all the same, or not at all."""
    first, _, board = await last_to_pick(world)
    world.env.inject_error("PATCH", f"/webhooks/*/*/messages/{first.id}", status=403, code=50013, times=1)
    await world.press_id(world.members[2], board, point(board, "ocean.0"))
    assert "Rob" not in text_in(first)
    board = await world.board()
    await world.press_id(world.members[2], board, point(board, "ocean.0"))
    assert "Rob" in text_in(first)


@pytest.mark.usefixtures("_simulated_timers")
async def test_a_hand_that_could_not_be_drawn_covers_nobody(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The board must not wait for the sake of a hand that shows what was before."""
    await last_to_pick(world)
    table, board = await world.table(), await world.board()
    seat = table.seat_of(world.members[0].id)
    assert seat is not None
    failing(monkeypatch, ill(503), 10_000)
    await world.press_id(world.members[2], board, point(board, "ocean.0"))
    await world.env.advance_time(0.001)
    with world.env.time_context():
        assert not world.keepers.panels.covers(table, {seat})


@pytest.mark.usefixtures("_simulated_timers")
async def test_at_the_end_a_hand_that_could_not_be_drawn_still_gets_the_result(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-25"""
    first, _, _ = await last_to_pick(world)
    failing(monkeypatch, TimeoutError, 3)
    question = last_of(await world.slash(world.members[0], "end"))
    await world.press(world.members[0], question, Verb.END, "yes")
    await world.env.advance_time(0.001)
    await world.env.advance_time(60)
    assert "ended this game early" in text_in(first)


async def test_an_older_hand_that_cannot_be_reached_does_not_spoil_the_new_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-10, S-25: the press was answered; nothing is logged as a fault of ours."""
    await world.game(3)
    await world.slash(world.members[0], "hand")
    failing(monkeypatch, aiohttp.ServerDisconnectedError, 1)
    assert acts(last_of(await world.slash(world.members[0], "hand")))


async def test_whoever_has_left_sees_it_on_the_open_hand(world: World) -> None:
    await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    await world.leave(world.members[0])
    assert "no longer at this table" in text_in(panel)
    assert "now on it is yours" in text_of(await world.press(world.members[0], panel, Verb.SIT))


async def test_leaving_from_the_hand_is_asked_about_beside_it_and_the_hand_follows(world: World) -> None:
    await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    question = last_of(await world.press(world.members[0], panel, Verb.LEAVE))
    assert question.id != panel.id
    assert acts(panel), "the hand stays where it is"
    await world.press(world.members[0], question, Verb.LEAVE, "no")
    assert (await world.table()).seat_of(world.members[0].id) is not None
    question = last_of(await world.press(world.members[0], panel, Verb.LEAVE))
    await world.press(world.members[0], question, Verb.LEAVE, "yes")
    assert "plays on its own" in text_in(question)
    assert "no longer at this table" in text_in(panel)


async def test_at_the_end_every_open_hand_shows_the_result(world: World) -> None:
    await world.game(2)
    while (await world.table()).status is Status.RUNNING:
        await world.round(2)
    for member in world.members[:2]:
        assert "This game is over" in text_in(world.panels[member.id])
        assert "Follows the game" not in text_in(world.panels[member.id])


async def test_a_hand_that_is_opened_after_the_end_is_told_so(world: World) -> None:
    board = await world.game(2)
    panel = last_of(await world.slash(world.members[0], "hand"))
    await world.env.advance_time(FIFTEEN_MINUTES)
    await world.leave(world.members[1])
    await world.leave(world.members[0])
    assert board.id
    await world.press(world.members[0], panel, Verb.RENEW)
    assert "`/play`" in text_of(await world.slash(world.members[0], "hand"))
