"""How often Discord is called over a whole game: `python -m tests.bench calls` prints the figures."""

from tests.bench.calls import game_for_two, game_from_the_hands, game_in_turns, game_on_the_board


async def test_a_game_of_six_on_the_board_costs_at_most_two_calls_an_act() -> None:
    """The budget is 2.0 with start, pings and all; a press itself is one of them."""
    assert (await game_on_the_board(seed=2)).per_act <= 2.0


async def test_private_panels_of_all_six_cost_less_than_one_call_more() -> None:
    """Every open panel is drawn anew when the round turns, which is one call for each act of a round."""
    assert (await game_from_the_hands(seed=2)).per_act <= 3.0


async def test_a_game_of_five_in_turns_costs_two_and_a_half_calls_an_act() -> None:
    """The press, the hand of whoever is next, and half an edit: of the board, or of a board that becomes a chapter."""
    assert (await game_in_turns(seed=2)).per_act <= 2.6


async def test_a_game_of_two_from_the_hands_costs_at_most_two_calls_an_act() -> None:
    """Whoever is asked sees so on a hand of their own at once, so the board may lag behind."""
    assert (await game_for_two(seed=2)).per_act <= 2.0
