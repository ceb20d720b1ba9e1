"""Setting up, boarding, drawing, rounds and passes."""

from collections import Counter

import pytest

from engines.all_aboard import GAME
from engines.all_aboard.actions import AllAboardOptions, AllAboardRefusal, Embark
from engines.all_aboard.animals import ALL_SPECIES, Species
from engines.all_aboard.deck import CAPACITIES
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    BoatChecked,
    GameBegan,
    GameEnded,
    PassBegan,
    RoundBegan,
    TurnedUp,
    YouBoardedFaceDown,
    YouDrew,
    YouWereDealt,
)
from engines.all_aboard.inside.rounds import draw_boat, in_order
from engines.all_aboard.inside.state import AllAboardState, Boat
from engines.all_aboard.views import Phase
from engines.core.chance import Chance
from engines.core.errors import IllegalAction, NotYourDecision, SetupRefused
from engines.core.events import Told, only
from engines.core.game import Move
from engines.core.play import play
from tests.engines.all_aboard.table import animal, embarks, position, species, told_to

every_count = pytest.mark.parametrize("seat_count", [2, 3, 4, 5])


def begun(seat_count: int, seed: str = "begun") -> AllAboardState:
    return GAME.setup(AllAboardOptions(), seat_count, Chance(seed, 0)).state


def played_on(state: AllAboardState, actions: int) -> list[AllAboardState]:
    """The positions after so many more actions, the first legal one each time."""
    reached = []
    for _ in range(actions):
        action = GAME.legal_actions(state, state.turn)[0]
        state = play(GAME, state, Move(state.turn, action), Chance("on", state.boarded)).state
        reached.append(state)
    return reached


# Setting up


def test_the_boat_deck_has_thirty_boats_that_carry_ten_to_twenty_two_kilos() -> None:
    """AA-2: the four capacities that are known are among them, and the mean is 16."""
    assert len(CAPACITIES) == 30
    assert (min(CAPACITIES), max(CAPACITIES)) == (10, 22)
    assert sum(CAPACITIES) == 30 * 16
    assert not Counter([12, 16, 16, 20]) - Counter(CAPACITIES)


@every_count
def test_there_is_one_boat_a_seat_and_everybody_has_three_cards_in_hand_and_nine_in_the_deck(seat_count: int) -> None:
    """AA-19"""
    state = begun(seat_count)
    assert len(state.boats) == seat_count
    assert len(state.boat_deck) == 30 - seat_count
    for holding in state.holdings:
        assert (len(holding.hand), len(holding.deck)) == (3, 9)
        assert sorted([*holding.hand, *holding.deck]) == sorted(ALL_SPECIES)
        assert holding.hand == in_order(holding.hand), "AA-25"


def test_boats_and_everybodys_animals_are_shuffled_each_deck_by_itself() -> None:
    """AA-19: an order that nobody knows."""
    for seed in range(5):
        state = begun(4, f"shuffled {seed}")
        assert state.boat_deck != tuple(sorted(state.boat_deck))
        assert all(holding.deck != in_order(holding.deck) for holding in state.holdings)
        assert len({holding.deck for holding in state.holdings}) == 4
    assert begun(4, "one").boat_deck != begun(4, "other").boat_deck


@pytest.mark.parametrize("seat_count", [1, 6])
def test_all_aboard_is_for_two_to_five(seat_count: int) -> None:
    with pytest.raises(SetupRefused):
        begun(seat_count)


def test_chance_draws_who_begins_and_all_are_told() -> None:
    """G-1"""
    starters = set()
    for seed in range(40):
        step = GAME.setup(AllAboardOptions(effects=False), 3, Chance(str(seed), 0))
        began, *_ = told_to(step.told, None)
        assert began == GameBegan(step.state.first, effects=False)
        assert GAME.deciders(step.state) == {began.starter}
        starters.add(began.starter)
    assert starters == {0, 1, 2}


def test_the_first_hand_is_told_to_its_owner_alone() -> None:
    step = GAME.setup(AllAboardOptions(), 2, Chance("dealt", 0))
    dealt = [told for told in step.told if isinstance(told.event, YouWereDealt)]
    hands = [holding.hand for holding in step.state.holdings]
    assert dealt == [Told(YouWereDealt(hand), only(seat)) for seat, hand in enumerate(hands)]


# Boarding


def test_each_animal_in_hand_may_board_each_boat_with_a_free_place_lightest_first_then_from_the_left() -> None:
    """AA-22: also where one's own cards lie. The order is part of the interface."""
    state = position("16: fox0 sloth1", "12: mouse1 bear0 zebra0?", "20:", hands=["lion peacock", "moose"], boarded=4)
    assert GAME.legal_actions(state, 0) == (
        Embark(Species.PEACOCK, 0),
        Embark(Species.PEACOCK, 2),
        Embark(Species.LION, 0),
        Embark(Species.LION, 2),
    )


def test_nobody_boards_out_of_turn() -> None:
    state = position("16:", "16:", hands=["fox", "sloth"])
    assert GAME.legal_actions(state, 1) == ()
    with pytest.raises(NotYourDecision):
        embarks(state, "sloth1", 0)


@pytest.mark.parametrize(
    ("who", "boat", "reason"),
    [
        ("fox0", 2, AllAboardRefusal.NO_SUCH_BOAT),
        ("fox0", -1, AllAboardRefusal.NO_SUCH_BOAT),
        ("bear0", 0, AllAboardRefusal.NOT_IN_HAND),
        ("moose0", 0, AllAboardRefusal.ALREADY_BOARDED),
        ("zebra0", 0, AllAboardRefusal.ALREADY_BOARDED),
        ("fox0", 1, AllAboardRefusal.BOAT_FULL),
    ],
)
def test_why_an_animal_may_not_board(who: str, boat: int, reason: AllAboardRefusal) -> None:
    """The moose lies aboard, the zebra has been discarded, the bear is still in the deck."""
    state = position("16:", "16: moose0 lion1 bear1?", hands=["fox", "sloth"], decks=["bear", "mouse"], boarded=4)
    with pytest.raises(IllegalAction) as refused:
        embarks(state, who, boat)
    assert refused.value.reason is reason


def test_the_first_animal_goes_face_up_and_its_seat_draws_the_next_card() -> None:
    """AA-19, AA-25: what was drawn is told to the owner alone, and takes its place by weight."""
    state = position("16:", "16:", hands=["fox lion", "sloth"], decks=["bear mouse", "zebra"])
    step = embarks(state, "fox0", 1)
    assert step.state.boats[1] == Boat(16, face_up=(animal("fox0"),))
    assert step.state.holdings[0].hand == (Species.LION, Species.BEAR)
    assert step.state.holdings[0].deck == species("mouse")
    assert told_to(step.told, None) == [Boarded(animal("fox0"), 1)]
    assert told_to(step.told, 1) == [Boarded(animal("fox0"), 1)]
    assert told_to(step.told, 0) == [Boarded(animal("fox0"), 1), YouDrew(Species.BEAR)]


def test_the_second_animal_goes_face_down_whose_it_is_is_open_what_it_is_is_not() -> None:
    """G-5, AA-20: its owner may look at it, nobody else."""
    state = position("16: zebra0", "16: moose1", hands=["fox lion", "sloth"], boarded=2)
    step = embarks(state, "fox0", 1)
    assert step.state.boats[1] == Boat(16, (animal("moose1"),), face_down=(animal("fox0"),))
    assert told_to(step.told, None) == told_to(step.told, 1) == [BoardedFaceDown(0, 1)]
    assert told_to(step.told, 0) == [BoardedFaceDown(0, 1), YouBoardedFaceDown(animal("fox0"), 1)]
    own, other = GAME.view(step.state, 0).boats[1], GAME.view(step.state, 1).boats[1]
    assert own.face_down == other.face_down == (0,)
    assert own.my_face_down == (animal("fox0"),)
    assert other.my_face_down == GAME.view(step.state, None).boats[1].my_face_down == ()


def test_a_boat_takes_three_animals_face_down_ones_included() -> None:
    """AA-1"""
    state = position("16: fox0 bear1 zebra1?", "16: moose0?", hands=["lion", "sloth"], boarded=4)
    assert {action.boat for action in GAME.legal_actions(state, 0)} == {1}
    assert [boat.free_places for boat in GAME.view(state, 0).boats] == [0, 2]


@every_count
def test_every_boat_holds_exactly_three_when_boarding_ends(seat_count: int) -> None:
    """AA-1"""
    state = begun(seat_count)
    last_turn = played_on(state, 3 * seat_count - 1)[-1]
    final = play(
        GAME, last_turn, Move(last_turn.turn, GAME.legal_actions(last_turn, last_turn.turn)[0]), Chance("x", 1)
    )
    turned_up = next(told.event for told in final.told if isinstance(told.event, TurnedUp))
    boarded = [boat.face_up for boat in last_turn.boats]
    assert sum(map(len, boarded)) + sum(map(len, turned_up.animals)) == 3 * seat_count - 1
    checks = [told.event for told in final.told if isinstance(told.event, BoatChecked)]
    assert len(checks[0].aboard) == 3
    assert all(3 <= len(check.aboard) <= 5 for check in checks)


# Passes and rounds


@every_count
def test_everybody_boards_once_a_pass_in_turn_and_the_second_pass_is_face_down(seat_count: int) -> None:
    state = begun(seat_count)
    turns = [state, *played_on(state, 3 * seat_count - 1)]
    order = [(state.first + turn) % seat_count for turn in range(seat_count)]
    assert [reached.turn for reached in turns] == order * 3
    assert [reached.pass_number for reached in turns] == [1] * seat_count + [2] * seat_count + [3] * seat_count
    for reached in turns:
        assert GAME.view(reached, None).goes_face_down == (reached.pass_number == 2)


@every_count
def test_each_round_begins_with_the_next_seat(seat_count: int) -> None:
    """AA-22"""
    state = begun(seat_count)
    starts = [state, *played_on(state, 9 * seat_count)[3 * seat_count - 1 :: 3 * seat_count]]
    assert [start.round for start in starts] == [1, 2, 3, 4]
    assert [start.turn for start in starts] == [(state.first + number) % seat_count for number in range(4)]


@every_count
def test_the_fourth_round_is_played_from_the_last_three_cards_and_then_it_is_over(seat_count: int) -> None:
    """AA-19: the ninth card is drawn after the last placement of the third round, and everybody plays all twelve."""
    state = begun(seat_count)
    *_, fourth = played_on(state, 9 * seat_count)
    assert all((len(holding.hand), len(holding.deck)) == (3, 0) for holding in fourth.holdings)
    *_, over = played_on(fourth, 3 * seat_count)
    assert GAME.deciders(over) == frozenset()
    assert GAME.result(over) is not None
    assert GAME.view(over, None).phase is Phase.OVER
    assert all(len(holding.saved) + len(holding.discarded) == 12 for holding in over.holdings)
    assert GAME.moment(over) == GAME.moments_at_most(AllAboardOptions(), seat_count) == 12 * seat_count


def test_the_old_boats_are_removed_and_new_ones_revealed_left_to_right() -> None:
    """AA-16, AA-23, AA-24"""
    state = position(
        "16: zebra0 fox0? bear1",
        "14: moose1 sloth1?",
        hands=["lion", "sloth"],
        boarded=5,
        first=1,
        boat_deck=(11, 21, 17),
    )
    step = embarks(state, "lion0", 1)
    assert [boat.capacity for boat in step.state.boats] == [11, 21]
    assert step.state.boat_deck == (17,)
    assert step.state.boat_discard == GAME.view(step.state, None).boat_discard == (16, 14)
    *_, began, first_pass = told_to(step.told, None)
    assert began == RoundBegan(2, starter=0, capacities=(11, 21), is_last=False)
    assert first_pass == PassBegan(1, face_down=False)


def test_a_boat_replaced_in_a_fright_goes_to_the_discard_as_well() -> None:
    """AA-7, AA-16"""
    state = position(
        "16: mouse0 fox0? elephant1",
        "14: moose1 sloth1?",
        hands=["lion", "bear"],
        boarded=5,
        first=1,
        boat_deck=(10, 11, 21, 17),
    )
    step = embarks(state, "lion0", 1)
    assert sorted(step.state.boat_discard) == [10, 14, 16]
    assert [boat.capacity for boat in step.state.boats] == [11, 21]


def test_an_empty_boat_deck_is_made_anew_from_the_discard() -> None:
    """AA-16: it cannot happen, but a game must not stop if it does."""
    state = position(hands=["", ""], boat_deck=(), boat_discard=(12, 15, 18))
    drawn = [draw_boat(state, Chance("guard", 0)) for _ in range(3)]
    assert sorted(drawn) == [12, 15, 18]
    assert state.boat_discard == state.boat_deck == ()


def test_all_face_down_animals_are_turned_up_before_the_first_boat_is_checked() -> None:
    """AA-20"""
    state = position("16: zebra0 fox0? bear1", "14: moose1 sloth1?", hands=["lion", "sloth"], boarded=5, first=1)
    step = embarks(state, "lion0", 1)
    told = told_to(step.told, None)
    assert told[0] == Boarded(animal("lion0"), 1)
    assert told[1] == TurnedUp(1, ((animal("fox0"),), (animal("sloth1"),)))
    assert isinstance(told[2], BoatChecked)


def test_a_boat_is_checked_with_those_who_boarded_openly_then_the_hidden_ones() -> None:
    """AA-20: in the order in which all came to see them."""
    state = position("16: zebra0 fox0? bear1", "14: moose1 sloth1?", hands=["lion", "sloth"], boarded=5, first=1)
    first, second = [
        event for event in told_to(embarks(state, "lion0", 1).told, None) if isinstance(event, BoatChecked)
    ]
    assert first.aboard == tuple(animal(who) for who in ("zebra0", "bear1", "fox0"))
    assert second.aboard[:3] == tuple(animal(who) for who in ("moose1", "lion0", "sloth1"))


def test_what_is_lost_lies_lightest_first() -> None:
    """AA-25: the order of a pile tells nobody when a card came."""
    state = position(
        "10: zebra0 fox0? bear1", "10: moose0 sloth1", hands=["lion peacock", "giraffe"], boarded=5, first=1
    )
    for holding in embarks(state, "lion0", 1).state.holdings:
        assert holding.discarded == in_order(holding.discarded)


def test_what_was_saved_lost_and_won_lies_open_and_outlasts_the_round() -> None:
    """AA-4, AA-9, AA-20, AA-21: a boat sinks under a pair, and on the other the fox is eaten."""
    state = position(
        "16: zebra0 zebra1? sloth0?",
        "20: lion1 bear1",
        hands=["moose fox", "sloth"],
        boarded=5,
        first=1,
    )
    view = GAME.view(embarks(state, "fox0", 1).state, None)
    assert view.players[0].saved == ()
    assert {Species.ZEBRA, Species.SLOTH, Species.FOX} <= set(view.players[0].discarded)
    assert Species.ZEBRA in view.players[1].discarded
    assert view.players[1].saved == species("lion bear")
    assert [player.cupids for player in view.players] == [1, 1]


def test_the_last_round_is_announced_and_the_game_ends_after_it() -> None:
    state = position("16: zebra0 fox0? bear1", "14: moose1 sloth1?", hands=["lion", ""], boarded=23, first=0)
    assert state.round == 4
    step = embarks(state, "lion0", 1)
    assert told_to(step.told, None)[-1] == GameEnded()
    assert step.state.boats == ()
    assert GAME.legal_actions(step.state, 0) == GAME.legal_actions(step.state, 1) == ()


# What is seen


def test_a_boat_shows_what_is_visible_aboard_and_what_it_would_weigh_with_one_more() -> None:
    """AA-26"""
    state = position("16: zebra0 mouse1?", "14: peacock1 fox0?", hands=["peacock mouse", "sloth"], boarded=4)
    spectator, owner = GAME.view(state, None), GAME.view(state, 0)
    assert [boat.load for boat in spectator.boats] == [7, -2]
    assert [boat.load for boat in owner.boats] == [7, 0]
    assert [boat.strangers for boat in spectator.boats] == [(1,), (0,)]
    assert [boat.strangers for boat in owner.boats] == [(1,), ()]
    assert owner.outlook(0, animal("peacock0")).load == 5
    assert owner.outlook(1, animal("peacock0")).load == 4
    assert GAME.view(state, 1).outlook(0, animal("mouse0")).load == 8


def test_hands_and_deck_sizes_are_open_hands_are_not() -> None:
    """AA-19, AA-20"""
    state = position("16:", "14:", hands=["peacock mouse", "sloth"], decks=["bear", "fox lion"], boat_deck=(9, 8))
    view = GAME.view(state, 1)
    assert [(player.hand_size, player.deck_size) for player in view.players] == [(2, 1), (1, 2)]
    assert view.my_hand == species("sloth")
    assert GAME.view(state, None).my_hand == ()
    assert view.boat_deck_size == 2


def test_how_many_animals_a_seat_has_boarded_is_open() -> None:
    """AA-19: whatever is neither in hand nor in the deck."""
    state = begun(3)
    for turn, reached in enumerate([state, *played_on(state, 36)]):
        view = GAME.view(reached, None)
        assert sum(view.boarded_by(seat) for seat in range(3)) == turn
        assert view.boarded_by(state.first) == -(-turn // 3) if turn <= 9 else True


def test_the_order_of_boarding_and_how_long_a_seat_waits_are_open() -> None:
    """AA-22: nobody boards more than three animals in a round."""
    boats = ["16:"] * 3
    view = GAME.view(position(*boats, hands=["fox"] * 3, boarded=4, first=1), None)
    assert view.order == (1, 2, 0)
    assert [view.turns_until(seat) for seat in view.order] == [2, 0, 1]
    last_pass = GAME.view(position(*boats, hands=["fox"] * 3, boarded=7, first=1), None)
    assert [last_pass.turns_until(seat) for seat in last_pass.order] == [None, 0, 1]


@pytest.mark.parametrize(("boarded", "laid_in"), [(0, None), (1, None), (2, 1), (3, 1), (4, None), (5, 2), (12, 4)])
def test_in_which_round_a_seat_last_laid_an_animal_face_down_is_open(boarded: int, laid_in: int | None) -> None:
    """G-5: until it boards the first animal of the next one."""
    cards = [one.value for one in Species][boarded:]
    state = position("16:", "16:", hands=[" ".join(cards[:3]), ""], decks=[" ".join(cards[3:]), ""])
    assert GAME.view(state, None).laid_in(0) == laid_in
