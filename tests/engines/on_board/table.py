"""On Board in a line: `"G S+2 . / 4 . / D"` is a sheet: symbols, numbers, Lovers after `+`, free cabins, by line."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.errors import IllegalAction
from engines.core.events import Told
from engines.core.game import Move
from engines.core.play import play
from engines.core.seats import Seat
from engines.on_board import GAME
from engines.on_board.actions import Action, Divide, Hidden, OnBoardOptions, Pick
from engines.on_board.cards import (
    CabinCard,
    Captain,
    Card,
    Gift,
    Item,
    Luggage,
    LuggageCard,
    PileName,
    Port,
    SpecialCard,
    StarsCard,
    Symbol,
)
from engines.on_board.deck import CARDS, COMPENSATIONS, PORTS, START
from engines.on_board.inside import turns, writing_desks
from engines.on_board.inside.state import OnBoardState
from engines.on_board.sheet import Line, Mark, Sheet
from engines.on_board.views import WritingDesk

LETTERS: Mapping[str, Mark] = {"G": Symbol.GLASS, "S": Symbol.SUN, "D": Symbol.DIE}


def mark(word: str) -> Mark:
    return LETTERS.get(word) or int(word)


def line(stars: int, text: str) -> Line:
    words = text.split()
    aboard = [word.partition("+") for word in words if word != "."]
    hearts = tuple(int(points) for _, _, points in aboard if points)
    size = START[stars - 1].size
    return Line(stars, size, len(words), tuple(mark(word) for word, _, _ in aboard), hearts)


def sheet(text: str, *luggage: Luggage, **more: Any) -> Sheet:
    lines = tuple(line(stars, part) for stars, part in enumerate(text.split("/"), start=1))
    return Sheet(lines, luggage=tuple(baggage(one) for one in luggage), **more)


def shown(sheet: Sheet) -> str:
    """A sheet as one writes it."""
    letters = {mark: letter for letter, mark in LETTERS.items()}
    parts = []
    for row in sheet.lines:
        words = [letters.get(mark, str(mark)) for mark in row.passengers]
        words = [f"{word}+{row.hearts[n]}" if n < len(row.hearts) else word for n, word in enumerate(words)]
        parts.append(" ".join([*words, *["."] * row.free]))
    return " / ".join(parts)


def named(name: str) -> Card:
    return next(card for card in CARDS.values() if getattr(card, "name", None) == name)


def posted(*names: str | None) -> tuple[SpecialCard | None, ...]:
    """Special passengers at their lines, the one-star line first."""
    specials = {card.name: card for card in CARDS.values() if isinstance(card, SpecialCard)}
    return tuple(specials[name] if name else None for name in names)


def baggage(luggage: Luggage) -> LuggageCard:
    return next(card for card in CARDS.values() if isinstance(card, LuggageCard) and card.luggage is luggage)


def cabins(*openings: int) -> CabinCard:
    return next(card for card in CARDS.values() if isinstance(card, CabinCard) and card.openings == openings)


def stars() -> StarsCard:
    return next(card for card in CARDS.values() if isinstance(card, StarsCard))


def gift(gift: Gift) -> Item:
    return COMPENSATIONS[gift]


def at_desk(text: str | Sheet, *items: Item | str) -> WritingDesk:
    """The desk of seat 0 with these things to resolve, after all that needs no question."""
    own = sheet(text) if isinstance(text, str) else text
    return writing_desks.opened(own, 0, tuple(named(item) if isinstance(item, str) else item for item in items))


def ways(desk: WritingDesk) -> list[Any]:
    return list(writing_desks.choices(desk, 1))


def way(desk: WritingDesk, **values: Any) -> Any:
    """The one way that has these values."""
    (found,) = [one for one in ways(desk) if all(getattr(one, name, None) == value for name, value in values.items())]
    return found


def then(desk: WritingDesk, **values: Any) -> WritingDesk:
    """The desk after the one way that has these values."""
    return writing_desks.after(desk, 0, way(desk, **values))


FILLER = ("student", "teacher", "banker")


@dataclass
class Table:
    """A game from some turn on, with everything that was told."""

    state: OnBoardState
    told: list[Told[Any]] = field(default_factory=list)

    def do(self, seat: Seat, action: Action) -> "Table":
        step = play(GAME, self.state, Move(seat, action), Chance("table", 1))
        self.state = step.state
        self.told += step.told
        return self

    def choices(self, seat: Seat) -> list[Any]:
        return list(GAME.legal_actions(self.state, seat))

    def choose(self, seat: Seat, **values: Any) -> "Table":
        """Do the one thing that has these values."""
        (found,) = [
            one
            for one in self.choices(seat)
            if all(getattr(one, name, None) == value for name, value in values.items())
        ]
        return self.do(seat, found)

    def deal(self, alone: str | Card, pile: PileName, hidden: Hidden = Hidden.NONE) -> "Table":
        """The Distributor lays this card alone, the other takes that pile."""
        card = named(alone) if isinstance(alone, str) else alone
        distributor = self.state.distributor
        self.do(distributor, Divide(card.number, hidden))
        return self.do(1 - distributor, Pick(self.state.turn, pile))

    def sheet(self, seat: Seat) -> Sheet:
        return self.state.sheets[seat]

    def events(self, kind: type | None = None) -> list[Any]:
        return [told.event for told in self.told if kind is None or isinstance(told.event, kind)]

    def heard(self, viewer: Seat | None, kind: type) -> list[Any]:
        return [told.event for told in self.told if told.audience.hears(viewer) and isinstance(told.event, kind)]

    @property
    def waited_for(self) -> set[Seat]:
        return set(GAME.deciders(self.state))


EMPTY = ". . / . / ."


def at_turn(
    drawn: Iterable[str | Card],
    sheets: Sequence[str | Sheet] = (EMPTY, EMPTY),
    *,
    turn: int = 1,
    options: OnBoardOptions | None = None,
    port: Port = Port.SATISFIED,
    green: Seat = 0,
) -> Table:
    """The table when this turn begins: these three cards are the next, and this port is the next one."""
    options = options or OnBoardOptions()
    cards = [named(card) if isinstance(card, str) else card for card in [*drawn, *FILLER]]
    others = [other for other in PORTS[options.edition] if other is not port]
    state = OnBoardState(
        options=options,
        green=green,
        deck=tuple(card.number for card in reversed(cards)),
        removed=(),
        ports=(port, *others),
        sheets=tuple(sheet(one) if isinstance(one, str) else one for one in sheets),
        dealt=((), ()),
        turn=turn - 1,
    )
    return Table(state, turns.begin_turn(state))


def under(captain: Captain, text: str = EMPTY, *luggage: Luggage) -> Sheet:
    return replace(sheet(text, *luggage), captain=captain)


def refusal(table: Table, seat: Seat, action: Action) -> object:
    """Why this seat may not do that."""
    with pytest.raises(IllegalAction) as refused:
        play(GAME, table.state, Move(seat, action), Chance("refused", 1))
    return refused.value.reason
