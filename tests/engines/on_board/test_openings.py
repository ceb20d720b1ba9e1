"""Cabin cards: what they open, what instead, and what added stars do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.on_board.cards import Captain, Gift, Item, Luggage, Means
from engines.on_board.events import CabinsOpened
from engines.on_board.openings import leaves_some, ways_to_open, ways_to_spend
from engines.on_board.sheet import Sheet
from tests.engines.on_board.table import at_desk, cabins, gift, sheet, shown, stars, then, under, ways

ALL_TWOS = ". . . . . . . ."
ALL_THREES = ". . . . . . ."
ALL_ONES = ". . . . . . . . ."


def opened(text: str | Sheet, card: Item) -> set[tuple[tuple[int, ...], Means]]:
    return {(one.cabins, one.means) for one in ways(at_desk(text, card))}


def test_a_cabin_card_opens_cabins_of_its_levels() -> None:
    assert shown(at_desk(". / . / .", cabins(2, 1)).sheet) == ". . / . . / ."
    assert shown(at_desk(". / . / .", cabins(3, 2)).sheet) == ". / . . / . ."


def test_a_level_that_is_all_open_may_be_replaced_by_a_lower_one_or_by_nothing() -> None:
    """OB-5."""
    assert opened(f". / . / {ALL_THREES}", cabins(3)) == {
        ((0, 1, 0), Means.PLAIN),
        ((1, 0, 0), Means.PLAIN),
        ((0, 0, 0), Means.PLAIN),
    }


def test_a_level_with_a_closed_cabin_must_be_opened() -> None:
    """OB-5."""
    assert ways_to_open((2, 1), (1, 1, 1), 0) == ((1, 1, 0),)


def test_an_opening_that_is_nowhere_possible_is_lost() -> None:
    desk = at_desk(f"{ALL_ONES} / . / .", cabins(1, 1))
    assert desk.sheet.open == 11
    (event,) = desk.happened
    assert isinstance(event, CabinsOpened)
    assert event.cabins == (0, 0, 0)


@pytest.mark.parametrize(
    ("card", "cabins_opened", "leaves"),
    [
        (cabins(3, 2), (0, 1, 1), False),
        (cabins(3, 2), (1, 1, 0), False),
        (cabins(3, 2), (0, 1, 0), True),
        (cabins(3), (0, 0, 0), True),
        (stars(), (0, 0, 1), False),
        (stars(), (1, 1, 0), False),
        (stars(), (2, 0, 0), True),
        (gift(Gift.TWO_STARS_OF_CHOICE), (1, 0, 0), True),
        (gift(Gift.TWO_STARS_OF_CHOICE), (0, 1, 0), False),
        (gift(Gift.TWO_STAR_CABIN), (1, 0, 0), False),
    ],
)
def test_a_card_that_could_have_opened_more_leaves_some(
    card: Item, cabins_opened: tuple[int, ...], *, leaves: bool
) -> None:
    """OB-5."""
    assert leaves_some(card, cabins_opened) == leaves


def test_the_event_says_that_a_part_of_the_card_went_unused() -> None:
    (event,) = at_desk(f". / {ALL_TWOS} / {ALL_THREES}", cabins(1)).happened
    assert isinstance(event, CabinsOpened)
    assert not event.unused
    (event,) = at_desk(f"{'. ' * 8}/ {ALL_TWOS} / {ALL_THREES}", cabins(1, 1)).happened
    assert isinstance(event, CabinsOpened)
    assert event.cabins == (1, 0, 0)
    assert event.unused


def test_a_replacement_can_take_the_cabin_of_the_other_opening() -> None:
    """OB-5: a three and a two, with no three and one two left."""
    assert set(ways_to_open((3, 2), (5, 1, 0), 0)) == {(0, 1, 0), (1, 1, 0), (1, 1, 0)}


def test_three_stars_of_choice_are_three_ones_or_a_two_and_a_one_or_a_three() -> None:
    assert set(ways_to_spend(3, (9, 8, 7))) == {(3, 0, 0), (1, 1, 0), (0, 0, 1)}


def test_stars_of_choice_must_be_spent_as_long_as_one_more_cabin_could_be_opened() -> None:
    """OB-10: without closed ones, a two wastes a star because nothing else fits."""
    assert set(ways_to_spend(3, (0, 8, 7))) == {(0, 1, 0), (0, 0, 1)}
    assert set(ways_to_spend(3, (2, 0, 0))) == {(2, 0, 0)}
    assert ways_to_spend(3, (0, 0, 0)) == ((0, 0, 0),)


def test_added_stars_raise_the_cabins_being_opened_split_as_liked() -> None:
    """OB-10."""
    assert set(ways_to_open((1, 1), (9, 8, 7), 2)) == {(1, 0, 1), (0, 2, 0)}
    assert set(ways_to_open((1, 1), (9, 8, 7), 4)) == {(0, 0, 2)}
    assert set(ways_to_open((2, 1), (9, 8, 7), 2)) == {(0, 1, 1)}


def test_added_stars_never_raise_a_cabin_above_three() -> None:
    """OB-10: a star without use is lost."""
    assert ways_to_open((2,), (9, 8, 7), 2) == ((0, 0, 1),)
    assert ways_to_open((3,), (9, 8, 7), 2) == ((0, 0, 1),)


def test_captain_and_toolbox_make_the_stars_of_choice_five_and_seven() -> None:
    """OB-10."""
    own = under(Captain.CARPENTER, ". / . / .", Luggage.TOOLBOX)
    found = opened(own, stars())
    assert {cabins for cabins, means in found if means is Means.PLAIN} == set(ways_to_spend(3, (8, 7, 6)))
    assert {cabins for cabins, means in found if means is Means.CAPTAIN} == set(ways_to_spend(5, (8, 7, 6)))
    assert {cabins for cabins, means in found if means is Means.LUGGAGE} == set(ways_to_spend(5, (8, 7, 6)))
    assert {cabins for cabins, means in found if means is Means.BOTH} == set(ways_to_spend(7, (8, 7, 6)))
    assert len(found) <= 24


def test_help_is_offered_only_where_it_opens_what_less_help_does_not() -> None:
    """OB-32: a three cannot be raised, so nobody is asked."""
    desk = at_desk(under(Captain.CARPENTER, ". / . / ."), cabins(3))
    assert not desk.cards
    assert not desk.sheet.captain_used


def test_both_helps_are_offered_only_for_what_one_of_them_does_not_open() -> None:
    """OB-32."""
    own = under(Captain.CARPENTER, ". / . / .", Luggage.TOOLBOX)
    assert opened(own, cabins(2)) == {
        ((0, 1, 0), Means.PLAIN),
        ((0, 0, 1), Means.CAPTAIN),
        ((0, 0, 1), Means.LUGGAGE),
    }


def test_cabins_are_opened_in_whatever_order_opens_most_ways() -> None:
    """OB-5, OB-10: the raised one may take the last of its level before or after the other asks for it."""
    assert ways_to_open((1, 1, 3), (1, 1, 1), 2) == ((1, 1, 1), (1, 0, 1))


def test_used_help_is_gone() -> None:
    desk = at_desk(under(Captain.CARPENTER, ". / . / .", Luggage.TOOLBOX), cabins(1))
    both = then(desk, means=Means.CAPTAIN).sheet
    assert shown(both) == ". / . / . ."
    assert both.captain_used
    assert both.has(Luggage.TOOLBOX)
    boxed = then(desk, means=Means.LUGGAGE).sheet
    assert not boxed.captain_used
    assert not boxed.has(Luggage.TOOLBOX)


def test_captain_and_toolbox_together_are_both_used() -> None:
    """OB-10: they add up; two ones become two threes."""
    own = under(Captain.CARPENTER, ". / . / .", Luggage.TOOLBOX)
    after = then(at_desk(own, cabins(1, 1)), means=Means.BOTH).sheet
    assert shown(after) == ". / . / . . ."
    assert after.captain_used
    assert not after.has(Luggage.TOOLBOX)


def test_who_adds_stars_leaves_no_cabin_closed_that_could_be_opened() -> None:
    """OB-32."""
    assert set(ways_to_open((2,), (1, 1, 0), 2)) == {(0, 1, 0), (1, 0, 0)}


def test_the_port_of_2022_opens_a_two_star_cabin_which_may_be_raised() -> None:
    """OB-10, OB-24."""
    assert shown(at_desk(". / . / .", gift(Gift.TWO_STAR_CABIN)).sheet) == ". / . . / ."
    raised = then(at_desk(sheet(". / . / .", Luggage.TOOLBOX), gift(Gift.TWO_STAR_CABIN)), means=Means.LUGGAGE)
    assert shown(raised.sheet) == ". / . / . ."
    assert opened(f". / {ALL_TWOS} / .", gift(Gift.TWO_STAR_CABIN)) == {
        ((1, 0, 0), Means.PLAIN),
        ((0, 0, 0), Means.PLAIN),
    }


def test_the_port_of_2019_opens_a_two_or_two_ones() -> None:
    assert opened(". / . / .", gift(Gift.TWO_STARS_OF_CHOICE)) == {
        ((2, 0, 0), Means.PLAIN),
        ((0, 1, 0), Means.PLAIN),
    }


closed = st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(0, 3))


@given(st.lists(st.integers(1, 3), min_size=1, max_size=2), closed, st.sampled_from((0, 2, 4)))
def test_no_card_opens_more_cabins_than_it_names_or_than_are_closed(
    levels: list[int], closed: tuple[int, ...], added: int
) -> None:
    for way in ways_to_open(tuple(levels), closed, added):
        assert sum(way) <= len(levels)
        assert all(0 <= more <= left for more, left in zip(way, closed, strict=True))
        assert sum(level * more for level, more in enumerate(way, start=1)) <= min(sum(levels) + added, 3 * len(levels))


@given(st.integers(2, 7), closed)
def test_stars_of_choice_are_never_overspent_and_never_left_while_a_cabin_fits(
    stars: int, closed: tuple[int, ...]
) -> None:
    for way in ways_to_spend(stars, closed):
        left = stars - sum(level * more for level, more in enumerate(way, start=1))
        assert left >= 0
        assert not any(level <= left and way[level - 1] < closed[level - 1] for level in (1, 2, 3))
