"""What pointing at something on the public board means for whoever points, and what is sealed by it."""

import pytest

from cogs.presenters.ahoy_kitten.pointing import meant, sealed
from engines.ahoy_kitten.actions import Filch, Fish, PlaceToken, Protect
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Colour
from tests.cogs.presenters.ahoy_kitten.table import look, picked, placing, seats_of, table, with_pirate
from tests.cogs.presenters.looks import scene_of


def sealed_by(view: AhoyView) -> str:
    """What seat 0 is told that it has sealed."""
    return sealed(look(view, 0), scene_of(seats_of(view)))


class TestOnePirate:
    def test_an_ocean_is_fished(self) -> None:
        assert meant("ocean.1", look(table(4), viewer=2)) == Fish(2, 1)

    def test_another_pirate_is_robbed(self) -> None:
        assert meant("pirate.3", look(table(4), viewer=2)) == Filch(2, 3)

    def test_ones_own_pirate_is_protected(self) -> None:
        assert meant("pirate.2", look(table(4), viewer=2)) == Protect(2)

    def test_a_second_press_elsewhere_changes_the_pick(self) -> None:
        view = picked(table(4), Fish(2, 1))
        assert meant("pirate.0", look(view, viewer=2)) == Filch(2, 0)

    def test_what_the_game_will_refuse_is_still_meant_so_that_the_refusal_is_told(self) -> None:
        bare = with_pirate(table(4), 2, tile=NO_TOKENS)
        assert meant("pirate.2", look(bare, viewer=2)) == Protect(2)
        assert meant("pirate.0", look(table(4, round=1), viewer=2)) == Filch(2, 0)
        resting = with_pirate(table(4), 2, on_break=True)
        assert meant("ocean.0", look(resting, viewer=2)) == Fish(2, 0)
        assert meant("ocean.7", look(table(4), viewer=2)) == Fish(2, 7)


class TestTwoPaws:
    """Ruling AK-7: seat 0 has pirates 0 and 1, seat 1 has pirates 2 and 3."""

    def test_the_left_paw_reaches_out_first(self) -> None:
        assert meant("ocean.1", look(table(2), viewer=1)) == Fish(2, 1)
        assert meant("pirate.0", look(table(2), viewer=1)) == Filch(2, 0)

    def test_the_right_paw_reaches_out_when_the_left_one_has_chosen(self) -> None:
        view = picked(table(2), Fish(0, 1))
        assert meant("ocean.2", look(view, viewer=0)) == Fish(1, 2)
        assert meant("pirate.3", look(view, viewer=0)) == Filch(1, 3)

    def test_the_left_paw_reaches_out_when_the_right_one_has_chosen(self) -> None:
        assert meant("ocean.2", look(picked(table(2), Fish(1, 1)), viewer=0)) == Fish(0, 2)

    @pytest.mark.parametrize(("at", "pick"), [("ocean.1", Fish(0, 1)), ("pirate.2", Filch(0, 2))])
    def test_a_double_press_never_moves_the_other_paw(self, at: str, pick: Fish | Filch) -> None:
        """Scenario S-12."""
        before = table(2)
        assert meant(at, look(before, viewer=0)) == pick
        assert meant(at, look(picked(before, pick), viewer=0)) == pick
        assert meant(at, look(picked(before, pick, Protect(1)), viewer=0)) == pick

    def test_when_both_paws_have_chosen_the_panel_asks_which_to_change(self) -> None:
        view = picked(table(2), Fish(0, 1), Fish(1, 0))
        assert meant("ocean.2", look(view, viewer=0)) is None
        assert meant("pirate.2", look(view, viewer=0)) is None

    def test_ones_own_tile_is_protected_by_its_own_paw_whatever_it_has_chosen(self) -> None:
        assert meant("pirate.1", look(table(2), viewer=0)) == Protect(1)
        both = picked(table(2), Fish(0, 1), Fish(1, 0))
        assert meant("pirate.0", look(both, viewer=0)) == Protect(0)
        assert meant("pirate.0", look(picked(table(2), Protect(0)), viewer=0)) == Protect(0)

    def test_ones_own_bare_tile_is_left_to_the_games_refusal(self) -> None:
        assert meant("pirate.1", look(with_pirate(table(2), 1, tile=NO_TOKENS), viewer=0)) == Protect(1)

    def test_the_tile_of_a_resting_paw_is_left_to_the_games_refusal(self) -> None:
        assert meant("pirate.1", look(with_pirate(table(2), 1, on_break=True), viewer=0)) == Protect(1)

    def test_with_one_paw_on_a_break_the_other_one_is_like_a_single_pirate(self) -> None:
        view = with_pirate(table(2), 0, on_break=True)
        assert meant("ocean.1", look(view, viewer=0)) == Fish(1, 1)
        assert meant("ocean.1", look(picked(view, Fish(1, 1)), viewer=0)) == Fish(1, 1)
        assert meant("pirate.2", look(picked(view, Fish(1, 1)), viewer=0)) == Filch(1, 2)

    def test_with_both_paws_on_a_break_the_game_refuses(self) -> None:
        view = with_pirate(with_pirate(table(2), 0, on_break=True), 1, on_break=True)
        assert meant("ocean.1", look(view, viewer=0)) == Fish(0, 1)


class TestTheLastTokens:
    """Ruling AK-5."""

    def test_an_ocean_gets_the_next_token(self) -> None:
        view = placing(4, Colour.RED, Colour.WHITE, room=(1, 1, 2))
        assert meant("ocean.2", look(view, viewer=0)) == PlaceToken(0, 2)

    def test_whoever_does_not_hold_the_bag_is_refused_by_the_game(self) -> None:
        view = placing(4, Colour.RED, room=(1, 1, 2))
        assert meant("ocean.2", look(view, viewer=3)) == PlaceToken(0, 2)

    def test_a_pirate_means_nothing(self) -> None:
        assert meant("pirate.0", look(placing(4, Colour.RED, room=(1, 1, 2)), viewer=0)) is None


@pytest.mark.parametrize("nonsense", ["", "ocean", "ocean.", "ocean.x", "ocean.-1", "ocean.1.2", "moon.1", "pirate.²"])
def test_an_address_of_another_version_means_nothing(nonsense: str) -> None:
    """Scenario S-11."""
    assert meant(nonsense, look(table(4), viewer=0)) is None


def test_a_spectator_means_nothing() -> None:
    assert meant("ocean.1", look(table(4))) is None


def test_whoever_pressed_is_told_what_is_sealed_and_which_paw_has_still_to_choose() -> None:
    """Ruling AK-7."""
    one, both = picked(table(2), Fish(1, 2)), picked(table(2), Fish(0, 1), Fish(1, 2))
    assert sealed_by(one) == "💎 **Majestic** → 🌊 Cod Cove. 🌿 **Eysturoy** has still to choose."
    assert sealed_by(both) == "🌿 **Eysturoy** → 🌊 Barnacle Bank · 💎 **Majestic** → 🌊 Cod Cove."
    assert sealed_by(picked(table(4), Fish(0, 1))) == "🌿 **Eysturoy** → 🌊 Barnacle Bank."
