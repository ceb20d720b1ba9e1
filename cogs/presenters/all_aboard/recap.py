"""What the board tells of the last turns: who boarded what, and before that how it came to this round."""

from collections.abc import Sequence
from typing import Final

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.names import player_text
from cogs.presenters.all_aboard.story import boarding_text, boarding_ways, sentence
from cogs.presenters.all_aboard.voyages import Voyage, boats_text, gain_text, last_voyage
from cogs.presenters.presenter import Scene
from engines.all_aboard.events import Boarded, BoardedFaceDown, Event, GameBegan, RoundBegan
from engines.all_aboard.scoring import gains

_LINES: Final = 5
"""Boardings that stand on the board."""


def recap(look: AboardLook, scene: Scene) -> list[str]:
    """The last boardings of this round; before them, till all have boarded one, how it came to this round.

    Each stands in a text of its own: a client takes a line that follows a list for a part of its last entry.
    """
    start = max((at for at, event in enumerate(look.news) if isinstance(event, RoundBegan)), default=0)
    boardings = _boardings(look.news, start, scene)
    blocks = []
    if len(boardings) < len(scene.names):
        blocks.append(_before(look, start, scene))
    if boardings:
        blocks.append(_block(scene.words("all-aboard-story-boarding"), boardings[-_LINES:]))
    else:
        began = [sentence(event, look, scene) for event in look.news[start : start + 1]]
        blocks.append(_block(scene.words("all-aboard-story-new-round"), began))
    return list(filter(None, blocks))


def _block(title: str, lines: Sequence[str]) -> str:
    return "\n".join([title, *[f"- {line}" for line in lines]]) if lines else ""


def _boardings(news: Sequence[Event], start: int, scene: Scene) -> list[str]:
    """All boardings from there on, one after the other in other words."""
    ways = boarding_ways(news)
    return [
        boarding_text(event, scene, ways[at])
        for at, event in enumerate(news)
        if at >= start and isinstance(event, Boarded | BoardedFaceDown)
    ]


def _before(look: AboardLook, start: int, scene: Scene) -> str:
    """How the round before ended, or who chance let begin the game (ruling G-1)."""
    news, words = look.news[: start + 1], scene.words
    if voyage := last_voyage(news):
        title = words("all-aboard-story-settled", round=voyage.round)
        return _block(title, [boats_text(voyage, words), _brought(voyage, scene), words("all-aboard-story-where")])
    began = [sentence(event, look, scene) for event in news if isinstance(event, GameBegan)]
    return _block(words("all-aboard-story-start"), began)


def _brought(voyage: Voyage, scene: Scene) -> str:
    """What the round brought everyone, the most first."""
    by_seat = sorted(enumerate(gains(voyage.events, len(scene.names))), key=lambda one: -one[1].points)
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
