"""All Aboard! in a line: `"12: elephant0 mouse1?"` is a boat for 12 kilos, each animal with its seat, `?` face down."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from engines.all_aboard import GAME
from engines.all_aboard.actions import Embark
from engines.all_aboard.animals import ALL_SPECIES, Animal, Species
from engines.all_aboard.events import BoatChecked, Event, FellInLove, Sailing, Saved, Weighed
from engines.all_aboard.fates import losses
from engines.all_aboard.inside.rounds import in_order
from engines.all_aboard.inside.sailing import set_sail
from engines.all_aboard.inside.state import AllAboardState, Boat, Holding
from engines.core.chance import Chance
from engines.core.events import Told
from engines.core.game import Move, Step
from engines.core.play import play
from engines.core.seats import Viewer

KindT = TypeVar("KindT")


def kind(word: str) -> Species:
    """One species by its name."""
    return Species[word.upper()]


def species(text: str) -> tuple[Species, ...]:
    return in_order(kind(word) for word in text.split())


def animal(word: str) -> Animal:
    return Animal(int(word[-1]), kind(word[:-1]))


def boat(text: str) -> Boat:
    capacity, aboard = text.split(":")
    face_up = [animal(word) for word in aboard.split() if not word.endswith("?")]
    face_down = [animal(word[:-1]) for word in aboard.split() if word.endswith("?")]
    return Boat(int(capacity), tuple(face_up), tuple(face_down))


def named(animals: Iterable[Animal]) -> str:
    """Animals as one writes them, lightest first."""
    ordered = sorted(animals, key=lambda one: (one.species.half_kilos, one.seat))
    return " ".join(f"{one.species}{one.seat}" for one in ordered)


@dataclass
class Story:
    """What was told while some boats set sail."""

    events: Sequence[Sailing]

    def of(self, boat: int) -> list[Sailing]:
        return [event for event in self.events if event.boat == boat]

    def kinds(self, boat: int) -> str:
        """What happened on a boat, in order: `fell-in-love weighed sailed saved`."""
        return " ".join(event.kind for event in self.of(boat) if not isinstance(event, BoatChecked))

    def all(self, kind: type[KindT]) -> list[KindT]:
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[KindT]) -> KindT:
        (event,) = self.all(kind)
        return event

    def aboard(self, boat: int) -> str:
        """Who was aboard when the boat's turn came."""
        (check,) = [event for event in self.of(boat) if isinstance(event, BoatChecked)]
        return named(check.aboard)

    def load(self, boat: int = 0) -> int:
        (weighed,) = [event for event in self.of(boat) if isinstance(event, Weighed)]
        return weighed.load

    @property
    def saved(self) -> str:
        return named(one for event in self.all(Saved) for one in event.animals)

    @property
    def discarded(self) -> str:
        """Whoever was lost in whatever way."""
        return named(one for one, _ in losses(self.events))

    @property
    def cupids(self) -> dict[int, int]:
        return dict(Counter(seat for event in self.all(FellInLove) for seat in event.seats))


def sail(*boats: str, new: Iterable[int] = (), effects: bool = True) -> Story:
    """Set sail; `new` are the next boats of the boat deck, all of which must be drawn."""
    deck: Iterator[int] = iter(new)
    laid = [boat(text) for text in boats]
    told = set_sail([b.capacity for b in laid], [b.face_up for b in laid], lambda: next(deck), effects=effects)
    assert list(deck) == []
    return Story(told)


def position(
    *boats: str,
    hands: Sequence[str],
    boarded: int = 0,
    first: int = 0,
    decks: Sequence[str] | None = None,
    boat_deck: Sequence[int] = (16,) * 20,
    boat_discard: Sequence[int] = (),
    effects: bool = True,
) -> AllAboardState:
    """A position with these cards; what is nowhere else has been discarded. Decks are empty unless they are given."""
    laid = tuple(boat(text) for text in boats)
    aboard = [one for b in laid for one in (*b.face_up, *b.face_down)]
    holdings = []
    for seat, hand in enumerate(hands):
        deck = tuple(kind(word) for word in decks[seat].split()) if decks else ()
        here = {*species(hand), *deck, *[one.species for one in aboard if one.seat == seat]}
        gone = tuple(one for one in ALL_SPECIES if one not in here)
        holdings.append(Holding(species(hand), deck, (), gone))
    return AllAboardState(effects, first, boarded, laid, tuple(boat_deck), tuple(boat_discard), tuple(holdings))


def embarks(state: AllAboardState, who: str, number: int) -> Step[AllAboardState, Event]:
    """`embarks(state, "fox1", 0)`: seat 1 boards its fox on boat 0."""
    one = animal(who)
    return play(GAME, state, Move(one.seat, Embark(one.species, number)), Chance("table", state.boarded))


def told_to(told: Iterable[Told[Event]], viewer: Viewer) -> list[Event]:
    return [piece.event for piece in told if piece.audience.hears(viewer)]
