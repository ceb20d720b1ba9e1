"""Setting sail: every animal alone, every pair, every fight, and games without effects."""

import pytest

from engines.all_aboard.animals import ALL_SPECIES
from engines.all_aboard.events import (
    BoatChecked,
    FellInLove,
    Fought,
    Jumped,
)
from tests.engines.all_aboard.table import Story, animal, kind, sail

WEIGHT = {
    "peacock": -2,
    "mouse": 0,
    "fox": 2,
    "octopus": 3,
    "monkey": 4,
    "sloth": 5,
    "moose": 6,
    "zebra": 7,
    "giraffe": 8,
    "lion": 9,
    "bear": 10,
    "elephant": 11,
}
POINTS = {
    "mouse": 1,
    "peacock": 2,
    "fox": 2,
    "octopus": 2,
    "monkey": 3,
    "sloth": 3,
    "moose": 4,
    "zebra": 4,
    "giraffe": 5,
    "lion": 5,
    "bear": 6,
    "elephant": 7,
}
PAIR = {**{name: 2 * weight for name, weight in WEIGHT.items()}, "mouse": 1, "peacock": 2}

every_species = pytest.mark.parametrize("name", WEIGHT)
either_way = pytest.mark.parametrize("effects", [True, False], ids=["effects", "no effects"])


# Weights and points


@every_species
def test_each_animal_is_worth_what_its_card_says(name: str) -> None:
    assert kind(name).points == POINTS[name]
    assert len(ALL_SPECIES) == len(POINTS) == 12


@every_species
@either_way
def test_each_animal_alone_weighs_what_its_card_says(name: str, *, effects: bool) -> None:
    assert sail(f"22: {name}0", effects=effects).load() == WEIGHT[name]


@every_species
def test_an_animal_alone_is_saved_when_the_boat_carries_it_but_the_octopus_wants_to_sink(name: str) -> None:
    enough = sail(f"{WEIGHT[name]}: {name}0")
    too_weak = sail(f"{WEIGHT[name] - 1}: {name}0")
    winner, loser = (too_weak, enough) if name == "octopus" else (enough, too_weak)
    assert (winner.saved, winner.discarded) == (f"{name}0", "")
    assert (loser.saved, loser.discarded) == ("", f"{name}0")


@every_species
@either_way
def test_each_pair_falls_in_love_and_weighs_what_stands_beside_the_heart(name: str, *, effects: bool) -> None:
    """AA-4, AA-14, AA-15: the weights beside the heart hold without effects too."""
    story = sail(f"22: {name}0 {name}3", effects=effects)
    assert story.one(FellInLove) == FellInLove(0, kind(name), (0, 3))
    assert story.cupids == {0: 1, 3: 1}
    assert story.load() == PAIR[name]
    assert story.saved == f"{name}0 {name}3"


@every_species
@either_way
def test_a_pair_on_a_sinking_boat_is_lost_whatever_it_is_and_keeps_its_cupids(name: str, *, effects: bool) -> None:
    """AA-4, AA-12, AA-13: octopuses in love do not score, foxes in love do not jump."""
    story = sail(f"{PAIR[name] - 1}: {name}0 {name}3", "22: sloth1", effects=effects)
    assert story.kinds(0) == "fell-in-love weighed sank discarded"
    assert story.discarded == f"{name}0 {name}3"
    assert story.aboard(1) == "sloth1"
    assert story.cupids == {0: 1, 3: 1}


@every_species
def test_three_of_a_species_fight_and_the_boat_sinks_at_once_unweighed(name: str) -> None:
    """AA-5: foxes that fight do not jump; octopuses that fight all score."""
    story = sail(f"99: {name}0 {name}1 {name}2", "22: sloth4")
    assert story.one(Fought) == Fought(0, kind(name), (0, 1, 2))
    assert story.cupids == {}
    fighters = Story(story.of(0))
    if name == "octopus":
        assert fighters.kinds(0) == "fought sank saved"
        assert fighters.saved == "octopus0 octopus1 octopus2"
    else:
        assert fighters.kinds(0) == "fought sank discarded"
        assert fighters.discarded == f"{name}0 {name}1 {name}2"


@every_species
def test_without_effects_all_fighters_are_lost_octopuses_too(name: str) -> None:
    """AA-15"""
    story = sail(f"99: {name}0 {name}1 {name}2", effects=False)
    assert story.kinds(0) == "fought sank discarded"


def test_a_boat_sails_with_exactly_what_it_carries() -> None:
    assert sail("16: bear0 moose1").kinds(0) == "weighed sailed saved"
    assert sail("15: bear0 moose1").kinds(0) == "weighed sank discarded"


# Love and fights


def test_four_aboard_can_be_two_pairs_and_a_seat_takes_a_cupid_for_each_of_its_animals() -> None:
    """AA-4"""
    story = sail("22: fox0 fox1 sloth0 sloth2")
    assert story.cupids == {0: 2, 1: 1, 2: 1}
    assert story.saved == "fox0 fox1 sloth0 sloth2"


def test_two_that_a_third_has_joined_get_no_cupid_but_fight() -> None:
    """AA-3, AA-4: the arrivals count."""
    story = sail("22: monkey4 bear0 zebra1", "22: zebra2 zebra3 sloth0")
    assert story.aboard(1) == "sloth0 zebra1 zebra2 zebra3"
    assert story.kinds(1) == "fought sank discarded"
    assert story.one(Fought).seats == (2, 3, 1)
    assert story.cupids == {}


def test_four_of_a_species_fight_as_well() -> None:
    """AA-4: three or more."""
    story = sail("22: monkey4 bear0 zebra1", "22: zebra2 zebra3 zebra0")
    assert story.kinds(1) == "fought sank discarded"


def test_love_is_settled_once_a_pair_that_is_thrown_apart_from_nobody_stays_a_pair() -> None:
    """AA-4, AA-6: what leaves the boat later changes no pair."""
    story = sail("30: bear0 bear1 monkey2 sloth3 moose4", "22: fox0")
    assert story.load(0) == 20 + 4 + 6
    assert story.cupids == {0: 1, 1: 1}


def test_in_a_fight_a_lone_fox_jumps_and_a_lone_octopus_scores() -> None:
    """AA-5"""
    story = sail("99: sloth0 sloth1 sloth2 fox3 octopus4", "22: bear0")
    assert story.kinds(0) == "fought sank jumped saved discarded"
    assert story.one(Jumped).seat == 3
    assert story.saved == "fox3 octopus4 bear0"
    assert story.discarded == "sloth0 sloth1 sloth2"


@pytest.mark.parametrize("pair", ["fox", "octopus", "zebra"])
def test_in_a_fight_a_pair_keeps_its_cupids_and_is_discarded(pair: str) -> None:
    """AA-5"""
    story = sail(f"99: sloth0 sloth1 sloth2 {pair}0 {pair}1", "22: bear4")
    assert story.kinds(0) == "fell-in-love fought sank discarded"
    assert story.cupids == {0: 1, 1: 1}
    assert story.saved == "bear4"


def test_in_a_fight_nobody_does_anything() -> None:
    """AA-5: no effect, no new boat, no weighing."""
    frightened = sail("99: sloth0 sloth1 sloth2 mouse3 elephant4", new=[])
    assert frightened.kinds(0) == "fought sank discarded"
    hungry = sail("99: sloth0 sloth1 sloth2 lion3 monkey4")
    assert hungry.kinds(0) == "fought sank discarded"


# Without effects


@pytest.mark.parametrize(
    "aboard",
    [
        "mouse0 elephant1 sloth2",
        "monkey0 giraffe1 zebra2",
        "lion0 fox1 sloth2",
        "octopus0 fox1 sloth2",
        "peacock0 bear1",
    ],
)
def test_without_effects_nobody_does_anything(aboard: str) -> None:
    """AA-15"""
    sails = sail(f"40: {aboard}", "22: bear4", effects=False)
    assert sails.kinds(0) == "weighed sailed saved"
    sinks = sail(f"1: {aboard}", "22: bear4", effects=False)
    assert sinks.kinds(0) == "weighed sank discarded"
    assert sinks.aboard(1) == "bear4"


def test_without_effects_the_peacock_is_as_light_as_ever() -> None:
    """AA-15"""
    assert sail("22: peacock0 bear1", effects=False).load() == 8


# Order


def test_boats_are_settled_from_left_to_right_each_once() -> None:
    """AA-3"""
    story = sail("22: fox0", "5: bear1", "22: zebra2", "12: octopus3")
    assert [event.boat for event in story.events if event.kind == "boat-checked"] == [0, 1, 2, 3]
    assert [event.boat for event in story.events] == sorted(event.boat for event in story.events)


def test_what_is_won_or_lost_belongs_to_the_owner_not_to_whoever_threw() -> None:
    """AA-21"""
    story = sail("22: monkey0 bear1 zebra2", "22: zebra3")
    assert story.cupids == {2: 1, 3: 1}
    assert story.saved == "monkey0 zebra2 zebra3 bear1"


def test_newcomers_are_aboard_last_the_thrown_one_before_the_fox_that_jumps_later() -> None:
    """AA-3, AA-10: in the order in which they come."""
    story = sail("5: monkey0 zebra1 fox2 bear3", "30: moose0")
    (check,) = [event for event in story.of(1) if isinstance(event, BoatChecked)]
    assert check.aboard == tuple(animal(who) for who in ("moose0", "zebra1", "fox2"))
