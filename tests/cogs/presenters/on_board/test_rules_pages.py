"""The rules pages of On Board say what the engine does, every ruling included."""

import pytest

from cogs.presenters.on_board import PRESENTER
from cogs.words import words_for
from engines.on_board import deck
from engines.on_board.actions import Edition, OnBoardOptions
from engines.on_board.cards import Captain, GoalKind, Luggage, Port, Symbol, SymbolPassenger

WORDS = words_for("en")


def page(name: str) -> str:
    return WORDS(f"on-board-rules-{name}")


RULINGS = {
    "OB-1": [("goal", "nine 1★ cabins, eight 2★ and seven 3★"), ("rulings-sheet", "nine 1★")],
    "OB-2": [("lovers", "One Lover per passenger"), ("rulings-sheet", "one heart per cabin")],
    "OB-3": [("symbols", "a Die ticks its boxes"), ("rulings-cards", "a Die ticks its boxes")],
    "OB-4": [("ports", "one that can't is lost"), ("rulings-ports", "without a penalty")],
    "OB-5": [("cabins", "any lower"), ("rulings-cards", "any lower level")],
    "OB-6": [("symbols", "More than seven score as seven"), ("rulings-sheet", "more than seven Glass")],
    "OB-7": [
        ("turn", "take back your last act"),
        ("rulings-turn", "may be taken back until both are done"),
        ("rulings-turn", "is waited for again"),
    ],
    "OB-8": [("captains", "You decide that after seeing them"), ("rulings-turn", "at most one pile lies face down")],
    "OB-9": [("captains", "can't pass it on"), ("rulings-expansions", "any card just taken")],
    "OB-10": [("cabins", "Stars without use are lost"), ("rulings-cards", "none above three")],
    "OB-11": [("specials", "open but empty"), ("rulings-expansions", "an open one without a passenger")],
    "OB-12": [("specials", "All 72 cards"), ("rulings-expansions", "18 to a port")],
    "OB-13": [("scoring", "a tie is a shared victory"), ("rulings-sheet", "in 2019 more 😊 win")],
    "OB-14": [("edition-2019", "Two master keys"), ("rulings-cards", "nine objectives")],
    "OB-15": [("rulings-sheet", "the values of the 33 passengers")],
    "OB-16": [("captains", "four times at most"), ("rulings-ports", "four uses at most")],
    "OB-17": [("symbols", "Only symbols in cabins count"), ("rulings-sheet", "only symbols in cabins")],
    "OB-18": [("passengers", "so two 😠 are possible"), ("rulings-cards", "two 😠 are possible")],
    "OB-19": [
        ("luggage", "at hand as soon as you have taken it"),
        ("rulings-expansions", "luggage is at hand at once"),
    ],
    "OB-20": [("captains", "It counts as the new one only"), ("rulings-expansions", "the new one only")],
    "OB-21": [("lovers", "wishes for no stars"), ("rulings-cards", "a Lover wishes for no stars")],
    "OB-22": [("luggage", "every 😠 of your turn"), ("rulings-expansions", "lost guests included")],
    "OB-23": [("lovers", "up to 7"), ("rulings-expansions", "also for a port's Lover")],
    "OB-24": [("ports", "A Sun pays from the next port on"), ("rulings-ports", "Equal is a tie")],
    "OB-25": [("captains", "The other is never shown"), ("rulings-expansions", "the rejected never")],
    "OB-26": [("scoring", "add up"), ("rulings-sheet", "the score: numbers, Lovers")],
    "OB-27": [("specials", "as long as it is free"), ("rulings-expansions", "must go to a free line")],
    "OB-28": [("objectives", "there is no limit"), ("rulings-sheet", "occupied or not")],
    "OB-29": [("ports", "The last port follows the last turn"), ("rulings-ports", "follows the last turn")],
    "OB-30": [("lovers", "so nobody asks"), ("rulings-sheet", "so nobody is asked")],
    "OB-31": [("luggage", "one pile **must** then lie face down"), ("rulings-turn", "not asked about a hatbox")],
    "OB-32": [
        ("turn", "can go one way only"),
        ("rulings-turn", "only where they change something"),
        ("rulings-cards", "leaves no cabin closed"),
    ],
    "OB-33": [("luggage", "You are asked after your last card"), ("rulings-expansions", "after the last card")],
    "OB-34": [("luggage", "but not itself"), ("rulings-expansions", "the parcel can't give itself")],
    "OB-35": [("rulings-turn", "more than 24 choices")],
    "G-1": [("goal", "Chance says who is 🟢 Green"), ("rulings-turn", "chance draws who is Green")],
    "G-2": [("scoring", "the victory is shared")],
    "G-4": [("rulings-turn", "sealed, can be changed until the last one is in")],
    "G-6": [("rulings-sheet", "never run out")],
}


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_told(ruling: str) -> None:
    for name, words in RULINGS[ruling]:
        assert words in page(name), f"{ruling} on page {name}"


def test_the_fine_print_says_what_is_printed_what_is_read_and_what_is_ours() -> None:
    for name in [name for name in PRESENTER.lookups if name.startswith("rulings")]:
        entries = [line for line in page(name).splitlines() if line.startswith("- ")]
        assert entries
        assert all(line.startswith(("- *Printed:*", "- *Read:*", "- *Ours:*")) for line in entries)


def test_the_numbers_on_the_pages_are_those_of_the_engine() -> None:
    glass = ", ".join(map(str, deck.GLASS_POINTS[1:]))
    assert f"({glass})" in page("scoring")
    assert [(line.size, line.open) for line in deck.START] == [(9, 2), (8, 1), (7, 1)]
    plain, both = deck.plan(OnBoardOptions()), deck.plan(OnBoardOptions(luggage=True, specials=True))
    assert f"60 cruise cards make {plain.turns} turns" in page("goal")
    assert len(deck.cruise_cards(OnBoardOptions())) == 60
    assert f"there are {both.turns} turns with a port after every six" in page("specials")
    assert f"scores **{deck.PORT_POINTS}**" in page("ports")
    assert f"pays **{deck.sun_points(None)}**" in page("ports")
    assert f"pays {deck.sun_points(Captain.SUNSHINE)} at a port" in page("captains")
    assert len(deck.PORTS[Edition.NEW]) == 5
    assert "Four of five ports" in page("goal")
    assert len(deck.PORTS[Edition.OLD]) == 4


def test_how_many_of_each_symbol_there_are_is_told() -> None:
    for edition in Edition:
        cards = deck.the_cards(deck.cruise_cards(OnBoardOptions(edition)))
        guests = [card.symbols for card in cards if isinstance(card, SymbolPassenger)]
        glass, sun, die = (guests.count((symbol,)) for symbol in Symbol)
        wild = guests.count(tuple(Symbol))
        assert f"Among the {len(cards)} cards are {glass} 🍸, {sun} ☀️, {die} 🎲 and {wild} ❓." in page("symbols")


def test_every_captain_luggage_objective_and_port_is_explained() -> None:
    for captain in Captain:
        assert WORDS(f"on-board-captain-{captain}").removeprefix("Captain ") in page("captains")
    for luggage in Luggage:
        assert WORDS(f"on-board-luggage-{luggage}") in page("luggage")
    objectives = [card for card in deck.CARDS.values() if card.kind == "objective"]
    for card in objectives:
        assert f"**{WORDS(f'on-board-card-{card.name}')}:**" in page("objectives")
    assert {card.goal for card in objectives} | {GoalKind.OPEN_THREE_STAR} == set(GoalKind)
    for port in Port:
        shown = WORDS(f"on-board-port-{port}")
        assert f"- {shown[0].upper()}{shown[1:]}" in page("ports")
