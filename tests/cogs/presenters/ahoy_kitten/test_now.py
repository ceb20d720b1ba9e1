"""What a viewer is told that it can do right now (scenario S-29)."""

from cogs.presenters.ahoy_kitten import PRESENTER
from engines.ahoy_kitten.actions import Fish
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Colour
from tests.cogs.presenters.ahoy_kitten.table import look, over, picked, placing, seats_of, table, with_pirate
from tests.cogs.presenters.looks import scene_of


def now(view: AhoyView, viewer: int | None = 0) -> str:
    return PRESENTER.now(look(view, viewer), scene_of(seats_of(view)))


def test_in_the_first_round_oceans_only() -> None:
    """Ruling AK-8."""
    assert "start in round 2" in now(table(4, round=1))


def test_protecting_is_offered_when_there_is_something_to_protect() -> None:
    """Ruling AK-2."""
    assert "Or protect" in now(table(4))
    assert "nothing on your tile to protect" in now(with_pirate(table(4), 0, tile=NO_TOKENS))


def test_in_the_last_round_protecting_costs_nothing() -> None:
    """Ruling AK-12."""
    assert "no longer costs" in now(table(4, is_last_round=True))


def test_after_my_pick_i_may_change_it() -> None:
    assert "may still change it" in now(picked(table(4), Fish(0, 1)))


def test_on_a_break_my_pirate_rests_and_comes_back() -> None:
    """Ruling AK-12."""
    resting = with_pirate(table(4), 0, on_break=True)
    assert "Your pirate rests this round" in now(resting)


def test_nobody_comes_back_after_the_last_round() -> None:
    resting = with_pirate(table(4, is_last_round=True), 0, on_break=True)
    assert "last round" in now(resting)
    assert "next" not in now(resting)


def test_with_two_paws_it_names_those_that_have_still_to_choose() -> None:
    """Ruling AK-7."""
    assert "**Eysturoy** and 💎 **Majestic** still have to choose" in now(table(2))
    assert now(picked(table(2), Fish(0, 1))).startswith("💎 **Majestic** still has to choose")
    both = with_pirate(with_pirate(table(2), 0, on_break=True), 1, on_break=True)
    assert "Both your paws rest" in now(both)


def test_the_distributor_places_the_next_token() -> None:
    """Ruling AK-5."""
    view = placing(4, Colour.RED, Colour.WHITE, room=(1, 0, 2), distributor=1)
    assert "next token, **🔴R**" in now(view, viewer=1)
    assert "@Ben is laying out" in now(view, viewer=0)


def test_a_spectator_watches() -> None:
    assert "in secret" in now(table(4), viewer=None)
    assert "@Anna is laying out" in now(placing(4, Colour.RED, room=(1, 1, 1)), viewer=None)


def test_when_it_is_over_it_says_so() -> None:
    assert "over" in now(over(table(4)))
