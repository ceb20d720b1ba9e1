"""What everybody sees of On Board: two sheets, the story of the last cards, and what lies on the table."""

from dataclasses import replace

import pytest

from cogs.presenters.on_board import PRESENTER
from engines.core.chance import Chance
from engines.on_board.actions import ChooseCaptain, Edition, Hidden, OnBoardOptions
from engines.on_board.cards import Captain, GoalKind, Luggage, PileName, Port, Symbol
from engines.on_board.events import Event, KitUsed
from engines.on_board.sheet import Goal
from engines.on_board.views import PortCall
from tests.cogs.presenters import looks
from tests.cogs.presenters.looks import as_text, menus_of
from tests.cogs.presenters.on_board.table import SCENE, board, look, panel, text_of
from tests.engines.on_board.table import EMPTY, Table, at_turn, cabins, named, posted, sheet, stars, under

CARDS = ("croupier", "banker", "poet")
FULL = "G S+2 . / 4 . / D"


class TestASheet:
    def test_lines_of_cabins_show_passengers_lovers_free_and_closed_ones(self) -> None:
        text = text_of(board(at_turn(CARDS, ("S+2 G . / 4 . / D", EMPTY))))
        assert "`3★` 🎲 ▫️×6" in text
        assert "`2★` 4️⃣ ⬜ ▫️×6" in text
        assert "`1★` ☀️💗2 🍸 ⬜ ▫️×6" in text

    def test_a_passenger_worth_less_than_nothing_keeps_its_minus(self) -> None:
        options = OnBoardOptions(Edition.OLD)
        assert "`2★` **−2** ▫️×7" in text_of(board(at_turn(CARDS, (". / -2 / .", EMPTY), options=options)))

    def test_boxes_symbols_ports_and_suns_are_counted(self) -> None:
        own = sheet("G G S / D / .", satisfied=4, discontented=1, suns=(2, 4), ports=(6, 0))
        text = text_of(board(at_turn(CARDS, (own, EMPTY))))
        assert "😊 4 · 😠 1 · 🍸 2 ☀️ 1 🎲 1" in text
        assert "⚓ 6+0 · ☀️ 2+4" in text

    def test_objectives_say_what_they_would_score_now(self) -> None:
        goals = (Goal(GoalKind.SYMBOL, (Symbol.GLASS,)), Goal(GoalKind.EMPTY_CABINS))
        text = text_of(board(at_turn(CARDS, (sheet("G G . / . / .", goals=goals), EMPTY))))
        assert "🎯 2 per 🍸 (+4) · 2 per empty cabin (+6)" in text

    def test_captain_luggage_and_special_passengers_stand_beside_it(self) -> None:
        own = replace(under(Captain.CARPENTER, "4 . / . / .", Luggage.TOOLBOX), specials=posted("stoker", None, None))
        text = text_of(board(at_turn(CARDS, (own, replace(own, captain_used=True)))))
        assert "🔨 Captain Carpenter · ready" in text
        assert "🔨 Captain Carpenter · used until the next port" in text
        assert "Luggage: 🧰 Toolbox" in text
        assert "`1★` 4️⃣ ⬜ ▫️×7 · 🔧 +1" in text

    def test_a_sign_and_its_number_are_never_parted_at_the_end_of_a_line(self) -> None:
        own = replace(sheet("4 . / . / .", ports=(6,), suns=(2,)), specials=posted("stoker", None, None))
        text = looks.text_of(board(at_turn(CARDS, (own, EMPTY))))
        for whole in ("😊_0", "😠_0", "🎲_0", "⚓_6", "☀️_2", "·_🔧_+1"):
            assert whole.replace("_", "\u00a0") in text

    def test_a_castaway_with_nothing_to_lose_brings_plus_or_minus_nothing(self) -> None:
        own = replace(sheet("4 / . / ."), specials=posted("raft-boy", None, None))
        assert "· 🏝️ ±0" in text_of(board(at_turn(CARDS, (own, EMPTY))))

    def test_a_captain_whose_power_always_works_is_never_used_up(self) -> None:
        text = text_of(board(at_turn(CARDS, (under(Captain.CUPID), EMPTY))))
        assert "🏹 Captain Cupid\n" in text + "\n"

    def test_the_name_carries_the_points_so_far_and_who_splits(self) -> None:
        text = text_of(board(at_turn(CARDS, ("G G / 4 / .", EMPTY))))
        assert "🟢 **Green** · @Anna · **10 points** · 🃏" in text
        assert "🔴 **Red** · @Ben · **0 points**\n" in text

    @pytest.mark.parametrize(("mark", "points"), [("-1", "−1 point"), ("-2", "−2 points"), ("1", "1 point")])
    def test_a_total_below_zero_keeps_its_minus(self, mark: str, points: str) -> None:
        table = at_turn(CARDS, (f"{mark} . / . / .", EMPTY), options=OnBoardOptions(Edition.OLD))
        assert f"**{points}**" in text_of(board(table))
        assert f"**{points}** so far" in text_of(panel(table, 0))

    def test_green_comes_first_whichever_seat_it_is(self) -> None:
        table = at_turn(CARDS, (EMPTY, "G G / 4 / ."), green=1)
        text = text_of(board(table))
        assert "🟢 **Green** · @Ben · **10 points** · 🃏" in text
        assert "🔴 **Red** · @Anna · **0 points**\n" in text
        assert text.index("@Ben") < text.index("@Anna")


class TestTheTable:
    def test_edition_and_ports_gone_and_to_come_are_told(self) -> None:
        """As the cards on a table would show them: four of five are in the game, two of the last two may come."""
        table = at_turn(CARDS)
        assert "Edition of 2022 · ports to come, 4 of 5: 😊, symbols, open cabins, full cabins, few 😠\n" in text_of(
            board(table)
        )
        table.state.calls = (PortCall(Port.OPEN, (5, 4), 0), PortCall(Port.SATISFIED, (1, 1), None))
        expected = (
            "-# Edition of 2022 · ports so far: open cabins, 😊 · ports to come, 2 of 3: symbols, full cabins, few 😠\n"
        )
        assert expected in text_of(board(table))

    def test_in_2019_the_last_port_is_known(self) -> None:
        table = at_turn(CARDS, turn=16, options=OnBoardOptions(Edition.OLD))
        table.state.calls = tuple(PortCall(port, (0, 0), None) for port in (Port.SATISFIED, Port.SYMBOLS, Port.OPEN))
        assert "· ports to come: full cabins\n" in text_of(board(table))

    def test_at_a_port_the_heading_counts_it(self) -> None:
        cards = ("guest-book", "thick-skin", "port-register")
        table = at_turn(cards, ("G S . / . / .", "G . / / "), turn=5, port=Port.SYMBOLS)
        assert "⚓ **Port 1 of 4**" in text_of(board(table.deal("guest-book", PileName.SINGLE)))

    def test_turn_and_next_port_are_told(self) -> None:
        assert "**Turn 1 of 20** · ⚓ next port in 5 turns" in text_of(board(at_turn(CARDS)))
        assert "**Turn 5 of 20** · ⚓ next port after this turn" in text_of(board(at_turn(CARDS, turn=5)))

    def test_three_cards_lie_open_with_what_they_do(self) -> None:
        text = text_of(board(at_turn(CARDS)))
        assert "🟢 **Green** splits these three into one and two, then 🔴 **Red** picks:" in text
        assert "🎲 **Croupier**: brings 🎲, wants 3★" in text
        assert "👤 **Banker**: 4 points, wants 3★" in text
        assert "💗 **Poet**: Lover worth 1, joins a passenger" in text

    def test_then_they_lie_in_two_piles(self) -> None:
        table = at_turn(CARDS)
        text = text_of(board(table.choose(0, alone=named("banker").number)))
        single, pair = text.index("**One card**"), text.index("**Two cards**")
        assert single < text.index("**Banker**") < pair < text.index("**Croupier**") < text.index("**Poet**")

    def test_what_captain_curtain_draws_nobody_else_sees(self) -> None:
        """Ruling OB-8."""
        text = text_of(board(at_turn(CARDS, (under(Captain.CURTAIN), EMPTY))))
        assert "🙈 🟢 **Green** alone looks at three cards" in text
        assert "Croupier" not in text

    def test_of_a_covered_pile_only_the_size_is_open(self) -> None:
        """Ruling OB-8."""
        table = at_turn(CARDS, (under(Captain.CURTAIN), EMPTY))
        text = text_of(board(table.choose(0, alone=named("banker").number, hidden=Hidden.PAIR)))
        assert "2️⃣ **Two cards**\n🙈 2 cards face down" in text
        assert "**Banker**" in text
        assert "Poet" not in text

    def test_while_both_write_nothing_of_it_shows(self) -> None:
        """Ruling OB-7: before and after one of them has written, the board is the same but for who is waited for."""
        table = at_turn(CARDS).deal("croupier", PileName.SINGLE)
        before = as_text(board(table))
        assert "✍️ Both write down their cards" in before
        table.choose(1, stars=3)
        assert as_text(board(table)) == before

    def test_captains_are_chosen_unseen(self) -> None:
        """Ruling OB-25."""
        table = at_turn(CARDS)
        table.state.phase = type(table.state.phase)("captains")
        table.state.dealt = ((Captain.CUPID, Captain.CURTAIN), (Captain.COURTESY, Captain.CARPENTER))
        table.state.turn = 0
        before = as_text(board(table))
        table.do(0, ChooseCaptain(Captain.CUPID))
        assert as_text(board(table)) == before
        assert "Captain" not in before.replace("🦎 Captains", "")

    def test_what_a_card_does_is_one_menu_away(self) -> None:
        (menu,) = menus_of(board(at_turn(CARDS, options=OnBoardOptions(captains=True))))
        labels = [option.label for option in menu.options]
        assert labels[0] == "Passengers"
        assert "Captains" in labels
        assert "Luggage" not in labels
        assert {option.value.rpartition(".")[2] for option in menu.options} <= set(PRESENTER.pages + PRESENTER.lookups)


class TestTheStory:
    def test_the_last_turn_is_told_liner_by_liner(self) -> None:
        table = at_turn(CARDS, (FULL, FULL.replace("/ D", "/ D .")))
        table.deal("croupier", PileName.SINGLE)
        table.choose(1, stars=3)
        table.choose(0, card=named("banker").number, stars=2)
        text = text_of(board(table))
        story = text[text.index("What happened last") :]
        assert "🟢 **Green** takes two cards: 👤 **Banker** and 💗 **Poet**." in story
        assert "🔴 **Red** takes one card: 🎲 **Croupier**." in story
        assert "The dice roll 🎲: 2×😊!" in story
        assert story.index("**Poet**") < story.index("🔴 **Red**")

    def test_the_cards_on_the_desks_do_not_hide_the_turn_before(self) -> None:
        table = at_turn(["guest-book", "thick-skin", "port-register"]).deal("guest-book", PileName.SINGLE)
        table.deal("student", PileName.SINGLE)
        text = text_of(board(table))
        assert "goes onto the list: 1 per three 😊" in text

    def test_a_port_tells_suns_counts_and_who_is_ahead(self) -> None:
        cards = ("guest-book", "thick-skin", "port-register")
        table = at_turn(cards, ("S S / S / ", "S 4 / / "), turn=5, port=Port.SYMBOLS)
        text = text_of(board(table.deal("guest-book", PileName.SINGLE)))
        assert "**Land ahoy!** ☀️ pays 🟢 **Green** +6 · 🔴 **Red** +2" in text
        assert "Port 1, most symbols: 🟢 3, 🔴 1. 🟢 **Green** is ahead and scores 6" in text

    def test_a_tie_at_a_port_is_told_as_one(self) -> None:
        cards = ("guest-book", "thick-skin", "port-register")
        table = at_turn(cards, turn=5, port=Port.SATISFIED).deal("guest-book", PileName.SINGLE)
        text = text_of(board(table))
        assert "Level! Nobody scores, both get the gift." in text
        assert text.count("A happy guest comes back from the port: 😊") == 2

    def test_who_takes_a_covered_pile_finds_out_what_is_in_it(self) -> None:
        table = at_turn(["guest-book", "thick-skin", "port-register"], (under(Captain.CURTAIN), EMPTY))
        table.deal("guest-book", PileName.SINGLE, Hidden.SINGLE)
        assert "🔴 **Red** takes one card 🙈 from the dark: 🎯 **Guest book**." in text_of(board(table))

    @pytest.mark.parametrize("green", [0, 1])
    def test_a_gift_is_told_between_what_its_receiver_took_and_wrote(self, green: int) -> None:
        own = (under(Captain.COURTESY), EMPTY) if green == 0 else (EMPTY, under(Captain.COURTESY))
        table = at_turn(("guest-book", "thick-skin", "port-register"), own, green=green)
        table.deal("guest-book", PileName.SINGLE).choose(green, by_captain=(named("thick-skin").number,))
        lines = text_of(board(table)).splitlines()
        given = next(at for at, line in enumerate(lines) if line.startswith("🎩") and "Thick skin" in line)
        assert "takes one card" in lines[given - 1]
        assert "Thick skin" in "".join(lines[given + 1 :])
        assert not any("goes onto the list: 1 per 😠" in line for line in lines[:given])

    def test_a_gift_to_green_is_told_before_its_use(self) -> None:
        table = at_turn(("guest-book", "thick-skin", "port-register"), (EMPTY, under(Captain.COURTESY)))
        table.deal("guest-book", PileName.PAIR).choose(1, by_captain=(named("thick-skin").number,))
        text = text_of(board(table))
        assert text.index("🎩") < text.index("goes onto the list: 1 per 😠")

    def lost(self, drawn: tuple[str, str, str], own: str) -> str:
        """The story after Red, with this liner, has taken the first card, which nothing else can be done with."""
        table = at_turn(drawn, (EMPTY, own)).deal(drawn[0], PileName.SINGLE)
        return text_of(board(table))

    @pytest.mark.parametrize("own", [" / / ", "4+1 / 4+1 / 4+2"])
    @pytest.mark.parametrize("lover", ["poet", "dancer", "flautist", "countess", "aviator"])
    def test_what_is_said_of_a_lost_lover_is_true_of_an_empty_ship_and_of_one_full_of_couples(
        self, lover: str, own: str
    ) -> None:
        told = self.lost((lover, "guest-book", "thick-skin"), own)
        assert any(said in told for said in ("Nobody to love!", "no balcony to serenade", "Not one heart is free"))

    def test_an_opening_that_is_lost_is_told(self) -> None:
        """Ruling OB-5."""
        full = f"{'. ' * 9}/ {'. ' * 8}/ ."
        table = at_turn([cabins(3, 2), "guest-book", "thick-skin"], (EMPTY, full))
        text = text_of(board(table.deal(cabins(3, 2), PileName.SINGLE)))
        assert "3★" in text[text.index("🚪") :]
        assert "The rest of the card goes unused." in text

    @pytest.mark.parametrize("full", [f"{'. ' * 8}/ {'. ' * 8}/ {'. ' * 7}", EMPTY])
    def test_stars_of_the_master_key_that_are_lost_are_told(self, full: str) -> None:
        table = at_turn([stars(), "guest-book", "thick-skin"], (EMPTY, full)).deal(stars(), PileName.SINGLE)
        if full is EMPTY:
            table.choose(1, cabins=(0, 0, 1))
        assert ("The rest of the card goes unused." in text_of(board(table))) == (full is not EMPTY)

    def test_at_first_it_tells_who_is_who(self) -> None:
        started = PRESENTER.game.setup(OnBoardOptions(), 2, Chance("a", 0))
        said = [PRESENTER.sentence(told.event, look(at_turn(CARDS)), SCENE) for told in started.told]
        assert "takes the Green liner" in said[0]
        assert "20 turns, and a port after every 5" in said[0]


def told(event: Event, table: Table) -> str:
    return PRESENTER.sentence(event, look(table), SCENE)


@pytest.mark.parametrize(("boxes", "verb"), [(1, "1×😠 becomes 1×😊"), (2, "2×😠 become 2×😊")])
def test_the_kit_counts_its_faces_as_one_speaks(boxes: int, verb: str) -> None:
    assert verb in told(KitUsed(0, boxes), at_turn(CARDS))


def test_two_cabin_cards_alike_are_told_apart_on_buttons() -> None:
    one = cabins(2)
    other = replace(one, number=44)
    table = at_turn([one, other, "poet"])
    labels = [PRESENTER.face(action, look(table, 0), SCENE).label for action in look(table, 0).actions]
    assert labels == ["Cabins 2★ ① alone", "Cabins 2★ ② alone", "Poet alone"]
