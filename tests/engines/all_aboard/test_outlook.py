"""What a boat would bring is foretold as far as one can see, and no further (ruling AA-26)."""

import pytest

from engines.all_aboard import GAME
from engines.all_aboard.outlook import End, Fate, Outlook
from tests.engines.all_aboard.table import animal, position


def kinds(outlook: Outlook) -> list[str]:
    return [event.kind for event in outlook.events]


def test_what_a_boat_would_bring_is_foretold_by_the_same_rules_from_those_one_can_see() -> None:
    """AA-26: one boat by itself; on the last one there is nowhere to throw to."""
    here = GAME.view(position("20: giraffe1 bear0?", "20: giraffe1", hands=["lion", "fox"]), 0)
    outlook = here.outlook(0, animal("lion0"))
    assert kinds(outlook) == ["boat-checked", "eaten", "weighed", "sailed", "saved"]
    assert (outlook.end, outlook.load, outlook.load_after) == (End.SAILS, 27, 19)
    view = GAME.view(position("20: giraffe1 bear2", "20: giraffe1 bear2", hands=["monkey", "fox"]), 0)
    assert "thrown" in kinds(view.outlook(0, animal("monkey0")))
    assert "thrown-overboard" in kinds(view.outlook(1, animal("monkey0")))


def test_a_boat_is_foretold_as_it_lies_as_well() -> None:
    """AA-26: the lion makes room, and 14 of 17 kilos sail."""
    view = GAME.view(position("17: zebra0 lion1 sloth1", "17: zebra1 bear1", hands=["fox", "fox"]), None)
    assert (view.outlook(0).end, view.outlook(0).load, view.outlook(0).load_after) == (End.SAILS, 21, 14)
    assert (view.outlook(1).end, view.outlook(1).load, view.outlook(1).load_after) == (End.SAILS, 17, 17)


def test_how_a_boat_with_somebody_elses_hidden_card_ends_is_not_foretold() -> None:
    """AA-26: it may weigh anything, throw, eat or scare; its owner knows."""
    state = position("12: bear1 moose1 fox0?", "16:", hands=["lion", "sloth"])
    assert GAME.view(state, None).outlook(0).end is GAME.view(state, 1).outlook(0).end is End.HIDDEN_CARDS
    assert kinds(GAME.view(state, 1).outlook(0)) == ["boat-checked", "weighed"]
    assert GAME.view(state, 0).outlook(0).end is End.SINKS


def test_what_animals_do_to_each_other_is_uncertain_beside_somebody_elses_hidden_card() -> None:
    """AA-26: it may be what the monkey throws, what the lion eats, or the darling of either."""
    state = position("16: lion0 zebra1 mouse2?", "16: mouse1 elephant2 fox0?", "16:", hands=["fox", "sloth", "bear"])
    eaten, frightened = GAME.view(state, None).outlook(0), GAME.view(state, None).outlook(1)
    assert (eaten.end, eaten.load, eaten.load_after) == (End.HIDDEN_CARDS, 16, 16)
    assert frightened.end is End.HIDDEN_CARDS
    for outlook in (eaten, frightened):
        assert not any(outlook.is_certain(event) for event in outlook.events)
    owner = GAME.view(state, 2).outlook(0)
    assert (owner.end, owner.load_after) == (End.SAILS, 9)
    assert all(owner.is_certain(event) for event in owner.events)


def test_love_is_certain_if_no_hidden_card_can_be_a_third() -> None:
    """AA-4, AA-18, AA-26: seats 0 and 1 have played their foxes, seat 2 may still have one."""
    certain = {}
    for seat in (1, 2):
        state = position("16: fox0 fox1", "16:", "16:", hands=["bear", "bear", "bear fox"])
        boat = state.boats[0]._replace(face_down=(animal(f"bear{seat}"),))
        state.boats = (boat, *state.boats[1:])
        outlook = GAME.view(state, None).outlook(0)
        (love,) = [event for event in outlook.events if event.kind == "fell-in-love"]
        certain[seat] = outlook.is_certain(love)
    assert certain == {1: True, 2: False}


def test_a_fight_sinks_a_boat_whatever_else_lies_aboard() -> None:
    """AA-5, AA-26"""
    state = position("30: fox1 fox2 bear1?", "16:", "16:", hands=["fox", "sloth", "sloth"])
    outlook = GAME.view(state, 0).outlook(0, animal("fox0"))
    assert (outlook.end, outlook.load, outlook.load_after) == (End.SINKS, 6, 6)
    assert "sank" in kinds(outlook)


def test_how_a_boat_ends_that_takes_the_place_of_another_is_not_foretold() -> None:
    """AA-7, AA-26: nobody knows the next boat, so neither does anybody jump from it, nor score."""
    state = position("10: elephant1 fox1", "12:", hands=["mouse", "fox"])
    outlook = GAME.view(state, 0).outlook(0, animal("mouse0"))
    assert kinds(outlook) == ["boat-checked", "frightened", "weighed"]
    assert (outlook.end, outlook.load_after) == (End.UNKNOWN_BOAT, 13)


def test_without_effects_the_scales_alone_are_foretold() -> None:
    """AA-15, AA-26"""
    view = GAME.view(position("12: elephant1 mouse1", "12: lion1 zebra1", hands=["fox", "fox"], effects=False), None)
    assert (view.outlook(0).end, view.outlook(1).end) == (End.SAILS, End.SINKS)


def test_a_boat_is_too_heavy_by_its_weight_and_not_by_a_fight() -> None:
    """AA-5, AA-26"""
    state = position("12: elephant0 fox1", "30: fox0 fox1 fox2", "13: elephant1 fox2", hands=["bear"] * 3)
    assert [GAME.view(state, None).outlook(number).is_too_heavy for number in range(3)] == [True, False, False]


@pytest.mark.parametrize(
    ("boat", "mine", "fate"),
    [
        ("16: lion1", "giraffe0", Fate.EATEN),
        ("20: monkey1 bear1", "giraffe0", Fate.MOVES_ON),
        ("12: elephant1", "fox0", Fate.MOVES_ON),
        ("12: elephant1", "octopus0", Fate.SAVED),
        ("20: elephant1", "octopus0", Fate.LOST),
        ("20: octopus1", "octopus0", None),
        ("20: elephant1", "zebra0", None),
        ("12: elephant1", "zebra0", None),
        ("12: elephant1 octopus1", "zebra0", None),
        ("16: lion1 fox1", "mouse0", None),
    ],
)
def test_what_becomes_of_one_animal_is_foretold_where_it_fares_otherwise_than_its_boat(
    boat: str, mine: str, fate: Fate | None
) -> None:
    """AA-8, AA-9, AA-12, AA-13, AA-26"""
    view = GAME.view(position(boat, "16:", hands=[mine[:-1], "sloth"]), 0)
    assert view.outlook(0, animal(mine)).fate_of(animal(mine)) is fate


def test_from_the_last_boat_one_is_thrown_into_the_sea() -> None:
    """AA-8, AA-26"""
    view = GAME.view(position("16:", "20: monkey1 bear1", hands=["giraffe", "sloth"]), 0)
    assert view.outlook(1, animal("giraffe0")).fate_of(animal("giraffe0")) is Fate.OVERBOARD
