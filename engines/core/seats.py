"""Seats and viewers: engines know numbers at a table, never the people who sit there."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0. The seat to the left of the last one is seat 0."""

Viewer: TypeAlias = Seat | None
"""Whoever looks at a game: a seat, or `None` for the spectator, who sees least."""


def left_of(seat: Seat, seat_count: int) -> Seat:
    """The next seat in turn order (ruling G-3)."""
    return (seat + 1) % seat_count
