"""Chance falls the same way for ever: old logs must replay."""

from collections import Counter

import pytest

from engines.core.chance import Chance


def test_the_same_seed_and_step_always_fall_the_same_way() -> None:
    """Pinned values: if they change, every log ever stored replays differently."""
    chance = Chance("seed", 7)
    assert [chance.below(100) for _ in range(8)] == [81, 50, 77, 48, 2, 90, 3, 77]
    assert Chance("seed", 7).shuffled("abcdef") == list("fcebad")
    assert [Chance("seed", step).weighted([1, 2, 3]) for step in range(10)] == [2, 1, 1, 2, 2, 1, 1, 2, 2, 0]


@pytest.mark.parametrize("other", [Chance("seed", 8), Chance("other", 7), Chance("seed", 7, "computer")])
def test_another_seed_step_or_purpose_falls_another_way(other: Chance) -> None:
    chance = Chance("seed", 7)
    assert [chance.below(1000) for _ in range(10)] != [other.below(1000) for _ in range(10)]


def test_every_number_below_the_limit_is_as_likely_as_the_others() -> None:
    chance = Chance("even", 0)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_choice_is_one_of_what_there_is() -> None:
    chance = Chance("choice", 0)
    assert {chance.choice("abc") for _ in range(100)} == set("abc")
    assert Chance("choice", 1).choice(["only"]) == "only"


def test_weights_are_kept_and_what_weighs_nothing_never_comes() -> None:
    chance = Chance("weights", 0)
    counts = Counter(chance.weighted([1, 0, 3]) for _ in range(4000))
    assert set(counts) == {0, 2}
    assert 850 < counts[0] < 1150


def test_a_shuffle_keeps_everything_and_leaves_the_original_alone() -> None:
    deck = list(range(50))
    shuffled = Chance("deck", 0).shuffled(deck)
    assert deck == list(range(50))
    assert sorted(shuffled) == deck
    assert shuffled != deck


def test_every_order_comes_up() -> None:
    assert len({tuple(Chance("order", step).shuffled("abc")) for step in range(100)}) == 6
