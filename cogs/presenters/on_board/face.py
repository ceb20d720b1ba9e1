"""How the choices of On Board look on buttons and in menus: what is done, with what, and what it brings at once."""

from collections.abc import Sequence
from typing import Final, assert_never

import discord

from cogs.presenters.on_board.gains import gain_text, mood_signs
from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.names import (
    ANCHOR,
    CAPTAINS,
    LUGGAGE,
    NOTHING,
    SYMBOLS,
    TICK,
    cabins_text,
    captain_name,
    item_emoji,
    item_name,
    level,
)
from cogs.presenters.presenter import Face, Scene
from cogs.words import Words
from engines.core.seats import Seat
from engines.on_board.actions import (
    Action,
    ChooseCaptain,
    ChooseSymbol,
    Divide,
    Draw,
    Embark,
    Give,
    Hidden,
    Keep,
    LeaveHatbox,
    LeaveKit,
    Love,
    OpenCabins,
    OpenHatbox,
    Pick,
    Post,
    Settling,
    TakeBack,
    TakeUp,
    TurnAway,
    UseKit,
    means_of,
)
from engines.on_board.cards import Captain, Compensation, CoveredPile, Item, Luggage, Means, PileName, SymbolPassenger
from engines.on_board.outlook import Gain, outcome
from engines.on_board.settling import help_with
from engines.on_board.views import OnBoardView, WritingDesk

_BLUE, _GREY, _GREEN = discord.ButtonStyle.primary, discord.ButtonStyle.secondary, discord.ButtonStyle.success
_ALIKE: Final = "①②③"
_PILES: Final = {PileName.SINGLE: "1️⃣", PileName.PAIR: "2️⃣"}


def face(action: Action, look: OnBoardLook, scene: Scene) -> Face:
    """How an action looks; what is sealed already carries a tick."""
    view = look.view
    words = scene.words
    match action:
        case ChooseCaptain(captain=captain):
            plain = Face(captain_name(captain, words), CAPTAINS[captain], _BLUE)
            shown = _ticked(plain) if captain is view.my_captain else plain
        case OpenHatbox() | LeaveHatbox():
            style = _BLUE if isinstance(action, OpenHatbox) else _GREY
            shown = Face(words(f"on-board-face-{action.kind}"), LUGGAGE[Luggage.HATBOX], style)
        case Divide():
            shown = _division(action, view, words)
        case Pick(pile=pile):
            shown = Face(words(f"on-board-face-pick-{pile}"), _PILES[pile], _BLUE)
        case Give() | Keep():
            plain = _gift(action, look, words)
            shown = _ticked(plain) if action == view.my_gift else plain
        case UseKit() | LeaveKit() | TakeBack() | TakeUp():
            shown = _at_desk(action, look, words)
        case Embark() | Draw() | TurnAway() | Love() | OpenCabins() | ChooseSymbol() | Post():
            shown = _settling(action, look, words)
        case _:
            assert_never(action)
    return shown


def at_hand(view: OnBoardView, seat: Seat | None) -> Sequence[Item]:
    """The cards that a seat's question is about."""
    if view.my_desk is not None:
        return view.my_desk.cards
    if view.drawn is not None:
        return () if isinstance(view.drawn, CoveredPile) else view.drawn.cards
    return view.hands[seat] if seat is not None else ()


def named(number: int, items: Sequence[Item], words: Words) -> tuple[Item, str]:
    """A card and its name for a label, numbered where others at hand are called the same."""
    item = next(one for one in items if one.number == number)
    name = item_name(item, words)
    alike = [one.number for one in items if item_name(one, words) == name]
    if len(alike) == 1:
        return item, name
    return item, words("on-board-alike", name=name, number=_ALIKE[alike.index(number)])


def _ticked(plain: Face) -> Face:
    return Face(plain.label, TICK, _GREEN)


def _division(action: Divide, view: OnBoardView, words: Words) -> Face:
    item, name = named(action.alone, at_hand(view, None), words)
    label = words("on-board-face-divide", card=name, hidden=action.hidden)
    return Face(label, item_emoji(item), _BLUE if action.hidden is Hidden.NONE else _GREY)


def _gift(action: Give | Keep, look: OnBoardLook, words: Words) -> Face:
    if isinstance(action, Keep):
        return Face(words("on-board-face-keep"), None, _GREY)
    cards = at_hand(look.view, look.viewer)
    captain, parcel = CAPTAINS[Captain.COURTESY], LUGGAGE[Luggage.GIFT_PARCEL]
    if action.by_captain and action.by_luggage:
        return Face(words("on-board-face-give-both", captain=captain, parcel=parcel), parcel, _BLUE)
    item, name = named(action.cards[0], cards, words)
    sign = captain if action.by_captain else parcel
    return Face(words("on-board-face-give", card=name, sign=sign), item_emoji(item), _BLUE)


def _at_desk(action: UseKit | LeaveKit | TakeBack | TakeUp, look: OnBoardLook, words: Words) -> Face:
    desk = _desk(look)
    match action:
        case UseKit():
            return Face(words("on-board-face-kit", boxes=desk.ticked), LUGGAGE[Luggage.FIRST_AID_KIT], _BLUE)
        case LeaveKit():
            return Face(words("on-board-face-leave-kit"), None, _GREY)
        case TakeBack():
            return Face(words("on-board-face-take-back"), "↩️", _GREY)
        case TakeUp(card=number):
            item, name = named(number, desk.cards, words)
            return Face(words("on-board-face-take-up", card=name), item_emoji(item), _BLUE)
        case _:
            assert_never(action)


def _settling(action: Settling, look: OnBoardLook, words: Words) -> Face:
    """The card, what is done with it, and what that brings."""
    desk = _desk(look)
    item, name = named(action.card, desk.cards, words)
    assert look.viewer is not None  # only seats have a desk
    promised = outcome(desk.sheet, look.viewer, item, action, look.view)
    is_expected = isinstance(action, OpenCabins | TurnAway) and promised.gain == Gain(0)  # nothing at once
    label = words(
        "on-board-face-settle",
        card=name,
        done=_done(action, item, words),
        gain=NOTHING if is_expected else gain_text(promised.gain),
        mood=mood_signs(promised) or NOTHING,
        help=_help_signs(item, means_of(action)) or NOTHING,
    )
    return Face(label, _sign(action, item), _GREY if isinstance(action, TurnAway) else _BLUE)


def _help_signs(item: Item, means: Means) -> str:
    """The signs of the captain and the luggage that are spent."""
    known = help_with(item)
    if known is None:
        return ""
    captain = CAPTAINS[known.captain] if known.captain else ""
    luggage = LUGGAGE[known.luggage]
    return {Means.PLAIN: "", Means.CAPTAIN: captain, Means.LUGGAGE: luggage, Means.BOTH: captain + luggage}[means]


def _done(action: Settling, item: Item, words: Words) -> str:
    match action:
        case Embark(stars=stars) | Post(stars=stars):
            return level(stars)
        case Draw(stars=stars, symbol=symbol):
            own = isinstance(item, SymbolPassenger) and item.symbols == (symbol,)
            return level(stars) if own else f"{SYMBOLS[symbol]} {level(stars)}"
        case TurnAway():
            return words("on-board-face-turn-away")
        case Love():
            return words("on-board-face-love")
        case OpenCabins(cabins=cabins):
            return cabins_text(cabins, words)
        case ChooseSymbol(symbol=symbol):
            return SYMBOLS[symbol]
        case _:
            assert_never(action)


def _sign(action: Settling, item: Item) -> str:
    if isinstance(item, Compensation):
        return ANCHOR
    return SYMBOLS[action.symbol] if isinstance(action, Draw | ChooseSymbol) else item_emoji(item)


def _desk(look: OnBoardLook) -> WritingDesk:
    desk = look.view.my_desk
    assert desk is not None  # acts are only offered at one
    return desk
