"""Every sentence a player reads, by language: Fluent files beside this one, none in Python."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_FOLDER = Path(__file__).parent
_FIRST_LANGUAGE = "en"


class Words:
    """The sentences of one language: `words("board-title", game="…")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks would show as boxes in some clients, and mentions inside them are not recognised.
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((_FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, message_id: str, /, **arguments: Any) -> str:
        """The sentence with its arguments filled in. Raises `KeyError` for an unknown id or `ValueError`."""
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(message_id)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{message_id}: {errors}")
        return str(text)

    def __contains__(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))


def languages() -> Iterator[str]:
    """The languages there are, by folder name."""
    return (folder.name for folder in sorted(_FOLDER.iterdir()) if folder.is_dir() and not folder.name.startswith("_"))


@cache
def words_for(locale: str) -> Words:
    """The words for a Discord locale such as `en-GB`: its language if we speak it, English otherwise."""
    language = locale.partition("-")[0]
    return Words(language if language in set(languages()) else _FIRST_LANGUAGE)
