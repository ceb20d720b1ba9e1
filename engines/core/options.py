"""What is chosen before a game: which options there are, how people type them, and what could be chosen next."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from engines.core.errors import OptionRefused, OptionsClash
from engines.core.game import AnyGame, Game, OptionsT

TYPED_AT_MOST: Final = 6000
"""Characters of a text that is read: as many as fit into a command, far more than any options need."""

_SWITCH: Final[Mapping[str, bool]] = {"on": True, "off": False}
_ALSO_A_SWITCH: Final[Mapping[str, bool]] = {
    **dict.fromkeys(("1", "t", "true", "y", "yes"), True),
    **dict.fromkeys(("0", "f", "false", "n", "no"), False),
}
_NUMBERS: Final = ("0", "1", "2", "…")


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose: its name, and its values in order, by the text that a person types for each."""

    name: str
    values: Mapping[str, Any]
    """Empty if any whole number will do."""
    synonyms: Mapping[str, Any]
    """Other texts that are understood, but not offered."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """What it can be, as a person would type it."""
        return tuple(self.values) or _NUMBERS

    def read(self, text: str) -> Any:
        """The value that is meant by a text. Raises `OptionRefused`."""
        typed = text.strip().casefold()
        understood = {written.casefold(): value for written, value in {**self.synonyms, **self.values}.items()}
        try:
            return understood[typed] if self.values else int(typed)
        except (KeyError, ValueError):
            raise OptionRefused(self.name, self.allowed, is_known=True) from None


@dataclass(frozen=True, slots=True)
class Offer:
    """One option set in one way: the text to send for it, and what that means."""

    text: str
    name: str
    value: Any


@cache
def options_of(options_type: Any) -> tuple[Option, ...]:
    """The options in a game's dataclass of them, in its order."""
    hints = get_type_hints(options_type)
    return tuple(_option(part.name, hints[part.name]) for part in fields(options_type))


def _option(name: str, hint: Any) -> Option:
    if hint is bool:
        return Option(name, _SWITCH, _ALSO_A_SWITCH)
    if hint is int:
        return Option(name, {}, {})
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Option(name, {member.value: member for member in hint}, {})
    if get_origin(hint) is Literal:
        return Option(name, {str(value): value for value in get_args(hint)}, {})
    raise TypeError(f"the option {name} is of type {hint}; options are switches, StrEnums, Literals or whole numbers")


def settings_in(text: str) -> dict[str, str]:
    """The options in a text, such as `fast=on, deck: long`, by name; one without a value is switched on.

    A text that is longer than `TYPED_AT_MOST` counts as the name of one option, which no game has.
    """
    text = text.strip()
    if len(text) > TYPED_AT_MOST:
        return {text: "on"}
    # Each sign is passed once: an expression for blanks around `=` would try every blank of a long row anew.
    joined = "=".join(part.strip() for part in text.replace(":", "=").split("="))
    pairs = (part.partition("=") for part in joined.replace(",", " ").replace(";", " ").split())
    return {name.casefold(): value or "on" for name, _, value in pairs}


def options_from(game: Game[OptionsT, Any, Any, Any, Any], settings: Mapping[str, str]) -> OptionsT:
    """A game's options, each as it was typed or else as it comes. Raises `OptionRefused`, `OptionsClash`."""
    for name in settings:
        _option_named(game, name)
    options = [option for option in options_of(game.options_type) if option.name in settings]
    values = {option.name: option.read(settings[option.name]) for option in options}
    try:
        made: OptionsT = game.options_type(**values)
    except ValueError as error:
        raise OptionsClash(game.key) from error
    return made


def options_with(game: AnyGame, options: Any, name: str, text: str) -> Any:
    """These options with one of them as it was typed. Raises `OptionRefused`, `OptionsClash`."""
    return _changed(game, options, name, _option_named(game, name).read(text))


def changes(game: AnyGame, options: Any) -> Iterator[Offer]:
    """Every way to set one of these options otherwise."""
    for offer in _every_offer(game):
        with suppress(OptionsClash):
            if _changed(game, options, offer.name, offer.value) != options:
                yield offer


def offers(game: AnyGame, text: str) -> Iterator[Offer]:
    """How a text could go on: what stands before its last option, with each setting that fits its beginning."""
    before, comma, begun = text.rpartition(",")
    settled, begun = settings_in(before), begun.strip().casefold()
    prefix = f"{before.strip()}{comma} " if comma else ""
    for offer in _every_offer(game):
        if (
            offer.name not in settled
            and offer.text.casefold().startswith(begun)
            and _agree(game, settled | settings_in(offer.text))
        ):
            yield replace(offer, text=prefix + offer.text)


def _every_offer(game: AnyGame) -> Iterator[Offer]:
    for option in options_of(game.options_type):
        for text, value in option.values.items():
            yield Offer(f"{option.name}={text}", option.name, value)


def _option_named(game: AnyGame, name: str) -> Option:
    options = {option.name: option for option in options_of(game.options_type)}
    if name not in options:
        raise OptionRefused(name, tuple(options))
    return options[name]


def _changed(game: AnyGame, options: Any, name: str, value: Any) -> Any:
    try:
        return replace(options, **{name: value})
    except ValueError as error:
        raise OptionsClash(game.key) from error


def _agree(game: AnyGame, settings: Mapping[str, str]) -> bool:
    """Whether the game goes with these; the sentence about one that it does not know comes when it is sent."""
    try:
        options_from(game, settings)
    except OptionsClash:
        return False
    except OptionRefused:
        return True
    return True
