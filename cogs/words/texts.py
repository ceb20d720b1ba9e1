"""What texts of every game are put together with: lists, numbers, words that stay on one line, and their length."""

from collections.abc import Iterable, Sequence
from functools import reduce

from cogs.words import Words

LABEL_ON_PHONES = 34
"""Characters of a button's label that a phone still shows."""


def listed(parts: Sequence[str], words: Words) -> str:
    """One after the other, as a sentence lists them: `a, b and c`; empty without any."""
    if len(parts) < 2:
        return enumerated(parts, words)
    return words("list-and", first=enumerated(parts[:-1], words), last=parts[-1])


def enumerated(parts: Iterable[str], words: Words) -> str:
    """One after the other without an `and`: `a, b, c`; empty without any."""
    shown = list(parts)
    return reduce(lambda first, last: words("list-comma", first=first, last=last), shown) if shown else ""


def numeral(number: int) -> str:
    """A number as printed: no sign but a minus, which is wider than a hyphen."""
    return f"−{-number}" if number < 0 else str(number)


def unbroken(text: str) -> str:
    """Words that are not torn apart at the end of a line."""
    return text.replace(" ", "\u00a0")


def length(text: str) -> int:
    """How many characters Discord and its clients count."""
    return len(text.encode("utf-16-le")) // 2
