"""What the news tell of rounds that have set sail: their events, and what they brought everyone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.presenters.all_aboard.names import HEART, pictures
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import listed
from engines.all_aboard.events import Event, GameEnded, RoundBegan, Sailed, Sailing, Sank, TurnedUp
from engines.all_aboard.scoring import Gain, gains
from engines.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Voyage:
    """One round's setting sail, from the turning up of cards on."""

    turned_up: TurnedUp
    events: tuple[Sailing, ...]
    """All that followed, of boats counted from 0."""

    @property
    def round(self) -> int:
        return self.turned_up.round


def voyages(news: Sequence[Event]) -> Iterator[Voyage]:
    """Every setting sail in the news, oldest first; one whose beginning or end is missing is left out."""
    turned_up: TurnedUp | None = None
    events: list[Sailing] = []
    for event in news:
        if isinstance(event, TurnedUp):
            turned_up, events = event, []
        elif isinstance(event, RoundBegan | GameEnded):
            if turned_up is not None:
                yield Voyage(turned_up, tuple(events))
            turned_up = None
        elif isinstance(event, Sailing):
            events.append(event)


def last_voyage(news: Sequence[Event]) -> Voyage | None:
    """The latest one that is over."""
    return max(voyages(news), key=lambda voyage: voyage.round, default=None)


def gain_text(gain: Gain, words: Words) -> str:
    """The animals and Cupids of a gain in little room."""
    return pictures(gain.saved) + HEART * gain.cupids or words("all-aboard-board-none")


def my_gain(voyage: Voyage, seat: Seat, scene: Scene) -> str:
    """What a round brought one seat, told to whoever sits there."""
    gain = gains(voyage.events, len(scene.names))[seat]
    what = gain_text(gain, scene.words)
    return scene.words("all-aboard-panel-gain", round=voyage.round, points=gain.points, what=what)


def boats_text(voyage: Voyage, words: Words) -> str:
    """Which boats sailed and which sank."""
    parts = []
    for kind, word in ((Sailed, "all-aboard-story-sailed"), (Sank, "all-aboard-story-sank")):
        numbers = [str(event.boat + 1) for event in voyage.events if isinstance(event, kind)]
        if numbers:
            parts.append(words(word, count=len(numbers), boats=listed(numbers, words)))
    return " · ".join(parts)
