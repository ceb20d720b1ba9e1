"""Dream Cruise from /play to the result by real presses: hands, restarts, and the days that stay in the channel."""

import re

import pytest

from bot.tables.table import Ending, Status
from cogs.controls.addresses import Address, Verb
from tests.cogs.world import World, acts, controls, last_of, matches, text_in, text_of

GAME = "dream-cruise"


def days(world: World) -> list[int]:
    """The rounds whose day is told in the channel, oldest first."""
    texts = [text_in(message) for message in sorted(world.channel.history(), key=lambda message: message.id)]
    return [int(found[1]) for text in texts if (found := re.search(r"The day of round (\d+)", text))]


async def cruise(world: World, seats: int, *, restart_after: int = 0) -> None:
    """Play to the end; whoever is awaited and comes first acts."""
    presses = 0
    while (await world.table()).status is Status.RUNNING:
        awaited = [member for member in world.members[:seats] if await world.is_awaited(member)]
        await world.act(awaited[0])
        presses += 1
        if restart_after and presses % restart_after == 0:
            await world.restart()


@pytest.mark.parametrize("seats", [1, 3])
async def test_a_cruise_is_played_to_its_result_and_every_day_is_told(world: World, seats: int) -> None:
    await world.game(seats, GAME)
    await cruise(world, seats)
    assert (await world.table()).ending is Ending.PLAYED
    told = days(world)
    assert len(told) >= 5
    assert told == list(range(1, len(told) + 1))
    assert "the voyage is over" in await world.board_text()


async def test_with_restarts_all_through_the_cruise_every_day_is_told_once(world_on_disk: World) -> None:
    """S-1, S-2: whenever the process ends, plans of the day included."""
    await world_on_disk.game(1, GAME)
    await cruise(world_on_disk, 1, restart_after=3)
    told = days(world_on_disk)
    assert told == list(range(1, len(told) + 1))


async def test_a_set_is_taken_by_pressing_it_on_the_board(world: World) -> None:
    await world.game(1, GAME)
    member = world.members[0]
    await world.act(member)
    custom_id, _ = next(one for one in acts(await world.board()) if one[0].endswith("set.1"))
    note = last_of(await world.press_id(member, await world.board(), custom_id))
    assert "The board tells" in text_in(note)
    assert "Where guests can go today" in text_of(await world.press(member, note, Verb.RENEW))
    assert "The day" in await world.board_text()


async def test_sending_a_guest_is_one_choice_in_the_menu_of_its_family(world: World) -> None:
    """Two presses: whom, where; and one to take it back."""
    await world.game(1, GAME)
    member = world.members[0]
    for _ in range(2):
        await world.act(member)
    panel = last_of(await world.press(member, await world.board(), Verb.HAND))
    # Three starting families wish for everything there is, so every place pleases one of them.
    custom_id, value = next(
        (custom_id, value) for custom_id, value in acts(panel) if value and value.startswith("send.")
    )
    assert value is not None
    answer = await world.choose(member, panel, custom_id, value)
    assert "Done so far" in text_of(answer)


async def test_all_that_lies_open_can_be_looked_at_by_players_and_watchers_alike(world: World) -> None:
    """Rulings G-5 and DC-25: discards, points piles and places by name are one press away."""
    board = await world.game(2, GAME)
    for member in (world.members[0], world.stranger):
        text = text_of(await world.press(member, board, Verb.ASIDE))
        assert "All that lies open" in text
        assert "Still in the decks: 24 families" in text


async def test_an_unknown_page_beside_the_table_is_answered_and_so_is_one_of_a_game_that_is_over(world: World) -> None:
    board = await world.game(1, GAME)
    address = Address(Verb.ASIDE, (await world.table()).id, text="hands")
    assert text_of(await world.forge(world.members[0], board, str(address)))
    way = next(one["custom_id"] for one in controls(board) if matches(one["custom_id"], Verb.ASIDE))
    await cruise(world, 1)
    assert "lies open" not in text_of(await world.forge(world.members[0], await world.board(), way))
