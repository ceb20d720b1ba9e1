"""What happened lately in All Aboard!: on the board for all, and to whoever has just pressed."""

from collections.abc import Sequence
from typing import Any, Final

from bot.tables.updates import Look
from cogs.presenters.all_aboard.names import animal_text, listed, player_text
from cogs.presenters.all_aboard.story import boarding_text, sentence
from cogs.presenters.all_aboard.voyages import Voyage, gain_text, gains, last_voyage
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    GameBegan,
    PassBegan,
    RoundBegan,
    Sailed,
    Sank,
    YouBoardedFaceDown,
    YouDrew,
)
from engines.core.seats import Seat

_LINES: Final = 5
"""Boardings that stand on the board."""


def lately(look: Look, scene: Scene) -> str:
    """The last boardings of this round; before them, till all have boarded one, how it came to this round."""
    start = max((at for at, event in enumerate(look.news) if isinstance(event, RoundBegan)), default=0)
    boardings = [event for event in look.news[start:] if isinstance(event, Boarded | BoardedFaceDown)]
    blocks = []
    if len(boardings) < len(scene.names):
        blocks.append(_before(look.news[: start + 1], scene))
    if boardings:
        blocks.append(_boardings(look.news[start], boardings, scene))
    else:
        began = [sentence(event, scene) for event in look.news[start : start + 1]]
        blocks.append(_block(scene.words("all-aboard-story-new-round"), began))
    return "\n".join(filter(None, blocks))


def _block(title: str, lines: Sequence[str]) -> str:
    return "\n".join([title, *[f"- {line}" for line in lines]]) if lines else ""


def _boardings(began: Any, boardings: Sequence[Boarded | BoardedFaceDown], scene: Scene) -> str:
    """One after the other in other words; each round begins with others."""
    first = sum(began.capacities) if isinstance(began, RoundBegan) else 0
    lines = [boarding_text(event, scene, turn) for turn, event in enumerate(boardings, start=first)]
    return _block(scene.words("all-aboard-story-boarding"), lines[-_LINES:])


def _before(news: Sequence[Any], scene: Scene) -> str:
    """How the round before ended, or who chance let begin the game (ruling G-1)."""
    if voyage := last_voyage(news):
        title = scene.words("all-aboard-story-settled", round=voyage.round)
        return _block(
            title, [_boats(voyage, scene.words), _brought(voyage, scene), scene.words("all-aboard-story-where")]
        )
    return _block(
        scene.words("all-aboard-story-start"),
        [sentence(event, scene) for event in news if isinstance(event, GameBegan)],
    )


def _boats(voyage: Voyage, words: Words) -> str:
    """Which boats sailed and which sank."""
    parts = []
    for kind, word in ((Sailed, "all-aboard-story-sailed"), (Sank, "all-aboard-story-sank")):
        numbers = [str(event.boat + 1) for event in voyage.events if isinstance(event, kind)]
        if numbers:
            parts.append(words(word, count=len(numbers), boats=listed(numbers, words)))
    return " · ".join(parts)


def _brought(voyage: Voyage, scene: Scene) -> str:
    """What the round brought everyone, the most first."""
    by_seat = sorted(enumerate(gains(voyage, len(scene.names))), key=lambda one: -one[1].points)
    shown = [
        scene.words(
            "all-aboard-story-gain",
            player=player_text(seat, scene),
            points=gain.points,
            what=gain_text(gain, scene.words),
        )
        for seat, gain in by_seat
    ]
    return " · ".join(shown)


def my_gain(voyage: Voyage, seat: Seat, scene: Scene) -> str:
    """What a round brought one seat, told to whoever sits there."""
    gain = gains(voyage, len(scene.names))[seat]
    what = gain_text(gain, scene.words)
    return scene.words("all-aboard-panel-gain", round=voyage.round, points=gain.points, what=what)


def told(look: Look, scene: Scene) -> list[str]:
    """What a press led to: my animal is aboard, I drew another, and what the others did or how the round ended."""
    fresh = look.news[len(look.news) - look.fresh :]
    seat = look.viewer
    mine = [line for event in fresh if (line := _of_mine(event, seat, scene))]
    if seat is not None and (voyage := last_voyage(fresh)):
        settled = scene.words("all-aboard-story-settled-told", round=voyage.round, boats=_boats(voyage, scene.words))
        brought = [] if look.actions else [my_gain(voyage, seat, scene)]  # on my turn the hand says it
        return [*mine, settled, *brought]
    others = [event for event in fresh if _is_of_others(event, seat)]
    return [*mine, *[_of_another(event, scene, turn) for turn, event in enumerate(others, start=look.moment)]]


def _of_another(event: Any, scene: Scene, turn: int) -> str:
    is_boarding = isinstance(event, Boarded | BoardedFaceDown)
    return boarding_text(event, scene, turn) if is_boarding else sentence(event, scene)


def _of_mine(event: Any, seat: Seat | None, scene: Scene) -> str:
    """What an event tells a seat of its own cards, each only once: what lies face down by its name."""
    match event:
        case Boarded(animal=animal, boat=boat) if animal.seat == seat:
            name = animal_text(animal.species, scene.words)
            return scene.words("all-aboard-story-my-animal", animal=name, boat=boat + 1)
        case YouBoardedFaceDown() | YouDrew():
            return sentence(event, scene)
        case _:
            return ""


def _is_of_others(event: Any, seat: Seat | None) -> bool:
    match event:
        case Boarded(animal=animal):
            return animal.seat != seat
        case BoardedFaceDown(seat=owner):
            return owner != seat
        case _:
            return isinstance(event, PassBegan)
