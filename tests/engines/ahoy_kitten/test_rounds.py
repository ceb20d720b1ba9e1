"""The refill, the distributor's last tokens, breaks for all and the end of the game."""

import pytest

from engines.ahoy_kitten import GAME
from engines.ahoy_kitten.actions import AhoyRefusal, PlaceToken
from engines.ahoy_kitten.events import (
    Event,
    EveryoneOnBreak,
    GameEnded,
    LastTokensDrawn,
    OceanSupplied,
    RoundBegan,
    TokenPlaced,
)
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.views import Colour, Phase
from engines.core.chance import Chance
from engines.core.errors import GameIsOver, IllegalAction, NotYourDecision
from engines.core.game import Step
from tests.engines.ahoy_kitten.table import (
    acted,
    breaks,
    claims,
    colours,
    events,
    letters,
    placing,
    played,
    table,
    tiles,
)

BLOCKED = ("0 fishes 0", "1 fishes 0", "2 fishes 0")
"""Three pirates in each other's way: nothing is taken."""


def placed(state: AhoyState, *oceans: int) -> Step[AhoyState, Event]:
    """What the last of these placings led to."""
    step: Step[AhoyState, Event] = Step(state, ())
    for ocean in oceans:
        place = PlaceToken(step.state.placed, ocean)
        step = acted(step.state, state.distributor, place, Chance("seed", step.state.moment))
    return step


def test_the_refill_adds_one_token_to_an_ocean_with_tokens_and_two_to_an_empty_one() -> None:
    step = played(table(oceans=["RB", "YY"], tiles=["", "", ""]), "0 fishes 0", "1 fishes 1", "2 fishes 1")
    assert [event.tokens.total for event in events(step, OceanSupplied)] == [2, 1]
    assert [ocean.total for ocean in step.state.oceans] == [2, 3]


def test_the_refill_goes_ocean_by_ocean_in_the_order_drawn() -> None:
    """AK-11: with one colour per draw known, the first ocean gets the first ones."""
    step = played(table(oceans=["", "R"], tiles=["", "", ""], bag="RBYW"), *BLOCKED)
    whims = Chance("seed", 3)
    drawn = []
    left = [1, 1, 1, 1]
    for _ in range(3):
        drawn.append(whims.weighted(left))
        left[drawn[-1]] = 0
    by_ocean = ["".join("RBYW"[colour] for colour in sorted(part)) for part in (drawn[:2], drawn[2:])]
    assert [letters(event.tokens) for event in events(step, OceanSupplied)] == by_ocean


def test_tokens_are_drawn_by_their_share_in_the_bag() -> None:
    state = table(oceans=["R", "R"], tiles=["", "", ""], bag="RRRRRRRRB")
    drawn = [
        letters(event.tokens)
        for number in range(400)
        for event in events(played(state, *BLOCKED, seed=f"{number}"), OceanSupplied)
    ]
    assert 50 < drawn.count("B") < 130  # a ninth of 800 is 89
    assert set(drawn) == {"R", "B"}


def test_a_bag_that_empties_exactly_gives_an_ordinary_refill_and_one_more_round() -> None:
    """AK-5."""
    step = played(table(oceans=["RB", "Y"], tiles=["", "", ""], bag="WW"), *BLOCKED)
    assert [letters(ocean) for ocean in step.state.oceans] == ["RBW", "YW"]
    assert events(step, RoundBegan, LastTokensDrawn) == [RoundBegan(5, (), is_last=True)]
    assert GAME.view(step.state, None).is_last_round


def test_the_round_before_the_bag_is_empty_is_not_the_last() -> None:
    step = played(table(oceans=["RB", "Y"], tiles=["", "", ""], bag="WWW"), *BLOCKED)
    assert events(step, RoundBegan) == [RoundBegan(5, (), is_last=False)]
    assert not GAME.view(step.state, None).is_last_round


def test_too_few_tokens_for_every_ocean_are_all_drawn_and_lie_open_for_the_distributor() -> None:
    """AK-5."""
    step = played(table(oceans=["RB", ""], tiles=["", "", ""], bag="WB", distributor=2), *BLOCKED)
    (drawn,) = events(step, LastTokensDrawn)
    assert sorted(drawn.colours) == sorted(colours("WB"))
    assert drawn.distributor == 2
    view = GAME.view(step.state, None)
    assert (view.phase, view.drawn, view.placed, view.bag.total) == (Phase.PLACE, drawn.colours, 0, 0)
    assert view.room == (1, 2)
    assert not view.is_last_round
    assert GAME.deciders(step.state) == {2}
    assert GAME.legal_actions(step.state, 2) == (PlaceToken(0, 0), PlaceToken(0, 1))
    assert GAME.legal_actions(step.state, 0) == ()


def test_the_order_in_which_the_last_tokens_are_drawn_is_chance() -> None:
    state = table(oceans=["RB", ""], tiles=["", "", ""], bag="WB")
    orders = {events(played(state, *BLOCKED, seed=f"{number}"), LastTokensDrawn)[0].colours for number in range(30)}
    assert orders == {colours("WB"), colours("BW")}


def test_the_distributor_places_one_by_one_in_the_order_drawn() -> None:
    """AK-5."""
    state = placing(oceans=["R", "", ""], tiles=["", "", "", ""], drawn="BYW", room=[1, 2, 2], distributor=3)
    first = placed(state, 1)
    assert events(first) == [TokenPlaced(1, Colour.BLUE, unasked=False)]
    assert GAME.legal_actions(first.state, 3) == (PlaceToken(1, 0), PlaceToken(1, 1), PlaceToken(1, 2))
    assert first.state.moment == state.moment + 1
    last = placed(first.state, 2, 2)
    assert [letters(ocean) for ocean in last.state.oceans] == ["R", "B", "YW"]
    assert events(last) == [TokenPlaced(2, Colour.WHITE, unasked=False), RoundBegan(5, (), is_last=True)]


def test_no_ocean_gets_more_than_its_ordinary_supply() -> None:
    """AK-5."""
    state = placing(oceans=["R", "", "B"], tiles=["", "", ""], drawn="BYW", room=[1, 2, 1])
    after = placed(state, 0).state
    assert GAME.legal_actions(after, 0) == (PlaceToken(1, 1), PlaceToken(1, 2))
    with pytest.raises(IllegalAction) as refusal:
        placed(after, 0)
    assert refusal.value.reason is AhoyRefusal.OCEAN_FULL


def test_tokens_for_which_one_ocean_is_left_are_placed_unasked() -> None:
    """AK-5."""
    state = placing(oceans=["R", ""], tiles=["", "", ""], drawn="BY", room=[1, 2])
    step = placed(state, 0)
    assert events(step) == [
        TokenPlaced(0, Colour.BLUE, unasked=False),
        TokenPlaced(1, Colour.YELLOW, unasked=True),
        RoundBegan(5, (), is_last=True),
    ]
    assert [letters(ocean) for ocean in step.state.oceans] == ["RB", "Y"]
    assert (step.state.drawn, step.state.placed, step.state.room) == ((), 0, (0, 0))


def test_an_ocean_may_stay_empty_in_the_last_refill() -> None:
    state = placing(oceans=["", "", "R"], tiles=["", "", ""], drawn="B", room=[2, 2, 1])
    assert [letters(ocean) for ocean in placed(state, 2).state.oceans] == ["", "", "RB"]


def test_the_distributor_is_on_duty_even_on_a_break() -> None:
    """AK-5."""
    state = table(oceans=["RB", ""], tiles=["W", "", ""], bag="W", distributor=0)
    step = played(state, "0 protects", "1 fishes 0", "2 fishes 0")
    assert GAME.deciders(step.state) == {0}
    last = placed(step.state, 1)
    assert breaks(last.state) == [0]
    assert GAME.deciders(last.state) == {1, 2}


def test_nobody_but_the_distributor_places() -> None:
    state = placing(oceans=["R", ""], tiles=["", "", ""], drawn="BY", room=[1, 2], distributor=1)
    with pytest.raises(NotYourDecision):
        acted(state, 0, PlaceToken(0, 0))


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (PlaceToken(0, 1), AhoyRefusal.ALREADY_PLACED),
        (PlaceToken(2, 1), AhoyRefusal.NOT_NEXT),
        (PlaceToken(1, 3), AhoyRefusal.NO_SUCH_OCEAN),
        (PlaceToken(1, -1), AhoyRefusal.NO_SUCH_OCEAN),
        (PlaceToken(1, 0), AhoyRefusal.OCEAN_FULL),
    ],
)
def test_a_wrong_placing_is_refused_with_its_reason(place: PlaceToken, reason: AhoyRefusal) -> None:
    state = placing(oceans=["RB", "", ""], tiles=["", "", ""], drawn="BYW", room=[0, 2, 2], placed=1)
    with pytest.raises(IllegalAction) as refusal:
        acted(state, 0, place)
    assert refusal.value.reason is reason


def test_one_token_cannot_be_placed_twice_by_a_double_press() -> None:
    """S-12."""
    state = placing(oceans=["", "", ""], tiles=["", "", ""], drawn="BYW", room=[2, 2, 2])
    after = placed(state, 0).state
    with pytest.raises(IllegalAction) as refusal:
        acted(after, 0, PlaceToken(0, 0))
    assert refusal.value.reason is AhoyRefusal.ALREADY_PLACED


def test_a_round_in_which_all_are_on_a_break_passes_with_its_refill() -> None:
    """AK-4."""
    state = table(oceans=["", "R"], tiles=["R", "B", "Y"])
    step = played(state, "0 protects", "1 protects", "2 protects")
    kinds = (RoundBegan, EveryoneOnBreak, OceanSupplied)
    assert [event for event in events(step, *kinds) if not isinstance(event, OceanSupplied)] == [
        RoundBegan(5, (0, 1, 2), is_last=False),
        EveryoneOnBreak(5),
        RoundBegan(6, (), is_last=False),
    ]
    assert [event.tokens.total for event in events(step, OceanSupplied)] == [2, 1, 1, 1]
    assert GAME.deciders(step.state) == {0, 1, 2}
    assert claims(step.state) == ["R", "B", "Y"]
    assert step.state.moment == state.moment + 1


def test_if_all_are_on_a_break_in_the_last_round_the_game_ends_with_it() -> None:
    """AK-4."""
    state = table(oceans=["R", "R"], tiles=["R", "B", "Y"], bag="WW")
    step = played(state, "0 protects", "1 protects", "2 protects")
    assert events(step)[-3:] == [RoundBegan(5, (0, 1, 2), is_last=True), EveryoneOnBreak(5), GameEnded()]
    assert GAME.result(step.state) is not None


def test_a_round_that_passes_may_leave_the_last_tokens_to_the_distributor() -> None:
    """AK-4 with AK-5."""
    state = table(oceans=["R", "R"], tiles=["R", "B", "Y"], bag="WWW")
    step = played(state, "0 protects", "1 protects", "2 protects")
    assert step.state.phase is Phase.PLACE
    assert isinstance(events(step)[-1], LastTokensDrawn)
    assert placed(step.state, 0).state.phase is Phase.PICK


def test_all_on_a_break_after_the_last_placing_ends_the_game() -> None:
    """AK-4 with AK-5."""
    state = placing(oceans=["", ""], tiles=["", "", ""], drawn="B", room=[2, 2], on_break=[0, 1, 2])
    assert events(placed(state, 1))[-2:] == [EveryoneOnBreak(5), GameEnded()]


def test_the_game_ends_after_the_round_with_the_empty_bag() -> None:
    step = played(table(oceans=["RB", "Y"], tiles=["", "", ""], bag=""), "0 fishes 0", "1 fishes 1", "2 filches 0")
    assert events(step)[-1] == GameEnded()
    assert GAME.deciders(step.state) == frozenset()
    assert tiles(step.state) == ["RB", "Y", ""]
    with pytest.raises(GameIsOver):
        played(step.state, "0 fishes 0")


def test_protecting_in_the_last_round_is_legal_and_costs_nothing() -> None:
    """AK-12."""
    step = played(table(oceans=["RB", "Y"], tiles=["W", "", ""], bag=""), "0 protects", "1 fishes 1", "2 filches 0")
    assert claims(step.state) == ["W", "", ""]
    assert events(step)[-1] == GameEnded()


def test_no_scores_are_shown_before_the_end() -> None:
    state = table(oceans=["RB", "Y"], tiles=["W", "", ""], bag="")
    assert GAME.view(state, None).scores == ()
    assert GAME.result(state) is None
    over = played(state, "0 protects", "1 fishes 1", "2 filches 0").state
    assert [score.total for score in GAME.view(over, 1).scores] == [2, 1, 0]
