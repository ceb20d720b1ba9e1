"""How the end of Ahoy! Kitten is told."""

from cogs.presenters.ahoy_kitten import PRESENTER
from engines.ahoy_kitten.events import Event, GameEnded, Revealed
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Tokens
from tests.cogs.presenters.ahoy_kitten.table import look, over, seats_of, table
from tests.cogs.presenters.ahoy_kitten.table import with_pirate as pirate
from tests.cogs.presenters.looks import scene_of, text_of


def result(view: AhoyView, *news: Event) -> str:
    scene = scene_of(seats_of(view))
    return text_of(PRESENTER.result(look(over(view), news=news), scene))


def holding(*tiles: Tokens, seats: int) -> AhoyView:
    """A table whose pirates hold these tokens on their tiles."""
    view = table(seats)
    for number, tile in enumerate(tiles):
        view = pirate(view, number, tile=tile, claimed=NO_TOKENS)
    return view


def test_everyone_is_listed_by_place_with_the_points_of_sets_spares_and_whites() -> None:
    """The parts add up to the sum beside them."""
    view = holding(Tokens(red=1), Tokens(2, 2, 3, 1), Tokens(white=1), seats=3)
    view = pirate(view, 1, claimed=Tokens(red=1))
    text = result(view)
    assert "🏆 **@Ben wins!**" in text
    assert text.index("🥇 **@Ben** · **14 points**") < text.index("🥈 **@Chiara** · **2 points**")
    assert "🥉 **@Anna** · **1 point**" in text
    assert "2 sets (10) + 2 spares (2) + 1 white (2) = **14**" in text
    assert "claimed 🔴R · on the tile 🔴R×2 🔵B×2 🟡Y×3 ⚪W" in text


def test_white_fish_decide_a_tie_and_it_is_said() -> None:
    text = result(holding(Tokens(red=2), Tokens(white=1), NO_TOKENS, seats=3))
    assert "**@Ben wins!**" in text
    assert "the white fish decided" in text


def test_a_tie_that_stands_is_a_shared_victory() -> None:
    """Ruling G-2."""
    text = result(holding(Tokens(red=2), Tokens(blue=2), Tokens(red=1), seats=3))
    assert "**@Anna and @Ben share the victory!**" in text
    assert text.count("🥇") == 2
    assert "🥈" not in text
    assert "🥉 **@Chiara**" in text


def test_with_a_clear_winner_nothing_is_said_of_ties() -> None:
    text = result(holding(Tokens(red=3), Tokens(blue=2), Tokens(red=2), seats=3))
    assert "Level" not in text


def test_both_paws_are_shown_and_which_one_counts() -> None:
    """Ruling AK-7."""
    text = result(holding(Tokens(1, 1, 1), Tokens(white=4), Tokens(red=4), Tokens(1, 1, 1, 1), seats=2))
    assert "🥇 **@Anna** · **5 points**" in text
    assert "🥈 **@Ben** · **4 points**" in text
    counting = [line for line in text.splitlines() if line.endswith("← counts")]
    assert ["Eysturoy" in counting[0], "Fried Fish" in counting[1], len(counting)] == [True, True, 2]
    assert "poorer of the two paws" in text


def test_from_three_players_on_there_is_no_talk_of_paws() -> None:
    text = result(table(3))
    assert "paw" not in text
    assert "counts" not in text


def test_the_last_round_is_told_as_well() -> None:
    text = result(table(3), Revealed(9, ()), GameEnded())
    assert "**What happened in round 9**" in text
    assert "That was the last round" in text


def test_a_game_that_goes_on_has_no_result() -> None:
    assert PRESENTER.result(look(table(3)), scene_of(3)) == []
