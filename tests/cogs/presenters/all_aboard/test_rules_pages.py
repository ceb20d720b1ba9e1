"""The rules pages of All Aboard! say what the engine does, every ruling included."""

import pytest

from cogs.presenters.all_aboard import PRESENTER
from cogs.presenters.all_aboard.names import (
    ANIMALS,
    BOAT,
    CARD,
    DICE,
    EMBLEMS,
    HEART,
    LOST,
    MOVED,
    PLATE,
    SAVED,
    SPLASH,
    SWORDS,
    WAVE,
    animal_name,
)
from cogs.words import words_for
from engines.all_aboard import deck
from engines.all_aboard.animals import Species
from engines.all_aboard.events import Eaten, Thrown
from tests.engines.all_aboard.table import animal, sail

WORDS = words_for("en")


def page(name: str) -> str:
    return WORDS(f"all-aboard-rules-{name}")


RULINGS = {
    "AA-1": [("boarding", "every boat has exactly three aboard"), ("rulings", "there is always a place")],
    "AA-2": [("rulings", "about two boats of five sink")],
    "AA-3": [("sailing", "even if it is full"), ("rulings-sailing", "ignore the limit of three")],
    "AA-4": [("love", "Two pairs on one boat"), ("rulings-sailing", "love is exactly two")],
    "AA-5": [("love", "no weighing"), ("rulings-sailing", "fighting octopuses score")],
    "AA-6": [("love", "nothing is done to them"), ("rulings-sailing", "no ally for the monkey")],
    "AA-7": [("mouse", "nobody counts as sunk"), ("rulings-effects", "the boat is swapped once")],
    "AA-8": [("monkey", "second heaviest"), ("rulings-effects", "nobody chooses")],
    "AA-9": [("lion", "stays hungry"), ("rulings-effects", "it passes over those in love")],
    "AA-10": [("sailing", "in this order"), ("rulings-effects", "before its turn does nothing")],
    "AA-11": [("peacock", "less than nothing"), ("rulings-effects", "always counts")],
    "AA-12": [("octopus", "the other way round"), ("rulings-effects", "a lone octopus is saved")],
    "AA-13": [("fox", "nowhere to jump"), ("rulings-effects", "jumps from every boat that sinks")],
    "AA-14": [("love", "½ kg"), ("rulings-sailing", "every load is whole")],
    "AA-15": [("animals", "animals' tricks: off"), ("animals", "effects=off"), ("rulings-end", "without tricks")],
    "AA-16": [("rulings", "shuffled if the deck ran out")],
    "AA-17": [("scoring", "more Cupids win, then more saved animals"), ("rulings-end", "a tie goes to")],
    "AA-18": [("love", "always take several players"), ("rulings", "with two players there are no fights")],
    "AA-19": [("goal", "3 in your hand"), ("rulings", "nine in a deck whose order nobody knows")],
    "AA-20": [("scoring", "Hidden are only hands, decks"), ("rulings-sailing", "turned up before the first boat")],
    "AA-21": [("rulings-sailing", "belong to the owner")],
    "AA-22": [("boarding", "also beside your own animals"), ("rulings", "no passing, no moving")],
    "AA-23": [("rulings", "in which they were drawn, from the left")],
    "AA-24": [("scoring", "which are gone"), ("rulings", "gone boats lie open")],
    "AA-25": [("rulings", "lightest first")],
    "AA-26": [("boarding", "as far as you can tell"), ("rulings", "while a hidden card is aboard")],
    "G-1": [("goal", "Chance draws who boards first"), ("rulings", "chance draws who begins")],
    "G-2": [("scoring", "the victory is shared"), ("rulings-end", "shared victory")],
    "G-3": [("rulings", "seats are shuffled")],
    "G-5": [("boarding", "only you know what it is"), ("rulings-sailing", "what it is isn't")],
    "G-6": [("rulings-end", "always enough Cupids")],
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told(ruling: str) -> None:
    for name, words in RULINGS[ruling]:
        assert words in page(name), f"{ruling} on page {name}"


def test_the_fine_print_says_what_is_printed_what_is_read_and_what_is_ours() -> None:
    for name in ("rulings", "rulings-sailing", "rulings-effects", "rulings-end"):
        entries = [line for line in page(name).splitlines() if line.startswith("- ")]
        assert entries
        assert all(line.startswith(("- *Printed:*", "- *Read:*", "- *Ours:*")) for line in entries)


@pytest.mark.parametrize("species", Species)
def test_every_animal_is_described_with_the_weight_and_points_of_the_engine(species: Species) -> None:
    kilos, points = str(species.kilos).replace("-", "−"), species.points
    name = animal_name(species, WORDS)
    assert f"⚖️ **{kilos} kg** · **{points}⭐**" in page(species)
    assert WORDS(f"all-aboard-rules-{species}-title") == f"{ANIMALS[species]} {name}"
    (line,) = [line for line in page("animals").splitlines() if f"**{name}**" in line]
    assert line.startswith(f"- {ANIMALS[species]} **{name}** · {kilos} kg")
    assert f"· {points}⭐" in line


def test_the_numbers_on_the_pages_are_those_of_the_engine() -> None:
    assert f"the {len(deck.CAPACITIES)} boats carry {min(deck.CAPACITIES)} to {max(deck.CAPACITIES)} kg" in page(
        "rulings"
    )
    assert f"**{deck.PLACES} places**" in page("boarding")
    example = Species.ELEPHANT.points + Species.FOX.points + Species.SLOTH.points + 2 * 2
    assert f"with two Cupids (4) are {example} points" in page("scoring")


def test_the_boat_of_the_example_fares_as_the_engine_says() -> None:
    told = sail("1: fox3 bear0", "13: monkey0 lion1 octopus2", "30:")
    assert told.aboard(1) == "fox3 octopus2 monkey0 lion1"
    assert told.kinds(1) == "thrown eaten weighed sailed saved"
    assert told.one(Thrown).animal == animal("octopus2")
    assert told.one(Eaten).animal == animal("monkey0")
    assert told.load(1) == 11
    for said in ("carries **13 kg**", "**18 kg**", "**15 kg** are left", "**11 kg** are left", "11 of 13 kg"):
        assert said in page("example")
    assert "sank jumped discarded" in sail("1: fox3 bear0", "10: monkey0 lion1 octopus2", "30:").kinds(1)


def test_the_example_explains_every_sign_of_the_menus() -> None:
    for sign in (BOAT, HEART, WAVE, SWORDS, PLATE, MOVED, SPLASH, SAVED, LOST, DICE, CARD):
        assert f"{sign} " in page("example")


@pytest.mark.parametrize("species", [one for one in Species if one is not Species.PEACOCK])
def test_every_animals_page_says_what_is_different_without_tricks(species: Species) -> None:
    """Ruling AA-15: a page is opened from games with tricks and from games without."""
    assert "a game without tricks" in page(species)


def test_what_an_animal_does_without_tricks_stands_before_its_trick() -> None:
    """Ruling AA-15: whoever plays without them need not read it first."""
    for species in Species:
        if WORDS(f"all-aboard-effect-{species}").startswith("No tricks") or species is Species.PEACOCK:
            continue
        _, without, blank, trick = page(species).splitlines()[:4]
        assert without.startswith("-# 🧸 In a game without tricks")
        assert blank == ""
        assert trick


def test_setting_sail_does_not_promise_that_everybody_aboard_is_saved() -> None:
    """Ruling AA-12"""
    assert "all aboard are saved 🛟, but a lone 🐙 octopus is lost" in page("sailing")


def test_setting_sail_tells_who_escapes_a_boat_that_sinks() -> None:
    """Rulings AA-5, AA-12 and AA-13"""
    assert "jumps to the next boat (from the last one it is lost)" in page("sailing")
    assert "octopus** that is alone or fights scores" in page("sailing")


def test_the_option_is_called_as_in_the_lobby_and_as_one_types_it() -> None:
    """Ruling AA-15"""
    for name in ("animals", "rulings-end"):
        assert f"{WORDS('all-aboard-option-effects')}: off" in page(name)
        assert "effects=off" in page(name)


def test_the_shapes_of_the_players_are_introduced() -> None:
    assert " ".join(EMBLEMS) in page("goal")


def test_pages_open_with_the_goal_and_each_animal_and_the_fine_print_are_looked_up() -> None:
    assert PRESENTER.pages[0] == "goal"
    assert PRESENTER.lookups[:12] == tuple(one.value for one in Species)
    assert all(name.startswith("rulings") for name in PRESENTER.lookups[12:])
