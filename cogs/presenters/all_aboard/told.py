"""What a press led to in All Aboard!, told to whoever made it."""

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.names import animal_text
from cogs.presenters.all_aboard.story import boarding_text, boarding_ways, sentence
from cogs.presenters.all_aboard.voyages import boats_text, last_voyage, my_gain
from cogs.presenters.presenter import Scene
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    Event,
    PassBegan,
    RoundBegan,
    TurnedUp,
    YouBoardedFaceDown,
    YouDrew,
)
from engines.core.seats import Viewer


def told(look: AboardLook, scene: Scene) -> list[str]:
    """What a press led to: my animal is aboard, I drew another, and what the others did or how the round ended."""
    start, seat = len(look.news) - look.fresh, look.viewer
    fresh = look.news[start:]
    mine = [line for event in fresh if (line := _of_mine(event, look, scene))]
    if seat is None or not (voyage := last_voyage(fresh)):
        return [*mine, *_of_others(look, start, scene)]
    settled = scene.words("all-aboard-story-settled-told", round=voyage.round, boats=boats_text(voyage, scene.words))
    brought = [] if look.actions else [my_gain(voyage, seat, scene)]  # on my turn the hand says it
    return [*mine, settled, *brought, *_of_the_new_round(look, start, scene)]


def _of_the_new_round(look: AboardLook, start: int, scene: Scene) -> list[str]:
    """Which boats lie out, and who has boarded them since the round before was settled; nothing if nobody has."""
    for at in range(len(look.news) - 1, start, -1):
        event = look.news[at]
        if isinstance(event, TurnedUp):
            break
        if isinstance(event, RoundBegan):
            others = _of_others(look, at, scene)
            return [sentence(event, look, scene), *others] if others else []
    return []


def _of_others(look: AboardLook, start: int, scene: Scene) -> list[str]:
    """What the others boarded from there on in the news, and that everyone goes on to the next animal."""
    ways = boarding_ways(look.news)

    def line(at: int, event: Event) -> str:
        if isinstance(event, Boarded | BoardedFaceDown):
            return boarding_text(event, scene, ways[at])
        return sentence(event, look, scene)

    return [line(at, event) for at, event in enumerate(look.news) if at >= start and _is_of_others(event, look.viewer)]


def _of_mine(event: Event, look: AboardLook, scene: Scene) -> str:
    """What an event tells its viewer of its own cards, each only once: what lies face down by its name."""
    match event:
        case Boarded(animal=animal, boat=boat) if animal.seat == look.viewer:
            name = animal_text(animal.species, scene.words)
            return scene.words("all-aboard-story-my-animal", animal=name, boat=boat + 1)
        case YouBoardedFaceDown() | YouDrew():
            return sentence(event, look, scene)
        case _:
            return ""


def _is_of_others(event: Event, viewer: Viewer) -> bool:
    match event:
        case Boarded(animal=animal):
            return animal.seat != viewer
        case BoardedFaceDown(seat=owner):
            return owner != viewer
        case _:
            return isinstance(event, PassBegan) and event.number > 1
