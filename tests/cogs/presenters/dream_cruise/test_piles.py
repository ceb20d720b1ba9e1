"""What anyone at a table of Dream Cruise could turn over and look at (rulings G-5 and DC-25)."""

from cogs.presenters.dream_cruise import PRESENTER
from engines.dream_cruise.cards import Region
from engines.dream_cruise.inside.state import Jana
from tests.cogs.presenters.dream_cruise.table import FAMILY_NAMES, LOCATION_NAMES, board, look, panel, read
from tests.cogs.presenters.looks import buttons_of, scene_of
from tests.engines.dream_cruise.table import Table, activity, addition, calm, routes_of, sailing, sea, ship


def piles(game: Table) -> str:
    return read(PRESENTER.asides["piles"](look(game), scene_of(game.state.seat_count)))


def test_points_piles_and_visited_places_are_there_by_name() -> None:
    ports = routes_of(Region.BALTIC, 2)
    text = piles(sailing(ship(12, route=[*ports, sea()], scored=[0, 1]), calm(1)))
    assert f"home: {FAMILY_NAMES[0]} 3, {FAMILY_NAMES[1]} 3" in text
    assert f"🏰 {LOCATION_NAMES[ports[0]]}, 🏰 {LOCATION_NAMES[ports[1]]}, 🌊 {LOCATION_NAMES[sea()]}" in text


def test_families_turned_away_places_passed_by_and_discarded_cards_are_there() -> None:
    twins = activity("rest", 2), activity("rest", 2, 1)
    port = routes_of(Region.ARCTIC, 1)[0]
    game = sailing(
        calm(0), calm(1), family_discard=(20, 21), location_discard=(port,), ship_discard=(*twins, addition("rest", 3))
    )
    text = piles(game)
    assert f"turned away: {FAMILY_NAMES[20]}, {FAMILY_NAMES[21]}" in text
    assert f"passed by: ❄️ {LOCATION_NAMES[port]}" in text
    assert "ship cards: 2 × 🎪 🧘Re ×2, 1 × 🏗️ 🧘Re ×3" in text


def test_decks_tell_how_much_is_left_in_them() -> None:
    game = sailing(calm(0), calm(1), family_deck=(20,), location_deck=(1, 2), ship_deck=())
    assert "Still in the decks: 1 family, 2 places, 0 ship cards." in piles(game)


def test_alone_the_places_lie_with_jana_and_her_families_stay_unknown() -> None:
    """Ruling DC-16."""
    port = routes_of(Region.ARCTIC, 1)[0]
    text = piles(sailing(calm(0), jana=Jana(1, (20,), (port,))))
    assert f"**Jana**\n🧭 ❄️ {LOCATION_NAMES[port]}" in text
    assert FAMILY_NAMES[20] not in text
    assert "passed by" not in text


def test_board_and_panel_lead_there() -> None:
    game = sailing(calm(0), calm(1))
    assert "All that lies open" in buttons_of(board(game))
    assert "All that lies open" in buttons_of(panel(game))
