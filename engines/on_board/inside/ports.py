"""A port of call: Suns, six points for whoever has most of what it compares, a gift for the other (OB-24)."""

from dataclasses import replace
from typing import assert_never

from engines.core.events import EVERYONE, Told
from engines.core.seats import Seat
from engines.on_board.cards import Item, Port, Symbol
from engines.on_board.deck import COMPENSATIONS, PORT_POINTS, PORTS, sun_points
from engines.on_board.events import Event, PortCalled, SunsScored
from engines.on_board.inside.state import OnBoardState
from engines.on_board.sheet import Sheet
from engines.on_board.views import PortCall


def call(draft: OnBoardState) -> tuple[list[Told[Event]], tuple[tuple[Item, ...], ...]]:
    """Score Suns, then the port on what stands there. Also returns what each seat is given to resolve."""
    suns = [_suns(seat, sheet) for seat, sheet in enumerate(draft.sheets)]
    port = draft.ports[len(draft.calls)]
    counts = tuple([counted(port, sheet) for sheet in draft.sheets])
    winner = _winner(port, counts)
    draft.sheets = tuple(
        replace(
            sheet,
            suns=(*sheet.suns, scored.points),
            ports=(*sheet.ports, PORT_POINTS if scored.seat == winner else 0),
        )
        for sheet, scored in zip(draft.sheets, suns, strict=True)
    )
    draft.calls += (PortCall(port, counts, winner),)
    happened: tuple[Event, ...] = (*suns, PortCalled(len(draft.calls), port, counts, winner))
    return [Told(event, EVERYONE) for event in happened], compensations(draft)


def _suns(seat: Seat, sheet: Sheet) -> SunsScored:
    suns = sheet.count(Symbol.SUN)
    return SunsScored(seat, suns, suns * sun_points(sheet.captain))


def compensations(state: OnBoardState) -> tuple[tuple[Item, ...], ...]:
    """By seat: what the last port gives it. On a tie both get it."""
    last = state.calls[-1]
    gift = COMPENSATIONS[PORTS[state.options.edition][last.port]]
    return tuple([() if seat == last.winner else (gift,) for seat in (0, 1)])


def counted(port: Port, sheet: Sheet) -> int:
    """What this port compares."""
    match port:
        case Port.SATISFIED:
            return sheet.satisfied
        case Port.SYMBOLS:
            return sheet.symbols
        case Port.OPEN:
            return sheet.open
        case Port.FILLED:
            return sheet.filled
        case Port.FEWEST_DISCONTENTED:
            return sheet.discontented
        case _:
            assert_never(port)


def _winner(port: Port, counts: tuple[int, ...]) -> Seat | None:
    """Nobody wins a tie, not even one at zero Discontented."""
    if counts[0] == counts[1]:
        return None
    best = min(counts) if port is Port.FEWEST_DISCONTENTED else max(counts)
    return counts.index(best)


def leave(draft: OnBoardState) -> None:
    """The captains' powers are there again for the next stretch (OB-16)."""
    draft.sheets = tuple([replace(sheet, captain_used=False) for sheet in draft.sheets])
