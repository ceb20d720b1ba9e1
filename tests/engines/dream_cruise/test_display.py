"""Phase 3: preparing entertainment."""

from typing import Any

import pytest

from engines.core.errors import NotYourDecision
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import Sail, Take
from engines.dream_cruise.events import (
    DiscardShuffled,
    HiddenSetTaken,
    NoSet,
    RoundBegan,
    SetsDiscarded,
    SetsLaidOut,
    SetTaken,
    YouTook,
)
from engines.dream_cruise.views import HiddenSet, OpenSet, Phase, Pile
from tests.engines.dream_cruise.table import Table, calm, position


def display(seats: int, **changed: Any) -> Table:
    """Phase 3 of round 3; by default ship cards lie in the deck by their numbers."""
    game = Table(position(*[calm(seat) for seat in range(seats)], **changed), []).all_done()
    for seat in range(seats):
        game.does(seat, Sail(game.mine(seat).drawn[0]))
    assert game.state.phase is not Phase.COURSE
    return game


@pytest.mark.parametrize(("seats", "face_up"), [(1, 2), (2, 3), (3, 3), (4, 4)])
def test_one_set_lies_face_down_and_two_three_or_four_face_up(seats: int, face_up: int) -> None:
    """Printed: three face up for two or three, one more for four, two for one alone."""
    sets = display(seats).seen_by(None).display
    assert [type(laid) for laid in sets] == [HiddenSet] + [OpenSet] * face_up
    assert [laid.number for laid in sets] == list(range(face_up + 1))
    assert all(len(laid.cards) == 2 for laid in sets if isinstance(laid, OpenSet))


def test_seats_choose_in_turn_from_the_start_player_on() -> None:
    game = display(3, first=1)
    for seat in (1, 2, 0):
        assert GAME.deciders(game.state) == {seat}
        with pytest.raises(NotYourDecision):
            game.does((seat + 1) % 3, Take(1))
        game.does(seat, game.legal(seat)[-1])
    assert game.state.phase is Phase.SAIL


def test_a_face_up_set_is_taken_into_the_hand_and_everyone_sees_it() -> None:
    """DC-11."""
    game = display(2)
    game.does(0, Take(2))
    assert game.mine(0).hand == (2, 3)
    assert game.heard(SetTaken) == [SetTaken(0, 2, (2, 3))]
    assert [laid.taker for laid in game.seen_by(None).display] == [None, None, 0, None]
    assert game.refuses(1, Take(2)) == "set-gone"
    assert game.legal(1) == [Take(0), Take(1), Take(3)]


def test_the_display_is_not_refilled_between_players() -> None:
    game = display(2)
    before = game.state.ship_deck
    game.does(0, Take(1))
    assert game.state.ship_deck == before
    assert len(game.legal(1)) == 3


def test_the_start_player_may_not_take_the_face_down_set() -> None:
    """DC-12."""
    game = display(2)
    assert Take(0) not in game.legal(0)
    assert game.refuses(0, Take(0)) == "not-for-start-player"


def test_who_takes_the_face_down_set_begins_the_next_round() -> None:
    """DC-12 and DC-11: who took it is open, what it was is not."""
    game = display(3).does(0, Take(1))
    hidden = game.state.display[0].cards
    game.does(1, Take(0))
    assert game.heard(HiddenSetTaken) == [HiddenSetTaken(1, 2, begins_next=True)]
    assert game.heard(YouTook, 1) == [YouTook(hidden)]
    assert game.heard(YouTook, None) == game.heard(YouTook, 2) == []
    assert game.mine(1).hand == hidden
    assert (game.state.first, game.state.token) == (0, 1)
    game.does(2, Take(2)).all_done()
    assert game.heard(RoundBegan)[-1].first == 1
    assert game.state.first == 1


def test_if_nobody_takes_the_face_down_set_the_token_stays() -> None:
    """DC-12."""
    game = display(2, first=1).does(1, Take(1)).does(0, Take(2)).all_done()
    assert game.state.first == game.state.token == 1


def test_what_nobody_took_is_discarded_and_lies_open_the_face_down_set_too() -> None:
    """DC-25 and DC-27."""
    game = display(2)
    hidden = game.state.display[0].cards
    game.does(0, Take(1)).does(1, Take(3))
    assert game.seen_by(None).ship_discard == (*hidden, 2, 3)
    assert game.heard(SetsDiscarded) == [SetsDiscarded((*hidden, 2, 3))]
    assert game.seen_by(None).display == ()


def test_there_is_no_hand_limit() -> None:
    game = display(2, hands=[range(20, 50), ()]).does(0, Take(1)).does(1, Take(2))
    assert len(game.mine(0).hand) == 32


def test_alone_any_of_the_three_sets_may_be_taken() -> None:
    """DC-16."""
    game = display(1)
    assert game.legal(0) == [Take(0), Take(1), Take(2)]
    game.does(0, Take(0))
    assert game.heard(HiddenSetTaken) == [HiddenSetTaken(0, 2, begins_next=False)]


def test_an_empty_ship_deck_is_filled_from_the_discard() -> None:
    game = display(2, ship_deck=(1, 2), ship_discard=tuple(range(30, 40)))
    assert game.heard(DiscardShuffled) == [DiscardShuffled(Pile.SHIP_CARDS)]
    assert game.heard(SetsLaidOut)[0].face_up[0] == (1, 2)
    assert len(game.state.ship_deck) == 4


def test_discarded_ship_cards_are_shuffled_before_they_are_the_deck() -> None:
    discard = tuple(range(30, 60))
    game = display(2, ship_deck=(), ship_discard=discard)
    laid = tuple(card for laid in game.state.display[1:] for card in laid.cards)
    order = (*laid, *game.state.display[0].cards, *game.state.ship_deck)
    assert sorted(order) == sorted(discard)
    assert order != discard


def test_if_ship_cards_are_short_the_face_up_sets_are_filled_first_and_an_empty_set_is_not_there() -> None:
    """DC-18."""
    game = display(2, ship_deck=(1, 2, 3, 4, 5), ship_discard=())
    assert game.heard(SetsLaidOut) == [SetsLaidOut(((1, 2), (3, 4), (5,)), 0)]
    assert game.legal(0) == [Take(1), Take(2), Take(3)]
    assert [laid.number for laid in game.seen_by(None).display] == [1, 2, 3]
    assert game.refuses(0, Take(0)) == "no-such-set"


def test_a_face_down_set_may_be_short() -> None:
    """DC-18."""
    game = display(2, ship_deck=tuple(range(7)), ship_discard=())
    assert game.heard(SetsLaidOut)[0].face_down == 1
    game.does(0, Take(1)).does(1, Take(0))
    assert game.mine(1).hand == (6,)


def test_with_fewer_sets_than_seats_the_last_seats_get_none() -> None:
    """DC-18, after hands have swallowed the deck."""
    game = display(3, ship_deck=(1, 2, 3), ship_discard=())
    game.does(0, Take(1)).does(1, Take(2))
    assert game.state.phase is Phase.SAIL
    assert [game.mine(seat).hand for seat in range(3)] == [(1, 2), (3,), ()]
    assert game.heard(NoSet) == [NoSet(2)]


def test_without_any_ship_card_phase_three_is_passed_over() -> None:
    """DC-18."""
    game = display(2, first=1, ship_deck=(), ship_discard=())
    assert game.state.phase is Phase.SAIL
    assert game.heard(NoSet) == [NoSet(1), NoSet(0)]


def test_a_set_that_is_not_there_is_refused() -> None:
    game = display(2)
    assert game.refuses(0, Take(4)) == "no-such-set"
    assert game.refuses(0, Take(-1)) == "no-such-set"
