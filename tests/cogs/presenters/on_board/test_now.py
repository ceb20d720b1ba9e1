"""What a player of On Board, and who watches, is told to be able to do: true for whoever reads it."""

from dataclasses import replace

import pytest

from engines.on_board.actions import Hidden, OnBoardOptions
from engines.on_board.cards import Captain, Luggage, PileName, Port
from engines.on_board.sheet import Sheet
from engines.on_board.views import Phase
from tests.cogs.presenters.on_board.table import now, panel, text_of
from tests.engines.on_board.table import EMPTY, Table, at_turn, baggage, cabins, named, sheet, under

CARDS = ("croupier", "banker", "poet")
OBJECTIVES = ("guest-book", "thick-skin", "port-register")


class TestSplittingAndPicking:
    def test_only_who_will_pick_is_told_that_its_pick_comes_next(self) -> None:
        table = at_turn(CARDS)
        assert now(table, 1) == "🟢 **Green** splits the cards on the board. Your pick comes next."
        assert now(table, None) == "🟢 **Green** splits the cards on the board. Then 🔴 **Red** picks."

    def test_cards_that_only_the_distributor_sees_are_not_said_to_be_on_the_board(self) -> None:
        """Ruling OB-8."""
        table = at_turn(CARDS, (under(Captain.CURTAIN), EMPTY))
        assert now(table, 1) == "🟢 **Green** alone sees the three cards, and splits them. Your pick comes next."
        assert "on the board" not in now(table, None)

    def test_only_the_distributor_is_told_to_get_the_other_pile(self) -> None:
        table = at_turn(CARDS).choose(0, alone=named("banker").number)
        assert now(table, 0) == "🔴 **Red** picks a pile; you get the other one."
        assert now(table, None) == "🔴 **Red** picks a pile; 🟢 **Green** gets the other one."

    def test_a_pile_face_down_is_explained_to_who_may_lay_one(self) -> None:
        assert "face down" in now(at_turn(CARDS, (under(Captain.CURTAIN), EMPTY)), 0)
        assert "face down" not in now(at_turn(CARDS), 0)


class TestGiving:
    def test_a_secret_between_both_is_only_spoken_of_where_both_decide(self) -> None:
        """Ruling OB-9."""
        both = (under(Captain.COURTESY), sheet(EMPTY, Luggage.GIFT_PARCEL))
        assert "Both of you decide in secret" in now(at_turn(CARDS, both).deal("banker", PileName.PAIR), 0)
        alone = at_turn(CARDS, (under(Captain.COURTESY), EMPTY)).deal("banker", PileName.PAIR)
        assert "secret" not in now(alone, 0)

    def test_whether_the_other_can_give_is_read_off_the_open_table(self) -> None:
        """Rulings OB-19, OB-34: a parcel just taken serves, but cannot give itself."""
        mine = under(Captain.COURTESY)
        parcel = baggage(Luggage.GIFT_PARCEL)
        used = replace(under(Captain.COURTESY), captain_used=True)
        for cards, theirs, secret in (
            ((parcel, "banker", "poet"), EMPTY, True),
            ((parcel, "banker", "poet"), used, True),
            (CARDS, used, False),
        ):
            table = at_turn(cards, (mine, theirs)).deal("poet", PileName.PAIR)
            assert ("secret" in now(table, 0)) == secret
        table = at_turn((parcel, "banker", "poet"), (mine, EMPTY)).deal(parcel, PileName.SINGLE)
        assert "secret" not in now(table, 0)

    def test_who_cannot_give_learns_who_can_and_who_watches_is_not_spoken_to(self) -> None:
        table = at_turn(CARDS, (under(Captain.COURTESY), EMPTY)).deal("banker", PileName.PAIR)
        assert now(table, 1).startswith("🟢 **Green** may give a card away")
        assert "you" not in now(table, None)

    def test_each_choice_says_what_both_would_have_then(self) -> None:
        own = under(Captain.COURTESY, " / . / ")
        table = at_turn(("banker", "card-sharp", "teacher"), (EMPTY, own)).deal("teacher", PileName.PAIR)
        text = text_of(panel(table, 1))
        assert "╰ Give 👤 **Banker** → you **±0** 🟢 **+7**" in text
        assert "╰ Give nothing → you **±0** 🟢 **+5**" in text
        assert "if the other gives nothing" not in text

    def test_what_i_would_have_then_is_without_what_i_give(self) -> None:
        own = under(Captain.COURTESY, " / . / .")
        table = at_turn(("banker", "card-sharp", "teacher"), (EMPTY, own)).deal("teacher", PileName.PAIR)
        text = text_of(panel(table, 1))
        assert "╰ Give 👤 **Banker** → you **+2**" in text
        assert "╰ Give 🎲 **Card sharp** → you **+4**" in text
        assert "╰ Give nothing → you **+4**" in text

    @pytest.mark.parametrize("theirs", [under(Captain.COURTESY), sheet(EMPTY, Luggage.GIFT_PARCEL)])
    def test_where_both_may_give_the_numbers_say_what_they_take_for_granted(self, theirs: Sheet) -> None:
        table = at_turn(CARDS, (under(Captain.COURTESY), theirs)).deal("banker", PileName.PAIR)
        assert "if the other gives nothing" in text_of(panel(table, 0))
        assert "Both of you decide in secret" in now(table, 0)


class TestWriting:
    def test_with_one_card_taken_up_only_that_card_is_asked_about(self) -> None:
        """Ruling OB-35."""
        own = under(Captain.CHAMELEON, ". . . . / . . . / . . .", Luggage.COSTUME_TRUNK)
        table = at_turn(("painter", "gourmet", "banker"), (own, EMPTY)).deal("banker", PileName.SINGLE)
        assert "**Which card comes first?**" in now(table, 0)
        assert "Painter" in text_of(panel(table, 0))
        table.choose(0, card=named("gourmet").number)
        assert now(table, 0).startswith("**What do you do with this card?**")
        asked = text_of(panel(table, 0)).partition("**What do you do with this card?**")[2]
        assert "**Gourmet**" in asked
        assert "Painter" not in asked

    def test_whoever_writes_is_warned_that_the_last_choice_may_stand_at_once(self) -> None:
        """Ruling OB-7: it can't be taken back any more once the other one is done."""
        table = at_turn(("banker", "teacher", "student")).deal("banker", PileName.PAIR)
        warned = "\n-# If 🟢 **Green** is done before you, your last choice stands at once."
        before = now(table, 1)
        assert before.endswith(warned)
        table.choose(0, card=named("banker").number, stars=3)
        assert now(table, 1) == before  # a hand that is being read stays as it is
        assert "stands" not in now(table, 0)
        table.choose(1, card=named("teacher").number, stars=2)
        assert now(table, 1).endswith(warned)

    def test_the_warning_is_there_too_where_a_press_writes_the_next_card_as_well(self) -> None:
        """The cabin card goes unasked as soon as the painter is aboard, and the next turn begins."""
        table = at_turn(("painter", cabins(2), "teacher"), options=OnBoardOptions(captains=True, luggage=True))
        table.deal("teacher", PileName.SINGLE).choose(1, stars=2)
        assert "your last choice stands at once" in now(table, 0)
        table.choose(0, card=named("painter").number, stars=2)
        assert table.state.turn == 2

    def test_who_gave_its_only_card_away_has_nothing_to_write_down(self) -> None:
        table = at_turn(CARDS, (under(Captain.COURTESY), EMPTY)).deal("poet", PileName.PAIR)
        table.choose(0, by_captain=(named("poet").number,))
        assert now(table, 0).startswith("You have nothing to write down.")


class TestPorts:
    def port(self, mine: str, theirs: str) -> Table:
        return at_turn(OBJECTIVES, (mine, theirs), turn=5, port=Port.SYMBOLS).deal("guest-book", PileName.SINGLE)

    def test_a_winner_waits_for_the_gift_and_is_not_said_to_have_written(self) -> None:
        table = self.port("G S . / . / .", "G . / / ")
        assert table.state.phase is Phase.PORT
        expected = "🔴 **Red** places the port's gift in private. Then the board shows it."
        assert now(table, 0) == now(table, None) == expected

    def test_on_a_tie_who_watches_waits_for_both(self) -> None:
        table = self.port("G . / . / .", "G . / . / .")
        assert now(table, None).startswith("Both players place the port's gift")
        assert now(table, 0).startswith("**The port's gift")
        table.choose(0, symbol="die", stars=1)
        assert now(table, 0).startswith("✅ All is written down")

    def test_a_gift_for_one_alone_stands_once_it_is_placed(self) -> None:
        assert now(self.port("G S . / . / .", "G . / / "), 1).endswith("\n-# Once you have decided, it stands.")


def test_the_hatbox_is_thought_about_by_one_and_waited_for_by_all_others() -> None:
    table = at_turn(CARDS, (sheet(EMPTY, Luggage.HATBOX), EMPTY))
    assert now(table, 1) == now(table, None) == "🟢 **Green** thinks about the hatbox. Then the cards are split."
    table.choose(0, kind="hatbox").choose(0, alone=named("poet").number, hidden=Hidden.PAIR)
    assert now(table, 1).startswith("**Which pile do you take?**")
