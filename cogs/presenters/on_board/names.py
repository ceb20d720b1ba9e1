"""What the things of On Board are called and how they look in a text: every colour with a word."""

from collections.abc import Sequence
from typing import Final, assert_never

from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import numeral
from engines.core.seats import Seat
from engines.on_board.cards import (
    CabinCard,
    Captain,
    Compensation,
    Gift,
    GoalKind,
    Item,
    Job,
    LoverCard,
    Luggage,
    LuggageCard,
    NumberPassenger,
    ObjectiveCard,
    Port,
    SpecialCard,
    StarsCard,
    Symbol,
    SymbolPassenger,
)
from engines.on_board.sheet import Goal, Mark
from engines.on_board.views import OnBoardView

PLEASED: Final = "😊"
CROSS: Final = "😠"
HEART: Final = "💗"
ANCHOR: Final = "⚓"
DOOR: Final = "🚪"
GOAL: Final = "🎯"
COVERED: Final = "🙈"
CARDS: Final = "🃏"
GUEST: Final = "👤"
TICK: Final = "✅"
NO_POINTS: Final = "±0"
NOTHING: Final = "none"
"""What a sentence gets in place of a part that is not to be told."""

_KEY: Final = "\ufe0f\u20e3"
"""Turns a digit into a key, such as 4️⃣."""

SYMBOLS: Final = {Symbol.GLASS: "🍸", Symbol.SUN: "☀️", Symbol.DIE: "🎲"}
ANY_SYMBOL: Final = "❓"
SIDES: Final = ("🟢", "🔴")
CAPTAINS: Final = {
    Captain.COURTESY: "🎩",
    Captain.CARPENTER: "🔨",
    Captain.CHAMELEON: "🦎",
    Captain.SUNSHINE: "🌞",
    Captain.CUPID: "🏹",
    Captain.CURTAIN: "🎭",
}
LUGGAGE: Final = {
    Luggage.COSTUME_TRUNK: "🧳",
    Luggage.HATBOX: "👒",
    Luggage.LOVE_LETTERS: "💌",
    Luggage.FIRST_AID_KIT: "🩹",
    Luggage.GIFT_PARCEL: "🎁",
    Luggage.TOOLBOX: "🧰",
}
JOBS: Final = {Job.MECHANIC: "🔧", Job.CASTAWAY: "🏝️"}
GIFTS: Final = {
    Gift.SATISFIED: PLEASED,
    Gift.SYMBOL: ANY_SYMBOL,
    Gift.TWO_STAR_CABIN: DOOR,
    Gift.TWO_STARS_OF_CHOICE: DOOR,
    Gift.LOVER: HEART,
    Gift.SUITES_OBJECTIVE: GOAL,
}


def side(view: OnBoardView, seat: Seat) -> int:
    """0 for Green, 1 for Red."""
    return 0 if seat == view.green else 1


def seats_by_side(view: OnBoardView) -> tuple[Seat, Seat]:
    """Green first."""
    return view.green, 1 - view.green


def side_text(view: OnBoardView, seat: Seat, words: Words) -> str:
    """A liner in a running text: its light and its colour's name."""
    return titled(SIDES[side(view, seat)], words(f"on-board-side-{side(view, seat)}"), words)


def titled(sign: str, name: str, words: Words) -> str:
    """A thing in a running text: its sign and its name."""
    return words("on-board-title", sign=sign, name=name)


def labelled(sign: str, name: str, words: Words) -> str:
    """The same where nothing can stand out, or everything does."""
    return words("on-board-label", sign=sign, name=name)


def player_text(view: OnBoardView, seat: Seat, scene: Scene) -> str:
    """A liner and who steers it."""
    return scene.words("on-board-player", side=side_text(view, seat, scene.words), name=scene.names[seat])


def symbols_text(symbols: Sequence[Symbol]) -> str:
    """Symbols one by one."""
    return "".join(SYMBOLS[symbol] for symbol in symbols)


def mark_text(mark: Mark) -> str:
    """What is drawn in a cabin: a symbol, or a number as a key so that cabins stay equally wide."""
    if isinstance(mark, Symbol):
        return SYMBOLS[mark]
    return f"{mark}{_KEY}" if 0 <= mark < 10 else f"**{numeral(mark)}**"


def points_text(points: int, words: Words) -> str:
    """A total with its noun; it may be below zero."""
    return words("on-board-points", count=points, points=numeral(points))


def signed(number: int) -> str:
    """A change in points."""
    if not number:
        return NO_POINTS
    return f"+{number}" if number > 0 else numeral(number)


def level(stars: int) -> str:
    """A level of cabins."""
    return f"{stars}★"


def cabins_text(cabins: Sequence[int], words: Words) -> str:
    """So many one-, two- and three-star cabins, the best first: `3★+1★`, `3×1★`."""
    levels = [level(stars) for stars in (3, 2, 1) for _ in range(cabins[stars - 1])]
    if len(levels) > 2 and len(set(levels)) < len(levels):
        many = [(cabins[stars - 1], level(stars)) for stars in (3, 2, 1) if cabins[stars - 1]]
        levels = [f"{count}×{shown}" if count > 1 else shown for count, shown in many]
    return "+".join(levels) or words("on-board-no-cabins")


def item_emoji(item: Item) -> str:
    """The sign of a card."""
    match item:
        case NumberPassenger():
            sign = GUEST
        case SymbolPassenger(symbols=symbols):
            sign = SYMBOLS[symbols[0]] if len(symbols) == 1 else ANY_SYMBOL
        case LoverCard():
            sign = HEART
        case CabinCard() | StarsCard():
            sign = DOOR
        case ObjectiveCard():
            sign = GOAL
        case LuggageCard(luggage=luggage):
            sign = LUGGAGE[luggage]
        case SpecialCard(job=job):
            sign = JOBS[job]
        case Compensation(gift=gift):
            sign = GIFTS[gift]
        case _:
            assert_never(item)
    return sign


def item_name(item: Item, words: Words) -> str:
    """A card's bare name, for labels."""
    match item:
        case CabinCard(openings=openings):
            return words("on-board-card-cabins", cabins="+".join(level(stars) for stars in openings))
        case StarsCard(stars=stars):
            return words("on-board-card-stars", stars=stars)
        case LuggageCard(luggage=luggage):
            return luggage_name(luggage, words)
        case Compensation(gift=gift):
            return words(f"on-board-gift-{gift}")
        case NumberPassenger() | SymbolPassenger() | LoverCard() | ObjectiveCard() | SpecialCard():
            return words(f"on-board-card-{item.name}")
        case _:
            assert_never(item)


def item_title(item: Item, words: Words) -> str:
    """A card in a running text: its sign and its name."""
    return titled(item_emoji(item), item_name(item, words), words)


def item_text(item: Item, words: Words) -> str:
    """A card with what it does, in one line."""
    return words("on-board-card", title=item_title(item, words), effect=effect_text(item, words))


def effect_text(item: Item, words: Words) -> str:
    """What a card does, in short."""
    match item:
        case NumberPassenger() | SymbolPassenger() | LoverCard():
            effect = _effect_of_guest(item, words)
        case CabinCard(openings=openings):
            effect = words("on-board-effect-cabins", cabins="+".join(level(stars) for stars in openings))
        case StarsCard(stars=stars):
            effect = words("on-board-effect-stars", stars=stars)
        case ObjectiveCard(goal=kind, symbols=symbols):
            goal = Goal(kind, symbols if len(symbols) == 1 else ())
            effect = words("on-board-effect-objective", goal=goal_text(goal, words))
        case LuggageCard(luggage=luggage):
            effect = words("on-board-effect-luggage", effect=words(f"on-board-luggage-{luggage}-effect"))
        case SpecialCard(job=job):
            effect = words(f"on-board-effect-{job}")
        case Compensation(gift=gift):
            effect = words(f"on-board-gift-{gift}-effect")
        case _:
            assert_never(item)
    return effect


def _effect_of_guest(guest: NumberPassenger | SymbolPassenger | LoverCard, words: Words) -> str:
    """What a guest brings and wants."""
    match guest:
        case NumberPassenger(value=value, stars=stars, needs=None):
            return words("on-board-effect-number", value=value, points=numeral(value), wish=level(stars))
        case NumberPassenger(value=value, stars=stars, needs=needs):
            symbol = symbols_text([needs] if needs else [])
            return words("on-board-effect-number-needs", points=numeral(value), wish=level(stars), symbol=symbol)
        case SymbolPassenger(symbols=symbols, stars=stars):
            return words("on-board-effect-symbol", symbols=symbols_text(symbols), wish=level(stars), count=len(symbols))
        case LoverCard(value=value):
            return words("on-board-effect-lover", value=value)
        case _:
            assert_never(guest)


def goal_text(goal: Goal, words: Words) -> str:
    """An objective by what it counts: short enough to be its name."""
    if goal.kind is GoalKind.CHOSEN_SYMBOL and not goal.symbols:
        return words("on-board-goal-symbol-to-choose")
    return words(f"on-board-goal-{goal.kind}", symbol=symbols_text(goal.symbols))


def captain_name(captain: Captain, words: Words) -> str:
    """A captain's name, for labels."""
    return words(f"on-board-captain-{captain}")


def captain_title(captain: Captain, words: Words) -> str:
    """A captain in a running text."""
    return titled(CAPTAINS[captain], captain_name(captain, words), words)


def luggage_name(luggage: Luggage, words: Words) -> str:
    """A piece of luggage, for labels."""
    return words(f"on-board-luggage-{luggage}")


def port_text(port: Port, words: Words) -> str:
    """A port by what it compares."""
    return words(f"on-board-port-{port}")
