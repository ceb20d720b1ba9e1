"""What a seat did in phase 4, act by act: told when everyone is done (ruling DC-10)."""

from dataclasses import dataclass
from typing import Literal

from engines.core.seats import Seat
from engines.dream_cruise.actions import Place
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.ships import Guests


@dataclass(frozen=True, slots=True)
class GuestSent:
    """Phase 4, turned up: a guest went to an activity; `card` is a location for printed places, else a ship card."""

    seat: Seat
    family: int
    colour: Colour
    place: Place
    card: int
    kind: Literal["guest-sent"] = "guest-sent"


@dataclass(frozen=True, slots=True)
class ActivityStaged:
    """Phase 4, turned up: an activity card was played on a location."""

    seat: Seat
    card: int
    location: int
    kind: Literal["activity-staged"] = "activity-staged"


@dataclass(frozen=True, slots=True)
class AdditionBuilt:
    """Phase 4, turned up: an addition, what it replaced, the guests who were on that one, and what paid for it."""

    seat: Seat
    card: int
    replaced: int | None
    guests_gone: Guests
    payment: int
    kind: Literal["addition-built"] = "addition-built"


@dataclass(frozen=True, slots=True)
class CaptainSent:
    """Phase 4, turned up: the captain went to an activity, which is for everyone now; what paid for it."""

    seat: Seat
    place: Place
    card: int
    payment: int
    kind: Literal["captain-sent"] = "captain-sent"
