"""The end of On Board: who won, both sheets added up category by category, and how they look in the end."""

from discord import ui

from cogs.presenters.on_board.board import liner
from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.names import SIDES, labelled, seats_by_side, side
from cogs.presenters.on_board.story import story
from cogs.presenters.presenter import Items, Scene
from cogs.words.texts import listed, numeral
from engines.core.result import Result
from engines.on_board.views import OnBoardView


def result(look: OnBoardLook, scene: Scene) -> Items:
    """The winner, the sum of both sheets, the sheets, and the last turn."""
    ending = look.result
    if ending is None:
        return []
    view = look.view
    items: Items = [
        ui.TextDisplay("\n".join(_winners(ending, view, scene))),
        ui.TextDisplay("\n".join(_sums(ending, view, scene))),
    ]
    for seat in seats_by_side(view):
        items += [ui.Separator(), ui.TextDisplay("\n".join(liner(view, seat, scene)))]
    if told := story(look, scene):
        items += [ui.Separator(), ui.TextDisplay(told)]
    return items


def _winners(ending: Result, view: OnBoardView, scene: Scene) -> list[str]:
    words = scene.words
    names = [labelled(SIDES[side(view, seat)], scene.names[seat], words) for seat in ending.winners]
    if len(names) > 1:
        return [words("on-board-result-shared", names=listed(names, words))]
    totals = {standing.total for standing in ending.standings}
    won = words("on-board-result-winner", name=names[0])
    return [won] if len(totals) > 1 else [won, words("on-board-result-by-satisfied")]


def _sums(ending: Result, view: OnBoardView, scene: Scene) -> list[str]:
    """A line for each category with both numbers, Green's first, and the totals."""
    words = scene.words
    green, red = (ending.standings[seat] for seat in seats_by_side(view))
    lines = [
        words(
            "on-board-result-line",
            category=words(f"on-board-category-{left.category}"),
            green_light=SIDES[0],
            red_light=SIDES[1],
            green=numeral(left.points),
            red=numeral(right.points),
        )
        for left, right in zip(green.lines, red.lines, strict=True)
        if left.category != "specials" or view.options.specials
    ]
    lines.append(
        words(
            "on-board-result-total",
            green_light=SIDES[0],
            red_light=SIDES[1],
            green=numeral(green.total),
            red=numeral(red.total),
        )
    )
    return lines
