"""While a game runs: pointing, hands, boards, and every wrong press."""

from typing import Any

import pytest

from bot.tables.table import Ending, Status
from cogs.controls.addresses import Address, Verb
from cogs.presenters import PRESENTERS
from tests.cogs.world import World, acts, controls, kittens, last_of, matches, text_in, text_of

PRESENTER = PRESENTERS["ahoy-kitten"]


def point(board: Any, at: str) -> str:
    """The custom id of what one points at on the board."""
    (found,) = [one["custom_id"] for one in controls(board) if matches(one["custom_id"], Verb.POINT, at)]
    return str(found)


def labels(result: Any) -> list[str]:
    """What is written on the buttons of an answer."""
    return [one["label"] for one in controls(last_of(result))]


async def test_pointing_on_the_board_is_noted_for_the_presser_alone(world: World) -> None:
    board = await world.game(3)
    result = await world.press_id(world.members[0], board, point(board, "ocean.0"))
    assert "only you can see it" in text_of(result)
    assert "→ 🌊 Anchovy Bay." in text_of(result)
    assert "→" not in await world.board_text()


async def test_a_note_about_a_press_is_one_line_and_one_button_so_that_the_board_stays_in_sight(world: World) -> None:
    """S-26: also when it ended the round or the game, whose result is told once, on the board."""
    board = await world.game(2)
    member, other = world.members[:2]
    notes = [await world.press_id(member, board, point(board, "ocean.0"))]
    assert labels(notes[0]) == ["Change it"]
    while (await world.table()).is_open:
        board = await world.board()
        who = member if await world.is_awaited(member) else other
        _, look = await world.client.tables.look((await world.table()).id, who.id)
        assert look is not None
        new = set(look.actions) - set(kittens(look).my_picks)
        assert PRESENTER.pointing is not None
        at = next(at for at in ("ocean.0", "ocean.1", "ocean.2") if PRESENTER.pointing.meant(at, look) in new)
        notes.append(await world.press_id(who, board, point(board, at)))
    told = [text for note in notes if (text := text_of(note)).startswith("✅")]
    assert len(told) > 5
    assert all("The board tells" in text and len(text) < 70 for text in told)
    assert all(labels(note) in (["Change it"], ["My hand"]) for note in notes[:-1])
    assert (labels(notes[-1]), len(text_of(notes[-1]).splitlines())) == ([], 1)
    assert "The result is on the board" in text_of(notes[-1])


async def test_the_same_press_again_says_that_nothing_has_changed(world: World) -> None:
    """S-12"""
    board = await world.game(3)
    for told in ("Noted", "Nothing has changed"):
        text = text_of(await world.press_id(world.members[0], board, point(board, "ocean.0")))
        assert told in text
        assert "→ 🌊 Anchovy Bay." in text


async def test_a_double_press_is_one_pick(world: World) -> None:
    """S-12"""
    board = await world.game(3)
    ocean = point(board, "ocean.0")
    before = (await world.table()).step
    await world.at_once([(world.members[0], board, ocean)] * 3)
    assert (await world.table()).step == before + 1


async def test_a_pick_can_be_changed_on_the_board_and_in_the_note_about_it(world: World) -> None:
    """S-15"""
    board = await world.game(3)
    member = world.members[0]
    note = last_of(await world.press_id(member, board, point(board, "ocean.0")))
    await world.press(member, note, Verb.RENEW)
    (other,) = [one for one, _ in acts(note) if matches(one, Verb.ACT) and one.endswith(".1")]
    assert "Barnacle Bank" in text_of(await world.press_id(member, note, other)).partition("sealed pick")[2]
    result = await world.press_id(member, board, point(board, "ocean.0"))
    assert "→ 🌊 Anchovy Bay" in text_of(result)


async def test_the_last_two_press_at_the_very_same_moment(world: World) -> None:
    """S-14: one reveal, and everyone's pick is counted."""
    board = await world.game(3)
    await world.press_id(world.members[0], board, point(board, "ocean.0"))
    await world.at_once([(member, board, point(board, "ocean.1")) for member in world.members[1:3]])
    assert "Round 2" in await world.board_text()
    assert (await world.table()).step == 3


async def test_a_press_on_an_old_board_shows_how_things_stand_now(world: World) -> None:
    """S-11: nothing changes, and the hand of the present moment is right there."""
    board = await world.game(3)
    old = point(board, "ocean.0")
    await world.round(3)
    step = (await world.table()).step
    result = await world.forge(world.members[0], await world.board(), old)
    assert "moment that is over" in text_of(result)
    assert acts(last_of(result))
    assert (await world.table()).step == step


async def test_an_old_choice_in_the_hand_is_refused_in_place_with_the_present_hand(world: World) -> None:
    """S-11"""
    await world.game(3)
    panel = last_of(await world.slash(world.members[0], "hand"))
    old = acts(panel)[0][0]
    await world.round(3)
    result = await world.forge(world.members[0], panel, old)
    assert "moment that is over" in text_of(result)
    assert last_of(result).id == panel.id


async def test_a_pick_the_rules_forbid_is_refused_with_the_games_own_sentence(world: World) -> None:
    """AK-2, AK-8: protecting with nothing, pointing at a pirate in the first round."""
    board = await world.game(3)
    table = await world.table()
    seat = table.seat_of(world.members[0].id)
    assert seat is not None
    rob, protect = f"filch.{seat}.{(seat + 1) % 3}", f"protect.{seat}"
    for text, told in ((rob, "first round"), (protect, "nothing on your tile")):
        forged = str(Address(Verb.ACT, table.id, await world.moment(), text))
        step = (await world.table()).step
        result = await world.forge(world.members[0], board, forged)
        assert told in text_of(result).casefold(), text
        assert acts(last_of(result)), "the refusal comes with the choices there are"
        assert (await world.table()).step == step
        for member in world.members[:3]:  # all crowd one ocean, so nobody has anything to protect
            await world.press_id(member, await world.board(), point(await world.board(), "ocean.0"))


async def test_nobody_moves_a_pirate_that_is_not_theirs(world: World) -> None:
    """S-21"""
    board = await world.game(3)
    table = await world.table()
    seat = table.seat_of(world.members[1].id)
    forged = str(Address(Verb.ACT, table.id, await world.moment(), f"fish.{seat}.0"))
    await world.forge(world.members[0], board, forged)
    await world.forge(world.stranger, board, forged)
    assert (await world.table()).step == 0


async def test_a_stranger_is_told_why_the_board_does_not_obey(world: World) -> None:
    board = await world.game(2)
    for custom_id in (point(board, "ocean.0"), str(Address(Verb.HAND, (await world.table()).id))):
        assert "for those who sit at this table" in text_of(await world.press_id(world.stranger, board, custom_id))
    assert "for those who sit at this table" in text_of(await world.slash(world.stranger, "hand"))
    assert "watching" in text_of(await world.press(world.stranger, board, Verb.NOW))


@pytest.mark.parametrize(
    "custom_id",
    [
        "bw:",
        "bw:dance:1:0:",
        "bw:act:x:0:",
        "bw:act:1:0:",
        "bw:act:1:0:fish",
        "bw:act:1:0:fish.a.b",
        "bw:act:1:0:fish.0.99",
        "bw:act:1:0:fish.-1.-1",
        "bw:point:1:0:",
        "bw:point:1:0:ocean.99",
        "bw:point:1:0:pirate.99",
        "bw:point:1:0:moon.1",
        "bw:sit:999999:0:",
        "bw:hand:-1:0:",
        "bw:sit:99999999999999999999999:0:",
        "bw:rules:0:0:turn.ahoy-kitten.nowhere",
        "bw:rules:0:0:turn.chess.goal",
        "bw:rules:0:0:",
        "bw:end:1:0:perhaps",
        "bw:start",
        "bw:now:0:0:\n",
    ],
)
async def test_a_button_of_an_older_version_gets_a_sentence(world: World, custom_id: str) -> None:
    """S-11: whatever the id says, the presser hears something and nothing breaks."""
    board = await world.game(3)
    step = (await world.table()).step
    await world.forge(world.members[1], board, custom_id)
    assert (await world.table()).step == step
    assert (await world.table()).status is Status.RUNNING


async def test_after_the_end_every_old_button_says_so(world: World) -> None:
    """S-11"""
    board = await world.game(2)
    panel = last_of(await world.slash(world.members[0], "hand"))
    old = [part["custom_id"] for part in controls(board)] + [part["custom_id"] for part in controls(panel)]
    while (await world.table()).status is Status.RUNNING:
        await world.round(2)
    for custom_id in old:
        for member in (world.members[0], world.stranger):
            await world.forge(member, await world.board(), custom_id)
    assert (await world.table()).ending is Ending.PLAYED


async def test_the_board_is_linked_when_at_hand_and_brought_down_when_not(world: World) -> None:
    board = await world.game(2)
    assert str(board.id) in text_of(await world.slash(world.members[0], "board"))
    assert (await world.board()).id == board.id, "our own ping below it does not bury it"
    await world.members[0].send(world.channel, "hello")
    result = await world.slash(world.members[0], "board")
    new = await world.board()
    assert new.id != board.id
    assert str(new.id) in text_of(result)


async def test_where_the_board_cannot_be_posted_the_hand_still_works(world: World) -> None:
    """S-17"""
    await world.game(2)
    await world.members[0].send(world.channel, "hello")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    assert "may not write" in text_of(await world.slash(world.members[0], "board"))
    assert acts(last_of(await world.slash(world.members[0], "hand")))


async def test_what_can_i_do_answers_for_the_present_moment(world: World) -> None:
    """S-29"""
    board = await world.game(3)
    before = text_of(await world.press(world.members[0], board, Verb.NOW))
    await world.press_id(world.members[0], board, point(board, "ocean.0"))
    after = text_of(await world.press(world.members[0], board, Verb.NOW))
    assert before != after
    assert "about this moment" in after


async def test_nothing_public_betrays_a_pick(world: World) -> None:
    """S-16: the channel reads the same whatever was picked, and as often."""
    board = await world.game(3)
    texts, member = [], world.members[0]
    for ocean in ("ocean.0", "ocean.1", "ocean.0"):
        sent = len([one for one in world.env.http_requests if one.path.startswith("/channels/")])
        await world.press_id(member, await world.board(), point(board, ocean))
        texts.append(await world.board_text())
    assert len(set(texts)) == 1
    after = len([one for one in world.env.http_requests if one.path.startswith("/channels/")])
    assert after == sent, "changing a pick touches no public message"


async def test_at_three_tables_each_press_reaches_the_right_one(world: World) -> None:
    """S-30"""
    boards = []
    for number in range(3):
        world.channel = world.guild.create_text_channel(f"room-{number}")
        boards.append((world.channel, await world.game(2)))
    world.channel, second = boards[1]
    await world.press_id(world.members[0], second, point(second, "ocean.0"))
    steps = []
    for channel, _ in boards:
        world.channel = channel
        steps.append((await world.table()).step)
    assert steps == [0, 1, 0]


async def test_the_last_pick_before_a_restart_counts_once(world_on_disk: World) -> None:
    """S-1: pressed again after the restart, because its answer was lost, it has no second effect."""
    world = world_on_disk
    board = await world.game(3)
    ocean = point(board, "ocean.0")
    await world.press_id(world.members[0], board, ocean)
    await world.restart()
    await world.press_id(world.members[0], await world.board(), ocean)
    assert (await world.table()).step == 1


async def test_a_private_page_holds_nothing_of_other_seats_picks(world: World) -> None:
    board = await world.game(3)
    await world.press_id(world.members[0], board, point(board, "ocean.0"))
    other = last_of(await world.slash(world.members[1], "hand"))
    assert "sealed pick" not in text_in(other)


async def test_who_is_alone_with_computers_reads_on_the_board_what_came_of_protecting(world: World) -> None:
    """The round of the break passes at once, and the board tells it below the round before."""
    member = world.members[0]
    await world.lobby(1)
    for _ in range(2):
        await world.press(member, await world.board(), Verb.COMPUTER)
    await world.press(member, await world.board(), Verb.START)
    seat = (await world.table()).seat_of(member.id)
    assert seat is not None
    for _ in range(20):
        board = await world.board()
        _, look = await world.client.tables.spectate((await world.table()).id)
        number, at = kittens(look).round, f"pirate.{seat}"
        if number > 1 and kittens(look).pirates[seat].tile.total:
            break
        await world.press_id(member, board, point(board, f"ocean.{number % 2}"))
    await world.press_id(member, board, point(board, at))
    told = await world.board_text()
    assert f"Round {number + 2}" in told
    assert told.index(f"What happened in round {number}") < told.index(f"What happened in round {number + 1}")
