"""Options as people type them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

import pytest

from cogs.options import offers, options_in


class Deck(StrEnum):
    SHORT = "short"
    LONG = "long"


@dataclass(frozen=True)
class Options:
    fast: bool = False
    deck: Deck = Deck.SHORT
    level: Literal[0, 1] = 0


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
    assert offers(text, Options) == offered
