"""What stands around every game on its public message: one card, within what law 11 leaves for it."""

from dataclasses import fields, replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.tables.table import Ending, Holder, Kept, Person, Place, Status, Table, Vacant
from bot.tables.updates import AnyLook
from cogs.controls.addresses import Verb
from cogs.pages.frames import public_page, scene
from cogs.presenters import PRESENTERS
from cogs.words import languages, words_for
from cogs.words.texts import length, listed
from engines import GAMES
from tests.cogs.presenters.looks import look_of, parts, sent
from tests.cogs.presenters.test_law_11 import assert_control_fits
from tests.cogs.world import MENU
from tests.engines.driver import Setting, random_game, settings_of

COMPONENTS, CHARACTERS, BYTES = 12, 1_000, 2_000
"""What law 11 keeps free of the game's own part."""

LONGEST_ID = 2**63 - 1
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)

every_game = pytest.mark.parametrize("key", GAMES)
every_language = pytest.mark.parametrize("language", list(languages()))


def largest(key: str) -> Setting:
    return max(settings_of(GAMES[key]), key=lambda setting: setting.seat_count)


def table_of(setting: Setting, status: Status, holders: tuple[Holder, ...], **more: Any) -> Table:
    """A table with the longest numbers there are."""
    place = Place(LONGEST_ID, LONGEST_ID)
    return Table(LONGEST_ID, setting.game.key, setting.options, place, LONGEST_ID, status, holders, NOON, **more)


def people(setting: Setting) -> tuple[Holder, ...]:
    return tuple(Person(LONGEST_ID - number) for number in range(setting.seat_count))


def crowded_board(setting: Setting) -> tuple[Table, AnyLook]:
    """The game waits for nearly all, a seat is vacant, and some want to end it."""
    holders = (*people(setting)[:-1], Vacant(1))
    agreed = frozenset(LONGEST_ID - number for number in range(len(holders) - 1))
    table = table_of(setting, Status.RUNNING, holders, started_at=NOON, agreed=agreed)
    look = look_of(setting, next(random_game(setting, "frames")), None)
    return table, replace(look, waiting_for=frozenset(range(setting.seat_count)))


def finished(setting: Setting) -> tuple[Table, AnyLook]:
    *_, last = random_game(setting, "frames")
    ended_at = NOON + timedelta(days=400, minutes=59)
    more = {"started_at": NOON, "ended_at": ended_at, "ending": Ending.PLAYED}
    return table_of(setting, Status.OVER, people(setting), **more), look_of(setting, last, None)


def size(components: list[dict[str, Any]]) -> tuple[int, int, int]:
    """Components, characters and bytes."""
    everything = list(parts(components))
    text = "".join(part.get("content", "") for part in everything)
    return len(everything), length(text), len(text.encode())


def assert_frame_fits(whole: list[Any], game: list[Any]) -> None:
    around = [all_of - inside for all_of, inside in zip(size(sent(whole)), size(sent(game)), strict=True)]
    assert all(got <= most for got, most in zip(around, (COMPONENTS, CHARACTERS, BYTES), strict=True)), around


@every_language
@every_game
def test_the_frame_of_the_fullest_board_fits_into_what_law_11_leaves(key: str, language: str) -> None:
    """S-24"""
    words = words_for(language)
    table, look = crowded_board(largest(key))
    shown = public_page(table, look, words)
    assert_frame_fits(shown, PRESENTERS[key].board(look, scene(table, words)))
    text = "".join(part.get("content", "") for part in parts(sent(shown)))
    assert words("board-vacant", host=f"<@{table.host}>") in text
    names = listed([f"<@{person}>" for person in table.people if person in table.agreed], words)
    assert words("board-agreed", names=names, agreed=len(table.agreed), people=len(table.people)) in text


@every_language
@every_game
def test_the_frame_of_the_result_fits_into_what_law_11_leaves(key: str, language: str) -> None:
    """S-24"""
    words = words_for(language)
    table, look = finished(largest(key))
    assert_frame_fits(public_page(table, look, words), PRESENTERS[key].result(look, scene(table, words)))


@every_language
@every_game
def test_a_full_lobby_fits_into_a_message(key: str, language: str) -> None:
    """S-24: every seat kept for somebody, which has the longest line, but for the host's own."""
    setting = largest(key)
    kept = tuple(Kept(LONGEST_ID - number) for number in range(1, setting.seat_count))
    table = table_of(setting, Status.LOBBY, (Person(LONGEST_ID), *kept))
    components, characters, in_bytes = size(sent(public_page(table, None, words_for(language))))
    assert (components <= 40, characters <= 4_000, in_bytes <= 10_000) == (True, True, True)


@every_language
@every_game
def test_a_lobby_names_every_option_as_it_is_and_as_it_could_be(key: str, language: str) -> None:
    for setting in settings_of(GAMES[key]):
        shown = list(
            parts(sent(public_page(table_of(setting, Status.LOBBY, people(setting)), None, words_for(language))))
        )
        menus = [part for part in shown if part["type"] == MENU]
        assert bool(menus) is bool(fields(setting.options))
        for part in shown:
            assert_control_fits(part)


@every_game
def test_a_game_that_was_ended_early_shows_how_it_stood_and_fits_into_a_message(key: str) -> None:
    words = words_for("en")
    running, look = crowded_board(largest(key))
    ended = replace(running, status=Status.OVER, ending=Ending.ENDED, ended_by=LONGEST_ID, agreed=frozenset())
    shown = sent(public_page(ended, replace(look, actions=(), waiting_for=frozenset()), words))
    components, characters, in_bytes = size(shown)
    assert (components <= 40, characters <= 4_000, in_bytes <= 10_000) == (True, True, True)
    stood = [
        part["content"] for part in parts(sent(PRESENTERS[key].board(look, scene(ended, words)))) if "content" in part
    ]
    assert set(stood) <= {part.get("content") for part in parts(shown)}
    pressable = {part["custom_id"].split(":")[1] for part in parts(shown) if "custom_id" in part}
    assert pressable == {Verb.REMATCH, Verb.RULES}


@every_game
def test_every_public_message_is_one_card_and_each_status_has_its_colour(key: str) -> None:
    """S-28: the colour only decorates; the title says in words what it says."""
    setting, words = largest(key), words_for("en")
    closed = table_of(setting, Status.OVER, people(setting), ending=Ending.ENDED)
    pages = [
        public_page(table_of(setting, Status.LOBBY, people(setting)), None, words),
        public_page(*crowded_board(setting), words),
        public_page(*finished(setting), words),
        public_page(closed, None, words),
    ]
    cards = [sent(items) for items in pages]
    assert all(len(card) == 1 for card in cards)
    assert len({card[0]["accent_color"] for card in cards}) == 4
    assert len({titled(card) for card in cards}) == 4


def titled(card: list[dict[str, Any]]) -> str:
    """The first line of a card."""
    title = next(part["content"] for part in parts(card) if "content" in part)
    return str(title).partition("\n")[0]
