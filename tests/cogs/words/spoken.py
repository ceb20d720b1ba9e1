"""What a language says, read from its files: every message with the arguments it needs."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[3]
WORDS = ROOT / "cogs" / "words"
FIRST = "en"

Messages = dict[str, frozenset[str]]
"""The arguments of each message, by its id."""


class _Mentions(Visitor):
    """The arguments and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name for it
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the same
        self.messages.add(node.id.name)


def entries(folder: Path) -> Iterator[fluent.EntryType]:
    """Everything that stands in the files of a language, what cannot be read included."""
    for path in sorted(folder.glob("*.ftl")):
        yield from FluentParser().parse(path.read_text(encoding="utf-8")).body


def _mentions(folder: Path) -> dict[str, _Mentions]:
    found: dict[str, _Mentions] = {}
    for entry in entries(folder):
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is written twice"
            found[entry.id.name] = _Mentions()
            found[entry.id.name].visit(entry)
    return found


def messages(folder: Path) -> Messages:
    """Every message with its arguments, those of the messages that it mentions included."""
    found = _mentions(folder)

    def needed(name: str) -> frozenset[str]:
        return frozenset(found[name].variables).union(*map(needed, found[name].messages))

    return {name: needed(name) for name in found}


def mentioned(folder: Path) -> set[str]:
    """The messages that are parts of others."""
    return {name for mentions in _mentions(folder).values() for name in mentions.messages}


def languages() -> list[str]:
    """The languages that have files."""
    return sorted({path.parent.name for path in WORDS.glob("*/*.ftl")})


ENGLISH = messages(WORDS / FIRST)


def assert_none(faults: Iterable[object]) -> None:
    """There are no such faults; else each is told in a line of its own."""
    lines = [str(fault) for fault in faults]
    assert not lines, "\n".join(["", *lines])
