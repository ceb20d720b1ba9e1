"""What a press in Dream Cruise led to, as whoever made it is told."""

from dataclasses import replace

from cogs.presenters.dream_cruise import PRESENTER
from engines.dream_cruise.actions import Done, Sail, Spot, Stage, Take
from engines.dream_cruise.deck import LOCATIONS, is_sea
from engines.dream_cruise.inside.state import LaidSet
from engines.dream_cruise.views import Phase
from tests.cogs.presenters.dream_cruise.table import CARD_NAMES, FAMILY_NAMES, LOCATION_NAMES, board, look, panel, read
from tests.cogs.presenters.looks import scene_of
from tests.engines.dream_cruise.table import (
    Table,
    activity,
    addition,
    calm,
    family,
    position,
    sailing,
    sea,
    send,
    ship,
    shore,
)

SPORTY, BEACHY, RESTING = family("sports", 3), family("beach", 2), family("rest", 4)
PORT = shore("beach", "rest", top_room=2)
GAMES, SPA, NAP = activity("sports", 3), addition("rest", 3), activity("rest", 2)


def display() -> Table:
    """Phase 3 between three: seat 0 begins."""
    sets = (LaidSet((30, 31)), LaidSet((GAMES, SPA)), LaidSet((NAP, 20)), LaidSet((21, 22)))
    return Table(position(ship(RESTING, BEACHY, at=PORT), calm(1), calm(2), phase=Phase.DISPLAY, display=sets), [])


class TestWhatAPressLedTo:
    """Told above the panel of whoever made the press that ended a moment."""

    def told(self, game: Table, before: int, viewer: int = 0) -> str:
        fresh = sum(one.audience.hears(viewer) for one in game.told[before:])
        return "\n".join(PRESENTER.told(replace(look(game, viewer), fresh=fresh), scene_of(game.state.seat_count)))

    def test_the_end_of_a_day_tells_who_went_home_and_not_every_single_guest(self) -> None:
        game = sailing(ship((SPORTY, 1), RESTING, at=sea("sports")), calm(1)).does(0, send(SPORTY, Spot.TOP), Done())
        before = len(game.told)
        text = self.told(game.does(1, Done()), before, 1)
        assert f"**{FAMILY_NAMES[SPORTY]}**" in text
        assert "Round 3 begins" in text
        assert LOCATION_NAMES[sea("sports")] not in text

    def test_a_day_without_a_farewell_says_so(self) -> None:
        game = sailing(calm(0), calm(1)).does(1, Done())
        before = len(game.told)
        assert "nobody goes home" in self.told(game.does(0, Done()), before)

    def test_while_computers_are_done_with_a_day_that_goes_on_no_farewell_is_told(self) -> None:
        game = display().does(0, Take(1)).does(1, Take(0))
        before = len(game.told)
        text = self.told(game.does(2, Take(2)).does(0, Done()).does(1, Done()), before, 2)
        assert "goes home" not in text
        assert "carries off" in text or "snaps up" in text or "signs for the crate" in text

    def test_what_the_panel_shows_is_not_told_above_it_once_more(self) -> None:
        """Who took which set, and what the face-down one held."""
        game = display().does(0, Take(1))
        before = len(game.told)
        assert self.told(game.does(1, Take(0)), before, 1) == ""
        assert "and with it the token" in self.told(game.does(2, Take(2)), before, 2)

    def test_a_farewell_is_told_in_a_line_for_each_ship_for_the_channel_tells_it_in_full(self) -> None:
        ships = [ship(*[(3 * seat + cabin, 0) for cabin in range(3)], at=sea("sports", seat)) for seat in range(4)]
        game = sailing(*ships)
        for seat in (1, 2, 3):
            game.does(seat, Done())
        before = len(game.told)
        lines = self.told(game.does(0, Done()), before).splitlines()
        assert [line.count("+3") for line in lines[:4]] == [3, 3, 3, 3]
        assert lines[0].startswith("👋\u00a0Home from the ship of @Anna: **")

    def test_of_very_much_only_what_concerns_oneself_is_told(self) -> None:
        seas = [number for number in range(len(LOCATIONS)) if is_sea(number)]
        drawn = tuple(tuple(seas[3 * seat : 3 * seat + 3]) for seat in range(4))
        boats = [ship(12 + seat) for seat in range(4)]
        state = position(*boats, phase=Phase.COURSE, drawn=drawn, chosen=(None,) * 4, sea_days=True)
        game = Table(replace(state, ship_deck=(NAP,), ship_discard=tuple(range(20))), [])
        for seat in (1, 2, 3):
            game.does(seat, Sail(drawn[seat][0]))
        before = len(game.told)
        lines = self.told(game.does(0, Sail(drawn[0][0])), before).splitlines()
        assert len(lines) <= 8
        assert sum("@Anna" in line for line in lines) == 2, "her course and her card"
        assert "The ship cards ran out" in "\n".join(lines)
        assert not any("@Ben" in line for line in lines)

    def test_of_very_much_nobody_is_told_that_nobody_went_home_when_others_did(self) -> None:
        happy = [ship(*[(3 * seat + cabin, 0) for cabin in range(3)], at=sea("sports", seat)) for seat in (1, 2, 3)]
        game = sailing(calm(0), *happy)
        for seat in (1, 2, 3):
            game.does(seat, Done())
        before = len(game.told)
        text = self.told(game.does(0, Done()), before)
        assert "Round 3 begins" in text
        assert "goes home" not in text


class TestWhatOneSeatWasTold:
    """It stands on the panel of that seat until its day has begun."""

    def test_what_the_sea_brought_is_told_to_its_ship_alone(self) -> None:
        """Rulings DC-11 and DC-15."""
        drawn = (sea(), PORT, 3), (40, 41, 42)
        state = position(ship(SPORTY), calm(1), phase=Phase.COURSE, drawn=drawn, chosen=(None, None), sea_days=True)
        game = Table(replace(state, ship_deck=(NAP, *range(20))), [])
        game.does(0, Sail(sea())).does(1, Sail(40))
        found = f"The day at sea brought you 🎪 {CARD_NAMES[NAP]}"
        assert found in read(panel(game))
        assert found not in read(panel(game, 1)) + read(board(game))

    def test_what_the_face_down_set_held_is_told_to_its_taker_alone(self) -> None:
        """Ruling DC-11."""
        game = display().does(0, Take(1)).does(1, Take(0))
        found = f"In the face-down set you find **{CARD_NAMES[30]}** and **{CARD_NAMES[31]}**."
        assert read(panel(game, 1)).count(found) == 1
        assert all(CARD_NAMES[30] not in read(items) for items in (panel(game, 0), panel(game, 2), board(game)))
        game.does(2, Take(2))
        assert found in read(panel(game, 1)), "still new when the day begins"
        assert found not in read(panel(game.does(1, game.legal(1, Stage)[0]), 1)), "the day has begun"
        assert found not in read(panel(game.takes_back(1).does(1, Done()), 1))
