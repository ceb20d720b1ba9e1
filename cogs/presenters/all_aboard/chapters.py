"""How a round of All Aboard! set sail, told boat by boat: a page for each round that stays in the channel."""

from collections.abc import Iterator, Sequence
from itertools import count

from discord import ui

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.lookup import lookup
from cogs.presenters.all_aboard.names import owned_text, player_text, weighed_text
from cogs.presenters.all_aboard.story import any_way, deed, worth_text
from cogs.presenters.all_aboard.voyages import Voyage, gain_text, voyages
from cogs.presenters.presenter import Items, Scene
from cogs.words import Words
from cogs.words.texts import listed, numeral
from engines.all_aboard.animals import Animal
from engines.all_aboard.events import (
    BoatChecked,
    Eaten,
    FellInLove,
    Fought,
    Frightened,
    Jumped,
    Loss,
    Sailed,
    Sailing,
    Sank,
    Saved,
    Thrown,
    ThrownOverboard,
    Weighed,
)
from engines.all_aboard.fates import losses, moving_on
from engines.all_aboard.scoring import gains


def chapters(look: AboardLook) -> tuple[int, ...]:
    """The rounds in the news whose boats have set sail."""
    return tuple(voyage.round for voyage in voyages(look.news))


def chapter(number: int, look: AboardLook, scene: Scene) -> Items:
    """One of these rounds, boat by boat."""
    return next((_page(voyage, look, scene) for voyage in voyages(look.news) if voyage.round == number), [])


def _page(voyage: Voyage, look: AboardLook, scene: Scene) -> Items:
    words, first = scene.words, any_way(*[event for event in voyage.events if isinstance(event, BoatChecked)])
    deeds = count(first)
    items: Items = [ui.TextDisplay(words("all-aboard-chronicle-title", round=voyage.round))]
    arrivals: list[Animal] = []
    for number, hidden in enumerate(voyage.turned_up.animals):
        here = [event for event in voyage.events if event.boat == number]
        tale = _tale(here, words, first + number, deeds)
        lost = _lost(here, words)
        aboard = [_aboard(event, hidden, arrivals, words) for event in here if isinstance(event, BoatChecked)]
        lines = [*aboard, *[f"- {line}" for line in (*tale, *lost)]]
        items += [ui.TextDisplay("\n".join(lines)), ui.Separator()]
        arrivals = moving_on(here)
    return [*items, ui.TextDisplay("\n".join(_gains(voyage, scene))), lookup(look, scene)]


def _aboard(check: BoatChecked, hidden: Sequence[Animal], arrivals: Sequence[Animal], words: Words) -> str:
    """The boat and who was aboard when its turn came."""
    boat = words("all-aboard-chronicle-boat", boat=check.boat + 1, capacity=check.capacity)
    seen = " · ".join(_seen(animal, hidden, arrivals, words) for animal in check.aboard)
    return "\n".join([boat, words("all-aboard-board-aboard", animals=seen)])


def _seen(animal: Animal, hidden: Sequence[Animal], arrivals: Sequence[Animal], words: Words) -> str:
    """An animal aboard, with a mark if it lay face down or came from the boat before."""
    came = "arrived" if animal in arrivals else "hidden" if animal in hidden else "open"
    return words("all-aboard-chronicle-aboard", came=came, animal=weighed_text(animal, words))


def _tale(events: Sequence[Sailing], words: Words, turn: int, deeds: Iterator[int]) -> Iterator[str]:
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
            case FellInLove() | Fought() | Frightened() | Thrown() | ThrownOverboard() | Eaten() | Jumped():
                yield deed(event, words, next(deeds))


def _lost(told: Sequence[Sailing], words: Words) -> list[str]:
    """Everybody who was lost in one line, whatever the way, with the reason where there is more to say than sinking."""
    shown = [
        owned_text(animal, words)
        if reason is Loss.SANK
        else words("all-aboard-chronicle-lost-because", animal=owned_text(animal, words), reason=reason.value)
        for animal, reason in losses(told)
    ]
    return [words("all-aboard-event-discarded", animals=listed(shown, words))] if shown else []


def _ending(weighed: Weighed | None, words: Words, turn: int, *, sank: bool) -> str:
    if weighed is None:
        return words("all-aboard-chronicle-torn", variant=turn % 2)
    word = "all-aboard-chronicle-sank" if sank else "all-aboard-chronicle-sailed"
    return words(word, variant=turn % 4, load=numeral(weighed.load), capacity=weighed.capacity)


def _gains(voyage: Voyage, scene: Scene) -> Iterator[str]:
    """What the round brought everyone, in order of seat."""
    words = scene.words
    yield words("all-aboard-chronicle-gains")
    for seat, gain in enumerate(gains(voyage.events, len(scene.names))):
        player, what = player_text(seat, scene), gain_text(gain, words)
        yield words("all-aboard-chronicle-gain", player=player, points=gain.points, what=what)
    yield words("all-aboard-chronicle-key")
