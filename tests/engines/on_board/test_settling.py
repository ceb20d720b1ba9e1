"""Passengers, symbols and Lovers, one rule at a time."""

from dataclasses import replace
from itertools import combinations

import pytest

from engines.on_board.actions import Draw, Embark, TurnAway
from engines.on_board.cards import (
    Captain,
    Gift,
    Item,
    LoverCard,
    Luggage,
    Means,
    NumberPassenger,
    Symbol,
    SymbolPassenger,
)
from engines.on_board.deck import CARDS
from engines.on_board.events import Boarded, Lack, LoverJoined, Mood, TurnedAway
from engines.on_board.inside import writing_desks
from engines.on_board.settling import means_for
from engines.on_board.views import WritingDesk
from tests.engines.on_board.table import EMPTY, at_desk, cabins, gift, named, sheet, shown, then, under, ways


def test_the_rulebooks_four_for_three_stars_is_written_in_the_cabin() -> None:
    desk = at_desk(" /  / .", "banker")
    assert shown(desk.sheet) == " /  / 4"
    assert (desk.sheet.satisfied, desk.sheet.discontented) == (0, 0)


def test_a_passenger_in_the_only_kind_of_free_cabin_boards_unasked() -> None:
    desk = at_desk(". . /  / ", "student")
    assert shown(desk.sheet) == "2 . /  / "
    (boarded,) = desk.happened
    assert isinstance(boarded, Boarded)
    assert (boarded.card, boarded.stars, boarded.mark, boarded.mood) == (named("student"), 1, 2, Mood.CONTENT)


def test_a_passenger_may_choose_among_all_levels_with_a_free_cabin() -> None:
    assert ways(at_desk(". / . / .", "teacher")) == [Embark(1, 27, 1), Embark(1, 27, 2), Embark(1, 27, 3)]
    assert ways(at_desk(". / 3 / .", "teacher")) == [Embark(1, 27, 1), Embark(1, 27, 3)]


@pytest.mark.parametrize(("level", "satisfied", "discontented"), [(1, 0, 1), (2, 0, 1), (3, 0, 0)])
def test_a_lower_cabin_than_wished_costs_one_discontented_whatever_the_difference(
    level: int, satisfied: int, discontented: int
) -> None:
    after = then(at_desk(". / . / .", "banker"), stars=level).sheet
    assert (after.satisfied, after.discontented) == (satisfied, discontented)


@pytest.mark.parametrize(("level", "satisfied"), [(1, 0), (2, 1), (3, 1)])
def test_a_higher_cabin_than_wished_gives_one_satisfied_whatever_the_difference(level: int, satisfied: int) -> None:
    after = then(at_desk(". / . / .", "student"), stars=level).sheet
    assert (after.satisfied, after.discontented) == (satisfied, 0)


def test_a_passenger_without_a_free_cabin_is_discarded_for_one_discontented() -> None:
    desk = at_desk("2 / 3 / 4", "banker")
    assert shown(desk.sheet) == "2 / 3 / 4"
    assert desk.sheet.discontented == 1
    assert isinstance(desk.happened[0], TurnedAway)


def test_who_can_be_taken_aboard_must_be() -> None:
    assert not any(isinstance(one, TurnAway) for one in ways(at_desk(". / . / ", "teacher")))


def test_one_who_wants_a_symbol_that_is_missing_ticks_a_discontented() -> None:
    """OB-18: independent of the stars."""
    assert at_desk(" / . / ", "sunbather").sheet.discontented == 1
    assert at_desk("S / . / ", "sunbather").sheet.discontented == 0
    assert at_desk(". /  / ", "sunbather").sheet.discontented == 2
    assert at_desk(" /  / .", "sunbather").sheet.satisfied == 1


def test_one_who_is_refused_for_lack_of_a_cabin_costs_one_discontented_in_all() -> None:
    """OB-18."""
    assert at_desk("2 / 3 / ", "sunbather").sheet.discontented == 1


def test_a_symbol_resolved_before_in_the_same_turn_helps_so_the_order_is_asked() -> None:
    """OB-18, OB-7."""
    desk = at_desk(" / . . / ", "sunbather", "painter")
    assert {one.card for one in ways(desk)} == {18, 7}
    assert then(desk, card=7).sheet.discontented == 0
    assert then(desk, card=18).sheet.discontented == 1


def test_two_whose_order_matters_for_nothing_are_not_asked_about() -> None:
    desk = at_desk(" / . . / ", "teacher", "painter")
    assert not desk.cards
    assert shown(desk.sheet) == " / 3 S / "


def test_one_cabin_for_two_asks_who_gets_it() -> None:
    desk = at_desk(" / . / ", "teacher", "painter")
    assert [one.card for one in ways(desk)] == [27, 7]
    after = then(desk, card=7)
    assert not after.cards
    assert (shown(after.sheet), after.sheet.discontented) == (" / S / ", 1)


def test_opening_a_cabin_first_or_boarding_first_is_the_owners_choice() -> None:
    """OB-7: with one's only free cabin at the wrong level, the order decides where the passenger may go."""
    desk = at_desk(". /  / ", "banker", cabins(3))
    assert {one.card for one in ways(desk)} == {28, 51}
    opened = then(desk, card=51)
    assert [one.stars for one in ways(opened)] == [1, 3]


def test_a_symbol_is_drawn_in_the_cabin() -> None:
    assert shown(at_desk(". /  / ", "gourmet").sheet) == "G /  / "


def test_the_question_mark_lets_choose_the_symbol() -> None:
    desk = at_desk(" /  / .", "magician")
    assert ways(desk) == [Draw(1, 16, 3, symbol, Means.PLAIN) for symbol in Symbol]
    assert shown(then(desk, symbol=Symbol.SUN).sheet) == " /  / S"


def test_each_die_ticks_a_satisfied_for_every_die_aboard() -> None:
    """The first one ticks one box, the second two more, the third three more."""
    ticked = []
    text = " /  / ."
    for name in ("croupier", "card-sharp", "chess-master"):
        desk = at_desk(text, name)
        ticked.append(desk.sheet.satisfied)
        text = shown(desk.sheet) + " ."
    assert ticked == [1, 2, 3]


def test_a_die_drawn_for_a_question_mark_ticks_its_boxes() -> None:
    """OB-3."""
    assert then(at_desk(" /  / D .", "magician"), symbol=Symbol.DIE).sheet.satisfied == 2
    assert then(at_desk(" /  / D .", "magician"), symbol=Symbol.GLASS).sheet.satisfied == 0


def test_a_die_in_a_better_or_worse_cabin_ticks_both_kinds_of_box() -> None:
    after = at_desk(". /  / ", "croupier").sheet
    assert (after.satisfied, after.discontented) == (1, 1)


def test_a_lover_joins_an_occupied_cabin_and_takes_none() -> None:
    """OB-21: no stars asked, no cabin filled."""
    desk = at_desk("2 . /  / ", "countess")
    assert shown(desk.sheet) == "2+2 . /  / "
    assert desk.sheet.filled == 1
    assert (desk.sheet.satisfied, desk.sheet.discontented) == (0, 0)
    assert isinstance(desk.happened[0], LoverJoined)


def test_a_cabin_takes_one_heart() -> None:
    """OB-2: without an occupied cabin that has none, the Lover is lost for one Discontented."""
    assert shown(at_desk("2+1 2 / 3 / ", "poet", "countess").sheet) == "2+1 2+1 / 3+2 / "
    lost = at_desk("2+1 . /  / ", "countess").sheet
    assert (shown(lost), lost.discontented) == ("2+1 . /  / ", 1)


def test_a_lover_can_wait_for_a_passenger_of_the_same_turn() -> None:
    """OB-2, OB-7."""
    desk = at_desk(". /  / ", "countess", "student")
    assert {one.card for one in ways(desk)} == {24, 26}
    happy, sad = then(desk, card=26).sheet, then(desk, card=24).sheet
    assert (shown(happy), happy.discontented) == ("2+2 /  / ", 0)
    assert (shown(sad), sad.discontented) == ("2 /  / ", 1)


def test_which_of_two_lovers_is_lost_is_the_owners_choice() -> None:
    desk = at_desk("2 /  / ", "poet", "countess")
    assert shown(then(desk, card=24).sheet) == "2+2 /  / "
    assert shown(then(desk, card=21).sheet) == "2+1 /  / "


def test_where_there_are_enough_passengers_nobody_asks_which_one_a_lover_joins() -> None:
    """OB-30: it matters for nothing."""
    desk = at_desk("2 / 3 . / .", "poet", "teacher")
    assert shown(desk.sheet) == "2+1 / 3 . / ."
    assert {one.card for one in ways(desk)} == {27}


def test_two_guests_alike_for_the_last_two_cabins_board_unasked() -> None:
    """OB-32: who of them gets the better one makes no difference."""
    desk = at_desk(". / . / ", "teacher", "doctor")
    assert not desk.cards
    assert shown(desk.sheet) == "3 / 3 / "
    assert len(ways(at_desk(". / . / .", "teacher", "doctor"))) == 6
    assert len(ways(at_desk(". / . / ", "teacher", "student"))) == 4


def test_whatever_is_not_asked_comes_out_the_same_and_whatever_is_asked_does_not() -> None:
    """OB-32, for every two passengers on sheets with few cabins free."""
    guests = [card for card in CARDS.values() if isinstance(card, NumberPassenger | SymbolPassenger | LoverCard)]
    for own in (". / . / ", "4 . / / .", ". . / 3 / "):
        for pair in combinations(guests, 2):
            desk = at_desk(own, *pair)
            assert (len(_endings(desk)) == 1) == (not desk.cards)


def _endings(desk: WritingDesk) -> set[object]:
    """All sheets that can come out, whoever of two alike stands where."""
    acts = ways(desk)
    if acts:
        return {end for act in acts for end in _endings(writing_desks.after(desk, 0, act))}
    lines = [(line.open, tuple(sorted(map(str, line.passengers)))) for line in desk.sheet.lines]
    hearts = sorted(points for line in desk.sheet.lines for points in line.hearts)
    return {(tuple(lines), tuple(hearts), desk.sheet.satisfied, desk.sheet.discontented)}


@pytest.mark.parametrize(("name", "own", "lack"), [("banker", " / / ", Lack.CABIN), ("poet", ". / / ", Lack.PARTNER)])
def test_who_is_turned_away_is_told_for_want_of_what(name: str, own: str, lack: Lack) -> None:
    assert at_desk(own, name).happened == (TurnedAway(0, named(name), lack),)


@pytest.mark.parametrize(
    ("item", "helpful"),
    [
        (named("painter"), {Captain.CHAMELEON, Luggage.COSTUME_TRUNK}),
        (named("poet"), {Luggage.LOVE_LETTERS}),
        (gift(Gift.LOVER), {Luggage.LOVE_LETTERS}),
        (cabins(1), {Captain.CARPENTER, Luggage.TOOLBOX}),
        (gift(Gift.TWO_STAR_CABIN), {Captain.CARPENTER, Luggage.TOOLBOX}),
        (named("banker"), set()),
        (gift(Gift.SYMBOL), set()),
    ],
)
def test_each_kind_of_card_knows_its_own_help(item: Item, helpful: set[Captain | Luggage]) -> None:
    """OB-10, OB-20, OB-23."""
    for captain in Captain:
        assert (Means.CAPTAIN in means_for(under(captain), item)) == (captain in helpful)
        assert not means_for(replace(under(captain), captain_used=True), item)
    for luggage in Luggage:
        assert (Means.LUGGAGE in means_for(sheet(EMPTY, luggage), item)) == (luggage in helpful)
