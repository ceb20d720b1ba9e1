"""What an animal does is one choice away, wherever animals are shown (scenario S-29)."""

from cogs.presenters.all_aboard import PRESENTER
from engines.all_aboard.animals import Species
from tests.cogs.presenters.all_aboard.table import look, table, voyage
from tests.cogs.presenters.looks import menus_of, scene_of


def test_what_every_animal_does_is_one_choice_away_on_board_panel_and_chronicle() -> None:
    """Scenario S-29."""
    scene, state = scene_of(3), table()
    pages = [
        PRESENTER.board(look(state), scene),
        PRESENTER.panel(look(state, 0), scene),
        PRESENTER.panel(look(state, 1), scene),
        PRESENTER.chapter(1, look(state, news=voyage("12: lion0 bear1")), scene),
    ]
    for page in pages:
        menu = menus_of(page)[-1]
        assert [option.value for option in menu.options] == [f"open.all-aboard.{one}" for one in Species]
        assert {one.value for one in Species} <= set(PRESENTER.lookups)
        assert all(len(option.description) <= 100 for option in menu.options)


def test_in_a_game_without_tricks_the_menu_of_animals_promises_none() -> None:
    """Ruling AA-15: only the peacock is as light as ever."""
    (menu,) = menus_of(PRESENTER.board(look(table(effects=False)), scene_of(3)))
    said = {option.value.rpartition(".")[2]: option.description for option in menu.options}
    for one in (Species.MOUSE, Species.FOX, Species.OCTOPUS, Species.MONKEY, Species.LION, Species.ELEPHANT):
        assert said[one] == "No tricks in this game; love, fights and weight still count."
    assert "takes 2 kg off" in said[Species.PEACOCK]


def test_an_animal_that_was_looked_up_can_be_looked_up_again_when_the_board_is_drawn_anew() -> None:
    """A client goes on showing the last choice in a menu that it takes for the same."""
    scene = scene_of(3)
    first, second = (menus_of(PRESENTER.board(look(table(boarded=turn)), scene))[-1] for turn in (0, 1))
    assert first.custom_id != second.custom_id
    waiting, asked = (menus_of(PRESENTER.panel(look(table(boarded=turn), 1), scene))[-1] for turn in (0, 1))
    assert waiting.custom_id != asked.custom_id
