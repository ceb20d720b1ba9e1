"""Phase 4, b to d: activities, additions and the captain."""

from engines.dream_cruise.actions import Build, CallCaptain, Pay, Replace, Spot, Stage, TakeBack
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.events import AdditionBuilt, CaptainSent
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

CULTURE = family("culture", 6)
SPORTS = family("sports", 3)
BEACH = family("beach", 2)
YOGA, JAZZ, TEA = activity("sports", 3), activity("culture", 3), activity("rest", 3)
SPA, GYM, CINEMA, LIBRARY = addition("rest", 3), addition("sports", 3), addition("culture", 3), addition("culture", 2)


# Activities


def test_an_activity_card_covers_and_replaces_the_sight_of_a_port() -> None:
    game = sailing(ship(CULTURE, SPORTS, at=shore("city", "culture")), calm(1), hands=[[YOGA, TEA], []])
    game.does(0, Stage(YOGA))
    assert [one.spot for one in game.plan(0).ship.activities()] == [Spot.TOP, Spot.CARD_1]
    assert game.plan(0).hand == (TEA,)
    assert game.refuses(0, send(CULTURE, Spot.BOTTOM)) == "covered"
    game.does(0, send(SPORTS, Spot.CARD_1))


def test_a_port_takes_one_activity_card_and_a_day_at_sea_two() -> None:
    ashore = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[YOGA, TEA, JAZZ], []])
    ashore.does(0, Stage(YOGA))
    assert ashore.refuses(0, Stage(TEA)) == "no-spot-free"
    at_sea = sailing(ship(CULTURE, at=sea("rest")), calm(1), hands=[[YOGA, TEA, JAZZ], []])
    at_sea.does(0, Stage(YOGA), Stage(TEA))
    assert [one.spot for one in at_sea.plan(0).ship.activities()] == [Spot.TOP, Spot.CARD_1, Spot.CARD_2]
    assert at_sea.refuses(0, Stage(JAZZ)) == "no-spot-free"


def test_an_activity_card_costs_nothing() -> None:
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[JAZZ], []]).does(0, Stage(JAZZ))
    assert game.plan(0).unpaid is None
    assert game.plan(0).hand == ()


def test_a_sight_on_which_a_guest_stands_is_not_covered() -> None:
    """DC-9."""
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[YOGA], []])
    game.does(0, send(CULTURE, Spot.BOTTOM))
    assert game.refuses(0, Stage(YOGA)) == "sight-in-use"
    assert not game.legal(0, Stage)


def test_a_sight_on_which_the_captain_stands_is_not_covered() -> None:
    """DC-9."""
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[YOGA, TEA], []])
    game.calls_captain(0, Spot.BOTTOM, paying=TEA)
    assert game.refuses(0, Stage(YOGA)) == "sight-in-use"


def test_guests_on_the_excursion_do_not_keep_the_sight_from_being_covered() -> None:
    game = sailing(ship(BEACH, at=shore("beach", "culture")), calm(1), hands=[[YOGA], []])
    game.does(0, send(BEACH, Spot.TOP), Stage(YOGA))


def test_without_a_location_no_activity_is_played_and_the_captain_stays_on_the_bridge() -> None:
    """DC-17 and DC-19."""
    game = sailing(ship(CULTURE, route=[shore()]), calm(1), hands=[[YOGA, TEA], []])
    assert game.refuses(0, Stage(YOGA)) == "no-location"
    assert game.refuses(0, captain(Spot.TOP)) == "no-location"


def test_only_activity_cards_of_ones_own_hand_are_played_on_a_location() -> None:
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[SPA, TEA], [YOGA]])
    assert game.refuses(0, Stage(SPA)) == "not-an-activity"
    assert game.refuses(0, Stage(YOGA)) == "not-in-hand"


# Additions


def test_an_addition_is_paid_with_any_one_other_ship_card() -> None:
    """DC-8."""
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[SPA, TEA, GYM], []]).does(0, Build(SPA))
    assert game.legal(0) == [Pay(0, TEA), Pay(0, GYM), TakeBack(0)]
    assert game.refuses(0, Pay(0, SPA)) == "pays-not-for-itself"
    assert game.refuses(0, Pay(0, YOGA)) == "not-in-hand"
    assert game.plan(0).ship.additions == ()
    game.does(0, Pay(0, GYM))
    assert game.plan(0).ship.additions == (Venue(SPA),)
    assert game.plan(0).hand == (TEA,)


def test_an_addition_without_another_card_cannot_be_built() -> None:
    """DC-8."""
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[SPA], []])
    assert game.refuses(0, Build(SPA)) == "no-card-to-pay-with"


def test_what_is_begun_is_paid_or_taken_back_before_anything_else() -> None:
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[SPA, TEA, YOGA], []])
    game.does(0, Build(SPA))
    assert game.refuses(0, send(CULTURE, Spot.BOTTOM)) == "finish-act-first"
    game.takes_back(0)
    assert game.plan(0).unpaid is None
    assert game.plan(0).hand == (SPA, TEA, YOGA)


def test_while_a_space_is_free_nothing_is_replaced() -> None:
    """DC-24."""
    game = sailing(ship(CULTURE, at=sea(), additions=[GYM, CINEMA]), calm(1), hands=[[SPA, TEA, YOGA], []])
    game.does(0, Build(SPA))
    assert game.refuses(0, Replace(0, GYM)) == "nothing-to-replace"
    game.does(0, Pay(0, TEA))
    assert game.plan(0).ship.additions == (Venue(GYM), Venue(CINEMA), Venue(SPA))


def replacing() -> Table:
    """Three additions are built, the first with two guests on it, and the spa is in hand."""
    taken = Venue(GYM, (Colour.WHITE, Colour.ORANGE))
    aboard = ship((SPORTS, 2), (BEACH, 1), at=sea(), additions=[taken, CINEMA, LIBRARY])
    return sailing(aboard, calm(1), hands=[[SPA, TEA, YOGA], []])


def test_with_three_additions_a_new_one_replaces_one_of_them_and_still_costs_a_card() -> None:
    """DC-7 and DC-24."""
    game = replacing().does(0, Build(SPA))
    assert game.legal(0) == [Replace(0, GYM), Replace(0, CINEMA), Replace(0, LIBRARY), TakeBack(0)]
    assert game.refuses(0, Replace(0, SPA)) == "not-built"
    assert game.refuses(0, Pay(0, TEA)) == "replace-first"
    game.does(0, Replace(0, CINEMA), Pay(0, TEA))
    assert [venue.card for venue in game.plan(0).ship.additions] == [GYM, SPA, LIBRARY]


def test_guests_on_a_replaced_addition_go_to_the_supply_and_not_back_to_their_family() -> None:
    """DC-6: the visit counts, the half point does not."""
    game = replacing()
    assert game.mine(0).score.guests == 2
    game.builds(0, SPA, replacing=GYM, paying=TEA)
    assert game.mine(0).score.guests == 0
    assert [cabin and cabin.left for cabin in game.plan(0).ship.cabins] == [2, 1, None]
    game.all_done()
    assert game.heard(AdditionBuilt) == [AdditionBuilt(0, SPA, GYM, (Colour.WHITE, Colour.ORANGE), TEA)]


def test_the_old_addition_and_the_payment_are_discarded() -> None:
    """DC-24."""
    game = replacing().builds(0, SPA, replacing=GYM, paying=TEA).all_done()
    assert game.seen_by(None).ship_discard == (TEA, GYM)


def test_an_addition_built_this_round_may_be_replaced_this_round() -> None:
    """DC-24."""
    other = addition("sports", 2)
    aboard = ship(CULTURE, at=sea(), additions=[CINEMA, LIBRARY])
    game = sailing(aboard, calm(1), hands=[[SPA, TEA, other, YOGA], []])
    game.builds(0, SPA, paying=TEA).builds(0, other, replacing=SPA, paying=YOGA)
    assert [venue.card for venue in game.plan(0).ship.additions] == [CINEMA, LIBRARY, other]


def test_additions_stay_for_the_next_round_with_the_guests_on_them() -> None:
    game = sailing(ship(CULTURE, at=sea(), additions=[CINEMA]), calm(1))
    game.does(0, send(CULTURE, Spot.ADDITION_1)).all_done()
    assert game.state.ships[0].additions == (Venue(CINEMA, (Colour.WHITE,)),)


def test_only_additions_are_built() -> None:
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[TEA, YOGA], []])
    assert game.refuses(0, Build(TEA)) == "not-an-addition"
    assert game.refuses(0, Build(SPA)) == "not-in-hand"


# The captain


def test_the_captain_costs_a_card_and_makes_an_activity_fit_for_everyone() -> None:
    """DC-8: number and colour limits still hold."""
    game = sailing(ship(CULTURE, SPORTS, BEACH, at=shore("city", top_room=2)), calm(1), hands=[[TEA, YOGA], []])
    game.does(0, captain(Spot.TOP))
    assert game.legal(0) == [Pay(0, TEA), Pay(0, YOGA), TakeBack(0)]
    game.does(0, Pay(0, TEA), send(CULTURE, Spot.TOP))
    assert game.refuses(0, send(CULTURE, Spot.TOP)) == "colour-there"
    game.does(0, send(BEACH, Spot.TOP))
    assert game.refuses(0, send(SPORTS, Spot.TOP)) == "place-full"
    assert game.plan(0).hand == (YOGA,)


def test_the_captain_is_no_guest_and_takes_no_room() -> None:
    """DC-5."""
    game = sailing(ship(CULTURE, at=sea("rest")), calm(1), hands=[[TEA], []]).calls_captain(0, Spot.TOP, paying=TEA)
    assert game.mine(0).score.guests == 0
    game.does(0, send(CULTURE, Spot.TOP))


def test_the_captain_goes_to_either_part_of_the_location_or_to_a_card_on_it() -> None:
    """DC-17."""
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[TEA, JAZZ], []])
    assert [act.place for act in game.legal(0, CallCaptain)] == [Spot.TOP, Spot.BOTTOM]
    game.does(0, Stage(JAZZ))
    assert [act.place for act in game.legal(0, CallCaptain)] == [Spot.TOP, Spot.CARD_1]
    assert game.refuses(0, captain(Spot.BOTTOM)) == "covered"
    assert game.refuses(0, captain(Spot.CARD_2)) == "no-such-place"


def test_the_captain_never_goes_to_an_addition() -> None:
    game = sailing(ship(CULTURE, at=sea(), additions=[SPA]), calm(1), hands=[[TEA], []])
    assert game.refuses(0, captain(Spot.ADDITION_1)) == "not-for-captain"


def test_the_captain_is_called_once_a_round() -> None:
    """DC-22."""
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[TEA, JAZZ], []])
    game.calls_captain(0, Spot.TOP, paying=TEA)
    assert game.refuses(0, captain(Spot.BOTTOM)) == "captain-is-out"


def test_the_captain_may_join_guests_and_then_other_families_may_come() -> None:
    """DC-22."""
    game = sailing(ship(BEACH, CULTURE, at=shore("beach", top_room=2)), calm(1), hands=[[TEA], []])
    game.does(0, send(BEACH, Spot.TOP)).calls_captain(0, Spot.TOP, paying=TEA).does(0, send(CULTURE, Spot.TOP))


def test_the_captain_is_not_called_without_a_card_to_pay_with() -> None:
    """DC-8."""
    game = sailing(ship(CULTURE, at=sea()), calm(1))
    assert game.refuses(0, captain(Spot.TOP)) == "no-card-to-pay-with"


def test_the_captain_is_back_on_the_bridge_in_the_next_round_and_his_payment_discarded() -> None:
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[TEA], []]).calls_captain(0, Spot.TOP, paying=TEA)
    game.all_done()
    assert game.heard(CaptainSent) == [CaptainSent(0, Spot.TOP, sea(), TEA)]
    assert game.state.ship_discard == (TEA,)
    assert game.state.ships[0].visit is None


def test_the_captain_joins_the_second_card_at_sea() -> None:
    """DC-17 and DC-22."""
    game = sailing(ship(CULTURE, at=sea("rest")), calm(1), hands=[[YOGA, JAZZ, TEA], []])
    game.does(0, Stage(YOGA), Stage(JAZZ)).calls_captain(0, Spot.CARD_2, paying=TEA)
    visit = game.plan(0).ship.visit
    assert visit is not None
    assert visit.captain is Spot.CARD_2
