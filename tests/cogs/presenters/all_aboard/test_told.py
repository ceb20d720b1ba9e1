"""What a press led to, told to whoever made it."""

from dataclasses import replace

import pytest

from cogs.presenters.all_aboard import PRESENTER
from engines.all_aboard.animals import Species
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    Event,
    PassBegan,
    RoundBegan,
    YouBoardedFaceDown,
    YouDrew,
)
from tests.cogs.presenters.all_aboard.table import NO_END, look, table, text_of, voyage
from tests.cogs.presenters.looks import scene_of
from tests.engines.all_aboard.table import animal


def told(*news: Event, turn: int = 1) -> list[str]:
    """What a press tells to seat 0, which made it; `turn` is the seat that boards next."""
    seen = look(table(boarded=turn), 0, news)
    return [line.replace("\u00a0", " ") for line in PRESENTER.told(seen, scene_of(3))]


def test_it_tells_what_i_drew() -> None:
    lines = told(Boarded(animal("fox0"), 1), YouDrew(Species.BEAR), Boarded(animal("lion1"), 1))
    assert lines[:2] == ["Your 🦊 Fox is aboard boat 2.", "You drew the 🐻 Bear."]
    (other,) = lines[2:]
    assert "🟦 @Ben" in other


def test_what_the_others_did_since_is_told_each_in_other_words() -> None:
    others = [BoardedFaceDown(seat, 0) for seat in (1, 2)]
    _, *lines = told(Boarded(animal("fox0"), 1), *others)
    lines = [line.replace("🟦 @Ben", "X").replace("🟡 @Chiara", "X") for line in lines]
    assert len(set(lines)) == 2


def test_what_i_laid_face_down_is_named_to_me_once() -> None:
    lines = told(BoardedFaceDown(0, 1), YouBoardedFaceDown(animal("fox0"), 1), YouDrew(Species.BEAR))
    assert lines == ["Your 🦊 Fox hides face down on boat 2.", "You drew the 🐻 Bear."]


def test_when_it_ends_the_round_it_tells_how_the_boats_fared_and_what_that_brought_me() -> None:
    ended = [*voyage("22: lion0 lion1 sloth2", "10: bear2 fox0")[:NO_END], RoundBegan(2, 1, (9,), is_last=False)]
    news = [Boarded(animal("lion0"), 0), YouDrew(Species.BEAR), *ended, Boarded(animal("moose1"), 0)]
    assert told(*news)[2:4] == [
        "Round 1 is over: 🌊 boats 1 and 2 sank.",
        "What round 1 brought you: **+2⭐** · 💘",
    ]
    assert told(*news, turn=0)[2] == "Round 1 is over: 🌊 boats 1 and 2 sank."
    assert not any("brought you" in line for line in told(*news, turn=0)), "the hand says the rest"


def test_when_it_ends_the_round_it_tells_what_others_have_boarded_in_the_new_one() -> None:
    ended = [*voyage("22: lion0 lion1 sloth2")[:NO_END], RoundBegan(2, 1, (9,), is_last=False)]
    news = [Boarded(animal("lion0"), 0), *ended, PassBegan(1, face_down=False)]
    assert len(told(*news)) == 3, "nobody has yet"
    *_, began, other = told(*news, Boarded(animal("moose1"), 0))
    assert began == "Round 2: The boats carry 9 kg. 🟦 @Ben boards first."
    assert "🟦 @Ben" in other
    assert "🦌 Moose" in other


@pytest.mark.parametrize("seats", [2, 3])
def test_a_boarding_is_told_in_the_words_of_the_board(seats: int) -> None:
    news: list[Event] = [RoundBegan(1, 0, (16,) * seats, is_last=False)]
    for turn in range(2 * seats):
        one = animal(f"{'zebra' if turn < seats else 'fox'}{turn % seats}")
        news.append(Boarded(one, 0))
        state = table(*["16:"] * seats, hands=["bear"] * seats, boarded=turn + 1)
        seen = replace(look(state, 1 - min(one.seat, 1), news), fresh=1)
        board = text_of(PRESENTER.board(look(state, news=news), scene_of(seats)))
        assert PRESENTER.told(seen, scene_of(seats))[0].replace("\u00a0", " ") in board


def test_when_it_ends_the_game_the_last_round_is_not_told_again() -> None:
    played: list[Event] = [
        RoundBegan(4, 0, (22,), is_last=True),
        Boarded(animal("fox1"), 0),
        Boarded(animal("lion0"), 0),
    ]
    news = [*played, *voyage("22: lion0 fox1", number=4)]
    seen = replace(look(table(), 0, news), fresh=len(news) - 2)
    assert not any("Ben" in line for line in PRESENTER.told(seen, scene_of(3)))


def test_what_went_before_it_is_not_told_again() -> None:
    news: list[Event] = [Boarded(animal("fox0"), 1), YouDrew(Species.BEAR)]
    seen = look(table(), 0, news)
    assert PRESENTER.told(replace(seen, fresh=0), scene_of(3)) == []
