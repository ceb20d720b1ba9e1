"""The rules pages of Ahoy! Kitten say what the engine does, every ruling included."""

import pytest

from cogs.presenters.ahoy_kitten import PRESENTER
from cogs.presenters.ahoy_kitten.names import EMBLEMS, SQUARES
from cogs.words import words_for
from engines.ahoy_kitten import scoring
from engines.ahoy_kitten.inside import setup
from engines.ahoy_kitten.views import Character, Tokens

WORDS = words_for("en")


def page(name: str) -> str:
    return WORDS(f"ahoy-kitten-rules-{name}")


RULINGS = {
    "AK-1": [("filching", "they swap their tiles"), ("rulings", "all takes happen at once")],
    "AK-2": [("protecting", "at least one token"), ("rulings", "needs at least one token")],
    "AK-3": [("filching", "whose tile is empty, or who is on a break"), ("rulings", "any second claw blocks")],
    "AK-4": [("protecting", "the round passes by itself"), ("rulings", "if everyone is on a break")],
    "AK-5": [("refill", "in the order drawn"), ("refill", "one more round"), ("rulings-end", "serves even on a break")],
    "AK-6": [("scoring", "White fish belong to no set"), ("rulings-end", "white tokens are in no set")],
    "AK-7": [
        ("two-players", "block each other"),
        ("two-players", "lower"),
        ("rulings-end", "the paws are two pirates"),
    ],
    "AK-8": [("round", "only oceans"), ("rulings", "in round 1 only oceans")],
    "AK-9": [("scoring", "Tokens left in the oceans count for nobody"), ("rulings-end", "sets across both")],
    "AK-10": [("round", "exactly one target"), ("rulings", "exactly one pick")],
    "AK-11": [("refill", "ocean by ocean from the first"), ("rulings-end", "an ordinary refill is no choice")],
    "AK-12": [("protecting", "exactly one round"), ("rulings", "exactly the round after claiming")],
    "AK-13": [("goal", "All tokens lie open"), ("rulings", "the colours left in the bag")],
    "AK-14": [("goal", "name and looks only"), ("rulings-end", "pirates have no powers")],
    "AK-15": [("two-players", "3 oceans, 4 pirates"), ("rulings-end", "3 oceans, 4 pirates")],
    "G-1": [("goal", "drawn by chance"), ("rulings-end", "dealt by chance")],
    "G-2": [("scoring", "the victory is shared"), ("rulings-end", "shared victory")],
    "G-4": [("round", "change it until the last pick is in"), ("rulings", "stay sealed")],
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told(ruling: str) -> None:
    for name, words in RULINGS[ruling]:
        assert words in page(name), f"{ruling} on page {name}"


def test_the_fine_print_says_what_is_printed_what_is_read_and_what_is_ours() -> None:
    for name in ("rulings", "rulings-end"):
        entries = [line for line in page(name).splitlines() if line.startswith("- ")]
        assert entries
        assert all(line.startswith(("- *Printed:*", "- *Read:*", "- *Ours:*")) for line in entries)


def test_the_numbers_on_the_pages_are_those_of_the_engine() -> None:
    bag, small = setup.FULL_BAG, setup.BAG_FOR_TWO
    colours = f"{bag.red} red 🔴R, {bag.blue} blue 🔵B, {bag.yellow} yellow 🟡Y and {bag.white} white ⚪W"
    assert f"{bag.total} fish tokens are in the bag: {colours}" in page("goal")
    two = f"{small.red} red, {small.blue} blue, {small.yellow} yellow and {small.white} white"
    assert f"{setup.OCEANS[2]} oceans, 4 pirates; {two}" in page("two-players")
    assert all(setup.OCEANS[seats] == seats - 1 for seats in range(3, 7)), "one ocean fewer than players"
    assert f"**{scoring.SET} points**" in page("scoring")
    assert f"**{scoring.WHITE} points**" in page("scoring")
    assert f"**{scoring.SPARE} point**" in page("scoring")


def test_the_worked_example_of_the_scoring_page_is_right() -> None:
    assert "3 red, 2 blue, 2 yellow, 1 white make 2 sets (10), one spare red (1) and one white (2): 13" in page(
        "scoring"
    )
    assert scoring.score(Tokens(3, 2, 2, 1)).total == 13


def test_what_the_board_calls_tile_and_claimed_is_explained_and_how_long_a_game_is() -> None:
    assert "**tile** is what a pirate has caught" in page("round")
    assert "What is **claimed** can't" in page("round")
    assert "A game has about ten rounds" in page("round")


def test_every_pirate_is_introduced_with_its_emblem() -> None:
    for character in Character:
        assert f"{EMBLEMS[character]}{SQUARES[character]} {WORDS(f'ahoy-kitten-pirate-{character}')}" in page("goal")


def test_pages_open_with_the_goal_and_the_fine_print_is_only_looked_up() -> None:
    assert PRESENTER.pages[0] == "goal"
    assert PRESENTER.lookups == ("rulings", "rulings-end")
