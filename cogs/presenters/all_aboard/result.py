"""The end of All Aboard!: who won, and what everyone has saved."""

from discord import ui

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.lookup import lookup
from cogs.presenters.all_aboard.names import pictures, player_text
from cogs.presenters.presenter import Items, Scene
from cogs.words import Words
from cogs.words.texts import listed
from engines.all_aboard.scoring import CUPID, is_tie_broken_below, tie_at_the_top
from engines.all_aboard.views import AllAboardView
from engines.core.result import Result, Standing

_MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def result(look: AboardLook, scene: Scene) -> Items:
    """The winners, and every seat by place with its animals and Cupids."""
    ending = look.result
    if ending is None:
        return []
    standings = sorted(ending.standings, key=lambda standing: standing.place)
    lines = [line for standing in standings for line in _lines(standing, look.view, scene)]
    return [
        ui.TextDisplay("\n".join(_winners(ending, scene))),
        ui.TextDisplay("\n".join([*lines, *_key(ending, scene.words)])),
        lookup(look, scene),
    ]


def _winners(ending: Result, scene: Scene) -> list[str]:
    words = scene.words
    names = [player_text(seat, scene) for seat in ending.winners]
    word = "all-aboard-result-winner" if len(names) == 1 else "all-aboard-result-shared"
    won = words(word, names=listed(names, words))
    tie = tie_at_the_top(ending)
    return [won, words(f"all-aboard-result-{tie}", winners=len(names))] if tie else [won]


def _key(ending: Result, words: Words) -> list[str]:
    """What the numbers are, and how places came about behind the winners where points are level."""
    key = words("all-aboard-result-key")
    return [key, words("all-aboard-result-level-below")] if is_tie_broken_below(ending) else [key]


def _lines(standing: Standing, view: AllAboardView, scene: Scene) -> list[str]:
    words, player = scene.words, view.players[standing.seat]
    none = words("all-aboard-board-none")
    points = {line.category: line.points for line in standing.lines}
    return [
        words(
            "all-aboard-result-seat",
            medal=_MEDALS.get(standing.place) or words("all-aboard-result-place", place=standing.place),
            player=player_text(standing.seat, scene),
            total=standing.total,
        ),
        words(
            "all-aboard-result-score",
            saved=pictures(player.saved) or none,
            animals=points["animals"],
            cupids=player.cupids,
            each=CUPID,
            total=standing.total,
        ),
    ]
