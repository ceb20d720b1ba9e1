"""What the news tell of rounds that have set sail: their events, and what they brought everyone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.presenters.all_aboard.names import HEART, pictures
from cogs.words import Words
from engines.all_aboard.animals import Species
from engines.all_aboard.events import FellInLove, GameEnded, RoundBegan, Saved, TurnedUp
from engines.all_aboard.scoring import CUPID


@dataclass(frozen=True, slots=True)
class Voyage:
    """One round's setting sail, from the turning up of cards on."""

    turned_up: TurnedUp
    events: tuple[Any, ...]
    """All that followed, of boats counted from 0."""

    @property
    def round(self) -> int:
        return self.turned_up.round


@dataclass(slots=True)
class Gain:
    """What a round brought one seat."""

    saved: list[Species] = field(default_factory=list)
    cupids: int = 0

    @property
    def points(self) -> int:
        return sum(species.points for species in self.saved) + CUPID * self.cupids


def voyages(news: Sequence[Any]) -> Iterator[Voyage]:
    """Every setting sail in the news, oldest first; one whose beginning or end is missing is left out."""
    turned_up: TurnedUp | None = None
    events: list[Any] = []
    for event in news:
        if isinstance(event, TurnedUp):
            turned_up, events = event, []
        elif isinstance(event, RoundBegan | GameEnded):
            if turned_up is not None:
                yield Voyage(turned_up, tuple(events))
            turned_up = None
        else:
            events.append(event)


def last_voyage(news: Sequence[Any]) -> Voyage | None:
    """The latest one that is over."""
    return max(voyages(news), key=lambda voyage: voyage.round, default=None)


def gains(voyage: Voyage, seat_count: int) -> list[Gain]:
    """What the round brought, by seat."""
    found = [Gain() for _ in range(seat_count)]
    for event in voyage.events:
        if isinstance(event, Saved):
            for seat, species in event.animals:
                found[seat].saved.append(species)
        elif isinstance(event, FellInLove):
            for seat in event.seats:
                found[seat].cupids += 1
    return found


def gain_text(gain: Gain, words: Words) -> str:
    """The animals and Cupids of a gain in little room."""
    return pictures(gain.saved) + HEART * gain.cupids or words("all-aboard-board-none")
