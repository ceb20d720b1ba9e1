"""The sentence for whatever went wrong with us, by its class; and what we decline outside tables and rules."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.errors import Outrun, StoreBusy, StoreError, TableRefused
from cogs.controls.addresses import UnreadableAddress
from cogs.presenters import PRESENTERS
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.core.errors import (
    GameIsOver,
    IllegalAction,
    NotYourDecision,
    OptionRefused,
    OptionsClash,
    RuleError,
    SetupRefused,
)


class Declined(Exception):
    """We say no outside tables and rules; the sentence is `word`, with its facts."""

    def __init__(self, word: str, **facts: Any) -> None:
        super().__init__(word)
        self.word = word
        self.facts = facts


def is_expected(error: Exception) -> bool:
    """Whether the error belongs to an ordinary evening and needs no look by whoever runs the bot."""
    return isinstance(error, TableRefused | RuleError | Declined | UnreadableAddress)


def sentence_for(error: Exception, words: Words, game: str | None = None) -> str:
    """What the presser is told about an error: the sentence of its class, or of the nearest class above it."""
    if isinstance(error, IllegalAction) and game is not None:
        return PRESENTERS[game].refusal(error.reason.value, words)
    for ancestor in type(error).__mro__:
        if ancestor in _SENTENCES:
            return _SENTENCES[ancestor](error, words)
    return words("error-bug")


def _of_table(error: TableRefused, words: Words) -> str:
    facts = {name: _game_name(value, words) if name == "game" else value for name, value in error.facts.items()}
    return words(f"table-{error.reason.value}", **facts)


def _game_name(game: str, words: Words) -> str:
    """What people call a game; its key if this version of us does not have it."""
    return words(f"{game}-name") if f"{game}-name" in words else game


def _of_option(error: OptionRefused, words: Words) -> str:
    if not error.allowed:
        return words("option-none")
    # The text is the player's own: inside a code span nothing of it is markup, once it has no backtick.
    option = error.option.replace("`", "'")[:60]
    word = "option-value-refused" if error.is_known else "option-refused"
    return words(word, option=option, allowed=enumerated((f"`{one}`" for one in error.allowed), words))


def _of_clash(error: OptionsClash, words: Words) -> str:
    return words(f"{error.game}-options-clash")


def _of_setup(error: SetupRefused, words: Words) -> str:
    return words("rule-setup", least=error.allowed.start, most=error.allowed.stop - 1)


def _plain(word: str) -> Callable[[Any, Words], str]:
    return lambda _, words: words(word)


_SENTENCES: Mapping[type, Callable[[Any, Words], str]] = {
    TableRefused: _of_table,
    OptionRefused: _of_option,
    OptionsClash: _of_clash,
    SetupRefused: _of_setup,
    Declined: lambda error, words: words(error.word, **error.facts),
    UnreadableAddress: _plain("error-old-button"),
    GameIsOver: _plain("rule-over"),
    NotYourDecision: _plain("rule-not-asked"),
    RuleError: _plain("rule-illegal"),
    Outrun: _plain("store-outrun"),
    StoreBusy: _plain("store-busy"),
    StoreError: _plain("store-broken"),
}
