"""What a seat sees in its private panel."""

from typing import Any

import pytest

from cogs.presenters import PRESENTERS
from engines.all_aboard import GAME
from engines.all_aboard.actions import Embark
from engines.all_aboard.animals import Species
from engines.all_aboard.events import Boarded, RoundBegan, YouBoardedFaceDown, YouDrew
from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from tests.cogs.presenters.all_aboard.table import entry, over, panel, saved, table, text_of, voyage
from tests.cogs.presenters.looks import controls_of, look_of, menus_of, scene_of, sent
from tests.engines.all_aboard.table import animal, kind
from tests.engines.driver import ALL_SETTINGS, Setting, random_game

ALL_ABOARD = [setting for setting in ALL_SETTINGS if setting.game is GAME]


def test_my_hand_shows_weight_points_and_trick_of_each_animal() -> None:
    text = text_of(panel(table(), 0))
    assert "🐭 **Mouse** · 0 kg · 1⭐\n╰ Scares an elephant" in text
    assert "🦁 **Lion** · 9 kg · 5⭐\n╰ Eats the heaviest animal lighter than itself." in text


def test_without_effects_no_tricks_are_promised() -> None:
    """Ruling AA-15."""
    text = text_of(panel(table(effects=False), 0))
    assert "Eats" not in text
    assert text.count("No tricks in this game") == 3


def test_each_animal_has_a_menu_of_the_boats_with_a_free_place() -> None:
    state = table("12: bear1 bear2 sloth1?", "14:", "16:", hands=["mouse lion", "zebra", "moose"])
    mouse, lion, _ = menus_of(panel(state))
    assert mouse.placeholder == "🐭\u00a0Mouse (0 kg): which boat?"
    assert lion.placeholder == "🦁\u00a0Lion (9 kg): which boat?"
    assert [option.value for option in lion.options] == ["board.lion.1", "board.lion.2"]


def test_my_own_face_down_animal_is_shown_to_me_and_counts() -> None:
    """Ruling AA-20."""
    state = table("14: zebra1 bear0?", "14:", "14:")
    text = text_of(panel(state, 0))
    assert "**1** · **17** of **14 kg** · 🌊 too much! · 🦓🟦 🎴🐻🔺" in text
    assert entry(state, "fox", 0).label == "Boat 1: 19 of 14 kg"
    state.holdings = (state.holdings[0], state.holdings[1]._replace(hand=(Species.SLOTH,)), state.holdings[2])
    assert "🐻" not in text_of(panel(state, 1))


DECKS = ["bear", "bear bear bear bear bear bear bear", "bear"]
"""Of these only the number counts: with three in hand, seat 1 has boarded two animals."""


def test_while_i_wait_my_panel_keeps_what_i_laid_face_down_in_this_round() -> None:
    """It names the round, because it must stay as it is when that round sets sail: an edit is a call to Discord."""
    laid = YouBoardedFaceDown(animal("fox1"), 0)
    state = table("14: fox1?", "14:", "14:", decks=DECKS)
    assert "🎴 In round 1 you laid face down: 🦊 Fox, on boat 1." in text_of(panel(state, 1, laid))


def test_what_i_laid_face_down_is_forgotten_with_my_first_animal_of_the_next_round() -> None:
    laid = YouBoardedFaceDown(animal("fox1"), 0)
    state = table(decks=["bear", "bear " * 5, "bear"])
    assert "face down" not in text_of(panel(state, 1, laid))


def test_on_my_turn_what_i_laid_face_down_lies_on_its_boat_alone() -> None:
    """Not above the new boats of the next round."""
    laid = YouBoardedFaceDown(animal("zebra0"), 1)
    assert "you laid face down" not in text_of(panel(table(decks=["bear " * 6, "bear", "bear"]), 0, laid))


def test_the_animal_that_i_drew_last_is_marked() -> None:
    """Also while I wait: I drew it after my own turn."""
    for state in (table(), table(boarded=1)):
        text = text_of(panel(state, 0, YouDrew(Species.MOUSE), YouDrew(Species.LION)))
        assert "🦁 **Lion** · 9 kg · 5⭐ · 🆕 just drawn\n" in text
        assert text.count("🆕") == 1


@pytest.mark.parametrize("mine", [Boarded(animal("bear0"), 1), YouBoardedFaceDown(animal("bear0"), 1)])
def test_what_i_drew_before_my_last_animal_boarded_is_no_longer_new(mine: Boarded | YouBoardedFaceDown) -> None:
    """Ruling AA-19: nothing is drawn in the last round."""
    drawn = YouDrew(Species.LION)
    assert "🆕" not in text_of(panel(table(), 0, drawn, mine))
    assert "🆕" in text_of(panel(table(), 0, mine, drawn, Boarded(animal("zebra1"), 0)))


def test_when_my_last_animal_is_aboard_my_panel_does_not_promise_another_turn() -> None:
    boats = ("16: fox0 bear1 lion2", "16: moose0? zebra1? sloth2?", "20: giraffe0")
    state = table(*boats, hands=["", "fox", "bear"], boarded=34, decks=["", "", ""])
    text = text_of(panel(state, 0))
    assert "All your animals have boarded" in text
    assert "your turn" not in text


def test_my_first_turn_of_a_round_tells_what_the_last_one_brought_me() -> None:
    news = [*voyage("22: lion0 lion1 fox2")[:-1], RoundBegan(2, 0, (12, 14, 16), is_last=False)]
    line = "What round 1 brought you: **+7⭐** · 🦁💘"
    assert line in text_of(panel(table(boarded=9, first=2), 0, *news))
    assert line not in text_of(panel(table(boarded=12, first=2), 0, *news))


def test_the_hand_does_not_send_me_to_my_hand() -> None:
    assert "In your hand" not in text_of(panel(table()))
    assert "Open the menu of an animal" in text_of(panel(table()))


@pytest.mark.parametrize("setting", ALL_ABOARD, ids=str)
def test_an_open_panel_changes_for_its_own_turn_alone(setting: Setting) -> None:
    """Every panel that changes is a call to Discord, and five may be open."""
    scene = scene_of(setting.seat_count)
    before: dict[int, Any] = {}
    for position in random_game(setting, "calm"):
        acted = position.moves[-1].seat if position.moves else None
        for seat in range(setting.seat_count):
            view = look_of(setting, position, seat)
            drawn = None if view.actions or view.result else sent(PRESENTERS[GAME.key].panel(view, scene))
            if seat != acted and drawn is not None and before.get(seat) is not None:
                assert drawn == before[seat]
            before[seat] = drawn


def test_a_choice_is_an_action_that_the_rules_accept() -> None:
    state = table()
    for menu in menus_of(panel(state))[:-1]:
        for option in menu.options:
            _, species, boat = option.value.split(".")
            move = Move(0, Embark(kind(species), int(boat)))
            assert play(GAME, state, move, Chance("choice", 0)).state.boarded == 1


def test_a_spectator_only_watches() -> None:
    assert "You are watching" in text_of(panel(table(), None))


def test_when_it_is_over_only_the_animals_can_be_looked_up() -> None:
    assert len(controls_of(panel(over(saved("fox"), saved("bear"))))) == 1
