"""How a round of All Aboard! set sail, told boat by boat: a page for each round that stays in the channel."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from discord import ui

from bot.tables.updates import Look
from cogs.presenters.all_aboard.lookup import lookup
from cogs.presenters.all_aboard.names import HEART, kilos_of, owned_text, owned_texts, pictures, player_text
from cogs.presenters.all_aboard.story import deed, worth_text
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.events import (
    BoatChecked,
    Discarded,
    Eaten,
    FellInLove,
    Fought,
    Frightened,
    GameEnded,
    Jumped,
    RoundBegan,
    Sailed,
    Sank,
    Saved,
    Thrown,
    ThrownOverboard,
    TurnedUp,
    Weighed,
)
from engines.all_aboard.scoring import CUPID
from engines.core.seats import Seat


def chapters(look: Look) -> tuple[int, ...]:
    """The rounds in the news whose boats have set sail."""
    return tuple(turned_up.round for turned_up, *_ in _voyages(look.news))


def chapter(number: int, look: Look, scene: Scene) -> list[ui.Item[Any]]:
    """One of these rounds, boat by boat."""
    for turned_up, *events in _voyages(look.news):
        if turned_up.round == number:
            return _page(turned_up, events, scene)
    return []


@dataclass(slots=True)
class _Gain:
    """What a round brought one seat."""

    saved: list[Species] = field(default_factory=list)
    cupids: int = 0

    @property
    def points(self) -> int:
        return sum(species.points for species in self.saved) + CUPID * self.cupids


def _voyages(news: Sequence[Any]) -> Iterator[list[Any]]:
    """The events of each setting sail, from the turning up of cards on; one whose beginning is lost is left out."""
    voyage: list[Any] = []
    for event in news:
        if isinstance(event, TurnedUp):
            voyage = [event]
        elif isinstance(event, RoundBegan | GameEnded):
            if voyage:
                yield voyage
            voyage = []
        elif voyage:
            voyage.append(event)


def _page(turned_up: TurnedUp, events: Sequence[Any], scene: Scene) -> list[ui.Item[Any]]:
    words, deeds = scene.words, count(turned_up.round)
    items: list[ui.Item[Any]] = [ui.TextDisplay(words("all-aboard-chronicle-title", round=turned_up.round))]
    arrivals: list[Animal] = []
    for number, hidden in enumerate(turned_up.animals):
        here = [event for event in events if event.boat == number]
        tale = _tale(here, words, turned_up.round + number, deeds)
        lines = [_aboard(here[0], hidden, arrivals, words), *[f"- {line}" for line in tale]]
        items += [ui.TextDisplay("\n".join(lines)), ui.Separator()]
        arrivals = [animal for event in here for animal in _movers(event)]
    return [*items, ui.TextDisplay("\n".join(_gains(events, scene))), lookup(scene)]


def _movers(event: Any) -> list[Animal]:
    """Who goes on to the next boat."""
    match event:
        case Thrown(animal=animal):
            return [animal]
        case Jumped(seat=seat):
            return [Animal(seat, Species.FOX)]
        case _:
            return []


def _aboard(check: BoatChecked, hidden: Sequence[Animal], arrivals: Sequence[Animal], words: Words) -> str:
    """The boat and who was aboard when its turn came."""
    boat = words("all-aboard-chronicle-boat", boat=check.boat + 1, capacity=check.capacity)
    seen = " · ".join(_seen(animal, hidden, arrivals, words) for animal in check.aboard)
    return "\n".join([boat, words("all-aboard-board-aboard", animals=seen)])


def _seen(animal: Animal, hidden: Sequence[Animal], arrivals: Sequence[Animal], words: Words) -> str:
    """An animal aboard, with a mark if it lay face down or came from the boat before."""
    mark = words("all-aboard-chronicle-hidden") if animal in hidden else ""
    if animal in arrivals:
        mark = words("all-aboard-chronicle-arrived")
    return mark + words("all-aboard-weighed", animal=owned_text(animal, words), kilos=kilos_of(animal.species))


def _tale(events: Sequence[Any], words: Words, turn: int, deeds: Iterator[int]) -> Iterator[str]:
    """What those aboard did and how it ended; `turn` and `deeds` see to it that nothing is told twice alike."""
    weighed: Weighed | None = None
    sank = False
    for event in events:
        match event:
            case Weighed():
                weighed = event
            case Sank() | Sailed():
                sank = isinstance(event, Sank)
                yield _ending(weighed, words, turn, sank=sank)
            case Saved(animals=animals):
                word = "all-aboard-chronicle-dived" if sank else "all-aboard-event-saved"
                yield words(word, animals=worth_text(animals, words))
            case Discarded(animals=animals):
                word = "all-aboard-event-discarded" if sank else "all-aboard-chronicle-dry"
                yield words(word, animals=owned_texts(animals, words))
            case FellInLove() | Fought() | Frightened() | Thrown() | ThrownOverboard() | Eaten() | Jumped():
                yield deed(event, words, next(deeds))


def _ending(weighed: Weighed | None, words: Words, turn: int, *, sank: bool) -> str:
    if weighed is None:
        return words("all-aboard-chronicle-torn", variant=turn % 2)
    word = "all-aboard-chronicle-sank" if sank else "all-aboard-chronicle-sailed"
    return words(word, variant=turn % 4, load=weighed.load, capacity=weighed.capacity)


def _gains(events: Sequence[Any], scene: Scene) -> Iterator[str]:
    """What the round brought everyone, in order of seat."""
    words = scene.words
    gains = [_Gain() for _ in scene.names]
    for event in events:
        if isinstance(event, Saved):
            for seat, species in event.animals:
                gains[seat].saved.append(species)
        elif isinstance(event, FellInLove):
            for seat in event.seats:
                gains[seat].cupids += 1
    yield words("all-aboard-chronicle-gains")
    for seat, gain in enumerate(gains):
        yield _gain(seat, gain, scene)
    yield words("all-aboard-chronicle-key")


def _gain(seat: Seat, gain: _Gain, scene: Scene) -> str:
    shown = pictures(gain.saved) + HEART * gain.cupids
    return scene.words(
        "all-aboard-chronicle-gain",
        player=player_text(seat, scene),
        points=gain.points,
        what=shown or scene.words("all-aboard-board-none"),
    )
