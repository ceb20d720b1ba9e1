"""What a seat of Dream Cruise is told about its choices: what they cost, what they bring, what they rule out."""

from typing import Any

import pytest

from cogs.presenters.dream_cruise import PRESENTER
from engines.dream_cruise.actions import Build, OpenHand, Spot, Stage
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.deck import FAMILIES, SHIP_CARDS
from engines.dream_cruise.ships import Ship, Venue
from engines.dream_cruise.views import Ending
from tests.cogs.presenters.dream_cruise.table import (
    CARD_NAMES,
    FAMILY_NAMES,
    LOCATION_NAMES,
    SIGHT_NAMES,
    look,
    menu,
    notes,
    notes_of,
    now,
    panel,
    read,
)
from tests.cogs.presenters.looks import buttons_of, crowded_scene_of, menus_of, sent
from tests.cogs.presenters.test_law_11 import assert_fits
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
SIGHT = SIGHT_NAMES[PORT]
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)
GYM, CINEMA, POOL = addition("sports", 3), addition("culture", 3), addition("sports", 2)


def day(*hand: int, **changed: Any) -> Table:
    """The day of a ship at a beach, with a sporty and a beachy family."""
    return sailing(ship(SPORTY, BEACHY, at=PORT, **changed), calm(1), hands=[hand, []])


def day_of(boat: Ship, *hand: int, **changed: Any) -> Table:
    return sailing(boat, calm(1), hands=[hand, []], **changed)


class TestGuests:
    """A menu for each family: where it can go."""

    def test_every_family_that_can_go_somewhere_has_a_menu_and_nobody_else(self) -> None:
        headings = [one.placeholder for one in menus_of(panel(day()))]
        assert headings == [f"Send {FAMILY_NAMES[BEACHY]} (2 aboard) to …"]

    def test_an_entry_says_what_is_there_how_much_room_and_how_many_are_left(self) -> None:
        shown = notes(day(), "Send")
        assert shown == {LOCATION_NAMES[PORT]: "Beach, 2 of 2 free · then 1 to go"}

    def test_the_last_guest_says_what_it_brings(self) -> None:
        game = sailing(ship(SPORTY, (BEACHY, 1), at=PORT), calm(1))
        assert notes(game, "Send")[LOCATION_NAMES[PORT]].endswith(f"{FAMILY_NAMES[BEACHY]} all sent: +4!")

    @pytest.mark.parametrize("guests", [1, 2, 3])
    def test_the_last_guest_says_the_total_for_its_family_leaves_with_its_half_points(self, guests: int) -> None:
        """Ruling DC-5."""
        hungry, places = family("sports culture rest", 4), [Spot.TOP, Spot.ADDITION_1, Spot.ADDITION_2, Spot.CARD_1]
        built = [addition("sports", 3), addition("sports", 2)]
        boat = ship((hungry, guests + 1), RESTING, at=sea("sports"), additions=built)
        game = day_of(boat, GAMES, ending=Ending.FAMILIES).does(0, Stage(GAMES))
        game.does(0, *[send(hungry, place) for place in places[:guests]])
        (card,) = [one.card for one in game.plan(0).ship.activities() if one.spot is places[guests]]
        note = notes(game, "Send")[CARD_NAMES[card]]
        total = game.does(0, send(hungry, places[guests])).mine(0).score.total
        assert note.endswith(f"all sent: +{FAMILIES[hungry].points}, {total} in all")

    def test_a_guest_on_an_addition_is_said_to_stay(self) -> None:
        game = day(additions=[addition("sports", 2)])
        note = notes(game, "Send")[CARD_NAMES[addition("sports", 2)]]
        assert note.endswith("stays there till all are sent")

    def test_the_last_guest_of_a_family_does_not_stay_on_an_addition(self) -> None:
        game = sailing(ship((SPORTY, 1), at=sea("rest"), additions=[GYM]), calm(1))
        assert notes(game, "Send")[CARD_NAMES[GYM]] == f"Sports, 3 of 3 free · {FAMILY_NAMES[SPORTY]} all sent: +5!"

    def test_whoever_could_cover_the_sight_is_warned_before_a_guest_stands_there(self) -> None:
        """Ruling DC-9."""
        resting = family("rest", 4)
        boat = ship(resting, at=PORT)
        sight = SIGHT_NAMES[PORT]
        warned = notes(sailing(boat, calm(1), hands=[[GAMES], []]), "Send")[sight]
        assert "no card may cover it then" in warned
        assert "cover" not in notes(sailing(boat, calm(1)), "Send")[sight]

    def test_where_the_captain_stands_no_card_could_cover_the_sight_anyway(self) -> None:
        """Ruling DC-9."""
        game = sailing(ship(RESTING, at=PORT), calm(1), hands=[[GAMES, NAP], []])
        game.calls_captain(0, Spot.BOTTOM, paying=NAP)
        assert "cover" not in notes(game, "Send")[SIGHT]
        assert "can cover" not in read(panel(game))


class TestCards:
    """What an act costs is said before it is chosen."""

    def test_an_activity_is_free_and_says_what_it_covers(self) -> None:
        sight = SIGHT_NAMES[PORT]
        assert notes(day(GAMES), "Play")[f"Play {CARD_NAMES[GAMES]}"] == f"Free · Sports ×3 · covers {sight}"

    def test_at_sea_it_takes_a_spot(self) -> None:
        game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[GAMES], []])
        assert notes(game, "Play")[f"Play {CARD_NAMES[GAMES]}"].endswith("takes a spot")
        assert "2 spots for activity cards" in read(panel(game))
        assert "1 spot for an activity card" in read(panel(game.does(0, Stage(GAMES))))

    def test_building_costs_a_card_and_asks_which_one(self) -> None:
        game = day(GAMES, SPA, NAP)
        assert notes(game, "Play")[f"Build {CARD_NAMES[SPA]}"] == "Costs 1 other card · Rest ×3, for good"
        game.does(0, Build(SPA))
        shown = notes(game, f"Pay for {CARD_NAMES[SPA]}")
        assert shown == {
            CARD_NAMES[GAMES]: "Discards an activity: Sports ×3",
            CARD_NAMES[NAP]: "Discards an activity: Rest ×2",
        }
        assert buttons_of(panel(game))[0] == "Never mind"
        assert "pays for" in now(game)

    def test_nothing_is_built_for_good(self) -> None:
        game = day_of(ship(SPORTY, at=PORT), SPA, NAP, ending=Ending.FAMILIES)
        assert "for good" not in str([notes_of(one) for one in menus_of(panel(game))])

    def test_the_only_card_that_can_pay_is_named_before(self) -> None:
        """Ruling DC-30."""
        game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[SPA, NAP], []])
        assert notes(game, "Play")[f"Build {CARD_NAMES[SPA]}"] == f"Pays with {CARD_NAMES[NAP]} · Rest ×3, for good"

    def test_the_only_card_that_can_pay_is_named_when_an_addition_has_to_go(self) -> None:
        old = [addition("sports", 3, nth) for nth in range(3)]
        game = day_of(ship(SPORTY, at=PORT, additions=old), SPA, NAP)
        note = notes(game, "Play")[f"Build {CARD_NAMES[SPA]}"]
        assert note == f"Pays with {CARD_NAMES[NAP]} · Rest ×3, for good · an old one goes"
        assert f"**{CARD_NAMES[NAP]}** pays for it." in now(game.does(0, Build(SPA)))

    def test_with_three_additions_it_asks_which_one_goes_and_says_who_is_on_it(self) -> None:
        """Rulings DC-6 and DC-7."""
        old = [addition("sports", 3, nth) for nth in range(3)]
        venues = [Venue(old[0], (Colour.BLUE,)), *map(Venue, old[1:])]
        game = day(GAMES, SPA, additions=venues)
        assert notes(game, "Play")[f"Build {CARD_NAMES[SPA]}"].endswith("an old one goes")
        game.does(0, Build(SPA))
        shown = notes(game, f"Replace … with {CARD_NAMES[SPA]}")
        assert shown[CARD_NAMES[old[0]]] == "Loses Sports ×3 · with 🔵B, their visits count"
        assert shown[CARD_NAMES[old[1]]] == "Loses Sports ×3 · empty"
        assert "three spaces are full" in now(game)


class TestTheCaptain:
    """Where he would go, what he costs, and who could come then."""

    def test_the_captain_costs_a_card_and_makes_a_place_fit_for_any_wish(self) -> None:
        game = day(NAP)
        assert menu(game, "Captain").placeholder == "Captain (costs 1 card) to …"
        name = FAMILY_NAMES[SPORTY]
        note = notes(game, "Captain")[LOCATION_NAMES[PORT]]
        assert note == f"Pays with {CARD_NAMES[NAP]} · any wish, 2 free · new: {name}"
        several = notes(day(NAP, GAMES), "Captain")[LOCATION_NAMES[PORT]]
        assert several == f"Costs 1 card · any wish, 2 free · new: {name}"
        game.calls_captain(0, Spot.TOP, paying=NAP)
        assert f"🧑‍✈️ **{LOCATION_NAMES[PORT]}** · ✨ any wish · 2 of 2 free" in read(panel(game))
        assert "The captain is out for today." in read(panel(game))
        assert notes(game, f"Send {FAMILY_NAMES[SPORTY]}")[LOCATION_NAMES[PORT]].startswith("any wish")

    def test_without_a_card_the_captain_is_not_offered(self) -> None:
        text = read(panel(day()))
        assert "no card to pay him with" in text
        assert "Captain (" not in text

    def test_the_captain_says_who_could_come_then_and_that_nobody_could(self) -> None:
        game = sailing(ship(RESTING, (BEACHY, 0), at=sea("rest")), calm(1), hands=[[NAP, GAMES], []])
        assert notes(game, "Captain")[LOCATION_NAMES[sea("rest")]].endswith("1 free · nobody more could come")
        game.does(0, send(RESTING, Spot.TOP))
        assert notes(game, "Captain")[LOCATION_NAMES[sea("rest")]].endswith("0 free · nobody more could come")


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


def test_several_empty_cabins_are_one_menu_with_points_guests_and_wishes() -> None:
    game = Table(position(ship(12, at=sea()), calm(1)), []).all_done()
    (who,) = menus_of(panel(game))
    assert len(who.options) == 6
    one, two = game.mine(0).drawn[:2]
    points = FAMILIES[one].points + FAMILIES[two].points
    guests = FAMILIES[one].members + FAMILIES[two].members
    note = notes_of(who)[f"{FAMILY_NAMES[one]} + {FAMILY_NAMES[two]}"]
    assert note.startswith(f"⭐{points} · {guests} guests · ")
