"""What the board and a press tell of the last turns, and of how a round ended."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.presenters import PRESENTERS
from engines.all_aboard.animals import Species
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    GameBegan,
    PassBegan,
    RoundBegan,
    YouBoardedFaceDown,
    YouDrew,
)
from engines.all_aboard.inside.state import AllAboardState
from tests.cogs.presenters.all_aboard.table import look, table, text_of, voyage
from tests.cogs.presenters.looks import scene_of
from tests.engines.all_aboard.table import animal

PRESENTER = PRESENTERS["all-aboard"]
FIRST_ROUND = RoundBegan(1, 0, (12, 14, 16), is_last=False)
NO_END = -1
"""The events of a voyage whose game goes on: all but the last."""


def board(state: AllAboardState, *news: Any) -> str:
    return text_of(PRESENTER.board(look(state, news=news), scene_of(len(state.holdings))))


def told(*news: Any, turn: int = 1) -> list[str]:
    """What a press tells to seat 0, which made it; `turn` is the seat that boards next."""
    seen = look(table(boarded=turn), 0, news)
    return [line.replace("\u00a0", " ") for line in PRESENTER.told(seen, scene_of(3))]


def boardings(text: str) -> list[str]:
    """The lines about boardings, without the names of players, seats, animals and boats."""
    lines = text[text.index("On the gangway") :].splitlines()
    for name in ("🔺 @Anna", "🟦 @Ben", "🟡 @Chiara", "🍀 @Dov", "🔶 @Ewa"):
        lines = [line.replace(name, "X") for line in lines]
    return [line for line in lines if line.startswith("- ")]


class TestTheBoard:
    """The last boardings, and before them how it came to this round."""

    @pytest.mark.parametrize("seats", [2, 3, 4, 5])
    @pytest.mark.parametrize("down", [False, True], ids=["face up", "face down"])
    def test_the_last_five_boardings_are_told_each_in_other_words(self, seats: int, *, down: bool) -> None:
        state = table(*["16:"] * seats, hands=["fox"] * seats, boarded=2 * seats)
        order = [turn % seats for turn in range(3 * seats - 1)]
        turns = [BoardedFaceDown(seat, 0) if down else Boarded(animal(f"zebra{seat}"), 0) for seat in order]
        lines = boardings(board(state, RoundBegan(1, 0, (16,) * seats, is_last=False), *turns))
        assert len(lines) == 5
        assert len(set(lines)) == 5

    def test_a_boarding_keeps_its_words_when_others_follow(self) -> None:
        turns = [Boarded(animal(f"{species}{seat}"), 0) for species in ("zebra", "fox") for seat in range(3)]
        before = boardings(board(table(boarded=5), FIRST_ROUND, *turns[:5]))
        after = boardings(board(table(boarded=6), FIRST_ROUND, *turns))
        assert after[:4] == before[1:]

    def test_with_two_players_other_boats_make_other_words(self) -> None:
        """There are as many ways to tell it as boardings in a round."""
        turns = [Boarded(animal(f"{species}{seat}"), 0) for species in ("zebra", "fox") for seat in (0, 1)]
        told_in = set()
        for capacities in ((10, 22), (16, 16), (12, 20), (15, 17)):
            state = table("16:", "16:", hands=["bear", "bear"], boarded=4)
            told_in.add(tuple(boardings(board(state, RoundBegan(1, 0, capacities, is_last=False), *turns))))
        assert len(told_in) > 2

    def test_a_hidden_animal_is_not_named(self) -> None:
        news = [FIRST_ROUND, *[Boarded(animal(f"zebra{seat}"), seat) for seat in range(3)], BoardedFaceDown(0, 2)]
        *_, last = board(table(boarded=4), *news).splitlines()
        assert "🔺 @Anna" in last
        assert "boat 3" in last
        assert "🎴" in last

    def test_boardings_of_the_round_before_are_over(self) -> None:
        news = [FIRST_ROUND, Boarded(animal("zebra2"), 0), *voyage("12: zebra2")[:NO_END]]
        text = board(table(boarded=10), *news, RoundBegan(2, 1, (14,), is_last=False), Boarded(animal("fox1"), 0))
        (only,) = boardings(text)
        assert "🦊 Fox" in only

    def test_a_new_round_tells_who_begins_and_how_the_last_boats_fared(self) -> None:
        fleet = voyage("12: lion0 bear1", "16: fox2", "12: fox0 fox1")[:NO_END]
        text = board(table(boarded=9), *fleet, RoundBegan(2, 1, (14, 15), is_last=False))
        assert "**How round 1 ended**\n- ⛵ boats 2 and 3 sailed · 🌊 boat 1 sank\n" in text
        assert "- 🔺 @Anna **+4⭐** 🦊💘 · 🟦 @Ben **+4⭐** 🦊💘 · 🟡 @Chiara **+2⭐** 🦊\n" in text
        assert "Round 2: The boats carry 14 and 15 kg. 🟦 @Ben boards first." in text

    def test_how_the_last_round_ended_stays_until_everybody_has_boarded_once(self) -> None:
        news = [*voyage("12: lion0 bear1")[:NO_END], RoundBegan(2, 1, (14, 15, 16), is_last=False)]
        for seat, is_told in ((1, True), (2, True), (0, False)):
            news.append(Boarded(animal(f"fox{seat}"), 0))
            assert ("How round 1 ended" in board(table(boarded=9), *news)) is is_told

    def test_the_last_round_is_announced(self) -> None:
        assert "🏁 The last round! The boats carry 14" in board(table(boarded=9), RoundBegan(4, 1, (14,), is_last=True))
        assert "last round" not in board(table(), FIRST_ROUND)

    def test_the_first_board_tells_that_chance_drew_who_begins(self) -> None:
        """Ruling G-1"""
        text = board(table(), GameBegan(0, effects=True), FIRST_ROUND, PassBegan(1, face_down=False))
        assert "🎲 Chance lets 🔺 @Anna board first.\n" in text
        assert "Round 1: The boats carry 12, 14 and 16 kg. 🔺 @Anna boards first." in text

    def test_the_first_board_tells_that_nobody_plays_tricks(self) -> None:
        """Ruling AA-15"""
        text = board(table(effects=False), GameBegan(0, effects=False), FIRST_ROUND)
        assert "board first. In this game nobody plays tricks." in text


class TestAPress:
    """What it led to, told to whoever made it."""

    def test_it_tells_what_i_drew(self) -> None:
        lines = told(Boarded(animal("fox0"), 1), YouDrew(Species.BEAR), Boarded(animal("lion1"), 1))
        assert lines[:2] == ["Your 🦊 Fox is aboard boat 2.", "You drew the 🐻 Bear."]
        (other,) = lines[2:]
        assert "🟦 @Ben" in other

    def test_what_the_others_did_since_is_told_each_in_other_words(self) -> None:
        news = [Boarded(animal("fox0"), 1), *[BoardedFaceDown(seat, 0) for seat in (1, 2)]]
        _, *lines = [line.replace("🟦 @Ben", "X").replace("🟡 @Chiara", "X") for line in told(*news)]
        assert len(set(lines)) == 2

    def test_what_i_laid_face_down_is_named_to_me_once(self) -> None:
        laid = [BoardedFaceDown(0, 1), YouBoardedFaceDown(animal("fox0"), 1), YouDrew(Species.BEAR)]
        assert told(*laid) == ["Your 🦊 Fox hides face down on boat 2.", "You drew the 🐻 Bear."]

    def test_when_it_ends_the_round_it_tells_how_the_boats_fared_and_what_that_brought_me(self) -> None:
        ended = [*voyage("22: lion0 lion1 sloth2", "10: bear2 fox0")[:NO_END], RoundBegan(2, 1, (9,), is_last=False)]
        news = [Boarded(animal("lion0"), 0), YouDrew(Species.BEAR), *ended, Boarded(animal("moose1"), 0)]
        assert told(*news)[2:4] == [
            "Round 1 is over: 🌊 boats 1 and 2 sank.",
            "What round 1 brought you: **+2⭐** · 💘",
        ]
        assert told(*news, turn=0)[2] == "Round 1 is over: 🌊 boats 1 and 2 sank."
        assert not any("brought you" in line for line in told(*news, turn=0)), "the hand says the rest"

    def test_when_it_ends_the_round_it_tells_what_others_have_boarded_in_the_new_one(self) -> None:
        ended = [*voyage("22: lion0 lion1 sloth2")[:NO_END], RoundBegan(2, 1, (9,), is_last=False)]
        news = [Boarded(animal("lion0"), 0), *ended, PassBegan(1, face_down=False)]
        assert len(told(*news)) == 3, "nobody has yet"
        *_, began, other = told(*news, Boarded(animal("moose1"), 0))
        assert began == "Round 2: The boats carry 9 kg. 🟦 @Ben boards first."
        assert "🟦 @Ben" in other
        assert "🦌 Moose" in other

    @pytest.mark.parametrize("seats", [2, 3])
    def test_a_boarding_is_told_in_the_words_of_the_board(self, seats: int) -> None:
        news: list[Any] = [RoundBegan(1, 0, (16,) * seats, is_last=False)]
        for turn in range(2 * seats):
            one = animal(f"{'zebra' if turn < seats else 'fox'}{turn % seats}")
            news.append(Boarded(one, 0))
            state = table(*["16:"] * seats, hands=["bear"] * seats, boarded=turn + 1)
            seen = replace(look(state, 1 - min(one.seat, 1), news), fresh=1)
            assert PRESENTER.told(seen, scene_of(seats))[0].replace("\u00a0", " ") in board(state, *news)

    def test_when_it_ends_the_game_the_last_round_is_not_told_again(self) -> None:
        played = [RoundBegan(4, 0, (22,), is_last=True), Boarded(animal("fox1"), 0), Boarded(animal("lion0"), 0)]
        news = [*played, *voyage("22: lion0 fox1", number=4)]
        seen = replace(look(table(), 0, news), fresh=len(news) - 2)
        assert not any("Ben" in line for line in PRESENTER.told(seen, scene_of(3)))

    def test_what_went_before_it_is_not_told_again(self) -> None:
        seen = look(table(), 0, [Boarded(animal("fox0"), 1), YouDrew(Species.BEAR)])
        assert PRESENTER.told(replace(seen, fresh=0), scene_of(3)) == []
