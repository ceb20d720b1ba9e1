"""What everybody sees of All Aboard!: the public board."""

from dataclasses import replace
from itertools import pairwise

import pytest

from cogs.presenters.all_aboard import PRESENTER
from cogs.presenters.all_aboard.names import ANIMALS, EMBLEMS
from engines.all_aboard.animals import Species
from engines.all_aboard.events import Boarded, Event, RoundBegan
from engines.all_aboard.inside.state import AllAboardState
from tests.cogs.presenters import looks
from tests.cogs.presenters.all_aboard.table import look, table, text_of, voyage
from tests.cogs.presenters.looks import scene_of
from tests.engines.all_aboard.table import animal


def board(state: AllAboardState, *news: Event) -> str:
    return text_of(PRESENTER.board(look(state, news=news), scene_of(len(state.holdings))))


def lines_of(state: AllAboardState, boat: int) -> str:
    """What the board says of a boat, counted from 1."""
    lines = board(state).splitlines()
    at = next(at for at, line in enumerate(lines) if f"**Boat {boat}**" in line)
    return "\n".join(lines[at : at + 2])


def test_a_boat_shows_its_capacity_who_is_aboard_and_what_they_weigh() -> None:
    state = table("16: elephant1 fox2", "12:", "14:")
    assert lines_of(state, 1) == (
        "⛵ **Boat 1** · **13** of **16 kg**\n╰ 🐘 Elephant 🟦 11 · 🦊 Fox 🟡 2 · 1 place free"
    )
    assert lines_of(state, 2) == "⛵ **Boat 2** · **0** of **12 kg**\n╰ 3 places free"


def test_a_face_down_card_shows_its_owner_and_nothing_else() -> None:
    """Rulings G-5 and AA-26."""
    state = table("16: elephant1 fox2?", "12:", "14:")
    assert "**11 + 🎴** of **16 kg**" in lines_of(state, 1)
    assert "🎴 🟡 · 1 place free" in lines_of(state, 1)
    assert "Fox" not in lines_of(state, 1)


def test_a_full_boat_has_no_free_places() -> None:
    assert "free" not in lines_of(table("16: elephant1 fox2? mouse0", "12:", "14:"), 1)


def test_a_pair_a_fight_and_too_much_weight_are_plain_to_see() -> None:
    assert "· 💘🦊" in lines_of(table("16: fox1 fox2", "12:", "14:"), 1)
    assert "· ⚔️🦊" in lines_of(table("16: fox1 fox2 fox0", "12:", "14:", hands=["mouse", "bear", "bear"]), 1)
    assert "too much" in lines_of(table("12: elephant1 fox2", "12:", "14:"), 1)
    assert "too much" not in lines_of(table("13: elephant1 fox2", "12:", "14:"), 1)


def test_a_boat_that_tricks_make_light_enough_is_not_too_heavy() -> None:
    """Ruling AA-26: what the scales would say."""
    assert "**21** of **17 kg** · 14 after tricks\n" in lines_of(table("17: zebra0 lion1 sloth2", "12:", "14:"), 1)
    eaten = lines_of(table("8: zebra0 lion1 sloth2", "12:", "14:"), 1)
    assert "**21** of **8 kg** · 14 after tricks · 🌊 too much!\n" in eaten
    childish = lines_of(table("17: zebra0 lion1 sloth2", "12:", "14:", effects=False), 1)
    assert "**21** of **17 kg** · 🌊 too much!\n" in childish


def test_while_a_hidden_card_is_aboard_nobody_says_that_it_is_too_much() -> None:
    """Ruling AA-26: it may be a lion."""
    assert "**16 + 🎴** of **12 kg**\n" in lines_of(table("12: bear1 moose0 fox2?", "12:", "14:"), 1)


def test_beside_a_hidden_card_the_board_foretells_no_trick() -> None:
    """Ruling AA-26: a hidden mouse or elephant would mean love instead of fright."""
    assert "**11 + 🎴** of **20 kg**\n" in lines_of(table("20: mouse2 elephant1 bear0?", "12:", "14:"), 1)
    assert "**16 + 🎴** of **17 kg**\n" in lines_of(table("17: zebra0 lion1 sloth2?", "12:", "14:"), 1)


def test_a_pair_beside_a_hidden_card_that_may_be_a_third_is_only_maybe_in_love() -> None:
    """Rulings AA-4 and AA-26."""
    hands = ["mouse", "bear", "fox"]
    assert "of **16 kg** · maybe 💘🦊\n" in lines_of(table("16: fox0 fox1 bear2?", "12:", "14:", hands=hands), 1)
    assert "of **16 kg** · 💘🦊\n" in lines_of(table("16: fox0 fox1 bear1?", "12:", "14:", hands=hands), 1)


def test_a_boat_that_a_fright_would_swap_is_neither_too_small_nor_big_enough() -> None:
    """Ruling AA-7: nobody knows the next boat."""
    line = lines_of(table("10: elephant1 mouse2", "12:", "14:"), 1)
    assert "**11** of **10 kg** · 🎲 🐭 scares 🐘: an unknown boat\n" in line
    assert "🎲" not in lines_of(table("10: elephant1 mouse2", "12:", "14:", effects=False), 1)


def test_less_than_nothing_is_written_as_in_the_rules() -> None:
    line = lines_of(table("10: peacock1", "12:", "14:"), 1)
    assert "**−2** of **10 kg**" in line
    assert "🦚 Peacock 🟦 −2" in line


def test_whoever_comes_late_sees_that_nobody_plays_tricks() -> None:
    """Ruling AA-15"""
    state = table("10: fox1", "12:", "14:", boarded=1, effects=False)
    assert "🧸 **No tricks** in this game" in board(state, Boarded(animal("fox1"), 0))
    assert "No tricks" not in board(table())


@pytest.mark.parametrize(("boarded", "way"), [(0, "👁️ **face up**"), (3, "🎴 **face down**"), (6, "👁️ **face up**")])
def test_the_board_tells_round_and_pass_and_how_the_animal_goes(boarded: int, way: str) -> None:
    text = board(table(boarded=boarded))
    assert f"**Round 1 of 4** · animal {boarded // 3 + 1} of 3, {way}" in text


def test_the_order_of_boarding_shows_whose_turn_it_is() -> None:
    """Ruling AA-22: the next seat begins the next round."""
    assert "Order: 👉🔺 → 🟦 → 🟡" in board(table())
    assert "Order: 🔺 → 🟦 → 👉🟡" in board(table(boarded=5))
    assert "Order: 👉🟦 → 🟡 → 🔺" in board(table(boarded=9))


def test_everyone_shows_points_cupids_saved_and_lost_animals() -> None:
    """Ruling AA-20."""
    state = table(hands=["mouse fox lion", "zebra bear sloth", "moose fox bear"])
    state.holdings = (
        state.holdings[0]._replace(saved=(Species.FOX, Species.LION), discarded=(Species.BEAR,), cupids=1),
        *state.holdings[1:],
    )
    assert "🔺 @Anna · **9⭐** (incl. 1 💘 = 2⭐)\n╰ 🛟 2 🦊🦁 · 🕳️ 1 🐻" in board(state)
    assert "🟦 @Ben · **0⭐** · 💘 0" in board(state)


def test_the_boats_that_are_gone_lie_open() -> None:
    """Ruling AA-24."""
    assert "20 boats wait in the deck; gone: 12, 16." in board(table(boat_discard=(16, 12)))
    assert "gone" not in board(table())


def test_a_players_shape_is_never_torn_from_the_name_nor_a_boat_from_its_fate() -> None:
    """A phone breaks lines at every ordinary space."""
    news = [*voyage("12: lion0 bear1", "16: fox2")[:-1], RoundBegan(2, 1, (14, 15, 16), is_last=False)]
    state = table("16: fox2 bear1", "12:", "14:")
    scene = replace(scene_of(3), names=("🤖 Computer 1", "🤖 Computer 2", "🤖 Computer 3"))
    text = looks.text_of(PRESENTER.board(look(state, news=news), scene))
    for whole in ("🟦 🤖 Computer 2 **+0⭐**", "🌊 boat 1 sank", "⛵ boat 2 sailed", "1 place free", "🦊 Fox 🟡 2"):
        assert whole.replace(" ", "\u00a0") in text


def test_no_title_hangs_on_the_list_before_it() -> None:
    """A client takes a line that follows a list for a part of its last entry."""
    news = [*voyage("12: lion0 bear1")[:-1], RoundBegan(2, 1, (14, 15), is_last=False), Boarded(animal("fox1"), 0)]
    for item in PRESENTER.board(look(table(boarded=9), news=news), scene_of(3)):
        lines = looks.text_of([item]).splitlines()
        for line, following in pairwise(lines):
            assert following.startswith("- ") or not line.startswith("- ")


def test_every_animal_and_every_seat_has_a_picture_of_its_own() -> None:
    """Scenario S-28: seats differ by shape, and every animal is written out beside its picture on the board."""
    assert len(set(ANIMALS.values())) == 12
    assert len(set(EMBLEMS)) == 5
