"""What people are promised comes true, by the rules themselves."""

from collections.abc import Iterator
from copy import copy
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from engines.dream_cruise import GAME
from engines.dream_cruise.actions import (
    Build,
    CallCaptain,
    DreamOptions,
    Pay,
    Replace,
    Send,
    Spot,
    Stage,
    Take,
)
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.deck import SHIP_CARDS
from engines.dream_cruise.inside.state import DreamState, LaidSet
from engines.dream_cruise.outlook import (
    InTheWay,
    Opening,
    captain_refused,
    fans,
    fans_there,
    hidden_set_refused,
    in_the_way,
    newcomers,
    opening,
    total_once_sent,
    use_refused,
    what_a_card_covers,
    will_find_set,
)
from engines.dream_cruise.payments import unlike
from engines.dream_cruise.ships import Ship, Visit
from engines.dream_cruise.views import DayPlan, Phase
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    calm,
    family,
    position,
    sailing,
    sea,
    ship,
    shore,
)
from tests.engines.driver import Setting, random_game

SPORTY, BEACHY, RESTING = family("sports", 3), family("beach", 2), family("rest", 4)
PORT = shore("beach", "rest", top_room=2)
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)

some_games = given(seats=st.integers(1, 4), seed=st.integers(0, 2**40).map(str))


def days(seats: int, seed: str) -> Iterator[Table]:
    """Positions of phase 4 in which seat 0 has nothing half done and sees all it can do."""
    setting = Setting(GAME, DreamOptions(sea_days=True), seats)
    for one in random_game(setting, seed):
        if one.state.phase is Phase.SAIL and not one.state.plans[0].done and one.state.plans[0].unpaid is None:
            yield Table(one.state, [])


def all_acts(state: DreamState) -> set[object]:
    """What seat 0 can do, be it shown at once or in two places (ruling DC-29)."""
    return {
        action
        for hand_open in (False, True)
        for action in GAME.legal_actions(
            replace(state, plans=(replace(state.plans[0], hand_open=hand_open), *state.plans[1:])), 0
        )
    }


def leads_to_a_guest(game: Table) -> bool:
    """Whether some way of playing cards, building and calling the captain lets a guest out."""
    if game.legal(0, Send):
        return True
    acts = [one for one in game.legal(0) if isinstance(one, Stage | Build | CallCaptain | Pay | Replace)]
    return any(leads_to_a_guest(copy(game).does(0, act)) for act in acts)


def opened(boat: Ship, *hand: int) -> Opening:
    """What can be opened on this ship with this hand."""
    game = sailing(boat, calm(1), hands=[hand, []])
    return opening(game.plan(0), GAME.legal_actions(game.state, 0))


class TestSets:
    """Phase 3."""

    def test_a_seat_that_waits_finds_a_set_just_when_it_is_promised_one(self) -> None:
        """Ruling DC-18."""
        for laid in range(1, 5):
            for first in range(3):
                sets = [LaidSet((2 * nth, 2 * nth + 1) if nth <= laid else ()) for nth in range(1, 5)]
                boats = ship(RESTING, at=PORT), calm(1), calm(2)
                display = (LaidSet(()), *sets)
                game = Table(position(*boats, phase=Phase.DISPLAY, display=display, first=first), [])
                promised = {seat: will_find_set(game.seen_by(None), seat) for seat in range(3) if seat != first}
                found = dict[int, bool]()
                while game.state.phase is Phase.DISPLAY and (waiting := GAME.deciders(game.state)):
                    (seat,) = waiting
                    found[seat] = True
                    game.does(seat, game.legal(seat, Take)[0])
                assert promised == {seat: found.get(seat, False) for seat in promised}

    def test_the_face_down_set_is_refused_for_the_reason_that_the_rules_give(self) -> None:
        """Ruling DC-12."""
        sets = (LaidSet((30, 31)), LaidSet((20, 21)), LaidSet((22, 23)), LaidSet((24, 25)))
        game = Table(position(calm(0), calm(1), calm(2), phase=Phase.DISPLAY, display=sets), [])
        assert hidden_set_refused(game.seen_by(0), 0) == game.refuses(0, Take(0)) == "not-for-start-player"
        assert hidden_set_refused(game.does(0, Take(1)).seen_by(1), 1) is None
        assert hidden_set_refused(game.does(1, Take(0)).seen_by(2), 2) == game.refuses(2, Take(0)) == "set-gone"
        game.state.display = (LaidSet(()), *game.state.display[1:])
        assert hidden_set_refused(game.seen_by(2), 2) == game.refuses(2, Take(0)) == "no-such-set"


class TestTheDay:
    """Phase 4."""

    @settings(max_examples=8)
    @some_games
    def test_a_card_is_of_use_just_when_the_rules_allow_it(self, seats: int, seed: str) -> None:
        for game in days(seats, seed):
            acts = all_acts(game.state)
            for card in unlike(game.plan(0).hand):
                assert (use_refused(card, game.plan(0)) is None) == bool(acts & {Stage(card), Build(card)})

    def test_before_the_day_begins_nothing_speaks_against_a_card(self) -> None:
        assert use_refused(SPA, None) is None

    @settings(max_examples=8)
    @some_games
    def test_the_captain_can_go_out_just_when_the_rules_allow_it(self, seats: int, seed: str) -> None:
        """Rulings DC-8 and DC-22."""
        for game in days(seats, seed):
            can_go = any(isinstance(act, CallCaptain) for act in all_acts(game.state))
            assert (captain_refused(game.plan(0)) is None) == can_go

    @settings(max_examples=8)
    @some_games
    def test_the_families_named_for_an_activity_are_those_who_can_go_there_now_or_with_the_captain(
        self, seats: int, seed: str
    ) -> None:
        for game in days(seats, seed):
            boat = game.plan(0).ship
            sends = [act for act in all_acts(game.state) if isinstance(act, Send)]
            for to in boat.activities():
                assert set(fans_there(boat, to)) == {act.family for act in sends if act.place is to.spot}
            for call in [act for act in all_acts(game.state) if isinstance(act, CallCaptain)]:
                there = boat.activity_at(call.place)
                assert there is not None
                assert boat.visit is not None
                hosted = replace(boat, visit=replace(boat.visit, captain=call.place))
                with_him = hosted.activity_at(call.place)
                assert with_him is not None
                assert set(newcomers(boat, there)) == {*fans_there(hosted, with_him)} - {*fans_there(boat, there)}

    def test_a_family_all_sent_is_a_fan_of_nothing_more(self) -> None:
        assert fans(ship(SPORTY), SHIP_CARDS[GAMES].icon) == (SPORTY,)
        assert fans(ship((SPORTY, 0), RESTING), SHIP_CARDS[GAMES].icon) == ()

    @settings(max_examples=8)
    @some_games
    def test_more_can_be_opened_just_when_cards_and_captain_lead_to_a_guest(self, seats: int, seed: str) -> None:
        """Where no guest fits anywhere just now."""
        for game in days(seats, seed):
            if game.plan(0).ship.guests_aboard and not game.legal(0, Send):
                promised = opening(game.plan(0), GAME.legal_actions(game.state, 0)) is not Opening.NONE
                assert promised == leads_to_a_guest(game)

    def test_a_card_that_pleases_a_family_opens_something(self) -> None:
        assert opened(ship(SPORTY, at=sea("rest")), GAMES) is Opening.ONE

    def test_the_captain_opens_something_where_a_family_would_come(self) -> None:
        assert opened(ship(SPORTY, at=PORT), NAP) is Opening.ONE

    def test_a_card_that_pleases_nobody_opens_something_with_the_captain_on_it(self) -> None:
        boat = ship(SPORTY, (RESTING, 0), at=sea("rest"))
        full = replace(boat, visit=Visit(sea("rest"), top=(Colour.ORANGE,)))
        assert opened(full, activity("culture", 2), addition("culture", 3)) is Opening.BOTH
        assert opened(full, activity("culture", 2)) is Opening.NONE, "nothing is left to pay the captain with"

    def test_when_nobody_would_come_whatever_one_does_nothing_opens_anything(self) -> None:
        assert opened(ship((SPORTY, 0), at=sea("rest")), activity("culture", 2), NAP) is Opening.NONE

    @settings(max_examples=8)
    @some_games
    def test_the_total_promised_for_a_guest_is_the_total_once_it_is_sent(self, seats: int, seed: str) -> None:
        """Ruling DC-5."""
        for game in days(seats, seed):
            for act in game.legal(0, Send)[:3]:
                assert total_once_sent(game.plan(0).ship, act) == copy(game).does(0, act).mine(0).score.total

    def test_a_guest_on_an_addition_is_in_the_way_of_its_colour_till_its_family_is_all_sent(self) -> None:
        """Ruling DC-6."""
        gym = addition("sports", 3)
        to_gym = Send(SPORTY, Spot.ADDITION_1, gym)
        many, one = DayPlan(ship(SPORTY, additions=[gym]), ()), DayPlan(ship((SPORTY, 1), additions=[gym]), ())
        assert in_the_way(many, to_gym, is_last=False) is InTheWay.COLOUR
        assert in_the_way(many, to_gym, is_last=True) is InTheWay.NOTHING
        assert in_the_way(one, to_gym, is_last=False) is InTheWay.NOTHING

    def test_a_guest_at_a_sight_is_in_the_way_of_a_card_in_hand_that_could_cover_it(self) -> None:
        """Ruling DC-9."""
        to_sight, boat = Send(RESTING, Spot.BOTTOM, PORT), ship(RESTING, at=PORT)
        assert in_the_way(DayPlan(boat, (GAMES,)), to_sight, is_last=False) is InTheWay.CARD
        assert in_the_way(DayPlan(boat, (SPA,)), to_sight, is_last=False) is InTheWay.NOTHING
        assert in_the_way(DayPlan(boat, (GAMES,)), Send(BEACHY, Spot.TOP, PORT), is_last=False) is InTheWay.NOTHING

    def test_an_activity_card_covers_the_sight_of_a_port_and_nothing_at_sea(self) -> None:
        sight = what_a_card_covers(ship(SPORTY, at=PORT))
        assert sight is not None
        assert sight.spot is Spot.BOTTOM
        assert what_a_card_covers(ship(SPORTY, at=sea())) is None
