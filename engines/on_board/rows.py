"""Rows that never change: a new one with one place filled anew."""

from typing import TypeVar

T = TypeVar("T")


def changed(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same row with `value` at this place."""
    return (*row[:at], value, *row[at + 1 :])
