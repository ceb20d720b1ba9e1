"""What a player of On Board is told that cards would bring, where they are split, picked or given."""

from dataclasses import replace
from typing import Any

import pytest

from engines.on_board.actions import Hidden
from engines.on_board.cards import Captain, GoalKind, Luggage, PileName, Port, Symbol
from engines.on_board.sheet import Goal, Sheet
from engines.on_board.views import PortCall
from tests.cogs.presenters.looks import as_text, buttons_of
from tests.cogs.presenters.on_board.table import now, panel, text_of
from tests.engines.on_board.table import EMPTY, at_turn, baggage, cabins, named, sheet, under


class TestPicking:
    def test_two_buttons_and_what_each_pile_would_bring_me_and_the_other(self) -> None:
        table = at_turn(("croupier", "banker", "photographer"), (EMPTY, "D . / . / ."))
        table.choose(0, alone=named("croupier").number)
        text = text_of(panel(table, 1))
        assert buttons_of(panel(table, 1)) == ["Take the one card", "Take the two cards"]
        assert "1️⃣ **One card** → you **+4** 🟢 **+2**\n" in text
        assert "2️⃣ **Two cards** → you **+6 +2/⚓** 🟢 **+6 +2/⚓**\n" in text

    def test_a_pile_is_worth_what_its_cards_bring_together(self) -> None:
        """One free cabin: of two guests one is lost. A cabin card first helps the guest who comes with it."""
        alone = {"poet": "−2", "baroness": "+2"}
        for third, worth in ((cabins(3), "+4"), (named("high-roller"), "+1")):
            table = at_turn(("poet", "baroness", third), (EMPTY, " / . / "))
            table.choose(0, alone=named("poet").number)
            text = text_of(panel(table, 1))
            assert f"2️⃣ **Two cards** → you **{worth}**" in text
            assert f"1️⃣ **One card** → you **{alone['poet']}**" in text

    def test_of_symbols_that_pay_the_same_at_once_the_sun_is_shown(self) -> None:
        own = sheet(" / / .", goals=(Goal(GoalKind.SYMBOL, (Symbol.SUN,)),))
        table = at_turn(("globetrotter", "poet", "dancer"), (EMPTY, own))
        table.choose(0, alone=named("globetrotter").number)
        assert "1️⃣ **One card** → you **+2 +2/⚓** 🟢 **+2 or +2/⚓**\n" in text_of(panel(table, 1))

    def test_a_sun_that_pays_nothing_now_and_more_in_the_end_is_not_hidden(self) -> None:
        table = at_turn(("magician", "poet", "dancer"), (EMPTY, EMPTY)).choose(0, alone=named("magician").number)
        assert "1️⃣ **One card** → you **+2 or +2/⚓** 🟢 **+2 or +2/⚓**\n" in text_of(panel(table, 1))

    def test_with_one_port_to_come_a_sun_pays_no_more_in_the_end(self) -> None:
        table = at_turn(("magician", "poet", "dancer"), turn=19)
        table.state.calls = (PortCall(Port.OPEN, (4, 4), None),) * 3
        table.choose(0, alone=named("magician").number)
        assert "1️⃣ **One card** → you **+2** 🟢 **+2**\n" in text_of(panel(table, 1))

    def test_the_sign_for_ports_to_come_is_explained_where_a_number_has_it(self) -> None:
        for card, told in (("swimmer", True), ("croupier", False)):
            table = at_turn((card, "poet", "guest-book"), (EMPTY, under(Captain.COURTESY)))
            assert ("/⚓ is for each port to come" in text_of(panel(table, 0))) == told
            table.choose(0, alone=named(card).number)
            assert ("/⚓ is for each port to come" in text_of(panel(table, 1))) == told
            table.choose(1, pile=PileName.SINGLE)
            assert ("/⚓ is for each port to come" in text_of(panel(table, 1))) == told

    @pytest.mark.parametrize(
        ("own", "drawn", "left_aside"),
        [
            (under(Captain.CARPENTER), (cabins(3), "guest-book", "thick-skin"), True),
            (under(Captain.CARPENTER), ("banker", "guest-book", "thick-skin"), False),
            (under(Captain.CHAMELEON), ("painter", "guest-book", "thick-skin"), True),
            (under(Captain.COURTESY), ("banker", "guest-book", "thick-skin"), True),
            (replace(under(Captain.COURTESY), captain_used=True), ("banker", "guest-book", "thick-skin"), False),
            (under(Captain.CUPID), ("poet", "guest-book", "thick-skin"), False),
            (sheet(EMPTY, Luggage.HATBOX), ("banker", "poet", cabins(3)), False),
            (sheet(EMPTY, Luggage.TOOLBOX), ("banker", "poet", cabins(3)), True),
            (sheet(EMPTY, Luggage.FIRST_AID_KIT), ("guest-book", "thick-skin", cabins(3)), False),
            (sheet(EMPTY, Luggage.FIRST_AID_KIT), ("banker", "thick-skin", cabins(3)), True),
            (sheet(EMPTY), (baggage(Luggage.LOVE_LETTERS), "poet", "thick-skin"), True),
            (sheet(EMPTY), (baggage(Luggage.LOVE_LETTERS), "banker", "thick-skin"), False),
            (sheet(EMPTY), (baggage(Luggage.GIFT_PARCEL), "banker", "thick-skin"), True),
        ],
    )
    def test_help_is_said_to_be_left_aside_where_it_could_change_a_number(
        self, own: Sheet, drawn: tuple[Any, ...], *, left_aside: bool
    ) -> None:
        """Ruling OB-19: luggage serves as soon as it is taken."""
        table = at_turn(drawn, (EMPTY, own))
        assert ("leaving luggage and one-time powers aside" in text_of(panel(table, 0))) == left_aside

    def test_luggage_in_the_one_pile_does_not_help_the_other(self) -> None:
        table = at_turn((baggage(Luggage.LOVE_LETTERS), "poet", "thick-skin"), ("4 / / ", "4 / / "))
        table.choose(0, alone=named("poet").number)
        assert "leaving" not in text_of(panel(table, 1))

    def test_what_a_pile_brings_spends_neither_luggage_nor_a_power(self) -> None:
        own = replace(under(Captain.CHAMELEON, "3 . / 4 D D / 4", Luggage.LOVE_LETTERS, Luggage.TOOLBOX))
        table = at_turn(("poet", "dancer", "gourmet"), (EMPTY, own))
        table.choose(0, alone=named("gourmet").number)
        text = text_of(panel(table, 1))
        assert "1️⃣ **One card** → you **+2**" in text
        assert "2️⃣ **Two cards** → you **+2**" in text
        assert "leaving luggage and one-time powers aside" in text
        assert "leaving" not in text_of(panel(at_turn(("poet", "dancer", "gourmet")), 0))

    def test_after_the_last_port_but_its_gifts_a_sun_brings_nothing_more(self) -> None:
        cards = ("guest-book", "thick-skin", "port-register")
        table = at_turn(cards, ("G S . / . / .", "G . / / "), turn=20, port=Port.SYMBOLS)
        table.state.calls = (PortCall(Port.OPEN, (4, 4), None),) * 3
        table.state.ports = (Port.OPEN, Port.OPEN, Port.OPEN, Port.SYMBOLS)
        table.deal("guest-book", PileName.SINGLE)
        assert "Port symbol → ☀️ 1★ ±0" in buttons_of(panel(table, 1))
        assert "/⚓" not in now(table, 1)

    def test_what_lies_face_down_only_who_split_it_sees(self) -> None:
        """Ruling OB-8."""
        table = at_turn(("croupier", "banker", "poet"), (under(Captain.CURTAIN), EMPTY))
        table.choose(0, alone=named("croupier").number, hidden=Hidden.SINGLE)
        assert "Croupier" not in as_text(panel(table, 1))
        assert "🙈 1 card face down" in text_of(panel(table, 1))
