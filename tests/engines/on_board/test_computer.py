"""The computer seat: sensible in every decision, and clearly better than chance."""

from dataclasses import replace
from typing import Any

from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from engines.on_board import GAME
from engines.on_board.actions import (
    ChooseCaptain,
    Divide,
    Edition,
    Give,
    Hidden,
    Keep,
    Love,
    OnBoardOptions,
    OpenCabins,
    Pick,
    UseKit,
)
from engines.on_board.cards import Captain, Luggage, Means, PileName
from engines.on_board.events import LuggageTaken
from engines.on_board.inside.prospects import Prospects, promise
from engines.on_board.views import Phase
from tests.engines.on_board.table import Table, at_turn, cabins, sheet, shown, under

WIDE = ". . . . / . . . / . . ."


def acts(table: Table, seat: int) -> Table:
    view, actions = GAME.view(table.state, seat), GAME.legal_actions(table.state, seat)
    return table.do(seat, GAME.fallback(view, actions, Chance("computer", 1)))


def margin(options: OnBoardOptions, seed: str) -> int:
    """Points of the computer in seat 0 above those of a random seat."""
    state, number = GAME.setup(options, 2, Chance(seed, 0)).state, 0
    while seats := GAME.deciders(state):
        number += 1
        seat, chance = min(seats), Chance(seed, number, "choice")
        actions = GAME.legal_actions(state, seat)
        action = chance.choice(actions) if seat else GAME.fallback(GAME.view(state, seat), actions, chance)
        state = play(GAME, state, Move(seat, action), Chance(seed, number)).state
    result = GAME.result(state)
    assert result
    return result.standings[0].total - result.standings[1].total


def test_it_beats_a_random_seat_clearly() -> None:
    for options in (OnBoardOptions(), OnBoardOptions(Edition.OLD), OnBoardOptions(Edition.NEW, True, True, True)):  # noqa: FBT003
        margins = [margin(options, str(seed)) for seed in range(6)]
        assert sum(margins) > 6 * 20


def test_it_gives_a_passenger_the_cabin_it_wishes_for() -> None:
    table = at_turn(("banker", "teacher", "student"), (". / . / .", WIDE)).deal("banker", PileName.PAIR)
    assert shown(acts(table, 0).state.resolutions[0].desk.sheet) == ". / . / 4"


def test_it_takes_the_pile_that_is_worth_more() -> None:
    table = at_turn(("banker", "baroness", "thick-skin"), (WIDE, WIDE))
    table.choose(0, alone=69)
    acts(table, 1)
    assert table.state.hands[1] == (28, 29)


def test_it_opens_a_cabin_before_a_passenger_would_be_turned_away() -> None:
    table = at_turn((cabins(3), "banker", "student"), (WIDE, " / / ")).deal("student", PileName.PAIR)
    acts(table, 1)
    assert shown(table.state.resolutions[1].desk.sheet) == " /  / 4"


def test_it_uses_the_kit_for_two_boxes() -> None:
    table = at_turn(("banker", "baroness", "student"), (WIDE, sheet(" / / ", Luggage.FIRST_AID_KIT)))
    table.deal("student", PileName.PAIR)
    view = GAME.view(table.state, 1)
    assert isinstance(GAME.fallback(view, GAME.legal_actions(table.state, 1), Chance("kit", 1)), UseKit)


def test_it_keeps_what_is_worth_having() -> None:
    table = at_turn(("banker", "teacher", "student"), (sheet(WIDE, Luggage.GIFT_PARCEL), WIDE))
    table.deal("banker", PileName.PAIR)
    assert acts(table, 0).state.gifts == (None, None)
    assert table.state.hands[0] == (28,)
    assert Keep(1) not in table.choices(0)


def test_it_never_takes_back_but_when_nothing_else_is_offered() -> None:
    table = at_turn(("banker", "teacher", "student"), (WIDE, WIDE)).deal("banker", PileName.PAIR)
    acts(table, 1)
    action = GAME.fallback(GAME.view(table.state, 1), GAME.legal_actions(table.state, 1), Chance("x", 1))
    assert action.kind == "board"


def test_it_guesses_at_a_pile_face_down() -> None:
    table = at_turn(("thick-skin", "teacher", "student"), (under(Captain.CURTAIN, WIDE), WIDE))
    table.do(0, Divide(69, Hidden.PAIR))
    action = GAME.fallback(GAME.view(table.state, 1), GAME.legal_actions(table.state, 1), Chance("x", 1))
    assert action == Pick(1, PileName.PAIR)


def chosen(table: Table, seat: int, seed: str = "x") -> Any:
    return GAME.fallback(GAME.view(table.state, seat), GAME.legal_actions(table.state, seat), Chance(seed, 1))


def test_it_splits_so_that_the_better_pile_is_left_for_itself() -> None:
    """Two Lovers come together to whoever has passengers for them, never to a liner without any."""
    cards, full = ("poet", "dancer", "banker"), "G G G . . . / . . / . . ."
    assert chosen(at_turn(cards, (full, WIDE)), 0) == Divide(28, Hidden.NONE)
    assert chosen(at_turn(cards, (WIDE, full)), 0) != Divide(28, Hidden.NONE)


def test_it_opens_the_hatbox_at_times_and_surely_near_the_end() -> None:
    early = at_turn(("banker", "teacher", "student"), (sheet(WIDE, Luggage.HATBOX), WIDE))
    answers = {chosen(early, 0, str(seed)).kind for seed in range(20)}
    assert answers == {"hatbox", "leave-hatbox"}
    late = at_turn(("banker", "teacher", "student"), (sheet(WIDE, Luggage.HATBOX), WIDE), turn=19)
    assert {chosen(late, 0, str(seed)).kind for seed in range(20)} == {"hatbox"}


def test_it_keeps_the_better_captain() -> None:
    table = at_turn(("banker", "teacher", "student"))
    table.state.phase, table.state.turn = Phase.CAPTAINS, 0
    table.state.dealt = ((Captain.CURTAIN, Captain.CUPID), (Captain.SUNSHINE, Captain.COURTESY))
    assert chosen(table, 0) == ChooseCaptain(Captain.CUPID)
    assert chosen(table, 1) == ChooseCaptain(Captain.SUNSHINE)


def test_it_uses_luggage_where_that_brings_more_than_keeping_it() -> None:
    lover = at_turn(("poet", "teacher", "student"), (WIDE, sheet("4 / / ", Luggage.LOVE_LETTERS)))
    assert chosen(lover.deal("poet", PileName.SINGLE), 1) == Love(1, 21, Means.LUGGAGE)
    card = cabins(1)
    tools = at_turn((card, "teacher", "student"), (WIDE, sheet(". / / ", Luggage.TOOLBOX)))
    assert chosen(tools.deal(card, PileName.SINGLE), 1) == OpenCabins(1, card.number, (0, 0, 1), Means.LUGGAGE)
    parcel = at_turn(("diva", "teacher", "student"), (" / / ", sheet(" / / ", Luggage.GIFT_PARCEL)), turn=17)
    assert chosen(parcel.deal("diva", PileName.SINGLE), 1) == Give((), (37,))


def test_luggage_is_worth_having_and_wears_off_towards_the_end() -> None:
    ahead, last = Prospects(10, 2, 5), Prospects(0, 1, 0)
    for luggage in Luggage:
        assert promise(sheet(WIDE, luggage), ahead) > promise(sheet(WIDE), ahead)
        assert promise(sheet(WIDE, luggage), last) == promise(sheet(WIDE), last)


def test_a_power_is_kept_for_later_but_not_beyond_the_next_port() -> None:
    ready = under(Captain.CARPENTER, WIDE)
    used = replace(ready, captain_used=True)
    assert promise(ready, Prospects(10, 2, 4)) > promise(used, Prospects(10, 2, 4))
    assert promise(ready, Prospects(10, 2, 0)) == promise(used, Prospects(10, 2, 0))


def test_it_gives_nothing_away_for_nothing() -> None:
    """An objective that brings neither of them anything is not worth a parcel."""
    table = at_turn(("guest-book", "teacher", "student"), (WIDE, sheet(WIDE, Luggage.GIFT_PARCEL)))
    assert chosen(table.deal("guest-book", PileName.SINGLE), 1) == Keep(1)


def test_little_luggage_is_left_at_the_end() -> None:
    """Of what it has taken in five games among computers, less than half; the gift parcel is seldom of use."""
    taken, left = 0, 0
    for seed in range(5):
        step = GAME.setup(OnBoardOptions(luggage=True), 2, Chance(f"luggage{seed}", 0))
        table = Table(step.state)
        while seats := table.waited_for:
            acts(table, min(seats))
        taken += len(table.events(LuggageTaken))
        left += sum(len(own.luggage) for own in table.state.sheets)
    assert left < taken / 2
