"""Points by category, ties, and the two paws."""

import pytest

from engines.ahoy_kitten.scoring import Tie, final_result, score, tie_at_the_top
from engines.ahoy_kitten.views import Score
from engines.core.result import ScoreLine
from tests.engines.ahoy_kitten.table import table, tokens


@pytest.mark.parametrize(
    ("pile", "sets", "spares", "whites", "total"),
    [
        ("", 0, 0, 0, 0),
        ("RBY", 1, 0, 0, 5),
        ("RRBBYY", 2, 0, 0, 10),
        ("RRR", 0, 3, 0, 3),
        ("RRBY", 1, 1, 0, 6),
        ("RRBBY", 1, 2, 0, 7),
        ("WW", 0, 0, 2, 4),
        ("RRRBBYWWW", 1, 3, 3, 14),
    ],
)
def test_a_set_is_worth_five_a_spare_one_and_a_white_token_two(
    pile: str, sets: int, spares: int, whites: int, total: int
) -> None:
    assert score(tokens(pile)) == Score(sets, spares, whites, total)


def test_white_tokens_belong_to_no_set() -> None:
    """AK-6."""
    assert score(tokens("RBW")) == Score(0, 2, 1, 4)


def test_tokens_on_the_tile_and_claimed_ones_count_together_with_sets_across_both() -> None:
    """AK-9."""
    result = final_result(table(oceans=["RRRR"], tiles=["R", "", ""], claimed=["BY", "RB", ""]).pirates)
    assert [standing.total for standing in result.standings] == [5, 2, 0]


def test_the_result_tells_points_by_category() -> None:
    result = final_result(table(oceans=[], tiles=["RRBYWW", "", ""]).pirates)
    first = result.standings[0]
    assert first.lines == (ScoreLine("sets", 5), ScoreLine("spares", 1), ScoreLine("whites", 4))
    assert first.total == sum(line.points for line in first.lines) == 10
    assert result.ending == "last-round"


def test_a_tie_is_broken_by_white_tokens() -> None:
    result = final_result(table(oceans=[], tiles=["RRBB", "WW", "RB"]).pirates)
    assert [standing.total for standing in result.standings] == [4, 4, 2]
    assert [standing.place for standing in result.standings] == [2, 1, 3]
    assert [standing.tie_breaks for standing in result.standings] == [(0,), (2,), (0,)]
    assert result.winners == (1,)


def test_a_tie_that_white_tokens_leave_standing_is_a_shared_victory() -> None:
    """G-2."""
    result = final_result(table(oceans=[], tiles=["RR", "BB", "R"]).pirates)
    assert result.winners == (0, 1)
    assert [standing.place for standing in result.standings] == [1, 1, 3]


@pytest.mark.parametrize(
    ("tiles", "tie"),
    [(["RRBB", "WW", "RB"], Tie.BY_WHITES), (["RR", "BB", "R"], Tie.LEVEL), (["RRR", "BB", "YY"], None)],
)
def test_how_those_at_the_top_were_told_apart_is_known(tiles: list[str], tie: Tie | None) -> None:
    """AK-6, G-2."""
    assert tie_at_the_top(final_result(table(oceans=[], tiles=tiles).pirates)) is tie
