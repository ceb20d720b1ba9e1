"""What everybody sees of Dream Cruise: the public board, and a message for each day."""

from typing import Any

import pytest
from discord import ui

from cogs.controls.addresses import Address, Verb
from cogs.presenters.dream_cruise import PRESENTER
from cogs.presenters.dream_cruise.names import COLOURS, ICONS
from cogs.presenters.dream_cruise.pointing import meant
from engines.dream_cruise.actions import Done, DreamOptions, NotDone, Sail, Spot, Stage, Take
from engines.dream_cruise.cards import Colour, Region
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS
from engines.dream_cruise.inside.state import Jana, LaidSet
from engines.dream_cruise.ships import Venue
from engines.dream_cruise.views import Ending, Phase
from tests.cogs.presenters.dream_cruise.table import (
    CARD_NAMES,
    FAMILY_NAMES,
    LOCATION_NAMES,
    board,
    look,
    panel,
    read,
)
from tests.cogs.presenters.looks import buttons_of, controls_of, look_of, scene_of, text_of
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
from tests.engines.driver import ALL_SETTINGS, Setting, random_game

SPORTY = family("sports", 3)
DREAM = [setting for setting in ALL_SETTINGS if setting.game.key == "dream-cruise"]


def displayed(**changed: Any) -> Table:
    """Phase 3 between three: seat 0 begins."""
    sets = tuple(LaidSet((2 * number, 2 * number + 1)) for number in range(4))
    return Table(position(calm(0), calm(1), calm(2), phase=Phase.DISPLAY, display=sets, **changed), [])


@pytest.mark.parametrize("setting", DREAM[-2:], ids=str)
def test_every_icon_and_colour_has_its_letters(setting: Setting) -> None:
    """Scenario S-28: no fact by colour or picture alone."""
    scene = scene_of(setting.seat_count)
    for position_ in list(random_game(setting, "letters"))[::25]:
        shown = PRESENTER.board(look_of(setting, position_, None), scene) + PRESENTER.panel(
            look_of(setting, position_, 0), scene
        )
        text = text_of(shown)
        for colour, dot in COLOURS.items():
            assert text.count(dot) == text.count(dot + colour[0].upper())
        for picture in ICONS.values():
            assert all(after[:1] in {"\u2060", "\u00a0"} for after in text.split(picture)[1:])


def test_a_ship_shows_its_families_with_guests_left_points_and_wishes() -> None:
    text = read(board(sailing(ship((SPORTY, 2), None, at=sea()), calm(1))))
    assert f"⚪W **{FAMILY_NAMES[SPORTY]}** ●●○ ⭐5 🏃Sp" in text
    assert "🟠O an empty cabin" in text


def test_a_ship_shows_this_rounds_location_and_its_additions_with_guests() -> None:
    port = shore("city", "rest", region=Region.BALTIC)
    gym = addition("sports", 3)
    boat = ship((SPORTY, 2), at=port, additions=[Venue(gym, (Colour.WHITE,))])
    text = read(board(sailing(boat, calm(1))))
    shown = f"📍 **{LOCATION_NAMES[port]}** · 🏰 Baltic · 🏙️Ci ×{LOCATIONS[port].guests} 🧘Re"
    assert shown in text
    assert f"🏗️ {CARD_NAMES[gym]} 🏃Sp ×3 (⚪W)" in text


def test_a_ship_shows_visited_regions_and_its_points_pile() -> None:
    boat = ship(SPORTY, route=[*routes_of(Region.ARCTIC, 2), sea("rest", 1)], scored=[0, 1])
    text = read(board(sailing(boat, calm(1))))
    assert "🧭 ❄️ Arctic 2 + 🌊 = 3 · 👋 2 home = 6" in text


def test_what_a_ship_shows_adds_up_to_its_points() -> None:
    """Routes, families at home and guests out each say what they bring; places in no route bring nothing."""
    out = Venue(addition("sports", 3), (Colour.WHITE, Colour.ORANGE, Colour.BLUE))
    route = [*routes_of(Region.ARCTIC, 2), *routes_of(Region.ATLANTIC, 1), sea("rest", 0), sea("rest", 1)]
    boat = ship(12, 13, 14, additions=[out], route=[*route, *routes_of(Region.BALTIC, 1)], scored=[0])
    text = read(board(sailing(boat, calm(1))))
    assert "@Anna · **8** points" in text
    assert "❄️ Arctic 2 + 🌊 = 3, 🐋 Atlantic 1 + 🌊 = 1, 🏰 Baltic 1 · 👋 1 home = 3 · 👤 3 out = 1" in text


def test_a_second_day_at_sea_that_is_in_no_route_stands_alone() -> None:
    boat = ship(12, route=[*routes_of(Region.ARCTIC, 1), sea("rest", 0), sea("rest", 1)])
    assert "🧭 ❄️ Arctic 1 + 🌊 = 1, 🌊 sea 1" in read(board(sailing(boat, calm(1))))


def test_every_sign_on_a_ship_is_in_the_legend() -> None:
    key = read(board(begun(2))).partition("-# ●○")[2]
    for sign in ("⭐", "×2", "🃏", "💭", "✅", "🧭", "👋", "👤"):
        assert sign in key


@pytest.mark.parametrize("setting", [one for one in DREAM if not one.options.sea_days][:3], ids=str)
def test_a_sign_stays_with_its_word_at_the_end_of_a_line(setting: Setting) -> None:
    for position_ in list(random_game(setting, "signs"))[::25]:
        text = text_of(PRESENTER.board(look_of(setting, position_, None), scene_of(setting.seat_count)))
        for sign in ("⭐", "🌊", "🃏", "👋", "👤", "🎫", "📍", "🛳️"):
            assert f"{sign} " not in text.partition("**👋")[0]


def test_sea_days_are_said_on_the_board_if_they_are_on() -> None:
    """Ruling DC-15."""
    assert "Sea days" in read(board(begun(2, DreamOptions(sea_days=True))))
    assert "Sea days" not in read(board(begun(2)))


def test_who_is_still_busy_and_who_is_done_can_be_told_apart() -> None:
    """Ruling DC-10: that somebody is done is public, and can be taken back."""
    game = sailing(calm(0), calm(1)).does(0, Done())
    lines = [line for line in read(board(game)).splitlines() if line.startswith("🛳️")]
    assert [line[-1] for line in lines] == ["✅", "💭"]
    lines = [line for line in read(board(game.does(0, NotDone()))).splitlines() if line.startswith("🛳️")]
    assert [line[-1] for line in lines] == ["💭", "💭"]


def test_the_board_does_not_change_while_somebody_sends_guests_and_plays_cards() -> None:
    """Ruling DC-10."""
    card = activity("sports", 3)
    game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[card], []])
    before = read(board(game))
    assert read(board(game.does(0, Stage(card), send(SPORTY, Spot.CARD_1)))) == before


def test_the_steps_of_a_round_show_which_one_is_on() -> None:
    assert "boarding › **🧭 Course** › entertainment › the day" in read(board(begun(2)))


@pytest.mark.parametrize("ending", Ending)
def test_the_last_round_is_announced_and_why(ending: Ending) -> None:
    text = read(board(sailing(calm(0), calm(1), ending=ending)))
    assert "**The last round!**" in text
    assert ("The last family ashore has been drawn" in text) == (ending is Ending.FAMILIES)
    assert "only those whose last guest is sent today bring their points" in text


def test_before_that_everyone_sees_how_many_families_wait_ashore() -> None:
    assert "24 families wait ashore" in read(board(begun(2)))


class TestSets:
    """Phase 3 is played on the board."""

    def test_every_set_can_be_pressed_and_says_what_lies_in_it(self) -> None:
        items = board(displayed())
        assert buttons_of(items)[:4] == ["Face-down set", "Set 1", "Set 2", "Set 3"]
        assert f"**1** · 🎪 {CARD_NAMES[2]} 🏃Sp ×3 │ 🎪 {CARD_NAMES[3]} 🏃Sp ×3" in read(items)

    def test_the_face_down_set_says_only_how_many_cards_it_has_and_whom_it_is_not_for(self) -> None:
        """Rulings DC-11 and DC-12."""
        text = read(board(displayed()))
        assert "🎁 · 2 cards face down + 🎫 you begin next round (not for @Anna)" in text
        assert CARD_NAMES[0] not in text

    def test_in_the_last_round_the_face_down_set_promises_no_next_one(self) -> None:
        game = displayed(ending=Ending.FAMILIES)
        assert "🎁 · 2 cards face down (not for @Anna)" in read(board(game))
        game.does(0, Take(1))
        assert "next round" not in read(panel(game, 1))
        assert "begins next" not in read(board(game.does(1, Take(0))))

    def test_a_taken_set_shows_its_taker_and_can_no_longer_be_pressed(self) -> None:
        items = board(displayed().does(0, Take(2)))
        assert "Set 2" not in buttons_of(items)
        assert f"~~2 · 🎪 {CARD_NAMES[4]} 🏃Sp ×3 │ 🎪 {CARD_NAMES[5]} 🏃Sp ×2~~ → @Anna" in read(items)

    def test_the_buttons_stand_right_below_the_sets(self) -> None:
        items = board(displayed())
        kinds = [type(item) for item in items]
        assert kinds.index(ui.ActionRow) < kinds.index(ui.Separator)

    def test_pressing_a_set_means_taking_it(self) -> None:
        game = displayed()
        address = Address.read(controls_of(board(game))[2].custom_id)
        assert address.verb is Verb.POINT
        assert meant(address.text, look(game, 0)) == Take(2)

    def test_a_press_that_cannot_be_read_or_comes_from_a_watcher_means_nothing(self) -> None:
        game = displayed()
        for odd in ("set.two", "set.", "set.٣", "set.1.2", "ship.1"):
            assert meant(odd, look(game, 0)) is None
        assert meant("set.1", look(game)) is None
        assert meant("set.1", look(sailing(calm(0), calm(1)), 0)) is None

    def test_who_takes_the_face_down_set_is_seen_to_begin_next(self) -> None:
        text = read(board(displayed().does(0, Take(1)).does(1, Take(0))))
        assert "@Ben · **0** points · 🃏 2 · 🎫 begins next · ✅" in text


def test_the_story_tells_where_everyone_sailed_and_what_they_passed_by() -> None:
    """Ruling DC-25."""
    game = begun(2)
    for seat in (0, 1):
        game.does(seat, Sail(game.mine(seat).drawn[0]))
    text = read(board(game))
    assert "Where they sailed" in text
    first = game.state.ships[0].route[0]
    assert f"**{LOCATION_NAMES[first]}**" in text


def test_nobody_is_told_who_chose_first() -> None:
    """Scenario S-16: the order of choosing is no part of the story."""
    one, two = begun(2), begun(2)
    for seat in (0, 1):
        one.does(seat, Sail(one.mine(seat).drawn[0]))
    for seat in (1, 0):
        two.does(seat, Sail(two.mine(seat).drawn[0]))
    stories = [read(board(game)).partition("Where they sailed")[2].partition("[")[0] for game in (one, two)]
    assert stories[0] == stories[1] != ""


def test_jana_shows_her_pile_and_her_regions_and_what_they_would_bring() -> None:
    """Ruling DC-16."""
    jana = Jana(2, (20, 21), routes_of(Region.ATLANTIC, 3))
    text = read(board(sailing(calm(0), jana=jana)))
    assert "**Jana** · 2 families face down" in text
    assert "🐋 Atlantic 3 = 3 · only her best route counts" in text
    assert FAMILY_NAMES[20] not in text


@pytest.mark.parametrize("left", [1, 3])
def test_who_went_home_is_told_in_the_days_chapter_and_not_once_more_on_the_board_below(left: int) -> None:
    game = sailing(ship((SPORTY, left), at=sea("sports")), calm(1)).does(0, send(SPORTY, Spot.TOP)).all_done()
    game.told = [*begun(2).told, *game.told]
    assert "goes home" not in read(board(game))
    assert "went home" not in read(board(game))


def test_a_day_whose_chapter_cannot_be_told_any_more_is_told_in_short_on_the_board() -> None:
    """Each ship in a line."""
    game = sailing(ship((SPORTY, 1), (13, 0), at=sea("sports")), calm(1)).does(0, send(SPORTY, Spot.TOP)).all_done()
    one, other = [f"**{FAMILY_NAMES[number]}** +{FAMILIES[number].points}" for number in (SPORTY, 13)]
    home = f"- 👋 Home from the ship of @Anna: {one} and {other}.\n"
    assert home in read(board(game))


def test_the_last_round_is_still_told_where_the_day_before_is_not() -> None:
    game = sailing(ship(None, 13, 14, at=sea()), calm(1), family_deck=(20, 21), family_discard=(30, 31)).all_done()
    game.told = [*begun(2).told, *game.told]
    text = read(board(game))
    assert "- 🏁 The last family ashore has been drawn: this is the last round!" in text
    assert "went home" not in text


def test_the_board_tells_first_what_came_first() -> None:
    game = sailing(ship((SPORTY, 1), at=sea("sports")), calm(1)).does(0, send(SPORTY, Spot.TOP)).all_done()
    game.does(0, game.legal(0)[0])
    text = read(board(game))
    assert 0 < text.index("Who went home") < text.index("Who came aboard")


def test_in_phase_three_a_ship_is_ready_only_once_it_has_its_set() -> None:
    lines = [line for line in read(board(displayed().does(0, Take(1)))).splitlines() if line.startswith("🛳️")]
    assert [line[-1] for line in lines[:2]] == ["✅", "💭"]
    assert not lines[2].endswith(("✅", "💭"))


def test_who_finds_no_set_is_told_of_on_the_board() -> None:
    """Ruling DC-18."""
    held = list(range(len(SHIP_CARDS)))
    hands = [held[:30], held[30:60], held[60:68]]
    game = Table(position(calm(0), calm(1), calm(2), hands=hands), []).all_done()
    for seat in (0, 1, 2):
        game.does(seat, game.legal(seat)[0])
    game.does(0, Take(1)).does(1, Take(2))
    assert "The ship cards have run out: there is no set left for @Chiara." in read(board(game))
