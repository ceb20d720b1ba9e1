"""What a seat of Dream Cruise is told its hand is good for today, and whether anything is left to be done."""

from typing import Any

import pytest

from engines.dream_cruise.actions import Build, Done, Spot, Stage
from engines.dream_cruise.deck import FAMILIES, SHIP_CARDS
from engines.dream_cruise.views import Ending
from tests.cogs.presenters.dream_cruise.tables import notes_of, now, panel, read
from tests.cogs.presenters.looks import menus_of
from tests.engines.dream_cruise.table import Table, activity, addition, calm, family, sailing, sea, send, ship, shore

SPORTY, BEACHY, RESTING = family("sports", 3), family("beach", 2), family("rest", 4)
PORT = shore("beach", "rest", top_room=2)
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)
NAMES = {number: card.name for number, card in enumerate(SHIP_CARDS)}


def day(boat: Any, *hand: int, **changed: Any) -> Table:
    return sailing(boat, calm(1), hands=[hand, []], **changed)


class TestTheHand:
    """Every line says what its cards cost, or why they can't be used today."""

    def test_a_place_that_takes_no_more_cards_is_said_on_the_card(self) -> None:
        game = day(ship(SPORTY, at=PORT), GAMES, NAP).does(0, Stage(GAMES))
        assert f"**{NAMES[NAP]}** · 🧘 Rest ×2 · no spot left today" in read(panel(game))

    def test_a_sight_in_use_is_said_on_the_card(self) -> None:
        """Ruling DC-9."""
        game = day(ship(RESTING, at=PORT), GAMES).does(0, send(RESTING, Spot.BOTTOM))
        assert f"**{NAMES[GAMES]}** · 🏃 Sports ×3 · no spot, somebody is at the sight" in read(panel(game))

    def test_a_ship_that_lies_nowhere_has_nowhere_to_play_a_card(self) -> None:
        """Ruling DC-19."""
        assert "🏃 Sports ×3 · nowhere to play it today" in read(panel(day(ship(SPORTY), GAMES)))

    def test_an_addition_that_nothing_can_pay_for_says_so(self) -> None:
        assert f"**{NAMES[SPA]}** · 🧘 Rest ×3 · no other card to pay with" in read(
            panel(day(ship(SPORTY, at=PORT), SPA))
        )

    def test_after_the_end_the_hand_and_the_points_speak_of_no_future(self) -> None:
        boat = ship((SPORTY, 1), at=sea("sports"))
        game = day(boat, GAMES, SPA, ending=Ending.FAMILIES).does(0, send(SPORTY, Spot.TOP)).all_done()
        text = read(panel(game))
        assert "5 points in the end" in text
        assert f"**{NAMES[GAMES]}** · 🏃 Sports ×3\n" in text
        assert not any(word in text for word in ("free to play", "costs", "if it ended now", "←"))

    def test_of_cards_alike_the_one_offered_comes_first_and_then_the_one_that_pays(self) -> None:
        """Ruling DC-28."""
        alike = [addition("rest", 3, nth) for nth in (2, 0, 1)]
        game = day(ship(SPORTY, at=PORT), *alike)
        assert f"({NAMES[alike[0]]}, {NAMES[alike[1]]}, 1 more)" in read(panel(game))
        menu = next(one for one in menus_of(panel(game)) if one.placeholder.startswith("Play"))
        note = notes_of(menu)[f"Build {NAMES[alike[0]]}"]
        assert note.startswith(f"Pays with {NAMES[alike[1]]}")


class TestReplacing:
    """A card that will pay unasked is named before (ruling DC-30)."""

    def test_the_only_card_that_can_pay_is_named_when_an_addition_has_to_go(self) -> None:
        old = [addition("sports", 3, nth) for nth in range(3)]
        game = day(ship(SPORTY, at=PORT, additions=old), SPA, NAP)
        menu = next(one for one in menus_of(panel(game)) if one.placeholder.startswith("Play"))
        assert notes_of(menu)[f"Build {NAMES[SPA]}"] == f"Pays with {NAMES[NAP]} · Rest ×3, for good · an old one goes"
        assert f"**{NAMES[NAP]}** pays for it." in now(game.does(0, Build(SPA)))

    def test_with_several_cards_none_is_named(self) -> None:
        old = [addition("sports", 3, nth) for nth in range(3)]
        game = day(ship(SPORTY, at=PORT, additions=old), SPA, NAP, GAMES).does(0, Build(SPA))
        assert "pays for it" not in now(game)


class TestWhatIsLeftToDo:
    """The sentence above the menus promises no more than there is."""

    def test_a_card_that_pleases_a_family_can_open_more(self) -> None:
        assert "Cards or the captain can open more." in now(day(ship(SPORTY, at=sea("rest")), GAMES))

    def test_the_captain_can_open_more_where_a_family_would_come(self) -> None:
        assert "Cards or the captain can open more." in now(day(ship(SPORTY, at=PORT), NAP))

    def test_a_card_that_pleases_nobody_opens_something_with_the_captain_on_it(self) -> None:
        game = day(ship(SPORTY, RESTING, at=sea("rest")), NAP, addition("culture", 3), activity("culture", 2))
        game.does(0, send(RESTING, Spot.TOP), Stage(NAP), send(RESTING, Spot.CARD_1))
        assert "A card with the captain on it" not in now(game), "on the card that was played he pleases somebody alone"
        lone = day(ship(SPORTY, RESTING, at=sea("rest")), activity("culture", 2), addition("culture", 3))
        lone.does(0, send(RESTING, Spot.TOP))
        assert "No guest fits anywhere just now. A card with the captain on it can open more." in now(lone)

    def test_when_nobody_would_come_whatever_one_does_nothing_more_can_be_done(self) -> None:
        game = day(ship(RESTING, at=sea("rest")), addition("culture", 3)).does(0, send(RESTING, Spot.TOP))
        assert now(game).startswith("Nothing more can be done for your guests today. Press")

    @pytest.mark.parametrize("ending", [None, Ending.FAMILIES])
    def test_one_can_still_build_for_later_if_there_is_a_later(self, ending: Any) -> None:
        boat = ship(RESTING, at=sea("rest"))
        game = day(boat, addition("culture", 3), addition("sports", 3), ending=ending)
        game.does(0, send(RESTING, Spot.TOP))
        assert "Nothing more can be done for your guests today." in now(game)
        assert ("build for the days to come" in now(game)) == (ending is None)


class TestTheLastRound:
    """Nothing speaks of a tomorrow."""

    @pytest.mark.parametrize("guests", [1, 2, 3])
    def test_the_last_guest_says_the_total_for_its_family_leaves_with_its_half_points(self, guests: int) -> None:
        """Ruling DC-5."""
        hungry, places = family("sports culture rest", 4), [Spot.TOP, Spot.ADDITION_1, Spot.ADDITION_2, Spot.CARD_1]
        built = [addition("sports", 3), addition("sports", 2)]
        boat = ship((hungry, guests + 1), RESTING, at=sea("sports"), additions=built)
        game = day(boat, GAMES, ending=Ending.FAMILIES).does(0, Stage(GAMES))
        game.does(0, *[send(hungry, place) for place in places[:guests]])
        menu = next(one for one in menus_of(panel(game)) if one.placeholder.startswith("Send"))
        name = [one.name for one in game.plan(0).ship.activities() if one.spot is places[guests]]
        note = notes_of(menu)[name[0]]
        total = game.does(0, send(hungry, places[guests])).mine(0).score.total
        assert note.endswith(f"all sent: +{FAMILIES[hungry].points}, {total} in all")

    def test_nothing_is_built_for_good(self) -> None:
        game = day(ship(SPORTY, at=PORT), SPA, NAP, ending=Ending.FAMILIES)
        assert "for good" not in str([notes_of(one) for one in menus_of(panel(game))])

    def test_the_captain_is_out_for_today(self) -> None:
        game = day(ship(SPORTY, at=PORT), NAP, ending=Ending.FAMILIES).calls_captain(0, Spot.TOP, paying=NAP)
        assert "tomorrow" not in read(panel(game))

    @pytest.mark.parametrize("last", [False, True])
    def test_whoever_boards_is_told_that_only_a_family_sent_today_counts(self, *, last: bool) -> None:
        deck = (20, 21) if last else (20, 21, 22, 23)
        game = sailing(ship(12, 13, at=sea()), calm(1), family_deck=deck, family_discard=(30, 31))
        game.does(0, Done()).does(1, Done())
        assert (
            "This is the last round: a family brings its points only if you send all of it today." in now(game)
        ) == last
        assert ("but take longer" in now(game)) != last
