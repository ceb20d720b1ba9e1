"""What may be given to the other side, by what means, and who has what then."""

from dataclasses import replace

import pytest

from engines.on_board.actions import Give, Keep
from engines.on_board.cards import Captain, Card, Luggage, Means
from engines.on_board.giving import after_giving, gifts, means_to_give
from engines.on_board.sheet import Sheet
from tests.engines.on_board.table import EMPTY, baggage, named, sheet, under

COURTESY = under(Captain.COURTESY)
PARCEL = baggage(Luggage.GIFT_PARCEL)
POET, BANKER = named("poet"), named("banker")


@pytest.mark.parametrize(
    ("own", "hand", "means"),
    [
        (sheet(EMPTY), (POET,), ()),
        (under(Captain.CUPID), (POET,), ()),
        (COURTESY, (POET,), (Means.CAPTAIN,)),
        (replace(COURTESY, captain_used=True), (POET,), ()),
        (sheet(EMPTY, Luggage.GIFT_PARCEL), (POET,), (Means.LUGGAGE,)),
        (sheet(EMPTY, Luggage.TOOLBOX), (POET,), ()),
        (sheet(EMPTY), (PARCEL, POET), (Means.LUGGAGE,)),
        (COURTESY, (PARCEL,), (Means.CAPTAIN, Means.LUGGAGE)),
    ],
)
def test_courtesy_and_the_parcel_give_even_a_parcel_just_taken(
    own: Sheet, hand: tuple[Card, ...], means: tuple[Means, ...]
) -> None:
    """OB-9, OB-19."""
    assert means_to_give(own, hand) == means


def test_the_parcel_cannot_give_itself_but_the_captain_can_give_it() -> None:
    """OB-34."""
    assert gifts(sheet(EMPTY), (PARCEL,), turn=3) == ()
    assert gifts(COURTESY, (PARCEL,), turn=3) == (Give((PARCEL.number,), ()), Keep(3))


def test_both_means_together_give_both_cards() -> None:
    """OB-9."""
    both = under(Captain.COURTESY, EMPTY, Luggage.GIFT_PARCEL)
    assert Give((POET.number,), (BANKER.number,)) in gifts(both, (POET, BANKER), turn=3)
    assert not any(isinstance(one, Give) and len(one.cards) > 1 for one in gifts(both, (POET,), turn=3))


@pytest.mark.parametrize("own", [COURTESY, sheet(EMPTY, Luggage.GIFT_PARCEL)])
def test_who_has_nothing_to_give_is_not_asked(own: Sheet) -> None:
    assert gifts(own, (), turn=3) == ()


def test_what_is_given_is_written_down_by_the_other() -> None:
    """OB-9."""
    hand = (POET, BANKER)
    assert after_giving(hand, (PARCEL,), Give((), (POET.number,))) == ((BANKER,), (PARCEL, POET))
    assert after_giving(hand, (PARCEL,), Keep(3)) == (hand, (PARCEL,))
