"""What pays for additions and the captain, and cards that do the same."""

from engines.dream_cruise.actions import Build, CallCaptain, Pay, Replace, Spot, Stage, TakeBack
from engines.dream_cruise.ships import Venue
from tests.engines.dream_cruise.table import (
    activity,
    addition,
    calm,
    captain,
    family,
    sailing,
    sea,
    ship,
)

CULTURE = family("culture", 6)
SPORTS = family("sports", 3)
BEACH = family("beach", 2)
YOGA, JAZZ, TEA = activity("sports", 3), activity("culture", 3), activity("rest", 3)
SPA, GYM, CINEMA, LIBRARY = addition("rest", 3), addition("sports", 3), addition("culture", 3), addition("culture", 2)


def test_of_cards_that_do_the_same_only_the_first_is_offered() -> None:
    """DC-28: to play and to pay."""
    twins = [activity("sports", 3, nth) for nth in (0, 1)]
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[*twins, SPA, TEA], []])
    assert game.legal(0, Stage) == [Stage(twins[0]), Stage(TEA)]
    assert game.refuses(0, Stage(twins[1])) == "like-offered"
    game.does(0, Build(SPA))
    assert game.legal(0, Pay) == [Pay(0, twins[0]), Pay(0, TEA)]
    assert game.refuses(0, Pay(0, twins[1])) == "like-offered"


def test_an_addition_may_be_paid_with_its_like() -> None:
    """DC-28."""
    spas = [addition("rest", 3, nth) for nth in (0, 1)]
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[spas, []]).builds(0, spas[0], paying=spas[1])
    assert game.plan(0).ship.additions == (Venue(spas[0]),)


# Without a choice nothing is asked


def test_an_addition_with_one_other_card_in_hand_is_paid_with_it_unasked() -> None:
    """DC-30."""
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[SPA, TEA], []]).does(0, Build(SPA))
    assert game.plan(0).ship.additions == (Venue(SPA),)
    assert game.plan(0).hand == ()
    game.takes_back(0)
    assert (game.plan(0).ship.additions, game.plan(0).hand) == ((), (SPA, TEA))


def test_cards_that_do_the_same_are_no_choice_of_what_pays() -> None:
    """DC-28 and DC-30."""
    twins = [activity("sports", 3, nth) for nth in (0, 1)]
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[*twins, SPA], []]).does(0, Build(SPA))
    assert game.plan(0).hand == (twins[1],)


def test_what_makes_room_is_asked_and_then_the_only_card_pays() -> None:
    """DC-24 and DC-30."""
    aboard = ship(CULTURE, at=sea(), additions=[GYM, CINEMA, LIBRARY])
    game = sailing(aboard, calm(1), hands=[[SPA, TEA], []]).does(0, Build(SPA))
    assert game.legal(0) == [Replace(0, GYM), Replace(0, CINEMA), Replace(0, LIBRARY), TakeBack(0)]
    game.does(0, Replace(0, CINEMA))
    assert [venue.card for venue in game.plan(0).ship.additions] == [GYM, SPA, LIBRARY]
    assert game.plan(0).hand == ()


def test_the_captain_is_paid_with_the_only_card_unasked() -> None:
    """DC-30."""
    game = sailing(ship(CULTURE, at=sea()), calm(1), hands=[[TEA], []]).does(0, captain(Spot.TOP))
    assert game.plan(0).hand == ()
    assert game.refuses(0, CallCaptain(Spot.TOP, sea())) == "captain-is-out"
