"""Phase 4: what a day allows, and why not: sending guests, and acts that come too late."""

from engines.dream_cruise.actions import Build, CallCaptain, Done, Pay, Replace, Send, Spot, Stage
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.events import ActivityStaged, AdditionBuilt, GuestSent
from engines.dream_cruise.ships import Venue
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    calm,
    captain,
    family,
    sailing,
    sea,
    send,
    ship,
    shore,
)

CITY_AND_CULTURE = family("culture city", 3)
CULTURE = family("culture", 6)
REST_AND_CULTURE = family("culture rest", 4)
CULTURE_AND_BEACH = family("culture beach", 2)
THEATRE = addition("culture", 3)
SPORTS = family("sports", 3)
YOGA, JAZZ, TEA = activity("sports", 3), activity("culture", 3), activity("rest", 3)
SPA, GYM, CINEMA, LIBRARY = addition("rest", 3), addition("sports", 3), addition("culture", 3), addition("culture", 2)


def test_a_guest_goes_where_an_icon_of_its_family_is_shown() -> None:
    game = sailing(ship(CITY_AND_CULTURE, at=shore("city", "culture", top_room=2)), calm(1))
    assert game.legal(0, Send) == [game.named(0, send(CITY_AND_CULTURE, place)) for place in (Spot.TOP, Spot.BOTTOM)]
    game.does(0, send(CITY_AND_CULTURE, Spot.TOP))
    visit, cabin = game.plan(0).ship.visit, game.plan(0).ship.cabins[0]
    assert visit is not None
    assert visit.top == (Colour.WHITE,)
    assert cabin is not None
    assert cabin.left == 2


def test_an_activity_with_another_icon_is_refused() -> None:
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1))
    assert game.refuses(0, send(CULTURE, Spot.TOP)) == "wrong-icon"


def test_no_more_guests_fit_than_the_activity_shows() -> None:
    """The rulebook's country excursion: two guests of different colours, and no third."""
    country = [family("culture country", 2), family("culture country", 4), family("sports country", 3)]
    game = sailing(ship(*country, at=shore("country", "culture", top_room=2, bottom_room=2)), calm(1))
    game.does(0, send(country[0], Spot.TOP), send(country[1], Spot.TOP))
    assert game.refuses(0, send(country[2], Spot.TOP)) == "place-full"
    assert game.plan(0).ship.activities()[0].free == 0


def test_one_guest_of_a_colour_per_activity_but_on_a_shore_card_both_activities_take_one() -> None:
    game = sailing(ship(CITY_AND_CULTURE, at=shore("city", "culture", top_room=2)), calm(1))
    game.does(0, send(CITY_AND_CULTURE, Spot.TOP))
    assert game.refuses(0, send(CITY_AND_CULTURE, Spot.TOP)) == "colour-there"
    game.does(0, send(CITY_AND_CULTURE, Spot.BOTTOM))
    assert game.legal(0, Send) == []


def test_a_family_may_send_any_number_of_guests_in_a_round_and_use_an_icon_again() -> None:
    """DC-23: icons may be repeated or ignored."""
    game = sailing(
        ship(
            CULTURE, at=shore("city", "culture"), additions=[THEATRE, addition("culture", 3, 1), addition("culture", 2)]
        ),
        calm(1),
    )
    places = [Spot.BOTTOM, Spot.ADDITION_1, Spot.ADDITION_2, Spot.ADDITION_3]
    game.does(0, *[send(CULTURE, place) for place in places])
    cabin = game.plan(0).ship.cabins[0]
    assert cabin is not None
    assert cabin.left == 2


def test_a_family_without_guests_left_sends_nobody() -> None:
    game = sailing(ship((CULTURE, 1), at=shore("city", "culture"), additions=[THEATRE]), calm(1))
    game.does(0, send(CULTURE, Spot.BOTTOM))
    assert game.refuses(0, send(CULTURE, Spot.ADDITION_1)) == "no-guest-left"


def test_nobody_is_obliged_to_send() -> None:
    """DC-23."""
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1))
    assert Done() in game.legal(0)


def test_guests_stay_within_their_own_ship() -> None:
    """DC-23: a family of another ship is not there to be sent."""
    game = sailing(ship(CULTURE, at=shore("city", "culture")), ship(REST_AND_CULTURE, at=sea()))
    assert game.refuses(0, send(REST_AND_CULTURE, Spot.BOTTOM)) == "family-not-aboard"


def test_only_the_location_of_this_round_takes_guests() -> None:
    """DC-1: earlier ones lie there for the routes alone."""
    earlier = shore("city", "culture", nth=1)
    game = sailing(ship(CULTURE, at=shore("beach", "culture"), route=[earlier]), calm(1))
    assert [one.card for one in game.plan(0).ship.activities()] == [shore("beach", "culture")] * 2


def test_a_day_at_sea_has_one_activity_of_its_own() -> None:
    game = sailing(ship(REST_AND_CULTURE, at=sea("rest")), calm(1))
    assert [(one.spot, one.icon.value, one.room) for one in game.plan(0).ship.activities()] == [("top", "rest", 1)]
    assert game.refuses(0, send(REST_AND_CULTURE, Spot.BOTTOM)) == "no-such-place"


def test_a_place_that_is_not_there_is_refused() -> None:
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1))
    assert game.refuses(0, send(CULTURE, Spot.CARD_1)) == "no-such-place"
    assert game.refuses(0, send(CULTURE, Spot.ADDITION_1)) == "no-such-place"


def test_guests_on_additions_from_earlier_rounds_occupy_their_place_and_colour() -> None:
    """DC-6."""
    full = Venue(THEATRE, (Colour.WHITE, Colour.BLUE))
    game = sailing(ship((CULTURE, 3), REST_AND_CULTURE, CULTURE_AND_BEACH, at=sea("sports"), additions=[full]), calm(1))
    assert game.refuses(0, send(CULTURE, Spot.ADDITION_1)) == "colour-there"
    game.does(0, send(REST_AND_CULTURE, Spot.ADDITION_1))
    assert game.refuses(0, send(CULTURE_AND_BEACH, Spot.ADDITION_1)) == "colour-there"


def test_what_an_act_brings_shows_at_once_in_ones_own_score() -> None:
    game = sailing(ship(CULTURE, REST_AND_CULTURE, at=shore("city", "culture", bottom_room=2)), calm(1))
    game.does(0, send(CULTURE, Spot.BOTTOM))
    assert game.mine(0).score.guest_points == 0
    game.does(0, send(REST_AND_CULTURE, Spot.BOTTOM))
    assert game.mine(0).score.guest_points == game.mine(0).score.total == 1


def test_the_order_of_choices_is_guests_by_cabin_then_cards_by_hand_then_the_rest() -> None:
    """Pinned, because people find buttons where they were."""
    card = activity("rest", 2)
    game = sailing(ship(CULTURE, CITY_AND_CULTURE, at=shore("city", "culture")), calm(1), hands=[[THEATRE, card], []])
    assert [action.kind for action in game.legal(0)] == [
        "send", "send", "send", "build", "stage", "captain", "captain", "done",
    ]  # fmt: skip


def test_the_rulebooks_example_of_a_day() -> None:
    """Johnson (3), Ertel (4), Jung (3): a theatre is built and paid, the sight covered, four guests sent."""
    johnson, ertel, jung = family("sports beach", 3), family("culture country", 4), family("culture rest country", 3)
    invergordon = shore("country", "culture", top_room=2, bottom_room=2)
    cooking_class, payment = activity("culture", 2), activity("sports", 1)
    game = sailing(ship(johnson, ertel, jung, at=invergordon), calm(1), hands=[[THEATRE, payment, cooking_class], []])
    game.builds(0, THEATRE, paying=payment).does(
        0,
        Stage(cooking_class),
        send(ertel, Spot.TOP),
        send(ertel, Spot.CARD_1),
        send(jung, Spot.ADDITION_1),
        send(jung, Spot.CARD_1),
    )
    plan = game.plan(0)
    assert plan.hand == ()
    assert [cabin and cabin.left for cabin in plan.ship.cabins] == [3, 2, 1]
    assert plan.ship.additions == (Venue(THEATRE, (Colour.BLUE,)),)
    assert plan.ship.visit is not None
    assert game.refuses(0, send(ertel, Spot.BOTTOM)) == "covered"
    assert plan.ship.visit.top == (Colour.ORANGE,)
    assert plan.ship.visit.cards == (Venue(cooking_class, (Colour.ORANGE, Colour.BLUE)),)
    game.all_done()
    assert game.heard(AdditionBuilt) == [AdditionBuilt(0, THEATRE, None, (), payment)]
    assert game.heard(ActivityStaged) == [ActivityStaged(0, cooking_class, invergordon)]
    assert game.heard(GuestSent) == [
        GuestSent(0, ertel, Colour.ORANGE, Spot.TOP, invergordon),
        GuestSent(0, ertel, Colour.ORANGE, Spot.CARD_1, cooking_class),
        GuestSent(0, jung, Colour.BLUE, Spot.ADDITION_1, THEATRE),
        GuestSent(0, jung, Colour.BLUE, Spot.CARD_1, cooking_class),
    ]


# Why not: one reason for one cause


def replacing() -> Table:
    """Three additions are built, the first with two guests on it, and the spa is in hand."""
    taken = Venue(GYM, (Colour.WHITE, Colour.ORANGE))
    aboard = ship((SPORTS, 2), (CULTURE_AND_BEACH, 1), at=sea(), additions=[taken, CINEMA, LIBRARY])
    return sailing(aboard, calm(1), hands=[[SPA, TEA, YOGA], []])


def test_replacing_twice_says_that_payment_is_asked_now() -> None:
    game = replacing().does(0, Build(SPA), Replace(0, CINEMA))
    assert game.refuses(0, Replace(0, CINEMA)) == "already-replaced"
    assert game.refuses(0, Replace(0, GYM)) == "already-replaced"


def test_paying_twice_says_that_it_is_paid() -> None:
    game = replacing().builds(0, SPA, replacing=CINEMA, paying=TEA)
    assert game.refuses(0, Pay(0, TEA)) == game.refuses(0, Replace(0, CINEMA)) == "already-paid"
    assert game.refuses(0, Pay(7, TEA)) == "nothing-to-pay"


def test_the_captain_is_told_that_there_is_no_such_place_at_sea_and_that_a_sight_is_covered_in_port() -> None:
    at_sea = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[TEA, JAZZ], []]).does(0, Stage(JAZZ))
    assert at_sea.refuses(0, captain(Spot.BOTTOM)) == "no-such-place"


# An action names the card


def test_a_guest_meant_for_one_addition_does_not_go_to_the_one_that_replaced_it() -> None:
    aboard = ship(SPORTS, at=sea(), additions=[GYM, CINEMA, LIBRARY])
    game = sailing(aboard, calm(1), hands=[[addition("sports", 2), TEA], []])
    game.builds(0, addition("sports", 2), replacing=GYM, paying=TEA)
    assert game.refuses(0, Send(SPORTS, Spot.ADDITION_1, GYM)) == "place-changed"
    game.does(0, Send(SPORTS, Spot.ADDITION_1, addition("sports", 2)))


def test_guest_and_captain_meant_for_a_card_taken_back_do_not_go_to_the_next_one() -> None:
    game = sailing(ship(CULTURE, SPORTS, at=sea()), calm(1), hands=[[JAZZ, activity("culture", 2), TEA, YOGA], []])
    game.does(0, Stage(JAZZ)).takes_back(0).does(0, Stage(activity("culture", 2)))
    assert game.refuses(0, Send(CULTURE, Spot.CARD_1, JAZZ)) == "place-changed"
    assert game.refuses(0, CallCaptain(Spot.CARD_1, JAZZ)) == "place-changed"
