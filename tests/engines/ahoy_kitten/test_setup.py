"""How the table stands before the first round."""

import pytest

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import AhoyOptions, Fish
from engines.ahoy_kitten.events import Event, GameBegan, OceanSupplied, RoundBegan
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.views import Character, Phase, Tokens
from engines.core.chance import Chance
from engines.core.game import Step
from tests.engines.ahoy_kitten.knowledge import components
from tests.engines.ahoy_kitten.table import events, tiles


def begun(seat_count: int, seed: str = "seed") -> Step[AhoyState, Event]:
    return GAME.setup(AhoyOptions(), seat_count, Chance(seed, 0))


@pytest.mark.parametrize(("seats", "oceans"), [(2, 3), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_each_number_of_players_has_its_number_of_oceans_with_two_tokens_each(seats: int, oceans: int) -> None:
    state = begun(seats).state
    assert [ocean.total for ocean in state.oceans] == [2] * oceans


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sixty_tokens_are_in_the_game_from_three_players_on(seats: int) -> None:
    counts = components(begun(seats).state)
    assert [counts[colour] for colour in ("red", "blue", "yellow", "white")] == [18, 18, 18, 6]


def test_two_players_have_forty_two_tokens_and_two_pirates_each() -> None:
    """AK-15, AK-7."""
    state = begun(2).state
    counts = components(state)
    assert [counts[colour] for colour in ("red", "blue", "yellow", "white")] == [12, 12, 12, 6]
    assert [pirate.seat for pirate in state.pirates] == [0, 0, 1, 1]
    assert GAME.view(state, None).two_paws


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_from_three_players_on_each_seat_has_the_pirate_of_its_number(seats: int) -> None:
    state = begun(seats).state
    assert [pirate.seat for pirate in state.pirates] == list(range(seats))
    assert not GAME.view(state, None).two_paws


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_pirate_has_a_character_of_its_own_and_an_empty_tile(seats: int) -> None:
    state = begun(seats).state
    assert len({pirate.character for pirate in state.pirates}) == len(state.pirates)
    assert set(tiles(state)) == {""}


def test_characters_and_distributor_are_drawn_by_chance() -> None:
    """G-1, AK-5, AK-14."""
    states = [begun(3, f"seed {number}").state for number in range(60)]
    assert {state.distributor for state in states} == {0, 1, 2}
    assert {state.pirates[0].character for state in states} == set(Character)


def test_the_setup_tells_characters_supplies_and_the_first_round_in_this_order() -> None:
    step = begun(3)
    began, first, second, round_began = events(step)
    assert began == GameBegan(tuple(pirate.character for pirate in step.state.pirates), step.state.distributor)
    assert [first, second] == [OceanSupplied(ocean, step.state.oceans[ocean]) for ocean in (0, 1)]
    assert round_began == RoundBegan(1, (), is_last=False)


def test_the_first_round_waits_for_everyone() -> None:
    step = begun(5)
    assert GAME.deciders(step.state) == frozenset(range(5))
    assert step.state.phase is Phase.PICK


def test_in_the_first_round_only_oceans_may_be_pointed_at() -> None:
    """AK-8."""
    assert GAME.legal_actions(begun(3).state, 1) == (Fish(1, 0), Fish(1, 1))


def test_the_bag_is_counted_openly() -> None:
    """AK-13."""
    state = begun(6).state
    assert GAME.view(state, None).bag == state.bag
    assert state.bag.total == 50


def test_tokens_are_counted_in_the_order_of_the_colours() -> None:
    assert Tokens._fields == ("red", "blue", "yellow", "white")
