"""What a seat of Dream Cruise is told about its choices: what they cost, what they bring, what they rule out."""

from typing import Any

import pytest

from engines.dream_cruise.actions import Done, Sail, Spot, Stage, Take
from engines.dream_cruise.cards import Region
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS
from engines.dream_cruise.inside.state import Jana, LaidSet
from engines.dream_cruise.ships import Venue
from engines.dream_cruise.views import Ending, Phase
from tests.cogs.presenters.dream_cruise.tables import board, notes_of, now, panel, read
from tests.cogs.presenters.looks import menus_of
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    calm,
    family,
    position,
    routes_of,
    sailing,
    sea,
    send,
    ship,
    shore,
)

SPORTY, BEACHY, RESTING = family("sports", 3), family("beach", 2), family("rest", 4)
PORT = shore("beach", "rest", top_room=2)
SIGHT = LOCATIONS[PORT].sight
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)
GYM, CINEMA, POOL = addition("sports", 3), addition("culture", 3), addition("sports", 2)
HIDDEN = (30, 31)
NAMES = {number: card.name for number, card in enumerate(SHIP_CARDS)}


def notes(game: Table, beginning: str) -> dict[str, str]:
    """The small print of the menu whose heading begins so."""
    return notes_of(next(one for one in menus_of(panel(game)) if one.placeholder.startswith(beginning)))


class TestTheDay:
    """Phase 4."""

    def test_what_was_done_names_places_as_they_were_then(self) -> None:
        """The guest went to the gym, which has been replaced since."""
        aboard = ship(SPORTY, at=sea("rest"), additions=[GYM, CINEMA, SPA])
        game = sailing(aboard, calm(1), hands=[[POOL, NAP], []]).does(0, send(SPORTY, Spot.ADDITION_1))
        game.builds(0, POOL, paying=NAP, replacing=GYM)
        assert f"{FAMILIES[SPORTY].name} → {NAMES[GYM]}" in read(panel(game))

    def test_a_sight_covered_since_keeps_its_name_in_what_was_done(self) -> None:
        game = sailing(ship(BEACHY, at=PORT), calm(1), hands=[[GAMES], []])
        game.does(0, send(BEACHY, Spot.TOP), Stage(GAMES))
        assert f"{FAMILIES[BEACHY].name} → {LOCATIONS[PORT].name}" in read(panel(game))

    def test_of_many_acts_the_latest_are_listed_and_the_earlier_ones_counted(self) -> None:
        big = family("culture", 6)
        built = [addition("culture", 3), addition("culture", 3, 1), addition("culture", 2)]
        hand = [activity("culture", 3), activity("culture", 2), activity("culture", 1)]
        game = sailing(ship(big, at=sea("culture"), additions=built), calm(1), hands=[hand, []])
        game.does(0, Stage(hand[0]), Stage(hand[1]), *[send(big, place) for place in (Spot.CARD_1, Spot.CARD_2)])
        game.does(0, *[send(big, place) for place in (Spot.ADDITION_1, Spot.ADDITION_2, Spot.TOP)])
        assert "╰ 1 earlier act\n" in read(panel(game))
        assert "earlier" not in read(panel(game.takes_back(0)))

    def test_the_last_guest_of_a_family_does_not_stay_on_an_addition(self) -> None:
        game = sailing(ship((SPORTY, 1), at=sea("rest"), additions=[GYM]), calm(1))
        assert notes(game, "Send")[NAMES[GYM]] == f"Sports, 3 of 3 free · {FAMILIES[SPORTY].name} all sent: +5!"

    def test_where_the_captain_stands_no_card_could_cover_the_sight_anyway(self) -> None:
        """Ruling DC-9."""
        game = sailing(ship(RESTING, at=PORT), calm(1), hands=[[GAMES, NAP], []])
        game.calls_captain(0, Spot.BOTTOM, paying=NAP)
        assert "cover" not in notes(game, "Send")[SIGHT]
        assert "can cover" not in read(panel(game))

    def test_the_captain_says_who_could_come_then_and_that_nobody_could(self) -> None:
        game = sailing(ship(RESTING, (BEACHY, 0), at=sea("rest")), calm(1), hands=[[NAP, GAMES], []])
        assert notes(game, "Captain")[LOCATIONS[sea("rest")].name].endswith("1 free · nobody more could come")
        game.does(0, send(RESTING, Spot.TOP))
        assert notes(game, "Captain")[LOCATIONS[sea("rest")].name].endswith("0 free · nobody more could come")

    def test_the_only_card_that_can_pay_is_named_before(self) -> None:
        """Ruling DC-30."""
        game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[SPA, NAP], []])
        assert notes(game, "Play")[f"Build {NAMES[SPA]}"] == f"Pays with {NAMES[NAP]} · Rest ×3, for good"

    def test_when_every_guest_is_out_nobody_is_told_that_cards_can_open_more(self) -> None:
        game = sailing(ship((SPORTY, 1), at=sea("sports")), calm(1), hands=[[GAMES, NAP], []])
        assert "can open more" in now(game)
        game.does(0, send(SPORTY, Spot.TOP))
        assert now(game) == "Every guest is out. What a day! Press **Done for today** when that is all."

    @pytest.mark.parametrize("ending", [None, Ending.FAMILIES])
    def test_when_every_guest_is_out_one_can_still_build_for_later_if_there_is_a_later(self, ending: Any) -> None:
        game = sailing(ship((SPORTY, 0), at=sea()), calm(1), hands=[[SPA, NAP], []], ending=ending)
        assert ("build for the days to come" in now(game)) == (ending is None)

    def test_who_leaves_tonight_is_counted_apart_from_who_is_home(self) -> None:
        """So the number of families and their points agree."""
        game = sailing(ship((SPORTY, 1), at=sea("sports"), scored=[0]), calm(1))
        assert "👋 1 home = 3" in read(panel(game))
        text = read(panel(game.does(0, send(SPORTY, Spot.TOP))))
        assert "👋 1 home + 1 leaving tonight = 8" in text
        first = sailing(ship((SPORTY, 1), at=sea("sports")), calm(1)).does(0, send(SPORTY, Spot.TOP))
        assert "👋 1 leaving tonight = 5" in read(panel(first))

    def test_guests_out_say_what_they_bring(self) -> None:
        out = ship((SPORTY, 2), (BEACHY, 1), at=PORT, additions=[Venue(GYM, (ship(SPORTY).colour_of(SPORTY),))])
        game = sailing(out, calm(1)).does(0, send(BEACHY, Spot.TOP))
        assert "👤 1 out = 0" in read(panel(game)), "a family all sent leaves before the count"

    def test_a_card_in_hand_says_which_of_my_families_it_pleases(self) -> None:
        game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[GAMES, NAP], []])
        text = read(panel(game))
        assert f"**{NAMES[GAMES]}** · 🏃 Sports ×3 · free to play ← **{FAMILIES[SPORTY].name}**" in text
        assert f"**{NAMES[NAP]}** · 🧘 Rest ×2 · free to play\n" in text

    def test_a_family_all_sent_is_pleased_by_nothing_more(self) -> None:
        game = sailing(ship((SPORTY, 0), at=sea()), calm(1), hands=[[GAMES], []])
        assert "←" not in read(panel(game)).partition("🃏")[2]


class TestSets:
    """Phase 3."""

    def display(self, *, at: int = PORT, **changed: Any) -> Table:
        sets = (LaidSet(HIDDEN), LaidSet((GAMES, SPA)), LaidSet((NAP, 20)), LaidSet((21, 22)))
        ships = ship(RESTING, BEACHY, at=at), calm(1), calm(2)
        return Table(position(*ships, phase=Phase.DISPLAY, display=sets, **changed), [])

    def test_todays_place_and_whom_it_pleases_stand_above_the_sets(self) -> None:
        text = read(panel(self.display()))
        place = f"📍 **{LOCATIONS[PORT].name}** · 🏖️ Beach · 2 of 2 free ← **{FAMILIES[BEACHY].name}**"
        assert 0 < text.index("Where guests can go today") < text.index(place) < text.index("Sets of ship cards")
        assert f"a 🎪 card can cover it ← **{FAMILIES[RESTING].name}**" in text

    def test_at_sea_it_says_that_there_is_room_for_two_cards(self) -> None:
        assert "2 spots for activity cards" in read(panel(self.display(at=sea("rest"))))

    def test_a_place_whose_colour_is_taken_pleases_nobody_of_that_colour(self) -> None:
        game = self.display()
        boat = ship((RESTING, 3), at=PORT, additions=[Venue(SPA, (ship(RESTING).colour_of(RESTING),))])
        game.state = position(boat, calm(1), calm(2), phase=Phase.DISPLAY, display=game.state.display)
        assert "🧘 Rest · 2 of 3 free · ⚪W\n" in read(panel(game))

    def test_who_began_is_told_so_while_the_face_down_set_lies_there(self) -> None:
        """Ruling DC-12."""
        assert "You began this round, so the face-down set is not for you." in now(self.display())

    def test_who_comes_later_is_told_that_it_is_taken_and_not_that_it_began(self) -> None:
        game = self.display().does(0, Take(1)).does(1, Take(0))
        assert "The face-down set is taken already." in now(game, 2)
        assert "began" not in now(game, 2)

    def test_without_a_face_down_set_nothing_is_said_of_it(self) -> None:
        """Ruling DC-18."""
        game = self.display()
        game.state.display = (LaidSet(()), *game.state.display[1:])
        assert "face-down" not in now(game)

    def test_who_waits_is_promised_a_set_only_if_one_will_be_left(self) -> None:
        """Ruling DC-18."""
        game = self.display(first=1)
        assert "@Ben is choosing" in now(game, 0)
        assert "there will be a set left for you" in now(game, 0)
        game.state.display = (LaidSet(()), LaidSet((GAMES, SPA)), LaidSet((NAP,)), LaidSet(()))
        assert "there will be a set left for you" in now(game, 2)
        assert "there will be no set left for you" in now(game, 0)
        game.does(1, Take(1))
        assert "there will be no set left for you" in now(game, 0)

    def test_what_the_face_down_set_held_is_told_to_its_taker_alone(self) -> None:
        """Ruling DC-11."""
        game = self.display().does(0, Take(1)).does(1, Take(0))
        found = f"In the face-down set you find **{NAMES[HIDDEN[0]]}** and **{NAMES[HIDDEN[1]]}**."
        assert read(panel(game, 1)).count(found) == 1
        assert all(NAMES[HIDDEN[0]] not in read(items) for items in (panel(game, 0), panel(game, 2), board(game)))
        game.does(2, Take(2))
        assert found in read(panel(game, 1)), "still new when the day begins"
        assert found not in read(panel(game.does(1, game.legal(1, Stage)[0]), 1)), "the day has begun"
        assert found not in read(panel(game.takes_back(1).does(1, Done()), 1))


class TestCourse:
    """Phase 2."""

    def course(self, *drawn: int, jana: Jana | None = None, **changed: Any) -> Table:
        """With Jana alone, else between two."""
        ships = [ship(SPORTY)] if jana is not None else [ship(SPORTY), calm(1)]
        offers = [drawn, (40, 41, 42)][: len(ships)]
        state = position(
            *ships, jana=jana, phase=Phase.COURSE, drawn=tuple(offers), chosen=(None,) * len(ships), **changed
        )
        return Table(state, [])

    def test_alone_every_place_says_what_it_leaves_to_jana(self) -> None:
        """Ruling DC-16."""
        baltic, atlantic = routes_of(Region.BALTIC, 3), routes_of(Region.ATLANTIC, 1)[0]
        game = self.course(baltic[1], baltic[2], atlantic, jana=Jana(1, (20,), (baltic[0], atlantic + 1)))
        text = read(panel(game))
        assert "╰ 👩‍✈️ Jana's best route 0 → 3\n" in text
        assert text.count("Jana's best route") == 3
        assert "**Jana** · 1 family face down" in text

    def test_what_does_not_help_jana_says_so(self) -> None:
        three = [routes_of(region, 1)[0] for region in (Region.BALTIC, Region.ATLANTIC, Region.ARCTIC)]
        assert "Jana's best route stays at 0" in read(panel(self.course(*three, jana=Jana(0, ()))))

    @pytest.mark.parametrize("route", [(), routes_of(Region.BALTIC, 5), (*routes_of(Region.BALTIC, 2), sea("rest", 1))])
    def test_a_sea_that_adds_nothing_yet_says_when_it_will_count(self, route: tuple[int, ...]) -> None:
        game = self.course(sea(), PORT, 3)
        game.state.ships = (ship(SPORTY, route=route), calm(1))
        assert "🌊 at sea, fits any route · counts once a port of a new region joins" in read(panel(game))

    def test_between_people_nobody_hears_of_jana(self) -> None:
        assert "Jana" not in read(panel(self.course(sea(), PORT, 3)))

    def test_with_sea_days_a_day_at_sea_says_that_it_brings_a_card(self) -> None:
        """Ruling DC-15."""
        line = "2 spots for activity cards · brings you 1 ship card"
        assert line in read(panel(self.course(sea(), PORT, 3, sea_days=True)))
        assert "brings you" not in read(panel(self.course(sea(), PORT, 3)))

    def test_what_the_sea_brought_is_told_to_its_ship_alone(self) -> None:
        """Rulings DC-11 and DC-15."""
        game = self.course(sea(), PORT, 3, sea_days=True, ship_deck=(NAP, *range(20)))
        game.does(0, Sail(sea())).does(1, Sail(40))
        found = f"The day at sea brought you 🎪 {NAMES[NAP]}"
        assert found in read(panel(game))
        assert found not in read(panel(game, 1)) + read(board(game))


def test_whoever_drew_no_more_families_than_cabins_is_not_told_to_change_its_mind() -> None:
    """Rulings DC-4 and DC-30."""
    ships = ship(12, 13, at=sea()), ship(14, 15, at=sea("rest", 1))
    game = Table(position(*ships, family_deck=(20, 21, 22), family_discard=()), []).all_done()
    assert "One cabin is empty" in now(game, 0)
    assert "All families you drew come aboard" in now(game, 1)
