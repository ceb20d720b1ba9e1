"""Every sentence that the code asks for exists and gets its arguments, and every sentence is asked for."""

import ast
import re
from collections.abc import Mapping

import pytest

from engines import GAMES
from tests.cogs.words.asking import Asked, Code, misnamed
from tests.cogs.words.gluing import modules
from tests.cogs.words.spoken import ENGLISH, FIRST, ROOT, WORDS, Messages, assert_none, mentioned

TRANSLATING = "cogs/words/commands.py"
"""It answers for the ids that `translated` was given elsewhere."""

SOURCES = modules(ROOT / "cogs", ROOT) | modules(ROOT / "bot", ROOT)
del SOURCES[TRANSLATING]
CODE = Code(SOURCES, tuple(GAMES))
ASKED = list(CODE.asked())


def lacking(asked: list[Asked], messages: Messages) -> list[str]:
    """Where the code asks for what nobody has written, or does not give what it needs."""
    lines = []
    for one in asked:
        if one.is_exact and (name := next((name for name in messages if re.fullmatch(one.pattern, name)), None)):
            missing = set() if one.arguments is None else messages[name] - one.arguments
            lines += [f"{one} lacks ${argument}" for argument in sorted(missing)]
        elif not one.answers(messages):
            lines.append(f"{one} is not written")
    return lines


def orphans(asked: list[Asked], messages: Messages, parts: set[str]) -> list[str]:
    """Sentences that nobody asks for: leftovers, or the code that should say them is missing."""
    return sorted(messages.keys() - parts - {name for one in asked for name in one.answers(messages)})


def test_every_id_can_be_traced_to_where_it_is_written() -> None:
    assert len(ASKED) > 500
    assert_none(CODE.untraced())


def test_every_sentence_that_the_code_asks_for_exists_and_gets_its_arguments() -> None:
    assert_none(lacking(ASKED, ENGLISH))


def test_every_sentence_is_asked_for_somewhere() -> None:
    assert_none(orphans(ASKED, ENGLISH, mentioned(WORDS / FIRST)))


def test_a_readers_words_are_called_words() -> None:
    """By that name these laws find what is asked for."""
    found = [f"{path}:{line} {name}" for path, text in SOURCES.items() for line, name in misnamed(ast.parse(text))]
    assert found == []


def test_no_sentence_stands_in_a_presenter() -> None:
    """Words belong into the files that a translator can read."""
    prose = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
    found = [
        f"{path}:{node.lineno} {node.value!r}"
        for path, text in SOURCES.items()
        if path.startswith("cogs/presenters/")
        for node in texts_in(ast.parse(text))
        if prose.search(str(node.value))
    ]
    assert found == []


def texts_in(tree: ast.Module) -> list[ast.Constant]:
    """Every text in a module that is not a docstring."""
    notes = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [node for node in texts if node not in notes]


# The laws themselves, on made-up modules


def traced(*, games: tuple[str, ...] = (), **sources: str) -> tuple[list[str], list[str]]:
    """What some modules ask for, and what cannot be traced in them."""
    code = Code({f"{name}.py": text for name, text in sources.items()}, games)
    return [str(one).partition(" ")[2] for one in code.asked()], list(code.untraced())


WAYS: Mapping[str, tuple[str, list[str]]] = {
    "written out": ('scene.words("one")', ["one"]),
    "a choice": ('request.words("one" if full else "two")', ["one", "two"]),
    "words found on the spot": ('words_for(locale)("one")', ["one"]),
    "a refusal": ('raise Declined("one", host=host)', ["one"]),
    "a variable": ('word = "one" if full else "two"\nwords(word)', ["one", "two"]),
    "several variables at once": ('word, sign = "one", "⚓"\nwords(word)', ["one"]),
    "a walrus": ('if word := "one":\n    words(word)', ["one"]),
    "a loop": ('for sign, word in (("⚓", "one"), ("🛟", "two")):\n    words(word)', ["one", "two"]),
    "a loop through a variable": ('both = ("one", "two")\n[words(word) for word in both]', ["one", "two"]),
    "a parameter": ("def say(table, word): words(word)\nsay(1, 'one')\nsay(2, word='two')", ["one", "two"]),
    "a method's parameter": (
        "class Desk:\n    def say(self, word): words(word)\n    def two(self): self.say('one')",
        ["one"],
    ),
    "a function inside": ("def plain(word):\n    return lambda words: words(word)\nplain('one')", ["one"]),
    "handed on": ("def inner(word): words(word)\ndef outer(word): inner(word)\nouter('one')", ["one"]),
    "returned": (
        "def parting(table):\n    if table: return 'one'\n    return 'two'\nwords(parting(1))",
        ["one", "two"],
    ),
    "kept in an object": (
        "class Told:\n    def __init__(self, word): self.word = word\nTold('one')\nwords(told.word)",
        ["one"],
    ),
    "built from what is known": ('way = "up" if open else "down"\nwords(f"way-{way}")', ["way-down", "way-up"]),
    "built from what is not": ('words(f"colour-{colour}-name")', ["colour-…-name"]),
    "built with a game's key": ('words(f"{game}-name")', ["<game>-name"]),
}


@pytest.mark.parametrize("way", WAYS)
def test_an_id_is_traced(way: str) -> None:
    text, ids = WAYS[way]
    assert traced(games=("tag", "chess"), module=text) == (ids, [])


@pytest.mark.parametrize(
    "text",
    [
        "words(word)",
        "words(ids[kind])",
        "words(kind.value)",
        "words(f'{game}-{kind}')",
        "words('one-' + kind)",
        "for word in ids(): words(word)",
        "word, sign = pair\nwords(word)",
        "word = 'one'\nword = ids[kind]\nwords(word)",
        "def say(word): words(word)",
        "def say(word): words(word)\nsay(ids[kind])",
        "def say(word): words(word)\nsay(*ids)",
    ],
)
def test_an_id_from_nowhere_is_found_out(text: str) -> None:
    _, untraced = traced(module=text)
    assert len(untraced) == 1
    assert untraced[0].startswith("module.py:")


def test_an_own_function_is_only_called_in_its_module() -> None:
    say = "def _say(word): words(word)\n"
    assert traced(one=f"{say}_say('one')", two=f"{say}_say('two')") == (["one", "two"], [])


MESSAGES: Messages = {
    "one": frozenset(),
    "two": frozenset({"ship"}),
    "way-up": frozenset({"ship"}),
    "part": frozenset(),
}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('words("none")', "module.py:1 none is not written"),
        ('words("one" if full else "none")', "module.py:1 none is not written"),
        ('words("two", name=name)', "module.py:1 two lacks $ship"),
        ('words(f"kind-{kind}")', "module.py:1 kind-… is not written"),
        ('words(f"way-{way}")', "module.py:1 way-… is not written"),  # not with these arguments
    ],
)
def test_a_sentence_that_is_missing_is_found_out(text: str, line: str) -> None:
    assert lacking(list(Code({"module.py": text}).asked()), MESSAGES) == [line]


def test_what_is_there_is_not_missed() -> None:
    text = 'words("one")\nwords("two", **facts)\nwords("two", ship=1)\nwords(f"way-{way}", ship=1)'
    assert lacking(list(Code({"module.py": text}).asked()), MESSAGES) == []


def test_a_sentence_nobody_asks_for_is_found_out() -> None:
    asked = list(Code({"module.py": 'words("one")\nwords(f"way-{way}")'}).asked())
    assert orphans(asked, MESSAGES, {"part"}) == ["two", "way-up"]


def test_words_by_another_name_are_found_out() -> None:
    text = "spoken = scene.words\nothers = words_for(locale)\nwords = scene.words\ndef say(speech: Words): ..."
    assert sorted(misnamed(ast.parse(text))) == [(1, "spoken"), (2, "others"), (4, "speech")]
