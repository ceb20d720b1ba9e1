"""What each animal does aboard: mouse and elephant, monkey, lion, peacock, fox and octopus."""

import pytest

from engines.all_aboard.events import (
    Eaten,
    Frightened,
    Jumped,
    Thrown,
    ThrownOverboard,
)
from tests.engines.all_aboard.table import animal, sail

# Mouse and elephant


def test_a_frightened_boat_is_replaced_before_weighing_with_all_still_aboard() -> None:
    """AA-7"""
    story = sail("22: mouse0 elephant1 sloth2", new=[15])
    assert story.one(Frightened) == Frightened(0, 0, 1, 22, 15)
    assert story.kinds(0) == "frightened weighed sank discarded"
    assert story.discarded == "mouse0 sloth2 elephant1"


def test_capsizing_is_not_sinking() -> None:
    """AA-7: no fox jumps and no octopus scores."""
    story = sail("12: mouse0 elephant1 fox2 octopus3", "22: sloth0", new=[22])
    assert story.saved == "mouse0 fox2 sloth0 elephant1"
    assert story.discarded == "octopus3"


@pytest.mark.parametrize("aboard", ["mouse0 mouse1 elephant2", "mouse0 elephant1 elephant2"])
def test_mice_or_elephants_in_love_frighten_nobody_and_are_not_frightened(aboard: str) -> None:
    """AA-6"""
    assert sail(f"22: {aboard}", new=[]).all(Frightened) == []


def test_a_mouse_thrown_onwards_frightens_another_elephant() -> None:
    """AA-7, AA-10: at the mouse's turn it frightens, then it may be thrown, and acts where it lands."""
    story = sail("22: mouse0 elephant1 monkey2", "22: elephant3 fox4", new=[18, 12])
    assert story.kinds(0) == "frightened thrown weighed sailed saved"
    assert story.kinds(1) == "frightened weighed sank discarded"
    assert story.aboard(1) == "mouse0 fox4 elephant3"


def test_the_mouse_acts_before_monkey_and_lion() -> None:
    """AA-10: the frightened boat comes first, then the throw, then the meal."""
    story = sail("30: lion0 monkey1 mouse2 elephant3 bear4", "22: fox0", new=[20])
    assert story.kinds(0) == "frightened thrown eaten weighed sailed saved"
    assert story.one(Thrown).animal == animal("bear4")
    assert story.one(Eaten).animal == animal("monkey1")


# Monkey


def test_the_monkey_and_the_heaviest_throw_the_second_heaviest_onto_the_next_boat() -> None:
    """AA-8"""
    story = sail("22: sloth0 monkey1 bear2 giraffe3", "22: fox0")
    assert story.one(Thrown) == Thrown(0, monkey=1, ally=animal("bear2"), animal=animal("giraffe3"))
    assert story.load(0) == 4 + 10 + 5
    assert story.aboard(1) == "fox0 giraffe3"


def test_a_monkey_with_one_other_passenger_does_nothing() -> None:
    assert sail("22: monkey0 bear1").kinds(0) == "weighed sailed saved"


def test_a_monkey_with_a_pair_of_the_same_weight_does_nothing() -> None:
    """AA-8: animals of the same weight can only be a pair in love."""
    assert sail("22: monkey0 sloth1 sloth2").kinds(0) == "fell-in-love weighed sailed saved"


def test_those_in_love_are_neither_thrown_nor_the_monkeys_ally() -> None:
    """AA-6: with a pair and one more, the monkey has no two to choose from."""
    assert sail("30: monkey0 bear1 bear2 sloth3", "22: fox4").all(Thrown) == []
    thrown = sail("40: monkey0 bear1 bear2 sloth3 fox4", "22: moose0").one(Thrown)
    assert (thrown.ally, thrown.animal) == (animal("sloth3"), animal("fox4"))


def test_monkeys_in_love_throw_nobody() -> None:
    assert sail("22: monkey0 monkey1 fox2 sloth3", "22: bear4").all(Thrown) == []


@pytest.mark.parametrize("thrown", ["octopus", "fox", "giraffe"])
def test_from_the_last_boat_the_thrown_animal_is_discarded_octopus_and_fox_too(thrown: str) -> None:
    """AA-8, also when the boat then sinks."""
    story = sail(f"5: monkey0 bear1 {thrown}2")
    assert story.one(ThrownOverboard).animal == animal(f"{thrown}2")
    assert story.saved == ""
    assert story.discarded.count(f"{thrown}2") == 1


def test_the_elephant_is_the_heaviest_and_so_never_thrown() -> None:
    """AA-8"""
    thrown = sail("22: monkey0 elephant1 bear2", "22: fox3").one(Thrown)
    assert (thrown.ally, thrown.animal) == (animal("elephant1"), animal("bear2"))


def test_a_peacock_can_be_thrown_and_weighs_where_it_lands() -> None:
    """AA-3, AA-11"""
    story = sail("22: monkey0 mouse1 peacock2", "10: elephant3 fox4")
    assert story.one(Thrown).animal == animal("peacock2")
    assert story.load(1) == 11


# Lion


@pytest.mark.parametrize(
    ("aboard", "eaten"),
    [
        ("lion0 giraffe1 sloth2", "giraffe1"),
        ("lion0 bear1 sloth2", "sloth2"),
        ("lion0 elephant1 peacock2", "peacock2"),
        ("lion0 bear1 mouse2", "mouse2"),
    ],
)
def test_the_lion_eats_the_heaviest_animal_lighter_than_itself(aboard: str, eaten: str) -> None:
    """AA-9"""
    assert sail(f"22: {aboard}").one(Eaten).animal == animal(eaten)


@pytest.mark.parametrize("aboard", ["lion0", "lion0 bear1", "lion0 bear1 elephant2"])
def test_a_lion_with_nothing_lighter_aboard_eats_nothing(aboard: str) -> None:
    """AA-9"""
    assert sail(f"30: {aboard}").all(Eaten) == []


def test_the_lion_passes_over_animals_in_love() -> None:
    """AA-9"""
    story = sail("40: lion0 giraffe1 giraffe2 fox3")
    assert story.one(Eaten).animal == animal("fox3")
    assert sail("40: lion0 giraffe1 giraffe2").all(Eaten) == []


def test_lions_in_love_eat_nothing() -> None:
    assert sail("30: lion0 lion1 fox2").all(Eaten) == []


def test_the_lion_may_eat_the_monkey_that_helped_it() -> None:
    """AA-9"""
    story = sail("22: lion0 monkey1 zebra2", "22: fox3")
    assert story.one(Thrown).ally == animal("lion0")
    assert story.one(Eaten).animal == animal("monkey1")


def test_a_thrown_lion_eats_where_it_lands_and_not_where_it_was() -> None:
    """AA-10"""
    story = sail("22: monkey0 bear1 lion2", "22: sloth3 fox4")
    assert [eaten.boat for eaten in story.all(Eaten)] == [1]
    assert story.one(Eaten).animal == animal("sloth3")


@pytest.mark.parametrize("eaten", ["octopus", "fox"])
def test_an_eaten_fox_or_octopus_is_lost_even_if_the_boat_then_sinks(eaten: str) -> None:
    """AA-10"""
    story = sail(f"5: lion0 {eaten}1", "22: sloth2")
    assert story.kinds(0) == "eaten weighed sank discarded"
    assert story.saved == "sloth2"
    assert story.discarded == f"{eaten}1 lion0"


# Peacock


def test_the_peacock_makes_the_boat_lighter() -> None:
    """AA-11"""
    assert sail("19: elephant0 bear1 peacock2").kinds(0) == "weighed sailed saved"


def test_a_load_below_zero_sails() -> None:
    """AA-11: two mice in love and a peacock are the least that is possible."""
    story = sail("10: mouse0 mouse1 peacock2")
    assert story.load() == -1
    assert story.saved == "peacock2 mouse0 mouse1"


# Fox and octopus


def test_a_lone_fox_jumps_as_often_as_the_boat_it_is_on_sinks() -> None:
    """AA-13"""
    story = sail("5: fox0 bear1", "5: zebra2", "22: moose3")
    assert [jump.boat for jump in story.all(Jumped)] == [0, 1]
    assert story.saved == "fox0 moose3"


def test_from_the_last_boat_the_fox_cannot_jump() -> None:
    """AA-13"""
    story = sail("5: fox0 bear1")
    assert story.kinds(0) == "weighed sank discarded"
    assert story.discarded == "fox0 bear1"


def test_a_fox_sails_along_when_the_boat_does() -> None:
    assert sail("22: fox0 bear1", "22: sloth2").all(Jumped) == []


def test_a_fox_that_jumps_to_another_falls_in_love_there() -> None:
    """AA-3, AA-13: on arrival it counts for love, and in love it stays."""
    story = sail("5: fox0 bear1", "5: fox2 sloth3", "22: moose4")
    assert story.kinds(1) == "fell-in-love weighed sank discarded"
    assert story.cupids == {0: 1, 2: 1}


def test_arrivals_ignore_the_three_places() -> None:
    """AA-1, AA-3: thrown and jumped, five can be aboard."""
    story = sail("5: fox0 monkey1 bear2 zebra3", "22: sloth0 mouse1 peacock2")
    assert story.aboard(1) == "peacock2 mouse1 fox0 sloth0 zebra3"


def test_the_octopus_scores_only_if_the_boat_sinks() -> None:
    """AA-12"""
    sinks, sails = sail("5: octopus0 bear1"), sail("22: octopus0 bear1")
    assert (sinks.saved, sinks.discarded) == ("octopus0", "bear1")
    assert (sails.saved, sails.discarded) == ("bear1", "octopus0")
