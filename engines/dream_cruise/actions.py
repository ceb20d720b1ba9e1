"""What a seat can do in Dream Cruise. Cards go by their number in the deck, acts of phase 4 by one never reused."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias


class Spot(StrEnum):
    """Where guests can go: the two parts of this round's location, the cards played on it, the ship's additions."""

    TOP = "top"
    BOTTOM = "bottom"  # a shore's sight, while no card covers it
    CARD_1 = "card_1"
    CARD_2 = "card_2"  # at sea only
    ADDITION_1 = "addition_1"
    ADDITION_2 = "addition_2"
    ADDITION_3 = "addition_3"


PRINTED_SPOTS = (Spot.TOP, Spot.BOTTOM)
CARD_SPOTS = (Spot.CARD_1, Spot.CARD_2)
ADDITION_SPOTS = (Spot.ADDITION_1, Spot.ADDITION_2, Spot.ADDITION_3)


@dataclass(frozen=True, slots=True)
class Embark:
    """Phase 1: these of the drawn families board, one for each empty cabin, in the order drawn; sealed."""

    families: tuple[int, ...]
    kind: Literal["board"] = "board"


@dataclass(frozen=True, slots=True)
class Sail:
    """Phase 2: the ship sails to this one of the drawn locations; sealed."""

    location: int
    kind: Literal["sail"] = "sail"


@dataclass(frozen=True, slots=True)
class Take:
    """Phase 3: take a set of the display; number 0 is the face-down one."""

    number: int
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Send:
    """Phase 4: one guest of a family goes to an activity.

    It names the card there too (a location for the printed spots, else a ship card): what lies at a spot can change.
    """

    family: int
    place: Spot
    card: int
    kind: Literal["send"] = "send"


@dataclass(frozen=True, slots=True)
class Stage:
    """Phase 4: play an activity card on this round's location, free of charge."""

    card: int
    kind: Literal["stage"] = "stage"


@dataclass(frozen=True, slots=True)
class Build:
    """Phase 4: build an addition. What it replaces, if no space is free, and what pays for it is asked next.

    That is asked only where there is a choice (ruling DC-30); so it is for the captain.
    """

    card: int
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class CallCaptain:
    """Phase 4: the captain makes an activity of this round's location fit for everyone. What pays is asked next.

    As with a guest, the card at that spot is named.
    """

    place: Spot
    card: int
    kind: Literal["captain"] = "captain"


@dataclass(frozen=True, slots=True)
class Replace:
    """Phase 4: the addition being built, which is act number `act`, takes the space of this one."""

    act: int
    card: int
    kind: Literal["replace"] = "replace"


@dataclass(frozen=True, slots=True)
class Pay:
    """Phase 4: discard this ship card for act number `act`."""

    act: int
    card: int
    kind: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class OpenHand:
    """Phase 4, only when there is too much to choose from at once: look at cards and captain instead of guests."""

    kind: Literal["open_hand"] = "open_hand"


@dataclass(frozen=True, slots=True)
class CloseHand:
    """Phase 4: look at the guests again."""

    kind: Literal["close_hand"] = "close_hand"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Phase 4: undo the last act, be it paid or not (ruling DC-10)."""

    act: int
    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class Done:
    """Phase 4: nothing more to do; the last seat that says so ends the phase."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class NotDone:
    """Phase 4: not done after all, while others still are at it (ruling DC-10)."""

    kind: Literal["not_done"] = "not_done"


SailingAction: TypeAlias = (
    Send | Stage | Build | CallCaptain | Replace | Pay | OpenHand | CloseHand | TakeBack | Done | NotDone
)
"""What phase 4 is made of."""

Action: TypeAlias = Embark | Sail | Take | SailingAction


@dataclass(frozen=True, slots=True)
class DreamOptions:
    """What is chosen before the game."""

    jana: Literal[0, 1, 2, 3] = 0
    """With how many families Jana starts; used by whoever plays alone."""
    sea_days: bool = False
    """Whether a day at sea brings a ship card (ruling DC-15)."""


class DreamRefusal(StrEnum):
    """Why an action is not allowed now."""

    NOT_BOARDING = "not-boarding"  # families board in phase 1
    NOT_SETTING_COURSE = "not-setting-course"  # locations are chosen in phase 2
    NOT_TAKING_SETS = "not-taking-sets"  # sets are taken in phase 3
    NOT_SAILING = "not-sailing"  # everything else belongs in phase 4
    DAY_OVER = "day-over"  # the last seat was done, and the next round has begun
    FAMILIES_NOT_OFFERED = "families-not-offered"  # not drawn, too many or too few for the empty cabins
    LOCATION_NOT_DRAWN = "location-not-drawn"
    NO_SUCH_SET = "no-such-set"
    SET_GONE = "set-gone"
    NOT_FOR_START_PLAYER = "not-for-start-player"  # the face-down set
    ALREADY_DONE = "already-done"  # say "not done after all" first
    NOT_DONE_YET = "not-done-yet"
    FINISH_ACT_FIRST = "finish-act-first"  # something is to be replaced or paid, or taken back
    LOOK_ELSEWHERE = "look-elsewhere"  # too much at once: it is among the guests, or among the cards in hand
    NOTHING_HIDDEN = "nothing-hidden"  # all there is to do is offered at once
    NOTHING_TO_PAY = "nothing-to-pay"
    ALREADY_PAID = "already-paid"
    REPLACE_FIRST = "replace-first"  # what pays is asked after that
    NOTHING_TO_REPLACE = "nothing-to-replace"
    ALREADY_REPLACED = "already-replaced"
    NOT_THE_LAST_ACT = "not-the-last-act"
    ALREADY_TAKEN_BACK = "already-taken-back"
    FAMILY_NOT_ABOARD = "family-not-aboard"
    NO_GUEST_LEFT = "no-guest-left"  # all of this family have been sent
    NO_SUCH_PLACE = "no-such-place"
    PLACE_CHANGED = "place-changed"  # another card lies there now
    COVERED = "covered"  # by an activity card
    PLACE_FULL = "place-full"
    COLOUR_THERE = "colour-there"  # one guest of a colour per activity
    WRONG_ICON = "wrong-icon"
    NOT_IN_HAND = "not-in-hand"
    PAYS_NOT_FOR_ITSELF = "pays-not-for-itself"
    LIKE_OFFERED = "like-offered"  # another card that does the same is offered in its stead (ruling DC-28)
    NOT_AN_ACTIVITY = "not-an-activity"
    NOT_AN_ADDITION = "not-an-addition"
    NO_LOCATION = "no-location"  # the ship lies nowhere this round (ruling DC-19)
    NO_SPOT_FREE = "no-spot-free"  # the location takes no more activity cards
    SIGHT_IN_USE = "sight-in-use"  # guests or the captain stand where the card would go
    NO_CARD_TO_PAY_WITH = "no-card-to-pay-with"
    NOT_BUILT = "not-built"  # no such addition on this ship
    CAPTAIN_IS_OUT = "captain-is-out"  # once a round
    NOT_FOR_CAPTAIN = "not-for-captain"  # he stays away from additions
