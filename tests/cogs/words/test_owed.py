"""Every word is there that an option, a refusal, a page or a thing of a game makes necessary."""

from dataclasses import dataclass
from enum import StrEnum
from types import SimpleNamespace
from typing import Literal

import pytest

from cogs.presenters import PRESENTERS
from engines import GAMES
from tests.cogs.words.owed import of_game, of_things, unpaid
from tests.cogs.words.spoken import ENGLISH, assert_none


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_all_the_words_it_owes(key: str) -> None:
    """Without one of them nobody could open a table for it, change an option, or read its rules."""
    presenter = PRESENTERS[key]
    assert_none(unpaid(of_game(GAMES[key], presenter.pages + presenter.lookups), ENGLISH))


def test_everything_a_table_or_a_thing_can_be_has_its_words() -> None:
    assert_none(unpaid(of_things(), ENGLISH))


# The laws themselves, on a made-up game


class Knot(StrEnum):
    REEF = "reef"
    BOWLINE = "bowline"


class Refusal(StrEnum):
    ASHORE = "ashore"


@dataclass(frozen=True)
class Options:
    fast: bool = False
    rounds: int = 3
    sails: Literal[1, 2] = 1
    flag: Literal["black", "white"] = "white"
    knot: Knot = Knot.REEF


@dataclass(frozen=True)
class Clashing(Options):
    def __post_init__(self) -> None:
        if self.fast and self.knot is Knot.BOWLINE and self.sails == 2:
            raise ValueError("too much at once")


def lines(options: type[Options], *written: str) -> list[str]:
    game = SimpleNamespace(key="toy-boat", options_type=options, refusal_type=Refusal)
    messages = {f"toy-boat-{name}": frozenset[str]() for name in written}
    return unpaid(of_game(game, ["goal"]), messages)


FACTS = ("name", "blurb", "players", "time", "refusal-ashore", "rules-goal", "rules-goal-title")
OPTIONS = ("option-fast", "option-rounds", "option-sails", "option-flag", "option-knot")
VALUES = ("option-flag-black", "option-flag-white", "option-knot-reef", "option-knot-bowline")


@pytest.mark.parametrize("word", [*FACTS, *OPTIONS, *VALUES])
def test_a_missing_word_is_named_with_its_file(word: str) -> None:
    written = {*FACTS, *OPTIONS, *VALUES} - {word}
    assert lines(Options, *written) == [f"toy-boat-{word} is missing: it belongs into cogs/words/en/toy_boat.ftl"]


def test_options_that_clash_need_a_sentence_and_others_none() -> None:
    written = (*FACTS, *OPTIONS, *VALUES)
    missing = "toy-boat-options-clash is missing: it belongs into cogs/words/en/toy_boat.ftl"
    assert lines(Clashing, *written) == [missing]
    assert lines(Clashing, *written, "options-clash") == []
    assert lines(Options, *written) == []
