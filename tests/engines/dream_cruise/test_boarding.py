"""Phase 1: boarding."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.errors import NotYourDecision
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import Done, Embark
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.events import FamiliesBoarded, FamiliesDrawn, HasChosen, LastRoundCalled, YouDrewFamilies
from engines.dream_cruise.ships import Cabin, Ship
from engines.dream_cruise.views import Ending, Phase
from tests.engines.dream_cruise.table import OTHERS, Table, calm, family, position, sea, ship


def boarding(*ships: Ship, **changed: Any) -> Table:
    """Phase 1 of round 3, reached from the end of round 2, in which nobody sends anybody."""
    last = position(*ships, **changed)
    return Table(last, []).all_done()


def with_empty(*cabins: int, seed: int = 0) -> Ship:
    full = calm(seed)
    return replace(full, cabins=tuple(None if at in cabins else cabin for at, cabin in enumerate(full.cabins)))


def test_a_seat_draws_two_families_for_each_empty_cabin_and_chooses_one_for_each() -> None:
    """The rulebook's example: oceanview and balcony are empty, four are drawn, two are kept, two are discarded."""
    game = boarding(with_empty(1, 2), calm(1))
    drawn = game.mine(0).drawn
    assert drawn == game.heard(YouDrewFamilies, 0)[0].families
    assert game.heard(FamiliesDrawn) == [FamiliesDrawn(0, 4)]
    assert len(drawn) == 4
    assert len(game.legal(0)) == 6
    game.does(0, Embark((drawn[0], drawn[3])))
    kept = game.state.ships[0].cabins
    assert kept[1] == Cabin(drawn[0], FAMILIES[drawn[0]].members)
    assert kept[2] == Cabin(drawn[3], FAMILIES[drawn[3]].members)
    assert game.state.family_discard == (drawn[1], drawn[2])
    assert game.heard(FamiliesBoarded) == [
        FamiliesBoarded(0, (drawn[0], drawn[3]), (Colour.ORANGE, Colour.BLUE), (drawn[1], drawn[2]))
    ]


def test_with_three_empty_cabins_any_three_of_six_may_be_kept() -> None:
    """DC-21."""
    game = boarding(ship(at=sea()), calm(1))
    assert len(game.legal(0)) == 20
    assert all(len(action.families) == 3 for action in game.legal(0))


def test_who_has_no_empty_cabin_is_not_asked() -> None:
    game = boarding(with_empty(0), calm(1))
    assert GAME.deciders(game.state) == {0}
    assert game.mine(1).drawn == ()
    with pytest.raises(NotYourDecision):
        game.does(1, Done())


def test_if_nobody_has_an_empty_cabin_the_round_goes_on_with_the_course() -> None:
    game = boarding(calm(0), calm(1))
    assert game.phase() is Phase.COURSE
    assert not game.heard(FamiliesDrawn)


def test_choices_are_sealed_until_the_last_one_is_in() -> None:
    """G-4."""
    game = boarding(with_empty(0), with_empty(0, seed=1))
    drawn = game.mine(0).drawn
    game.does(0, Embark(drawn[:1]))
    assert game.phase() is Phase.BOARD
    assert game.mine(0).chosen == drawn[:1]
    assert game.seen_by(1).waiting_for == (1,)
    assert game.seen_by(1).ships[0].ship.cabins[0] is None
    assert game.heard(HasChosen, 1) == [HasChosen(0)]
    game.does(1, game.legal(1)[0])
    assert game.phase() is Phase.COURSE


def test_a_choice_may_be_changed_until_the_last_one_is_in_and_nobody_is_told_again() -> None:
    """G-4."""
    game = boarding(with_empty(0), with_empty(0, seed=1))
    drawn = game.mine(0).drawn
    game.does(0, Embark(drawn[:1]), Embark(drawn[1:]))
    assert game.heard(HasChosen) == [HasChosen(0)]
    game.does(1, game.legal(1)[0])
    cabin = game.state.ships[0].cabins[0]
    assert cabin is not None
    assert cabin.family == drawn[1]


def test_families_are_drawn_in_seat_order_from_whoever_holds_the_token() -> None:
    """DC-4."""
    game = boarding(with_empty(0), with_empty(0, seed=1), with_empty(0, 1, seed=2), first=1)
    assert [event.seat for event in game.heard(FamiliesDrawn)] == [1, 2, 0]
    deck = tuple(OTHERS)
    assert game.mine(1).drawn == deck[:2]
    assert game.mine(2).drawn == deck[2:6]
    assert game.mine(0).drawn == deck[6:8]


def test_what_is_not_chosen_is_discarded_in_seat_order_whoever_answered_first() -> None:
    """DC-4."""
    results = []
    for order in ([0, 1], [1, 0]):
        game = boarding(with_empty(0), with_empty(0, seed=1), first=1)
        for seat in order:
            game.does(seat, Embark(game.mine(seat).drawn[:1]))
        results.append((game.state.family_discard, game.state.ships))
    assert results[0] == results[1]
    deck = tuple(OTHERS)
    assert results[0][0] == (deck[1], deck[3])


def test_only_drawn_families_in_the_right_number_board() -> None:
    game = boarding(with_empty(0, 1), calm(1))
    drawn = game.mine(0).drawn
    for wrong in [(drawn[0],), drawn[:3], (drawn[0], drawn[0]), (drawn[0], 59), (drawn[1], drawn[0])]:
        assert game.refuses(0, Embark(wrong)) == "families-not-offered"


def test_the_last_family_drawn_calls_the_last_round_and_the_discard_becomes_the_deck() -> None:
    """DC-3: the remaining seats draw from it, and all play on."""
    deck, discard = (20, 21), (30, 31, 32)
    game = boarding(with_empty(0), with_empty(0, seed=1), family_deck=deck, family_discard=discard)
    assert game.heard(LastRoundCalled) == [LastRoundCalled(Ending.FAMILIES)]
    assert game.state.ending is Ending.FAMILIES
    assert game.mine(0).drawn == deck
    assert set(game.mine(1).drawn) < set(discard)
    assert len(game.state.family_deck) == 1
    assert game.state.family_discard == ()


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_any_seat_can_draw_the_last_family(seat: int) -> None:
    """DC-3, each seat in turn; two more cards than the seats before it drew, and it has the last one."""
    ships = [with_empty(0, seed=number) for number in range(4)]
    game = boarding(*ships, family_deck=tuple(range(20, 22 + 2 * seat)), family_discard=tuple(range(30, 40)))
    kinds = [told.event for told in game.told if isinstance(told.event, FamiliesDrawn | LastRoundCalled)]
    assert kinds.index(LastRoundCalled(Ending.FAMILIES)) == seat + 1
    assert [len(game.mine(number).drawn) for number in range(4)] == [2, 2, 2, 2]


def test_the_last_family_ends_the_game_even_if_nobody_needs_another() -> None:
    """DC-3."""
    game = boarding(with_empty(0), calm(1), family_deck=(20, 21), family_discard=())
    assert game.state.ending is Ending.FAMILIES


def test_the_discarded_families_are_shuffled_before_they_are_the_deck() -> None:
    """DC-3 (printed)."""
    discard = tuple(range(30, 55))
    game = boarding(with_empty(0), calm(1), family_deck=(20, 21), family_discard=discard)
    assert sorted(game.state.family_deck) == sorted(discard)
    assert game.state.family_deck != discard


def test_one_family_left_in_the_deck_calls_nothing() -> None:
    game = boarding(with_empty(0), calm(1), family_deck=(20, 21, 22), family_discard=(30,))
    assert game.state.ending is None
    assert not game.heard(LastRoundCalled)


def test_a_draw_across_the_end_of_the_deck_goes_on_with_the_shuffled_discard() -> None:
    game = boarding(with_empty(0, 1), calm(1), family_deck=(20, 21, 22), family_discard=(30, 31))
    assert game.mine(0).drawn[:3] == (20, 21, 22)
    assert game.mine(0).drawn[3] in {30, 31}


def test_if_families_run_short_the_last_to_draw_gets_what_is_left_and_all_of_it_boards() -> None:
    """DC-4: every card drawn for an empty cabin is used, and a cabin may stay empty."""
    game = boarding(with_empty(0), with_empty(0, 1, seed=1), family_deck=(20, 21, 22), family_discard=())
    assert GAME.deciders(game.state) == {0}
    assert game.legal(1) == []
    game.does(0, Embark((20,)))
    cabins = game.state.ships[1].cabins
    assert cabins[0] == Cabin(22, FAMILIES[22].members)
    assert cabins[1] is None
    assert game.phase() is Phase.COURSE


def test_with_nothing_left_to_draw_the_cabins_stay_empty() -> None:
    """DC-4."""
    game = boarding(with_empty(0), calm(1), family_deck=(), family_discard=(), ending=None)
    assert game.phase() is Phase.COURSE
    assert game.state.ships[0].cabins[0] is None


def test_others_do_not_see_which_families_were_drawn() -> None:
    """DC-11 and G-5."""
    game = boarding(with_empty(0), with_empty(0, seed=1))
    assert game.heard(YouDrewFamilies, None) == []
    assert [event.families for event in game.heard(YouDrewFamilies, 1)] == [game.mine(1).drawn]
    shuffled = replace(game.state, drawn=(tuple(Chance("x", 0).shuffled((50, 51))), game.state.drawn[1]))
    assert GAME.view(shuffled, 1) == game.seen_by(1)


def test_families_with_their_own_wishes_board_with_all_their_members() -> None:
    big = family("culture", 6)
    game = boarding(with_empty(0), calm(1), family_deck=(big, 20, 21, 22))
    game.does(0, Embark((big,)))
    assert game.state.ships[0].cabins[0] == Cabin(big, 6)
