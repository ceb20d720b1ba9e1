"""What a seat sees in its private panel."""

import pytest

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice
from cogs.presenters.ahoy_kitten import PRESENTER
from cogs.presenters.presenter import Items, choose
from engines.ahoy_kitten.actions import Filch, Fish, Protect
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Colour, Tokens
from tests.cogs.presenters.ahoy_kitten.table import look, over, picked, placing, seats_of, table, with_pirate
from tests.cogs.presenters.looks import as_text, buttons_of, controls_of, menus_of, scene_of, text_of


def panel(view: AhoyView, viewer: int | None = 0) -> Items:
    return PRESENTER.panel(look(view, viewer), scene_of(seats_of(view)))


def test_my_pirate_shows_its_tokens_and_their_worth_so_far() -> None:
    view = with_pirate(table(3), 0, tile=Tokens(red=2, blue=1, white=1), claimed=Tokens(blue=1, yellow=1))
    text = text_of(panel(view))
    assert "Your pirate: 🌿🟩 **Eysturoy**" in text
    assert "tile 🔴R×2 🔵B ⚪W · claimed 🔵B 🟡Y" in text
    assert "worth 9 points: 1 set (5) + 2 spares (2) + 1 white (2)" in text


def test_everything_one_pirate_can_do_has_a_button() -> None:
    labels = buttons_of(panel(table(3), viewer=1))
    assert labels == ["Anchovy Bay", "Barnacle Bank", "Rob Eysturoy", "Rob Fried Fish", "Protect my catch"]


def test_what_i_picked_is_shown_to_me_with_a_tick() -> None:
    text = as_text(panel(picked(table(3), Filch(0, 2))))
    assert "**Your sealed pick:** 🌿 **Eysturoy** → 🍤 **Fried Fish**" in text
    assert "[✅ Rob Fried Fish ✔]" in text
    assert text.count("✔") == 1


def test_before_i_pick_nothing_is_ticked() -> None:
    text = as_text(panel(table(3)))
    assert "sealed" not in text
    assert "✔" not in text


class TestTwoPaws:
    """Ruling AK-7."""

    def test_each_paw_has_a_menu_of_its_own(self) -> None:
        left, right = menus_of(panel(table(2), viewer=1))
        assert (left.placeholder, right.placeholder) == ("Left paw: where to?", "Right paw: where to?")
        text = text_of(panel(table(2), viewer=1))
        assert "**Left paw** · 🍤 **Fried Fish**" in text
        assert "**Right paw** · 🔱 **Poseidon**" in text
        assert left.custom_id != right.custom_id
        assert action_text(Filch(2, 3)) in [option.value for option in left.options]
        assert action_text(Filch(3, 2)) in [option.value for option in right.options]

    def test_an_entry_of_a_menu_shows_the_fish_that_lie_there(self) -> None:
        view = with_pirate(table(2, oceans=(Tokens(blue=2), NO_TOKENS, Tokens(red=1, white=1))), 2, tile=NO_TOKENS)
        left, _ = menus_of(panel(view))
        shown = [(option.label, option.description) for option in left.options]
        assert shown[:3] == [("Anchovy Bay", "🔵B×2"), ("Barnacle Bank", "nothing"), ("Cod Cove", "🔴R ⚪W")]
        assert ("Rob Fried Fish", "nothing") in shown
        assert ("Rob Poseidon", "🔴R×2 🔵B ⚪W") in shown
        assert ("Protect my catch", "🔴R×2 🔵B ⚪W") in shown

    def test_a_menu_shows_what_its_paw_has_picked(self) -> None:
        left, right = menus_of(panel(picked(table(2), Protect(1))))
        assert not any(option.default for option in left.options)
        assert [option.value for option in right.options if option.default] == [action_text(Protect(1))]

    def test_a_menu_is_another_one_once_something_else_is_picked(self) -> None:
        """Otherwise a client goes on showing what its user chose in it last."""
        views = (table(2), picked(table(2), Fish(0, 1)), picked(table(2), Fish(0, 2)))
        assert len({menus_of(panel(view))[0].custom_id for view in views}) == 3

    def test_a_paw_on_a_break_has_no_menu(self) -> None:
        (menu,) = menus_of(panel(with_pirate(table(2), 0, on_break=True)))
        assert menu.placeholder.startswith("Right paw")

    def test_both_paws_pick_and_both_picks_are_shown(self) -> None:
        text = text_of(panel(picked(table(2), Fish(0, 1), Fish(1, 2))))
        assert "🌿 **Eysturoy** → 🌊 Barnacle Bank · 💎 **Majestic** → 🌊 Cod Cove" in text


def test_on_a_break_there_is_nothing_to_press() -> None:
    """Ruling AK-12."""
    assert controls_of(panel(with_pirate(table(4), 0, on_break=True))) == []


def test_only_the_distributor_has_buttons_for_the_last_tokens() -> None:
    """Ruling AK-5."""
    view = placing(4, Colour.RED, Colour.WHITE, room=(1, 0, 2), distributor=1)
    assert buttons_of(panel(view, viewer=1)) == ["Red (R) to Anchovy Bay", "Red (R) to Cod Cove"]
    assert controls_of(panel(view, viewer=0)) == []


def test_a_spectator_only_watches() -> None:
    assert "You are watching" in text_of(panel(table(4), viewer=None))


def test_when_it_is_over_there_is_nothing_to_press() -> None:
    assert controls_of(panel(over(table(4)))) == []


@pytest.mark.parametrize(("entries", "sizes"), [(0, []), (1, [1]), (25, [25]), (26, [25, 1]), (60, [25, 25, 10])])
def test_a_long_menu_becomes_several(entries: int, sizes: list[int]) -> None:
    """Scenario S-22."""
    choices = [Choice(f"fish.0.{number}", f"Ocean {number}") for number in range(entries)]
    menus = menus_of(list(choose("all", "Where to?", choices, look(table(3), 0), scene_of(3))))
    assert [len(menu.options) for menu in menus] == sizes
    assert len({menu.custom_id for menu in menus}) == len(sizes)
    assert len({menu.placeholder for menu in menus}) == len(sizes)
