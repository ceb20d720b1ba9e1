"""What is told of the last cards of On Board, and of a port."""

import pytest

from bot.store.codec import GameCodec
from cogs.presenters.on_board import PRESENTER
from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told
from engines.on_board.actions import Hidden, OnBoardOptions
from engines.on_board.cards import Captain, Means, PileName, Port
from engines.on_board.events import CabinsOpened, Event, KitUsed, TurnedAway
from tests.cogs.presenters.on_board.table import SCENE, board, look, text_of
from tests.engines.on_board.table import EMPTY, Table, at_desk, at_turn, cabins, named, stars, under

CARDS = ("croupier", "banker", "poet")
FULL = "G S+2 . / 4 . / D"


def test_the_last_turn_is_told_liner_by_liner() -> None:
    table = at_turn(CARDS, (FULL, FULL.replace("/ D", "/ D .")))
    table.deal("croupier", PileName.SINGLE)
    table.choose(1, stars=3)
    table.choose(0, card=named("banker").number, stars=2)
    text = text_of(board(table))
    story = text[text.index("What happened last") :]
    assert "🟢 **Green** takes two cards: 👤 **Banker** and 💗 **Poet**." in story
    assert "🔴 **Red** takes one card: 🎲 **Croupier**." in story
    assert "The dice roll 🎲: 2×😊!" in story
    assert story.index("**Poet**") < story.index("🔴 **Red**")


def test_the_cards_on_the_desks_do_not_hide_the_turn_before() -> None:
    table = at_turn(["guest-book", "thick-skin", "port-register"]).deal("guest-book", PileName.SINGLE)
    table.deal("student", PileName.SINGLE)
    text = text_of(board(table))
    assert "goes onto the list: 1 per three 😊" in text


def test_a_port_tells_suns_counts_and_who_is_ahead() -> None:
    cards = ("guest-book", "thick-skin", "port-register")
    table = at_turn(cards, ("S S / S / ", "S 4 / / "), turn=5, port=Port.SYMBOLS)
    text = text_of(board(table.deal("guest-book", PileName.SINGLE)))
    assert "**Land ahoy!** ☀️ pays 🟢 **Green** +6 · 🔴 **Red** +2" in text
    assert "Port 1, most symbols: 🟢 3, 🔴 1. 🟢 **Green** is ahead and scores 6" in text


def test_a_tie_at_a_port_is_told_as_one() -> None:
    cards = ("guest-book", "thick-skin", "port-register")
    table = at_turn(cards, turn=5, port=Port.SATISFIED).deal("guest-book", PileName.SINGLE)
    text = text_of(board(table))
    assert "Level! Nobody scores, both get the gift." in text
    assert text.count("A happy guest comes back from the port: 😊") == 2


def test_who_takes_a_covered_pile_finds_out_what_is_in_it() -> None:
    table = at_turn(["guest-book", "thick-skin", "port-register"], (under(Captain.CURTAIN), EMPTY))
    table.deal("guest-book", PileName.SINGLE, Hidden.SINGLE)
    assert "🔴 **Red** takes one card 🙈 from the dark: 🎯 **Guest book**." in text_of(board(table))


@pytest.mark.parametrize("green", [0, 1])
def test_a_gift_is_told_between_what_its_receiver_took_and_wrote(green: int) -> None:
    own = (under(Captain.COURTESY), EMPTY) if green == 0 else (EMPTY, under(Captain.COURTESY))
    table = at_turn(("guest-book", "thick-skin", "port-register"), own, green=green)
    table.deal("guest-book", PileName.SINGLE).choose(green, by_captain=(named("thick-skin").number,))
    lines = text_of(board(table)).splitlines()
    given = next(at for at, line in enumerate(lines) if line.startswith("🎩") and "Thick skin" in line)
    assert "takes one card" in lines[given - 1]
    assert "Thick skin" in "".join(lines[given + 1 :])
    assert not any("goes onto the list: 1 per 😠" in line for line in lines[:given])


def test_a_gift_to_green_is_told_before_its_use() -> None:
    table = at_turn(("guest-book", "thick-skin", "port-register"), (EMPTY, under(Captain.COURTESY)))
    table.deal("guest-book", PileName.PAIR).choose(1, by_captain=(named("thick-skin").number,))
    text = text_of(board(table))
    assert text.index("🎩") < text.index("goes onto the list: 1 per 😠")


def lost(drawn: tuple[str, str, str], own: str) -> str:
    """The story after Red, with this liner, has taken the first card, which nothing else can be done with."""
    table = at_turn(drawn, (EMPTY, own)).deal(drawn[0], PileName.SINGLE)
    return text_of(board(table))


@pytest.mark.parametrize("own", [" / / ", "4+1 / 4+1 / 4+2"])
@pytest.mark.parametrize("lover", ["poet", "dancer", "flautist", "countess", "aviator"])
def test_what_is_said_of_a_lost_lover_is_true_of_an_empty_ship_and_of_one_full_of_couples(lover: str, own: str) -> None:
    told = lost((lover, "guest-book", "thick-skin"), own)
    assert any(said in told for said in ("Nobody to love!", "no balcony to serenade", "Not one heart is free"))


def test_an_opening_that_is_lost_is_told() -> None:
    """Ruling OB-5."""
    full = f"{'. ' * 9}/ {'. ' * 8}/ ."
    table = at_turn([cabins(3, 2), "guest-book", "thick-skin"], (EMPTY, full))
    text = text_of(board(table.deal(cabins(3, 2), PileName.SINGLE)))
    assert "3★" in text[text.index("🚪") :]
    assert "The rest of the card goes unused." in text


@pytest.mark.parametrize("full", [f"{'. ' * 8}/ {'. ' * 8}/ {'. ' * 7}", EMPTY])
def test_stars_of_the_master_key_that_are_lost_are_told(full: str) -> None:
    table = at_turn([stars(), "guest-book", "thick-skin"], (EMPTY, full)).deal(stars(), PileName.SINGLE)
    if full is EMPTY:
        table.choose(1, cabins=(0, 0, 1))
    assert ("The rest of the card goes unused." in text_of(board(table))) == (full is not EMPTY)


def test_at_first_it_tells_who_is_who() -> None:
    started = PRESENTER.game.setup(OnBoardOptions(), 2, Chance("a", 0))
    said = [PRESENTER.sentence(told.event, look(at_turn(CARDS)), SCENE) for told in started.told]
    assert "takes the Green liner" in said[0]
    assert "20 turns, and a port after every 5" in said[0]


def told(event: Event, table: Table) -> str:
    return PRESENTER.sentence(event, look(table), SCENE)


@pytest.mark.parametrize(("boxes", "verb"), [(1, "1×😠 becomes 1×😊"), (2, "2×😠 become 2×😊")])
def test_the_kit_counts_its_faces_as_one_speaks(boxes: int, verb: str) -> None:
    assert verb in told(KitUsed(0, boxes), at_turn(CARDS))


def test_an_event_keeps_its_words_when_it_was_saved_before_it_said_why() -> None:
    """The board of a running game reads after an update as it did before."""
    older, newer = CabinsOpened(0, cabins(2), (0, 1, 0), Means.PLAIN), at_desk(EMPTY, cabins(2)).happened[0]
    assert told(older, at_turn(CARDS)) == told(newer, at_turn(CARDS))
    assert "has to stay ashore: 😠" in told(TurnedAway(0, named("poet")), at_turn(CARDS))


def test_events_of_games_saved_before_they_said_why_are_still_read() -> None:
    codec = GameCodec(PRESENTER.game)
    happened = at_desk("4+1 / / ", "poet").happened + at_desk(EMPTY, cabins(2)).happened
    saved = codec.dump_told([Told(event, EVERYONE) for event in happened])
    older = saved.replace(',"lack":"partner"', "").replace(',"unused":false', "")
    assert older.count("lack") == older.count("unused") == 0
    assert saved.count("lack") == saved.count("unused") == 1
    assert len(codec.load_told(older)) == 2
