"""Every reader reads something: in their language what it has, in English the rest, whatever a translator broke."""

import logging
from pathlib import Path

import discord
import pytest

from cogs.controls.addresses import Verb
from cogs.words import Languages, Words, languages, words_for
from tests.cogs.words.tongues import english, tongues
from tests.cogs.world import World, text_in, text_of

LOCALES = [locale.value for locale in discord.Locale]


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


# Which language a reader gets


def test_a_reader_whose_language_we_do_not_speak_reads_english() -> None:
    assert words_for("tlh").language == "en"
    assert words_for("en-GB") is words_for("en-GB")


@pytest.mark.parametrize(
    ("locale", "there_are", "read"),
    [
        ("de", ["de"], "de"),
        ("sv-SE", ["sv"], "sv"),
        ("pt-BR", ["pt", "pt-BR"], "pt-BR"),
        ("pt-BR", ["pt"], "pt"),
        ("pt-BR", ["pt-PT"], "en"),
        ("zh-TW", ["zh-CN"], "en"),
        ("zh-CN", ["zh-TW"], "en"),
        ("zh-CN", ["zh-TW", "zh"], "zh"),
        ("es-419", ["es-ES", "es"], "es-ES"),
        ("es-419", ["es"], "es"),
        ("es-ES", ["es-419"], "en"),
        ("en-US", ["en-GB"], "en-GB"),
        ("en-GB", ["en-US"], "en-US"),
        ("en-GB", [], "en"),
        ("de", ["__pycache__", ".git"], "en"),
        ("", ["de"], "en"),
    ],
)
def test_a_region_is_a_language_of_its_own(locale: str, there_are: list[str], read: str, tmp_path: Path) -> None:
    """As Discord itself falls back: to a neighbour, to the language at large, never to another region."""
    assert tongues(tmp_path, **dict.fromkeys(there_are, "")).words_for(locale).language == read


def test_what_a_region_says_alike_is_written_once_for_the_whole_language(tmp_path: Path) -> None:
    spoken = tongues(tmp_path, es="button-sit = Sentarse\nbutton-hand = Mi mano", es_419="button-sit = Tomar asiento")
    words = spoken.words_for("es-419")
    assert [words("button-sit"), words("button-hand")] == ["Tomar asiento", "Mi mano"]
    assert words("button-start") == english("button-start")
    assert spoken.words_for(words.language) is words


@pytest.mark.parametrize("language", list(languages()))
def test_every_language_is_named_so_that_discord_leads_readers_to_it(language: str) -> None:
    led_to = {words_for(locale).language for locale in LOCALES}
    assert language in led_to, f"cogs/words/{language}: Discord's languages are {', '.join(LOCALES)}"


# What a language lacks


def test_a_sentence_that_a_language_lacks_is_read_in_english_alone(tmp_path: Path) -> None:
    words = tongues(tmp_path, de="button-sit = Hinsetzen").words_for("de")
    assert words("button-sit") == "Hinsetzen"
    assert words("list-and", first="a", last="b") == "a and b"
    assert "list-and" in words
    assert words.ids == words_for("en").ids


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ("list-and = { $fisrt } und { $last }", "Unknown external: fisrt"),
        ("list-and = { und } { $first } { $last }", "Unknown message: und"),
        ("list-and = { -boat } { $first } { $last }", "Unknown term: -boat"),
        ("list-and = { list-and }", "Cyclic"),
        ("list-and = { NUMBER($first) } { $last }", "TypeError"),
        ("list-and = { SHOUT($first) } { $last }", "Unknown function: SHOUT"),
        ('list-and = { "" }', "ValueError"),
    ],
)
def test_a_sentence_that_cannot_be_said_is_read_in_english_and_reported_once(
    broken: str, why: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    words = tongues(tmp_path, de=broken).words_for("de")
    assert [words("list-and", first="a secret", last="b") for _ in range(3)] == ["a secret and b"] * 3
    (told,) = warnings(caplog)
    assert "list-and in the language de" in told
    assert why in told or "Error" in told
    assert "secret" not in told, "what a sentence tells may be for one player alone"


def test_a_file_that_is_broken_is_reported_by_line_and_the_rest_of_it_is_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = "button-sit = Hinsetzen\n\nbutton-hand = { $x\n\nbutton-start = Los\n*button-now = Was nun?\n"
    words = tongues(tmp_path, de=broken).words_for("de")
    ids = ("button-sit", "button-hand", "button-start", "button-now")
    assert [words(one) for one in ids] == ["Hinsetzen", english("button-hand"), "Los", english("button-now")]
    file = tmp_path / "de" / "all.ftl"
    assert [told.partition(" ")[0] for told in warnings(caplog)] == [f"{file}:3", f"{file}:6"]


def test_a_file_that_is_no_text_is_reported_and_the_others_are_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoken = tongues(tmp_path, de="button-sit = Hinsetzen")
    (tmp_path / "de" / "first.ftl").write_bytes("button-hand = Hände".encode("utf-16"))
    (tmp_path / "de" / "windows.ftl").write_text("button-start = Los\r\n", encoding="utf-8-sig")
    words = spoken.words_for("de")
    ids = ("button-sit", "button-start", "button-hand")
    assert [words(one) for one in ids] == ["Hinsetzen", "Los", english("button-hand")]
    (told,) = warnings(caplog)
    assert str(tmp_path / "de" / "first.ftl") in told


def test_an_unknown_sentence_and_a_missing_argument_are_errors() -> None:
    """Ours, not a translator's."""
    words = words_for("en")
    assert "list-and" in words
    assert "no-such-sentence" not in words
    with pytest.raises(LookupError):
        words("no-such-sentence")
    with pytest.raises(ValueError, match="list-and"):
        words("list-and", first="a")


def test_a_sentence_that_only_a_translation_has_is_no_sentence(tmp_path: Path) -> None:
    words = tongues(tmp_path, de="no-such-sentence = Hallo").words_for("de")
    assert "no-such-sentence" not in words


# Numbers


@pytest.mark.parametrize("locale", ["es-419", "zh-TW", "pt-BR", "no", "tlh", "x!", "en-XX", *LOCALES])
def test_plurals_are_formed_in_every_language_also_in_one_without_rules(locale: str, tmp_path: Path) -> None:
    counted = "boats = { $count ->\n    [one] one { $count }\n   *[other] many { $count }\n}\nwords-of = { $count }\n"
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text(counted, encoding="utf-8")
    (tmp_path / locale).mkdir()
    (tmp_path / locale / "all.ftl").write_text(counted, encoding="utf-8")
    words = Languages(tmp_path).words_for(locale)
    assert words.language == locale
    assert words("boats", count=7) == "many 7"
    assert words("words-of", count=1) == "1"


def test_a_region_forms_plurals_as_its_language_does(tmp_path: Path) -> None:
    boats = "command-play =\n    { $boats ->\n        [one] ein Boot\n       *[other] { $boats } Boote\n    }\n"
    words: Words = tongues(tmp_path, de_XX=boats, fr=boats).words_for("de-XX")
    assert [words("command-play", boats=count) for count in (0, 1, 1234)] == ["0 Boote", "ein Boot", "1.234 Boote"]


# At a table


async def test_a_half_done_language_breaks_no_answer(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two sentences one is translated, one is broken, and all the others are missing."""
    half_done = "button-hand = Mein Blatt\nlobby-full = { $nobody } kann anfangen.\ntable-not-seated = Sitz nicht da.\n"
    # Everybody on the simulated Discord reads American English, which is a region like any other.
    monkeypatch.setattr("cogs.words.OURS", tongues(tmp_path, en_US=half_done))
    board = await world.lobby(2)
    assert "Seats taken: 2 of 6" in text_in(board)
    await world.press(world.members[0], board, Verb.START)
    assert "Mein Blatt" in await world.board_text()
    assert "Waiting for" in await world.board_text()
    assert text_of(await world.slash(world.stranger, "hand")) == "Sitz nicht da."
