"""Standing up from a running game: what is asked, what one is told, and who goes on."""

from bot.tables.table import Ending, Person, Vacant
from cogs.controls.addresses import Verb
from tests.cogs.desks.test_play import labels, point
from tests.cogs.world import World, acts, kittens, last_of, text_of


async def test_whoever_leaves_is_told_how_to_come_back_and_the_game_does_not_wait(world: World) -> None:
    board = await world.game(3)
    leaver = world.members[0]
    result = await world.leave(leaver)
    assert "press **Sit down** here, or **Take the empty seat** on the board" in text_of(result)
    assert "Sit down" in labels(result)
    table = await world.table()
    assert Vacant(leaver.id) in table.holders
    assert "plays on its own" in await world.board_text()
    assert "press **Take the empty seat**" in text_of(
        await world.press_id(world.stranger, board, point(board, "ocean.0"))
    )
    assert "now on it is yours" in text_of(await world.press(leaver, await world.board(), Verb.SIT))
    assert Person(leaver.id) in (await world.table()).holders


async def test_nobody_leaves_a_game_by_one_press(world: World) -> None:
    """Both say before what comes of it; the last person's game would be over."""
    await world.game(2)
    asked = await world.slash(world.members[0], "leave")
    assert "plays on its own at once" in text_of(asked)
    await world.press(world.members[0], last_of(asked), Verb.LEAVE, "no")
    assert world.members[0].id in (await world.table()).people
    await world.leave(world.members[0])
    asked = await world.slash(world.members[1], "leave")
    assert "without you the game ends" in text_of(asked)
    assert (await world.table()).is_open


async def test_when_the_host_leaves_they_and_the_board_tell_who_is_host_now(world: World) -> None:
    """S-18"""
    await world.game(3)
    told = text_of(await world.leave(world.members[0]))
    host = (await world.table()).host
    assert host in {member.id for member in world.members[1:3]}
    assert f"<@{host}> is the host now" in told
    assert f"Host: <@{host}>" in await world.board_text()
    other = next(member for member in world.members[1:3] if member.id != host)
    assert "host now" not in text_of(await world.leave(other))


async def test_another_member_takes_an_empty_seat(world: World) -> None:
    """S-18"""
    await world.game(3)
    await world.leave(world.members[0])
    result = await world.press(world.stranger, await world.board(), Verb.SIT)
    assert acts(last_of(result)), "the new holder can choose at once"


async def test_when_the_last_person_leaves_the_game_ends(world: World) -> None:
    await world.game(2)
    await world.leave(world.members[0])
    assert "last person" in text_of(await world.leave(world.members[1]))
    assert (await world.table()).ending is Ending.DESERTED


async def test_whoever_leaves_when_all_others_agreed_to_end_the_game_is_told_so(world: World) -> None:
    await world.game(3)
    for member in world.members[1:3]:
        question = last_of(await world.slash(member, "end"))
        await world.press(member, question, Verb.AGREE)
    told = text_of(await world.leave(world.members[0]))
    assert (await world.table()).ending is Ending.AGREED
    assert "had agreed to end this game" in told
    assert "last person" not in told


async def test_whoever_leaves_as_the_last_to_pick_in_the_last_round_is_sent_to_the_result(world: World) -> None:
    await world.game(2)
    while (await world.table()).is_open:
        _, look = await world.client.tables.spectate((await world.table()).id)
        awaited = [member for member in world.members[:2] if await world.is_awaited(member)]
        if look is not None and kittens(look).is_last_round and len(awaited) == 1:
            told = text_of(await world.leave(awaited[0]))
        else:
            await world.act(awaited[0])
    assert (await world.table()).ending is Ending.PLAYED
    assert "the result is on the board" in told
    assert "last person" not in told
