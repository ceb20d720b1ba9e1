"""Ending a game early: alone as host or moderator, together as everybody else."""

from typing import Any

import discord

from bot.tables.table import Ending, Status
from cogs.controls.addresses import Address, Verb
from tests.cogs.world import World, acts, controls, last_of, matches, text_in, text_of


async def test_the_host_is_asked_once_and_may_keep_playing(world: World) -> None:
    await world.game(3)
    host = world.members[0]
    question = last_of(await world.slash(host, "end"))
    await world.press(host, question, Verb.END, "no")
    assert (await world.table()).status is Status.RUNNING
    panel = last_of(await world.slash(host, "hand"))
    question = last_of(await world.press(host, panel, Verb.END))
    assert question.id != panel.id, "the hand stays where it is"
    await world.press(host, question, Verb.END, "yes")
    assert (await world.table()).ending is Ending.ENDED
    assert "ended this game early" in await world.board_text()


async def test_a_moderator_may_end_any_game_of_the_channel(world: World) -> None:
    await world.game(3)
    question = last_of(await world.slash(world.moderator, "end"))
    await world.press(world.moderator, question, Verb.END, "yes")
    assert (await world.table()).ending is Ending.ENDED
    assert f"<@{world.moderator.id}> ended this game early" in await world.board_text()
    assert "Anchovy Bay" in await world.board_text(), "how it stood"
    assert not acts(await world.board())


async def test_a_moderator_of_another_channel_ends_nothing_here(world: World) -> None:
    """S-21: by a button that was made for this table, pressed there."""
    await world.game(3)
    table, here, member = await world.table(), world.channel, world.stranger
    rights = {member: discord.PermissionOverwrite(manage_messages=True)}
    world.channel = world.guild.create_text_channel("their-own", overwrites=rights)
    there = await world.game(2)
    forged = str(Address(Verb.END, table.id, text="yes"))
    assert "Only the host" in text_of(await world.forge(member, there, forged))
    question = last_of(await world.slash(member, "end"))
    await world.press(member, question, Verb.END, "yes")
    assert (await world.table()).ending is Ending.ENDED
    world.channel = here
    assert (await world.table()).status is Status.RUNNING


async def test_a_lobby_is_not_closed_by_a_moderator_of_another_channel(world: World) -> None:
    """S-21"""
    await world.lobby(2)
    table, here, member = await world.table(), world.channel, world.stranger
    rights = {member: discord.PermissionOverwrite(manage_messages=True)}
    world.channel = world.guild.create_text_channel("their-own", overwrites=rights)
    there = await world.lobby(2)
    assert "Only the host" in text_of(await world.forge(member, there, str(Address(Verb.CLOSE, table.id))))
    await world.press(member, there, Verb.CLOSE)
    assert not (await world.table()).is_open
    world.channel = here
    assert (await world.table()).status is Status.LOBBY


async def test_a_stranger_cannot_end_a_game_by_any_button(world: World) -> None:
    """S-21"""
    board = await world.game(3)
    table = await world.table()
    assert world.members[0].mention in text_of(await world.slash(world.stranger, "end"))
    for text in ("yes", ""):
        await world.forge(world.stranger, board, str(Address(Verb.END, table.id, text=text)))
    await world.forge(world.members[1], board, str(Address(Verb.END, table.id, text="yes")))
    agree = str(Address(Verb.AGREE, table.id, text="yes"))
    assert "for those who sit" in text_of(await world.forge(world.stranger, board, agree))
    assert (await world.table()).status is Status.RUNNING


async def test_the_others_end_a_game_when_all_of_them_agree(world: World) -> None:
    await world.game(3)
    question = last_of(await world.slash(world.members[1], "end"))
    await world.press(world.members[1], question, Verb.AGREE)
    assert "Agreed so far: 1 of 3" in text_in(question)
    assert f"<@{world.members[1].id}> would end this game without a result: one of 3" in await world.board_text()
    for member in (world.members[0], world.members[2]):
        await world.press(member, await world.board(), Verb.AGREE)
    assert (await world.table()).ending is Ending.AGREED
    assert "Everyone at the table agreed" in await world.board_text()


async def test_an_agreement_can_be_taken_back(world: World) -> None:
    await world.game(3)
    question = last_of(await world.slash(world.members[1], "end"))
    await world.press(world.members[1], question, Verb.AGREE)
    assert "Take that back" in text_in(question)
    await world.press(world.members[1], question, Verb.AGREE)
    assert not (await world.table()).agreed
    assert "agree" not in (await world.board_text()).casefold()


async def test_a_button_about_agreeing_does_what_it_says_however_often_it_is_pressed(world: World) -> None:
    """S-12: a repeat changes nothing, and an old note never turns into its opposite."""
    await world.game(3)
    member, other = world.members[1:3]
    question = last_of(await world.slash(member, "end"))
    agree = custom_id(question, Verb.AGREE)
    await world.press(member, question, Verb.AGREE)
    take_back = custom_id(question, Verb.AGREE)
    for _ in range(2):
        await world.press(other, await world.board(), Verb.AGREE)
        assert (await world.table()).agreed == {member.id, other.id}
    for _ in range(2):
        assert "You do not agree" in text_of(await world.forge(member, question, take_back))
        assert (await world.table()).agreed == {other.id}
    for _ in range(2):
        assert "You agree" in text_of(await world.forge(member, question, agree))
        assert (await world.table()).agreed == {member.id, other.id}


async def test_a_host_who_agreed_on_the_board_can_take_it_back(world: World) -> None:
    await world.game(3)
    host, guest = world.members[:2]
    await world.press(guest, last_of(await world.slash(guest, "end")), Verb.AGREE)
    await world.press(host, await world.board(), Verb.AGREE)
    await world.press(host, last_of(await world.slash(host, "end")), Verb.AGREE)
    assert (await world.table()).agreed == {guest.id}


def custom_id(message: Any, verb: Verb) -> str:
    (found,) = [one["custom_id"] for one in controls(message) if matches(one["custom_id"], verb)]
    return str(found)


async def test_a_guest_cannot_close_the_lobby_with_end(world: World) -> None:
    await world.lobby(2)
    assert "Only the host" in text_of(await world.slash(world.members[1], "end"))


async def test_the_question_of_a_game_that_is_over_says_so(world: World) -> None:
    """S-11"""
    await world.game(3)
    question = last_of(await world.slash(world.members[0], "end"))
    other = last_of(await world.slash(world.members[0], "end"))
    await world.press(world.members[0], question, Verb.END, "yes")
    assert "over" in text_of(await world.press(world.members[0], other, Verb.END, "yes"))


async def test_a_channel_can_host_a_new_game_after_the_old_one_was_ended(world: World) -> None:
    """S-17"""
    await world.game(3)
    question = last_of(await world.slash(world.members[0], "end"))
    await world.press(world.members[0], question, Verb.END, "yes")
    await world.game(2)
    assert (await world.table()).status is Status.RUNNING
