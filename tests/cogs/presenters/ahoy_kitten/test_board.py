"""What everybody sees of Ahoy! Kitten: the public board."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from cogs.presenters import PRESENTERS
from cogs.presenters.ahoy_kitten import PRESENTER
from cogs.presenters.presenter import Items
from engines.ahoy_kitten.actions import Filch, Fish, Protect
from engines.ahoy_kitten.events import (
    Claimed,
    Event,
    EveryoneOnBreak,
    Filched,
    LastTokensDrawn,
    OceanBlocked,
    OceanSupplied,
    PirateChose,
    Revealed,
    RoundBegan,
    TileBlocked,
    TokenPlaced,
)
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Colour, Tokens
from engines.core.chance import Chance
from engines.core.game import Move
from engines.core.play import play
from tests.cogs.presenters.ahoy_kitten.table import look, placing, seats_of, table, with_pirate
from tests.cogs.presenters.looks import (
    buttons_of,
    controls_of,
    crowded_scene_of,
    look_of,
    scene_of,
    sent,
    text_of,
)
from tests.cogs.presenters.test_law_11 import assert_fits
from tests.engines.driver import ALL_SETTINGS, Position, Setting, random_game

OCEANS = ["Anchovy Bay", "Barnacle Bank", "Cod Cove", "Dolphin Deep", "Eel Eddy"]
OURS = [setting for setting in ALL_SETTINGS if setting.game.key == "ahoy-kitten"]
DOTS = {"🔴": "R", "🔵": "B", "🟡": "Y", "⚪": "W"}


def board(view: AhoyView) -> Items:
    return PRESENTER.board(look(view), scene_of(seats_of(view)))


def line_of(view: AhoyView, pirate: str) -> str:
    """What the board says of a pirate, its tokens included."""
    lines = text_of(board(view)).splitlines()
    number = next(number for number, line in enumerate(lines) if pirate in line)
    return "\n".join(lines[number : number + 2])


@pytest.mark.parametrize("setting", OURS, ids=str)
def test_every_colour_has_its_letter(setting: Setting) -> None:
    """Scenario S-28: no fact by colour alone."""
    presenter, scene = PRESENTERS[setting.game.key], scene_of(setting.seat_count)
    for position in random_game(setting, "colours"):
        spectator = look_of(setting, position, None)
        seat = look_of(setting, position, 0)
        shown = [text_of(presenter.board(spectator, scene)), text_of(presenter.panel(seat, scene))]
        shown.append(text_of(presenter.result(spectator, scene)))
        for text in shown:
            for dot, letter in DOTS.items():
                assert text.count(dot) == text.count(dot + letter)
        buttons = [one for one in controls_of(presenter.panel(seat, scene)) if isinstance(one, ui.Button)]
        labels = [(str(one.emoji), one.label) for one in buttons]
        assert all(f"({DOTS[emoji]})" in str(label) for emoji, label in labels if emoji in DOTS)


def test_oceans_show_their_tokens() -> None:
    view = table(4, oceans=(Tokens(red=2, white=1), NO_TOKENS, Tokens(blue=12, yellow=1)))
    text = text_of(board(view))
    assert "**Anchovy Bay** · 🔴R×2 ⚪W" in text
    assert "**Barnacle Bank** · empty" in text
    assert "**Cod Cove** · 🔵B×12 🟡Y" in text


def test_a_pirate_shows_whose_it_is_what_it_holds_and_what_is_claimed() -> None:
    view = with_pirate(table(3), 1, tile=Tokens(red=3), claimed=Tokens(white=2))
    assert "Majestic** · @Ben" in line_of(view, "Majestic")
    assert "tile 🔴R×3 · claimed ⚪W×2" in line_of(view, "Majestic")


def test_a_pirate_is_thinking_has_chosen_or_is_on_a_break() -> None:
    """Ruling G-4: of a pick nobody sees more than that it was made."""
    view = with_pirate(table(3, has_picked=(False, True, False)), 2, on_break=True)
    assert "thinking" in line_of(view, "Eysturoy")
    assert "has chosen" in line_of(view, "Majestic")
    assert "on a break" in line_of(view, "Fried Fish")


def test_in_the_game_for_two_every_pirate_is_the_left_or_the_right_paw_of_somebody() -> None:
    """Ruling AK-7."""
    view = table(2)
    assert "@Anna · Left paw" in line_of(view, "Eysturoy")
    assert "@Anna · Right paw" in line_of(view, "Majestic")
    assert "@Ben · Left paw" in line_of(view, "Fried Fish")


def test_the_bag_shows_what_is_left_in_it_by_colour() -> None:
    """Ruling AK-13."""
    assert "17 (🔴R×5 🔵B×5 🟡Y×5 ⚪W×2)" in text_of(board(table(4)))


def marked(view: AhoyView) -> list[str]:
    """The lines of pirates with the bag."""
    return [line for line in text_of(board(view)).splitlines() if line.endswith("🎒")]


@pytest.mark.parametrize("seats", [2, 5])
def test_who_keeps_the_bag_is_marked_and_told_as_soon_as_it_matters(seats: int) -> None:
    """Ruling AK-5."""
    enough, low = (table(seats, distributor=1, bag=Tokens(red=count)) for count in (10, 5))
    (line,) = marked(low)
    assert "@Ben" in line
    assert "@Ben chooses where its last tokens go" in text_of(board(low))
    assert not marked(enough)
    assert "last tokens" not in text_of(board(enough))
    room = (1,) * len(low.oceans)
    assert len(marked(placing(seats, Colour.RED, Colour.BLUE, room=room, distributor=1))) == 1
    assert not marked(table(seats, is_last_round=True, bag=NO_TOKENS))


def test_with_two_paws_the_board_tells_from_the_first_round_on_which_paw_a_press_moves() -> None:
    """Ruling AK-7."""
    for round_number in (1, 2):
        assert "for your left paw, then" in text_of(board(table(2, round=round_number)))
        assert "paw" not in text_of(board(table(3, round=round_number)))


def test_the_last_round_is_announced() -> None:
    assert "last round" in text_of(board(table(4, is_last_round=True, bag=NO_TOKENS)))
    assert "last round" not in text_of(board(table(4)))


def test_in_the_first_round_only_oceans_can_be_pressed() -> None:
    """Ruling AK-8."""
    assert buttons_of(board(table(4, round=1))) == OCEANS[:3]


@pytest.mark.parametrize(("seats", "oceans", "pirates"), [(2, 3, 4), (3, 2, 3), (4, 3, 4), (5, 4, 5), (6, 5, 6)])
def test_later_every_ocean_and_every_pirate_can_be_pressed(seats: int, oceans: int, pirates: int) -> None:
    labels = buttons_of(board(table(seats)))
    assert labels[:oceans] == OCEANS[:oceans]
    assert len(labels) == oceans + pirates


def test_for_the_last_tokens_only_oceans_with_room_can_be_pressed() -> None:
    """Ruling AK-5."""
    view = placing(4, Colour.WHITE, Colour.RED, Colour.RED, room=(2, 0, 1), distributor=2)
    items = board(view)
    assert buttons_of(items) == ["Anchovy Bay", "Cod Cove"]
    assert "Next: **⚪W** · then 🔴R 🔴R" in text_of(items)
    assert "@Chiara, press the ocean" in text_of(items)
    assert "room for 2" in text_of(items)


def test_the_last_of_the_last_tokens_has_nothing_after_it() -> None:
    view = replace(placing(4, Colour.WHITE, Colour.RED, room=(1, 0, 1)), placed=1)
    assert "Next: **🔴R**\n" in text_of(board(view))


def test_a_changed_pick_leaves_the_board_as_it_was() -> None:
    """Scenario S-16: not a letter of the public message moves when somebody changes a sealed pick."""
    setting = next(setting for setting in OURS if setting.seat_count == 4)
    game = setting.game
    compared = 0
    for position in random_game(setting, "sealed"):
        for seat in range(4):
            boards = [
                _board_after(setting, position, seat, action) for action in game.legal_actions(position.state, seat)
            ]
            boards = [one for one in boards if one is not None]
            compared += len(boards)
            assert all(one == boards[0] for one in boards)
    assert compared > 500


def _board_after(setting: Setting, position: Position, seat: int, action: Any) -> Any:
    """The public message after an action that leaves the round open; `None` if it ends the phase."""
    step = play(setting.game, position.state, Move(seat, action), Chance("sealed", 10_000))
    if setting.game.moment(step.state) != setting.game.moment(position.state):
        return None
    after = Position(step.state, (), position.told + step.told)
    presenter = PRESENTERS[setting.game.key]
    return sent(presenter.board(look_of(setting, after, None), scene_of(4)))


def test_the_longest_board_fits() -> None:
    """Scenario S-24: six players with long names, everybody rich, the fullest story, the last round."""
    rich = Tokens(red=18, blue=18, yellow=18, white=6)
    view = table(6, round=40, is_last_round=True, bag=NO_TOKENS, oceans=(rich,) * 5, distributor=5)
    for pirate in range(6):
        view = with_pirate(view, pirate, tile=rich, claimed=rich)
    everyone = tuple(range(6))
    news: tuple[Event, ...] = (
        Revealed(38, tuple(Filch(pirate, (pirate + 1) % 6) for pirate in everyone)),
        *(Filched(pirate, (pirate + 1) % 6, rich) for pirate in everyone),
        *(OceanSupplied(ocean, rich) for ocean in range(5)),
        RoundBegan(39, everyone, is_last=False),
        EveryoneOnBreak(39),
        LastTokensDrawn((Colour.YELLOW,) * 9, 5),
        *(TokenPlaced(ocean, colour, unasked=True) for ocean in range(5) for colour in Colour),
        RoundBegan(40, (), is_last=True),
        *(PirateChose(pirate) for pirate in everyone),
    )
    scene = crowded_scene_of(6)
    components = sent(PRESENTER.board(look(view, news=news), scene))
    assert_fits(components)
    blocked: tuple[Event, ...] = (
        Revealed(38, tuple(Fish(pirate, 0) for pirate in everyone)),
        OceanBlocked(0, everyone),
        TileBlocked(0, everyone),
        Claimed(0, rich, everyone),
        *(OceanSupplied(ocean, rich) for ocean in range(5)),
    )
    assert_fits(sent(PRESENTER.board(look(view, news=blocked), scene)))


def test_the_longest_board_with_two_rounds_on_it_fits() -> None:
    """Scenario S-24: all tokens of the game are on the tiles, and only one seat has a person in it."""
    catch, view = Tokens(red=3, blue=3, yellow=3, white=1), table(6, round=40, is_last_round=True, bag=NO_TOKENS)
    for pirate in range(6):
        view = with_pirate(view, pirate, tile=catch, claimed=catch)
    refill = tuple(OceanSupplied(ocean, Tokens(1, 1, 0, 0)) for ocean in range(5))
    two_rounds: tuple[Event, ...] = (
        Revealed(38, (Protect(0), *(Filch(pirate, pirate % 5 + 1) for pirate in range(1, 6)))),
        *(Filched(pirate, pirate % 5 + 1, catch) for pirate in range(1, 6)),
        Claimed(0, catch, ()),
        *refill,
        Revealed(39, tuple(Filch(pirate, pirate % 5 + 1) for pirate in range(1, 6))),
        *(Filched(pirate, pirate % 5 + 1, catch) for pirate in range(1, 6)),
        *refill,
    )
    scene = replace(crowded_scene_of(6), alone=frozenset(range(1, 6)))
    components = sent(PRESENTER.board(look(view, news=two_rounds), scene))
    assert "round 38" in str(components)
    assert_fits(components)
