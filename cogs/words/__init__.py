"""Every sentence a player reads, by language: Fluent files beside this one, none in Python."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from cogs.words.language import Language

_FIRST_LANGUAGE = "en"

_NEIGHBOURS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}
"""Whose words Discord itself shows to readers of a language that has none of its own."""


class Words:
    """The sentences for readers of one language: `words("board-title", game="…")`.

    What their language lacks, or cannot say with these arguments, they read in the next one; English comes last.
    """

    def __init__(self, languages: Sequence[Language]) -> None:
        *self._before, self._last = languages
        self.language = languages[0].name
        """The folder in which a sentence is looked for first."""

    @property
    def ids(self) -> frozenset[str]:
        """Every sentence there is."""
        return self._last.ids

    def __call__(self, message_id: str, /, **arguments: Any) -> str:
        """The sentence with its arguments filled in. Raises `KeyError` for an unknown id or `ValueError`.

        Both are our own mistakes, in the code or in the English files; no mistake of a translator raises.
        """
        for language in self._before:
            text = language.say_if_possible(message_id, arguments)
            if text is not None:
                return text
        return self._last.say(message_id, arguments)

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._last


class Languages:
    """The languages there are: the folders of a folder, each with Fluent files. English is always one of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._languages: dict[str, Language] = {}
        self._words: dict[tuple[str, ...], Words] = {}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """As the folders are called, which is as Discord calls languages (`fr`), or languages of a region (`pt-BR`)."""
        folders = sorted(path for path in self._folder.iterdir() if path.is_dir())
        return tuple(path.name for path in folders if not path.name.startswith(("_", ".")))

    def words_for(self, locale: str) -> Words:
        """The words for readers of a Discord locale: in its own language if we speak it, English otherwise."""
        names = tuple(self._understood(locale))
        if names not in self._words:
            self._words[names] = Words([self._language(name) for name in names])
        return self._words[names]

    def _understood(self, locale: str) -> Iterator[str]:
        """Which of our languages readers of a locale understand, best first, each once.

        Never that of another region, but for those that Discord itself takes for neighbours: `pt-BR`, then `pt`.
        """
        wanted = (locale, _NEIGHBOURS.get(locale, ""), locale.partition("-")[0])
        yield from (name for name in dict.fromkeys(wanted) if name in self.names and name != _FIRST_LANGUAGE)
        yield _FIRST_LANGUAGE

    def _language(self, name: str) -> Language:
        if name not in self._languages:
            self._languages[name] = Language(self._folder / name)
        return self._languages[name]


OURS = Languages(Path(__file__).parent)
"""The languages that we speak."""


def languages() -> Iterator[str]:
    """The languages there are, by folder name."""
    return iter(OURS.names)


def words_for(locale: str) -> Words:
    """The words for a Discord locale such as `en-GB`: its language if we speak it, English otherwise."""
    return OURS.words_for(locale)
