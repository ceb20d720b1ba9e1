"""Points, routes, ties."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.dream_cruise import GAME
from engines.dream_cruise.cards import Colour, Region, Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, is_sea
from engines.dream_cruise.inside.scoring import final_result, score
from engines.dream_cruise.routes import route_points, routes
from engines.dream_cruise.ships import Ship, Venue, Visit
from engines.dream_cruise.views import Ending, Phase
from tests.engines.dream_cruise.table import addition, family, position, routes_of, sea, ship

EAST, NORTH, BALTIC = Region.EASTERN_MEDITERRANEAN, Region.NORTH_SEA_IRISH_SEA, Region.BALTIC


def points(*locations: int) -> int:
    return sum(route.points for route in routes(locations))


def by_brute_force(locations: tuple[int, ...]) -> int:
    """Every sea card to every region or to none, at most one a region."""
    ports = dict.fromkeys(Region, 0)
    for location in locations:
        card = LOCATIONS[location]
        if isinstance(card, Shore):
            ports[card.region] += 1
    best, visited = 0, [region for region in Region if ports[region]]
    for given_to in product((None, *visited), repeat=sum(map(is_sea, locations))):
        named = [region for region in given_to if region is not None]
        if len(named) == len(set(named)):
            best = max(best, sum(route_points(count + (region in named)) for region, count in ports.items()))
    return best


@pytest.mark.parametrize(("cards", "worth"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 9), (12, 9)])
def test_two_three_four_and_five_cards_of_a_region_are_worth_one_three_six_and_nine(cards: int, worth: int) -> None:
    assert route_points(cards) == worth


def test_the_rulebooks_example_of_routes() -> None:
    """DC-2: with the sea card 3 + 6 in the east, or in the north 9 by the table and 1 for the two eastern ports: 10."""
    east, north, at_sea = routes_of(EAST, 2), routes_of(NORTH, 4), sea()
    assert points(*east) == 1
    assert points(*north) == 6
    assert points(*east, at_sea) == 3
    assert points(*north, at_sea) == 9
    found = routes((*east, *north, at_sea))
    assert [(route.region, route.sea, route.points) for route in found] == [(EAST, None, 1), (NORTH, at_sea, 9)]
    assert points(*east, *north, at_sea) == 10


def test_a_route_takes_one_sea_card_only() -> None:
    assert points(*routes_of(EAST, 2), sea(nth=0), sea(nth=1)) == 3


def test_sea_cards_alone_are_no_route_and_those_left_over_score_nothing() -> None:
    """DC-2 and DC-20."""
    assert points(sea(nth=0), sea(nth=1), sea(nth=2)) == 0


def test_a_single_port_and_a_sea_card_are_a_route_of_two() -> None:
    assert points(*routes_of(EAST, 1), sea()) == 1


def test_several_sea_cards_go_where_they_bring_the_most() -> None:
    """DC-2: three points in a route of three or four, two in a pair, one beside a single port."""
    locations = (*routes_of(EAST, 1), *routes_of(BALTIC, 2), *routes_of(NORTH, 3), sea(nth=0), sea(nth=1))
    assert {route.region: route.sea is not None for route in routes(locations)} == {BALTIC: True, NORTH: True}
    assert points(*locations) == 3 + 6


def test_a_region_of_five_ports_leaves_the_sea_card_to_a_smaller_one() -> None:
    """DC-2."""
    assert points(*routes_of(EAST, 5), *routes_of(NORTH, 2), sea()) == 9 + 3


def test_a_sea_card_that_would_bring_nothing_is_in_no_route() -> None:
    """DC-2: a route of five is worth no more with the sea."""
    (route,) = routes((*routes_of(EAST, 5), sea()))
    assert (route.sea, route.points) == (None, 9)


def test_all_ports_of_a_region_form_one_route() -> None:
    """DC-20: six are nine points, not twice three."""
    found = routes(routes_of(EAST, 6))
    assert [(len(route.shores), route.points) for route in found] == [(6, 9)]


@settings(max_examples=300)
@given(st.lists(st.integers(0, len(LOCATIONS) - 1), unique=True, max_size=12))
def test_no_way_to_use_sea_cards_is_better(locations: list[int]) -> None:
    """DC-2, by brute force."""
    seas = [location for location in locations if is_sea(location)][:5]
    kept = tuple(location for location in locations if location in seas or not is_sea(location))
    assert points(*kept) == by_brute_force(kept)


@settings(max_examples=300)
@given(st.lists(st.integers(0, 6), min_size=3, max_size=3), st.integers(0, 4))
def test_no_way_to_use_sea_cards_is_better_when_regions_are_full(ports: list[int], seas: int) -> None:
    """DC-2, by brute force."""
    shores = [
        port for region, count in zip((EAST, NORTH, BALTIC), ports, strict=True) for port in routes_of(region, count)
    ]
    locations = (*shores, *[sea("rest", nth=nth) for nth in range(seas)])
    assert points(*locations) == by_brute_force(locations)


@settings(max_examples=100)
@given(st.permutations([*routes_of(EAST, 3), *routes_of(NORTH, 2), sea(nth=0), sea(nth=1)]))
def test_in_which_order_ports_were_visited_does_not_matter(locations: list[int]) -> None:
    assert points(*locations) == by_brute_force(tuple(locations)) == 6 + 3


def with_guests(ashore: int, aboard: int) -> Ship:
    """Guests on a location, and on additions; unfinished families all."""
    colours = tuple(Colour)
    built = Venue(addition("culture", 3), colours[:aboard])
    visit = Visit(sea(), cards=(Venue(0, colours[:ashore]),))
    return replace(ship(0, 1, 2, additions=[built]), visit=visit)


@pytest.mark.parametrize(("ashore", "aboard", "worth"), [(0, 0, 0), (1, 0, 0), (1, 1, 1), (2, 1, 1), (3, 3, 3)])
def test_two_guests_out_are_a_point_over_all_cards_and_rounded_down(ashore: int, aboard: int, worth: int) -> None:
    """DC-5."""
    assert score(with_guests(ashore, aboard)).guest_points == worth
    assert score(with_guests(ashore, aboard)).total == worth


def test_the_total_is_families_routes_and_guests() -> None:
    pile = [family("culture", 6), family("sports", 3)]
    aboard = replace(with_guests(1, 1), scored=tuple(pile), route=routes_of(NORTH, 3))
    counted = score(aboard)
    assert counted.families == sum(FAMILIES[number].points for number in pile)
    assert counted.total == counted.families + 3 + 1
    standing = final_result(position(aboard, ship(), phase=Phase.OVER, ending=Ending.FAMILIES)).standings[0]
    assert [(line.category, line.points) for line in standing.lines] == [
        ("families", counted.families), ("routes", 3), ("guests", 1),
    ]  # fmt: skip
    assert standing.total == counted.total


def test_most_points_win() -> None:
    rich, poor = ship(scored=[family("culture", 6)]), ship(scored=[family("sports", 3)])
    result = final_result(position(poor, rich, phase=Phase.OVER, ending=Ending.FAMILIES))
    assert result.winners == (1,)
    assert [standing.place for standing in result.standings] == [2, 1]
    assert result.ending == "families"


def test_a_tie_is_broken_by_cards_in_hand() -> None:
    """DC-13."""
    state = position(ship(), ship(), hands=[[1], [2, 3]], phase=Phase.OVER, ending=Ending.FAMILIES)
    assert final_result(state).winners == (1,)


def test_then_by_who_chose_a_set_earlier_in_the_last_round_wherever_the_token_lies_now() -> None:
    """DC-13."""
    state = position(ship(), ship(), ship(), phase=Phase.OVER, first=1, ending=Ending.FAMILIES, token=0)
    assert [standing.place for standing in final_result(state).standings] == [3, 1, 2]


def test_while_the_game_goes_on_there_is_no_result() -> None:
    assert GAME.result(position(ship(), ship())) is None
