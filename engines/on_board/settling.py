"""How one card is resolved on a sheet: the ways there are, and what each of them writes down."""

from dataclasses import replace
from typing import NamedTuple, assert_never

from engines.core.seats import Seat
from engines.on_board.actions import ChooseSymbol, Draw, Embark, Love, OpenCabins, Post, Settling, TurnAway
from engines.on_board.cards import (
    CabinCard,
    Captain,
    Compensation,
    Gift,
    GoalKind,
    Item,
    LoverCard,
    Luggage,
    LuggageCard,
    Means,
    NumberPassenger,
    ObjectiveCard,
    SpecialCard,
    StarsCard,
    Symbol,
    SymbolPassenger,
)
from engines.on_board.events import (
    Boarded,
    CabinsOpened,
    CompensationLost,
    Lack,
    LoverJoined,
    LuggageTaken,
    Mood,
    ObjectiveTaken,
    SatisfiedTicked,
    SheetEvent,
    SpecialDismissed,
    SpecialPosted,
    TurnedAway,
)
from engines.on_board.openings import leaves_some, openings
from engines.on_board.rows import changed
from engines.on_board.sheet import Goal, Line, Mark, Sheet

CUPID_POINTS, LETTERS_POINTS = 3, 2
PORT_LOVER = 2


def goes_unasked(item: Item) -> bool:
    """Whether it is just noted: nothing can be chosen, and nothing else depends on it."""
    match item:
        case LuggageCard():
            return True
        case ObjectiveCard(symbols=symbols):
            return len(symbols) < 2
        case Compensation(gift=Gift.SATISFIED | Gift.SUITES_OBJECTIVE):
            return True
        case _:
            return False


def settled_unasked(sheet: Sheet, seat: Seat, item: Item) -> tuple[Sheet, SheetEvent]:
    """The sheet with a thing that `goes_unasked`."""
    match item:
        case LuggageCard():
            return replace(sheet, luggage=(*sheet.luggage, item)), LuggageTaken(seat, item)
        case ObjectiveCard():
            return _with_goal(sheet, seat, item, Goal(item.goal, item.symbols))
        case Compensation(gift=Gift.SATISFIED):
            return replace(sheet, satisfied=sheet.satisfied + 1), SatisfiedTicked(seat, item)
        case Compensation(gift=Gift.SUITES_OBJECTIVE):
            return _with_goal(sheet, seat, item, Goal(GoalKind.OPEN_THREE_STAR))
        case _:
            raise AssertionError(f"something is to be chosen: {item}")


def ways(sheet: Sheet, item: Item, act: int) -> tuple[Settling, ...]:
    """Every way to resolve this card on this sheet, at least one, in a stable order."""
    match item:
        case NumberPassenger(number=number):
            found: tuple[Settling, ...] = tuple([Embark(act, number, stars) for stars in _free(sheet)])
        case SymbolPassenger(number=number):
            drawable = _drawable(sheet, item)
            found = tuple([Draw(act, number, stars, *drawn) for stars in _free(sheet) for drawn in drawable])
        case Compensation(number=number, gift=Gift.SYMBOL):
            found = tuple(
                [Draw(act, number, stars, symbol, Means.PLAIN) for stars in _free(sheet) for symbol in Symbol]
            )
        case LoverCard(number=number) | Compensation(number=number, gift=Gift.LOVER):
            helped = (Means.PLAIN, *means_for(sheet, item)) if sheet.heartless else ()
            found = tuple([Love(act, number, means) for means in helped])
        case CabinCard(number=number) | StarsCard(number=number) | Compensation(number=number):
            opened = openings(item, sheet.closed, means_for(sheet, item))
            found = tuple([OpenCabins(act, number, cabins, means) for cabins, means in opened])
        case ObjectiveCard(number=number, symbols=symbols):
            found = tuple([ChooseSymbol(act, number, symbol) for symbol in symbols])
        case SpecialCard(number=number):
            lines = zip(sheet.lines, sheet.specials, strict=True)
            found = tuple([Post(act, number, line.stars) for line, posted in lines if posted is None])
        case LuggageCard(number=number):
            found = ()
        case _:
            assert_never(item)
    return found or (TurnAway(act, number),)


def _free(sheet: Sheet) -> list[int]:
    return [line.stars for line in sheet.lines if line.free]


def _drawable(sheet: Sheet, passenger: SymbolPassenger) -> list[tuple[Symbol, Means]]:
    """The card's own symbol or symbols, then what captain and luggage can change it to (OB-20)."""
    own = [(symbol, Means.PLAIN) for symbol in passenger.symbols]
    others = [symbol for symbol in Symbol if symbol not in passenger.symbols]
    return own + [(symbol, means) for means in means_for(sheet, passenger) for symbol in others]


class Help(NamedTuple):
    """The captain and the piece of luggage that help with a card."""

    captain: Captain | None
    luggage: Luggage


def help_with(item: Item) -> Help | None:
    """Who and what changes a symbol, gives a Lover more points, adds stars; most cards know no help."""
    match item:
        case SymbolPassenger():
            return Help(Captain.CHAMELEON, Luggage.COSTUME_TRUNK)
        case LoverCard() | Compensation(gift=Gift.LOVER):
            return Help(None, Luggage.LOVE_LETTERS)
        case CabinCard() | StarsCard() | Compensation(gift=Gift.TWO_STAR_CABIN):
            return Help(Captain.CARPENTER, Luggage.TOOLBOX)
        case _:
            return None


def means_for(sheet: Sheet, item: Item) -> tuple[Means, ...]:
    """What is at hand to help with this card."""
    known = help_with(item)
    if known is None:
        return ()
    captain = (Means.CAPTAIN,) if known.captain and sheet.may_use(known.captain) else ()
    return (*captain, Means.LUGGAGE) if sheet.has(known.luggage) else captain


def settled(sheet: Sheet, seat: Seat, item: Item, action: Settling) -> tuple[Sheet, SheetEvent]:
    """The sheet after this way of resolving the card, and what happened."""
    match action:
        case Embark(stars=stars):
            assert isinstance(item, NumberPassenger)
            done = _embark(sheet, seat, item, stars, (item.value, Means.PLAIN))
        case Draw(stars=stars, symbol=symbol, means=means):
            done = _embark(_spent(sheet, item, means), seat, item, stars, (symbol, means))
        case TurnAway():
            done = _turn_away(sheet, seat, item)
        case Love(means=means):
            done = _join(_spent(sheet, item, means), seat, item, means)
        case OpenCabins(cabins=cabins, means=means):
            done = _open(_spent(sheet, item, means), seat, item, cabins, means)
        case ChooseSymbol(symbol=symbol):
            assert isinstance(item, ObjectiveCard)
            done = _with_goal(sheet, seat, item, Goal(item.goal, (symbol,)))
        case Post(stars=stars):
            assert isinstance(item, SpecialCard)
            posted = changed(sheet.specials, stars - 1, item)
            done = replace(sheet, specials=posted), SpecialPosted(seat, item, stars)
        case _:
            assert_never(action)
    return done


def _spent(sheet: Sheet, item: Item, means: Means) -> Sheet:
    """The sheet after its captain's power, or the luggage, or both helped with this card."""
    if means in {Means.CAPTAIN, Means.BOTH}:
        sheet = replace(sheet, captain_used=True)
    if means in {Means.LUGGAGE, Means.BOTH} and (known := help_with(item)):
        sheet = without_luggage(sheet, known.luggage)
    return sheet


def without_luggage(sheet: Sheet, luggage: Luggage) -> Sheet:
    """The sheet after this piece was used."""
    return replace(sheet, luggage=tuple([card for card in sheet.luggage if card.luggage is not luggage]))


def _embark(sheet: Sheet, seat: Seat, item: Item, stars: int, drawn: tuple[Mark, Means]) -> tuple[Sheet, SheetEvent]:
    mark, means = drawn
    line = sheet.lines[stars - 1]
    lines = _with_line(sheet, replace(line, passengers=(*line.passengers, mark)))
    mood = _mood(item, stars)
    misses = isinstance(item, NumberPassenger) and item.needs is not None and not sheet.count(item.needs)
    dice = sheet.count(Symbol.DIE) + 1 if mark is Symbol.DIE else 0
    after = replace(
        sheet,
        lines=lines,
        satisfied=sheet.satisfied + (mood is Mood.PLEASED) + dice,
        discontented=sheet.discontented + (mood is Mood.CROSS) + misses,
    )
    return after, Boarded(seat, item, stars, mark, mood, misses, dice, means)


def _mood(item: Item, stars: int) -> Mood:
    """A symbol that a port gives has no wish (OB-24)."""
    wish = item.stars if isinstance(item, NumberPassenger | SymbolPassenger) else stars
    if stars == wish:
        return Mood.CONTENT
    return Mood.PLEASED if stars > wish else Mood.CROSS


def _turn_away(sheet: Sheet, seat: Seat, item: Item) -> tuple[Sheet, SheetEvent]:
    """A lost compensation or special costs nothing (OB-4, OB-27)."""
    if isinstance(item, Compensation):
        return sheet, CompensationLost(seat, item)
    if isinstance(item, SpecialCard):
        return sheet, SpecialDismissed(seat, item)
    lack = Lack.PARTNER if isinstance(item, LoverCard) else Lack.CABIN
    return replace(sheet, discontented=sheet.discontented + 1), TurnedAway(seat, item, lack)


def _join(sheet: Sheet, seat: Seat, item: Item, means: Means) -> tuple[Sheet, SheetEvent]:
    """A Lover joins the first passenger that has none; which one matters for nothing, so nobody is asked."""
    points = item.value if isinstance(item, LoverCard) else PORT_LOVER
    points += CUPID_POINTS * (sheet.captain is Captain.CUPID) + LETTERS_POINTS * (means is Means.LUGGAGE)
    line = next(line for line in sheet.lines if line.heartless)
    lines = _with_line(sheet, replace(line, hearts=(*line.hearts, points)))
    return replace(sheet, lines=lines), LoverJoined(seat, item, line.stars, points, means)


def _open(sheet: Sheet, seat: Seat, item: Item, cabins: tuple[int, ...], means: Means) -> tuple[Sheet, SheetEvent]:
    if isinstance(item, Compensation) and not any(cabins):
        return sheet, CompensationLost(seat, item)
    opened = zip(sheet.lines, cabins, strict=True)
    lines = tuple([replace(line, open=line.open + more) if more else line for line, more in opened])
    return replace(sheet, lines=lines), CabinsOpened(seat, item, cabins, means, leaves_some(item, cabins))


def _with_goal(sheet: Sheet, seat: Seat, item: Item, goal: Goal) -> tuple[Sheet, SheetEvent]:
    return replace(sheet, goals=(*sheet.goals, goal)), ObjectiveTaken(seat, item, goal)


def _with_line(sheet: Sheet, line: Line) -> tuple[Line, ...]:
    return changed(sheet.lines, line.stars - 1, line)
