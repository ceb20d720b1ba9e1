"""What a seat of Dream Cruise sees in its private panel."""

from typing import Any

import pytest
from discord import ui

from cogs.controls.addresses import Address, Verb, action_text
from cogs.presenters.dream_cruise import PRESENTER
from engines.dream_cruise.actions import Done, Sail, Send, Spot, Stage, Take
from engines.dream_cruise.cards import Colour, Region
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.inside.state import Jana, LaidSet
from engines.dream_cruise.ships import Ship, Venue
from engines.dream_cruise.views import Ending, Phase
from tests.cogs.presenters.dream_cruise.table import (
    CARD_NAMES,
    FAMILY_NAMES,
    LOCATION_NAMES,
    look,
    menu,
    notes,
    now,
    panel,
    read,
)
from tests.cogs.presenters.looks import buttons_of, controls_of, menus_of, scene_of
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    begun,
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
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)
GYM, CINEMA, POOL = addition("sports", 3), addition("culture", 3), addition("sports", 2)
HIDDEN = (30, 31)


def day(*hand: int, **changed: Any) -> Table:
    """The day of a ship at a beach, with a sporty and a beachy family."""
    return sailing(ship(SPORTY, BEACHY, at=PORT, **changed), calm(1), hands=[hand, []])


def day_of(boat: Ship, *hand: int, **changed: Any) -> Table:
    return sailing(boat, calm(1), hands=[hand, []], **changed)


def display(*, at: int = PORT, **changed: Any) -> Table:
    """Phase 3 between three, the first of whom likes the beach and a rest."""
    sets = (LaidSet(HIDDEN), LaidSet((GAMES, SPA)), LaidSet((NAP, 20)), LaidSet((21, 22)))
    boats = ship(RESTING, BEACHY, at=at), calm(1), calm(2)
    return Table(position(*boats, phase=Phase.DISPLAY, display=sets, **changed), [])


class TestTheDay:
    """Phase 4."""

    def test_the_points_foresee_what_the_day_brings(self) -> None:
        game = sailing(ship((BEACHY, 1), at=PORT), calm(1))
        assert "0 points if it ended now" in read(panel(game))
        assert "4 points if it ended now" in read(panel(game.does(0, send(BEACHY, Spot.TOP))))

    def test_what_was_done_names_places_as_they_were_then(self) -> None:
        """The guest went to the gym, which has been replaced since."""
        aboard = ship(SPORTY, at=sea("rest"), additions=[GYM, CINEMA, SPA])
        game = sailing(aboard, calm(1), hands=[[POOL, NAP], []]).does(0, send(SPORTY, Spot.ADDITION_1))
        game.builds(0, POOL, paying=NAP, replacing=GYM)
        assert f"{FAMILY_NAMES[SPORTY]} → {CARD_NAMES[GYM]}" in read(panel(game))

    def test_a_sight_covered_since_keeps_its_name_in_what_was_done(self) -> None:
        game = sailing(ship(BEACHY, at=PORT), calm(1), hands=[[GAMES], []])
        game.does(0, send(BEACHY, Spot.TOP), Stage(GAMES))
        assert f"{FAMILY_NAMES[BEACHY]} → {LOCATION_NAMES[PORT]}" in read(panel(game))

    def test_of_many_acts_the_latest_are_listed_and_the_earlier_ones_counted(self) -> None:
        big = family("culture", 6)
        built = [addition("culture", 3), addition("culture", 3, 1), addition("culture", 2)]
        hand = [activity("culture", 3), activity("culture", 2), activity("culture", 1)]
        game = sailing(ship(big, at=sea("culture"), additions=built), calm(1), hands=[hand, []])
        game.does(0, Stage(hand[0]), Stage(hand[1]), *[send(big, place) for place in (Spot.CARD_1, Spot.CARD_2)])
        game.does(0, *[send(big, place) for place in (Spot.ADDITION_1, Spot.ADDITION_2, Spot.TOP)])
        assert "╰ 1 earlier act\n" in read(panel(game))
        assert "earlier" not in read(panel(game.takes_back(0)))

    def test_who_leaves_tonight_is_counted_apart_from_who_is_home(self) -> None:
        """So the number of families and their points agree."""
        game = sailing(ship((SPORTY, 1), at=sea("sports"), scored=[0]), calm(1))
        assert "👋 1 home = 3" in read(panel(game))
        text = read(panel(game.does(0, send(SPORTY, Spot.TOP))))
        assert "👋 1 home + 1 leaving tonight = 8" in text
        first = sailing(ship((SPORTY, 1), at=sea("sports")), calm(1)).does(0, send(SPORTY, Spot.TOP))
        assert "👋 1 leaving tonight = 5" in read(panel(first))

    def test_guests_out_say_what_they_bring(self) -> None:
        out = ship((SPORTY, 2), (BEACHY, 1), at=PORT, additions=[Venue(GYM, (Colour.WHITE,))])
        game = sailing(out, calm(1)).does(0, send(BEACHY, Spot.TOP))
        assert "👤 1 out = 0" in read(panel(game)), "a family all sent leaves before the count"

    def test_the_captain_is_out_for_today(self) -> None:
        game = day_of(ship(SPORTY, at=PORT), NAP, ending=Ending.FAMILIES).calls_captain(0, Spot.TOP, paying=NAP)
        assert "tomorrow" not in read(panel(game))


class TestTheHand:
    """Every line says what its cards cost, or why they can't be used today, and whom they please."""

    def test_the_hand_says_what_cards_do_and_cost(self) -> None:
        text = read(panel(day(GAMES, SPA)))
        assert f"🎪 **{CARD_NAMES[GAMES]}** · 🏃 Sports ×3 · free to play" in text
        assert f"🏗️ **{CARD_NAMES[SPA]}** · 🧘 Rest ×3 · costs 1 other card" in text

    def test_cards_that_do_the_same_share_a_line(self) -> None:
        """Ruling DC-28."""
        alike = [activity("rest", 2, nth) for nth in range(3)]
        text = read(panel(day(*alike)))
        assert (
            f"🎪 **3 cards** · each 🧘 Rest ×2 ({CARD_NAMES[alike[0]]}, {CARD_NAMES[alike[1]]}, 1 more) · free to play"
            in text
        )

    def test_of_cards_alike_the_one_offered_comes_first_and_then_the_one_that_pays(self) -> None:
        """Ruling DC-28."""
        alike = [addition("rest", 3, nth) for nth in (2, 0, 1)]
        game = day_of(ship(SPORTY, at=PORT), *alike)
        assert f"({CARD_NAMES[alike[0]]}, {CARD_NAMES[alike[1]]}, 1 more)" in read(panel(game))
        note = notes(game, "Play")[f"Build {CARD_NAMES[alike[0]]}"]
        assert note.startswith(f"Pays with {CARD_NAMES[alike[1]]}")

    def test_a_place_that_takes_no_more_cards_is_said_on_the_card(self) -> None:
        game = day_of(ship(SPORTY, at=PORT), GAMES, NAP).does(0, Stage(GAMES))
        assert f"**{CARD_NAMES[NAP]}** · 🧘 Rest ×2 · no spot left today" in read(panel(game))

    def test_a_sight_in_use_is_said_on_the_card(self) -> None:
        """Ruling DC-9."""
        game = day_of(ship(RESTING, at=PORT), GAMES).does(0, send(RESTING, Spot.BOTTOM))
        assert f"**{CARD_NAMES[GAMES]}** · 🏃 Sports ×3 · no spot, somebody is at the sight" in read(panel(game))

    def test_a_ship_that_lies_nowhere_has_nowhere_to_play_a_card(self) -> None:
        """Ruling DC-19."""
        assert "🏃 Sports ×3 · nowhere to play it today" in read(panel(day_of(ship(SPORTY), GAMES)))

    def test_an_addition_that_nothing_can_pay_for_says_so(self) -> None:
        assert f"**{CARD_NAMES[SPA]}** · 🧘 Rest ×3 · no other card to pay with" in read(
            panel(day_of(ship(SPORTY, at=PORT), SPA))
        )

    def test_after_the_end_the_hand_and_the_points_speak_of_no_future(self) -> None:
        boat = ship((SPORTY, 1), at=sea("sports"))
        game = day_of(boat, GAMES, SPA, ending=Ending.FAMILIES).does(0, send(SPORTY, Spot.TOP)).all_done()
        text = read(panel(game))
        assert "5 points in the end" in text
        assert f"**{CARD_NAMES[GAMES]}** · 🏃 Sports ×3\n" in text
        assert not any(word in text for word in ("free to play", "costs", "if it ended now", "←"))

    def test_a_card_in_hand_says_which_of_my_families_it_pleases(self) -> None:
        game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[GAMES, NAP], []])
        text = read(panel(game))
        assert f"**{CARD_NAMES[GAMES]}** · 🏃 Sports ×3 · free to play ← **{FAMILY_NAMES[SPORTY]}**" in text
        assert f"**{CARD_NAMES[NAP]}** · 🧘 Rest ×2 · free to play\n" in text

    def test_a_family_all_sent_is_pleased_by_nothing_more(self) -> None:
        game = sailing(ship((SPORTY, 0), at=sea()), calm(1), hands=[[GAMES], []])
        assert "←" not in read(panel(game)).partition("🃏")[2]


class TestTakingBack:
    """One press, the last act first (ruling DC-10)."""

    def test_what_was_done_is_listed_and_one_press_takes_the_last_act_back(self) -> None:
        game = day(GAMES, SPA)
        assert "Take back the last act" not in buttons_of(panel(game))
        game.builds(0, SPA, paying=GAMES).does(0, send(BEACHY, Spot.TOP))
        text = read(panel(game))
        built, gone = text.index(f"🏗️ {CARD_NAMES[SPA]} built, paid with {CARD_NAMES[GAMES]}"), text.index("→ ")
        assert built < gone
        assert buttons_of(panel(game))[:2] == ["Take back the last act", "Done for today"]

    def test_who_is_done_can_say_not_done_after_all(self) -> None:
        game = day().does(0, Done())
        assert buttons_of(panel(game))[0] == "Not done after all"
        assert not menus_of(panel(game))
        assert "You are done" in now(game)


class TestBoarding:
    """Phase 1."""

    def test_one_empty_cabin_is_one_press_on_a_family(self) -> None:
        game = Table(position(ship(12, 13, at=sea()), calm(1)), []).all_done()
        drawn = game.mine(0).drawn
        assert buttons_of(panel(game))[:2] == [FAMILY_NAMES[one] for one in drawn]
        assert "One cabin is empty" in now(game)
        text = read(panel(game))
        assert all(f"**{FAMILY_NAMES[one]}** {'●' * FAMILIES[one].members}" in text for one in drawn)

    def test_what_was_chosen_carries_a_tick_and_can_be_changed(self) -> None:
        """Ruling G-4."""
        game = Table(position(ship(12, 13, at=sea()), ship(14, 15, at=sea("rest", 1))), []).all_done()
        game.does(0, game.legal(0)[1])
        assert str(controls_of(panel(game))[1].emoji) == "✅"
        assert "You can change your mind" in now(game)


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

    def test_a_port_says_whom_it_pleases_and_what_it_adds_to_the_routes(self) -> None:
        baltic = routes_of(Region.BALTIC, 3)
        drawn = (baltic[2], sea(), shore(region=Region.ARCTIC))
        boat = ship(SPORTY, family("city", 2), route=baltic[:2])
        state = position(boat, calm(1), phase=Phase.COURSE, drawn=(drawn, (40, 41, 42)), chosen=(None, None))
        text = read(panel(Table(state, [])))
        assert f"📍 **{LOCATION_NAMES[baltic[2]]}** · 🏰 Baltic · port 3 there, routes +2" in text
        assert "🌊 at sea, fits any route · routes +2" in text
        assert "❄️ Arctic · first port there" in text
        assert f"← **{FAMILY_NAMES[family('city', 2)]}**" in text
        assert buttons_of(panel(Table(state, [])))[:3] == [LOCATION_NAMES[one] for one in drawn]

    def test_the_chosen_course_is_sealed_and_ticked(self) -> None:
        """Ruling G-4."""
        game = begun(2)
        game.does(0, Sail(game.mine(0).drawn[1]))
        assert str(controls_of(panel(game))[1].emoji) == "✅"
        assert "🤫 You sail to" in now(game)

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


class TestSets:
    """Phase 3."""

    def test_each_card_of_a_set_says_which_of_my_families_it_pleases(self) -> None:
        card, name = f"🏗️ {CARD_NAMES[SPA]} 🧘Re ×3", f"**{FAMILY_NAMES[RESTING]}**"
        assert f"**1** · 🎪 {CARD_NAMES[GAMES]} 🏃Sp ×3 │ {card} ← {name}\n" in read(panel(display()))

    def test_who_begins_is_not_offered_the_face_down_set(self) -> None:
        """Ruling DC-12."""
        game = display()
        assert buttons_of(panel(game))[:3] == ["Set 1", "Set 2", "Set 3"]
        assert "not for you" in now(game)
        game.does(0, Take(1))
        assert buttons_of(panel(game, 1))[0] == "Face-down set"
        assert "You have your set" in now(game)

    def test_todays_place_and_whom_it_pleases_stand_above_the_sets(self) -> None:
        text = read(panel(display()))
        place = f"📍 **{LOCATION_NAMES[PORT]}** · 🏖️ Beach · 2 of 2 free ← **{FAMILY_NAMES[BEACHY]}**"
        assert 0 < text.index("Where guests can go today") < text.index(place) < text.index("Sets of ship cards")
        assert f"a 🎪 card can cover it ← **{FAMILY_NAMES[RESTING]}**" in text

    def test_at_sea_it_says_that_there_is_room_for_two_cards(self) -> None:
        assert "2 spots for activity cards" in read(panel(display(at=sea("rest"))))

    def test_a_place_whose_colour_is_taken_pleases_nobody_of_that_colour(self) -> None:
        game = display()
        boat = ship((RESTING, 3), at=PORT, additions=[Venue(SPA, (Colour.WHITE,))])
        game.state = position(boat, calm(1), calm(2), phase=Phase.DISPLAY, display=game.state.display)
        assert "🧘 Rest · 2 of 3 free · ⚪W\n" in read(panel(game))


def test_what_cards_and_icons_mean_is_one_press_away_in_every_phase() -> None:
    for items in (panel(day(GAMES)), panel(begun(2)), panel(display())):
        rules = [Address.read(str(one.custom_id)) for one in controls_of(items) if isinstance(one, ui.Button)]
        pages = [address.text for address in rules if address.verb is Verb.RULES]
        assert pages[0] == "open.dream-cruise.cards"
        assert len(pages) == 2


def test_a_ship_that_lies_nowhere_can_still_send_guests_to_its_additions() -> None:
    """Ruling DC-19."""
    game = sailing(ship(SPORTY, additions=[addition("sports", 3)]), calm(1))
    assert "no place left to sail to" in read(panel(game))
    assert action_text(Send(SPORTY, Spot.ADDITION_1, addition("sports", 3))) in [
        one.value for one in menu(game, "Send").options
    ]


def test_a_watcher_is_told_to_look_at_the_board() -> None:
    assert "You are watching" in read(PRESENTER.panel(look(day()), scene_of(2)))
