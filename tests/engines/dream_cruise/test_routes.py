"""Routes: what they are worth, and what a place would add to them."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.dream_cruise.cards import Region, Shore
from engines.dream_cruise.deck import LOCATIONS, is_sea
from engines.dream_cruise.routes import best_points, route_gain, route_points, routes
from tests.engines.dream_cruise.table import (
    routes_of,
    sea,
)

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


@given(sailed=st.lists(st.integers(0, 53), max_size=10, unique=True), to=st.integers(0, 53))
def test_a_place_brings_what_the_routes_are_worth_more_with_it(sailed: list[int], to: int) -> None:
    """Rulings DC-2 and DC-20."""
    before, after = (sum(route.points for route in routes(tuple(one))) for one in (sailed, [*sailed, to]))
    assert route_gain(tuple(sailed), to).points == after - before


@pytest.mark.parametrize("ports", [0, 1, 4])
def test_a_port_says_how_many_of_its_region_there_are_then_and_a_sea_none(ports: int) -> None:
    *before, to = routes_of(Region.BALTIC, ports + 1)
    assert route_gain((*before, *routes_of(Region.ARCTIC, 2)), to).ports == ports + 1
    assert route_gain(tuple(before), sea()).ports == 0


def test_a_sea_counts_once_a_port_of_a_new_region_joins() -> None:
    """Ruling DC-20."""
    full, port = routes_of(Region.BALTIC, 5), routes_of(Region.ARCTIC, 1)
    assert route_gain(full, sea()).points == 0
    assert route_gain((*full, *port), sea()).points == 1


def test_to_jana_only_her_best_region_brings_points() -> None:
    """Ruling DC-16."""
    assert best_points(()) == 0
    assert best_points((*routes_of(Region.BALTIC, 3), *routes_of(Region.ARCTIC, 2), sea())) == 6
