"""Phase 4 is one's own until everybody is done: taking back, being done, not done after all (rulings G-4 and DC-10)."""

import pytest

from engines.core.errors import NotYourDecision
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import (
    Build,
    CallCaptain,
    CloseHand,
    Done,
    NotDone,
    OpenHand,
    Pay,
    Send,
    Spot,
    Stage,
    TakeBack,
)
from engines.dream_cruise.deck import SHIP_CARDS
from engines.dream_cruise.events import GuestSent, SaidDone, SaidNotDone
from engines.dream_cruise.inside.allowed import CHOICES_AT_MOST
from engines.dream_cruise.payments import unlike
from engines.dream_cruise.ships import Ship, Venue
from engines.dream_cruise.views import DayPlan, Phase
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    begun,
    calm,
    captain,
    family,
    sailing,
    sea,
    send,
    ship,
    shore,
)

CULTURE = family("culture", 6)
JAZZ, TEA, SPA = activity("culture", 3), activity("rest", 3), addition("rest", 3)


def game_of_two() -> Table:
    return sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[JAZZ, TEA, SPA], []])


def test_acts_are_taken_back_one_by_one_last_first() -> None:
    game = game_of_two()
    before = game.plan(0)
    game.builds(0, SPA, paying=TEA).does(0, Stage(JAZZ), send(CULTURE, Spot.CARD_1))
    assert game.refuses(0, TakeBack(0)) == "not-the-last-act"
    game.takes_back(0)
    assert game.plan(0).ship.visit is not None
    game.takes_back(0).takes_back(0)
    assert (game.plan(0).ship, game.plan(0).hand, game.plan(0).acts) == (before.ship, before.hand, ())
    assert not game.legal(0, TakeBack)


def test_a_number_of_an_act_taken_back_never_comes_again() -> None:
    """So a press made twice takes back one act only."""
    game = game_of_two().does(0, Stage(JAZZ), TakeBack(0), Stage(TEA))
    assert game.refuses(0, TakeBack(0)) == "already-taken-back"
    game.does(0, TakeBack(1), Build(SPA))
    assert game.refuses(0, Pay(0, TEA)) == "nothing-to-pay"
    game.does(0, Pay(2, TEA))


def test_the_number_of_an_act_given_up_before_it_was_paid_never_comes_again_either() -> None:
    """So an old choice of what pays never pays for the next act."""
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[SPA, JAZZ, TEA], []])
    game.does(0, Build(SPA), TakeBack(0), Build(SPA))
    assert game.refuses(0, Pay(0, TEA)) == "nothing-to-pay"
    assert game.legal(0, Pay) == [Pay(1, JAZZ), Pay(1, TEA)]


def test_taking_back_twice_in_a_hurry_says_that_it_was_taken_back() -> None:
    game = game_of_two().does(0, Stage(JAZZ), TakeBack(0))
    assert game.refuses(0, TakeBack(0)) == "already-taken-back"
    game.does(0, Build(SPA), Pay(1, TEA)).does(0, Stage(JAZZ))
    assert game.refuses(0, TakeBack(1)) == "not-the-last-act"


def test_what_is_half_done_is_given_up_before_what_is_done_is_taken_back() -> None:
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[SPA, JAZZ, TEA, activity("sports", 3)], []])
    game.does(0, Stage(JAZZ), Build(SPA))
    assert game.legal(0, TakeBack) == [TakeBack(1)]
    assert game.refuses(0, TakeBack(0)) == "not-the-last-act"
    game.does(0, TakeBack(1))
    assert game.legal(0, TakeBack) == [TakeBack(0)]


def test_replacing_is_taken_back_with_the_guests_that_had_gone() -> None:
    built = [Venue(addition("sports", 3)), Venue(addition("culture", 2)), Venue(addition("culture", 3))]
    game = sailing(ship(CULTURE, at=sea(), additions=built), calm(1), hands=[[SPA, TEA], []])
    game.does(0, send(CULTURE, Spot.ADDITION_3)).builds(0, SPA, replacing=built[2].card, paying=TEA)
    assert game.mine(0).score.guests == 0
    game.takes_back(0)
    assert game.mine(0).score.guests == 1
    assert game.plan(0).hand == (SPA, TEA)


def test_nobody_else_sees_an_act_or_a_smaller_hand_before_all_are_done() -> None:
    game = game_of_two()
    before = game.seen_by(1), game.seen_by(None)
    game.builds(0, SPA, paying=TEA).does(0, Stage(JAZZ), send(CULTURE, Spot.CARD_1))
    assert (game.seen_by(1), game.seen_by(None)) == before
    assert game.told == []
    assert game.seen_by(1).ships[0].hand_size == 3
    game.all_done()
    assert game.seen_by(1).ships[0].hand_size == 0
    assert game.seen_by(1).ships[0].ship.additions == (Venue(SPA),)


def test_ones_own_hand_shows_what_is_left_of_it_at_once() -> None:
    game = game_of_two().does(0, Stage(JAZZ))
    assert game.mine(0).hand == (TEA, SPA)
    assert game.takes_back(0).mine(0).hand == (JAZZ, TEA, SPA)


def test_that_a_seat_is_done_is_told_and_it_may_be_not_done_after_all() -> None:
    game = game_of_two().does(0, Done())
    assert game.heard(SaidDone) == [SaidDone(0)]
    assert GAME.deciders(game.state) == {1}
    assert game.legal(0) == [NotDone()]
    assert game.refuses(0, send(CULTURE, Spot.BOTTOM)) == "already-done"
    game.does(0, NotDone(), send(CULTURE, Spot.BOTTOM))
    assert game.heard(SaidNotDone) == [SaidNotDone(0)]
    assert GAME.deciders(game.state) == {0, 1}
    assert game.refuses(0, NotDone()) == "not-done-yet"


def test_the_last_done_turns_everything_up_in_seat_order() -> None:
    aboard = [ship(family("culture", 6), at=shore("city", "culture")), ship(family("rest", 4), at=sea("rest"))]
    game = sailing(*aboard, first=1)
    game.does(0, send(family("culture", 6), Spot.BOTTOM)).does(1, send(family("rest", 4), Spot.TOP))
    game.does(0, Done())
    assert game.heard(GuestSent) == []
    game.does(1, Done())
    assert [event.seat for event in game.heard(GuestSent)] == [1, 0]
    assert game.state.plans == ()


def test_after_the_last_done_there_is_no_way_back() -> None:
    game = game_of_two().all_done()
    assert game.phase() is Phase.BOARD
    assert game.refuses(0, NotDone()) == "day-over"


def test_the_same_done_once_more_is_told_that_the_day_is_over_and_in_the_first_round_that_none_has_begun() -> None:
    game = game_of_two().all_done()
    assert game.refuses(0, Done()) == "day-over"
    for seat in sorted(GAME.deciders(game.state)):
        game.does(seat, game.legal(seat)[0])
    assert game.phase() is Phase.COURSE
    assert game.refuses(0, Done()) == "day-over"
    for seat in sorted(GAME.deciders(game.state)):
        game.does(seat, game.legal(seat)[0])
    assert game.phase() is Phase.DISPLAY
    assert game.refuses(0, Done()) == "not-sailing"
    assert begun(2).refuses(0, Done()) == "not-sailing"


def test_alone_done_ends_the_day_at_once() -> None:
    game = sailing(ship(CULTURE, at=sea())).does(0, Done())
    assert game.state.round == 3


def test_the_moment_stands_still_while_anyone_is_at_it() -> None:
    game = game_of_two()
    moment = game.state.moment
    game.does(0, Stage(JAZZ), captain(Spot.TOP), Pay(1, TEA), Done(), NotDone(), Done())
    assert game.state.moment == moment
    game.does(1, Done())
    assert game.state.moment > moment


def test_twenty_five_choices_fit_at_once() -> None:
    """DC-29: more than twenty-five do not."""
    game = laden()
    hand = list(game.plan(0).hand)
    counts = []
    while hand:
        hand.pop()
        fewer = sailing(game.state.ships[0], calm(1), hands=[hand, []])
        counts.append((len(fewer.legal(0)), bool(fewer.legal(0, OpenHand))))
    assert (CHOICES_AT_MOST, False) in counts


def test_who_does_not_sit_here_has_nothing_to_decide() -> None:
    with pytest.raises(NotYourDecision):
        game_of_two().does(2, Done())
    with pytest.raises(NotYourDecision):
        game_of_two().does(-1, Done())


# Too much at once


def laden() -> Table:
    """A hand of every kind of card, three families that like everything, and room for them all."""
    general = [family("sports culture rest", members, nth) for members, nth in ((4, 0), (5, 0), (6, 0))]
    additions = [addition("sports", 3), addition("culture", 3), addition("rest", 3)]
    hand = unlike(tuple(number for number in range(len(SHIP_CARDS)) if number not in additions))
    aboard: Ship = ship(*general, at=shore("city", "culture", bottom_room=3), additions=additions)
    return sailing(aboard, calm(1), hands=[hand, []])


def test_with_too_much_to_choose_from_guests_and_cards_are_offered_apart() -> None:
    """DC-29."""
    game = laden()
    guests = game.legal(0)
    assert guests[-2:] == [OpenHand(), Done()]
    assert all(isinstance(action, Send) for action in guests[:-2])
    card = game.plan(0).hand[0]
    assert game.refuses(0, Stage(card)) == "look-elsewhere"
    game.does(0, OpenHand())
    cards = game.legal(0)
    assert cards[-1] == CloseHand()
    assert Stage(card) in cards
    assert game.refuses(0, OpenHand()) == "look-elsewhere"
    assert game.legal(0, CallCaptain)
    assert max(len(guests), len(cards)) <= CHOICES_AT_MOST < len(guests) + len(cards) - 2


def test_a_card_played_from_the_open_hand_leads_back_to_the_guests() -> None:
    """DC-29."""
    game = laden().does(0, OpenHand())
    game.does(0, Stage(game.plan(0).hand[0]))
    assert game.legal(0, Send)
    assert not game.plan(0).hand_open


def test_a_closed_hand_shows_the_guests_again_and_nothing_has_happened() -> None:
    """DC-29."""
    game = laden()
    before = game.plan(0)
    game.does(0, OpenHand(), CloseHand())
    assert game.plan(0) == before


def test_while_everything_fits_the_hand_is_neither_opened_nor_closed() -> None:
    game = game_of_two()
    assert game.refuses(0, OpenHand()) == game.refuses(0, CloseHand()) == "nothing-hidden"
    assert DayPlan(game.state.ships[0], game.state.hands[0]) == game.plan(0)
