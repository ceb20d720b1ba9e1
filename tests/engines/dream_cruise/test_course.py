"""Phase 2: setting course."""

from typing import Any

import pytest

from engines.dream_cruise import GAME
from engines.dream_cruise.actions import DreamOptions, Sail
from engines.dream_cruise.deck import LOCATIONS
from engines.dream_cruise.events import (
    CourseSet,
    DiscardShuffled,
    HasChosen,
    LastRoundCalled,
    NoCourse,
    SeaDayEnjoyed,
    YouDrewLocations,
    YouDrewShipCard,
)
from engines.dream_cruise.ships import Visit
from engines.dream_cruise.views import Ending, Phase, Pile
from tests.engines.dream_cruise.table import Table, begun, calm, position, sea, ship, shore


def setting_course(seats: int, **changed: Any) -> Table:
    """Phase 2 of round 3."""
    return Table(position(*[calm(seat) for seat in range(seats)], **changed), []).all_done()


def test_each_seat_draws_three_locations_keeps_one_and_discards_two() -> None:
    game = begun(2)
    drawn = [game.mine(seat).drawn for seat in (0, 1)]
    assert [len(cards) for cards in drawn] == [3, 3]
    assert game.legal(0) == [Sail(location) for location in drawn[0]]
    game.does(0, Sail(drawn[0][2])).does(1, Sail(drawn[1][0]))
    ships = [shown.ship for shown in game.seen_by(None).ships]
    assert ships[0].visit == Visit(drawn[0][2])
    assert ships[0].route == (drawn[0][2],)
    assert ships[1].route == (drawn[1][0],)
    left = {*drawn[0][:2], *drawn[1][1:]}
    assert set(game.seen_by(None).location_discard) == left
    assert [event.seat for event in game.heard(CourseSet)] == list(game.state.seats_in_order())


def test_courses_are_sealed_and_may_be_changed_until_the_last_one_is_set() -> None:
    """G-4."""
    game = begun(3)
    drawn = game.mine(1).drawn
    game.does(1, Sail(drawn[0]), Sail(drawn[1]), Sail(drawn[1]))
    assert game.heard(HasChosen) == [HasChosen(1)]
    assert game.seen_by(0).ships[1].ship.visit is None
    assert game.mine(1).chosen == (drawn[1],)
    assert game.state.moment == 0
    game.does(0, game.legal(0)[0]).does(2, game.legal(2)[0])
    assert game.state.ships[1].visit == Visit(drawn[1])
    assert game.state.moment > 0


def test_a_location_that_was_not_drawn_is_no_choice() -> None:
    game = begun(2)
    assert game.refuses(0, Sail(game.mine(1).drawn[0])) == "location-not-drawn"


def test_only_the_seat_itself_learns_what_it_drew() -> None:
    """DC-11 and G-5."""
    game = begun(2)
    assert [event.locations for event in game.heard(YouDrewLocations, 0)] == [game.mine(0).drawn]
    assert game.heard(YouDrewLocations, None) == []


def test_the_course_is_told_with_what_was_left_aside_because_the_discard_lies_open() -> None:
    """DC-25."""
    game = begun(2)
    drawn = game.mine(0).drawn
    game.does(0, Sail(drawn[1])).does(1, game.legal(1)[0])
    assert CourseSet(0, drawn[1], (drawn[0], drawn[2])) in game.heard(CourseSet)


def test_locations_are_drawn_and_put_aside_in_seat_order_from_whoever_holds_the_token() -> None:
    """DC-4."""
    game = setting_course(3, first=2, location_deck=tuple(range(20)))
    assert [game.mine(seat).drawn for seat in (2, 0, 1)] == [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
    for seat in (1, 0, 2):
        game.does(seat, Sail(game.mine(seat).drawn[0]))
    assert game.state.location_discard == (1, 2, 4, 5, 7, 8)


def test_an_empty_location_deck_is_filled_from_the_discard() -> None:
    game = setting_course(2, location_deck=(1, 2, 3, 4), location_discard=(10, 11, 12))
    drawn = [*game.mine(0).drawn, *game.mine(1).drawn]
    assert drawn[:4] == [1, 2, 3, 4]
    assert set(drawn[4:]) < {10, 11, 12}
    assert game.heard(DiscardShuffled) == [DiscardShuffled(Pile.LOCATIONS)]
    assert game.state.ending is None
    assert game.state.location_discard == ()


def test_a_location_deck_that_is_just_enough_is_not_filled_yet() -> None:
    game = setting_course(2, location_deck=(1, 2, 3, 4, 5, 6), location_discard=(10, 11, 12))
    assert game.state.location_deck == ()
    assert game.state.location_discard == (10, 11, 12)
    assert not game.heard(DiscardShuffled)


def test_locations_that_do_not_go_round_are_dealt_one_at_a_time_in_the_last_round() -> None:
    """DC-19."""
    game = setting_course(3, first=1, location_deck=(1, 2, 3, 4), location_discard=())
    assert game.heard(LastRoundCalled) == [LastRoundCalled(Ending.LOCATIONS)]
    assert game.state.ending is Ending.LOCATIONS
    assert [game.mine(seat).drawn for seat in (1, 2, 0)] == [(1, 4), (2,), (3,)]
    assert GAME.deciders(game.state) == {1}


def test_a_seat_without_a_location_has_none_this_round() -> None:
    """DC-19."""
    game = setting_course(3, location_deck=(1,), location_discard=())
    assert game.heard(NoCourse) == [NoCourse(1), NoCourse(2)]
    assert [shown.ship.visit and shown.ship.visit.location for shown in game.seen_by(None).ships] == [1, None, None]
    assert game.state.phase is Phase.DISPLAY


def test_a_last_round_that_was_called_is_not_called_again_for_want_of_locations() -> None:
    one_empty = ship(None, 0, 1, at=sea("culture"))
    state = position(one_empty, calm(1), family_deck=(20, 21), location_deck=(1, 2), location_discard=())
    game = Table(state, []).all_done()
    game.does(0, game.legal(0)[0])
    assert game.state.phase is Phase.DISPLAY
    assert game.heard(LastRoundCalled) == [LastRoundCalled(Ending.FAMILIES)]
    assert game.state.ending is Ending.FAMILIES


@pytest.mark.parametrize(("seats", "rounds"), [(1, 19), (2, 26), (3, 17), (4, 12)])
def test_the_round_in_which_locations_run_short_follows_from_the_number_of_seats(seats: int, rounds: int) -> None:
    """DC-19: every round uses up one location a seat; alone all three, for Jana takes the other two."""
    used_in_a_round = 3 if seats == 1 else seats
    left = len(LOCATIONS) - used_in_a_round * (rounds - 1)
    assert left < 3 * seats <= left + used_in_a_round


def seafarers(options: DreamOptions) -> Table:
    """Both sail to sea, seat 1 being first."""
    game = setting_course(
        2,
        first=1,
        sea_days=options.sea_days,
        location_deck=(sea("rest"), shore(), 1, sea("culture"), 2, 3),
        ship_deck=(40, 41, *range(40)),
    )
    return game.does(0, Sail(sea("culture"))).does(1, Sail(sea("rest")))


def test_with_sea_days_a_day_at_sea_brings_a_ship_card_in_seat_order() -> None:
    """DC-15."""
    game = seafarers(DreamOptions(sea_days=True))
    assert [game.mine(seat).hand for seat in (1, 0)] == [(40,), (41,)]
    assert game.heard(SeaDayEnjoyed) == [SeaDayEnjoyed(1), SeaDayEnjoyed(0)]
    assert game.heard(YouDrewShipCard, 0) == [YouDrewShipCard(41)]
    assert game.heard(YouDrewShipCard, None) == []


def test_without_sea_days_a_day_at_sea_brings_no_card_and_that_is_the_usual_game() -> None:
    """DC-15."""
    game = seafarers(DreamOptions())
    assert [game.mine(seat).hand for seat in (0, 1)] == [(), ()]
    assert not game.heard(SeaDayEnjoyed)


def test_a_day_ashore_brings_no_ship_card() -> None:
    """DC-15."""
    game = setting_course(2, sea_days=True, location_deck=(shore(nth=3), shore(nth=4), 10, sea("culture"), 12, 13))
    game.does(0, Sail(shore(nth=3))).does(1, Sail(sea("culture")))
    assert game.heard(SeaDayEnjoyed) == [SeaDayEnjoyed(1)]


def test_a_day_at_sea_brings_nothing_when_no_ship_card_is_left() -> None:
    """DC-15."""
    game = setting_course(2, sea_days=True, location_deck=(sea("rest"), 1, 2, 3, 4, 5), ship_deck=(), ship_discard=())
    game.does(0, Sail(sea("rest"))).does(1, Sail(3))
    assert not game.heard(SeaDayEnjoyed)
    assert game.mine(0).hand == ()


def test_discarded_locations_are_shuffled_before_they_are_the_deck() -> None:
    discard = tuple(range(10, 40))
    game = setting_course(2, location_deck=(), location_discard=discard)
    order = (*game.mine(0).drawn, *game.mine(1).drawn, *game.state.location_deck)
    assert sorted(order) == sorted(discard)
    assert order != discard
