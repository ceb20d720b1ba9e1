"""Options as people type them, and what they are offered."""

import timeit
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Literal

import pytest

from engines import GAMES
from engines.core.errors import OptionRefused, OptionsClash
from engines.core.options import TYPED_AT_MOST, changes, offers, options_from, options_of, options_with, settings_in
from engines.dream_cruise.actions import DreamOptions
from tests.bot.members import GAMES_AND_TUG
from tests.bot.toy_game import TUG, Tug, TugOptions


class Deck(StrEnum):
    SHORT = "short"
    LONG = "long"


@dataclass(frozen=True)
class Options:
    fast: bool = False
    deck: Deck = Deck.SHORT
    level: Literal[0, 1] = 0


class Optional(Tug):
    options_type: ClassVar[Any] = Options


@pytest.mark.parametrize(
    ("text", "settings"),
    [
        ("", {}),
        ("fast", {"fast": "on"}),
        ("fast=off, deck=long", {"fast": "off", "deck": "long"}),
        (" Fast = on ;deck: long", {"fast": "on", "deck": "long"}),
        ("fast\n=\u2003on", {"fast": "on"}),
        ("fast off", {"fast": "on", "off": "on"}),
        ("fast=on fast=off", {"fast": "off"}),
        ("deck = : long", {"deck": "=long"}),
        ("fast=,deck", {"fast": "on", "deck": "on"}),
        (",,=,", {"": "on"}),
    ],
)
def test_options_are_read_as_people_write_them(text: str, settings: dict[str, str]) -> None:
    assert settings_in(text) == settings


@pytest.mark.parametrize("repeated", [" ", "=", " =", "= ", ", ", "\n;", f"a{' ' * 50}", f"={' ' * 1000}"])
def test_a_hostile_text_is_read_about_as_fast_as_a_decent_one(repeated: str) -> None:
    """What tries every blank of a long row anew takes a thousand times as long."""
    hostile = f"a{(repeated * TYPED_AT_MOST)[: TYPED_AT_MOST - 2]}b"
    decent = ("fast=on, " * TYPED_AT_MOST)[:TYPED_AT_MOST]
    assert _fastest(hostile) < 20 * _fastest(decent)


def _fastest(text: str) -> float:
    return min(timeit.repeat(lambda: settings_in(text), number=1, repeat=5))


def test_a_text_that_is_too_long_is_no_option_of_any_game() -> None:
    text = "fast=on," * TYPED_AT_MOST
    assert settings_in(text[:TYPED_AT_MOST]) == {"fast": "on"}
    with pytest.raises(OptionRefused) as refusal:
        options_from(Optional(), settings_in(text))
    assert refusal.value.option == text
    assert list(_texts(offers(Optional(), text + "f"))) == [f"{text} fast=on", f"{text} fast=off"]


@pytest.mark.parametrize("text", ["on", "ON", " yes ", "y", "True", "t", "1"])
def test_a_switch_is_switched_on_as_people_write_it(text: str) -> None:
    assert options_from(TUG, {"whisper": text}) == TugOptions(whisper=True)


@pytest.mark.parametrize("text", ["off", "OFF", " no ", "n", "False", "f", "0"])
def test_a_switch_is_switched_off_as_people_write_it(text: str) -> None:
    assert options_from(TUG, {"whisper": text}) == TugOptions(whisper=False)


def test_what_is_not_given_keeps_its_ordinary_value() -> None:
    assert options_from(TUG, {}) == TugOptions()


def test_a_number_is_read_where_a_few_numbers_are_allowed() -> None:
    game = GAMES["dream-cruise"]
    assert options_from(game, {"jana": " 2", "sea_days": "on"}) == DreamOptions(jana=2, sea_days=True)
    with pytest.raises(OptionRefused) as refusal:
        options_from(game, {"jana": "7"})
    assert (refusal.value.allowed, refusal.value.is_known) == (("0", "1", "2", "3"), True)


@pytest.mark.parametrize("text", ["", "-", "two", "1.5", "9" * 5000])
def test_what_is_no_number_is_refused_where_any_number_is_allowed(text: str) -> None:
    with pytest.raises(OptionRefused) as refusal:
        options_from(TUG, {"strength": text})
    assert refusal.value.allowed == ("0", "1", "2", "…")


def test_an_unknown_option_is_told_before_a_wrong_value_and_the_first_wrong_value_in_the_order_of_the_game() -> None:
    with pytest.raises(OptionRefused) as refusal:
        options_from(TUG, {"whisper": "loud", "colour": "red"})
    assert (refusal.value.option, refusal.value.is_known) == ("colour", False)
    with pytest.raises(OptionRefused) as refusal:
        options_from(TUG, {"strength": "much", "whisper": "loud"})
    assert (refusal.value.option, refusal.value.is_known) == ("whisper", True)


@pytest.mark.parametrize("expansion", ["captains", "luggage", "specials"])
def test_options_that_do_not_go_together_are_refused_together(expansion: str) -> None:
    """Ruling OB-12: no single value is wrong."""
    game = GAMES["on-board"]
    options = options_from(game, {"edition": "2022", expansion: "on"})
    with pytest.raises(OptionsClash, match="on-board"):
        options_from(game, {"edition": "2019", expansion: "on"})
    with pytest.raises(OptionsClash, match="on-board"):
        options_with(game, options, "edition", "2019")


@pytest.mark.parametrize("key", sorted(GAMES_AND_TUG))
def test_every_option_of_every_game_can_be_typed_and_is_what_it_says(key: str) -> None:
    game = GAMES_AND_TUG[key]
    for option in options_of(game.options_type):
        for text, value in option.values.items():
            typed = settings_in(f"{option.name.upper()} = {text.upper()}")
            assert getattr(options_from(game, typed), option.name) == value
    with pytest.raises(OptionRefused):
        options_from(game, {"no such option": "1"})


def test_a_value_that_is_written_with_a_capital_can_be_chosen_as_it_is_offered() -> None:
    @dataclass(frozen=True)
    class Sides:
        side: Literal["Port", "Starboard"] = "Port"

    class Sided(Tug):
        options_type: ClassVar[Any] = Sides

    (offer,) = changes(Sided(), Sides())
    assert offer.text == "side=Starboard"
    assert [one.text for one in offers(Sided(), "side=s")] == [offer.text]
    assert options_from(Sided(), settings_in(offer.text)) == options_with(Sided(), Sides(), "side", "starboard")


def test_an_option_of_a_type_that_nobody_could_type_is_a_mistake_of_the_game() -> None:
    @dataclass(frozen=True)
    class Untypable:
        names: tuple[str, ...] = ()

    with pytest.raises(TypeError, match="names"):
        options_of(Untypable)


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
    assert _texts(offers(Optional(), text)) == offered


def test_an_offer_means_what_it_would_set() -> None:
    (long,) = offers(Optional(), "fast=on, deck=l")
    assert (long.name, long.value) == ("deck", Deck.LONG)
    assert [(one.name, one.value) for one in changes(Optional(), Options(level=1))] == [
        ("fast", True),
        ("deck", Deck.LONG),
        ("level", 0),
    ]


def test_what_the_game_refuses_together_is_not_offered() -> None:
    game = GAMES["on-board"]
    old, captains = (options_from(game, {name: value}) for name, value in (("edition", "2019"), ("captains", "on")))
    assert _texts(offers(game, "edition=2019, ")) == [
        f"edition=2019, {one}=off" for one in ("captains", "luggage", "specials")
    ]
    assert _texts(offers(game, "captains=on, e")) == ["captains=on, edition=2022"]
    assert _texts(changes(game, old)) == ["edition=2022"]
    assert _texts(changes(game, captains)) == ["captains=off", "luggage=on", "specials=on"]


def _texts(found: Iterator[Any]) -> list[str]:
    return [one.text for one in found]
