"""The cards of Dream Cruise have their names in the words, and only there."""

from collections import Counter
from collections.abc import Iterator

import pytest

from cogs.presenters.dream_cruise.names import card_name, family_name, location_name, sight_name, spot_name
from cogs.words import Words, languages, words_for
from engines.dream_cruise.actions import Spot
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS, SHORES
from tests.engines.dream_cruise.table import sea, shore

in_every_language = pytest.mark.parametrize("language", list(languages()))


def names(words: Words) -> Iterator[str]:
    """Of every card, and of the sights on ports."""
    yield from [family_name(number, words) for number in range(len(FAMILIES))]
    yield from [location_name(number, words) for number in range(len(LOCATIONS))]
    yield from [sight_name(number, words) for number in range(len(SHORES))]
    yield from [card_name(number, words) for number in range(len(SHIP_CARDS))]


@in_every_language
def test_names_tell_cards_apart(language: str) -> None:
    assert [name for name, count in Counter(names(words_for(language))).items() if count > 1] == []


@in_every_language
def test_a_name_is_one_short_line(language: str) -> None:
    """Two families and a plus, or a family and a place, have to fit on a button."""
    assert all(0 < len(name) <= 20 and name == name.strip() and "\n" not in name for name in names(words_for(language)))


def test_each_spot_is_called_by_what_lies_there() -> None:
    words, port, at_sea = words_for("en"), shore("city", "rest"), sea()
    assert spot_name(Spot.TOP, port, words) == location_name(port, words)
    assert spot_name(Spot.BOTTOM, port, words) == sight_name(port, words)
    assert spot_name(Spot.TOP, at_sea, words) == location_name(at_sea, words)
    for spot in (Spot.CARD_1, Spot.CARD_2, Spot.ADDITION_1, Spot.ADDITION_3):
        assert spot_name(spot, 50, words) == card_name(50, words)
