"""What a seat of Dream Cruise sees in its private panel, and what it is told it can do."""

from typing import Any

from discord import ui

from cogs.controls.addresses import Address, Verb, action_text
from engines.dream_cruise.actions import Build, CallCaptain, Done, OpenHand, Pay, Sail, Send, Spot, Stage, Take
from engines.dream_cruise.cards import Colour, Region
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS
from engines.dream_cruise.inside.state import LaidSet
from engines.dream_cruise.ships import Venue
from engines.dream_cruise.views import Phase
from tests.cogs.presenters.dream_cruise.tables import PRESENTER, look, notes_of, now, panel, read
from tests.cogs.presenters.looks import buttons_of, controls_of, crowded_scene_of, menus_of, scene_of, sent
from tests.cogs.presenters.test_law_11 import assert_fits
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

SPORTY, BEACHY = family("sports", 3), family("beach", 2)
PORT = shore("beach", "rest", top_room=2)
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)
NAMES = {number: card.name for number, card in enumerate(SHIP_CARDS)}


def day(*hand: int, **changed: Any) -> Table:
    """The day of a ship at a beach, with a sporty and a beachy family."""
    return sailing(ship(SPORTY, BEACHY, at=PORT, **changed), calm(1), hands=[hand, []])


def menu(game: Table, beginning: str) -> Any:
    """The menu whose heading begins so."""
    return next(one for one in menus_of(panel(game)) if one.placeholder.startswith(beginning))


class TestSendingGuests:
    """Two presses: whom, where."""

    def test_every_family_that_can_go_somewhere_has_a_menu_and_nobody_else(self) -> None:
        headings = [one.placeholder for one in menus_of(panel(day()))]
        assert headings == [f"Send {FAMILIES[BEACHY].name} (2 aboard) to …"]

    def test_an_entry_says_what_is_there_how_much_room_and_how_many_are_left(self) -> None:
        notes = notes_of(menu(day(), "Send"))
        assert notes == {LOCATIONS[PORT].name: "Beach, 2 of 2 free · then 1 to go"}

    def test_the_last_guest_says_what_it_brings(self) -> None:
        game = sailing(ship(SPORTY, (BEACHY, 1), at=PORT), calm(1))
        assert notes_of(menu(game, "Send"))[LOCATIONS[PORT].name].endswith(f"{FAMILIES[BEACHY].name} all sent: +4!")

    def test_a_guest_on_an_addition_is_said_to_stay(self) -> None:
        game = day(additions=[addition("sports", 2)])
        note = notes_of(menu(game, "Send"))[NAMES[addition("sports", 2)]]
        assert note.endswith("stays there till all are sent")

    def test_whoever_could_cover_the_sight_is_warned_before_a_guest_stands_there(self) -> None:
        """Ruling DC-9."""
        resting = family("rest", 4)
        boat = ship(resting, at=PORT)
        sight = LOCATIONS[PORT].sight
        warned = notes_of(menu(sailing(boat, calm(1), hands=[[GAMES], []]), "Send"))[sight]
        assert "no card may cover it then" in warned
        assert "cover" not in notes_of(menu(sailing(boat, calm(1)), "Send"))[sight]

    def test_the_points_foresee_what_the_day_brings(self) -> None:
        game = sailing(ship((BEACHY, 1), at=PORT), calm(1))
        assert "0 points if it ended now" in read(panel(game))
        assert "4 points if it ended now" in read(panel(game.does(0, send(BEACHY, Spot.TOP))))


class TestCards:
    """What an act costs is said before it is chosen."""

    def test_the_hand_says_what_cards_do_and_cost(self) -> None:
        text = read(panel(day(GAMES, SPA)))
        assert f"🎪 **{NAMES[GAMES]}** · 🏃 Sports ×3 · free to play" in text
        assert f"🏗️ **{NAMES[SPA]}** · 🧘 Rest ×3 · costs 1 other card" in text

    def test_cards_that_do_the_same_share_a_line(self) -> None:
        """Ruling DC-28."""
        alike = [activity("rest", 2, nth) for nth in range(3)]
        text = read(panel(day(*alike)))
        assert f"🎪 **3 cards** · each 🧘 Rest ×2 ({NAMES[alike[0]]}, {NAMES[alike[1]]}, 1 more) · free to play" in text

    def test_an_activity_is_free_and_says_what_it_covers(self) -> None:
        sight = LOCATIONS[PORT].sight
        assert notes_of(menu(day(GAMES), "Play"))[f"Play {NAMES[GAMES]}"] == f"Free · Sports ×3 · covers {sight}"

    def test_at_sea_it_takes_a_spot(self) -> None:
        game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[GAMES], []])
        assert notes_of(menu(game, "Play"))[f"Play {NAMES[GAMES]}"].endswith("takes a spot")
        assert "2 spots for activity cards" in read(panel(game))
        assert "1 spot for an activity card" in read(panel(game.does(0, Stage(GAMES))))

    def test_building_costs_a_card_and_asks_which_one(self) -> None:
        game = day(GAMES, SPA, NAP)
        assert notes_of(menu(game, "Play"))[f"Build {NAMES[SPA]}"] == "Costs 1 other card · Rest ×3, for good"
        game.does(0, Build(SPA))
        notes = notes_of(menu(game, f"Pay for {NAMES[SPA]}"))
        assert notes == {NAMES[GAMES]: "Discards an activity: Sports ×3", NAMES[NAP]: "Discards an activity: Rest ×2"}
        assert buttons_of(panel(game))[0] == "Never mind"
        assert "pays for" in now(game)

    def test_with_three_additions_it_asks_which_one_goes_and_says_who_is_on_it(self) -> None:
        """Rulings DC-6 and DC-7."""
        old = [addition("sports", 3, nth) for nth in range(3)]
        venues = [Venue(old[0], (Colour.BLUE,)), *map(Venue, old[1:])]
        game = day(GAMES, SPA, additions=venues)
        assert notes_of(menu(game, "Play"))[f"Build {NAMES[SPA]}"].endswith("an old one goes")
        game.does(0, Build(SPA))
        notes = notes_of(menu(game, f"Replace … with {NAMES[SPA]}"))
        assert notes[NAMES[old[0]]] == "Loses Sports ×3 · with 🔵B, their visits count"
        assert notes[NAMES[old[1]]] == "Loses Sports ×3 · empty"
        assert "three spaces are full" in now(game)

    def test_the_captain_costs_a_card_and_makes_a_place_fit_for_any_wish(self) -> None:
        game = day(NAP)
        assert menu(game, "Captain").placeholder == "Captain (costs 1 card) to …"
        name = FAMILIES[SPORTY].name
        note = notes_of(menu(game, "Captain"))[LOCATIONS[PORT].name]
        assert note == f"Pays with {NAMES[NAP]} · any wish, 2 free · new: {name}"
        several = notes_of(menu(day(NAP, GAMES), "Captain"))[LOCATIONS[PORT].name]
        assert several == f"Costs 1 card · any wish, 2 free · new: {name}"
        game.calls_captain(0, Spot.TOP, paying=NAP)
        assert f"🧑‍✈️ **{LOCATIONS[PORT].name}** · ✨ any wish · 2 of 2 free" in read(panel(game))
        assert "The captain is out for today." in read(panel(game))
        assert notes_of(menu(game, f"Send {FAMILIES[SPORTY].name}"))[LOCATIONS[PORT].name].startswith("any wish")

    def test_without_a_card_the_captain_is_not_offered(self) -> None:
        text = read(panel(day()))
        assert "no card to pay him with" in text
        assert "Captain (" not in text


class TestTakingBack:
    """One press, the last act first (ruling DC-10)."""

    def test_what_was_done_is_listed_and_one_press_takes_the_last_act_back(self) -> None:
        game = day(GAMES, SPA)
        assert "Take back the last act" not in buttons_of(panel(game))
        game.builds(0, SPA, paying=GAMES).does(0, send(BEACHY, Spot.TOP))
        text = read(panel(game))
        built, gone = text.index(f"🏗️ {NAMES[SPA]} built, paid with {NAMES[GAMES]}"), text.index("→ ")
        assert built < gone
        assert buttons_of(panel(game))[:2] == ["Take back the last act", "Done for today"]

    def test_who_is_done_can_say_not_done_after_all(self) -> None:
        game = day().does(0, Done())
        assert buttons_of(panel(game))[0] == "Not done after all"
        assert not menus_of(panel(game))
        assert "You are done" in now(game)


class TestALargeHand:
    """Ruling DC-29: more than 25 acts at once."""

    def crowd(self) -> Table:
        hungry = [family("sports culture rest", 5), family("sports culture rest", 6), family("sports culture rest", 4)]
        built = [addition(icon, 3) for icon in ("sports", "culture", "rest")]
        hand = [card for card in range(len(SHIP_CARDS)) if card not in built][:60:2]
        boat = ship(*hungry, at=shore("city", "rest"), additions=built)
        return sailing(boat, calm(1), hands=[hand, []])

    def test_cards_and_captain_are_one_press_further_on(self) -> None:
        game = self.crowd()
        assert "Cards and captain" in buttons_of(panel(game))
        assert "behind their button" in now(game)
        game.does(0, OpenHand())
        assert "Back to the guests" in buttons_of(panel(game))
        assert [one.placeholder[:7] for one in menus_of(panel(game))] == ["Play a ", "Captain"]

    def test_a_hand_of_thirty_cards_fits(self) -> None:
        game = self.crowd()
        assert len(game.state.hands[0]) > 25
        for opened in (False, True):
            if opened:
                game.does(0, OpenHand())
            assert_fits(sent(PRESENTER.panel(look(game, 0), crowded_scene_of(2))))

    def test_the_whole_deck_in_hand_fits(self) -> None:
        game = sailing(calm(0), calm(1), hands=[range(len(SHIP_CARDS)), []])
        assert_fits(sent(PRESENTER.panel(look(game, 0), crowded_scene_of(2))))


class TestBoarding:
    """Phase 1."""

    def boarding(self, *cabins: int | None) -> Table:
        return Table(position(ship(*cabins, at=sea()), calm(1)), []).all_done()

    def test_one_empty_cabin_is_one_press_on_a_family(self) -> None:
        game = self.boarding(12, 13)
        drawn = game.mine(0).drawn
        assert buttons_of(panel(game))[:2] == [FAMILIES[one].name for one in drawn]
        assert "One cabin is empty" in now(game)
        text = read(panel(game))
        assert all(f"**{FAMILIES[one].name}** {'●' * FAMILIES[one].members}" in text for one in drawn)

    def test_several_empty_cabins_are_one_menu_with_points_guests_and_wishes(self) -> None:
        game = self.boarding(12)
        (who,) = menus_of(panel(game))
        assert len(who.options) == 6
        one, two = game.mine(0).drawn[:2]
        points = FAMILIES[one].points + FAMILIES[two].points
        guests = FAMILIES[one].members + FAMILIES[two].members
        note = notes_of(who)[f"{FAMILIES[one].name} + {FAMILIES[two].name}"]
        assert note.startswith(f"⭐{points} · {guests} guests · ")

    def test_what_was_chosen_carries_a_tick_and_can_be_changed(self) -> None:
        """Ruling G-4."""
        game = Table(position(ship(12, 13, at=sea()), ship(14, 15, at=sea("rest", 1))), []).all_done()
        game.does(0, game.legal(0)[1])
        assert str(controls_of(panel(game))[1].emoji) == "✅"
        assert "You can change your mind" in now(game)

    def test_who_has_no_empty_cabin_is_told_why_nothing_is_asked(self) -> None:
        game = Table(position(ship(12, 13, at=sea()), calm(1)), []).all_done()
        assert "All your cabins are taken" in now(game, 1)


class TestCourse:
    """Phase 2."""

    def test_a_port_says_whom_it_pleases_and_what_it_adds_to_the_routes(self) -> None:
        baltic = routes_of(Region.BALTIC, 3)
        drawn = (baltic[2], sea(), shore(region=Region.ARCTIC))
        boat = ship(SPORTY, family("city", 2), route=baltic[:2])
        state = position(boat, calm(1), phase=Phase.COURSE, drawn=(drawn, (40, 41, 42)), chosen=(None, None))
        text = read(panel(Table(state, [])))
        assert f"📍 **{LOCATIONS[baltic[2]].name}** · 🏰 Baltic · port 3 there, routes +2" in text
        assert "🌊 at sea, fits any route · routes +2" in text
        assert "❄️ Arctic · first port there" in text
        assert f"← **{FAMILIES[family('city', 2)].name}**" in text
        assert buttons_of(panel(Table(state, [])))[:3] == [LOCATIONS[one].name for one in drawn]

    def test_the_chosen_course_is_sealed_and_ticked(self) -> None:
        """Ruling G-4."""
        game = begun(2)
        game.does(0, Sail(game.mine(0).drawn[1]))
        assert str(controls_of(panel(game))[1].emoji) == "✅"
        assert "🤫 You sail to" in now(game)


class TestTakingSets:
    """Phase 3."""

    def display(self) -> Table:
        sets = (LaidSet((0, 1)), LaidSet((GAMES, SPA)), LaidSet((NAP, 20)), LaidSet((21, 22)))
        return Table(position(ship(SPORTY, BEACHY), calm(1), phase=Phase.DISPLAY, display=sets), [])

    def test_each_card_of_a_set_says_which_of_my_families_it_pleases(self) -> None:
        card, name = f"**1** · 🎪 {NAMES[GAMES]} 🏃Sp ×3", f"**{FAMILIES[SPORTY].name}**"
        assert f"{card} ← {name} │ 🏗️ {NAMES[SPA]} 🧘Re ×3\n" in read(panel(self.display()))

    def test_who_begins_is_not_offered_the_face_down_set(self) -> None:
        """Ruling DC-12."""
        game = self.display()
        assert buttons_of(panel(game))[:3] == ["Set 1", "Set 2", "Set 3"]
        assert "not for you" in now(game)
        game.does(0, Take(1))
        assert buttons_of(panel(game, 1))[0] == "Face-down set"
        assert "You have your set" in now(game)

    def test_who_waits_is_told_for_whom(self) -> None:
        assert "@Anna is choosing" in now(self.display(), 1)


def test_what_cards_and_icons_mean_is_one_press_away_in_every_phase() -> None:
    for items in (panel(day(GAMES)), panel(begun(2)), panel(TestTakingSets().display())):
        rules = [Address.read(one.custom_id) for one in controls_of(items) if isinstance(one, ui.Button)]
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


def test_faces_tell_apart_what_can_be_done() -> None:
    game = day(GAMES, SPA)
    seen = look(game, 0)
    labels = {PRESENTER.face(action, seen, scene_of(2)).label for action in seen.actions}
    assert len(labels) == len(seen.actions)
    assert {type(action) for action in seen.actions} >= {Send, Stage, Build, CallCaptain, Done}
    assert Pay not in {type(action) for action in seen.actions}
