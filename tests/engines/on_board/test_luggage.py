"""The six pieces of luggage, each at the moments when it may be used and when not."""

from engines.on_board import GAME
from engines.on_board.actions import (
    Give,
    Hidden,
    Keep,
    LeaveHatbox,
    LeaveKit,
    Love,
    OnBoardRefusal,
    OpenHatbox,
    UseKit,
)
from engines.on_board.cards import Captain, CoveredPile, Luggage, Means, OpenPile, PileName, Symbol
from engines.on_board.events import CardGiven, GiftDecided, HatboxOpened, KitUsed
from engines.on_board.views import Phase
from tests.engines.on_board.table import (
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


def test_luggage_is_laid_beside_the_sheet_unasked_and_without_limit() -> None:
    """OB-19."""
    desk = at_desk(" / / ", *map(baggage, Luggage))
    assert {card.luggage for card in desk.sheet.luggage} == set(Luggage)


def test_the_hatbox_is_asked_before_the_cards_are_drawn() -> None:
    """OB-8."""
    table = at_turn(THREE, (sheet(WIDE, Luggage.HATBOX), WIDE))
    assert table.state.phase is Phase.HATBOX
    assert table.choices(0) == [OpenHatbox(1), LeaveHatbox(1)]
    assert GAME.view(table.state, 0).drawn is None


def test_who_opens_the_hatbox_alone_sees_the_cards_and_must_lay_a_pile_face_down() -> None:
    """OB-8, OB-31."""
    table = at_turn(THREE, (sheet(WIDE, Luggage.HATBOX), WIDE)).do(0, OpenHatbox(1))
    assert table.events(HatboxOpened) == [HatboxOpened(0)]
    assert GAME.view(table.state, 1).drawn == CoveredPile(3)
    assert {one.hidden for one in table.choices(0)} == {Hidden.SINGLE, Hidden.PAIR}
    assert not table.sheet(0).has(Luggage.HATBOX)
    assert baggage(Luggage.HATBOX).number in table.state.discard


def test_who_leaves_the_hatbox_keeps_it_and_plays_in_the_open() -> None:
    table = at_turn(THREE, (sheet(WIDE, Luggage.HATBOX), WIDE)).do(0, LeaveHatbox(1))
    assert isinstance(GAME.view(table.state, 1).drawn, OpenPile)
    assert {one.hidden for one in table.choices(0)} == {Hidden.NONE}
    assert table.sheet(0).has(Luggage.HATBOX)


def test_a_hatbox_opened_covers_the_cards_of_that_turn_only() -> None:
    """OB-8."""
    objectives = ("guest-book", "thick-skin", "port-register")
    table = at_turn(objectives, (sheet(WIDE, Luggage.HATBOX), WIDE)).do(0, OpenHatbox(1))
    table.choose(0, alone=named("guest-book").number, hidden=Hidden.PAIR).choose(1, pile=PileName.SINGLE)
    assert (table.state.turn, table.state.distributor) == (2, 1)
    assert isinstance(GAME.view(table.state, 0).drawn, OpenPile)
    assert {one.hidden for one in table.choices(1)} == {Hidden.NONE}


def test_the_hatbox_is_for_its_owners_turn_as_distributor_only() -> None:
    table = at_turn(THREE, (WIDE, sheet(WIDE, Luggage.HATBOX)))
    assert table.state.phase is Phase.DIVIDE


def test_captain_curtain_is_not_asked_about_the_hatbox() -> None:
    """OB-31: at most one pile lies face down, and the captain can do that anyway."""
    assert at_turn(THREE, (under(Captain.CURTAIN, WIDE, Luggage.HATBOX), WIDE)).state.phase is Phase.DIVIDE


def test_the_costume_trunk_changes_a_symbol_being_drawn() -> None:
    """OB-20."""
    desk = at_desk(sheet(" /  / .", Luggage.COSTUME_TRUNK), "croupier")
    assert {one.symbol for one in ways(desk) if one.means is Means.LUGGAGE} == {Symbol.GLASS, Symbol.SUN}
    changed = then(desk, symbol=Symbol.GLASS).sheet
    assert (shown(changed), changed.satisfied) == (" /  / G", 0)
    assert not changed.has(Luggage.COSTUME_TRUNK)
    assert then(desk, symbol=Symbol.DIE).sheet.has(Luggage.COSTUME_TRUNK)


def test_the_costume_trunk_is_no_use_for_numbers() -> None:
    assert not at_desk(sheet(" /  / .", Luggage.COSTUME_TRUNK), "banker").cards


def test_love_letters_add_two_points_to_a_lover() -> None:
    desk = at_desk(sheet("2 / / ", Luggage.LOVE_LETTERS), "countess")
    assert ways(desk) == [Love(1, 24, Means.PLAIN), Love(1, 24, Means.LUGGAGE)]
    after = then(desk, means=Means.LUGGAGE).sheet
    assert shown(after) == "2+4 /  / "
    assert not after.has(Luggage.LOVE_LETTERS)


def test_captain_cupid_and_love_letters_make_a_two_a_seven() -> None:
    """OB-23."""
    desk = at_desk(under(Captain.CUPID, "2 / / ", Luggage.LOVE_LETTERS), "countess")
    assert shown(then(desk, means=Means.LUGGAGE).sheet) == "2+7 /  / "


def test_love_letters_are_not_asked_for_a_lover_that_is_lost() -> None:
    desk = at_desk(sheet(" / / ", Luggage.LOVE_LETTERS), "countess")
    assert not desk.cards
    assert desk.sheet.has(Luggage.LOVE_LETTERS)


def test_the_first_aid_kit_turns_every_discontented_of_the_turn_into_a_satisfied() -> None:
    """OB-22: refused passengers, lost Lovers and missing symbols included."""
    own = sheet(". / / ", Luggage.FIRST_AID_KIT, satisfied=1, discontented=5)
    desk = then(at_desk(own, "sunbather", "banker", "poet", "countess"), card=18)
    while desk.cards:
        desk = then(desk, card=desk.cards[0].number)
    assert desk.ticked == 4
    assert ways(desk) == [UseKit(1), LeaveKit(1)]
    used = then(desk, kind="kit")
    assert (used.sheet.satisfied, used.sheet.discontented) == (5, 5)
    assert used.happened[-1] == KitUsed(0, 4)
    assert not used.sheet.has(Luggage.FIRST_AID_KIT)
    left = then(desk, kind="leave-kit").sheet
    assert (left.satisfied, left.discontented, left.has(Luggage.FIRST_AID_KIT)) == (1, 9, True)


def test_the_first_aid_kit_is_not_asked_when_nothing_was_ticked() -> None:
    """OB-33."""
    assert not ways(at_desk(sheet(". / / ", Luggage.FIRST_AID_KIT, discontented=3), "student"))


def test_a_first_aid_kit_taken_in_the_same_turn_helps() -> None:
    """OB-19."""
    desk = at_desk(" / / ", baggage(Luggage.FIRST_AID_KIT), "banker")
    assert then(desk, kind="kit").sheet.satisfied == 1


def test_the_kit_may_be_taken_back_like_any_act() -> None:
    table = at_turn(THREE, (sheet(" / / ", Luggage.FIRST_AID_KIT), WIDE)).deal("banker", PileName.PAIR)
    table.do(0, UseKit(1)).choose(0, kind="take-back").do(0, LeaveKit(2))
    assert table.waited_for == {1}
    assert table.state.resolutions[0].desk.sheet.discontented == 1


def test_the_gift_parcel_gives_a_card_just_taken() -> None:
    """OB-9."""
    table = at_turn(THREE, (sheet(WIDE, Luggage.GIFT_PARCEL), WIDE)).deal("banker", PileName.PAIR)
    assert table.choices(0) == [Give((), (28,)), Keep(1)]
    table.do(0, Give((), (28,)))
    assert table.events(CardGiven) == [CardGiven(0, 1, named("banker"), Means.LUGGAGE)]
    assert baggage(Luggage.GIFT_PARCEL).number in table.state.discard


def test_a_gift_parcel_just_taken_can_give_the_other_card_but_not_itself() -> None:
    """OB-19, OB-34."""
    table = at_turn((baggage(Luggage.GIFT_PARCEL), *THREE[:2]), (WIDE, WIDE)).deal("banker", PileName.SINGLE)
    assert table.choices(0) == [Give((), (27,)), Keep(1)]
    table.do(0, Give((), (27,)))
    assert table.state.hands == ((), (28, 27))
    assert not table.sheet(0).has(Luggage.GIFT_PARCEL)
    assert baggage(Luggage.GIFT_PARCEL).number in table.state.discard


def test_a_gift_parcel_alone_has_nothing_to_give() -> None:
    table = at_turn((baggage(Luggage.GIFT_PARCEL), *THREE[:2]), (" / / ", " / / "))
    table.deal(baggage(Luggage.GIFT_PARCEL), PileName.PAIR)
    assert table.state.phase is not Phase.GIVE


def test_luggage_given_away_serves_its_new_owner_from_the_resolving_on() -> None:
    """OB-19."""
    toolbox = baggage(Luggage.TOOLBOX)
    table = at_turn((toolbox, "guest-book", cabins(1)), (sheet(WIDE, Luggage.GIFT_PARCEL), WIDE))
    table.deal(cabins(1), PileName.SINGLE).do(0, Give((), (toolbox.number,)))
    assert {one.means for one in table.choices(1)} == {Means.PLAIN, Means.LUGGAGE}


def test_a_parcel_received_as_a_gift_cannot_pass_anything_on_in_this_turn() -> None:
    """OB-9, OB-19."""
    parcel = baggage(Luggage.GIFT_PARCEL)
    table = at_turn((parcel, "banker", "teacher"), (under(Captain.COURTESY, WIDE), WIDE))
    table.deal("teacher", PileName.SINGLE).do(0, Give((parcel.number,), ()))
    assert table.state.phase is Phase.RESOLVE
    assert not table.heard(None, CardGiven)[1:]


def test_a_decision_about_a_gift_is_announced_only_while_somebody_is_still_waited_for() -> None:
    """OB-9: whoever decides alone, or last, is told of by what comes of it."""
    table = at_turn(THREE, (sheet(WIDE, Luggage.GIFT_PARCEL), WIDE)).deal("banker", PileName.PAIR)
    assert not table.do(0, Keep(1)).events(GiftDecided)
    both = at_turn(THREE, (sheet(WIDE, Luggage.GIFT_PARCEL), under(Captain.COURTESY, WIDE)))
    both.deal("banker", PileName.PAIR).do(0, Keep(1)).do(1, Keep(1))
    assert both.events(GiftDecided) == [GiftDecided(0)]


def test_a_gift_decided_is_shown_to_its_giver_alone() -> None:
    """OB-9."""
    both = (sheet(WIDE, Luggage.GIFT_PARCEL), under(Captain.COURTESY, WIDE))
    table = at_turn(THREE, both).deal("banker", PileName.PAIR).do(0, Give((), (28,)))
    assert [GAME.view(table.state, viewer).my_gift for viewer in (0, 1, None)] == [Give((), (28,)), None, None]


def test_the_parcel_is_refused_as_a_gift_of_its_own_with_the_reason() -> None:
    """OB-34."""
    table = at_turn((baggage(Luggage.GIFT_PARCEL), *THREE[:2])).deal("banker", PileName.SINGLE)
    assert refusal(table, 0, Give((), (baggage(Luggage.GIFT_PARCEL).number,))) is OnBoardRefusal.PARCEL_NOT_ITSELF


def test_what_was_not_taken_in_this_turn_cannot_be_given() -> None:
    """OB-9."""
    own = sheet(WIDE, Luggage.GIFT_PARCEL, Luggage.TOOLBOX)
    table = at_turn(THREE, (own, WIDE)).deal("banker", PileName.PAIR)
    toolbox = baggage(Luggage.TOOLBOX).number
    assert refusal(table, 0, Give((), (toolbox,))) is OnBoardRefusal.NOT_YOURS_TO_GIVE


def test_the_toolbox_adds_two_stars() -> None:
    """OB-10."""
    desk = at_desk(sheet(". / . / .", Luggage.TOOLBOX), cabins(1))
    after = then(desk, means=Means.LUGGAGE).sheet
    assert shown(after) == ". / . / . ."
    assert not after.has(Luggage.TOOLBOX)


def test_luggage_used_while_resolving_stays_in_sight_until_both_are_done() -> None:
    """OB-7."""
    table = at_turn((cabins(1), "teacher", "student"), (sheet(WIDE, Luggage.TOOLBOX), WIDE)).deal(
        cabins(1), PileName.PAIR
    )
    table.choose(0, means=Means.LUGGAGE)
    assert GAME.view(table.state, 1).sheets[0].has(Luggage.TOOLBOX)
    table.choose(1, card=27, stars=2).choose(1, card=26, stars=1)
    assert not table.sheet(0).has(Luggage.TOOLBOX)
    assert baggage(Luggage.TOOLBOX).number in table.state.discard
