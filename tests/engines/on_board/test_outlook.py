"""What people are promised holds, and is read off what they may know."""

from dataclasses import replace

import pytest

from engines.core.seats import Seat
from engines.on_board import GAME
from engines.on_board.actions import Edition, OnBoardOptions, Settling
from engines.on_board.cards import Captain, Card, Item, Luggage, PileName, Port
from engines.on_board.events import Mood
from engines.on_board.inside import writing_desks
from engines.on_board.inside.turns import gift_choices
from engines.on_board.outlook import (
    Gain,
    Outcome,
    gains,
    is_help_left_aside,
    may_give,
    outcome,
    ports_ahead,
    writes_alone,
)
from engines.on_board.scoring import score_lines, total
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase, PortCall
from tests.engines.driver import Setting, random_game
from tests.engines.on_board.table import EMPTY, Table, at_desk, at_turn, baggage, cabins, named, sheet, under, way

CARDS = ("croupier", "banker", "poet")
EVERYTHING = Setting(GAME, OnBoardOptions(captains=True, luggage=True, specials=True), 2)


def view(own: str | Sheet = EMPTY, table: Table | None = None, seat: Seat | None = 0) -> OnBoardView:
    """How the table looks to this seat, who has this sheet and is about to split."""
    return GAME.view((table or at_turn(CARDS, (own, EMPTY))).state, seat)


def card(item: str | Card) -> Card:
    return named(item) if isinstance(item, str) else item


class TestWhatAChoiceBrings:
    @pytest.mark.parametrize(
        ("name", "stars", "promised"),
        [
            ("banker", 3, Outcome(Gain(4))),
            ("banker", 1, Outcome(Gain(2), Mood.CROSS)),
            ("gourmet", 3, Outcome(Gain(4), Mood.PLEASED)),
            ("painter", 2, Outcome(Gain(0, a_port=2))),
            ("sunbather", 3, Outcome(Gain(5), Mood.PLEASED, misses=True)),
        ],
    )
    def test_it_is_told_with_the_mood_and_what_a_sun_pays_at_each_port(
        self, name: str, stars: int, promised: Outcome
    ) -> None:
        """OB-18."""
        desk = at_desk(EMPTY, name)
        assert outcome(desk.sheet, 0, named(name), way(desk, stars=stars), view()) == promised

    def test_after_the_last_port_a_sun_promises_nothing(self) -> None:
        desk, table = at_desk(EMPTY, "painter"), at_turn(CARDS, turn=20)
        table.state.calls = (PortCall(Port.OPEN, (4, 4), None),) * 4
        promised = outcome(desk.sheet, 0, named("painter"), way(desk, stars=2), view(table=table))
        assert promised.gain == Gain(0)

    def test_it_is_what_the_points_then_grow_by(self) -> None:
        kept = 0
        for position in random_game(EVERYTHING, "outlook"):
            for seat in (0, 1):
                seen = GAME.view(position.state, seat)
                for action in GAME.legal_actions(position.state, seat) if seen.my_desk else ():
                    kept += isinstance(action, Settling) and self.is_kept(action, seen, seat)
        assert kept > 100

    def is_kept(self, action: Settling, seen: OnBoardView, seat: Seat) -> bool:
        """Whether the points grew as promised; nothing is said where the act leads to another one unasked."""
        desk = seen.my_desk
        assert desk is not None
        after = writing_desks.after(desk, seat, action)
        item = next(one for one in desk.cards if one.number == action.card)
        promised = outcome(desk.sheet, seat, item, action, seen).gain.points
        before, now = (total(score_lines(one.sheet, seen.options.edition)) for one in (desk, after))
        is_alone = len(after.happened) == len(desk.happened) + 1
        assert now - before == promised or not is_alone
        return is_alone


class TestWhatCardsBring:
    def test_together_they_bring_what_the_best_order_brings(self) -> None:
        full = view(" / . / ")
        assert gains([named("baroness"), cabins(3)], 0, full) == (Gain(4),)
        assert gains([named("baroness"), named("high-roller")], 0, full) == (Gain(1),)

    def test_more_now_comes_before_more_in_the_end(self) -> None:
        assert gains([named("magician")], 0, view()) == (Gain(2), Gain(0, a_port=2))
        assert gains([named("croupier")], 0, view()) == (Gain(2),)

    def test_neither_luggage_nor_a_power_is_spent_for_them(self) -> None:
        own = under(Captain.CARPENTER, "4 . / . / .", Luggage.LOVE_LETTERS)
        assert gains([named("poet")], 0, view(own)) == (Gain(1),)


@pytest.mark.parametrize(
    ("own", "pile", "left_aside"),
    [
        (under(Captain.CARPENTER), [cabins(3)], True),
        (under(Captain.CARPENTER), ["banker"], False),
        (replace(under(Captain.CARPENTER), captain_used=True), [cabins(3)], False),
        (under(Captain.CHAMELEON), ["painter"], True),
        (under(Captain.COURTESY), ["banker"], True),
        (under(Captain.CUPID), ["poet"], False),
        (sheet(EMPTY, Luggage.HATBOX), ["banker", "poet"], False),
        (sheet(EMPTY, Luggage.FIRST_AID_KIT), ["guest-book", cabins(3)], False),
        (sheet(EMPTY, Luggage.FIRST_AID_KIT), ["banker"], True),
        (sheet(EMPTY), [baggage(Luggage.LOVE_LETTERS), "poet"], True),
        (sheet(EMPTY), [baggage(Luggage.LOVE_LETTERS), "banker"], False),
        (under(Captain.COURTESY), [baggage(Luggage.TOOLBOX)], False),
    ],
)
def test_help_is_left_aside_where_it_could_change_what_cards_bring(
    own: Sheet, pile: list[str | Card], *, left_aside: bool
) -> None:
    """OB-19: luggage serves as soon as it is taken."""
    items: list[Item] = [card(one) for one in pile]
    assert is_help_left_aside([items], view(own)) == left_aside


def test_where_gifts_are_decided_they_are_no_help_left_aside() -> None:
    table = at_turn(CARDS, (under(Captain.COURTESY), EMPTY)).deal("banker", PileName.PAIR)
    assert table.state.phase is Phase.GIVE
    assert not is_help_left_aside([[named("banker")]], view(table=table))


def test_everybody_knows_who_may_give_and_the_rules_ask_just_those() -> None:
    """OB-9, OB-19, OB-34: hands, captains and luggage lie open."""
    asked = set()
    for position in random_game(EVERYTHING, "givers"):
        if position.state.phase is Phase.GIVE:
            seen = GAME.view(position.state, None)
            for seat in (0, 1):
                may = may_give(seen, seat)
                assert may == bool(gift_choices(position.state, seat))
                asked.add(may)
    assert asked == {True, False}


def test_ports_not_called_at_may_still_come_and_in_2022_one_of_them_never_does() -> None:
    table = at_turn(CARDS)
    table.state.calls = (PortCall(Port.OPEN, (5, 4), 0), PortCall(Port.SATISFIED, (1, 1), None))
    seen = view(table=table)
    assert ports_ahead(seen) == (Port.SYMBOLS, Port.FILLED, Port.FEWEST_DISCONTENTED)
    assert seen.ports_left == 2
    old = view(table=at_turn(CARDS, options=OnBoardOptions(Edition.OLD)))
    assert len(ports_ahead(old)) == old.ports_left == 4


def test_who_alone_gets_a_ports_gift_writes_alone() -> None:
    """OB-7: nobody else is waited for, so what is decided stands."""
    objectives = ("guest-book", "thick-skin", "port-register")
    for theirs, alone in (("G . / / ", True), ("G S . / . / .", False)):
        table = at_turn(objectives, ("G S . / . / .", theirs), turn=5, port=Port.SYMBOLS)
        table.deal("guest-book", PileName.SINGLE)
        assert table.state.phase is Phase.PORT
        assert writes_alone(view(table=table, seat=1), 1) == alone
    writing = at_turn(("banker", "teacher", "student")).deal("banker", PileName.PAIR)
    assert not writes_alone(view(table=writing), 0)
