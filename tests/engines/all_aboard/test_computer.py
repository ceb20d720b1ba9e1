"""The seat that plays itself: it does the sensible thing where there is one, and wins far more than a random seat."""

from dataclasses import replace

import pytest

from engines.all_aboard import GAME
from engines.all_aboard.actions import AllAboardOptions, Embark
from engines.all_aboard.animals import Species
from engines.all_aboard.deck import CAPACITIES
from engines.all_aboard.inside.state import AllAboardState
from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from tests.engines.all_aboard.table import position


def choices(state: AllAboardState, seeds: int = 5) -> set[Embark]:
    """What the computer does, whatever it may be imagining."""
    assert state.turn == 0
    view, actions = GAME.view(state, 0), GAME.legal_actions(state, 0)
    return {GAME.fallback(view, actions, Chance(str(seed), 0)) for seed in range(seeds)}


def last_turn(*boats: str, hand: str) -> AllAboardState:
    """Seat 0 boards the last animal of the game."""
    return position(*boats, hands=[hand, ""], boarded=23)


def last_but_one(*boats: str, hand: str) -> AllAboardState:
    """Seat 0 boards the last animal but one, and then seat 1 its fox."""
    return position(*boats, hands=[hand, "fox"], boarded=22, first=1)


def test_it_does_not_overload_the_boat_of_its_own_animals_when_a_better_one_is_open() -> None:
    state = last_but_one("16: giraffe0 moose1", "20: mouse1 sloth0", hand="bear")
    assert {choice.boat for choice in choices(state)} == {1}


def test_it_remembers_its_own_animal_that_lies_face_down() -> None:
    """The bear leaves no room for the zebra beside it."""
    state = last_but_one("18: bear0? moose1", "16: sloth1 peacock0", hand="zebra")
    assert {choice.boat for choice in choices(state)} == {1}


def test_it_saves_what_is_worth_most_on_the_last_free_place() -> None:
    state = last_turn("16: moose0 sloth1 fox1", "12: mouse0 mouse1", hand="elephant bear")
    assert choices(state) == {Embark(Species.ELEPHANT, 1)}


def test_it_uses_pairs() -> None:
    """A Cupid makes four points worth more than the moose's four."""
    state = last_turn("16: giraffe0 sloth1 peacock1", "20: zebra1 fox0", hand="moose zebra")
    assert choices(state) == {Embark(Species.ZEBRA, 1)}


def test_it_lets_the_octopus_sink_with_a_boat() -> None:
    state = last_turn("16: moose0 sloth1 fox1", "12: elephant0 bear1", hand="peacock octopus lion")
    assert choices(state) == {Embark(Species.OCTOPUS, 1)}


def test_without_effects_it_knows_that_the_octopus_drowns() -> None:
    state = last_but_one("30: moose1 sloth0", "5: elephant1 bear0", hand="octopus")
    assert {choice.boat for choice in choices(replace(state, effects=False))} == {0}
    assert {choice.boat for choice in choices(state)} == {1}


def test_of_two_boats_that_bring_it_nothing_it_takes_the_one_that_costs_the_other_more() -> None:
    """The bear drowns on either; from the second it takes a giraffe and a sloth along."""
    state = last_but_one("5: moose0 zebra0", "20: giraffe1 sloth1", hand="bear")
    assert {choice.boat for choice in choices(state)} == {1}


def test_it_seldom_bets_on_a_single_guess() -> None:
    """The elephant sails only beside the fox, one of three that may lie face down; the zebra sails beside any."""
    boats, hands = ("20: sloth0 fox1?", "12: mouse0 bear1 mouse1"), ["elephant zebra", ""]
    state = position(*boats, hands=hands, boarded=23, decks=["", "moose giraffe"])
    view, actions = GAME.view(state, 0), GAME.legal_actions(state, 0)
    bets = [GAME.fallback(view, actions, Chance(str(seed), 0)).animal is Species.ELEPHANT for seed in range(60)]
    assert sum(bets) <= 12, "a single guess would bet twenty times"


@pytest.mark.parametrize(("left", "boat"), [(22, 0), (10, 1)])
def test_it_knows_which_boats_are_gone(left: int, boat: int) -> None:
    """AA-24: the mouse has the elephant's boat replaced, and only one is left in the deck."""
    gone = [capacity for capacity in CAPACITIES if capacity != left]
    boats, hands = ("12: elephant0 moose1", "14: moose0 sloth1"), ["mouse", "fox"]
    state = position(*boats, hands=hands, boarded=22, first=1, boat_discard=gone)
    assert {choice.boat for choice in choices(state)} == {boat}


@pytest.mark.parametrize("gone", [(97,), CAPACITIES], ids=["other boats", "whole deck"])
def test_it_plays_on_whatever_boats_a_saved_game_has(gone: tuple[int, ...]) -> None:
    """The deck may be corrected while games run: saved ones keep their boats."""
    hands, decks = ["fox lion bear", "sloth"], ["moose", "zebra fox lion"]
    assert choices(position("99:", "98:", hands=hands, decks=decks, boat_discard=gone))


def test_it_wins_far_more_than_a_random_seat() -> None:
    """Fair would be 10 of 30; measured are about 25."""
    wins = sum(_wins(number) for number in range(30))
    assert wins >= 17


def _wins(number: int) -> bool:
    me, whims = number % 3, Chance(f"whims {number}", 0)
    state = GAME.setup(AllAboardOptions(), 3, Chance(str(number), 0)).state
    while GAME.deciders(state):
        seat, actions = state.turn, GAME.legal_actions(state, state.turn)
        if seat == me:
            action = GAME.fallback(GAME.view(state, seat), actions, Chance(str(number), state.boarded, "computer"))
        else:
            action = whims.choice(actions)
        state = play(GAME, state, Move(seat, action), Chance(str(number), state.boarded + 1)).state
    result = GAME.result(state)
    assert result
    return me in result.winners
