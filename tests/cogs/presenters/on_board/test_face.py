"""What the buttons of On Board promise."""

from dataclasses import replace

import pytest

from cogs.presenters.on_board import PRESENTER
from engines.on_board.cards import Captain, Luggage, PileName
from tests.cogs.presenters.looks import as_text, buttons_of
from tests.cogs.presenters.on_board.table import SCENE, look, now, panel
from tests.engines.on_board.table import EMPTY, Table, at_turn, cabins, named, sheet, stars, under

ROOMY = ". . / . / . ."


def writing(card: str, text: str = ROOMY, *others: str) -> Table:
    """Seat 1 has picked one card and writes it down."""
    rest = others or ("guest-book", "thick-skin")
    return at_turn((card, *rest), (EMPTY, text)).deal(card, PileName.SINGLE)


@pytest.mark.parametrize(
    ("card", "labels"),
    [
        ("banker", ["Banker → 1★ +2 (😠)", "Banker → 2★ +2 (😠)", "Banker → 3★ +4"]),
        ("gourmet", ["Gourmet → 1★ +2", "Gourmet → 2★ +4 (😊)", "Gourmet → 3★ +4 (😊)"]),
        ("croupier", ["Croupier → 1★ ±0 (😠)", "Croupier → 2★ ±0 (😠)", "Croupier → 3★ +2"]),
        ("painter", ["Painter → 1★ −2 +2/⚓ (😠)", "Painter → 2★ +2/⚓", "Painter → 3★ +2 +2/⚓ (😊)"]),
        ("sunbather", ["Sunbather → 1★ +1 (😠😠)", "Sunbather → 2★ +3 (😠)", "Sunbather → 3★ +5 (😊😠)"]),
    ],
)
def test_buttons_say_which_cabin_and_what_it_brings(card: str, labels: list[str]) -> None:
    assert buttons_of(panel(writing(card), 1)) == labels


def test_captain_sunshine_shows_in_what_a_sun_brings() -> None:
    table = at_turn(("painter", "guest-book", "thick-skin"), (EMPTY, under(Captain.SUNSHINE)))
    table.deal("painter", PileName.SINGLE)
    assert "Painter → 2★ +3/⚓" in buttons_of(panel(table, 1))


def test_cabins_to_choose_have_a_button_each() -> None:
    table = at_turn([stars(), "guest-book", "thick-skin"]).deal(stars(), PileName.SINGLE)
    assert buttons_of(panel(table, 1)) == ["Master key → 3×1★", "Master key → 2★+1★", "Master key → 3★"]


def test_the_toolbox_marks_what_it_makes_possible() -> None:
    """Ruling OB-10."""
    card = cabins(1)
    table = at_turn([card, "guest-book", "thick-skin"], (EMPTY, sheet(EMPTY, Luggage.TOOLBOX)))
    table.deal(card, PileName.SINGLE)
    assert buttons_of(panel(table, 1)) == ["Cabins 1★ → 1★", "Cabins 1★ → 3★ 🧰"]


def test_captain_and_luggage_are_told_apart() -> None:
    table = at_turn(
        ("croupier", "guest-book", "thick-skin"),
        (EMPTY, under(Captain.CHAMELEON, " / / .", Luggage.COSTUME_TRUNK)),
    ).deal("croupier", PileName.SINGLE)
    labels = buttons_of(panel(table, 1))
    assert labels[0] == "Croupier → 3★ +2"
    assert "Croupier → 🍸 3★ +2 🦎" in labels
    assert "Croupier → 🍸 3★ +2 🧳" in labels


def test_love_letters_show_in_the_points() -> None:
    table = at_turn(("poet", "guest-book", "thick-skin"), (EMPTY, sheet("4 / . / .", Luggage.LOVE_LETTERS))).deal(
        "poet", PileName.SINGLE
    )
    assert buttons_of(panel(table, 1)) == ["Poet → joins +1", "Poet → joins +3 💌"]


def test_a_lost_passenger_is_called_so() -> None:
    table = at_turn(("croupier", "banker", cabins(1)), (EMPTY, "4 / / ")).deal("croupier", PileName.PAIR)
    assert "Banker → lost −2" in buttons_of(panel(table, 1))


def test_special_passengers_say_what_their_line_is_worth_now() -> None:
    table = writing("stoker", "4 5 / . / .")
    assert buttons_of(panel(table, 1)) == ["Stoker → 1★ +2", "Stoker → 2★ ±0", "Stoker → 3★ ±0"]


def test_courtesy_and_parcel_are_two_ways_and_keeping_is_one() -> None:
    """Ruling OB-9."""
    captain = under(Captain.COURTESY, EMPTY, Luggage.GIFT_PARCEL)
    table = at_turn(("banker", "poet", "teacher"), (EMPTY, captain)).deal("banker", PileName.PAIR)
    labels = buttons_of(panel(table, 1))
    assert labels == [
        "Give Poet away 🎩",
        "Give Teacher away 🎩",
        "Give Poet away 🎁",
        "Give Teacher away 🎁",
        "Give both away 🎩🎁",
        "Give nothing away",
    ]


def test_what_i_sealed_carries_a_tick() -> None:
    both = (under(Captain.COURTESY), sheet(EMPTY, Luggage.GIFT_PARCEL))
    table = at_turn(("banker", "poet", "teacher"), both).deal("banker", PileName.SINGLE)
    table.choose(1, by_luggage=(named("banker").number,))
    assert "[✅ Give Banker away 🎁 ✔]" in as_text(panel(table, 1))
    assert "✔" not in as_text(panel(table, 0))
    assert "You give a card away" in now(table, 1)


def test_two_cabin_cards_alike_are_told_apart_on_buttons() -> None:
    one = cabins(2)
    other = replace(one, number=44)
    table = at_turn([one, other, "poet"])
    labels = [PRESENTER.face(action, look(table, 0), SCENE).label for action in look(table, 0).actions]
    assert labels == ["Cabins 2★ ① alone", "Cabins 2★ ② alone", "Poet alone"]
