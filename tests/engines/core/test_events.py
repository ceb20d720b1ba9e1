"""Who hears what."""

from engines.core.events import EVERYONE, only
from engines.core.seats import left_of


def test_what_everyone_hears_the_spectator_hears_too() -> None:
    assert EVERYONE.hears(None)
    assert EVERYONE.hears(3)


def test_what_some_seats_hear_nobody_else_does() -> None:
    audience = only(1, 2)
    assert [audience.hears(viewer) for viewer in (0, 1, 2, None)] == [False, True, True, False]


def test_the_seat_left_of_the_last_is_the_first() -> None:
    """G-3."""
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
