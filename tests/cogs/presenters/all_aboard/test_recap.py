"""What the board tells of the last turns, and of how a round ended."""

import pytest

from cogs.presenters.all_aboard import PRESENTER
from engines.all_aboard.events import Boarded, BoardedFaceDown, Event, GameBegan, PassBegan, RoundBegan
from engines.all_aboard.inside.state import AllAboardState
from tests.cogs.presenters.all_aboard.table import NO_END, look, table, text_of, voyage
from tests.cogs.presenters.looks import scene_of
from tests.engines.all_aboard.table import animal

FIRST_ROUND = RoundBegan(1, 0, (12, 14, 16), is_last=False)


def board(state: AllAboardState, *news: Event) -> str:
    return text_of(PRESENTER.board(look(state, news=news), scene_of(len(state.holdings))))


def boardings(text: str) -> list[str]:
    """The lines about boardings, without the names of players, seats, animals and boats."""
    lines = text[text.index("On the gangway") :].splitlines()
    for name in ("🔺 @Anna", "🟦 @Ben", "🟡 @Chiara", "🍀 @Dov", "🔶 @Ewa"):
        lines = [line.replace(name, "X") for line in lines]
    return [line for line in lines if line.startswith("- ")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("down", [False, True], ids=["face up", "face down"])
def test_the_last_five_boardings_are_told_each_in_other_words(seats: int, *, down: bool) -> None:
    state = table(*["16:"] * seats, hands=["fox"] * seats, boarded=2 * seats)
    order = [turn % seats for turn in range(3 * seats - 1)]
    turns = [BoardedFaceDown(seat, 0) if down else Boarded(animal(f"zebra{seat}"), 0) for seat in order]
    lines = boardings(board(state, RoundBegan(1, 0, (16,) * seats, is_last=False), *turns))
    assert len(lines) == 5
    assert len(set(lines)) == 5


def test_a_boarding_keeps_its_words_when_others_follow() -> None:
    turns = [Boarded(animal(f"{species}{seat}"), 0) for species in ("zebra", "fox") for seat in range(3)]
    before = boardings(board(table(boarded=5), FIRST_ROUND, *turns[:5]))
    after = boardings(board(table(boarded=6), FIRST_ROUND, *turns))
    assert after[:4] == before[1:]


def test_with_two_players_other_boats_make_other_words() -> None:
    """There are as many ways to tell it as boardings in a round."""
    turns = [Boarded(animal(f"{species}{seat}"), 0) for species in ("zebra", "fox") for seat in (0, 1)]
    told_in = set()
    for capacities in ((10, 22), (16, 16), (12, 20), (15, 17)):
        state = table("16:", "16:", hands=["bear", "bear"], boarded=4)
        told_in.add(tuple(boardings(board(state, RoundBegan(1, 0, capacities, is_last=False), *turns))))
    assert len(told_in) > 2


def test_a_hidden_animal_is_not_named() -> None:
    zebras = [Boarded(animal(f"zebra{seat}"), seat) for seat in range(3)]
    *_, last = board(table(boarded=4), FIRST_ROUND, *zebras, BoardedFaceDown(0, 2)).splitlines()
    assert "🔺 @Anna" in last
    assert "boat 3" in last
    assert "🎴" in last


def test_boardings_of_the_round_before_are_over() -> None:
    news = [FIRST_ROUND, Boarded(animal("zebra2"), 0), *voyage("12: zebra2")[:NO_END]]
    text = board(table(boarded=10), *news, RoundBegan(2, 1, (14,), is_last=False), Boarded(animal("fox1"), 0))
    (only,) = boardings(text)
    assert "🦊 Fox" in only


def test_a_new_round_tells_who_begins_and_how_the_last_boats_fared() -> None:
    fleet = voyage("12: lion0 bear1", "16: fox2", "12: fox0 fox1")[:NO_END]
    text = board(table(boarded=9), *fleet, RoundBegan(2, 1, (14, 15), is_last=False))
    assert "**How round 1 ended**\n- ⛵ boats 2 and 3 sailed · 🌊 boat 1 sank\n" in text
    assert "- 🔺 @Anna **+4⭐** 🦊💘 · 🟦 @Ben **+4⭐** 🦊💘 · 🟡 @Chiara **+2⭐** 🦊\n" in text
    assert "Round 2: The boats carry 14 and 15 kg. 🟦 @Ben boards first." in text


def test_how_the_last_round_ended_stays_until_everybody_has_boarded_once() -> None:
    news = [*voyage("12: lion0 bear1")[:NO_END], RoundBegan(2, 1, (14, 15, 16), is_last=False)]
    for seat, is_told in ((1, True), (2, True), (0, False)):
        news.append(Boarded(animal(f"fox{seat}"), 0))
        assert ("How round 1 ended" in board(table(boarded=9), *news)) is is_told


def test_the_last_round_is_announced() -> None:
    assert "🏁 The last round! The boats carry 14" in board(table(boarded=9), RoundBegan(4, 1, (14,), is_last=True))
    assert "last round" not in board(table(), FIRST_ROUND)


def test_the_first_board_tells_that_chance_drew_who_begins() -> None:
    """Ruling G-1"""
    text = board(table(), GameBegan(0, effects=True), FIRST_ROUND, PassBegan(1, face_down=False))
    assert "🎲 Chance lets 🔺 @Anna board first.\n" in text
    assert "Round 1: The boats carry 12, 14 and 16 kg. 🔺 @Anna boards first." in text


def test_the_first_board_tells_that_nobody_plays_tricks() -> None:
    """Ruling AA-15"""
    text = board(table(effects=False), GameBegan(0, effects=False), FIRST_ROUND)
    assert "board first. In this game nobody plays tricks." in text
