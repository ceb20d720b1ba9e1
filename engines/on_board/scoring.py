"""What a sheet is worth, by the categories along its lower edge, and who wins (OB-26)."""

from collections.abc import Sequence
from typing import assert_never

from engines.core.result import Result, ScoreLine, Standing, places
from engines.on_board.actions import Edition
from engines.on_board.cards import GoalKind, Job, SpecialCard, Symbol
from engines.on_board.deck import GLASS_POINTS
from engines.on_board.sheet import Goal, Line, Sheet

ENDING = "last-port"
"""The one way this game ends."""

BOX = 2
"""Points of a Satisfied; a Discontented costs as many."""


def glass_points(glasses: int) -> int:
    """The table printed on the sheet; more than seven count as seven (OB-6)."""
    return GLASS_POINTS[min(glasses, len(GLASS_POINTS) - 1)]


def goal_points(goal: Goal, sheet: Sheet) -> int:
    """What an objective is worth at the end."""
    match goal.kind:
        case GoalKind.EMPTY_CABINS:
            points = 2 * (sheet.open - sheet.filled)
        case GoalKind.CHOSEN_SYMBOL:
            points = sheet.count(goal.symbols[0])
        case GoalKind.SYMBOL:
            points = 2 * sheet.count(goal.symbols[0])
        case GoalKind.TRIOS:
            points = 5 * min(sheet.count(symbol) for symbol in Symbol)
        case GoalKind.PORTS:
            points = 2 * sum(points > 0 for points in sheet.ports)
        case GoalKind.SATISFIED_TRIOS:
            points = sheet.satisfied // 3
        case GoalKind.DISCONTENTED:
            points = sheet.discontented
        case GoalKind.OPEN_THREE_STAR:
            points = sheet.lines[2].open
        case _:
            assert_never(goal.kind)
    return points


def special_points(special: SpecialCard, line: Line) -> int:
    """What a special passenger brings or costs for its line."""
    match special.job:
        case Job.MECHANIC:
            return len(line.passengers)
        case Job.CASTAWAY:
            return -line.free  # an empty cabin is an open one (OB-11)
        case _:
            assert_never(special.job)


def score_lines(sheet: Sheet, edition: Edition) -> tuple[ScoreLine, ...]:
    """The sum of the sheet as it stands, category by category."""
    lines = [
        ScoreLine("passengers", sum([mark for mark in sheet.marks if isinstance(mark, int)])),
        ScoreLine("lovers", sum([sum(line.hearts) for line in sheet.lines])),
        ScoreLine("glass", glass_points(sheet.count(Symbol.GLASS))),
        ScoreLine("suns", sum(sheet.suns)),
        ScoreLine("ports", sum(sheet.ports)),
        ScoreLine("satisfied", BOX * sheet.satisfied),
        ScoreLine("discontented", -BOX * sheet.discontented),
        ScoreLine("objectives", sum([goal_points(goal, sheet) for goal in sheet.goals])),
    ]
    if edition is Edition.NEW:
        posted = zip(sheet.specials, sheet.lines, strict=True)
        lines.append(ScoreLine("specials", sum([special_points(card, line) for card, line in posted if card])))
    return tuple(lines)


def total(lines: Sequence[ScoreLine]) -> int:
    """All categories together."""
    return sum([line.points for line in lines])


def final_result(sheets: Sequence[Sheet], edition: Edition) -> Result:
    """Places by points; on a tie most Satisfied win in 2019, and the victory is shared in 2022 (OB-13, G-2)."""
    lines = [score_lines(sheet, edition) for sheet in sheets]
    tie_breaks = [(sheet.satisfied,) if edition is Edition.OLD else () for sheet in sheets]
    ranks = places([(total(own), *ties) for own, ties in zip(lines, tie_breaks, strict=True)])
    return Result(
        tuple(
            Standing(seat, place, total(own), own, ties)
            for seat, (place, own, ties) in enumerate(zip(ranks, lines, tie_breaks, strict=True))
        ),
        ENDING,
    )
