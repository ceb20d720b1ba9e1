"""How a game is set up."""

import pytest

from engines.dream_cruise.actions import DreamOptions
from engines.dream_cruise.deck import FAMILIES, STARTING_FAMILIES
from engines.dream_cruise.events import GameBegan, JanaJoined, RoundBegan
from engines.dream_cruise.views import Phase
from tests.engines.dream_cruise.table import begun


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_gets_the_three_starting_families_of_one_letter_with_all_their_guests(seats: int) -> None:
    """G-1: which letter, chance decides; no two the same."""
    (began,) = begun(seats).heard(GameBegan)
    assert len(set(began.letters)) == seats
    for seat, shown in enumerate(begun(seats).seen_by(None).ships):
        aboard = [cabin.family for cabin in shown.ship.cabins if cabin is not None]
        assert {FAMILIES[family].letter for family in aboard} == {began.letters[seat]}
        assert [cabin and cabin.left for cabin in shown.ship.cabins] == [3, 3, 3]
        assert began.families[seat] == tuple(aboard)


def test_who_begins_and_who_gets_which_letter_is_chance_and_is_told() -> None:
    """G-1."""
    games = [begun(4, seed=str(seed)) for seed in range(40)]
    assert {game.state.first for game in games} == {0, 1, 2, 3}
    assert len({game.heard(GameBegan)[0].letters for game in games}) > 10
    for game in games:
        (began,) = game.heard(GameBegan)
        assert began.first == game.state.first == game.state.token == game.heard(RoundBegan)[0].first


@pytest.mark.parametrize(("seats", "size"), [(1, 18), (2, 24), (3, 36), (4, 48)])
def test_the_family_deck_is_as_large_as_the_number_of_players_says(seats: int, size: int) -> None:
    game = begun(seats)
    assert game.seen_by(None).family_deck == size
    assert game.heard(GameBegan)[0].family_deck == size
    assert all(number >= len(STARTING_FAMILIES) for number in game.state.family_deck)


def test_the_first_round_begins_with_the_course_because_all_cabins_are_full() -> None:
    game = begun(3)
    assert (game.state.phase, game.state.round) == (Phase.COURSE, 1)
    assert [len(game.mine(seat).drawn) for seat in range(3)] == [3, 3, 3]
    assert [shown.hand_size for shown in game.seen_by(None).ships] == [0, 0, 0]


@pytest.mark.parametrize("options", [DreamOptions(jana=0), DreamOptions(jana=1), DreamOptions(jana=3)])
def test_alone_jana_starts_with_as_many_families_as_her_level_from_outside_the_deck(options: DreamOptions) -> None:
    """DC-16."""
    game, level = begun(1, options), options.jana
    jana = game.state.jana
    assert jana is not None
    assert len(jana.families) == level
    assert not set(jana.families) & {*game.state.family_deck, *game.state.family_box}
    others = [number for number in game.state.family_box if number >= len(STARTING_FAMILIES)]
    assert len(others) == 30 - level
    assert game.seen_by(None).family_deck == 18
    assert game.heard(JanaJoined) == [JanaJoined(level)]


def test_with_others_there_is_no_jana() -> None:
    game = begun(2, DreamOptions(jana=3))
    assert game.state.jana is None
    assert game.seen_by(0).jana is None
    assert not game.heard(JanaJoined)
