"""The six captains: chosen in secret, used as often as they may be."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalAction
from engines.on_board import GAME
from engines.on_board.actions import (
    ChooseCaptain,
    Divide,
    Draw,
    Give,
    Hidden,
    Keep,
    OnBoardOptions,
    OnBoardRefusal,
    Pick,
)
from engines.on_board.cards import (
    Captain,
    CoveredPile,
    Luggage,
    Means,
    OpenPile,
    PileName,
    Port,
    SecretPile,
    Symbol,
)
from engines.on_board.events import (
    CaptainChosen,
    CaptainsDealt,
    CaptainsRevealed,
    CardGiven,
    CardsDrawn,
    GiftDecided,
    PileTaken,
    YouDrew,
)
from engines.on_board.views import Phase
from tests.engines.on_board.table import (
    Table,
    at_desk,
    at_turn,
    baggage,
    cabins,
    named,
    refusal,
    sheet,
    shown,
    then,
    under,
    ways,
)

THREE = ("teacher", "banker", "student")
WIDE = ". . . . / . . . / . . ."
NONE = " /  / "


def choosing() -> Table:
    step = GAME.setup(OnBoardOptions(captains=True), 2, Chance("captains", 0))
    return Table(step.state, list(step.told))


def test_each_gets_two_captains_that_only_the_owner_sees() -> None:
    """OB-25."""
    table = choosing()
    (mine,), (theirs,) = table.heard(0, CaptainsDealt), table.heard(1, CaptainsDealt)
    assert len({*mine.captains, *theirs.captains}) == 4
    assert not table.heard(None, CaptainsDealt)
    assert GAME.view(table.state, 0).my_captains == mine.captains
    assert GAME.view(table.state, None).my_captains == ()


def test_captains_are_chosen_sealed_may_be_changed_and_are_shown_together() -> None:
    """OB-25, G-4."""
    table = choosing()
    first, second = table.state.dealt[0]
    table.do(0, ChooseCaptain(first)).do(0, ChooseCaptain(second))
    assert table.events(CaptainChosen) == [CaptainChosen(0)]
    assert GAME.view(table.state, 1).sheets[0].captain is None
    assert GAME.view(table.state, 0).my_captain is second
    other = table.state.dealt[1][0]
    table.do(1, ChooseCaptain(other))
    assert table.events(CaptainsRevealed) == [CaptainsRevealed((second, other))]
    assert [own.captain for own in table.state.sheets] == [second, other]
    assert table.state.turn == 1


def test_only_a_captain_dealt_can_be_chosen() -> None:
    table = choosing()
    (other, _) = table.state.dealt[1]
    with pytest.raises(IllegalAction) as refused:
        table.do(0, ChooseCaptain(other))
    assert refused.value.reason is OnBoardRefusal.CAPTAIN_NOT_DEALT


# Courtesy


def courteous(*, other: Any = WIDE, alone: Any = "banker") -> Table:
    """Seat 0, under Captain Courtesy, has taken teacher and student, seat 1 the banker."""
    return at_turn(THREE, (under(Captain.COURTESY, WIDE), other)).deal(alone, PileName.SINGLE)


def test_captain_courtesy_gives_a_card_just_taken_to_the_other_who_must_resolve_it() -> None:
    """OB-9."""
    table = courteous()
    assert table.waited_for == {0}
    assert table.choices(0) == [Give((27,), ()), Give((26,), ()), Keep(1)]
    table.do(0, Give((26,), ()))
    assert table.events(CardGiven) == [CardGiven(0, 1, named("student"), Means.CAPTAIN)]
    assert table.state.hands == ((27,), (28, 26))
    assert table.sheet(0).captain_used


def test_even_the_only_card_may_be_given() -> None:
    """OB-9."""
    table = at_turn(THREE, (under(Captain.COURTESY, WIDE), WIDE)).deal("banker", PileName.PAIR)
    table.do(0, Give((28,), ()))
    assert table.state.hands == ((), (27, 26, 28))
    assert table.waited_for == {1}


def test_a_used_captain_is_not_asked_again_before_the_next_port() -> None:
    """OB-16."""
    table = courteous()
    table.state.sheets = (under(Captain.COURTESY, NONE), sheet(NONE))
    table.do(0, Give((26,), ()))
    assert table.state.turn == 2
    table.deal("student", PileName.SINGLE)
    assert table.state.phase is not Phase.GIVE


def test_a_power_is_renewed_after_each_port_and_a_port_belongs_to_the_stretch_it_ends() -> None:
    """OB-16."""
    used = under(Captain.CARPENTER, ". / . / ")
    used = type(used)(used.lines, captain=used.captain, captain_used=True)
    table = at_turn(("guest-book", "thick-skin", "port-register"), (used, ". . / . / "), turn=5, port=Port.OPEN)
    table.deal("guest-book", PileName.SINGLE)
    assert shown(table.sheet(0)) == ". / . . / "  # opened as it is: the power was used up
    assert not table.sheet(0).captain_used


def test_both_may_give_and_decide_sealed() -> None:
    """OB-9, G-4."""
    table = courteous(other=sheet(WIDE, Luggage.GIFT_PARCEL))
    assert table.waited_for == {0, 1}
    table.do(1, Give((), (28,)))
    assert table.events(GiftDecided) == [GiftDecided(1)]
    assert not table.events(CardGiven)
    assert GAME.view(table.state, 0).sheets[1].has(Luggage.GIFT_PARCEL)
    table.do(1, Keep(1)).do(1, Give((), (28,)))
    assert len(table.events(GiftDecided)) == 1
    table.do(0, Give((27,), ()))
    assert table.state.hands == ((26, 28), (27,))
    assert not table.sheet(1).has(Luggage.GIFT_PARCEL)


def test_captain_and_parcel_may_give_a_card_each() -> None:
    """OB-34: with one card each, who gives which matters for nothing."""
    table = at_turn(THREE, (under(Captain.COURTESY, WIDE, Luggage.GIFT_PARCEL), WIDE)).deal("banker", PileName.SINGLE)
    assert Give((27,), (26,)) in table.choices(0)
    assert Give((26,), (27,)) not in table.choices(0)
    table.do(0, Give((27,), (26,)))
    assert table.state.hands == ((), (28, 27, 26))


# Carpenter is tried in test_openings


# Chameleon


def test_captain_chameleon_changes_a_symbol_being_drawn() -> None:
    """OB-20: recorded as the new one only, with the stars of the old."""
    desk = at_desk(under(Captain.CHAMELEON, " /  / ."), "painter")
    assert ways(desk) == [
        Draw(1, 7, 3, Symbol.SUN, Means.PLAIN),
        Draw(1, 7, 3, Symbol.GLASS, Means.CAPTAIN),
        Draw(1, 7, 3, Symbol.DIE, Means.CAPTAIN),
    ]
    after = then(desk, symbol=Symbol.DIE).sheet
    assert shown(after) == " /  / D"
    assert after.satisfied == 1 + 1  # better cabin than the sun asked for, and the first die
    assert after.captain_used


def test_a_die_turned_sun_ticks_nothing() -> None:
    """OB-20."""
    assert then(at_desk(under(Captain.CHAMELEON, " /  / D ."), "croupier"), symbol=Symbol.SUN).sheet.satisfied == 0


def test_a_symbol_is_changed_once_in_a_stretch() -> None:
    """OB-16."""
    desk = at_desk(under(Captain.CHAMELEON, " /  / . ."), "painter", "swimmer")
    once = then(desk, card=7, symbol=Symbol.GLASS)
    assert not once.cards  # the swimmer can only be a sun now
    assert shown(once.sheet) == " /  / G S"


def test_objectives_cannot_be_changed() -> None:
    """OB-20."""
    assert not at_desk(under(Captain.CHAMELEON, NONE), "casino-night").cards


# Sunshine, Cupid


def test_captain_sunshine_makes_a_sun_worth_three_at_a_port() -> None:
    table = at_turn(
        ("guest-book", "thick-skin", "port-register"), (under(Captain.SUNSHINE, "S S / / "), "S / / "), turn=5
    )
    table.deal("guest-book", PileName.SINGLE)
    assert [own.suns for own in table.state.sheets] == [(6,), (2,)]


@pytest.mark.parametrize(("name", "points"), [("poet", 4), ("countess", 5)])
def test_captain_cupid_makes_a_lover_worth_three_more_every_time(name: str, points: int) -> None:
    own = at_desk(under(Captain.CUPID, "2 / / "), name).sheet
    assert shown(own) == f"2+{points} /  / "
    assert not own.captain_used


# Curtain


def test_under_captain_curtain_only_the_distributor_sees_the_cards_until_they_are_divided() -> None:
    """OB-8."""
    table = at_turn(THREE, (under(Captain.CURTAIN, WIDE), WIDE))
    cards = tuple(map(named, THREE))
    assert table.heard(1, CardsDrawn) == [CardsDrawn(0, CoveredPile(3))]
    assert table.heard(0, YouDrew) == [YouDrew(cards)]
    assert not table.heard(1, YouDrew)
    assert GAME.view(table.state, 0).drawn == SecretPile(cards)
    assert GAME.view(table.state, 1).drawn == GAME.view(table.state, None).drawn == CoveredPile(3)
    assert {one.hidden for one in table.choices(0)} == set(Hidden)


def test_a_pile_face_down_shows_its_size_only_and_is_turned_up_when_both_are_taken() -> None:
    """OB-8."""
    table = at_turn(THREE, (under(Captain.CURTAIN, WIDE), WIDE)).do(0, Divide(28, Hidden.PAIR))
    open_single, pair = OpenPile((named("banker"),)), (named("teacher"), named("student"))
    assert GAME.view(table.state, 1).piles == (open_single, CoveredPile(2))
    assert GAME.view(table.state, None).piles == (open_single, CoveredPile(2))
    assert GAME.view(table.state, 0).piles == (open_single, SecretPile(pair))
    table.do(1, Pick(1, PileName.SINGLE))
    assert PileTaken(0, PileName.PAIR, pair, True) in table.heard(None, PileTaken)  # noqa: FBT003


def test_captain_curtain_may_leave_both_piles_open() -> None:
    """OB-8."""
    table = at_turn(THREE, (under(Captain.CURTAIN, WIDE), WIDE)).do(0, Divide(28, Hidden.NONE))
    assert all(isinstance(pile, OpenPile) for pile in GAME.view(table.state, 1).piles)


def test_captain_curtain_does_nothing_while_the_other_distributes() -> None:
    table = at_turn(THREE, (WIDE, under(Captain.CURTAIN, WIDE)))
    assert {one.hidden for one in table.choices(0)} == {Hidden.NONE}


def test_a_parcel_given_away_by_the_captain_is_no_means_any_more() -> None:
    """OB-34."""
    table = at_turn((baggage(Luggage.GIFT_PARCEL), "banker", "teacher"), (under(Captain.COURTESY, WIDE), WIDE)).deal(
        "teacher", PileName.SINGLE
    )
    parcel = baggage(Luggage.GIFT_PARCEL).number
    assert table.choices(0) == [Give((parcel,), ()), Give((28,), ()), Give((), (28,)), Keep(1)]
    assert refusal(table, 0, Give((), (parcel,))) is OnBoardRefusal.PARCEL_NOT_ITSELF


def test_a_choice_that_only_decides_whether_a_power_is_spent_is_left_to_its_owner() -> None:
    """Ruling OB-32: both cabin cards can but open the last closed cabin, with Captain Carpenter or without."""
    last = under(Captain.CARPENTER, f"{'. ' * 9}/ {'. ' * 8}/ {'. ' * 6}")
    asked = at_desk(last, cabins(2), cabins(3))
    assert {way.means for way in ways(asked)} == {Means.PLAIN, Means.CAPTAIN}
    assert not ways(at_desk(replace(last, captain_used=True), cabins(2), cabins(3)))


def test_courtesy_carpenter_and_chameleon_work_once_between_two_ports() -> None:
    """OB-16."""
    once = {captain for captain in Captain if captain.works_once}
    assert once == {Captain.COURTESY, Captain.CARPENTER, Captain.CHAMELEON}
