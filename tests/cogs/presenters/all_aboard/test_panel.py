"""What a seat sees in its private panel, and what it is told it can do."""

from typing import Any

import pytest

from cogs.addresses import action_text
from cogs.presenters import PRESENTERS
from engines.all_aboard.actions import Board
from engines.all_aboard.animals import Species
from engines.all_aboard.events import Boarded, RoundBegan, YouBoardedFaceDown, YouDrew
from engines.all_aboard.state import AllAboardState
from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from tests.cogs.presenters.all_aboard.tables import look, over, saved, table, text_of, voyage
from tests.cogs.presenters.looks import controls_of, look_of, menus_of, scene_of, sent
from tests.engines.all_aboard.table import animal
from tests.engines.driver import ALL_SETTINGS, Setting, random_game

PRESENTER = PRESENTERS["all-aboard"]
ALL_ABOARD = [setting for setting in ALL_SETTINGS if setting.game is PRESENTER.game]


def panel(state: AllAboardState, viewer: int | None = 0, *news: Any) -> list[Any]:
    return PRESENTER.panel(look(state, viewer, news), scene_of(len(state.holdings)))


def now(state: AllAboardState, viewer: int | None = 0) -> str:
    return PRESENTER.now(look(state, viewer), scene_of(len(state.holdings))).replace("\u00a0", " ")


def entry(state: AllAboardState, species: str, boat: int) -> Any:
    """The entry of a boat, counted from 0, in the menu of an animal of seat 0."""
    value = action_text(Board(Species(species), boat))
    return next(option for menu in menus_of(panel(state)) for option in menu.options if option.value == value)


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


class TestWhatABoatWouldBring:
    """Ruling AA-26: the load that one can see, and what those whom one can see would do."""

    def test_it_tells_the_load_with_the_animal_aboard(self) -> None:
        state = table("14: zebra1", "14: zebra1 bear2?", "14:")
        assert entry(state, "fox", 0).label == "Boat 1: 9 of 14 kg"
        assert entry(state, "fox", 1).label == "Boat 2: 9+🎴 of 14 kg"
        assert str(entry(state, "fox", 0).emoji) == "⛵"
        assert entry(state, "fox", 0).description == "with 🦓🟦"
        assert entry(state, "fox", 1).description == "with 🦓🟦 🎴🟡"
        assert entry(state, "fox", 2).description == "nobody aboard yet"

    def test_too_much_weight_sinks(self) -> None:
        one = entry(table("14: bear1", "14:", "14:"), "lion", 0)
        assert (str(one.emoji), one.label) == ("🌊", "Boat 1: 19 of 14 kg")
        assert "sinks" in one.description

    def test_a_second_of_a_kind_falls_in_love(self) -> None:
        one = entry(table("14: fox1", "14:", "14:"), "fox", 0)
        assert str(one.emoji) == "💘"
        assert "💘 🦊 in love" in one.description

    def test_love_on_a_boat_that_sinks_does_not_look_like_a_good_choice(self) -> None:
        one = entry(table("10: lion1", "14:", "14:"), "lion", 0)
        assert str(one.emoji) == "🌊"
        assert "💘 🦁 in love · 🌊 sinks" in one.description

    def test_the_love_of_others_is_not_mine(self) -> None:
        one = entry(table("14: mouse1 mouse2", "14:", "14:", hands=["fox", "bear", "bear"]), "fox", 0)
        assert str(one.emoji) == "⛵"
        assert "💘 🐭 in love" in one.description

    def test_a_third_of_a_kind_fights(self) -> None:
        one = entry(table("14: fox1 fox2", "14:", "14:", hands=["fox", "bear", "bear"]), "fox", 0)
        assert str(one.emoji) == "⚔️"
        assert "⚔️ 🦊 fight · 🌊 sinks" in one.description

    def test_a_lion_eats_a_mouse_scares_and_a_monkey_throws(self) -> None:
        hands = ["mouse monkey lion", "fox", "fox"]
        state = table("14: giraffe1", "20: elephant2 bear1", "14: elephant1 giraffe2", hands=hands)
        assert "🦁 eats 🦒🟦" in entry(state, "lion", 0).description
        assert "🐭 scares 🐘: another boat" in entry(state, "mouse", 1).description
        assert "🐵 throws 🐻🟦 to the next boat" in entry(state, "monkey", 1).description
        assert "🐵 throws 🦒🟡 into the sea" in entry(state, "monkey", 2).description

    def test_the_load_is_told_as_it_is_and_as_the_tricks_leave_it(self) -> None:
        state = table("10: giraffe1", "10: giraffe1 fox2?", "14:")
        assert entry(state, "lion", 0).label == "Boat 1: 17 → 9 of 10 kg"
        assert entry(state, "lion", 1).label == "Boat 2: 17+🎴 of 10 kg", "what it becomes, the hidden card decides"

    def test_less_than_nothing_has_a_real_minus(self) -> None:
        state = table("10:", "10:", "10:", hands=["peacock", "fox", "fox"])
        assert entry(state, "peacock", 0).label == "Boat 1: −2 of 10 kg"  # noqa: RUF001 - a real minus
        assert menus_of(panel(state))[0].placeholder == "🦚\u00a0Peacock (−2 kg): which boat?"  # noqa: RUF001 - as above
        assert "· −2 kg ·" in text_of(panel(state))  # noqa: RUF001 - as above

    def test_how_it_ends_is_open_while_somebody_elses_card_lies_face_down(self) -> None:
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
    def test_beside_a_hidden_card_tricks_are_not_promised(self, boat: str, mine: str, hint: str) -> None:
        """Ruling AA-26: the hidden card may be a darling, or what is eaten or thrown instead."""
        hands = [f"{mine} peacock", "peacock", "fox lion mouse elephant monkey"]
        one = entry(table(boat, "14:", "14:", hands=hands), mine, 0)
        assert str(one.emoji) == "🎴"
        assert "→" not in one.label
        assert hint in one.description

    def test_a_boat_that_nobody_knows_neither_sinks_nor_sails(self) -> None:
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
    def test_what_others_would_do_to_my_animal_comes_first(self, boat: str, sign: str, *, last: bool) -> None:
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
    def test_what_becomes_of_others_is_told_and_not_mistaken_for_mine(self, boat: str, mine: str, hint: str) -> None:
        one = entry(table(boat, "14:", "14:", hands=[mine, "sloth", "sloth"]), mine, 0)
        assert str(one.emoji) == "⛵"
        assert hint in one.description

    def test_a_fox_jumps_but_not_from_the_last_boat(self) -> None:
        """Ruling AA-13."""
        state = table("12: elephant1", "14:", "12: elephant2")
        one, other = entry(state, "fox", 0), entry(state, "fox", 2)
        assert (str(one.emoji), str(other.emoji)) == ("↪️", "🌊")
        assert "🌊 sinks · 🦊🔺 jumps" in one.description
        assert "jumps" not in other.description

    def test_a_fox_or_octopus_of_another_that_escapes_is_not_mine(self) -> None:
        for boat in ("12: elephant1 fox2", "12: elephant1 octopus2"):
            assert str(entry(table(boat, "14:", "14:", hands=["bear", "sloth", "sloth"]), "bear", 0).emoji) == "🌊"

    def test_an_octopus_that_fights_scores(self) -> None:
        """Ruling AA-5."""
        state = table("14: octopus1 octopus2", "14:", "14:", hands=["octopus", "fox", "fox"])
        one = entry(state, "octopus", 0)
        assert str(one.emoji) == "🛟"
        assert "⚔️ 🐙 fight · 🌊 sinks" in one.description

    def test_an_octopus_scores_on_a_boat_that_sinks_and_is_lost_on_one_that_sails(self) -> None:
        """Ruling AA-12."""
        state = table("12: elephant1", "14:", "14:", hands=["octopus", "fox", "fox"])
        one, other = entry(state, "octopus", 0), entry(state, "octopus", 1)
        assert (str(one.emoji), str(other.emoji)) == ("🛟", "🕳️")
        assert "🌊 sinks · 🐙🔺 scores" in one.description
        assert "🐙🔺 stays dry: lost" in other.description

    def test_without_effects_nothing_but_weight_love_and_fights_counts(self) -> None:
        """Ruling AA-15."""
        state = table("14: giraffe1", "14:", "14:", effects=False)
        assert entry(state, "lion", 0).description == "with 🦒🟦 · 🌊 sinks"

    def test_board_and_menus_say_the_same_of_a_boat(self) -> None:
        """One source: 21 of 17 kilos sail, because the lion makes room."""
        text = text_of(panel(table("17: zebra0 lion1", "14:", "14:", hands=["sloth", "fox", "fox"])))
        assert "**1** · **16** of **17 kg** · 9 after tricks ·" in text

    def test_beside_a_hidden_card_neither_board_nor_menus_foretell_a_trick(self) -> None:
        """One source: the lion may eat the sloth, or what seat 2 has laid."""
        state = table("17: zebra0 lion1 fox2?", "17: lion1 fox2?", "14:", hands=["sloth", "fox", "mouse"])
        assert "**1** · **16 + 🎴** of **17 kg** · 🦓🔺" in text_of(panel(state))
        one = entry(state, "sloth", 1)
        assert (str(one.emoji), one.label) == ("🎴", "Boat 2: 14+🎴 of 17 kg")
        assert one.description == "with 🦁🟦 🎴🟡 · 🦁 may eat 🦥🔺"

    @pytest.mark.parametrize("setting", ALL_ABOARD, ids=str)
    def test_every_line_fits_under_its_entry(self, setting: Setting) -> None:
        """Discord takes 100 characters."""
        for position in random_game(setting, "lines"):
            for seat in range(setting.seat_count):
                view = look_of(setting, position, seat)
                for menu in menus_of(PRESENTER.panel(view, scene_of(setting.seat_count))):
                    assert all(len(option.description) <= 100 for option in menu.options)


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
def test_what_i_drew_before_my_last_animal_boarded_is_no_longer_new(mine: Any) -> None:
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
            drawn = None if view.actions or view.result else sent(PRESENTER.panel(view, scene))
            if seat != acted and drawn is not None and before.get(seat) is not None:
                assert drawn == before[seat]
            before[seat] = drawn


class TestWhatCanIDoNow:
    """Scenario S-29."""

    def test_on_my_turn_it_says_how_the_animal_goes(self) -> None:
        assert "Your turn, face up** (animal 1 of 3)" in now(table())
        assert "face down** (animal 2 of 3)" in now(table(boarded=3))
        assert "(animal 3 of 3)" in now(table(boarded=6))

    def test_before_my_turn_it_counts_who_comes_first(self) -> None:
        assert "🔺 @Anna is boarding, and then it is your turn." in now(table(), 1)
        assert "One more does so before you." in now(table(), 2)

    def test_before_my_third_animal_it_counts_as_well(self) -> None:
        assert "🔺 @Anna is boarding, and then it is your turn." in now(table(boarded=6), 1)

    def test_after_my_last_animal_it_waits_for_the_boats(self) -> None:
        assert "Your three are aboard" in now(table(boarded=7), 0)

    def test_it_reminds_me_of_what_i_laid_face_down(self) -> None:
        state = table("14: bear0?", "14:", "14:", boarded=4)
        assert "Your 🐻 Bear lies face down on boat 1." in now(state, 0)
        assert "Bear" not in now(state, 2)

    def test_a_spectator_watches(self) -> None:
        assert "🔺 @Anna is boarding" in now(table(), None)
        assert "You are watching" in text_of(panel(table(), None))

    def test_when_it_is_over_it_says_so(self) -> None:
        ended = over(saved("fox"), saved("bear"))
        assert "over" in now(ended)
        assert len(controls_of(panel(ended))) == 1


def test_a_choice_is_an_action_that_the_rules_accept() -> None:
    state = table()
    for menu in menus_of(panel(state))[:-1]:
        for option in menu.options:
            _, species, boat = option.value.split(".")
            move = Move(0, Board(Species(species), int(boat)))
            assert play(PRESENTER.game, state, move, Chance("choice", 0)).state.boarded == 1
