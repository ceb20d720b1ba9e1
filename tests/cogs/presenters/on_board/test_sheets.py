"""How a liner's sheet of On Board is drawn."""

from dataclasses import replace

import pytest

from engines.on_board.actions import Edition, OnBoardOptions
from engines.on_board.cards import Captain, GoalKind, Luggage, Symbol
from engines.on_board.sheet import Goal
from tests.cogs.presenters import looks
from tests.cogs.presenters.on_board.table import board, panel, text_of
from tests.engines.on_board.table import EMPTY, at_turn, posted, sheet, under

CARDS = ("croupier", "banker", "poet")


def test_lines_of_cabins_show_passengers_lovers_free_and_closed_ones() -> None:
    text = text_of(board(at_turn(CARDS, ("S+2 G . / 4 . / D", EMPTY))))
    assert "`3★` 🎲 ▫️×6" in text
    assert "`2★` 4️⃣ ⬜ ▫️×6" in text
    assert "`1★` ☀️💗2 🍸 ⬜ ▫️×6" in text


def test_a_passenger_worth_less_than_nothing_keeps_its_minus() -> None:
    options = OnBoardOptions(Edition.OLD)
    assert "`2★` **−2** ▫️×7" in text_of(board(at_turn(CARDS, (". / -2 / .", EMPTY), options=options)))


def test_boxes_symbols_ports_and_suns_are_counted() -> None:
    own = sheet("G G S / D / .", satisfied=4, discontented=1, suns=(2, 4), ports=(6, 0))
    text = text_of(board(at_turn(CARDS, (own, EMPTY))))
    assert "😊 4 · 😠 1 · 🍸 2 ☀️ 1 🎲 1" in text
    assert "⚓ 6+0 · ☀️ 2+4" in text


def test_objectives_say_what_they_would_score_now() -> None:
    goals = (Goal(GoalKind.SYMBOL, (Symbol.GLASS,)), Goal(GoalKind.EMPTY_CABINS))
    text = text_of(board(at_turn(CARDS, (sheet("G G . / . / .", goals=goals), EMPTY))))
    assert "🎯 2 per 🍸 (+4) · 2 per empty cabin (+6)" in text


def test_captain_luggage_and_special_passengers_stand_beside_it() -> None:
    own = replace(under(Captain.CARPENTER, "4 . / . / .", Luggage.TOOLBOX), specials=posted("stoker", None, None))
    text = text_of(board(at_turn(CARDS, (own, replace(own, captain_used=True)))))
    assert "🔨 Captain Carpenter · ready" in text
    assert "🔨 Captain Carpenter · used until the next port" in text
    assert "Luggage: 🧰 Toolbox" in text
    assert "`1★` 4️⃣ ⬜ ▫️×7 · 🔧 +1" in text


def test_a_sign_and_its_number_are_never_parted_at_the_end_of_a_line() -> None:
    own = replace(sheet("4 . / . / .", ports=(6,), suns=(2,)), specials=posted("stoker", None, None))
    text = looks.text_of(board(at_turn(CARDS, (own, EMPTY))))
    for whole in ("😊_0", "😠_0", "🎲_0", "⚓_6", "☀️_2", "·_🔧_+1"):
        assert whole.replace("_", "\u00a0") in text


def test_a_castaway_with_nothing_to_lose_brings_plus_or_minus_nothing() -> None:
    own = replace(sheet("4 / . / ."), specials=posted("raft-boy", None, None))
    assert "· 🏝️ ±0" in text_of(board(at_turn(CARDS, (own, EMPTY))))


def test_a_captain_whose_power_always_works_is_never_used_up() -> None:
    text = text_of(board(at_turn(CARDS, (under(Captain.CUPID), EMPTY))))
    assert "🏹 Captain Cupid\n" in text + "\n"


def test_the_name_carries_the_points_so_far_and_who_splits() -> None:
    text = text_of(board(at_turn(CARDS, ("G G / 4 / .", EMPTY))))
    assert "🟢 **Green** · @Anna · **10 points** · 🃏" in text
    assert "🔴 **Red** · @Ben · **0 points**\n" in text


@pytest.mark.parametrize(("mark", "points"), [("-1", "−1 point"), ("-2", "−2 points"), ("1", "1 point")])
def test_a_total_below_zero_keeps_its_minus(mark: str, points: str) -> None:
    table = at_turn(CARDS, (f"{mark} . / . / .", EMPTY), options=OnBoardOptions(Edition.OLD))
    assert f"**{points}**" in text_of(board(table))
    assert f"**{points}** so far" in text_of(panel(table, 0))


def test_green_comes_first_whichever_seat_it_is() -> None:
    table = at_turn(CARDS, (EMPTY, "G G / 4 / ."), green=1)
    text = text_of(board(table))
    assert "🟢 **Green** · @Ben · **10 points** · 🃏" in text
    assert "🔴 **Red** · @Anna · **0 points**\n" in text
    assert text.index("@Ben") < text.index("@Anna")
