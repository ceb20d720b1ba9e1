"""How the channel reads what became of a round's boats."""

from dataclasses import replace

import pytest

from bot.store.codec import Codec
from cogs.presenters import PRESENTERS
from cogs.presenters.all_aboard import PRESENTER
from cogs.words import words_for
from cogs.words.texts import length
from engines import GAMES
from engines.all_aboard import GAME
from engines.all_aboard.events import Discarded, Event, RoundBegan
from engines.core.events import EVERYONE, Told
from tests.cogs.presenters.all_aboard.table import look, table, text_of, voyage
from tests.cogs.presenters.looks import as_text, crowded_scene_of, look_of, parts, scene_of, sent
from tests.engines.driver import ALL_SETTINGS, Setting, random_game

ALL_ABOARD = [setting for setting in ALL_SETTINGS if setting.game is GAME]


def told(*events: Event, seats: int = 4) -> str:
    """The one chapter in these news."""
    seen = look(table(), news=events)
    (number,) = PRESENTER.over(seen)
    return text_of(PRESENTER.chapter(number, seen, scene_of(seats)))


def boat(text: str, number: int) -> list[str]:
    """The lines of one boat, counted from 1."""
    after = text[text.index(f"**Boat {number}**") :].splitlines()
    return after[: 2 + next(at for at, line in enumerate([*after[2:], "**"]) if not line.startswith("- "))]


@pytest.fixture(scope="module")
def example() -> str:
    """The rulebook's worked example of a round."""
    return told(
        *voyage(
            "12: elephant0 mouse1 octopus3",
            "14: monkey1 lion2 zebra3",
            "16: giraffe0 giraffe2 fox3",
            "20: monkey0 bear1 lion3",
            hidden="mouse1 zebra3 lion3",
            new=[16],
            number=2,
        )
    )


class TestTheWorkedExample:
    """Boat by boat, in the order in which it happened."""

    def test_the_mouse_scares_the_elephant_and_the_new_boat_sails(self, example: str) -> None:
        _, aboard, fright, end, saved, lost = boat(example, 1)
        assert aboard == "╰ 🐘 Elephant 🔺 11 · 🎴 🐭 Mouse 🟦 0 · 🐙 Octopus 🍀 3"
        assert "16 kg instead of 12" in fright
        assert end.startswith("- ⛵ **14 of 16 kg")
        assert "🐘 Elephant 🔺 +7⭐ · 🐭 Mouse 🟦 +1⭐" in saved
        assert lost == "- 🕳️ Lost: 🐙 Octopus 🍀 (stayed dry)"

    def test_the_monkey_throws_and_the_lion_eats_it(self, example: str) -> None:
        _, _, throw, meal, end, saved, lost = boat(example, 2)
        assert "🦓 Zebra 🍀" in throw
        assert "boat 3" in throw
        assert "🐵 Monkey 🟦" in meal
        assert end.startswith("- ⛵ **9 of 14 kg")
        assert saved == "- 🛟 Saved: 🦁 Lion 🟡 +5⭐"
        assert lost == "- 🕳️ Lost: 🐵 Monkey 🟦 (eaten)"

    def test_the_giraffes_fall_in_love_the_boat_sinks_and_the_fox_jumps(self, example: str) -> None:
        _, aboard, love, end, jump, lost = boat(example, 3)
        assert "↪ 🦓 Zebra 🍀 7" in aboard
        assert love.startswith("- 💘")
        assert "🦒 Giraffe 🔺 and 🦒 Giraffe 🟡" in love
        assert end.startswith("- 🌊 **25 of 16 kg")
        assert "🦊 Fox 🍀" in jump
        assert "boat 4" in jump
        assert lost == "- 🕳️ Lost: 🦒 Giraffe 🔺, 🦒 Giraffe 🟡 and 🦓 Zebra 🍀"

    def test_the_lion_goes_overboard_and_the_fox_sails_along(self, example: str) -> None:
        head, aboard, throw, end, _, lost = boat(example, 4)
        assert head == "**Boat 4** · carries **20 kg**"
        assert lost == "- 🕳️ Lost: 🦁 Lion 🍀 (overboard)"
        assert "🎴 🦁 Lion 🍀 9 · ↪ 🦊 Fox 🍀 2" in aboard
        assert "🦁 Lion 🍀" in throw
        assert end.startswith("- ⛵ **16 of 20 kg")

    def test_it_ends_with_what_it_brought_everyone(self, example: str) -> None:
        assert "## ⛵ Round 2 sets sail" in example
        assert "🔺 @Anna **+12⭐** · 🐘🐵💘" in example
        assert "🟦 @Ben **+7⭐** · 🐭🐻" in example
        assert "🟡 @Chiara **+7⭐** · 🦁💘" in example
        assert "🍀 @Dov **+2⭐** · 🦊" in example


def test_a_fight_sinks_the_boat_unweighed_and_octopuses_score() -> None:
    """Ruling AA-5."""
    text = told(*voyage("20: octopus0 octopus1 octopus2"), seats=3)
    assert "kg" not in "".join(boat(text, 1)[2:])
    assert "Just what an octopus wants: 🐙 Octopus 🔺 +2⭐" in text


@pytest.mark.parametrize(
    ("boats", "lost"),
    [
        (["12: bear0 moose1"], "🐻 Bear 🔺 and 🦌 Moose 🟦"),
        (["12: bear0 lion1 sloth2"], "🦥 Sloth 🟡 (eaten), 🐻 Bear 🔺 and 🦁 Lion 🟦"),
        (["22: lion0 monkey1 zebra2", "22: fox1"], "🐵 Monkey 🟦 (eaten)"),
        (["12: bear0 moose1 fox2"], "🐻 Bear 🔺, 🦌 Moose 🟦 and 🦊 Fox 🟡 (nowhere to jump)"),
        (
            ["10: fox0 fox1 bear2", "22:"],
            "🦊 Fox 🔺 (in love, so it stayed), 🦊 Fox 🟦 (in love, so it stayed) and 🐻 Bear 🟡",
        ),
        (
            ["12: octopus0 octopus1 bear2"],
            (
                "🐙 Octopus 🔺 (in love, so it wanted to sail), 🐙 Octopus 🟦 (in love, so it wanted to sail)"
                " and 🐻 Bear 🟡"
            ),
        ),
        (
            ["22: fox0 fox1 fox2", "22:"],
            "🦊 Fox 🔺 (in the fight), 🦊 Fox 🟦 (in the fight) and 🦊 Fox 🟡 (in the fight)",
        ),
    ],
)
def test_everybody_who_is_lost_is_listed_with_a_reason_where_there_is_one(boats: list[str], lost: str) -> None:
    """Rulings AA-5, AA-8, AA-9, AA-12 and AA-13."""
    assert boat(told(*voyage(*boats)), 1)[-1] == f"- 🕳️ Lost: {lost}"


def test_without_tricks_foxes_and_octopuses_are_lost_like_all_others() -> None:
    """Ruling AA-15"""
    seen = look(table(effects=False), news=voyage("12: fox0 octopus1 bear2", effects=False))
    text = text_of(PRESENTER.chapter(1, seen, scene_of(3)))
    assert boat(text, 1)[-1] == "- 🕳️ Lost: 🦊 Fox 🔺, 🐙 Octopus 🟦 and 🐻 Bear 🟡"


def test_a_round_that_was_saved_before_losses_had_reasons_names_all_who_were_lost() -> None:
    events = [
        replace(event, reasons=()) if isinstance(event, Discarded) else event
        for event in voyage("10: lion0 fox1 octopus2", "22: octopus0 fox2")
    ]
    text = told(*events, seats=3)
    assert boat(text, 1)[-1] == "- 🕳️ Lost: 🐙 Octopus 🟡 (eaten) and 🦁 Lion 🔺"
    assert boat(text, 2)[-1] == "- 🕳️ Lost: 🐙 Octopus 🔺"


FLEETS = range(10, 50)
"""Capacities: the boats of a round decide in which words it begins."""


@pytest.mark.parametrize(
    ("boats", "word", "ways", "named"),
    [
        (["{}: lion0 zebra1"], "eaten", 4, {"lion": "🦁 Lion 🔺", "prey": "🦓 Zebra 🟦"}),
        (["{}: lion0 zebra1 monkey2"], "thrown-overboard", 3, {}),
        (["{}: lion0 zebra1 monkey2", "22:"], "thrown", 3, {"boat": 2}),
    ],
)
def test_who_eats_and_who_is_eaten_who_throws_and_who_helps_are_told_in_every_way(
    boats: list[str], word: str, ways: int, named: dict[str, object]
) -> None:
    """Whatever the round's number: another fleet begins with other words."""
    who = {"monkey": "🐵 Monkey 🟡", "ally": "🦁 Lion 🔺", "animal": "🦓 Zebra 🟦"} if word != "eaten" else {}
    expected = {f"- {words_for('en')(f'all-aboard-event-{word}', variant=way, **who, **named)}" for way in range(ways)}
    fleets = [[text.format(capacity) for text in boats] for capacity in FLEETS]
    assert {boat(told(*voyage(*fleet)), 1)[2] for fleet in fleets} == expected


def test_a_round_is_told_in_the_same_words_after_a_restart() -> None:
    """The words come from its boats and animals, which are kept."""
    events = voyage("22: lion0 zebra1 monkey2", "22: bear0")
    codec = Codec(GAMES).of(PRESENTER.game.key)
    kept = codec.load_told(codec.dump_told([Told(event, EVERYONE) for event in events]))
    assert told(*[piece.event for piece in kept]) == told(*events)


def test_no_sentence_about_a_fight_says_how_many_fight() -> None:
    """Ruling AA-4: three or more; a fourth may come over from the boat before."""
    for number in range(1, 4):
        text = told(*voyage("10: monkey3 bear0 zebra1", "22: zebra0 zebra2 zebra3", number=number))
        fight = next(line for line in boat(text, 2) if "⚔️" in line)
        assert "three" not in fight


def test_mice_and_peacocks_in_love_explain_what_they_weigh() -> None:
    """Rulings AA-11 and AA-14."""
    assert "½ kg" in told(*voyage("20: mouse0 mouse1"), seats=3)
    assert "weigh 1 kg each" in told(*voyage("20: peacock0 peacock1"), seats=3)


def test_boats_that_end_alike_are_not_told_in_the_same_words() -> None:
    text = told(*voyage("10: bear0", "16: lion1 giraffe0", "10: bear2", "9: lion3"))
    ends = [line.partition(" kg: ")[2] for line in text.splitlines() if line.startswith("- ⛵")]
    assert len(set(ends)) == 4


def test_a_chapter_is_complete_or_not_there() -> None:
    """News reach only so far back, and a round may still be at sea."""
    events = voyage("12: lion0", "14: bear1")
    assert PRESENTER.over(look(table(), news=events[1:])) == ()
    assert PRESENTER.over(look(table(), news=events[:-1])) == ()
    assert PRESENTER.chapter(1, look(table(), news=events[:-1]), scene_of(3)) == []
    two = [*voyage("12: lion0"), RoundBegan(2, 1, (12,), is_last=False), *voyage("13: bear1", number=2)]
    assert PRESENTER.over(look(table(), news=two)) == (1, 2)
    assert "Lion" in text_of(PRESENTER.chapter(1, look(table(), news=two), scene_of(3)))
    assert "Bear" in text_of(PRESENTER.chapter(2, look(table(), news=two), scene_of(3)))


@pytest.mark.parametrize("setting", ALL_ABOARD, ids=str)
def test_every_round_of_a_game_is_told_once_within_the_news_that_are_kept(setting: Setting) -> None:
    numbers = list[int]()
    for position in random_game(setting, "chronicle"):
        chapters = PRESENTERS[GAME.key].over(look_of(setting, position, None))
        if len(position.moves) % (3 * setting.seat_count) == 0 and position.moves:
            numbers.append(chapters[-1])
        assert list(chapters) == sorted(set(chapters))
    assert numbers == [1, 2, 3, 4]


@pytest.mark.parametrize("setting", ALL_ABOARD, ids=str)
def test_the_longest_round_fits_into_a_message(setting: Setting) -> None:
    """Scenario S-24."""
    scene = crowded_scene_of(setting.seat_count)
    for seed in range(12):
        *_, last = random_game(setting, f"long {seed}")
        seen = look_of(setting, last, None)
        for number in PRESENTERS[GAME.key].over(seen):
            page = PRESENTERS[GAME.key].chapter(number, seen, scene)
            everything = list(parts(sent(page)))
            assert len(everything) <= 40
            assert sum(length(part["content"]) for part in everything if "content" in part) <= 4_000
            assert "What it brought" in as_text(page)
