"""What a player of On Board sees in the private panel, and what each button promises."""

from dataclasses import replace

import pytest

from cogs.words.texts import LABEL_ON_PHONES, length
from engines.on_board import GAME
from engines.on_board.actions import OnBoardOptions
from engines.on_board.cards import Captain, GoalKind, Luggage, PileName, Port
from engines.on_board.sheet import Goal
from engines.on_board.views import Phase
from tests.cogs.presenters.looks import buttons_of, menus_of
from tests.cogs.presenters.on_board.table import now, panel, text_of
from tests.engines.driver import Setting, random_game
from tests.engines.on_board.table import EMPTY, Table, at_turn, baggage, cabins, posted, sheet, under

ROOMY = ". . / . / . ."


def writing(card: str, text: str = ROOMY, *others: str) -> Table:
    """Seat 1 has picked one card and writes it down."""
    rest = others or ("guest-book", "thick-skin")
    return at_turn((card, *rest), (EMPTY, text)).deal(card, PileName.SINGLE)


class TestSplitting:
    def test_one_press_says_which_card_lies_alone(self) -> None:
        table = at_turn(("croupier", "banker", "poet"))
        assert buttons_of(panel(table, 0)) == ["Croupier alone", "Banker alone", "Poet alone"]

    def test_each_card_says_what_both_piles_would_bring_me_and_the_other(self) -> None:
        """A pile is worth what its cards bring together: here two guests want the one free cabin."""
        table = at_turn(("high-roller", "banker", cabins(3)), ("D 2 / / ", "D . / / "))
        text = text_of(panel(table, 0))
        assert "**Banker**: 4 points, wants 3★\n╰ 1️⃣ you **−2** 🔴 **+2** ┊ 2️⃣ you **+7** 🔴 **+7**" in text
        assert "**Cabins 3★**: opens 3★\n╰ 1️⃣ you **±0** 🔴 **±0** ┊ 2️⃣ you **−4** 🔴 **+1**" in text

    @pytest.mark.parametrize("card", ["pickpocket", "poet", "guest-book"])
    def test_what_brings_nothing_says_so_too(self, card: str) -> None:
        """A guest below zero who beams in a 3★ and a Lover turned away from one passenger cost what they cost."""
        table = at_turn((card, "thick-skin", "port-register"), (" / / .", " / / "))
        brings = "−2" if card == "poet" else "±0"
        theirs = "±0" if card == "guest-book" else "−2"
        assert f"╰ 1️⃣ you **{brings}** 🔴 **{theirs}**" in text_of(panel(table, 0))

    def test_captain_curtain_may_cover_either_pile_by_a_menu(self) -> None:
        """Ruling OB-8."""
        table = at_turn(("croupier", "banker", "poet"), (under(Captain.CURTAIN), EMPTY))
        assert buttons_of(panel(table, 0)) == ["Croupier alone", "Banker alone", "Poet alone"]
        cover, _ = menus_of(panel(table, 0))
        assert cover.placeholder == "🙈 … with a pile face down"
        assert [option.label for option in cover.options][::3] == [
            "Croupier alone, face down",
            "Croupier alone, the two face down",
        ]
        assert "face down" in now(table, 0)

    def test_the_other_liner_is_shown_in_short(self) -> None:
        """The board may be a screen away."""
        own = sheet("G . . / . / ", Luggage.TOOLBOX, satisfied=3, goals=(Goal(GoalKind.TRIOS),), ports=(0,), suns=(2,))
        own = replace(own, specials=posted("stoker", "raft-boy", None))
        table = at_turn(("croupier", "banker", "poet"), (EMPTY, own))
        assert (
            "The other liner: 🔴 **Red** · **10 points**\n"
            "🚪 4 open, 1 full · ⬜ 2★+2×1★ free\n"
            "😊 3 · 😠 0 · 🍸 1 ☀️ 0 🎲 0\n"
            "⚓ 0 · ☀️ 2\n"
            "🎯 5 per set 🍸☀️🎲 (±0)\n"
            "🏝️ 2★ −1 · 🔧 1★ +1\n"
            "Luggage: 🧰 Toolbox"
        ) in text_of(panel(table, 0))
        table.deal("banker", PileName.PAIR)
        assert "The other liner" not in text_of(panel(table, 0))

    def test_the_other_one_waits_and_is_told_for_whom(self) -> None:
        table = at_turn(("croupier", "banker", "poet"))
        assert buttons_of(panel(table, 1)) == []
        assert "🟢 **Green** splits the cards" in now(table, 1)

    def test_the_hatbox_is_offered_before_the_cards(self) -> None:
        table = at_turn(("croupier", "banker", "poet"), (sheet(EMPTY, Luggage.HATBOX), EMPTY))
        assert buttons_of(panel(table, 0)) == ["Open the hatbox", "Keep it for later"]
        assert "Croupier" not in text_of(panel(table, 0))


class TestWriting:
    def test_a_sun_is_explained_where_one_is_offered(self) -> None:
        assert "/⚓ is for each port to come" in now(writing("painter"), 1)
        assert "/⚓" not in now(writing("banker"), 1)

    def test_a_symbol_of_choice_is_a_menu(self) -> None:
        menu, _ = menus_of(panel(writing("magician"), 1))
        assert "Magician" in menu.placeholder
        labels = [option.label for option in menu.options]
        assert len(labels) == 9
        assert "Magician → 🎲 3★ +2" in labels

    def test_what_i_have_written_is_mine_to_see_and_to_take_back(self) -> None:
        """Ruling OB-7."""
        table = writing("banker", ROOMY, "teacher", "student")
        table.choose(1, stars=3)
        text = text_of(panel(table, 1))
        assert "**Written in this turn** (only you see it yet)\n↳ " in text
        assert "`3★` 4️⃣ ⬜" in text
        assert "✅ All is written down" in text
        assert buttons_of(panel(table, 1)) == ["Take back my last act"]
        assert "4️⃣" not in text_of(panel(table, 0))

    def test_the_first_aid_kit_says_what_it_would_do(self) -> None:
        """Ruling OB-33."""
        table = at_turn(("banker", "guest-book", "thick-skin"), (EMPTY, sheet(". / / ", Luggage.FIRST_AID_KIT)))
        table.deal("banker", PileName.SINGLE)
        assert buttons_of(panel(table, 1))[:2] == ["Use it: 1×😠 to 😊", "Keep it for later"]
        assert "would become a 😊" in now(table, 1)

    def test_a_ports_gift_is_placed_like_a_card(self) -> None:
        cards = ("guest-book", "thick-skin", "port-register")
        table = at_turn(cards, ("G S . / . / .", "G . / / "), turn=5, port=Port.SYMBOLS)
        table.deal("guest-book", PileName.SINGLE)
        assert table.state.phase is Phase.PORT
        assert now(table, 1).startswith("**The port's gift: what do you do with it?**")
        assert "Port symbol → 🍸 1★ +4" in buttons_of(panel(table, 1))


def test_luggage_is_told_with_what_it_does() -> None:
    table = at_turn([baggage(Luggage.TOOLBOX), "guest-book", "thick-skin"], options=OnBoardOptions(luggage=True))
    assert "🧰 **Toolbox**: once, 2 more stars when you open cabins (luggage)" in text_of(panel(table, 0))


def test_a_spectator_is_sent_to_the_board() -> None:
    assert "on the board" in text_of(panel(at_turn(("croupier", "banker", "poet")), None))


def test_when_it_is_over_nothing_is_asked() -> None:
    table = at_turn(("croupier", "banker", "poet"))
    table.state = replace(table.state, phase=Phase.OVER, drawn=())
    assert buttons_of(panel(table, 0)) == []
    assert "over" in now(table, 0)


def test_a_card_with_a_way_whose_label_a_phone_would_cut_gets_a_menu() -> None:
    """A price at once, one at each port, a face and a captain's sign: clients count some of these signs twice."""
    everything = Setting(GAME, OnBoardOptions(captains=True, luggage=True, specials=True), 2)
    tables = [Table(one.state, list(one.told)) for one in random_game(everything, "2989716225")]
    panels = [panel(table, seat) for table in tables for seat in range(2)]
    entries = {option.label for items in panels for menu in menus_of(items) for option in menu.options}
    assert "Chess master → ☀️ 1★ −1 +2/⚓ (😠) 🦎" in entries
    assert all(length(label) <= LABEL_ON_PHONES for items in panels for label in buttons_of(items))
