"""How the end of Dream Cruise reads: families, routes, guests, ties, and Jana."""

from engines.dream_cruise.cards import Colour, Region
from engines.dream_cruise.inside.state import Jana
from engines.dream_cruise.ships import Ship, Venue
from engines.dream_cruise.views import Ending
from tests.cogs.presenters.dream_cruise.table import FAMILY_NAMES, LOCATION_NAMES, result
from tests.engines.dream_cruise.table import Table, addition, calm, family, routes_of, sailing, sea, ship

BALTIC = routes_of(Region.BALTIC, 2)


def ended(
    *ships: Ship, ending: Ending = Ending.FAMILIES, hands: tuple[tuple[int, ...], ...] = (), **more: object
) -> Table:
    return sailing(*ships, ending=ending, hands=hands, **more).all_done()


def rich() -> Ship:
    """Two families home, a route of two ports and a sea, three guests out."""
    out = Venue(addition("sports", 3), (Colour.WHITE, Colour.ORANGE, Colour.BLUE))
    return ship(20, 21, 22, additions=[out], route=[*BALTIC, sea()], scored=[0, 1])


def test_everyones_points_by_families_routes_and_guests() -> None:
    text = result(ended(rich(), calm(1)))
    assert "🏆 **@Anna wins!**" in text
    assert "🥇 **@Anna** · **10 points**" in text
    assert f"families **6**: {FAMILY_NAMES[0]} 3, {FAMILY_NAMES[1]} 3" in text
    assert "guests out **1**: half of 3" in text
    assert "🥈 **@Ben** · **0 points**" in text


def test_a_route_names_its_ports_and_its_day_at_sea() -> None:
    ports = ", ".join(LOCATION_NAMES[one] for one in BALTIC)
    assert f"routes **3**: 🏰 Baltic 3 ({ports} + 🌊 {LOCATION_NAMES[sea()]})" in result(ended(rich(), calm(1)))


def test_it_says_why_the_cruise_was_over() -> None:
    assert "The last family had boarded" in result(ended(rich(), calm(1)))
    assert "enough places to sail to" in result(ended(rich(), calm(1), ending=Ending.LOCATIONS))


def test_a_tie_says_what_decided_it() -> None:
    """Ruling DC-13."""
    hand = result(ended(calm(0), calm(1), hands=((0,), (1, 2))))
    assert "@Ben wins" in hand
    assert "@Ben and @Anna are level on points: more ship cards left in hand decided (2 to 1)." in hand
    turn = result(ended(calm(0), calm(1), first=1))
    assert "@Ben wins" in turn
    assert "took a set earlier" in turn


def test_a_tie_for_a_later_place_is_explained_as_well() -> None:
    """Ruling DC-13."""
    text = result(ended(rich(), calm(1), calm(2), hands=((), (1,), (2, 3))))
    assert "@Anna wins" in text
    assert "@Chiara and @Ben are level on points: more ship cards left in hand decided (2 to 1)." in text
    assert "@Anna and" not in text


def test_jana_is_beaten_by_more_points_and_shows_what_she_had() -> None:
    text = result(ended(rich(), jana=Jana(1, (family("sports", 3),), routes_of(Region.ARCTIC, 2))))
    assert "🏆 **@Anna beats Jana!**" in text
    assert "🥈 👩‍✈️ **Jana** · **6 points**" in text
    assert text.index("🥇 **@Anna**") < text.index("**Jana** ·")


def test_jana_wins_ties() -> None:
    """Ruling DC-16."""
    text = result(ended(calm(0), jana=Jana(0, ())))
    assert "Jana wins this time" in text
    assert "ties are hers" in text
    assert "🥇 👩‍✈️ **Jana** · **0 points**" in text
    assert "🥈 **@Anna**" in text
