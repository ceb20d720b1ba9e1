"""How the end of On Board is told."""

from dataclasses import replace

from cogs.presenters.on_board import PRESENTER
from engines.on_board.actions import Edition, OnBoardOptions
from engines.on_board.sheet import Sheet
from engines.on_board.views import Phase
from tests.cogs.presenters.looks import text_of
from tests.cogs.presenters.on_board.table import SCENE, look
from tests.engines.on_board.table import EMPTY, at_turn, posted, sheet

OLD = OnBoardOptions(Edition.OLD)


def ending(one: str | Sheet, other: str | Sheet, options: OnBoardOptions | None = None, green: int = 0) -> str:
    table = at_turn(("croupier", "banker", "poet"), (one, other), options=options, green=green)
    table.state = replace(table.state, phase=Phase.OVER, drawn=())
    return text_of(PRESENTER.result(look(table), SCENE))


def test_the_winner_comes_first() -> None:
    assert ending("G G / 4 / .", EMPTY).startswith("🏆 **🟢 @Anna wins!**")


def test_both_sheets_are_added_up_category_by_category() -> None:
    own = sheet("G G S+2 / 4 / .", satisfied=3, discontented=1, suns=(2, 2), ports=(6, 0))
    text = ending(own, EMPTY)
    for line in (
        "👤 Passengers: 🟢 **4** · 🔴 **0**",
        "💗 Lovers: 🟢 **2** · 🔴 **0**",
        "🍸 Glass: 🟢 **6** · 🔴 **0**",
        "☀️ Suns at ports: 🟢 **4** · 🔴 **0**",
        "⚓ Ports won: 🟢 **6** · 🔴 **0**",
        "😊 Satisfied: 🟢 **6** · 🔴 **0**",
        "😠 Discontented: 🟢 **−2** · 🔴 **0**",
        "🎯 Objectives: 🟢 **0** · 🔴 **0**",
        "__Total__: 🟢 **26** · 🔴 **0**",
    ):
        assert line in text


def test_special_passengers_are_added_up_where_they_are_played() -> None:
    own = replace(sheet("4 5 / . / ."), specials=posted("stoker", None, None))
    assert "🔧 Special passengers: 🟢 **2** · 🔴 **0**" in ending(own, EMPTY, OnBoardOptions(specials=True))
    assert "Special passengers" not in ending(EMPTY, EMPTY)


def test_a_tie_is_shared_in_2022_and_decided_by_happier_guests_in_2019() -> None:
    """Ruling OB-13."""
    one, other = sheet("2 / . / .", satisfied=1), sheet("4 / . / .")
    assert "🟢 @Anna and 🔴 @Ben share the victory" in ending(one, other)
    assert "**🟢 @Anna wins!**" in ending(one, other, OLD)
    assert "the happier ship decided" in ending(one, other, OLD)
    assert "share the victory" in ending(EMPTY, EMPTY, OLD)


def test_the_sheets_are_shown_as_they_ended() -> None:
    assert "`1★` 🍸 🍸" in ending("G G / . / .", EMPTY)


def test_greens_numbers_stand_first_whichever_seat_it_is() -> None:
    text = ending("4 / . / .", "G G / . / .", green=1)
    assert text.startswith("🏆 **🟢 @Ben wins!**")
    assert "🍸 Glass: 🟢 **6** · 🔴 **0**" in text
    assert "__Total__: 🟢 **6** · 🔴 **4**" in text


def test_a_total_below_zero_keeps_its_minus() -> None:
    assert "__Total__: 🟢 **−2** · 🔴 **0**" in ending("-2 / . / .", EMPTY, OLD)
