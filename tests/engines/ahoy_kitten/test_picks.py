"""What a pirate may pick, how picks are sealed and revised, and why one is refused."""

import pytest

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import Action, AhoyRefusal, Filch, Fish, PlaceToken, Protect
from engines.ahoy_kitten.events import Fished, PirateChose, Revealed
from engines.ahoy_kitten.inside.state import AhoyState
from engines.core.errors import IllegalAction, NotYourDecision
from engines.core.events import EVERYONE, Told
from tests.engines.ahoy_kitten.table import acted, events, placing, played, table

THREE = table(oceans=["RB", "Y"], tiles=["R", "", "WW"])


def refused(state: AhoyState, seat: int, action: Action) -> AhoyRefusal:
    with pytest.raises(IllegalAction) as refusal:
        acted(state, seat, action)
    assert isinstance(refusal.value.reason, AhoyRefusal)
    return refusal.value.reason


def test_a_pirate_may_fish_filch_or_protect_in_this_order() -> None:
    assert GAME.legal_actions(THREE, 0) == (Fish(0, 0), Fish(0, 1), Filch(0, 1), Filch(0, 2), Protect(0))


def test_protecting_needs_a_token_on_ones_own_tile() -> None:
    """AK-2."""
    assert Protect(1) not in GAME.legal_actions(THREE, 1)
    assert refused(THREE, 1, Protect(1)) is AhoyRefusal.NOTHING_TO_PROTECT


def test_an_empty_tile_and_a_suspended_one_may_be_pointed_at() -> None:
    """AK-3."""
    state = table(oceans=["RB", "Y"], tiles=["R", "", ""], on_break=[2])
    assert {Filch(0, 1), Filch(0, 2)} <= set(GAME.legal_actions(state, 0))


def test_an_empty_ocean_may_be_pointed_at_and_gives_nothing() -> None:
    """AK-10."""
    step = played(table(oceans=["", "RR"], tiles=["", "", ""]), "0 fishes 0", "1 fishes 1", "2 fishes 1")
    (fished,) = events(step, Fished)
    assert fished == Fished(0, 0, fished.tokens)
    assert fished.tokens.total == 0


def test_a_pirate_on_a_break_is_not_asked() -> None:
    state = table(oceans=["RB", "Y"], tiles=["R", "", ""], on_break=[2])
    assert GAME.deciders(state) == {0, 1}
    assert GAME.legal_actions(state, 2) == ()
    with pytest.raises(NotYourDecision):
        acted(state, 2, Fish(2, 0))


def test_who_has_picked_is_not_waited_for_but_may_pick_anew() -> None:
    """G-4."""
    state = played(THREE, "0 fishes 0").state
    assert GAME.deciders(state) == {1, 2}
    assert GAME.legal_actions(state, 0) == GAME.legal_actions(THREE, 0)


def test_that_a_pirate_has_chosen_is_told_to_all_but_not_what() -> None:
    """G-4, S-16."""
    step = played(THREE, "0 fishes 0")
    assert step.told == (Told(PirateChose(0), EVERYONE),)
    assert GAME.view(step.state, None).has_picked == (True, False, False)
    assert GAME.view(step.state, 1).my_picks == GAME.view(step.state, None).my_picks == ()
    assert GAME.view(step.state, 0).my_picks == (Fish(0, 0),)


def test_a_revision_is_told_to_nobody_and_counts() -> None:
    """G-4, S-15."""
    revised = played(THREE, "0 fishes 0", "0 protects")
    assert revised.told == ()
    assert GAME.view(revised.state, 0).my_picks == (Protect(0),)
    assert GAME.view(revised.state, 1) == GAME.view(played(THREE, "0 fishes 0").state, 1)
    revealed = played(revised.state, "1 fishes 0", "2 fishes 1")
    assert events(revealed, Revealed) == [Revealed(4, (Protect(0), Fish(1, 0), Fish(2, 1)))]


def test_the_same_pick_again_changes_nothing() -> None:
    """S-12."""
    once, twice = played(THREE, "0 fishes 0"), played(THREE, "0 fishes 0", "0 fishes 0")
    assert twice.state == once.state
    assert twice.told == ()


def test_the_moment_stands_still_until_the_last_pick_is_in() -> None:
    assert played(THREE, "0 fishes 0", "1 fishes 0", "0 fishes 1").state.moment == THREE.moment
    assert played(THREE, "0 fishes 0", "1 fishes 0", "2 fishes 1").state.moment == THREE.moment + 1


def test_the_last_pick_turns_all_up_at_once_by_pirate_whatever_the_order_they_came_in() -> None:
    """G-4, S-14."""
    step = played(THREE, "2 fishes 1", "0 fishes 0", "1 filches 2")
    assert events(step)[:2] == [PirateChose(1), Revealed(4, (Fish(0, 0), Filch(1, 2), Fish(2, 1)))]
    assert GAME.view(step.state, None).has_picked == (False, False, False)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Fish(1, 0), AhoyRefusal.NOT_YOUR_PIRATE),
        (Fish(3, 0), AhoyRefusal.NO_SUCH_PIRATE),
        (Fish(-1, 0), AhoyRefusal.NO_SUCH_PIRATE),
        (Fish(0, 2), AhoyRefusal.NO_SUCH_OCEAN),
        (Fish(0, -1), AhoyRefusal.NO_SUCH_OCEAN),
        (Filch(0, 0), AhoyRefusal.OWN_TILE),
        (Filch(0, 3), AhoyRefusal.NO_SUCH_PIRATE),
        (PlaceToken(0, 0), AhoyRefusal.NOT_PLACING),
    ],
)
def test_a_wrong_pick_is_refused_with_its_reason(action: Action, reason: AhoyRefusal) -> None:
    assert refused(THREE, 0, action) is reason


@pytest.mark.parametrize("action", [Filch(0, 1), Filch(0, 0), Protect(0)])
def test_filching_and_protecting_are_refused_in_the_first_round(action: Action) -> None:
    """AK-8."""
    state = table(oceans=["RB", "Y"], tiles=["", "", ""], in_round=1)
    assert refused(state, 0, action) is AhoyRefusal.FIRST_ROUND_OCEANS_ONLY


def test_the_paw_on_a_break_is_refused_while_the_other_one_may_act() -> None:
    """AK-7."""
    state = table(oceans=["RB", "Y", "B"], tiles=["", "R", "", ""], on_break=[0], two_paws=True)
    assert refused(state, 0, Fish(0, 0)) is AhoyRefusal.ON_BREAK


def test_nobody_picks_while_the_last_tokens_are_placed() -> None:
    state = placing(oceans=["R", ""], tiles=["", "", ""], drawn="RB", room=[1, 2], distributor=1)
    assert refused(state, 1, Fish(1, 0)) is AhoyRefusal.NOT_PICKING
    with pytest.raises(NotYourDecision):
        acted(state, 0, Fish(0, 0))
