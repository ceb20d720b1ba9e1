"""What a viewer is told that it can do right now (scenario S-29)."""

from cogs.presenters.all_aboard import PRESENTER
from engines.all_aboard.inside.state import AllAboardState
from engines.core.seats import Viewer
from tests.cogs.presenters.all_aboard.table import look, over, saved, table
from tests.cogs.presenters.looks import scene_of


def now(state: AllAboardState, viewer: Viewer = 0) -> str:
    return PRESENTER.now(look(state, viewer), scene_of(len(state.holdings))).replace("\u00a0", " ")


def test_on_my_turn_it_says_how_the_animal_goes() -> None:
    assert "Your turn, face up** (animal 1 of 3)" in now(table())
    assert "face down** (animal 2 of 3)" in now(table(boarded=3))
    assert "(animal 3 of 3)" in now(table(boarded=6))


def test_before_my_turn_it_counts_who_comes_first() -> None:
    assert "🔺 @Anna is boarding, and then it is your turn." in now(table(), 1)
    assert "One more does so before you." in now(table(), 2)


def test_before_my_third_animal_it_counts_as_well() -> None:
    assert "🔺 @Anna is boarding, and then it is your turn." in now(table(boarded=6), 1)


def test_after_my_last_animal_it_waits_for_the_boats() -> None:
    assert "Your three are aboard" in now(table(boarded=7), 0)


def test_it_reminds_me_of_what_i_laid_face_down() -> None:
    state = table("14: bear0?", "14:", "14:", boarded=4)
    assert "Your 🐻 Bear lies face down on boat 1." in now(state, 0)
    assert "Bear" not in now(state, 2)


def test_a_spectator_watches() -> None:
    assert "🔺 @Anna is boarding" in now(table(), None)


def test_when_it_is_over_it_says_so() -> None:
    ended = over(saved("fox"), saved("bear"))
    assert "over" in now(ended)
