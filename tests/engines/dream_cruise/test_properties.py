"""What holds in every position of random games, besides the laws for all games."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import ADDITION_SPOTS, Action, CloseHand, DreamOptions, NotDone, TakeBack
from engines.dream_cruise.cards import COLOURS
from engines.dream_cruise.deck import ADDITION_SPACES, FAMILIES
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import Phase
from tests.engines.driver import Setting, random_game

some_games = given(seats=st.integers(1, 4), seed=st.integers(0, 2**40).map(str))


def positions(seats: int, seed: str) -> Iterator[DreamState]:
    setting = Setting(GAME, DreamOptions(sea_days=True), seats)
    return (position.state for position in random_game(setting, seed))


def ships(state: DreamState) -> list[Ship]:
    return [*state.ships, *[plan.ship for plan in state.plans]]


@settings(max_examples=8)
@some_games
def test_no_activity_has_more_guests_than_room_or_two_of_a_colour(seats: int, seed: str) -> None:
    for state in positions(seats, seed):
        for ship in ships(state):
            for activity in ship.activities():
                assert len(set(activity.guests)) == len(activity.guests) <= activity.room


@settings(max_examples=8)
@some_games
def test_a_guest_out_is_one_fewer_in_its_cabin(seats: int, seed: str) -> None:
    """Fewer are out than have left, once days have passed and additions were replaced; never more (DC-6)."""
    for state in positions(seats, seed):
        for ship in ships(state):
            out = Counter(colour for activity in ship.activities() for colour in activity.guests)
            for colour, cabin in zip(COLOURS, ship.cabins, strict=True):
                assert out[colour] <= (FAMILIES[cabin.family].members - cabin.left if cabin else 0)


@settings(max_examples=8)
@some_games
def test_ships_keep_to_their_spaces_and_captains_to_locations(seats: int, seed: str) -> None:
    for state in positions(seats, seed):
        for ship in ships(state):
            assert len(ship.additions) <= ADDITION_SPACES
            assert ship.visit is None or ship.visit.captain not in ADDITION_SPOTS
            assert len(ship.route) <= state.round


@settings(max_examples=5)
@some_games
def test_taking_everything_back_leads_to_where_the_phase_began(seats: int, seed: str) -> None:
    """DC-10."""
    for state in positions(seats, seed):
        if state.phase is Phase.SAIL and Chance(seed, state.moment).below(3) == 0:
            for seat in range(seats):
                plan = all_taken_back(state, seat).plans[seat]
                assert (plan.ship, plan.hand) == (state.ships[seat], state.hands[seat])


def all_taken_back(state: DreamState, seat: int) -> DreamState:
    while (action := way_back(state, seat)) is not None:
        state = play(GAME, state, Move(seat, action), Chance("back", 0)).state
    return state


def way_back(state: DreamState, seat: int) -> Action | None:
    legal = GAME.legal_actions(state, seat)
    return next((action for action in legal if isinstance(action, NotDone | TakeBack | CloseHand)), None)


@settings(max_examples=8)
@some_games
def test_hands_shown_to_others_stand_still_in_phase_four(seats: int, seed: str) -> None:
    """DC-10."""
    sizes: dict[int, list[int]] = {}
    for state in positions(seats, seed):
        if state.phase is Phase.SAIL:
            shown = [seen.hand_size for seen in GAME.view(state, None).ships]
            assert sizes.setdefault(state.moment, shown) == shown
