"""Opening a table, taking seats, and every wrong thing one can do before the start."""

import discord
import pytest

from bot.tables.table import Computer, Ending, Kept, Status
from cogs.controls.addresses import Address, Verb
from tests.cogs.world import World, controls, matches, text_in, text_of


async def test_the_lobby_tells_what_the_game_is_who_sits_and_what_is_needed(world: World) -> None:
    await world.lobby(2)
    text = await world.board_text()
    host, guest = world.members[:2]
    for expected in ("come aboard", "2 to 6 players", f"{host.mention} (host)", guest.mention, "Seats taken: 2 of 6"):
        assert expected in text
    assert f"{host.mention} can start" in text


async def test_the_host_is_told_where_the_table_is(world: World) -> None:
    result = await world.slash(world.members[0], "play", game="ahoy-kitten")
    board = await world.board()
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id}" in text_of(result)


async def test_a_second_game_in_a_channel_gets_a_link_to_the_first(world: World) -> None:
    await world.lobby(1)
    result = await world.slash(world.members[1], "play", game="ahoy-kitten")
    assert f"{world.channel.id}/{(await world.board()).id}" in text_of(result)
    assert len(world.channel.history()) == 1


async def test_an_option_the_game_does_not_have_opens_no_table(world: World) -> None:
    result = await world.slash(world.members[0], "play", game="ahoy-kitten", options="`@everyone`=on")
    assert "options" in text_of(result)
    assert not world.channel.history()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("effects=maybe", "The option `effects` can be: `on`, `off`"),
        ("tricks=off", "I do not know the option `tricks`. This is what the game offers: `effects`"),
    ],
)
async def test_a_wrong_option_and_a_wrong_value_are_told_apart(world: World, typed: str, said: str) -> None:
    """S-27"""
    assert said in text_of(await world.slash(world.members[0], "play", game="all-aboard", options=typed))


async def test_options_that_do_not_go_together_open_no_table_and_say_what_to_do(world: World) -> None:
    """Ruling OB-12."""
    result = await world.slash(world.members[0], "play", game="on-board", options="edition=2019, captains=on")
    assert "Leave out `edition=2019`" in text_of(result)
    assert not world.channel.history()


@pytest.mark.parametrize(
    ("right", "told"),
    [("send_messages", "Send Messages"), ("embed_links", "Embed Links"), ("attach_files", "Attach Files")],
)
async def test_where_the_bot_may_not_write_it_says_which_right_is_missing(world: World, right: str, told: str) -> None:
    me = world.client.user
    assert me is not None
    denied = {me: discord.PermissionOverwrite(**{right: False})}
    world.channel = world.guild.create_text_channel("quiet", overwrites=denied)
    result = await world.slash(world.members[0], "play", game="ahoy-kitten")
    assert told in text_of(result)
    assert not world.channel.history()
    assert not await world.store.open_in(world.guild.id, 10)


async def test_in_a_thread_a_game_is_played_like_in_a_channel(world: World) -> None:
    parent = world.client.get_channel(world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="below deck", type=discord.ChannelType.public_thread)
    await world.env.settle()
    (world.channel,) = world.channel.threads
    await world.game(2)
    assert (await world.table()).status is Status.RUNNING


async def test_if_the_lobby_cannot_be_posted_no_table_is_left_behind(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    result = await world.slash(world.members[0], "play", game="ahoy-kitten")
    assert "have not opened one" in text_of(result)
    assert not await world.store.open_in(world.guild.id, 10)


async def test_if_the_lobby_cannot_be_posted_nothing_is_posted_later(world: World) -> None:
    """S-25: not the page of a closed table either, which nobody has ever seen open."""
    world.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    assert "have not opened one" in text_of(await world.slash(world.members[0], "play", game="ahoy-kitten"))
    await world.env.advance_time(120)
    assert not world.channel.history()
    await world.lobby(2)
    assert len(world.channel.history()) == 1


@pytest.mark.parametrize("command", ["hand", "board", "leave", "end"])
async def test_without_a_table_every_command_says_how_to_get_one(world: World, command: str) -> None:
    assert "`/play`" in text_of(await world.slash(world.stranger, command))


@pytest.mark.parametrize("command", ["play", "hand", "board", "leave", "end"])
async def test_in_a_private_chat_the_commands_say_where_they_work(world: World, command: str) -> None:
    options = {"game": "ahoy-kitten"} if command == "play" else {}
    result = await world.members[0].user.slash(command, **options)
    assert "channel of a server" in text_of(result)


async def test_wrong_presses_in_the_lobby_are_told_what_to_do_instead(world: World) -> None:
    """S-21, S-27: strangers and newcomers press what is not theirs."""
    board = await world.lobby(1)
    host, guest = world.members[:2]
    for member, verb, told in (
        (host, Verb.SIT, "already sit"),
        (host, Verb.START, "at least 2"),
        (guest, Verb.STAND, "do not sit"),
        (guest, Verb.START, "Only the host"),
        (guest, Verb.COMPUTER, "Only the host"),
        (guest, Verb.CLOSE, "Only the host"),
    ):
        assert told in text_of(await world.press(member, board, verb)), verb
    assert "not begun" in text_of(await world.slash(host, "hand"))
    assert (await world.table()).people == (host.id,)


async def test_a_full_table_takes_nobody_else(world: World) -> None:
    board = await world.lobby(6)
    assert "Every seat is taken" in text_of(await world.press(world.stranger, board, Verb.SIT))


async def test_two_who_press_at_once_do_not_share_the_last_seat(world: World) -> None:
    board = await world.lobby(5)
    (sit,) = [part["custom_id"] for part in controls(board) if matches(part["custom_id"], Verb.SIT)]
    results = await world.at_once([(member, board, sit) for member in world.members[5:7]])
    assert sorted("Every seat is taken" in text_of(result) for result in results) == [False, True]
    assert len((await world.table()).people) == 6


async def test_when_the_host_leaves_the_next_person_can_start(world: World) -> None:
    """S-19"""
    board = await world.lobby(3)
    await world.press(world.members[0], board, Verb.STAND)
    await world.press(world.members[1], await world.board(), Verb.START)
    assert (await world.table()).status is Status.RUNNING


async def test_when_the_last_player_leaves_the_lobby_closes(world: World) -> None:
    """S-20"""
    board = await world.lobby(1)
    result = await world.press(world.members[0], board, Verb.STAND)
    assert "closed" in text_of(result)
    assert "closed before the game began" in await world.board_text()


async def test_the_host_gives_seats_to_the_computer_and_takes_them_back(world: World) -> None:
    board = await world.lobby(1)
    await world.press(world.members[0], board, Verb.COMPUTER)
    assert "2. 🤖 Computer\n" in await world.board_text()
    with_computer = await world.board()
    await world.press(world.members[0], with_computer, Verb.NO_COMPUTER)
    assert Computer() not in (await world.table()).holders
    (old,) = [one["custom_id"] for one in controls(with_computer) if matches(one["custom_id"], Verb.NO_COMPUTER)]
    assert "no seat here" in text_of(await world.forge(world.members[0], board, old)), "its button is gone by now"
    assert "Only the host" in text_of(await world.forge(world.members[1], board, old))


async def test_several_computers_are_counted_among_themselves(world: World) -> None:
    """The start shuffles the seats: a number of the seat would be another one's then."""
    board = await world.lobby(1)
    for _ in range(2):
        await world.press(world.members[0], board, Verb.COMPUTER)
    names = ["🤖 Computer 1", "🤖 Computer 2"]
    lobby = await world.board_text()
    await world.press(world.members[0], board, Verb.START)
    for text in (lobby, await world.board_text()):
        assert all(name in text for name in names)
        assert "Computer 3" not in text


async def test_a_full_lobby_waits_for_nobody_and_says_how_a_seat_becomes_free(world: World) -> None:
    host = world.members[0]
    board = await world.lobby(2, "on-board")
    assert "Everybody is aboard" in await world.board_text()
    assert "wait for more" not in await world.board_text()
    assert "**Stand up** frees one" in text_of(await world.press(host, board, Verb.COMPUTER))
    assert "welcome to watch" in text_of(await world.press(world.stranger, board, Verb.SIT))


async def test_the_host_changes_an_option_in_the_lobby(world_on_disk: World) -> None:
    world, host = world_on_disk, world_on_disk.members[0]
    board = await world.lobby(2, "on-board")
    (menu,) = [one for one in controls(board) if matches(one["custom_id"], Verb.OPTION)]
    assert "Only the host" in text_of(await world.choose(world.members[1], board, menu["custom_id"], "captains=on"))
    await world.choose(host, board, menu["custom_id"], "captains=on")
    assert "Captains: on" in await world.board_text()
    (changed,) = [one for one in controls(await world.board()) if matches(one["custom_id"], Verb.OPTION)]
    assert changed["custom_id"] != menu["custom_id"], "a client keeps what was chosen in a menu that it knows"
    assert "edition=2019" not in [one["value"] for one in changed["options"]], "it has no captains"
    await world.restart()
    assert "Captains: on" in await world.board_text()
    await world.press(host, await world.board(), Verb.START)
    assert (await world.table()).options.captains
    assert "already begun" in text_of(await world.forge(host, await world.board(), menu["custom_id"]))


async def test_a_game_without_options_has_no_menu_of_them(world: World) -> None:
    assert not [one for one in controls(await world.lobby(2)) if matches(one["custom_id"], Verb.OPTION)]


async def test_the_host_or_a_moderator_closes_the_lobby(world: World) -> None:
    await world.press(world.members[0], await world.lobby(2), Verb.CLOSE)
    assert (await world.table()).ending is Ending.ENDED
    await world.press(world.moderator, await world.lobby(1), Verb.CLOSE)
    assert (await world.table()).ending is Ending.ENDED


async def test_the_lobbys_old_buttons_say_that_the_game_has_begun(world: World) -> None:
    """S-11"""
    board = await world.game(2)
    table = await world.table()
    for verb in (Verb.STAND, Verb.CLOSE, Verb.START, Verb.COMPUTER, Verb.NO_COMPUTER):
        result = await world.forge(world.members[0], board, str(Address(verb, table.id)))
        assert "already begun" in text_of(result), verb
    assert "No seat is empty" in text_of(await world.forge(world.stranger, board, str(Address(Verb.SIT, table.id))))


async def test_a_rematch_keeps_everyones_seat_until_they_confirm(world: World) -> None:
    await world.game(3)
    while (await world.table()).status is Status.RUNNING:
        await world.round(3)
    first, second, third = world.members[:3]
    over = await world.board()
    refusal = text_of(await world.press(world.stranger, over, Verb.REMATCH))
    assert "those who played here" in refusal
    assert "right here" in refusal
    assert "players' seats are kept" in text_of(await world.press(second, over, Verb.REMATCH))
    assert "You already sit at the table" in text_of(await world.press(second, over, Verb.REMATCH))
    table = await world.table()
    assert table.host == second.id
    assert {Kept(first.id), Kept(third.id)} < set(table.holders)
    assert "you have your seat" in text_of(await world.press(first, over, Verb.REMATCH))
    assert "You already sit at the table" in text_of(await world.press(first, over, Verb.REMATCH))
    assert Kept(third.id) in (await world.table()).holders
    await world.press(second, await world.board(), Verb.START)
    assert set((await world.table()).people) == {first.id, second.id}


async def test_a_rematch_with_computers_alone_speaks_of_no_seats_that_are_kept(world: World) -> None:
    host = world.members[0]
    await world.lobby(1)
    await world.press(host, await world.board(), Verb.COMPUTER)
    await world.press(host, await world.board(), Verb.START)
    while (await world.table()).status is Status.RUNNING:
        await world.round(1)
    told = text_of(await world.press(host, await world.board(), Verb.REMATCH))
    assert "Another round" in told
    assert "kept" not in told


async def test_whoever_stands_up_without_a_seat_in_the_lobby_is_shown_the_way_to_one(world: World) -> None:
    told = text_of(await world.press(world.members[1], await world.lobby(1), Verb.STAND))
    assert "press **Sit down**" in told
    assert "another channel" not in told


async def test_whoever_starts_alone_is_told_how_many_are_there(world: World) -> None:
    host = world.members[0]
    await world.lobby(1)
    assert "so far there is one." in text_of(await world.press(host, await world.board(), Verb.START))


async def test_names_are_shown_as_mentions_so_that_no_name_can_do_harm(world: World) -> None:
    """S-23: a name may be anything; it is never part of what we write, and a mention of ours pings nobody."""
    hostile = world.env.create_user("evil", global_name="@everyone **`")
    member = world.guild.add_member(hostile, nick="\u202e@here")
    await world.press(member, await world.lobby(1), Verb.SIT)
    board = await world.board()
    assert member.mention in text_in(board)
    assert "@everyone" not in text_in(board)
    assert "@here" not in text_in(board)
    assert not board.mentions or not board.mention_everyone


async def test_while_typing_options_only_what_the_game_has_is_offered(world: World) -> None:
    member = world.members[0]
    assert await member.autocomplete(world.channel, "play", "options", "", game="ahoy-kitten") == []
    offered = await member.autocomplete(world.channel, "play", "options", "eff", game="all-aboard")
    assert [(one["name"], one["value"]) for one in offered] == [
        ("effects=on (animals' tricks: on)", "effects=on"),
        ("effects=off (animals' tricks: off)", "effects=off"),
    ]
