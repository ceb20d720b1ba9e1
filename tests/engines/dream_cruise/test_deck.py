"""The decks: counts and ranges that are printed, and what makes ours playable."""

from collections import Counter

from engines.dream_cruise.cards import ActivityCard, AdditionCard, Icon, Letter, Region, Sea, Shore
from engines.dream_cruise.deck import (
    ACTIVITIES,
    ADDITIONS,
    FAMILIES,
    LOCATIONS,
    OTHER_FAMILIES,
    SEAS,
    SHIP_CARDS,
    SHORES,
    STARTING_FAMILIES,
    is_activity,
    is_sea,
)

GENERAL = {Icon.SPORTS, Icon.CULTURE, Icon.REST}


def test_there_are_60_families_54_locations_and_72_ship_cards() -> None:
    assert (len(STARTING_FAMILIES), len(OTHER_FAMILIES), len(FAMILIES)) == (12, 48, 60)
    assert (len(SHORES), len(SEAS), len(LOCATIONS)) == (36, 18, 54)
    assert (len(ACTIVITIES), len(ADDITIONS), len(SHIP_CARDS)) == (48, 24, 72)


def test_cards_are_what_their_numbers_say() -> None:
    for number, location in enumerate(LOCATIONS):
        assert is_sea(number) == isinstance(location, Sea) == (number >= 36)
    for number, card in enumerate(SHIP_CARDS):
        assert is_activity(number) == isinstance(card, ActivityCard) == (number < 48)
        assert is_activity(number) != isinstance(card, AdditionCard)


def test_keys_tell_cards_apart() -> None:
    """They are what words call a card by."""
    for deck in (FAMILIES, LOCATIONS, SHIP_CARDS):
        assert [key for key, count in Counter(card.key for card in deck).items() if count > 1] == []


def test_families_have_two_to_six_members_one_to_nine_points_and_one_to_three_icons() -> None:
    """Printed; six is also as many as ruling DC-26 allows."""
    for family in FAMILIES:
        assert 2 <= family.members <= 6
        assert 1 <= family.points <= 9
        assert 1 <= len(family.icons) == len(set(family.icons)) <= 3


def test_each_letter_has_three_starting_families_of_three_members_and_three_points_with_all_six_icons() -> None:
    """DC-14."""
    for letter in Letter:
        triple = [family for family in STARTING_FAMILIES if family.letter is letter]
        assert [(family.members, family.points) for family in triple] == [(3, 3)] * 3
        assert {icon for family in triple for icon in family.icons} == set(Icon)
    assert all(family.letter is None for family in OTHER_FAMILIES)


def test_there_are_six_ports_in_each_of_six_regions() -> None:
    """DC-14."""
    assert Counter(shore.region for shore in SHORES) == dict.fromkeys(Region, 6)


def test_excursions_show_places_ashore_and_sights_the_other_icons() -> None:
    for shore in SHORES:
        assert shore.icon not in GENERAL
        assert shore.sight_icon in GENERAL
        assert 1 <= shore.guests <= 3
        assert 1 <= shore.sight_guests <= 3
    for card in (*SEAS, *SHIP_CARDS):
        assert card.icon in GENERAL
        assert 1 <= card.guests <= 3


def test_no_family_is_impossible_to_finish() -> None:
    """Every icon a family may wish for is offered by many cards, so that each member finds something in the end."""
    offered = Counter[Icon]()
    for location in LOCATIONS:
        offered[location.icon] += 1
        if isinstance(location, Shore):
            offered[location.sight_icon] += 1
    offered.update(card.icon for card in SHIP_CARDS)
    for family in FAMILIES:
        assert all(offered[icon] >= 12 for icon in family.icons)


def test_the_cards_the_rulebook_shows_are_there() -> None:
    assert any(
        (shore.icon, shore.guests, shore.sight_icon, shore.sight_guests) == (Icon.COUNTRY, 2, Icon.CULTURE, 2)
        for shore in SHORES
        if shore.region is Region.NORTH_SEA_IRISH_SEA
    )
    assert any((sea.icon, sea.guests) == (Icon.REST, 1) for sea in SEAS)
    assert any((card.icon, card.guests) == (Icon.REST, 2) for card in ACTIVITIES)
    assert any((card.icon, card.guests) == (Icon.CULTURE, 3) for card in ADDITIONS)
