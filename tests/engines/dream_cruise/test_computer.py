"""The seat that plays itself: it does the sensible thing where there is one, and wins far more than random seats."""

from engines.core.chance import Chance
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import (
    Action,
    Build,
    CallCaptain,
    CloseHand,
    Done,
    DreamOptions,
    OpenHand,
    Replace,
    Sail,
    Send,
    Spot,
    Stage,
    Take,
)
from engines.dream_cruise.cards import Region
from engines.dream_cruise.inside.state import LaidSet
from engines.dream_cruise.views import Ending, Phase
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
    ship,
    shore,
)
from tests.simulations.dream_cruise import at_random, computer, played

CULTURE = family("culture", 6)


def choices(game: Table, seeds: int = 6) -> set[Action]:
    """What the computer does in seat 0, whatever its whims."""
    view, legal = game.seen_by(0), GAME.legal_actions(game.state, 0)
    return {GAME.fallback(view, legal, Chance(str(seed), 0)) for seed in range(seeds)}


def day(game: Table) -> list[Action]:
    """All that the computer does in seat 0 until it is done."""
    done: list[Action] = []
    while not game.plan(0).done:
        view, legal = game.seen_by(0), GAME.legal_actions(game.state, 0)
        done.append(GAME.fallback(view, legal, Chance("day", len(done))))
        game.does(0, done[-1])
    return done


def test_it_sends_every_guest_it_can() -> None:
    game = sailing(ship(CULTURE, at=shore("city", "culture"), additions=[addition("culture", 3)]), calm(1))
    port, theatre = shore("city", "culture"), addition("culture", 3)
    going = {Send(CULTURE, Spot.BOTTOM, port), Send(CULTURE, Spot.ADDITION_1, theatre)}
    assert set(day(game)) == {*going, Done()}


def test_it_leaves_the_scarce_place_to_the_family_that_has_no_other() -> None:
    two, choosy = family("culture beach", 2), family("culture", 6)
    game = sailing(ship((two, 1), choosy, at=shore("beach", "culture", bottom_room=1)), calm(1))
    port = shore("beach", "culture", bottom_room=1)
    assert set(day(game)) == {Send(two, Spot.TOP, port), Send(choosy, Spot.BOTTOM, port), Done()}


def test_it_plays_an_activity_that_brings_guests_more() -> None:
    jazz = activity("culture", 3)
    game = sailing(ship(CULTURE, at=sea("rest")), calm(1), hands=[[activity("sports", 1), jazz], []])
    assert day(game)[0] == Stage(jazz)


def test_it_does_not_cover_a_sight_that_serves_better() -> None:
    game = sailing(ship(CULTURE, at=shore("city", "culture")), calm(1), hands=[[activity("sports", 3)], []])
    assert Send(CULTURE, Spot.BOTTOM, shore("city", "culture")) in day(game)
    assert [one.spot for one in game.plan(0).ship.activities()] == [Spot.TOP, Spot.BOTTOM]


def test_in_the_last_round_it_calls_the_captain_to_finish_a_family() -> None:
    game = sailing(
        ship((CULTURE, 1), at=sea("rest")), calm(1), hands=[[activity("sports", 1)], []], ending=Ending.FAMILIES
    )
    assert day(game)[0] == CallCaptain(Spot.TOP, sea("rest"))
    assert game.plan(0).ship.finished == (CULTURE,)


def test_it_builds_early_and_not_for_nothing_in_the_last_round() -> None:
    hand = [addition("sports", 3), activity("sports", 1), activity("rest", 1)]
    early = sailing(ship(CULTURE, at=sea("rest")), calm(1), hands=[hand, []])
    late = sailing(ship(CULTURE, at=sea("rest")), calm(1), hands=[hand, []], ending=Ending.FAMILIES)
    assert choices(early) == {Build(hand[0])}
    assert not any(isinstance(action, Build) for action in day(late))


def test_it_pays_with_the_card_it_needs_least() -> None:
    jazz, run = activity("culture", 3), activity("sports", 1)
    game = sailing(ship(CULTURE, at=sea("rest")), calm(1), hands=[[addition("culture", 3), jazz, run], []])
    game.does(0, Build(addition("culture", 3)))
    (choice,) = choices(game)
    assert getattr(choice, "card", None) == run


def test_of_poor_sets_it_takes_the_unknown_one() -> None:
    sports = [activity("sports", 1), activity("sports", 2)]
    sets = (LaidSet((40, 41)), LaidSet((sports[0],)), LaidSet((sports[1],)), LaidSet((activity("rest", 1),)))
    game = Table(position(calm(0), ship(CULTURE), phase=Phase.DISPLAY, display=sets, taking=0, first=1), [])
    game.state.first, game.state.token = 1, 1
    game.does(1, Take(1))
    assert choices(game) == {Take(0)}


def test_it_replaces_the_addition_that_serves_least_and_none_that_serves_as_well() -> None:
    full = [addition("culture", 3), addition("culture", 3, 1), addition("sports", 2)]
    better, pay = addition("culture", 3, 2), activity("sports", 1)
    game = sailing(ship(CULTURE, at=sea("rest"), additions=full), calm(1), hands=[[better, pay], []])
    assert day(game)[:2] == [Build(better), Replace(0, full[2])]
    alike = [addition("culture", 3, nth) for nth in range(3)]
    same = sailing(
        ship(CULTURE, at=sea("rest"), additions=alike), calm(1), hands=[[addition("culture", 3, 3), pay], []]
    )
    assert not any(isinstance(action, Build) for action in day(same))


def test_with_nothing_to_gain_today_it_sails_where_its_route_leads() -> None:
    north = routes_of(Region.NORTH_SEA_IRISH_SEA, 5)
    offered = (north[4], *routes_of(Region.BALTIC, 2))
    deck = (*offered, *range(50, 53))
    game = Table(position(ship(route=north[:4]), calm(1), location_deck=deck, family_deck=()), []).all_done()
    assert choices(game) == {Sail(north[4])}


def test_it_looks_away_from_an_open_hand_without_use_for_it() -> None:
    families = [family("sports culture rest", members) for members in (4, 5, 6)]
    built = [addition("sports", 3), addition("culture", 3), addition("rest", 3)]
    hand = [activity(icon, guests) for icon in ("sports", "culture", "rest") for guests in (1, 2, 3)]
    hand += [addition(icon, 2) for icon in ("sports", "culture", "rest")]
    aboard = ship(*families, at=shore("city", "culture", bottom_room=3), additions=built)
    game = sailing(aboard, calm(1), hands=[hand, []]).does(0, OpenHand())
    assert choices(game) <= {CloseHand(), *game.legal(0, Stage), *game.legal(0, CallCaptain)}
    assert len(day(game)) < 40


def test_it_beats_a_random_seat_nearly_always() -> None:
    first = [played(f"first {seed}", DreamOptions(), computer, at_random).places[0] for seed in range(6)]
    second = [played(f"second {seed}", DreamOptions(), at_random, computer).places[1] for seed in range(6)]
    assert [*first, *second].count(1) >= 9


def test_computers_finish_in_about_the_rounds_of_a_casual_player() -> None:
    games = [played(f"rounds {seed}", DreamOptions(), *[computer] * seats) for seats in (1, 2, 4) for seed in range(4)]
    assert 5.5 <= sum(game.state.round for game in games) / len(games) <= 7.5
