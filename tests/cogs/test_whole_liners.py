"""On Board from /play to the result by real presses: both editions, every expansion, restarts, the menu of cards."""

import pytest

from bot.tables.table import Ending, Status
from cogs.controls.addresses import Address, Verb
from tests.cogs.world import World, controls, text_of

GAME = "on-board"


async def begin(world: World, options: str = "") -> None:
    await world.slash(world.members[0], "play", game=GAME, **({"options": options} if options else {}))
    await world.press(world.members[1], await world.board(), Verb.SIT)
    await world.press(world.members[0], await world.board(), Verb.START)


async def sail(world: World, *, restart_after: int = 0) -> None:
    """Play to the end; whoever is awaited and comes first acts."""
    presses = 0
    while (await world.table()).status is Status.RUNNING:
        awaited = [member for member in world.members[:2] if await world.is_awaited(member)]
        await world.act(awaited[0])
        presses += 1
        if restart_after and presses % restart_after == 0:
            await world.restart()


@pytest.mark.parametrize("options", ["", "edition=2019"])
async def test_both_editions_are_played_to_their_sum(world: World, options: str) -> None:
    await begin(world, options)
    await sail(world)
    assert (await world.table()).ending is Ending.PLAYED
    text = await world.board_text()
    assert "Ports won" in text
    assert "wins!" in text or "share the victory" in text


async def test_with_every_expansion_and_restarts_all_through_it_comes_to_its_end(world_on_disk: World) -> None:
    """S-1, S-2: captains, hatbox, gifts, desks and ports are all found again."""
    await begin(world_on_disk, "captains=on, luggage=on, specials=on")
    await sail(world_on_disk, restart_after=4)
    assert (await world_on_disk.table()).ending is Ending.PLAYED
    assert "Special passengers" in await world_on_disk.board_text()


async def test_what_a_card_does_is_one_choice_on_the_board_for_anybody(world: World) -> None:
    await begin(world)
    board = await world.board()
    (menu,) = [
        part for part in controls(board) if Address.read(part["custom_id"]).verb is Verb.RULES and "options" in part
    ]
    answer = await world.choose(world.stranger, board, menu["custom_id"], f"open.{GAME}.objectives")
    assert "Thick skin" in text_of(answer)
