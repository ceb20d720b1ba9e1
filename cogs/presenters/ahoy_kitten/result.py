"""The end of Ahoy! Kitten: who won, and what everyone's catch is worth."""

from discord import ui

from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import pirate_title, score_text, tile_text
from cogs.presenters.ahoy_kitten.recap import recap
from cogs.presenters.presenter import Items, Scene
from cogs.words.texts import listed
from engines.ahoy_kitten.scoring import counting, tie_at_the_top
from engines.ahoy_kitten.views import AhoyView
from engines.core.result import Result, Standing

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def result(look: AhoyLook, scene: Scene) -> Items:
    """The winners, every seat by place, and how the last round went."""
    ending = look.result
    if ending is None:
        return []
    view = look.view
    standings = sorted(ending.standings, key=lambda standing: standing.place)
    lines = [line for standing in standings for line in _lines(standing, view, scene)]
    items: Items = [
        ui.TextDisplay("\n".join(_winners(ending, scene))),
        ui.TextDisplay("\n".join([*lines, *_footnotes(view, scene)])),
    ]
    if told := recap(look, scene):
        items += [ui.Separator(), ui.TextDisplay(told)]
    return items


def _winners(ending: Result, scene: Scene) -> list[str]:
    words = scene.words
    names = [scene.names[seat] for seat in ending.winners]
    word = "ahoy-kitten-result-winner" if len(names) == 1 else "ahoy-kitten-result-shared"
    won = words(word, names=listed(names, words))
    tie = tie_at_the_top(ending)
    return [won, words(f"ahoy-kitten-result-{tie}")] if tie else [won]


def _lines(standing: Standing, view: AhoyView, scene: Scene) -> list[str]:
    words = scene.words
    medal = _MEDALS.get(standing.place) or words("ahoy-kitten-result-place", place=standing.place)
    name = scene.names[standing.seat]
    paws = view.pirates_of(standing.seat)
    counts = counting(view, standing.seat)
    head = words("ahoy-kitten-result-seat", medal=medal, name=name, total=standing.total)
    return [head, *(_score(paw, view, scene, counts=len(paws) > 1 and paw == counts) for paw in paws)]


def _score(pirate: int, view: AhoyView, scene: Scene, *, counts: bool) -> str:
    words = scene.words
    points = view.scores[pirate]
    return words(
        "ahoy-kitten-result-score",
        pirate=pirate_title(view, pirate, words),
        score=score_text(points, words),
        total=points.total,
        counts="yes" if counts else "no",
        claimed=tile_text(view.pirates[pirate].claimed, words),
        tile=tile_text(view.pirates[pirate].tile, words),
    )


def _footnotes(view: AhoyView, scene: Scene) -> list[str]:
    key = scene.words("ahoy-kitten-result-key")
    return [scene.words("ahoy-kitten-result-lower"), key] if view.two_paws else [key]
