"""One folder of Fluent files: what a language can say, and what becomes of the parts of it that are broken."""

import logging
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import babel
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast

_PLURALS_FOR_ALL = "en"
"""Whose plural rules count for a language that nobody has written any for."""

_log = logging.getLogger(__name__)


class Language:
    """The sentences of one folder, which is called as Discord calls the language.

    Whatever a translator broke is logged with its place and left out: the bot starts, and English stands in.
    """

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        # Isolation marks would show as boxes in some clients, and mentions inside them are not recognised.
        self._bundle = FluentBundle(_plural_rules(folder.name), use_isolating=False)
        self._unsayable: set[str] = set()
        resources = [_resource(path) for path in sorted(folder.glob("*.ftl"))]
        for resource in resources:
            self._bundle.add_resource(resource)
        self.ids = frozenset(
            entry.id.name for one in resources for entry in one.body if isinstance(entry, ast.Message) and entry.value
        )
        """The sentences it has."""

    def __contains__(self, message_id: str) -> bool:
        return message_id in self.ids

    def say(self, message_id: str, arguments: Mapping[str, Any]) -> str:
        """The sentence with its arguments filled in. Raises `KeyError` for an unknown id or `ValueError`."""
        text, errors = self._filled_in(message_id, arguments)
        if errors:
            raise ValueError(f"{message_id}: {errors}")
        return text

    def say_if_possible(self, message_id: str, arguments: Mapping[str, Any]) -> str | None:
        """The same, and `None` for what this language lacks or cannot say; the latter is logged once."""
        if message_id not in self:
            return None
        try:
            text, errors = self._filled_in(message_id, arguments)
        except Exception as error:  # noqa: BLE001 - whatever a file contains, its readers are to read something
            text, errors = "", [error]
        if not errors and not text.strip():
            errors = [ValueError("it is empty")]
        if not errors:
            return text
        self._complain(message_id, errors)
        return None

    def _filled_in(self, message_id: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        if message_id not in self:
            raise KeyError(f"{message_id} is missing: it belongs into a file of cogs/words/{self.name}")
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None  # it is one of those that have a text
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), errors

    def _complain(self, message_id: str, errors: list[Exception]) -> None:
        if message_id in self._unsayable:
            return
        self._unsayable.add(message_id)
        reasons = "; ".join(_without_arguments(error) for error in errors)
        _log.warning("%s in the language %s cannot be said and is left out: %s", message_id, self.name, reasons)


def _without_arguments(error: Exception) -> str:
    """What is wrong with a message. The arguments it was given stay out of the log: they may be a sealed choice."""
    return str(error) if isinstance(error, FluentReferenceError) else type(error).__name__


def _plural_rules(name: str) -> list[str]:
    """By which locale plurals and numbers are formed: a folder may have a name that nobody knows rules for."""
    return [locale for locale in (name, name.partition("-")[0]) if _is_known(locale)] or [_PLURALS_FOR_ALL]


def _is_known(locale: str) -> bool:
    try:
        babel.Locale.parse(locale, sep="-")
    except (ValueError, babel.UnknownLocaleError):
        return False
    return True


def _resource(path: Path) -> ast.Resource:
    """The messages of a file that can be read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("%s cannot be read and is left out: %s", path, error)
        return ast.Resource()
    resource = FluentResource(text)
    for line, fault in _faults(resource, text):
        _log.warning("%s:%d cannot be read and is left out: %s", path, line, fault)
    return resource


def _faults(resource: ast.Resource, text: str) -> Iterator[tuple[int, str]]:
    """The line in which each unreadable entry begins, and what is wrong with it."""
    for entry in resource.body:
        if isinstance(entry, ast.Junk) and entry.span is not None:
            fault = "; ".join(note.message or note.code or "" for note in entry.annotations or [])
            yield text.count("\n", 0, entry.span.start) + 1, fault
