"""The rules pages of Dream Cruise say what the engine does, every ruling included."""

import pytest

from cogs.presenters.dream_cruise import PRESENTER
from cogs.presenters.dream_cruise.lookup import PAGES
from cogs.presenters.dream_cruise.names import ICONS, REGIONS
from cogs.words import words_for
from engines.dream_cruise import deck, routes

WORDS = words_for("en")


def page(name: str) -> str:
    return WORDS(f"dream-cruise-rules-{name}")


RULINGS = {
    "DC-1": [("course", "stays in front of you to the end"), ("rulings-end", "visited places stay with you")],
    "DC-2": [("course", "they are put where they bring the most"), ("rulings-end", "that is nine and one")],
    "DC-3": [("boarding", "this round is the last"), ("rulings-begin", "the discard becomes the deck at once")],
    "DC-4": [("rulings-begin", "all draw before anyone chooses"), ("rulings-begin", "a cabin may stay empty")],
    "DC-5": [("end", "every **two guests**"), ("rulings-end", "before the last count")],
    "DC-6": [("costs", "until their whole family has been sent"), ("rulings-sail", "its half point doesn't")],
    "DC-7": [("costs", "**three spaces**"), ("rulings-sail", "three addition spaces")],
    "DC-8": [("costs", "Room and colours still count"), ("rulings-sail", "any one other ship card pays")],
    "DC-9": [("sailing", "It can't be covered once"), ("rulings-sail", "a covered one takes neither")],
    "DC-10": [("sailing", "undoes step by step"), ("rulings-sail", "stay sealed until the last is done")],
    "DC-11": [("entertainment", "Your hand is secret"), ("rulings-begin", "hands are secret")],
    "DC-12": [("entertainment", "begins the next round"), ("rulings-begin", "untaken, it stays")],
    "DC-13": [("end", "more ship cards in hand win"), ("rulings-end", "wherever the token lies by then")],
    "DC-14": [("cards", "six ports each"), ("rulings-begin", "three members and three points")],
    "DC-15": [("course", "draws one ship card"), ("rulings-begin", "before the sets are laid out")],
    "DC-16": [("jana", "ties are hers"), ("rulings-end", "Her pile stays face down to the end")],
    "DC-17": [("rulings-sail", "go to today's place only")],
    "DC-18": [("entertainment", "must take one set"), ("rulings-begin", "open sets come first")],
    "DC-19": [("rulings-begin", "dealt one by one and this round is the last")],
    "DC-20": [("rulings-end", "one route, never split")],
    "DC-21": [("boarding", "from white to blue"), ("rulings-begin", "Any of the drawn families may stay")],
    "DC-22": [("costs", "He may join guests"), ("rulings-sail", "goes out once a round")],
    "DC-23": [("sailing", "each to another activity"), ("rulings-sail", "Nobody is moved again")],
    "DC-24": [("costs", "never just removed"), ("rulings-sail", "only if no space is free")],
    "DC-25": [("boarding", "discarded, openly"), ("rulings-begin", "discards lie open")],
    "DC-26": [("rulings-begin", "guests never run out")],
    "DC-27": [("rulings-sail", "discarded visited or not")],
    "DC-28": [("cards", "only one of them is offered"), ("rulings-sail", "of cards alike only the first")],
    "DC-29": [("rulings-sail", "more than 25 things to do")],
    "DC-30": [("rulings-begin", "who has no choice isn't asked")],
    "DC-31": [("rulings-sail", "in order from whoever began")],
    "DC-32": [("rulings-begin", "keep their place in ties")],
    "G-1": [("goal", "Chance deals"), ("rulings-begin", "Chance decides who begins")],
    "G-4": [("goal", "you may change your mind")],
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told(ruling: str) -> None:
    for name, words in RULINGS[ruling]:
        assert words in page(name), f"{ruling} on page {name}"


def test_the_fine_print_says_what_is_printed_what_is_read_and_what_is_ours() -> None:
    for name in ("rulings-begin", "rulings-sail", "rulings-end"):
        entries = [line for line in page(name).splitlines() if line.startswith("- ")]
        assert entries
        assert all(line.startswith(("- *Printed:*", "- *Read:*", "- *Ours:*", "- *Read/ours:*")) for line in entries)


def test_the_numbers_on_the_pages_are_those_of_the_engine() -> None:
    sizes = deck.FAMILY_DECK_SIZES
    assert f"With 4 players {sizes[4]} more families wait ashore, with 3 it is {sizes[3]}" in page("goal")
    assert f"with 2 it is {sizes[2]}, alone {sizes[1]}" in page("goal")
    assert f"{sizes[1]} families wait ashore" in page("jana")
    for cards in (2, 3, 4):
        assert f"- {cards} places: {routes.route_points(cards)} point" in page("course")
    assert f"- 5 or more: {routes.route_points(5)} points" in page("course")
    shown = ", ".join(str(routes.route_points(cards)) for cards in (2, 3, 4, 5))
    assert f"bring {shown}" in page("end")
    assert shown in WORDS("dream-cruise-result-key")


def test_every_icon_and_region_is_explained() -> None:
    for icon, emoji in ICONS.items():
        code = WORDS(f"dream-cruise-icon-{icon}").replace("\u2060", "")
        assert code.startswith(emoji)
        assert f"{code} {WORDS(f'dream-cruise-icon-name-{icon}')}" in page("cards")
    assert all(emoji in page("cards") for emoji in REGIONS.values())


def test_pages_open_with_the_goal_and_the_fine_print_is_only_looked_up() -> None:
    assert PRESENTER.pages[0] == "goal"
    assert PRESENTER.lookups == ("rulings-begin", "rulings-sail", "rulings-end")
    assert set(PAGES.values()) <= set(PRESENTER.pages + PRESENTER.lookups)


def test_in_the_last_round_only_happy_families_leave_and_the_others_count() -> None:
    """Ruling DC-5: the page about the end does not send those guests home whom it then counts."""
    every_day, last = page("end").split("### At the end of the last round")
    assert "If another round follows, all other guests leave today's place" in every_day
    assert "All other guests stay where they are" in last


def test_the_head_start_of_jana_says_what_it_is_worth() -> None:
    average = sum(family.points for family in deck.OTHER_FAMILIES) / len(deck.OTHER_FAMILIES)
    assert 3 < average < 4
    assert "3 to 4 points" in WORDS("dream-cruise-option-jana")
