"""What is foretold of boarding a boat in the menus, and that the boats beside them say the same (ruling AA-26)."""

import pytest

from cogs.presenters import PRESENTERS
from engines.all_aboard import GAME
from tests.cogs.presenters.all_aboard.table import entry, panel, table, text_of
from tests.cogs.presenters.looks import look_of, menus_of, scene_of
from tests.engines.driver import ALL_SETTINGS, Setting, random_game

ALL_ABOARD = [setting for setting in ALL_SETTINGS if setting.game is GAME]


def test_it_tells_the_load_with_the_animal_aboard() -> None:
    state = table("14: zebra1", "14: zebra1 bear2?", "14:")
    assert entry(state, "fox", 0).label == "Boat 1: 9 of 14 kg"
    assert entry(state, "fox", 1).label == "Boat 2: 9+🎴 of 14 kg"
    assert str(entry(state, "fox", 0).emoji) == "⛵"
    assert entry(state, "fox", 0).description == "with 🦓🟦"
    assert entry(state, "fox", 1).description == "with 🦓🟦 🎴🟡"
    assert entry(state, "fox", 2).description == "nobody aboard yet"


def test_too_much_weight_sinks() -> None:
    one = entry(table("14: bear1", "14:", "14:"), "lion", 0)
    assert (str(one.emoji), one.label) == ("🌊", "Boat 1: 19 of 14 kg")
    assert "sinks" in one.description


def test_a_second_of_a_kind_falls_in_love() -> None:
    one = entry(table("14: fox1", "14:", "14:"), "fox", 0)
    assert str(one.emoji) == "💘"
    assert "💘 🦊 in love" in one.description


def test_love_on_a_boat_that_sinks_does_not_look_like_a_good_choice() -> None:
    one = entry(table("10: lion1", "14:", "14:"), "lion", 0)
    assert str(one.emoji) == "🌊"
    assert "💘 🦁 in love · 🌊 sinks" in one.description


def test_the_love_of_others_is_not_mine() -> None:
    one = entry(table("14: mouse1 mouse2", "14:", "14:", hands=["fox", "bear", "bear"]), "fox", 0)
    assert str(one.emoji) == "⛵"
    assert "💘 🐭 in love" in one.description


def test_a_third_of_a_kind_fights() -> None:
    one = entry(table("14: fox1 fox2", "14:", "14:", hands=["fox", "bear", "bear"]), "fox", 0)
    assert str(one.emoji) == "⚔️"
    assert "⚔️ 🦊 fight · 🌊 sinks" in one.description


def test_a_lion_eats_a_mouse_scares_and_a_monkey_throws() -> None:
    hands = ["mouse monkey lion", "fox", "fox"]
    state = table("14: giraffe1", "20: elephant2 bear1", "14: elephant1 giraffe2", hands=hands)
    assert "🦁 eats 🦒🟦" in entry(state, "lion", 0).description
    assert "🐭 scares 🐘: another boat" in entry(state, "mouse", 1).description
    assert "🐵 throws 🐻🟦 to the next boat" in entry(state, "monkey", 1).description
    assert "🐵 throws 🦒🟡 into the sea" in entry(state, "monkey", 2).description


def test_the_load_is_told_as_it_is_and_as_the_tricks_leave_it() -> None:
    state = table("10: giraffe1", "10: giraffe1 fox2?", "14:")
    assert entry(state, "lion", 0).label == "Boat 1: 17 → 9 of 10 kg"
    assert entry(state, "lion", 1).label == "Boat 2: 17+🎴 of 10 kg", "what it becomes, the hidden card decides"


def test_less_than_nothing_has_a_real_minus() -> None:
    state = table("10:", "10:", "10:", hands=["peacock", "fox", "fox"])
    assert entry(state, "peacock", 0).label == "Boat 1: −2 of 10 kg"
    assert menus_of(panel(state))[0].placeholder == "🦚\u00a0Peacock (−2 kg): which boat?"
    assert "· −2 kg ·" in text_of(panel(state))


def test_how_it_ends_is_open_while_somebody_elses_card_lies_face_down() -> None:
    """Ruling AA-26: it may be a lion, and then nobody drowns."""
    one = entry(table("12: bear1 fox2?", "14:", "14:"), "lion", 0)
    assert (str(one.emoji), one.label) == ("🎴", "Boat 1: 19+🎴 of 12 kg")
    assert "sinks" not in one.description


@pytest.mark.parametrize(
    ("boat", "mine", "hint"),
    [
        ("16: lion1 moose2?", "sloth", "🦁 may eat 🦥🔺"),
        ("16: giraffe1 moose2?", "lion", "🦁 may eat 🦒🟦"),
        ("20: mouse1 bear2?", "elephant", "🐭 may scare 🐘"),
        ("20: fox1 moose2?", "fox", "💘 🦊 maybe in love"),
    ],
)
def test_beside_a_hidden_card_tricks_are_not_promised(boat: str, mine: str, hint: str) -> None:
    """Ruling AA-26: the hidden card may be a darling, or what is eaten or thrown instead."""
    hands = [f"{mine} peacock", "peacock", "fox lion mouse elephant monkey"]
    one = entry(table(boat, "14:", "14:", hands=hands), mine, 0)
    assert str(one.emoji) == "🎴"
    assert "→" not in one.label
    assert hint in one.description


def test_a_boat_that_nobody_knows_neither_sinks_nor_sails() -> None:
    """Ruling AA-7"""
    state = table("10: elephant1", "16:", "20:", hands=["mouse fox", "fox", "bear"])
    one = entry(state, "mouse", 0)
    assert (str(one.emoji), one.label) == ("🎲", "Boat 1: 11 kg on an unknown boat")
    assert "sinks" not in one.description
    state = table("10: elephant1 mouse2", "16:", "20:", hands=["fox", "fox", "bear"])
    assert "jumps" not in entry(state, "fox", 0).description


@pytest.mark.parametrize(
    ("boat", "last", "sign"),
    [("16: lion1", False, "🍽️"), ("20: monkey1 bear2", False, "↪️"), ("20: monkey1 bear2", True, "💦")],
)
def test_what_others_would_do_to_my_animal_comes_first(boat: str, sign: str, *, last: bool) -> None:
    boats = ["14:", "14:", boat] if last else [boat, "14:", "14:"]
    one = entry(table(*boats, hands=["giraffe", "fox", "fox"]), "giraffe", 2 if last else 0)
    assert str(one.emoji) == sign


@pytest.mark.parametrize(
    ("boat", "mine", "hint"),
    [
        ("22: lion1 zebra2", "fox", "🦁 eats 🦓🟡"),
        ("22: monkey1 moose2", "bear", "🐵 throws 🦌🟡"),
        ("22: octopus1", "fox", "🐙🟦 stays dry"),
    ],
)
def test_what_becomes_of_others_is_told_and_not_mistaken_for_mine(boat: str, mine: str, hint: str) -> None:
    one = entry(table(boat, "14:", "14:", hands=[mine, "sloth", "sloth"]), mine, 0)
    assert str(one.emoji) == "⛵"
    assert hint in one.description


def test_a_fox_jumps_but_not_from_the_last_boat() -> None:
    """Ruling AA-13."""
    state = table("12: elephant1", "14:", "12: elephant2")
    one, other = entry(state, "fox", 0), entry(state, "fox", 2)
    assert (str(one.emoji), str(other.emoji)) == ("↪️", "🌊")
    assert "🌊 sinks · 🦊🔺 jumps" in one.description
    assert "jumps" not in other.description


def test_a_fox_or_octopus_of_another_that_escapes_is_not_mine() -> None:
    for boat in ("12: elephant1 fox2", "12: elephant1 octopus2"):
        assert str(entry(table(boat, "14:", "14:", hands=["bear", "sloth", "sloth"]), "bear", 0).emoji) == "🌊"


def test_an_octopus_that_fights_scores() -> None:
    """Ruling AA-5."""
    state = table("14: octopus1 octopus2", "14:", "14:", hands=["octopus", "fox", "fox"])
    one = entry(state, "octopus", 0)
    assert str(one.emoji) == "🛟"
    assert "⚔️ 🐙 fight · 🌊 sinks" in one.description


def test_an_octopus_scores_on_a_boat_that_sinks_and_is_lost_on_one_that_sails() -> None:
    """Ruling AA-12."""
    state = table("12: elephant1", "14:", "14:", hands=["octopus", "fox", "fox"])
    one, other = entry(state, "octopus", 0), entry(state, "octopus", 1)
    assert (str(one.emoji), str(other.emoji)) == ("🛟", "🕳️")
    assert "🌊 sinks · 🐙🔺 scores" in one.description
    assert "🐙🔺 stays dry: lost" in other.description


def test_without_effects_nothing_but_weight_love_and_fights_counts() -> None:
    """Ruling AA-15."""
    state = table("14: giraffe1", "14:", "14:", effects=False)
    assert entry(state, "lion", 0).description == "with 🦒🟦 · 🌊 sinks"


def test_board_and_menus_say_the_same_of_a_boat() -> None:
    """One source: 21 of 17 kilos sail, because the lion makes room."""
    text = text_of(panel(table("17: zebra0 lion1", "14:", "14:", hands=["sloth", "fox", "fox"])))
    assert "**1** · **16** of **17 kg** · 9 after tricks ·" in text


def test_beside_a_hidden_card_neither_board_nor_menus_foretell_a_trick() -> None:
    """One source: the lion may eat the sloth, or what seat 2 has laid."""
    state = table("17: zebra0 lion1 fox2?", "17: lion1 fox2?", "14:", hands=["sloth", "fox", "mouse"])
    assert "**1** · **16 + 🎴** of **17 kg** · 🦓🔺" in text_of(panel(state))
    one = entry(state, "sloth", 1)
    assert (str(one.emoji), one.label) == ("🎴", "Boat 2: 14+🎴 of 17 kg")
    assert one.description == "with 🦁🟦 🎴🟡 · 🦁 may eat 🦥🔺"


@pytest.mark.parametrize("setting", ALL_ABOARD, ids=str)
def test_every_line_fits_under_its_entry(setting: Setting) -> None:
    """Discord takes 100 characters."""
    for position in random_game(setting, "lines"):
        for seat in range(setting.seat_count):
            view = look_of(setting, position, seat)
            for menu in menus_of(PRESENTERS[GAME.key].panel(view, scene_of(setting.seat_count))):
                assert all(len(option.description) <= 100 for option in menu.options)
