"""Places and winners."""

import pytest

from engines.core.result import Result, Standing, places


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([(3,), (2,), (1,)], [1, 2, 3]),
        ([(1,), (3,), (2,)], [3, 1, 2]),
        ([(2,), (2,), (1,)], [1, 1, 3]),
        ([(1,), (2,), (1,), (0,)], [2, 1, 2, 4]),
        ([(5, 1), (5, 2)], [2, 1]),
        ([(5, 2), (5, 2)], [1, 1]),
    ],
)
def test_places_behind_a_shared_one_are_skipped(scores: list[tuple[int, ...]], expected: list[int]) -> None:
    """G-2."""
    assert places(scores) == expected


def test_everyone_in_first_place_wins() -> None:
    """G-2."""
    standings = tuple(Standing(seat, place, 4, ()) for seat, place in enumerate((1, 3, 1)))
    assert Result(standings, "end").winners == (0, 2)
