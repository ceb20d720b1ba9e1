"""What is offered to somebody who types options."""

from cogs.pages.options import offered
from cogs.words import words_for
from engines import GAMES

WORDS = words_for("en")


def test_an_offer_says_in_words_what_its_last_option_does() -> None:
    assert offered(GAMES["on-board"], "luggage=off, s", WORDS) == [
        ("luggage=off, specials=on (Special passengers: on)", "luggage=off, specials=on"),
        ("luggage=off, specials=off (Special passengers: off)", "luggage=off, specials=off"),
    ]


def test_what_discord_has_no_room_for_is_left_out_words_first() -> None:
    begun = "captains=on," + 50 * " " + "edition=2022,"
    assert offered(GAMES["on-board"], f"{begun} specials=on", WORDS) == [(f"{begun} specials=on",) * 2]
    assert offered(GAMES["on-board"], f"{begun}{50 * ' '}luggage=on, specials=on", WORDS) == []
