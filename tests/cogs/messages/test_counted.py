"""A press that is saved counts, and is told so, whatever Discord says to its answer."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.tables.table import Ending, Status, Table, Vacant
from cogs.controls.addresses import Verb
from cogs.words import words_for
from tests.cogs.desks.test_play import point
from tests.cogs.world import World, acts, last_of, text_of, world_of

_COUNTED = words_for("en")("error-counted")

Pressing = Callable[[World], Awaitable[Any]]
Effect = Callable[[Table], bool]


async def _point(world: World) -> Pressing:
    board = await world.game(3)
    return lambda world: world.press_id(world.members[1], board, point(board, "ocean.1"))


async def _act(world: World) -> Pressing:
    await world.game(3)
    hand = last_of(await world.slash(world.members[1], "hand"))
    return lambda world: world.press_id(world.members[1], hand, acts(hand)[0][0])


async def _leave(world: World) -> Pressing:
    await world.game(3)
    hand = last_of(await world.slash(world.members[1], "hand"))
    question = last_of(await world.press(world.members[1], hand, Verb.LEAVE))
    return lambda world: world.press(world.members[1], question, Verb.LEAVE, "yes")


async def _leave_by_command(world: World) -> Pressing:
    await world.game(3)
    question = last_of(await world.slash(world.members[1], "leave"))
    return lambda world: world.press(world.members[1], question, Verb.LEAVE, "yes")


async def _sit_in_the_game(world: World) -> Pressing:
    await world.game(3)
    await world.leave(world.members[1])
    board = await world.board()
    return lambda world: world.press(world.stranger, board, Verb.SIT)


async def _agree(world: World) -> Pressing:
    await world.game(3)
    question = last_of(await world.slash(world.members[1], "end"))
    return lambda world: world.press(world.members[1], question, Verb.AGREE)


async def _end(world: World) -> Pressing:
    await world.game(3)
    question = last_of(await world.slash(world.members[0], "end"))
    return lambda world: world.press(world.members[0], question, Verb.END, "yes")


async def _play(world: World) -> Pressing:
    return lambda world: world.slash(world.members[0], "play", game="ahoy-kitten")


async def _rematch(world: World) -> Pressing:
    await (await _end(world))(world)
    board = await world.board()
    return lambda world: world.press(world.members[1], board, Verb.REMATCH)


def _in_the_lobby(member: int, verb: Verb) -> Callable[[World], Awaitable[Pressing]]:
    async def prepare(world: World) -> Pressing:
        board = await world.lobby(3)
        if verb is Verb.NO_COMPUTER:
            await world.press(world.members[0], board, Verb.COMPUTER)
            board = await world.board()
        return lambda world: world.press(world.members[member], board, verb)

    return prepare


PRESSES: dict[str, tuple[Callable[[World], Awaitable[Pressing]], Effect, int]] = {
    "point": (_point, lambda table: table.step == 1, 1),
    "act": (_act, lambda table: table.step == 1, 1),
    "leave": (_leave, lambda table: any(isinstance(one, Vacant) for one in table.holders), 1),
    "/leave": (_leave_by_command, lambda table: any(isinstance(one, Vacant) for one in table.holders), 1),
    "sit in the game": (_sit_in_the_game, lambda table: len(table.people) == 3, 1),
    "agree": (_agree, lambda table: len(table.agreed) == 1, 1),
    "end": (_end, lambda table: table.ending is Ending.ENDED, 1),
    "/play": (_play, lambda table: table.status is Status.LOBBY, 1),
    "rematch": (_rematch, lambda table: table.status is Status.LOBBY, 1),
    # In the lobby the public message answers, and if it cannot, a sentence: two calls that Discord refuses.
    "sit": (_in_the_lobby(3, Verb.SIT), lambda table: len(table.holders) == 4, 2),
    "stand": (_in_the_lobby(1, Verb.STAND), lambda table: len(table.holders) == 2, 2),
    "add computer": (_in_the_lobby(0, Verb.COMPUTER), lambda table: len(table.holders) == 4, 2),
    "remove computer": (_in_the_lobby(0, Verb.NO_COMPUTER), lambda table: len(table.holders) == 3, 2),
    "start": (_in_the_lobby(0, Verb.START), lambda table: table.status is Status.RUNNING, 2),
    "close": (_in_the_lobby(0, Verb.CLOSE), lambda table: table.ending is Ending.ENDED, 2),
}


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50035)])
@pytest.mark.parametrize("name", PRESSES)
async def test_a_press_whose_answer_discord_refuses_is_told_as_one_that_counted(
    name: str, status: int, code: int
) -> None:
    """S-1, S-25"""
    prepare, has_counted, calls = PRESSES[name]
    async with world_of() as world:
        pressing = await prepare(world)
        world.env.inject_error("POST", "/interactions/*/*/callback", status=status, code=code, times=calls)
        assert text_of(await pressing(world)) == _COUNTED
        assert has_counted(await world.table())
