"""The law about secrets: shuffle what a viewer may not see, and neither its view nor its choices change."""

import sys
from dataclasses import replace
from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest

from engines.ahoy_kitten.actions import Fish
from engines.ahoy_kitten.inside.rules import AhoyKitten
from engines.core.chance import Chance
from engines.core.seats import Seat, Viewer
from tests.engines.driver import (
    ALL_SETTINGS,
    Position,
    Setting,
    bent_actions,
    every_setting,
    knowledge_of,
    laws,
    random_game,
    random_seeds,
)


@every_setting
@laws(10)
@random_seeds
def test_nobody_sees_what_is_not_theirs_to_see(setting: Setting, seed: str) -> None:
    assert_secrets_are_kept_throughout(setting, seed)


def assert_secrets_are_kept_throughout(setting: Setting, seed: str) -> None:
    for position in random_game(setting, seed):
        assert_secrets_are_kept(setting, position, seed)


def assert_secrets_are_kept(setting: Setting, position: Position, seed: str) -> None:
    """Shuffle what a viewer may not see: its view, choices and refusals, whose turn it is, the moment stay the same."""
    game, state = setting.game, position.state
    for viewer in setting.viewers:
        chance = Chance(seed, len(position.moves), f"unseen by {viewer}")
        other = knowledge_of(game).reshuffle_unseen(state, viewer, chance)
        assert game.view(other, viewer) == game.view(state, viewer)
        assert game.deciders(other) == game.deciders(state)
        assert game.moment(other) == game.moment(state)
        assert game.result(other) == game.result(state)
        if viewer is not None:
            assert game.legal_actions(other, viewer) == game.legal_actions(state, viewer)
            assert refusals(setting, other, viewer, seed) == refusals(setting, state, viewer, seed)


def refusals(setting: Setting, state: Any, seat: int, seed: str) -> list[object]:
    """Why a few wrong actions of this seat are refused."""
    legal = setting.game.legal_actions(state, seat)
    bent = [wrong for action in legal[:4] for wrong in bent_actions(action, Chance(seed, seat, "refusals"))]
    return [setting.game.refusal(state, seat, wrong) for wrong in bent if wrong not in legal]


@every_setting
def test_what_is_shuffled_is_what_each_seat_keeps_from_the_watchers(setting: Setting) -> None:
    """Else the law above would hold whatever a view gives away."""
    game, reshuffle = setting.game, knowledge_of(setting.game).reshuffle_unseen
    unproved = set(range(setting.seat_count))
    for number, position in enumerate(random_game(setting, "shuffled")):
        other = reshuffle(position.state, None, Chance("shuffled", number, "unseen by the watchers"))
        unproved -= {seat for seat in unproved if game.view(other, seat) != game.view(position.state, seat)}
    assert not unproved, (
        f"reshuffle_unseen of {game.key} never changes what the seats {unproved} alone see, so nothing proves that "
        "their secrets are kept: it has to change all that a viewer may not see"
    )


# The laws themselves


AHOY = next(setting for setting in ALL_SETTINGS if setting.game.key == "ahoy-kitten")


def test_the_driver_lets_seats_revise_too() -> None:
    """Otherwise the laws would say nothing about revisions."""
    games = (pairwise(random_game(AHOY, str(seed))) for seed in range(5))
    assert any(after.moves[-1].seat not in AHOY.game.deciders(before.state) for game in games for before, after in game)


def test_knowledge_that_shuffles_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge_of(AHOY.game), "reshuffle_unseen", lambda state, viewer, chance: state)
    with pytest.raises(AssertionError, match="nothing proves that their secrets are kept"):
        test_what_is_shuffled_is_what_each_seat_keeps_from_the_watchers(AHOY)


class ShowsAllPicks(AhoyKitten):
    def view(self, state: Any, viewer: Viewer) -> Any:
        return replace(super().view(state, viewer), my_picks=tuple(pick for pick in state.picks if pick))


class OffersOnlyFreeOceans(AhoyKitten):
    def legal_actions(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        """Lacks the oceans that others have picked: a leak without a word."""
        taken = {pick.ocean for pick in state.picks if isinstance(pick, Fish) and pick.pirate != seat}
        actions = super().legal_actions(state, seat)
        return tuple(action for action in actions if getattr(action, "ocean", None) not in taken) or actions


class RefusesByOthersPicks(AhoyKitten):
    def refusal(self, state: Any, seat: Seat, action: Any) -> Any:
        others = [pick for pick in state.picks if isinstance(pick, Fish) and pick.pirate != seat]
        return self.refusal_type.OCEAN_FULL if others else super().refusal(state, seat, action)


@pytest.mark.parametrize("leak", [ShowsAllPicks(), OffersOnlyFreeOceans(), RefusesByOthersPicks()])
def test_a_planted_leak_is_caught(leak: AhoyKitten) -> None:
    setting = Setting(leak, leak.options_type(), 4)
    with pytest.raises(AssertionError):
        assert_secrets_are_kept_throughout(setting, "leak")


class Newcomer(AhoyKitten):
    key = "new-comer"


def test_a_game_that_does_not_say_what_is_secret_fails_the_laws_with_what_to_write_where() -> None:
    with pytest.raises(AssertionError, match=r"new-comer, write in tests/engines/new_comer/knowledge.py:") as failure:
        knowledge_of(Newcomer())
    names = [line.split("(")[0].strip() for line in str(failure.value).splitlines()[1:]]
    assert names == ["reshuffle_unseen", "contradiction", "components"]


def test_a_game_that_says_only_a_part_of_it_is_told_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = ModuleType("knowledge")
    vars(begun).update(reshuffle_unseen=id, components=id)
    monkeypatch.setitem(sys.modules, "tests.engines.new_comer.knowledge", begun)
    with pytest.raises(AssertionError, match="contradiction") as failure:
        knowledge_of(Newcomer())
    assert len(str(failure.value).splitlines()) == 2
