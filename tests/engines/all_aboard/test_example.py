"""The worked example of the end of a round, number for number. Seats: 0 purple, 1 red, 2 yellow, 3 the fourth."""

import pytest

from engines.all_aboard.events import Eaten, FellInLove, Frightened, Jumped, Thrown, ThrownOverboard
from tests.engines.all_aboard.table import Story, animal, sail


@pytest.fixture(scope="module")
def story() -> Story:
    return sail(
        "12: elephant0 mouse1 octopus3",
        "14: monkey1 lion2 zebra3",
        "16: giraffe0 giraffe2 fox3",
        "20: monkey0 bear1 lion3",
        new=[16],
    )


def test_boat_1_the_mouse_frightens_the_elephant_and_the_new_boat_sails_without_the_octopus(story: Story) -> None:
    assert story.kinds(0) == "frightened weighed sailed saved discarded"
    assert story.one(Frightened) == Frightened(0, mouse=1, elephant=0, capacity_before=12, capacity=16)
    assert story.load(0) == 14
    on_boat = Story(story.of(0))
    assert on_boat.saved == "mouse1 elephant0"
    assert on_boat.discarded == "octopus3"


def test_boat_2_the_monkey_throws_the_zebra_and_the_lion_eats_the_monkey(story: Story) -> None:
    assert story.kinds(1) == "thrown eaten weighed sailed saved"
    assert story.one(Thrown) == Thrown(1, monkey=1, ally=animal("lion2"), animal=animal("zebra3"))
    assert story.one(Eaten) == Eaten(1, lion=2, animal=animal("monkey1"))
    assert Story(story.of(1)).saved == "lion2"


def test_boat_3_two_giraffes_fall_in_love_the_boat_sinks_under_25_kilos_and_the_fox_jumps(story: Story) -> None:
    assert story.aboard(2) == "fox3 zebra3 giraffe0 giraffe2"
    assert story.kinds(2) == "fell-in-love weighed sank jumped discarded"
    assert story.one(FellInLove).seats == (0, 2)
    assert story.cupids == {0: 1, 2: 1}
    assert story.load(2) == 25
    assert story.one(Jumped) == Jumped(2, seat=3)
    assert Story(story.of(2)).discarded == "zebra3 giraffe0 giraffe2"


def test_boat_4_the_monkey_throws_the_lion_overboard_and_the_fox_sails_along(story: Story) -> None:
    assert story.aboard(3) == "fox3 monkey0 lion3 bear1"
    assert story.kinds(3) == "thrown-overboard weighed sailed saved"
    overboard = story.one(ThrownOverboard)
    assert overboard == ThrownOverboard(3, monkey=0, ally=animal("bear1"), animal=animal("lion3"))
    assert story.load(3) == 16
    assert Story(story.of(3)).saved == "fox3 monkey0 bear1"
