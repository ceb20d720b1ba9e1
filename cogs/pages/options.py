"""Game options as people type them: `fast=on, deck=long`, what to offer while they type, and what a lobby offers."""

import contextlib
import re
from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from typing import Any, Literal, get_args, get_origin, get_type_hints

from bot.errors import OptionRefused, OptionsClash
from bot.store.codec import AnyGame, options_from, options_with

_OFFERS_AT_MOST = 25
OFFER_AT_MOST = 100
"""Characters of an offer, as Discord allows them."""


def options_in(text: str) -> dict[str, str]:
    """The options in a text, each with its value; a name without a value is switched on."""
    parts = [part for part in re.split(r"[,;\s]+", re.sub(r"\s*[=:]\s*", "=", text.strip())) if part]
    pairs = (part.partition("=") for part in parts)
    return {name.casefold(): value or "on" for name, _, value in pairs}


def changes(game: AnyGame, options: Any) -> list[tuple[str, str, Any]]:
    """Every option that could be set otherwise: as text, its name, and the options that would then be."""
    found = []
    for name, value in _settings(game.options_type):
        with contextlib.suppress(OptionsClash):
            changed = options_with(game, options, name, value)
            if changed != options:
                found.append((f"{name}={value}", name, changed))
    return found


def offers(text: str, game: AnyGame) -> list[str]:
    """How the text could go on: what stands before the last option, with each setting that fits its beginning."""
    before, comma, begun = text.rpartition(",")
    settled = options_in(before)
    prefix = f"{before.strip()}{comma} " if comma else ""
    fitting = (
        f"{prefix}{name}={value}"
        for name, value in _settings(game.options_type)
        if name not in settled and f"{name}={value}".startswith(begun.strip().casefold())
        if _agree(game, {**settled, name: value})
    )
    return [offer for offer in fitting if len(offer) <= OFFER_AT_MOST][:_OFFERS_AT_MOST]


def _agree(game: AnyGame, texts: dict[str, str]) -> bool:
    try:
        options_from(game, texts)
    except OptionsClash:
        return False
    except OptionRefused:  # the sentence about that comes when it is sent
        return True
    return True


def _settings(options_type: Any) -> Iterator[tuple[str, str]]:
    hints = get_type_hints(options_type)
    for part in fields(options_type):
        hint = hints[part.name]
        if hint is bool:
            yield from ((part.name, "on"), (part.name, "off"))
        elif isinstance(hint, type) and issubclass(hint, StrEnum):
            yield from ((part.name, choice.value) for choice in hint)
        elif get_origin(hint) is Literal:
            yield from ((part.name, str(choice)) for choice in get_args(hint))
