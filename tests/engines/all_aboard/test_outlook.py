"""What a boat would bring is foretold as far as one can see, and no further (ruling AA-26)."""

from engines.all_aboard import GAME
from engines.all_aboard.outlook import End, Outlook
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
