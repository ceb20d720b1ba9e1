"""Alone against Jana (ruling DC-16)."""

from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import Done, DreamOptions, Sail
from engines.dream_cruise.cards import Region
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.events import (
    FamiliesDrawn,
    GameEnded,
    JanaDrewFamily,
    JanaTookLocations,
    LastRoundCalled,
    YouDrewFamilies,
)
from engines.dream_cruise.inside.scoring import jana_score
from engines.dream_cruise.inside.state import Jana
from engines.dream_cruise.views import Ending, Phase
from tests.engines.dream_cruise.table import OTHERS, Table, begun, calm, family, position, routes_of, sea, ship

EAST, NORTH = Region.EASTERN_MEDITERRANEAN, Region.NORTH_SEA_IRISH_SEA


def next_round(**changed: Any) -> Table:
    """The beginning of round 3 of somebody with no empty cabin."""
    return Table(position(calm(0), **changed), []).does(0, Done())


def test_jana_draws_no_family_in_the_first_round() -> None:
    """DC-16: it has no boarding."""
    game = begun(1)
    assert game.state.jana == Jana(0, ())
    assert not game.heard(JanaDrewFamily)


def test_jana_draws_one_family_a_round_face_down_even_if_the_player_needs_none() -> None:
    game = next_round()
    assert game.heard(JanaDrewFamily) == [JanaDrewFamily(1)]
    assert game.state.jana == Jana(0, (OTHERS[0],))
    for viewer in (0, None):
        jana = game.seen_by(viewer).jana
        assert jana is not None
        assert (jana.pile, jana.score) == (1, None)
    assert game.state.phase is Phase.COURSE


def test_the_player_draws_first_and_jana_last() -> None:
    """DC-4."""
    game = Table(position(ship(None, 0, 1, at=sea())), []).does(0, Done())
    assert game.mine(0).drawn == tuple(OTHERS[:2])
    assert game.state.jana == Jana(0, (OTHERS[2],))


def test_that_jana_drew_is_told_after_what_the_player_drew() -> None:
    """DC-4."""
    game = Table(position(ship(None, 0, 1, at=sea())), []).does(0, Done())
    kinds = [type(told.event) for told in game.told]
    assert kinds.index(FamiliesDrawn) < kinds.index(YouDrewFamilies) < kinds.index(JanaDrewFamily)


def test_jana_may_draw_the_last_family_and_that_calls_the_last_round() -> None:
    """DC-3."""
    game = next_round(family_deck=(20,), family_discard=(30, 31))
    assert game.heard(LastRoundCalled) == [LastRoundCalled(Ending.FAMILIES)]
    assert set(game.state.family_deck) == {30, 31}


def test_jana_draws_nothing_when_no_family_is_left() -> None:
    game = next_round(family_deck=(), family_discard=())
    assert not game.heard(JanaDrewFamily)
    assert game.state.jana == Jana(0, ())


def test_the_locations_not_chosen_lie_open_in_front_of_jana() -> None:
    game = begun(1)
    drawn = game.mine(0).drawn
    game.does(0, Sail(drawn[1]))
    jana = game.seen_by(None).jana
    assert jana is not None
    assert jana.locations == (drawn[0], drawn[2])
    assert game.heard(JanaTookLocations) == [JanaTookLocations((drawn[0], drawn[2]))]
    assert game.state.location_discard == ()


def test_jana_scores_her_families_and_her_best_single_region_with_one_sea_card_at_most() -> None:
    pile = (family("culture", 6), family("sports", 3))
    worth = sum(FAMILIES[number].points for number in pile)
    her = Jana(2, pile, (*routes_of(EAST, 2), *routes_of(NORTH, 3), sea(nth=0), sea(nth=1)))
    counted = jana_score(her)
    assert counted.route is not None
    assert (counted.route.region, counted.route.points) == (NORTH, 6)
    assert (counted.family_points, counted.total) == (worth, worth + 6)


def test_jana_without_a_route_scores_her_families_alone() -> None:
    assert jana_score(Jana(0, (), (sea(nth=0), sea(nth=1)))).route is None
    assert jana_score(Jana(0, (), routes_of(EAST, 1))).total == 0
    assert jana_score(Jana(0, (), (*routes_of(EAST, 1), sea()))).total == 1


def test_of_routes_worth_the_same_jana_counts_the_longest_and_else_the_first() -> None:
    longest = jana_score(Jana(0, (), (*routes_of(EAST, 5), *routes_of(NORTH, 6)))).route
    assert longest is not None
    assert (longest.region, longest.points) == (NORTH, 9)
    first = jana_score(Jana(0, (), (*routes_of(NORTH, 2), *routes_of(EAST, 2)))).route
    assert first is not None
    assert first.region is NORTH


def worth(points: int, nth: int = 0) -> int:
    """The nth family of so many points."""
    return [number for number in OTHERS if FAMILIES[number].points == points][nth]


@pytest.mark.parametrize(("points", "place"), [(3, 2), (4, 1), (2, 2)])
def test_jana_wins_ties_whoever_has_cards_left(points: int, place: int) -> None:
    """DC-13 and DC-16: one point more than her three is needed."""
    her = Jana(1, (worth(3, nth=1),))
    last = position(ship(0, 1, 2, scored=[worth(points)]), hands=[[1, 2, 3]], jana=her, ending=Ending.FAMILIES)
    result = GAME.result(Table(last, []).does(0, Done()).state)
    assert result is not None
    assert result.standings[0].place == place
    assert result.winners == ((0,) if place == 1 else ())


def test_in_the_end_janas_families_are_turned_up() -> None:
    her = Jana(1, (OTHERS[5],), routes_of(EAST, 2))
    game = Table(position(ship(0, 1, 2), jana=her, ending=Ending.FAMILIES), []).does(0, Done())
    jana = game.seen_by(None).jana
    assert jana is not None
    assert jana.score == jana_score(her) == game.heard(GameEnded)[0].jana
    assert jana.score.families == (OTHERS[5],)


@pytest.mark.parametrize("level", [0, 3])
def test_a_whole_game_against_jana(level: int) -> None:
    options = DreamOptions(jana=3 if level else 0)
    state = GAME.setup(options, 1, Chance("whole", 0)).state
    step = 0
    while GAME.deciders(state):
        step += 1
        view, legal = GAME.view(state, 0), GAME.legal_actions(state, 0)
        choice = GAME.fallback(view, legal, Chance("whole", step))
        state = play(GAME, state, Move(0, choice), Chance("whole", step)).state
        assert state.location_discard == ()
    assert state.jana is not None
    assert len(state.jana.families) == level + state.round - 1
    assert len(state.jana.locations) == 2 * state.round
    assert state.ending is Ending.FAMILIES
