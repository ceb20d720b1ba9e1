"""Options as people type them."""

from dataclasses import dataclass
from enum import StrEnum

import pytest

from cogs.options import offers, options_in


class Deck(StrEnum):
    SHORT = "short"
    LONG = "long"


@dataclass(frozen=True)
class Options:
    fast: bool = False
    deck: Deck = Deck.SHORT


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
        ("", ["fast=on", "fast=off", "deck=short", "deck=long"]),
        ("fa", ["fast=on", "fast=off"]),
        ("fast=on,", ["fast=on, deck=short", "fast=on, deck=long"]),
        ("fast=on, deck=l", ["fast=on, deck=long"]),
        ("x", []),
    ],
)
def test_what_is_offered_goes_on_from_what_is_typed(text: str, offered: list[str]) -> None:
    assert offers(text, Options) == offered
