"""Options as people type them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

import pytest

from bot.store.codec import options_from
from cogs.pages.options import changes, offers, options_in
from engines import GAMES
from tests.bot.toy_game import Tug


class Deck(StrEnum):
    SHORT = "short"
    LONG = "long"


@dataclass(frozen=True)
class Options:
    fast: bool = False
    deck: Deck = Deck.SHORT
    level: Literal[0, 1] = 0


class Optional(Tug):
    options_type = Options


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", {}),
        ("fast", {"fast": "on"}),
        ("fast=off, deck=long", {"fast": "off", "deck": "long"}),
        (" Fast = on ;deck: long", {"fast": "on", "deck": "long"}),
        (",,=,", {"": "on"}),
    ],
)
def test_options_are_read_as_people_write_them(text: str, options: dict[str, str]) -> None:
    assert options_in(text) == options


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("", ["fast=on", "fast=off", "deck=short", "deck=long", "level=0", "level=1"]),
        ("fa", ["fast=on", "fast=off"]),
        ("fast=on, level=1,", ["fast=on, level=1, deck=short", "fast=on, level=1, deck=long"]),
        ("l", ["level=0", "level=1"]),
        ("fast=on, deck=l", ["fast=on, deck=long"]),
        ("x", []),
    ],
)
def test_what_is_offered_goes_on_from_what_is_typed(text: str, offered: list[str]) -> None:
    assert offers(text, Optional()) == offered


def test_what_the_game_refuses_together_is_not_offered() -> None:
    game = GAMES["on-board"]
    assert offers("edition=2019, ", game) == [f"edition=2019, {one}=off" for one in ("captains", "luggage", "specials")]
    assert offers("captains=on, e", game) == ["captains=on, edition=2022"]
    assert "captains=off" not in [text for text, _, _ in changes(game, options_from(game, {"edition": "2019"}))]
    texts = [text for text, _, _ in changes(game, options_from(game, {"captains": "on"}))]
    assert texts == ["captains=off", "luggage=on", "specials=on"]
