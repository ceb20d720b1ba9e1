"""Who hears what."""

from dataclasses import FrozenInstanceError

import pytest

from bot.tables.updates import Look
from engines.core.events import EVERYONE, Told, only
from engines.core.game import Move, Step
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


def test_what_crosses_a_border_can_be_made_under_the_name_of_its_kind() -> None:
    """`Told[Event](...)` says to a type checker what an event alone does not: that it stands for any of the kind."""
    told = Told[str]("heaved", EVERYONE)
    assert told == Told("heaved", EVERYONE)
    assert Move[str](0, "pull") == Move(0, "pull")
    assert Step[int, str](1, (told,)) == Step(1, (told,))
    look = Look[int, str, str](None, 1, (), frozenset(), 0, ("heaved",), 1, None)
    assert look == Look(None, 1, (), frozenset(), 0, ("heaved",), 1, None)


@pytest.mark.parametrize("kept", [Told("heaved", EVERYONE), Move(0, "pull"), Step(1, ())])
def test_what_crosses_a_border_cannot_be_changed(kept: object) -> None:
    for name in vars(kept):
        with pytest.raises(FrozenInstanceError):
            setattr(kept, name, None)
