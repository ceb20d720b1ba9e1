"""How a day of Dream Cruise is told in the channel."""

import pytest

from cogs.presenters.dream_cruise import PRESENTER
from engines.dream_cruise.actions import Done, Spot, Stage
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.events import GuestSent
from engines.dream_cruise.ships import Venue
from tests.cogs.presenters.dream_cruise.table import CARD_NAMES, FAMILY_NAMES, LOCATION_NAMES, look, read
from tests.cogs.presenters.looks import scene_of, text_of
from tests.engines.dream_cruise.table import Table, activity, addition, begun, calm, family, sailing, sea, send, ship

SPORTY = family("sports", 3)


class TestAChapter:
    """A day that is over is told once, in a message of its own."""

    def day(self) -> Table:
        sporty, card = family("sports culture", 2), activity("sports", 3)
        game = sailing(ship(sporty, at=sea("culture")), calm(1), hands=[[card], []])
        return game.does(0, Stage(card), send(sporty, Spot.CARD_1), send(sporty, Spot.TOP)).all_done()

    def chapter(self, game: Table) -> str:
        seen = look(game)
        return read(PRESENTER.chapter(PRESENTER.over(seen)[-1], seen, scene_of(2)))

    def test_it_can_be_told_as_soon_as_everyone_is_done_and_not_before(self) -> None:
        game = sailing(calm(0), calm(1)).does(0, Done())
        assert PRESENTER.over(look(game)) == ()

    def test_a_day_whose_beginning_is_lost_is_left_out(self) -> None:
        game = self.day()
        assert PRESENTER.over(look(game)) == ()
        game.told = [*begun(2).told, *game.told]
        assert PRESENTER.over(look(game)) == (2,)

    def test_it_says_who_went_where_who_stayed_aboard_and_who_went_home(self) -> None:
        game = self.day()
        game.told = [*begun(2).told, *game.told]
        text = self.chapter(game)
        name = FAMILY_NAMES[family("sports culture", 2)]
        assert "The day of round 2" in text
        assert f"🏃 {CARD_NAMES[activity('sports', 3)]} ← {name}" in text
        assert "@Ben" in text
        assert f"**{name}**" in text
        assert "+2." in text

    def test_it_says_what_building_and_the_captain_cost(self) -> None:
        gym, pay, fare = addition("sports", 3), activity("rest", 1), activity("rest", 2)
        game = sailing(ship(SPORTY, at=sea()), calm(1), hands=[[gym, pay, fare], []])
        game.builds(0, gym, paying=pay).calls_captain(0, Spot.TOP, paying=fare).all_done()
        game.told = [*begun(2).told, *game.told]
        text = self.chapter(game)
        assert f"🏗️ built **{CARD_NAMES[gym]}** (paid {CARD_NAMES[pay]})" in text
        assert f"🧑‍✈️ {LOCATION_NAMES[sea()]} (paid {CARD_NAMES[fare]}) ← nobody came" in text
        assert "nobody goes home" in text

    def test_what_was_built_and_the_captain_come_before_the_guests_who_went_there(self) -> None:
        gym, pay, fare = addition("sports", 3), activity("rest", 1), activity("rest", 2)
        game = sailing(ship(SPORTY, at=sea("rest")), calm(1), hands=[[gym, pay, fare], []])
        game.builds(0, gym, paying=pay).calls_captain(0, Spot.TOP, paying=fare)
        game.does(0, send(SPORTY, Spot.TOP), send(SPORTY, Spot.ADDITION_1)).all_done()
        game.told = [*begun(2).told, *game.told]
        text, name = self.chapter(game), FAMILY_NAMES[SPORTY]
        hosted = f"🧑‍✈️ {LOCATION_NAMES[sea('rest')]} (paid {CARD_NAMES[fare]}) ← {name}"
        assert f"(paid {CARD_NAMES[pay]}) · {hosted} · 🏃 {CARD_NAMES[gym]} ← {name}" in text
        assert text.count(LOCATION_NAMES[sea("rest")]) == 1, "where the captain was is told once"

    def test_a_card_that_nobody_visited_comes_last(self) -> None:
        gym, pay, card = addition("sports", 3), activity("rest", 1), activity("culture", 2)
        game = sailing(ship(SPORTY, at=sea("sports")), calm(1), hands=[[card, gym, pay], []])
        game.does(0, Stage(card)).builds(0, gym, paying=pay).does(0, send(SPORTY, Spot.TOP)).all_done()
        game.told = [*begun(2).told, *game.told]
        visit = f"🏃 {LOCATION_NAMES[sea('sports')]} ← {FAMILY_NAMES[SPORTY]}"
        assert f"(paid {CARD_NAMES[pay]}) · {visit} · 🎪 {CARD_NAMES[card]} ← nobody came" in self.chapter(game)

    def test_a_card_where_only_the_captain_was_is_told_once(self) -> None:
        card, fare = activity("culture", 2), activity("rest", 1)
        game = sailing(ship(SPORTY, at=sea("rest")), calm(1), hands=[[card, fare], []])
        game.does(0, Stage(card)).calls_captain(0, Spot.CARD_1, paying=fare).all_done()
        game.told = [*begun(2).told, *game.told]
        text = self.chapter(game)
        assert f"🧑‍✈️ {CARD_NAMES[card]} (paid {CARD_NAMES[fare]}) ← nobody came" in text
        assert text.count(CARD_NAMES[card]) == 1

    def test_names_are_not_torn_in_two_at_the_end_of_a_line(self) -> None:
        game = self.day()
        game.told = [*begun(2).told, *game.told]
        text = text_of(PRESENTER.chapter(2, look(game), scene_of(2)))
        assert f"🏃\u00a0{CARD_NAMES[activity('sports', 3)]}".replace(" ", "\u00a0") in text

    def test_guests_who_left_with_a_replaced_addition_are_named(self) -> None:
        """Ruling DC-6."""
        old = [Venue(addition("sports", 3), (Colour.WHITE,)), Venue(addition("rest", 3)), Venue(addition("rest", 2))]
        gym, pay = addition("sports", 2), activity("rest", 1)
        game = sailing(ship((SPORTY, 2), at=sea("rest"), additions=old), calm(1), hands=[[gym, pay], []])
        game.builds(0, gym, paying=pay, replacing=old[0].card).all_done()
        game.told = [*begun(2).told, *game.told]
        assert f"in place of {CARD_NAMES[old[0].card]} with ⚪W" in self.chapter(game)

    def test_the_captain_stands_only_before_the_place_where_he_is(self) -> None:
        gym, fare = addition("sports", 3), activity("rest", 2)
        game = sailing(ship(SPORTY, at=sea("rest"), additions=[gym]), calm(1), hands=[[fare], []])
        game.calls_captain(0, Spot.TOP, paying=fare).does(0, send(SPORTY, Spot.TOP), send(SPORTY, Spot.ADDITION_1))
        game.all_done()
        game.told = [*begun(2).told, *game.told]
        assert f"🏃 {CARD_NAMES[gym]} ← {FAMILY_NAMES[SPORTY]}" in self.chapter(game)


@pytest.mark.parametrize(("place", "aboard"), [(Spot.TOP, False), (Spot.ADDITION_1, True)])
def test_a_guest_on_an_addition_is_said_to_be_aboard(place: Spot, *, aboard: bool) -> None:
    card = addition("sports", 3) if aboard else sea("sports")
    event = GuestSent(0, SPORTY, Colour.WHITE, place, card)
    assert ("(aboard)" in PRESENTER.sentence(event, look(begun(2)), scene_of(2))) == aboard
