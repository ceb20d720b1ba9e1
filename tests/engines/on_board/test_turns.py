"""The course of the game: the pile, dividing and picking, resolving in private, the Distributor's turn-about."""

from collections import Counter
from itertools import product

import pytest

from engines.core.chance import Chance
from engines.on_board import GAME
from engines.on_board.actions import (
    Divide,
    Edition,
    Hidden,
    OnBoardOptions,
    Pick,
    TakeUp,
)
from engines.on_board.cards import (
    CabinCard,
    Captain,
    Luggage,
    ObjectiveCard,
    OpenPile,
    PileName,
    SpecialCard,
    StarsCard,
)
from engines.on_board.deck import CARDS, START, cruise_cards, plan
from engines.on_board.events import (
    CardsDrawn,
    Divided,
    GameBegan,
    GameEnded,
    LuggageTaken,
    PileTaken,
    PortCalled,
    TurnBegan,
)
from engines.on_board.views import Phase
from tests.engines.on_board.table import (
    EMPTY,
    Table,
    at_desk,
    at_turn,
    baggage,
    named,
    posted,
    sheet,
    then,
    under,
    ways,
)

THREE = ("teacher", "banker", "student")
WIDE = ". . . . / . . . / . . ."


def new_game(options: OnBoardOptions | None = None, seed: str = "new") -> Table:
    step = GAME.setup(options or OnBoardOptions(), 2, Chance(seed, 0))
    return Table(step.state, list(step.told))


def play_out(options: OnBoardOptions, seed: str) -> Table:
    table = new_game(options, seed)
    number = 0
    while seats := table.waited_for:
        number += 1
        seat = min(seats)
        table.do(seat, Chance(seed, number, "choice").choice([*table.choices(seat)]))
    return table


EXPANSIONS = [OnBoardOptions(Edition.NEW, *chosen) for chosen in product((False, True), repeat=3)]


def test_four_cabins_are_open_at_the_start() -> None:
    """OB-1."""
    assert [(line.size, line.open) for line in START] == [(9, 2), (8, 1), (7, 1)]
    assert new_game().sheet(0).open == 4


@pytest.mark.parametrize("edition", list(Edition))
def test_there_are_33_passengers_18_cabin_cards_and_9_objectives(edition: Edition) -> None:
    """OB-14, OB-15."""
    cards = [CARDS[number] for number in cruise_cards(OnBoardOptions(edition))]
    openers = [card for card in cards if isinstance(card, CabinCard | StarsCard)]
    objectives = [card for card in cards if isinstance(card, ObjectiveCard)]
    assert (len(cards) - len(openers) - len(objectives), len(openers), len(objectives)) == (33, 18, 9)
    assert sum(isinstance(card, StarsCard) for card in openers) == (1 if edition is Edition.NEW else 2)
    assert len({card.number for card in cards}) == 60


def test_passengers_with_negative_numbers_are_in_2019_only() -> None:
    """OB-14."""

    def worst(edition: Edition) -> int:
        cards = [CARDS[number] for number in cruise_cards(OnBoardOptions(edition))]
        return min(getattr(card, "value", 0) for card in cards)

    assert worst(Edition.NEW) == 0
    assert worst(Edition.OLD) == -3


@pytest.mark.parametrize("captains", [False, True])
@pytest.mark.parametrize(
    ("luggage", "specials", "pile", "removed", "turns"),
    [(False, False, 60, 0, 20), (True, False, 60, 6, 20), (False, True, 60, 6, 20), (True, True, 72, 0, 24)],
)
def test_each_combination_of_expansions_builds_its_pile(
    *, captains: bool, luggage: bool, specials: bool, pile: int, removed: int, turns: int
) -> None:
    """OB-12."""
    table = new_game(OnBoardOptions(Edition.NEW, captains, luggage, specials))
    state = table.state
    assert len(state.deck) + len(state.drawn) == pile == 3 * turns
    assert len(state.removed) == removed
    assert plan(state.options).turns == turns
    kinds = Counter(CARDS[number].kind for number in (*state.deck, *state.drawn, *state.removed))
    assert (kinds["luggage"], kinds["special"]) == (6 * luggage, 6 * specials)
    assert (state.dealt != ((), ())) == captains


@pytest.mark.parametrize("chosen", [{"captains": True}, {"luggage": True}, {"specials": True}])
def test_expansions_belong_to_2022_only(chosen: dict[str, bool]) -> None:
    """OB-12: a combination that does not exist is refused at once."""
    with pytest.raises(ValueError, match="belong to the edition of 2022"):
        OnBoardOptions(Edition.OLD, **chosen)


def test_six_cards_are_removed_from_the_whole_pile_not_from_the_expansion() -> None:
    """OB-12."""
    removed = [new_game(OnBoardOptions(luggage=True), str(seed)).state.removed for seed in range(30)]
    kinds = Counter(CARDS[number].kind == "luggage" for row in removed for number in row)
    assert kinds[True]
    assert kinds[False] > kinds[True]


def test_four_of_five_ports_are_called_at_in_2022_and_all_four_in_2019() -> None:
    assert len(new_game().state.ports) == 5
    assert len(new_game(OnBoardOptions(Edition.OLD)).state.ports) == 4


@pytest.mark.parametrize("options", [*EXPANSIONS, OnBoardOptions(Edition.OLD)])
def test_a_port_follows_every_fifth_turn_or_every_sixth_and_the_last_one_ends_the_game(options: OnBoardOptions) -> None:
    """OB-29."""
    table = play_out(options, "course")
    story = [event for event in table.events() if isinstance(event, TurnBegan | PortCalled | GameEnded)]
    stretch = 6 if options.luggage and options.specials else 5
    words = "".join({TurnBegan: "t", PortCalled: "P", GameEnded: "."}[type(event)] for event in story)
    assert words == ("t" * stretch + "P") * 4 + "."
    assert not table.state.deck
    assert table.state.phase is Phase.OVER


def test_everyone_sees_how_far_it_is_to_the_next_port_and_how_many_there_still_are() -> None:
    seen = []
    table = new_game(OnBoardOptions(captains=True), "distance")
    number = 0
    while seats := table.waited_for:
        view = GAME.view(table.state, None)
        seen.append((view.turns_to_port, view.ports_left))
        number += 1
        table.do(min(seats), Chance("distance", number).choice(table.choices(min(seats))))
    over = GAME.view(table.state, None)
    turns = [distance for distance in dict.fromkeys(seen) if distance[0]]
    assert turns == [(distance, ports) for ports in (4, 3, 2, 1) for distance in (5, 4, 3, 2, 1)]
    assert (over.turns_to_port, over.ports_left) == (0, 0)


def test_green_is_drawn_by_chance() -> None:
    """G-1."""
    assert {new_game(seed=str(seed)).events(GameBegan)[0].green for seed in range(20)} == {0, 1}


def test_green_distributes_in_odd_turns_and_red_in_even_ones() -> None:
    table = play_out(OnBoardOptions(), "turns")
    green = table.events(GameBegan)[0].green
    assert [event.distributor for event in table.events(TurnBegan)] == [green, 1 - green] * 10


def test_three_cards_are_drawn_face_up_and_parted_into_one_and_two() -> None:
    table = at_turn(THREE)
    assert table.waited_for == {0}
    assert table.events(CardsDrawn) == [CardsDrawn(0, OpenPile(tuple(map(named, THREE))))]
    assert table.choices(0) == [Divide(named(name).number, Hidden.NONE) for name in THREE]
    table.do(0, Divide(named("banker").number, Hidden.NONE))
    single, pair = OpenPile((named("banker"),)), OpenPile((named("teacher"), named("student")))
    assert table.events(Divided) == [Divided(0, single, pair)]
    assert GAME.view(table.state, None).piles == (single, pair)


def test_the_other_picks_a_pile_and_the_distributor_gets_the_rest() -> None:
    table = at_turn(THREE, (WIDE, WIDE))
    table.do(0, Divide(named("banker").number, Hidden.NONE))
    assert table.waited_for == {1}
    assert table.choices(1) == [Pick(1, PileName.SINGLE), Pick(1, PileName.PAIR)]
    table.do(1, Pick(1, PileName.PAIR))
    assert table.state.hands == ((28,), (27, 26))
    assert [(event.seat, event.pile) for event in table.events(PileTaken)] == [
        (1, PileName.PAIR),
        (0, PileName.SINGLE),
    ]


def test_a_turn_in_which_everything_goes_one_way_asks_nothing() -> None:
    """Only what has to be chosen is asked: here dividing and picking."""
    table = at_turn(("guest-book", "thick-skin", "port-register")).deal("thick-skin", PileName.SINGLE)
    assert table.state.turn == 2
    assert [len(own.goals) for own in table.state.sheets] == [2, 1]


def test_cards_are_discarded_when_they_are_resolved_but_luggage_is_kept() -> None:
    table = at_turn(("guest-book", "thick-skin", baggage(Luggage.TOOLBOX))).deal("thick-skin", PileName.SINGLE)
    assert set(table.state.discard) == {68, 69}
    assert table.sheet(0).has(Luggage.TOOLBOX)
    assert len(table.events(LuggageTaken)) == 1


def test_a_card_is_taken_up_first_when_all_together_offer_too_much() -> None:
    own = under(Captain.CHAMELEON, WIDE, Luggage.COSTUME_TRUNK)
    desk = at_desk(own, "painter", "gourmet")
    assert ways(desk) == [TakeUp(1, 7), TakeUp(1, 1)]
    taken_up = then(desk, card=1)
    assert {one.card for one in ways(taken_up)} == {1}
    assert len(ways(taken_up)) == 15
    back = then(taken_up, stars=1, symbol="glass")
    assert {one.card for one in ways(back)} == {7}


@pytest.mark.parametrize("name", ["stoker", "castaway"])
def test_a_special_goes_to_a_free_line_of_its_owners_choice(name: str) -> None:
    """OB-27."""
    desk = at_desk(EMPTY, name)
    assert [one.stars for one in ways(desk)] == [1, 2, 3]
    after = then(desk, stars=2).sheet
    assert after.specials == (None, named(name), None)
    assert after.filled == 0


def test_a_special_goes_unasked_to_the_last_free_line_and_is_discarded_when_there_is_none() -> None:
    """OB-27."""
    two = posted("stoker", None, "greaser")
    assert at_desk(sheet(EMPTY, specials=two), "castaway").sheet.specials[1] == named("castaway")
    full = posted("stoker", "engineer", "greaser")
    lost = at_desk(sheet(EMPTY, specials=full), "castaway")
    assert lost.sheet == sheet(EMPTY, specials=full)
    assert lost.happened[0].kind == "special-dismissed"


def test_which_of_two_specials_gets_the_last_line_is_asked_only_if_they_differ() -> None:
    two = posted("stoker", None, "greaser")
    own = sheet(EMPTY, specials=two)
    assert len(ways(at_desk(own, "castaway", "engineer"))) == 2
    alike = at_desk(own, "castaway", "raft-boy")
    assert not alike.cards
    assert isinstance(alike.sheet.specials[1], SpecialCard)
