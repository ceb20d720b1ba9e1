"""What everybody sees of On Board: how far the game is, and what lies on the table."""

from cogs.presenters.on_board import PRESENTER
from engines.on_board.actions import ChooseCaptain, Edition, Hidden, OnBoardOptions
from engines.on_board.cards import Captain, PileName, Port
from engines.on_board.views import PortCall
from tests.cogs.presenters.looks import as_text, menus_of
from tests.cogs.presenters.on_board.table import board, text_of
from tests.engines.on_board.table import EMPTY, at_turn, named, under

CARDS = ("croupier", "banker", "poet")


def test_edition_and_ports_gone_and_to_come_are_told() -> None:
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


def test_in_2019_the_last_port_is_known() -> None:
    table = at_turn(CARDS, turn=16, options=OnBoardOptions(Edition.OLD))
    table.state.calls = tuple(PortCall(port, (0, 0), None) for port in (Port.SATISFIED, Port.SYMBOLS, Port.OPEN))
    assert "· ports to come: full cabins\n" in text_of(board(table))


def test_at_a_port_the_heading_counts_it() -> None:
    cards = ("guest-book", "thick-skin", "port-register")
    table = at_turn(cards, ("G S . / . / .", "G . / / "), turn=5, port=Port.SYMBOLS)
    assert "⚓ **Port 1 of 4**" in text_of(board(table.deal("guest-book", PileName.SINGLE)))


def test_turn_and_next_port_are_told() -> None:
    assert "**Turn 1 of 20** · ⚓ next port in 5 turns" in text_of(board(at_turn(CARDS)))
    assert "**Turn 5 of 20** · ⚓ next port after this turn" in text_of(board(at_turn(CARDS, turn=5)))


def test_three_cards_lie_open_with_what_they_do() -> None:
    text = text_of(board(at_turn(CARDS)))
    assert "🟢 **Green** splits these three into one and two, then 🔴 **Red** picks:" in text
    assert "🎲 **Croupier**: brings 🎲, wants 3★" in text
    assert "👤 **Banker**: 4 points, wants 3★" in text
    assert "💗 **Poet**: Lover worth 1, joins a passenger" in text


def test_then_they_lie_in_two_piles() -> None:
    table = at_turn(CARDS)
    text = text_of(board(table.choose(0, alone=named("banker").number)))
    single, pair = text.index("**One card**"), text.index("**Two cards**")
    assert single < text.index("**Banker**") < pair < text.index("**Croupier**") < text.index("**Poet**")


def test_what_captain_curtain_draws_nobody_else_sees() -> None:
    """Ruling OB-8."""
    text = text_of(board(at_turn(CARDS, (under(Captain.CURTAIN), EMPTY))))
    assert "🙈 🟢 **Green** alone looks at three cards" in text
    assert "Croupier" not in text


def test_of_a_covered_pile_only_the_size_is_open() -> None:
    """Ruling OB-8."""
    table = at_turn(CARDS, (under(Captain.CURTAIN), EMPTY))
    text = text_of(board(table.choose(0, alone=named("banker").number, hidden=Hidden.PAIR)))
    assert "2️⃣ **Two cards**\n🙈 2 cards face down" in text
    assert "**Banker**" in text
    assert "Poet" not in text


def test_while_both_write_nothing_of_it_shows() -> None:
    """Ruling OB-7: before and after one of them has written, the board is the same but for who is waited for."""
    table = at_turn(CARDS).deal("croupier", PileName.SINGLE)
    before = as_text(board(table))
    assert "✍️ Both write down their cards" in before
    table.choose(1, stars=3)
    assert as_text(board(table)) == before


def test_captains_are_chosen_unseen() -> None:
    """Ruling OB-25."""
    table = at_turn(CARDS)
    table.state.phase = type(table.state.phase)("captains")
    table.state.dealt = ((Captain.CUPID, Captain.CURTAIN), (Captain.COURTESY, Captain.CARPENTER))
    table.state.turn = 0
    before = as_text(board(table))
    table.do(0, ChooseCaptain(Captain.CUPID))
    assert as_text(board(table)) == before
    assert "Captain" not in before.replace("🦎 Captains", "")


def test_what_a_card_does_is_one_menu_away() -> None:
    (menu,) = menus_of(board(at_turn(CARDS, options=OnBoardOptions(captains=True))))
    labels = [option.label for option in menu.options]
    assert labels[0] == "Passengers"
    assert "Captains" in labels
    assert "Luggage" not in labels
    assert {option.value.rpartition(".")[2] for option in menu.options} <= set(PRESENTER.pages + PRESENTER.lookups)
