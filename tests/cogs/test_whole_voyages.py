"""All Aboard! from /play to the result by real presses: hands, restarts, and the chapters that stay in the channel."""

from typing import Any

import pytest

from bot.tables.table import Ending, Status
from cogs.controls.addresses import Address, Verb
from tests.cogs.world import World, acts, controls, last_of, text_in, text_of

GAME = "all-aboard"


def chapters(world: World) -> list[str]:
    """The first words of every chapter in the channel, oldest first."""
    texts = [text_in(message) for message in sorted(world.channel.history(), key=lambda message: message.id)]
    return [text.strip().splitlines()[0] for text in texts if "What it brought" in text]


async def awaited(world: World, seats: int) -> Any:
    """The one member whose turn it is."""
    (member,) = [member for member in world.members[:seats] if await world.is_awaited(member)]
    return member


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_a_voyage_is_played_to_its_result_and_its_story_stays_above(world: World, seats: int) -> None:
    await world.game(seats, GAME)
    while (await world.table()).status is Status.RUNNING:
        await world.act(await awaited(world, seats))
    assert (await world.table()).ending is Ending.PLAYED
    assert chapters(world) == [f"## ⛵ Round {number} sets sail" for number in range(1, 5)]
    assert "the voyage is over" in await world.board_text()
    assert max(message.id for message in world.channel.history()) == (await world.board()).id


async def test_an_animal_is_boarded_with_one_choice_in_the_hand(world: World) -> None:
    await world.game(3, GAME)
    member = await awaited(world, 3)
    panel = last_of(await world.press(member, await world.board(), Verb.HAND))
    custom_id, value = acts(panel)[0]
    assert value is not None
    answer = await world.choose(member, panel, custom_id, value)
    assert "You drew" in text_of(answer)
    assert await awaited(world, 3) is not member
    species = value.split(".")[1].capitalize()
    assert species in await world.board_text()
    assert f"{species} is aboard boat" in text_of(answer)


async def test_what_an_animal_does_is_told_beside_the_board_to_whoever_asks(world: World) -> None:
    """Scenario S-29: also to somebody who only watches."""
    board = await world.game(3, GAME)
    (menu,) = [part for part in controls(board) if Address.read(part["custom_id"]).text == "animals"]
    answer = await world.choose(world.stranger, board, menu["custom_id"], "open.all-aboard.monkey")
    assert "throws the **second heaviest**" in text_of(answer)


async def test_who_is_not_on_turn_is_told_so_and_nothing_happens(world: World) -> None:
    """Scenario S-11: a hand that was not followed yet, and somebody else's."""
    await world.game(2, GAME)
    first = await awaited(world, 2)
    panel = last_of(await world.press(first, await world.board(), Verb.HAND))
    custom_id, value = acts(panel)[0]
    assert value is not None
    await world.choose(first, panel, custom_id, value)
    step = (await world.table()).step
    await world.forge(first, await world.board(), custom_id)
    assert (await world.table()).step == step


async def test_with_restarts_all_through_the_voyage_every_round_is_told_once(world_on_disk: World) -> None:
    """S-1, S-2: chapters, board and hands, whenever the process ends."""
    world = world_on_disk
    await world.game(2, GAME)
    turns = 0
    while (await world.table()).status is Status.RUNNING:
        turns += 1
        await world.act(await awaited(world, 2))
        if turns % 2 == 0:
            await world.restart()
    assert turns == 24
    assert chapters(world) == [f"## ⛵ Round {number} sets sail" for number in range(1, 5)]
