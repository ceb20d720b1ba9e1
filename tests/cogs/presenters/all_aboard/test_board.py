"""What everybody sees of All Aboard!: the public board."""

from typing import Any

import pytest

from cogs.presenters import PRESENTERS
from cogs.presenters.all_aboard.names import ANIMALS, EMBLEMS
from engines.all_aboard.animals import Species
from engines.all_aboard.events import Boarded, BoardedFaceDown, GameBegan, PassBegan, RoundBegan
from engines.all_aboard.state import AllAboardState
from tests.cogs.presenters.all_aboard.tables import look, table, text_of, voyage
from tests.cogs.presenters.looks import menus_of, scene_of
from tests.engines.all_aboard.table import animal

PRESENTER = PRESENTERS["all-aboard"]


def board(state: AllAboardState, *news: Any) -> str:
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
    assert "🔺 @Anna · **9⭐** · 💘 1\n╰ 🛟 2 🦊🦁 · 🕳️ 1 🐻" in board(state)
    assert "🟦 @Ben · **0⭐** · 💘 0" in board(state)


def test_the_boats_that_are_gone_lie_open() -> None:
    """Ruling AA-24."""
    assert "20 boats wait in the deck; gone: 12, 16." in board(table(boat_discard=(16, 12)))
    assert "gone" not in board(table())


def test_the_last_boardings_are_told_and_neighbours_in_different_words() -> None:
    news = [
        RoundBegan(1, 0, (12, 14, 16), is_last=False),
        PassBegan(1, face_down=False),
        *[Boarded(animal(f"zebra{seat}"), seat) for seat in range(3)],
        *[BoardedFaceDown(seat, seat) for seat in range(3)],
    ]
    told = [line for line in board(table(boarded=6), *news).splitlines() if line.startswith("- ")]
    assert len(told) == 5
    assert "🟦 @Ben" in told[0]
    assert "🦓 Zebra" in told[0]
    assert all("🎴" in line and "Zebra" not in line for line in told[2:])
    for name in ("@Anna", "@Ben", "@Chiara"):
        told = [line.replace(name, "X") for line in told]
    assert len({line.replace("🔺", "").replace("🟦", "").replace("🟡", "") for line in told}) == 5


def test_a_new_round_tells_who_begins_and_how_the_last_boats_fared() -> None:
    news = [*voyage("12: lion0 bear1", "16: fox2"), RoundBegan(2, 1, (14, 15), is_last=False)]
    text = board(table(boarded=9), *news)
    assert "Round 1: 🌊 1 · ⛵ 2." in text
    assert "Round 2: The boats carry 14 and 15 kg. 🟦 @Ben boards first." in text


def test_the_first_round_tells_who_begins() -> None:
    news = [GameBegan(0, effects=True), RoundBegan(1, 0, (14, 15), is_last=False), PassBegan(1, face_down=False)]
    assert "Round 1: The boats carry 14 and 15 kg. 🔺 @Anna boards first." in board(table(), *news)


def test_what_every_animal_does_is_one_choice_away_on_board_panel_and_chronicle() -> None:
    """Scenario S-29."""
    scene, state = scene_of(3), table()
    pages = [
        PRESENTER.board(look(state), scene),
        PRESENTER.panel(look(state, 0), scene),
        PRESENTER.panel(look(state, 1), scene),
        PRESENTER.chapter(1, look(state, news=voyage("12: lion0 bear1")), scene),
    ]
    for page in pages:
        menu = menus_of(page)[-1]
        assert [option.value for option in menu.options] == [f"open.all-aboard.{one}" for one in Species]
        assert {one.value for one in Species} <= set(PRESENTER.lookups)
        assert all(len(option.description) <= 100 for option in menu.options)


def test_every_animal_and_every_seat_has_a_picture_of_its_own() -> None:
    """Scenario S-28: seats differ by shape, and every animal is written out beside its picture on the board."""
    assert len(set(ANIMALS.values())) == 12
    assert len(set(EMBLEMS)) == 5
