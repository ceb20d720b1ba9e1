"""A liner's sheet as people would draw it: a line for each level of cabins, then whatever else is written there."""

from cogs.presenters.on_board.names import (
    ANCHOR,
    CAPTAINS,
    CROSS,
    DOOR,
    GOAL,
    HEART,
    JOBS,
    LUGGAGE,
    PLEASED,
    SYMBOLS,
    cabins_text,
    captain_name,
    goal_text,
    labelled,
    level,
    luggage_name,
    mark_text,
    signed,
)
from cogs.words import Words
from engines.on_board.cards import Symbol
from engines.on_board.scoring import goal_points, special_points
from engines.on_board.sheet import Line, Sheet

FREE, CLOSED = "⬜", "▫️"


def sheet_lines(sheet: Sheet, words: Words) -> list[str]:
    """The whole sheet, the best cabins first."""
    lines = [_cabins(line, sheet, words) for line in reversed(sheet.lines)]
    lines.append(_boxes(sheet, words))
    if sheet.ports:
        lines.append(_ports(sheet, words))
    if sheet.goals:
        lines.append(_goals(sheet, words))
    return [*lines, *_beside(sheet, words)]


def sheet_in_short(sheet: Sheet, words: Words) -> list[str]:
    """What matters of the other's sheet while cards are split: cabins, what ports compare, objectives, help."""
    free = cabins_text([line.free for line in sheet.lines], words)
    cabins = words("on-board-sheet-short", door=DOOR, open=sheet.open, filled=sheet.filled, sign=FREE, free=free)
    lines = [cabins, _boxes(sheet, words)]
    if sheet.ports:
        lines.append(_ports(sheet, words))
    if sheet.goals:
        lines.append(_goals(sheet, words))
    if posted := _specials(sheet, words):
        lines.append(posted)
    return [*lines, *_beside(sheet, words)]


def _specials(sheet: Sheet, words: Words) -> str:
    """The special passengers with their lines, and what each would score now; the best cabins first."""
    posted = zip(reversed(sheet.specials), reversed(sheet.lines), strict=True)
    return " · ".join(
        words(
            "on-board-sheet-special-short",
            job=JOBS[special.job],
            line=level(line.stars),
            points=signed(special_points(special, line)),
        )
        for special, line in posted
        if special
    )


def _goals(sheet: Sheet, words: Words) -> str:
    """The objectives, with what each would score now."""
    goals = [
        words("on-board-sheet-goal", goal=goal_text(goal, words), points=signed(goal_points(goal, sheet)))
        for goal in sheet.goals
    ]
    return f"{GOAL} {' · '.join(goals)}"


def _cabins(line: Line, sheet: Sheet, words: Words) -> str:
    """Passengers with their Lovers' points, free cabins, closed ones; a special passenger at the end."""
    shown = [
        mark_text(mark) + (f"{HEART}{line.hearts[place]}" if place < len(line.hearts) else "")
        for place, mark in enumerate(line.passengers)
    ]
    shown += [FREE * line.free] * bool(line.free)
    if line.closed:
        shown.append(words("on-board-sheet-closed", closed=CLOSED, count=line.closed))
    special = sheet.specials[line.stars - 1]
    if special:
        shown.append(
            words("on-board-sheet-special", job=JOBS[special.job], points=signed(special_points(special, line)))
        )
    return f"`{level(line.stars)}` {' '.join(shown)}"


def _boxes(sheet: Sheet, words: Words) -> str:
    counts = [_counted(SYMBOLS[symbol], sheet.count(symbol)) for symbol in Symbol]
    return words(
        "on-board-sheet-boxes",
        pleased=_counted(PLEASED, sheet.satisfied),
        cross=_counted(CROSS, sheet.discontented),
        symbols=" ".join(counts),
    )


def _counted(sign: str, number: int) -> str:
    """A sign with its number, never parted at the end of a line."""
    return f"{sign}\u00a0{number}"


def _ports(sheet: Sheet, words: Words) -> str:
    won, suns = ("+".join(map(str, points)) for points in (sheet.ports, sheet.suns))
    return words("on-board-sheet-ports", anchor=ANCHOR, won=won, sun=SYMBOLS[Symbol.SUN], suns=suns)


def _beside(sheet: Sheet, words: Words) -> list[str]:
    """The captain with its power, and the luggage."""
    lines = []
    if sheet.captain is not None:
        state = "none"
        if sheet.captain.works_once:
            state = "used" if sheet.captain_used else "ready"
        name = captain_name(sheet.captain, words)
        lines.append(words("on-board-sheet-captain", emoji=CAPTAINS[sheet.captain], name=name, state=state))
    if sheet.luggage:
        pieces = [labelled(LUGGAGE[card.luggage], luggage_name(card.luggage, words), words) for card in sheet.luggage]
        lines.append(words("on-board-sheet-luggage", pieces=" · ".join(pieces)))
    return lines
