"""Custom ids: where a press belongs, in short text. Never anything secret; every press is checked again."""

import re
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from typing import Any, get_args, get_type_hints

NAMESPACE = "bw"
PATTERN = re.compile(rf"{NAMESPACE}:.*", re.DOTALL)
"""Catches everything in our namespace, readable or not, so that no press of ours goes unanswered."""

_ID_LIMIT = 100

_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")
"""A number as we write it; longer ones do not fit into a column of SQLite."""


class Verb(StrEnum):
    """What a press asks for."""

    SIT = "sit"
    STAND = "stand"
    COMPUTER = "computer"
    NO_COMPUTER = "no-computer"
    OPTION = "option"  # text: name=value
    START = "start"
    CLOSE = "close"
    ACT = "act"  # text: the action
    POINT = "point"  # text: what is pointed at on the public board; its meaning depends on who presses
    HAND = "hand"  # open the private panel
    RENEW = "renew"  # draw the private panel anew in place
    END = "end"
    AGREE = "agree"  # text: yes or no, and whether it was asked in private
    LEAVE = "leave"
    RULES = "rules"  # text: the page
    NOW = "now"
    ASIDE = "aside"  # text: a page of the game's own about the table as it stands
    REMATCH = "rematch"


class UnreadableAddress(ValueError):
    """A custom id of an older version, or not one of ours. It does not quote it: that may be a sealed choice."""


@dataclass(frozen=True, slots=True)
class Address:
    """Table, moment and what is asked; `text` is short and holds whatever the verb needs."""

    verb: Verb
    table_id: int = 0
    moment: int = 0
    text: str = ""

    def __str__(self) -> str:
        custom_id = f"{NAMESPACE}:{self.verb}:{self.table_id}:{self.moment}:{self.text}"
        if len(custom_id) > _ID_LIMIT:
            raise ValueError(f"custom id of {self.verb} too long: {len(custom_id)}")  # its text may be a sealed choice
        return custom_id

    @classmethod
    def read(cls, custom_id: str) -> "Address":
        """The address in a custom id. Raises `UnreadableAddress`."""
        try:
            _, verb, table_id, moment, text = custom_id.split(":", 4)
            return cls(Verb(verb), _number(table_id), _number(moment), text)
        except ValueError:
            raise UnreadableAddress from None


def _number(text: str) -> int:
    """The number in a text. Raises `ValueError` for what only `int` would take, such as `+1` or `1_0`."""
    if not _NUMBER.fullmatch(text):
        raise ValueError("not a number as we write it")
    return int(text)


def action_text(action: object) -> str:
    """An action in short text: its kind and its values, such as `fish.0.2`; tuples join their values with `-`."""
    assert is_dataclass(action), "every action is one"
    values = {part.name: getattr(action, part.name) for part in fields(action)}
    return ".".join([values.pop("kind"), *map(_value_text, values.values())])


def action_from(text: str, action_type: object) -> object:
    """The action in a text, of one of the classes joined in `action_type`. Raises `UnreadableAddress`."""
    kind, *values = text.split(".")
    for candidate in get_args(action_type) or (action_type,):
        if _kind_of(candidate) == kind:
            return _rebuilt(candidate, values)
    raise UnreadableAddress


def _kind_of(action_class: Any) -> str:
    """The word of a class of actions. Its attribute is of no use: in a slotted class that is the slot."""
    return next(str(part.default) for part in fields(action_class) if part.name == "kind")


def _value_text(value: Any) -> str:
    if isinstance(value, tuple):
        return "-".join(map(str, value))
    return str(value.value if isinstance(value, Enum) else value)


def _rebuilt(action_class: Any, values: list[str]) -> Any:
    hints = get_type_hints(action_class)
    names = [part.name for part in fields(action_class) if part.name != "kind"]
    try:
        return action_class(**{name: _value(value, hints[name]) for name, value in zip(names, values, strict=True)})
    except ValueError:
        raise UnreadableAddress from None


def _value(text: str, hint: Any) -> Any:
    inside = get_args(hint)
    if inside:  # tuple[int, ...] or tuple[SomeEnum, ...]
        return tuple(_value(part, inside[0]) for part in text.split("-")) if text else ()
    return _number(text) if hint is int else hint(text)
