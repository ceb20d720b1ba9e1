"""What a seat of Dream Cruise is told that it can do right now."""

from typing import Any

import pytest

from engines.dream_cruise.actions import Build, Done, Spot, Stage, Take
from engines.dream_cruise.inside.state import LaidSet
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import Ending, Phase
from tests.cogs.presenters.dream_cruise.table import (
    now,
)
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    calm,
    family,
    position,
    sailing,
    sea,
    send,
    ship,
    shore,
)

SPORTY, BEACHY, RESTING = family("sports", 3), family("beach", 2), family("rest", 4)
PORT = shore("beach", "rest", top_room=2)
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)
HIDDEN = (30, 31)


def day_of(boat: Ship, *hand: int, **changed: Any) -> Table:
    return sailing(boat, calm(1), hands=[hand, []], **changed)


def display(*, at: int = PORT, **changed: Any) -> Table:
    """Phase 3 between three, the first of whom likes the beach and a rest."""
    sets = (LaidSet(HIDDEN), LaidSet((GAMES, SPA)), LaidSet((NAP, 20)), LaidSet((21, 22)))
    boats = ship(RESTING, BEACHY, at=at), calm(1), calm(2)
    return Table(position(*boats, phase=Phase.DISPLAY, display=sets, **changed), [])


class TestSets:
    """Phase 3."""

    def test_who_waits_is_told_for_whom(self) -> None:
        assert "@Anna is choosing" in now(display(), 1)

    def test_who_began_is_told_so_while_the_face_down_set_lies_there(self) -> None:
        """Ruling DC-12."""
        assert "You began this round, so the face-down set is not for you." in now(display())

    def test_who_comes_later_is_told_that_it_is_taken_and_not_that_it_began(self) -> None:
        game = display().does(0, Take(1)).does(1, Take(0))
        assert "The face-down set is taken already." in now(game, 2)
        assert "began" not in now(game, 2)

    def test_without_a_face_down_set_nothing_is_said_of_it(self) -> None:
        """Ruling DC-18."""
        game = display()
        game.state.display = (LaidSet(()), *game.state.display[1:])
        assert "face-down" not in now(game)

    def test_who_waits_is_promised_a_set_only_if_one_will_be_left(self) -> None:
        """Ruling DC-18."""
        game = display(first=1)
        assert "@Ben is choosing" in now(game, 0)
        assert "there will be a set left for you" in now(game, 0)
        game.state.display = (LaidSet(()), LaidSet((GAMES, SPA)), LaidSet((NAP,)), LaidSet(()))
        assert "there will be a set left for you" in now(game, 2)
        assert "there will be no set left for you" in now(game, 0)
        game.does(1, Take(1))
        assert "there will be no set left for you" in now(game, 0)


class TestWhatIsLeftToDo:
    """The sentence above the menus promises no more than there is."""

    def test_a_card_that_pleases_a_family_can_open_more(self) -> None:
        assert "Cards or the captain can open more." in now(day_of(ship(SPORTY, at=sea("rest")), GAMES))

    def test_the_captain_can_open_more_where_a_family_would_come(self) -> None:
        assert "Cards or the captain can open more." in now(day_of(ship(SPORTY, at=PORT), NAP))

    def test_a_card_that_pleases_nobody_opens_something_with_the_captain_on_it(self) -> None:
        game = day_of(ship(SPORTY, RESTING, at=sea("rest")), NAP, addition("culture", 3), activity("culture", 2))
        game.does(0, send(RESTING, Spot.TOP), Stage(NAP), send(RESTING, Spot.CARD_1))
        assert "A card with the captain on it" not in now(game), "on the card that was played he pleases somebody alone"
        lone = day_of(ship(SPORTY, RESTING, at=sea("rest")), activity("culture", 2), addition("culture", 3))
        lone.does(0, send(RESTING, Spot.TOP))
        assert "No guest fits anywhere just now. A card with the captain on it can open more." in now(lone)

    def test_when_nobody_would_come_whatever_one_does_nothing_more_can_be_done(self) -> None:
        game = day_of(ship(RESTING, at=sea("rest")), addition("culture", 3)).does(0, send(RESTING, Spot.TOP))
        assert now(game).startswith("Nothing more can be done for your guests today. Press")

    @pytest.mark.parametrize("ending", [None, Ending.FAMILIES])
    def test_one_can_still_build_for_later_if_there_is_a_later(self, ending: Any) -> None:
        boat = ship(RESTING, at=sea("rest"))
        game = day_of(boat, addition("culture", 3), addition("sports", 3), ending=ending)
        game.does(0, send(RESTING, Spot.TOP))
        assert "Nothing more can be done for your guests today." in now(game)
        assert ("build for the days to come" in now(game)) == (ending is None)

    def test_when_every_guest_is_out_nobody_is_told_that_cards_can_open_more(self) -> None:
        game = sailing(ship((SPORTY, 1), at=sea("sports")), calm(1), hands=[[GAMES, NAP], []])
        assert "can open more" in now(game)
        game.does(0, send(SPORTY, Spot.TOP))
        assert now(game) == "Every guest is out. What a day! Press **Done for today** when that is all."

    @pytest.mark.parametrize("ending", [None, Ending.FAMILIES])
    def test_when_every_guest_is_out_one_can_still_build_for_later_if_there_is_a_later(self, ending: Any) -> None:
        game = sailing(ship((SPORTY, 0), at=sea()), calm(1), hands=[[SPA, NAP], []], ending=ending)
        assert ("build for the days to come" in now(game)) == (ending is None)

    def test_with_several_cards_none_is_named(self) -> None:
        old = [addition("sports", 3, nth) for nth in range(3)]
        game = day_of(ship(SPORTY, at=PORT, additions=old), SPA, NAP, GAMES).does(0, Build(SPA))
        assert "pays for it" not in now(game)


class TestBoarding:
    """Phase 1."""

    def test_who_has_no_empty_cabin_is_told_why_nothing_is_asked(self) -> None:
        game = Table(position(ship(12, 13, at=sea()), calm(1)), []).all_done()
        assert "All your cabins are taken" in now(game, 1)

    @pytest.mark.parametrize("last", [False, True])
    def test_whoever_boards_is_told_that_only_a_family_sent_today_counts(self, *, last: bool) -> None:
        deck = (20, 21) if last else (20, 21, 22, 23)
        game = sailing(ship(12, 13, at=sea()), calm(1), family_deck=deck, family_discard=(30, 31))
        game.does(0, Done()).does(1, Done())
        assert (
            "This is the last round: a family brings its points only if you send all of it today." in now(game)
        ) == last
        assert ("but take longer" in now(game)) != last

    def test_whoever_drew_no_more_families_than_cabins_is_not_told_to_change_its_mind(self) -> None:
        """Rulings DC-4 and DC-30."""
        ships = ship(12, 13, at=sea()), ship(14, 15, at=sea("rest", 1))
        game = Table(position(*ships, family_deck=(20, 21, 22), family_discard=()), []).all_done()
        assert "One cabin is empty" in now(game, 0)
        assert "All families you drew come aboard" in now(game, 1)
