"""The sentences of all languages agree with each other, and are filled in as they ask."""

from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from cogs.words import words_for
from cogs.words.texts import enumerated, listed
from tests.cogs.words.spoken import ENGLISH, FIRST, WORDS, Messages, entries, languages, messages

every_language = pytest.mark.parametrize("language", languages())


def disagreements(first: Messages, second: Messages) -> list[str]:
    """Where a language says what the first one does not; it may say less, for the first one then speaks instead."""
    lines = [f"unknown: {name}" for name in sorted(second.keys() - first.keys())]
    both = sorted(first.keys() & second.keys())
    return lines + [f"other arguments: {name}" for name in both if first[name] != second[name]]


def progress(language: str, first: Messages, second: Messages) -> str:
    """How far a translation has come, and what comes next."""
    missing = [name for name in first if name not in second]
    return f"{language}: {len(first) - len(missing)} of {len(first)} messages" + "".join(
        f"\n  missing: {name}" for name in missing
    )


@every_language
def test_every_language_says_what_english_says_with_the_same_arguments(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A half-done language is welcome: what it lacks is printed, not demanded."""
    theirs = messages(WORDS / language)
    assert disagreements(ENGLISH, theirs) == []
    if ENGLISH.keys() - theirs.keys():
        with capsys.disabled():
            print(f"\n{progress(language, ENGLISH, theirs)}")


@every_language
def test_every_entry_can_be_read(language: str) -> None:
    """A line that begins with `*`, `[` or `.` ends a sentence early and silently loses the rest."""
    junk = [entry.content for entry in entries(WORDS / language) if isinstance(entry, fluent.Junk)]
    assert junk == []


@pytest.fixture
def half_done(tmp_path: Path) -> Messages:
    """A language that lags behind, and that has misunderstood something."""
    (tmp_path / "de.ftl").write_text("greeting = Ahoi, { $name }!\nnew = Neu\n", encoding="utf-8")
    (tmp_path / "more.ftl").write_text(
        "count = { $ships ->\n    [one] Ein Schiff\n   *[other] Schiffe\n}\nboth = { greeting } { count }\n",
        encoding="utf-8",
    )
    return messages(tmp_path)


def test_a_language_that_says_something_else_is_found_out(half_done: Messages) -> None:
    english = {"greeting": frozenset({"name", "ship"}), "old": frozenset[str](), "count": frozenset({"ships"})}
    assert disagreements(english, half_done) == ["unknown: both", "unknown: new", "other arguments: greeting"]
    assert disagreements(half_done, half_done) == []


def test_a_language_may_lag_behind_and_says_how_far(half_done: Messages) -> None:
    english = half_done | {"old": frozenset[str]()}
    assert disagreements(english, half_done) == []
    assert progress("de", english, half_done) == "de: 4 of 5 messages\n  missing: old"


def test_a_message_needs_what_the_messages_in_it_need(half_done: Messages) -> None:
    assert half_done["both"] == {"name", "ships"}


def test_a_message_that_is_written_twice_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "one.ftl").write_text("greeting = Ahoi!\n", encoding="utf-8")
    (tmp_path / "two.ftl").write_text("greeting = Moin!\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="greeting is written twice"):
        messages(tmp_path)


def test_a_reader_whose_language_we_do_not_speak_reads_english() -> None:
    assert words_for("tlh").language == FIRST
    assert words_for("en-GB") is words_for("en-GB")


def test_an_unknown_sentence_and_a_missing_argument_are_errors() -> None:
    words = words_for(FIRST)
    assert "list-and" in words
    assert "no-such-sentence" not in words
    with pytest.raises(LookupError):
        words("no-such-sentence")
    with pytest.raises(ValueError, match="list-and"):
        words("list-and", first="a")


@pytest.mark.parametrize(
    ("parts", "sentence", "row"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a, b"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b, c, d"),
    ],
)
def test_lists_are_written_as_the_language_writes_them(parts: list[str], sentence: str, row: str) -> None:
    words = words_for(FIRST)
    assert listed(parts, words) == sentence
    assert enumerated(parts, words) == row
