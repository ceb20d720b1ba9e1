"""What happened lately in All Aboard!: on the board for all, and to whoever has just pressed."""

from collections.abc import Sequence
from typing import Any, Final

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.names import animal_text, player_text
from cogs.presenters.all_aboard.story import any_way, boarding_text, said
from cogs.presenters.all_aboard.voyages import Voyage, gain_text, gains, last_voyage
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import listed
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    GameBegan,
    PassBegan,
    RoundBegan,
    Sailed,
    Sank,
    TurnedUp,
    YouBoardedFaceDown,
    YouDrew,
)
from engines.core.seats import Seat

_LINES: Final = 5
"""Boardings that stand on the board."""

_STRIDES: Final = (1, 5)
"""From one of the six ways to tell a boarding to the next; both lead through all of them."""


def lately(look: AboardLook, scene: Scene) -> list[str]:
    """The last boardings of this round; before them, till all have boarded one, how it came to this round.

    Each stands in a text of its own: a client takes a line that follows a list for a part of its last entry.
    """
    start = max((at for at, event in enumerate(look.news) if isinstance(event, RoundBegan)), default=0)
    boardings = _boardings(look.news, start, scene)
    blocks = []
    if len(boardings) < len(scene.names):
        blocks.append(_before(look.news[: start + 1], scene))
    if boardings:
        blocks.append(_block(scene.words("all-aboard-story-boarding"), boardings[-_LINES:]))
    else:
        began = [said(event, scene) for event in look.news[start : start + 1]]
        blocks.append(_block(scene.words("all-aboard-story-new-round"), began))
    return list(filter(None, blocks))


def _block(title: str, lines: Sequence[str]) -> str:
    return "\n".join([title, *[f"- {line}" for line in lines]]) if lines else ""


def _boardings(news: Sequence[Any], start: int, scene: Scene) -> list[str]:
    """All boardings from there on, one after the other in other words."""
    ways = _ways(news)
    return [boarding_text(news[at], scene, way) for at, way in ways.items() if at >= start]


def _ways(news: Sequence[Any]) -> dict[int, int]:
    """By its place in the news, the way to tell each boarding: the same on the board and to whoever has just pressed.

    The boats of a round decide with which way it begins and which way comes next.
    """
    ways: dict[int, int] = {}
    way, stride = 0, 1
    for at, event in enumerate(news):
        if isinstance(event, RoundBegan):
            seed = any_way(event)
            way, stride = seed // len(_STRIDES), _STRIDES[seed % len(_STRIDES)]
        elif isinstance(event, Boarded | BoardedFaceDown):
            ways[at] = way
            way += stride
    return ways


def _before(news: Sequence[Any], scene: Scene) -> str:
    """How the round before ended, or who chance let begin the game (ruling G-1)."""
    if voyage := last_voyage(news):
        title = scene.words("all-aboard-story-settled", round=voyage.round)
        return _block(
            title, [_boats(voyage, scene.words), _brought(voyage, scene), scene.words("all-aboard-story-where")]
        )
    return _block(
        scene.words("all-aboard-story-start"),
        [said(event, scene) for event in news if isinstance(event, GameBegan)],
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


def told(look: AboardLook, scene: Scene) -> list[str]:
    """What a press led to: my animal is aboard, I drew another, and what the others did or how the round ended."""
    start, seat = len(look.news) - look.fresh, look.viewer
    fresh = look.news[start:]
    mine = [line for event in fresh if (line := _of_mine(event, seat, scene))]
    if seat is None or not (voyage := last_voyage(fresh)):
        return [*mine, *_of_others(look, start, scene)]
    settled = scene.words("all-aboard-story-settled-told", round=voyage.round, boats=_boats(voyage, scene.words))
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
            return [said(event, scene), *others] if others else []
    return []


def _of_others(look: AboardLook, start: int, scene: Scene) -> list[str]:
    """What the others boarded from there on in the news, and that everyone goes on to the next animal."""
    ways, news = _ways(look.news), look.news
    return [
        boarding_text(event, scene, ways[at]) if isinstance(event, Boarded | BoardedFaceDown) else said(event, scene)
        for at, event in enumerate(news)
        if at >= start and _is_of_others(event, look.viewer)
    ]


def _of_mine(event: Any, seat: Seat | None, scene: Scene) -> str:
    """What an event tells a seat of its own cards, each only once: what lies face down by its name."""
    match event:
        case Boarded(animal=animal, boat=boat) if animal.seat == seat:
            name = animal_text(animal.species, scene.words)
            return scene.words("all-aboard-story-my-animal", animal=name, boat=boat + 1)
        case YouBoardedFaceDown() | YouDrew():
            return said(event, scene)
        case _:
            return ""


def _is_of_others(event: Any, seat: Seat | None) -> bool:
    match event:
        case Boarded(animal=animal):
            return animal.seat != seat
        case BoardedFaceDown(seat=owner):
            return owner != seat
        case _:
            return isinstance(event, PassBegan) and event.number > 1
