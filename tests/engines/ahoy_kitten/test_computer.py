"""How the computer plays: legally it does anyway, here it plays well."""

from collections import Counter

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import Action, Fish, PlaceToken, Protect
from engines.ahoy_kitten.inside.state import AhoyState
from engines.core.chance import Chance
from tests.bench.computer import share_of_wins
from tests.engines.ahoy_kitten.table import placing, played, table


def choices(state: AhoyState, seat: int, tries: int = 200) -> Counter[Action]:
    """What the computer does in this position, by how often."""
    view, actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    return Counter(GAME.fallback(view, actions, Chance(f"try {number}", 1, "computer")) for number in range(tries))


def test_a_computer_beats_seats_that_act_at_random_far_more_often_than_chance_would() -> None:
    """Measured over 100 games: 98 wins at a table of two, 84 at one of four; asserted with a wide margin."""
    assert share_of_wins(GAME, 4, 40) > 0.55  # chance: 0.25
    assert share_of_wins(GAME, 2, 30) > 0.75  # chance: 0.50


def test_it_takes_where_the_most_is_to_be_had() -> None:
    state = table(oceans=["RBYRBY", "R"], tiles=["", "", ""], on_break=[1, 2])
    assert choices(state, 0)[Fish(0, 0)] > 180


def test_it_completes_its_sets() -> None:
    state = table(oceans=["RR", "YY"], tiles=["", "", ""], claimed=["RB", "", ""], on_break=[1, 2])
    assert choices(state, 0)[Fish(0, 1)] > 180


def test_it_protects_a_rich_tile_when_there_is_little_else() -> None:
    state = table(oceans=["R", "B"], tiles=["RRBBYYWW", "", ""])
    assert choices(state, 0)[Protect(0)] > 150


def test_it_does_not_sit_out_a_round_for_a_single_token() -> None:
    state = table(oceans=["RBY", "RBY"], tiles=["R", "", ""])
    assert choices(state, 0)[Protect(0)] < 20


def test_several_computers_do_not_all_choose_the_same_ocean() -> None:
    state = table(oceans=["RB", "YR", "BW"], tiles=["", "", "", ""], in_round=1)
    first = choices(state, 0)
    assert all(first[Fish(0, ocean)] > 5 for ocean in range(3))


def test_its_second_paw_does_not_get_in_the_way_of_the_first() -> None:
    state = table(oceans=["RBY", "RB", "R"], tiles=["", "", "", ""], on_break=[2, 3], two_paws=True)
    chosen = played(state, "0 fishes 0").state
    assert choices(chosen, 0)[Fish(1, 0)] < 20
    assert {action.pirate for action in choices(chosen, 0) if not isinstance(action, PlaceToken)} == {1}


def test_it_places_last_tokens_where_they_promise_most_to_itself() -> None:
    """Alone among sleepers it fishes in one ocean: the one that already has most of its set."""
    state = placing(oceans=["RB", ""], tiles=["", "", ""], drawn="YR", room=[1, 2], on_break=[1, 2], distributor=0)
    assert choices(state, 0)[PlaceToken(0, 0)] == 200


def test_it_places_last_tokens_anywhere_while_on_a_break() -> None:
    state = placing(oceans=["RB", ""], tiles=["", "", ""], drawn="YR", room=[1, 2], on_break=[0], distributor=0)
    assert set(choices(state, 0)) == {PlaceToken(0, 0), PlaceToken(0, 1)}
