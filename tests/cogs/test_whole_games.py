"""From /play to the result by real presses, at every player count, with and without restarts."""

from random import Random
from typing import Any

import pytest

from bot.tables.table import Ending, Status
from cogs.controls.addresses import Verb
from tests.cogs.world import BUTTON, World, acts, controls, last_of, text_of

UNPRESSED = {Verb.END, Verb.LEAVE, Verb.CLOSE, Verb.STAND}
"""What would end a random game before its result; the tests of endings press them."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_a_table_is_filled_started_and_played_to_its_result(world: World, seats: int) -> None:
    board = await world.game(seats)
    assert "Waiting for" in await world.board_text()
    while (await world.table()).status is Status.RUNNING:
        await world.round(seats)
    assert (await world.table()).ending is Ending.PLAYED
    assert "the voyage is over" in await world.board_text()
    assert (await world.board()).id == board.id


async def test_a_whole_round_is_played_on_the_public_board(world: World) -> None:
    board = await world.game(3)
    for member, (custom_id, _) in zip(world.members[:3], [*acts(board), acts(board)[0]], strict=True):
        result = await world.press_id(member, await world.board(), custom_id)
    assert "The board tells what happened" in text_of(result)
    assert "Round 2" in await world.board_text()


async def test_alone_among_computers_a_newcomer_plays_a_real_game(world: World) -> None:
    await world.lobby(1)
    for _ in range(2):
        await world.press(world.members[0], await world.board(), Verb.COMPUTER)
    await world.press(world.members[0], await world.board(), Verb.START)
    while (await world.table()).status is Status.RUNNING:
        await world.round(1)
    assert (await world.table()).ending is Ending.PLAYED


async def test_with_a_restart_between_any_two_presses_the_game_goes_on(world_on_disk: World) -> None:
    """S-1, S-2, S-3: lobby, board and panels posted before the restart still work after it."""
    world = world_on_disk
    await world.slash(world.members[0], "play", game="ahoy-kitten")
    await world.restart()
    await world.press(world.members[1], await world.board(), Verb.SIT)
    await world.restart()
    await world.press(world.members[0], await world.board(), Verb.START)
    await world.restart()
    panel = last_of(await world.press(world.members[0], await world.board(), Verb.HAND))
    await world.restart()
    custom_id, value = acts(panel)[0]
    assert value is not None, "with two players each paw has its menu"
    await world.choose(world.members[0], panel, custom_id, value)
    await world.restart()
    for _ in range(3):
        await world.act(world.members[0])
        await world.act(world.members[1])
        await world.restart()
    table, look = await world.client.tables.spectate((await world.table()).id)
    assert table.status is Status.RUNNING
    assert look is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
async def test_everybody_presses_whatever_they_see_and_every_press_is_answered(
    world_on_disk: World, seats: int
) -> None:
    """S-11, S-12, S-21, S-27: right or wrong, on old messages too, and the bot is restarted now and then."""
    world, luck = world_on_disk, Random(seats)
    await world.lobby(seats)
    seen: list[tuple[Any, Any]] = []
    for turn in range(120):
        member = luck.choice(world.members)
        if luck.random() < 0.02:
            await world.restart()
        if turn == 15 and (await world.table()).status is Status.LOBBY:
            await world.press(world.members[0], await world.board(), Verb.START)
        await _press_something(world, member, luck, seen, UNPRESSED)
    assert (await world.table()).status in {Status.RUNNING, Status.OVER}
    while (await world.table()).status is Status.RUNNING:
        await world.round(len(world.members))
    assert (await world.table()).ending is Ending.PLAYED


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_is_pressed_or_typed_by_whoever_it_is_answered_and_the_channel_stays_usable(
    world_on_disk: World, seed: int
) -> None:
    """S-11, S-14, S-21: leaving, closing and ending too, two at once, and commands between; then a game is played."""
    world, luck = world_on_disk, Random(seed)
    await world.lobby(2 + seed)
    seen: list[tuple[Any, Any]] = []
    for _ in range(80):
        match luck.randrange(10):
            case 0:
                await world.restart()
            case 1 | 2:
                name = luck.choice(["hand", "board", "leave", "end", "games", "rules", "help", "play"])
                options = {"game": "ahoy-kitten"} if name == "play" else {}
                member = luck.choice(world.members)
                seen.append((member, last_of(await world.slash(member, name, **options))))
            case 3 | 4:
                await _two_at_once(world, luck)
            case _:
                await _press_something(world, luck.choice(world.members), luck, seen, unpressed=set())
    if (await world.table()).is_open:
        question = last_of(await world.slash(world.moderator, "end"))
        await world.press(world.moderator, question, Verb.END, "yes")
    await world.game(3)
    while (await world.table()).status is Status.RUNNING:
        await world.round(3)
    assert (await world.table()).ending is Ending.PLAYED


async def _two_at_once(world: World, luck: Random) -> None:
    board = await world.board()
    buttons = [part["custom_id"] for part in controls(board) if part["type"] == BUTTON]
    if buttons:
        await world.at_once([(luck.choice(world.members), board, luck.choice(buttons)) for _ in range(2)])


async def _press_something(
    world: World, member: Any, luck: Random, seen: list[tuple[Any, Any]], unpressed: set[Verb]
) -> None:
    """A button or an entry of a menu on the board, or on a private page that this member has got at some time."""
    mine = [message for owner, message in seen if owner is member]
    message = await world.board() if not mine or luck.random() < 0.6 else luck.choice(mine)
    choices = [(one["custom_id"], one) for one in controls(message)]
    choices = [(one, part) for one, part in choices if not any(f":{verb}:" in one for verb in unpressed)]
    if not choices:
        return
    custom_id, part = luck.choice(choices)
    if part["type"] == BUTTON:
        result = await world.press_id(member, message, custom_id)
    else:
        result = await world.choose(member, message, custom_id, luck.choice(part["options"])["value"])
    if last_of(result).ephemeral:
        seen.append((member, last_of(result)))
