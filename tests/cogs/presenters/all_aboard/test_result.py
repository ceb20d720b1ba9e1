"""How the end of All Aboard! is told."""

from cogs.presenters.all_aboard import PRESENTER
from engines.all_aboard.inside.state import Holding
from tests.cogs.presenters.all_aboard.table import look, over, saved, table, text_of
from tests.cogs.presenters.looks import scene_of


def result(*holdings: Holding) -> str:
    return text_of(PRESENTER.result(look(over(*holdings)), scene_of(len(holdings))))


def test_everyone_is_listed_by_place_with_animals_and_cupids() -> None:
    text = result(saved("fox", 1), saved("elephant lion"), saved(""))
    assert "🏆 **🟦 @Ben wins!**" in text
    assert text.index("🥇 **🟦 @Ben** · **12 points**") < text.index("🥈 **🔺 @Anna** · **4 points**")
    assert "🥉 **🟡 @Chiara** · **0 points**\n╰ animals 0 · —\n" in text


def test_the_points_are_added_up() -> None:
    text = result(saved("sloth mouse", 3), saved("elephant lion"))
    assert "╰ animals 4 + 💘 3 × 2 = 10 · 🐭🦥\n" in text
    assert "╰ animals 12 · 🦁🐘\n" in text


def test_cupids_decide_a_tie_and_it_is_said() -> None:
    """Ruling AA-17."""
    text = result(saved("sloth mouse"), saved("fox", 1))
    assert "🟦 @Ben wins!" in text
    assert "the Cupids decided" in text


def test_then_the_number_of_saved_animals_decides() -> None:
    """Ruling AA-17."""
    text = result(saved("moose"), saved("sloth mouse"))
    assert "🟦 @Ben wins!" in text
    assert "the number of saved animals decided" in text


def test_a_tie_that_stands_is_a_shared_victory() -> None:
    """Ruling G-2."""
    text = result(saved("moose"), saved("zebra"), saved("mouse"))
    assert "**🔺 @Anna and 🟦 @Ben share the victory!**" in text
    assert "so neither is ahead." in text
    assert text.count("🥇") == 2
    assert "🥉 **🟡 @Chiara**" in text


def test_who_is_level_with_winners_that_share_reads_why_it_is_behind() -> None:
    """Ruling AA-17"""
    by_cupids = result(saved("bear fox", 1), saved("bear fox", 1), saved("bear moose"))
    assert "share the victory" in by_cupids
    assert "at the top: the winners have more Cupids, and as many saved animals as each other." in by_cupids
    assert "nobody is ahead" not in by_cupids
    by_animals = result(saved("sloth mouse"), saved("sloth mouse"), saved("moose"))
    assert "Level on points and Cupids at the top: the winners have saved more animals" in by_animals


def test_the_last_of_three_at_the_top_reads_that_cupids_and_animals_decided() -> None:
    """Ruling AA-17"""
    text = result(saved("sloth mouse"), saved("moose"), saved("fox", 1))
    assert "🟡 @Chiara wins!" in text
    assert "the Cupids decided" in text
    assert "Level on points further down" in text
    both = result(saved("fox mouse", 1), saved("sloth", 1), saved("giraffe"))
    assert "first the Cupids decided, then the number of saved animals." in both
    assert "further down" in both


def test_with_a_clear_winner_nothing_is_said_of_ties() -> None:
    assert "Level" not in result(saved("bear"), saved("fox", 1), saved("fox", 1))


def test_who_is_level_further_down_reads_what_decided() -> None:
    """Ruling AA-17"""
    assert "Level on points further down" in result(saved("bear"), saved("fox", 1), saved("moose"))
    assert "further down" not in result(saved("moose"), saved("fox", 1), saved("fox"))


def test_a_game_that_goes_on_has_no_result() -> None:
    assert PRESENTER.result(look(table()), scene_of(3)) == []
