"""What can happen in Dream Cruise, in the order in which it is told."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.core.seats import Seat
from engines.dream_cruise.actions import Spot
from engines.dream_cruise.cards import Colour, Letter
from engines.dream_cruise.ships import Guests
from engines.dream_cruise.views import Ending, JanaScore, Pile, Score


@dataclass(frozen=True, slots=True)
class GameBegan:
    """Who got which starting families and who begins, drawn by chance (ruling G-1), and how large the deck is."""

    letters: tuple[Letter, ...]
    families: tuple[tuple[int, ...], ...]
    """By seat, in the order of the cabins."""
    first: Seat
    family_deck: int
    kind: Literal["game-began"] = "game-began"


@dataclass(frozen=True, slots=True)
class JanaJoined:
    """Somebody plays alone: Jana takes part, with so many families from the start (ruling DC-16)."""

    level: int
    kind: Literal["jana-joined"] = "jana-joined"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins, and who begins in it."""

    round: int
    first: Seat
    kind: Literal["round-began"] = "round-began"


@dataclass(frozen=True, slots=True)
class FamiliesDrawn:
    """Phase 1: a seat drew family cards for its empty cabins."""

    seat: Seat
    count: int
    kind: Literal["families-drawn"] = "families-drawn"


@dataclass(frozen=True, slots=True)
class YouDrewFamilies:
    """Phase 1: which ones; told to that seat alone."""

    families: tuple[int, ...]
    kind: Literal["you-drew-families"] = "you-drew-families"


@dataclass(frozen=True, slots=True)
class JanaDrewFamily:
    """Phase 1: Jana put a family face down on her pile."""

    pile: int
    kind: Literal["jana-drew-family"] = "jana-drew-family"


@dataclass(frozen=True, slots=True)
class LastRoundCalled:
    """The round just being played is the last, and why (rulings DC-3 and DC-19)."""

    ending: Ending
    kind: Literal["last-round-called"] = "last-round-called"


@dataclass(frozen=True, slots=True)
class DiscardShuffled:
    """A deck was empty and more was needed: its discard pile is its deck now."""

    pile: Pile
    kind: Literal["discard-shuffled"] = "discard-shuffled"


@dataclass(frozen=True, slots=True)
class HasChosen:
    """Phases 1 and 2: a seat has chosen; what, stays sealed. Told once a phase and seat, not for a revision."""

    seat: Seat
    kind: Literal["has-chosen"] = "has-chosen"


@dataclass(frozen=True, slots=True)
class FamiliesBoarded:
    """Phase 1: who boarded, into which cabins, and who was left ashore."""

    seat: Seat
    families: tuple[int, ...]
    colours: tuple[Colour, ...]
    declined: tuple[int, ...]
    kind: Literal["families-boarded"] = "families-boarded"


@dataclass(frozen=True, slots=True)
class YouDrewLocations:
    """Phase 2: what a seat may choose from; told to that seat alone."""

    locations: tuple[int, ...]
    kind: Literal["you-drew-locations"] = "you-drew-locations"


@dataclass(frozen=True, slots=True)
class CourseSet:
    """Phase 2: where a ship sails, and where it could have sailed."""

    seat: Seat
    location: int
    declined: tuple[int, ...]
    kind: Literal["course-set"] = "course-set"


@dataclass(frozen=True, slots=True)
class NoCourse:
    """Phase 2: there was no location left for this seat (ruling DC-19)."""

    seat: Seat
    kind: Literal["no-course"] = "no-course"


@dataclass(frozen=True, slots=True)
class JanaTookLocations:
    """Phase 2: the declined locations lie in front of Jana now."""

    locations: tuple[int, ...]
    kind: Literal["jana-took-locations"] = "jana-took-locations"


@dataclass(frozen=True, slots=True)
class SeaDayEnjoyed:
    """A day at sea brought a seat a ship card (ruling DC-15)."""

    seat: Seat
    kind: Literal["sea-day-enjoyed"] = "sea-day-enjoyed"


@dataclass(frozen=True, slots=True)
class YouDrewShipCard:
    """Which ship card a day at sea brought; told to that seat alone."""

    card: int
    kind: Literal["you-drew-ship-card"] = "you-drew-ship-card"


@dataclass(frozen=True, slots=True)
class SetsLaidOut:
    """Phase 3: the face-up sets by number, from 1, and how many cards lie face down as number 0."""

    face_up: tuple[tuple[int, ...], ...]
    face_down: int
    kind: Literal["sets-laid-out"] = "sets-laid-out"


@dataclass(frozen=True, slots=True)
class SetTaken:
    """Phase 3: a seat took a face-up set."""

    seat: Seat
    number: int
    cards: tuple[int, ...]
    kind: Literal["set-taken"] = "set-taken"


@dataclass(frozen=True, slots=True)
class HiddenSetTaken:
    """Phase 3: a seat took the face-down set. Unless it plays alone, it begins in the next round."""

    seat: Seat
    size: int
    begins_next: bool
    kind: Literal["hidden-set-taken"] = "hidden-set-taken"


@dataclass(frozen=True, slots=True)
class YouTook:
    """Phase 3: what lay face down; told to its taker alone."""

    cards: tuple[int, ...]
    kind: Literal["you-took"] = "you-took"


@dataclass(frozen=True, slots=True)
class NoSet:
    """Phase 3: there was no set left for this seat (ruling DC-18)."""

    seat: Seat
    kind: Literal["no-set"] = "no-set"


@dataclass(frozen=True, slots=True)
class SetsDiscarded:
    """Phase 3: what nobody took, the face-down set included (ruling DC-25)."""

    cards: tuple[int, ...]
    kind: Literal["sets-discarded"] = "sets-discarded"


@dataclass(frozen=True, slots=True)
class SaidDone:
    """Phase 4: a seat is done."""

    seat: Seat
    kind: Literal["said-done"] = "said-done"


@dataclass(frozen=True, slots=True)
class SaidNotDone:
    """Phase 4: a seat is not done after all."""

    seat: Seat
    kind: Literal["said-not-done"] = "said-not-done"


@dataclass(frozen=True, slots=True)
class GuestSent:
    """Phase 4, turned up: a guest went to an activity; `card` is a location for printed spots, else a ship card."""

    seat: Seat
    family: int
    colour: Colour
    place: Spot
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
    place: Spot
    card: int
    payment: int
    kind: Literal["captain-sent"] = "captain-sent"


@dataclass(frozen=True, slots=True)
class FamilyFinished:
    """Phase 5: every member of a family had its wish; the card goes to the points pile."""

    seat: Seat
    family: int
    points: int
    kind: Literal["family-finished"] = "family-finished"


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is over: the scores by seat, and Jana's if she took part."""

    scores: tuple[Score, ...]
    jana: JanaScore | None
    kind: Literal["game-ended"] = "game-ended"


Event: TypeAlias = (
    GameBegan
    | JanaJoined
    | RoundBegan
    | FamiliesDrawn
    | YouDrewFamilies
    | JanaDrewFamily
    | LastRoundCalled
    | DiscardShuffled
    | HasChosen
    | FamiliesBoarded
    | YouDrewLocations
    | CourseSet
    | NoCourse
    | JanaTookLocations
    | SeaDayEnjoyed
    | YouDrewShipCard
    | SetsLaidOut
    | SetTaken
    | HiddenSetTaken
    | YouTook
    | NoSet
    | SetsDiscarded
    | SaidDone
    | SaidNotDone
    | GuestSent
    | ActivityStaged
    | AdditionBuilt
    | CaptainSent
    | FamilyFinished
    | GameEnded
)
