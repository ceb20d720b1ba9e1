"""The sentences of all languages agree with each other and with the code that asks for them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cogs.words import languages

ROOT = Path(__file__).parents[3]
WORDS = ROOT / "cogs" / "words"
FIRST = "en"

ASKING = frozenset({"words", "Declined"})
"""What takes the id of a sentence and its arguments: a reader's words, and a refusal that is put into words later."""

Messages = dict[str, frozenset[str]]
"""The arguments of each sentence, by its id."""


class _Mentions(Visitor):
    """The arguments and the other sentences that a sentence mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the same
        self.messages.add(node.id.name)


def entries(folder: Path) -> Iterator[fluent.EntryType]:
    for path in sorted(folder.glob("*.ftl")):
        yield from FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(folder: Path) -> Messages:
    found: Messages = {}
    for entry in entries(folder):
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            mentions = _Mentions()
            mentions.visit(entry)
            found[entry.id.name] = frozenset(mentions.variables)
    return found


def differences(first: Messages, second: Messages) -> list[str]:
    """Where two languages do not say the same things."""
    lines = [f"missing: {name}" for name in sorted(first.keys() - second.keys())]
    lines += [f"unknown: {name}" for name in sorted(second.keys() - first.keys())]
    both = sorted(first.keys() & second.keys())
    return lines + [f"other arguments: {name}" for name in both if first[name] != second[name]]


ENGLISH = messages(WORDS / FIRST)


@pytest.mark.parametrize("language", list(languages()))
def test_every_language_has_the_same_sentences_with_the_same_arguments(language: str) -> None:
    assert differences(ENGLISH, messages(WORDS / language)) == []


@pytest.mark.parametrize("language", list(languages()))
def test_every_entry_can_be_read(language: str) -> None:
    """A line that begins with `*`, `[` or `.` ends a sentence early and silently loses the rest."""
    junk = [entry.content for entry in entries(WORDS / language) if isinstance(entry, fluent.Junk)]
    assert junk == []


def test_a_language_that_lags_behind_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("greeting = Ahoi, { $name }!\nnew = Neu\n", encoding="utf-8")
    (tmp_path / "more.ftl").write_text(
        "count = { $ships ->\n    [one] Ein Schiff\n   *[other] Schiffe\n}\n", encoding="utf-8"
    )
    english = {"greeting": frozenset({"name", "ship"}), "old": frozenset[str](), "count": frozenset({"ships"})}
    assert differences(english, messages(tmp_path)) == ["missing: old", "unknown: new", "other arguments: greeting"]
    assert differences(messages(tmp_path), messages(tmp_path)) == []


# What the code asks for


@dataclass(frozen=True)
class Asked:
    """One place in the code that asks for a sentence: a pattern of its id, and the arguments given."""

    where: str
    pattern: str
    arguments: frozenset[str] | None
    """`None` when some are only known at run time."""

    @property
    def ids(self) -> set[str]:
        return {name for name in ENGLISH if re.fullmatch(self.pattern, name)}


def modules() -> list[Path]:
    return sorted([*(ROOT / "cogs").rglob("*.py"), *(ROOT / "bot").rglob("*.py")])


def asked() -> Iterator[Asked]:
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _called(node.func) in ASKING:
                where = f"{path.relative_to(ROOT)}:{node.lineno}"
                names = [keyword.arg for keyword in node.keywords]
                arguments = None if None in names else frozenset(name for name in names if name)
                for pattern in _patterns(node.args[0]):
                    yield Asked(where, pattern, arguments)


def _called(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=ast.Name(id="words_for")):  # words_for(locale)("id")
            return "words"
        case _:
            return ""


def _patterns(node: ast.expr) -> Iterator[str]:
    """The ids an expression can be; nothing for a variable, whose origin is looked at where it is written."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)
        case ast.JoinedStr(values=parts):
            pattern = "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)
            if re.search("[a-z]{3}", pattern):
                yield pattern
        case _:
            return


ASKED = [one for one in asked() if not one.where.startswith("cogs/words/")]


def test_every_sentence_that_the_code_asks_for_exists() -> None:
    assert len(ASKED) > 50
    # What begins with a game's key is held to exist game by game, in law 11; no game need have options.
    own = [one for one in ASKED if not one.pattern.startswith(".+")]
    missing = [f"{one.where} {one.pattern}" for one in own if not one.ids]
    assert missing == []


def test_every_sentence_gets_the_arguments_it_needs() -> None:
    lacking = [
        f"{one.where} {name} lacks {sorted(ENGLISH[name] - one.arguments)}"
        for one in ASKED
        if one.arguments is not None and len(one.ids) == 1
        for name in one.ids
        if not ENGLISH[name] <= one.arguments
    ]
    assert lacking == []


def test_every_sentence_is_asked_for_somewhere() -> None:
    """A sentence nobody reads is a leftover, or the code that should say it is missing."""
    texts, patterns = set[str](), set[str]()
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.update(_patterns(node))
    built = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    assert sorted(name for name in ENGLISH if name not in texts and not built.fullmatch(name)) == []


def test_no_sentence_stands_in_a_presenter() -> None:
    """Words belong into the files that a translator can read."""
    prose = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
    found = [
        f"{path.name}:{line} {text!r}"
        for path in sorted((ROOT / "cogs" / "presenters").rglob("*.py"))
        for line, text in _strings(path)
        if prose.search(text)
    ]
    assert found == []


def _strings(path: Path) -> Iterator[tuple[int, str]]:
    """Every text in a module that is not a docstring."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    notes = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in notes:
            yield node.lineno, node.value
