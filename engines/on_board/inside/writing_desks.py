"""Resolving in private: what a seat may do with its cards, and what follows unasked as there is no choice."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias, assert_never

from engines.core.seats import Seat
from engines.on_board.actions import (
    Act,
    ChooseSymbol,
    Draw,
    Embark,
    LeaveKit,
    Love,
    OpenCabins,
    Post,
    Settling,
    TakeUp,
    TurnAway,
    UseKit,
)
from engines.on_board.cards import Compensation, Gift, Item, LoverCard, Luggage, ObjectiveCard, SpecialCard
from engines.on_board.events import KitUsed, SheetEvent
from engines.on_board.settling import goes_unasked, settled, settled_unasked, ways, without_luggage
from engines.on_board.sheet import Sheet
from engines.on_board.views import WritingDesk

CHOICES_AT_ONCE = 24
"""If the cards offer more together, one of them is taken up first; a take-back must still fit beside them."""

Worth: TypeAlias = tuple[object, ...]


def opened(sheet: Sheet, seat: Seat, items: tuple[Item, ...]) -> WritingDesk:
    """A desk with these cards, after everything that needs no question."""
    return _unasked(WritingDesk(sheet, items), seat)


def is_done(desk: WritingDesk) -> bool:
    """Whether nothing is left to be decided here."""
    return not desk.cards and not kit_is_asked(desk)


def kit_is_asked(desk: WritingDesk) -> bool:
    """The first-aid kit is asked once, after the last card, and only if there are boxes it could turn (OB-22)."""
    asked = not desk.cards and desk.ticked and not desk.kit_answered
    return bool(asked) and desk.sheet.has(Luggage.FIRST_AID_KIT)


def choices(desk: WritingDesk, act: int) -> tuple[Act, ...]:
    """What the owner may do next, as act number `act`; empty when the desk is done."""
    if kit_is_asked(desk):
        return (UseKit(act), LeaveKit(act))
    found = tuple([way for card in desk.offered for way in ways(desk.sheet, card, act)])
    if len(found) > CHOICES_AT_ONCE and len(desk.offered) > 1:
        return tuple([TakeUp(act, card.number) for card in desk.offered])
    return found


def after(desk: WritingDesk, seat: Seat, action: Act) -> WritingDesk:
    """The desk after an act out of `choices`, and after everything that then needs no question."""
    match action:
        case UseKit():
            return _kit_used(desk, seat)
        case LeaveKit():
            return replace(desk, kit_answered=True)
        case TakeUp(card=number):
            return replace(desk, taken_up=number)
        case Embark() | Draw() | TurnAway() | Love() | OpenCabins() | ChooseSymbol() | Post():
            return _unasked(_settle(desk, seat, action), seat)
        case _:
            assert_never(action)


def _kit_used(desk: WritingDesk, seat: Seat) -> WritingDesk:
    """Every Discontented of this turn becomes a Satisfied, whenever it was ticked (OB-22)."""
    sheet = replace(
        without_luggage(desk.sheet, Luggage.FIRST_AID_KIT),
        satisfied=desk.sheet.satisfied + desk.ticked,
        discontented=desk.sheet.discontented - desk.ticked,
    )
    return replace(desk, sheet=sheet, kit_answered=True, happened=(*desk.happened, KitUsed(seat, desk.ticked)))


def _settle(desk: WritingDesk, seat: Seat, action: Settling) -> WritingDesk:
    item = next(card for card in desk.cards if card.number == action.card)
    return _written(desk, item, *settled(desk.sheet, seat, item, action))


def _written(desk: WritingDesk, item: Item, sheet: Sheet, event: SheetEvent) -> WritingDesk:
    return WritingDesk(
        sheet,
        tuple([card for card in desk.cards if card is not item]),
        None,
        desk.ticked + sheet.discontented - desk.sheet.discontented,
        desk.kit_answered,
        (*desk.happened, event),
    )


def _unasked(desk: WritingDesk, seat: Seat) -> WritingDesk:
    """Resolve whatever comes out the same however it is done. What is left needs its owner."""
    for card in desk.cards:
        if goes_unasked(card):
            desk = _written(desk, card, *settled_unasked(desk.sheet, seat, card))
    for group in _apart(desk):
        if _is_forced(desk.sheet, seat, group):
            for card in group:
                desk = _settle(desk, seat, ways(desk.sheet, card, 0)[0])
    return desk


def _apart(desk: WritingDesk) -> Iterator[tuple[Item, ...]]:
    """The cards in groups that do not depend on each other."""
    lovers = [card for card in desk.cards if _is_lover(card)]
    in_time = len(lovers) <= desk.sheet.heartless
    together = []
    for card in desk.cards:
        if isinstance(card, ObjectiveCard) or (in_time and _is_lover(card)):
            yield (card,)
        elif not isinstance(card, SpecialCard):
            together.append(card)
    yield tuple(together)
    yield tuple([card for card in desk.cards if isinstance(card, SpecialCard)])


def _is_lover(item: Item) -> bool:
    return isinstance(item, LoverCard) or (isinstance(item, Compensation) and item.gift is Gift.LOVER)


def _is_forced(sheet: Sheet, seat: Seat, items: tuple[Item, ...]) -> bool:
    """Whether it makes no difference how these are resolved: one way only, or several that all end alike (OB-32)."""
    if len(items) == 1:
        return len(ways(sheet, items[0], 0)) == 1  # the ways of a single card never end alike
    ends = _ends(sheet, seat, items)
    first = next(ends)
    return all(end == first for end in ends)


def _ends(sheet: Sheet, seat: Seat, items: tuple[Item, ...]) -> Iterator[Worth]:
    """What the sheet is worth after these, in every order and every way."""
    if not items:
        yield _worth(sheet)
    for place, item in enumerate(items):
        rest = (*items[:place], *items[place + 1 :])
        for way in ways(sheet, item, 0):
            yield from _ends(settled(sheet, seat, item, way)[0], seat, rest)


def _worth(sheet: Sheet) -> Worth:
    """All that matters of a sheet: neither the order in which cabins were filled, nor who of two alike stands where."""
    return (
        tuple([(line.open, tuple(sorted(map(str, line.passengers)))) for line in sheet.lines]),
        _hearts(sheet),
        sheet.satisfied,
        sheet.discontented,
        tuple([special and special.job for special in sheet.specials]),
        sheet.luggage,
        sheet.captain_used,
    )


def _hearts(sheet: Sheet) -> tuple[int, ...]:
    """The Lovers' points, whoever they joined."""
    return tuple(sorted([points for line in sheet.lines for points in line.hearts]))
