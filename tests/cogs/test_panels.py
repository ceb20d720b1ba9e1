"""Private panels say truly how fresh they are, and one press renews them (S-9, S-10)."""

from typing import Any

from bot.tables.table import Status
from cogs.addresses import Verb
from tests.cogs.test_play import point
from tests.cogs.world import World, acts, last_of, text_in, text_of

FIFTEEN_MINUTES = 15 * 60


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
    with world.env.time_context():
        assert world.client.panels.covers(table, {seat})
        assert not world.client.panels.covers(table, {0, 1, 2})
    await world.env.advance_time(FIFTEEN_MINUTES)
    with world.env.time_context():
        assert not world.client.panels.covers(table, {seat})


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
    assert "A note about this moment" in text_in(note)
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
    table = await world.table()
    kept = await world.store.panels(table.id, world.client.clock())
    assert all(one.message_id != panel.id for one in kept)
    assert acts(last_of(await world.slash(world.members[0], "hand")))


async def test_when_discord_stumbles_the_next_change_draws_the_hand(world: World) -> None:
    """S-25"""
    board = await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    world.env.inject_error("PATCH", f"/webhooks/*/*/messages/{panel.id}", status=403, code=50013, times=1)
    for member in world.members[:3]:
        await world.press_id(member, board, point(board, "ocean.0"))
    board = await world.board()
    for member in world.members[1:3]:
        await world.press_id(member, board, point(board, "ocean.0"))
    assert "Rob" in text_in(panel)


async def test_whoever_has_left_sees_it_on_the_open_hand(world: World) -> None:
    await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    await world.slash(world.members[0], "leave")
    assert "no longer at this table" in text_in(panel)
    assert "now on it is yours" in text_of(await world.press(world.members[0], panel, Verb.SIT))


async def test_leaving_from_the_hand_takes_leave_in_place(world: World) -> None:
    await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    result = await world.press(world.members[0], panel, Verb.LEAVE)
    assert last_of(result).id == panel.id
    assert "plays on its own" in text_in(panel)


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
    await world.slash(world.members[1], "leave")
    await world.slash(world.members[0], "leave")
    assert board.id
    await world.press(world.members[0], panel, Verb.RENEW)
    assert "`/play`" in text_of(await world.slash(world.members[0], "hand"))
