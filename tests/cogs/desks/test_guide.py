"""Rules, help and the list of tables: readable from everywhere."""

from dataclasses import replace

import pytest

from cogs.controls.addresses import Verb
from cogs.presenters import PRESENTERS
from cogs.words import words_for
from tests.cogs.world import MENU, World, controls, last_of, matches, text_in, text_of

WORDS = words_for("en")
WITH_LOOKUPS = {game: presenter for game, presenter in PRESENTERS.items() if presenter.lookups}


async def test_the_rules_are_read_page_by_page_and_by_choice(world: World) -> None:
    member = world.members[0]
    for game, presenter in PRESENTERS.items():
        page = last_of(await world.slash(member, "rules", game=game))
        for number, name in enumerate(presenter.pages):
            assert f"Page {number + 1} of {len(presenter.pages)}" in text_in(page)
            assert WORDS(f"{game}-rules-{name}-title") in text_in(page)
            if number + 1 < len(presenter.pages):
                await world.press(member, page, Verb.RULES, f"turn.{game}.{presenter.pages[number + 1]}")
        (contents,) = [one["custom_id"] for one in controls(page) if one["type"] == MENU]
        await world.choose(member, page, contents, f"turn.{game}.{presenter.pages[0]}")
        assert "Page 1 of" in text_in(page)


async def test_single_cards_and_odd_cases_are_looked_up_and_not_in_the_way_of_a_reader(world: World) -> None:
    member = world.members[0]
    for game, presenter in WITH_LOOKUPS.items():
        page = last_of(await world.slash(member, "rules", game=game, page=presenter.pages[-1]))
        assert not [
            one
            for one in controls(page)
            if matches(one["custom_id"], Verb.RULES, f"turn.{game}.{presenter.lookups[0]}")
        ]
        (contents,) = [one for one in controls(page) if one["type"] == MENU]
        await world.choose(member, page, contents["custom_id"], f"turn.{game}.{presenter.lookups[-1]}")
        assert WORDS(f"{game}-rules-{presenter.lookups[-1]}-title") in text_in(page)
        assert "Page" not in text_in(page)
        await world.press(member, page, Verb.RULES, f"turn.{game}.{presenter.pages[0]}")
        assert "Page 1 of" in text_in(page)


async def test_a_game_of_which_nothing_is_looked_up_has_rules_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, presenter = next(iter(WITH_LOOKUPS.items()))
    monkeypatch.setitem(PRESENTERS, game, replace(presenter, lookups=()))
    page = last_of(await world.slash(world.members[0], "rules", game=game, page=presenter.lookups[0]))
    assert "Page 1 of" in text_in(page), "what is not there leads to the beginning"
    (contents,) = [one for one in controls(page) if one["type"] == MENU]
    assert len(contents["options"]) == len(presenter.pages)
    await world.choose(world.members[0], page, contents["custom_id"], f"turn.{game}.{presenter.pages[-1]}")
    assert WORDS(f"{game}-rules-{presenter.pages[-1]}-title") in text_in(page)


async def test_on_every_page_the_menu_shows_that_page_and_is_drawn_anew(world: World) -> None:
    """A client keeps what was last chosen in a menu that it takes for the same."""
    game, presenter = next(iter(PRESENTERS.items()))
    page, seen = last_of(await world.slash(world.members[0], "rules", game=game)), set()
    for here, following in zip(presenter.pages, [*presenter.pages[1:], None], strict=True):
        (contents,) = [one for one in controls(page) if one["type"] == MENU]
        assert [one["value"] for one in contents["options"] if one.get("default")] == [f"turn.{game}.{here}"]
        seen.add(contents["custom_id"])
        if following is not None:
            await world.press(world.members[0], page, Verb.RULES, f"turn.{game}.{following}")
    assert len(seen) == len(presenter.pages)


async def test_rules_are_within_reach_of_lobby_board_hand_and_result(world: World) -> None:
    """S-29: beside what one is looking at, which stays as it is."""
    lobby = await world.lobby(2)
    assert "Page 1 of" in text_of(await world.press(world.stranger, lobby, Verb.RULES))
    await world.press(world.members[0], lobby, Verb.START)
    assert "Page 1 of" in text_of(await world.press(world.stranger, await world.board(), Verb.RULES))
    panel = last_of(await world.slash(world.members[0], "hand"))
    result = await world.press(world.members[0], panel, Verb.RULES)
    assert last_of(result).id != panel.id


async def test_a_page_is_found_by_its_name_or_by_the_beginning_of_its_title(world: World) -> None:
    game, presenter = next(iter(WITH_LOOKUPS.items()))
    last = presenter.lookups[-1]
    title = WORDS(f"{game}-rules-{last}-title")
    for page in (last, title.upper()):
        assert title in text_of(await world.slash(world.members[0], "rules", game=game, page=page))
    offered = await world.members[0].autocomplete(world.channel, "rules", "page", title[:6], game=game)
    assert last in [choice["value"] for choice in offered]


async def test_help_and_rules_work_in_a_private_chat_too(world: World) -> None:
    user = world.members[0].user
    assert "/play" in text_of(await user.slash("help"))
    assert "Page 1 of" in text_of(await user.slash("rules"))
    assert "at no table" in text_of(await user.slash("games"))


async def test_games_lists_mine_and_this_servers_with_links(world: World) -> None:
    """S-30"""
    await world.game(2)
    mine = await world.board()
    world.channel = world.guild.create_text_channel("other")
    await world.slash(world.members[2], "play", game="ahoy-kitten")
    other = await world.board()
    text = text_of(await world.slash(world.members[0], "games"))
    yours, _, others = text.partition("Other tables")
    assert str(mine.id) in yours
    assert str(other.id) in others
    assert "being played by 2 people" in yours
    assert "waiting to start" in others


async def test_many_tables_are_counted_rather_than_cut_off(world: World) -> None:
    """S-22"""
    for number in range(12):
        world.channel = world.guild.create_text_channel(f"room-{number}")
        await world.slash(world.members[0], "play", game="ahoy-kitten")
    assert "and 2 more" in text_of(await world.slash(world.members[0], "games"))


async def test_every_control_of_a_rules_page_leads_to_a_page(world: World) -> None:
    page = last_of(await world.slash(world.members[0], "rules"))
    assert all(matches(one["custom_id"], Verb.RULES) for one in controls(page))
