"""What slash commands are called and say about themselves, in every language there is.

Decorators name a sentence (`description=translated("command-play")`); what Discord is told besides English comes from
`Translations`, which has to be registered once, before the commands are told to Discord:

    await client.tree.set_translator(Translations())
"""

import logging
import re
from collections.abc import Set as AbstractSet

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from cogs.words import OURS, Languages, Words, words_for
from cogs.words.texts import length

_ID = "id"
_NAME = re.compile(r"command(-[a-z]+)+-name")
_NAMES = frozenset({TranslationContextLocation.command_name, TranslationContextLocation.parameter_name})

_DEVANAGARI_AND_THAI = "\u0900-\u0950\u0955-\u0963\u0966-\u097f\ua8e0-\ua8ff\u0e01-\u0e3a\u0e40-\u0e5b"
_ALLOWED_NAME = re.compile(rf"[-\w{_DEVANAGARI_AND_THAI}]{{1,32}}")
"""As Discord says, but for the apostrophe, which it documents and refuses."""

_TEXT_AT_MOST = 100
"""Characters of a description, and of a choice."""

_log = logging.getLogger(__name__)


def translated(message_id: str) -> locale_str:
    """A sentence without arguments for a decorator: in English, and by its id for all other languages."""
    return locale_str(words_for("en")(message_id), **{_ID: message_id})


class Translations(app_commands.Translator):
    """Answers discord.py, for each of Discord's languages, from the Fluent files of ours."""

    def __init__(self, languages: Languages = OURS) -> None:
        self._languages = languages
        self._left_out: set[tuple[str, str]] = set()

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text in this language; `None` where it is the English one, or one that Discord would refuse.

        One text that it refuses, and Discord takes no command at all.
        """
        message_id = string.extras.get(_ID)
        if message_id is None:
            return None
        words = self._languages.words_for(locale.value)
        text = words(message_id)
        if text == string.message:
            return None
        fault = _fault_of_name(message_id, words, self._languages) if context.location in _NAMES else _fault_of(text)
        if fault:
            self._complain(message_id, words.language, fault)
            return None
        return text

    def _complain(self, message_id: str, language: str, fault: str) -> None:
        if (message_id, language) not in self._left_out:
            self._left_out.add((message_id, language))
            _log.warning("%s in the language %s is left out: %s", message_id, language, fault)


def _fault_of(text: str) -> str:
    """Why Discord would refuse a description or a choice; empty if it would not."""
    if not text.strip():
        return "it is empty"
    return f"it is longer than {_TEXT_AT_MOST} characters" if length(text) > _TEXT_AT_MOST else ""


def _fault_of_name(message_id: str, words: Words, languages: Languages) -> str:
    """Why Discord would refuse this name of a command or an option; empty if it would not."""
    name = words(message_id)
    if not _ALLOWED_NAME.fullmatch(name) or name != name.lower():
        return f"{name!r} is no name: one word of at most 32 lower-case letters, numbers, hyphens and underscores"
    english = languages.words_for("en")
    taken = {text(other) for other in _beside(message_id, english.ids) for text in (words, english)}
    return f"{name!r} is the name of another one" if name in taken else ""


def _beside(message_id: str, ids: AbstractSet[str]) -> set[str]:
    """The other names among which one has to be unique: those of all commands, or of all options of one command."""
    group, _, _ = message_id.removesuffix("-name").rpartition("-")
    others = {one for one in ids if _NAME.fullmatch(one) and one != message_id}
    return {one for one in others if one.removesuffix("-name").rpartition("-")[0] == group}
