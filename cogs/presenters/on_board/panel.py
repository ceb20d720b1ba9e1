"""A seat's private panel in On Board: my liner, what I have written or sealed, and what I decide now."""

from collections.abc import Sequence
from typing import Any, assert_never

from discord import ui

from bot.tables.updates import Look
from cogs.addresses import action_text
from cogs.controls import Choice, rows
from cogs.presenters.on_board.board import pile_lines
from cogs.presenters.on_board.faces import at_hand, face
from cogs.presenters.on_board.lookup import lookup
from cogs.presenters.on_board.names import (
    SIDES,
    captain_title,
    item_text,
    item_title,
    side,
    side_text,
)
from cogs.presenters.on_board.outcomes import best_gain
from cogs.presenters.on_board.sheets import sheet_lines
from cogs.presenters.on_board.writing import written
from cogs.presenters.presenter import Scene, act, choose
from cogs.words import Words
from engines.core.seats import Seat
from engines.on_board.actions import (
    Action,
    ChooseCaptain,
    Divide,
    Draw,
    Give,
    Hidden,
    Keep,
    LeaveHatbox,
    LeaveKit,
    OpenHatbox,
    Pick,
    TakeBack,
    TakeUp,
    UseKit,
)
from engines.on_board.cards import Item, Symbol
from engines.on_board.scoring import score_lines, total
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase

_LABEL_ON_PHONES = 34
_BUTTONS_AT_MOST = 5
_DONE_AT_ONCE = ChooseCaptain | OpenHatbox | LeaveHatbox | Divide | Pick | Give | Keep | UseKit | LeaveKit | TakeUp


def panel(look: Look, scene: Scene) -> list[ui.Item[Any]]:
    """What only this seat may see, and its controls."""
    if look.viewer is None:
        return [ui.TextDisplay(scene.words("on-board-panel-spectator"))]
    view: OnBoardView = look.view
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(_mine(view, look.viewer, scene.words)))]
    if happened := _happened(view, scene.words):
        items.append(ui.TextDisplay("\n".join(happened)))
    asked = "\n".join([now(look, scene), *_cards(view, look.viewer, scene.words)])
    return [*items, ui.Separator(), ui.TextDisplay(asked), *_controls(look, scene), lookup(view.options, scene)]


def now(look: Look, scene: Scene) -> str:
    """What this viewer can do right now."""
    view: OnBoardView = look.view
    words = scene.words
    match view.phase:
        case Phase.CAPTAINS:
            said = _now_captains(look, words)
        case Phase.HATBOX | Phase.DIVIDE | Phase.PICK:
            said = _now_dividing(look, words)
        case Phase.GIVE:
            said = _now_giving(look, words)
        case Phase.RESOLVE | Phase.PORT:
            said = _now_at_desk(look, words)
        case Phase.OVER:
            said = words("on-board-now-over")
        case _:
            assert_never(view.phase)
    return said


def _now_captains(look: Look, words: Words) -> str:
    kept = look.view.my_captain
    if kept is not None:
        return words("on-board-now-captain-kept", captain=captain_title(kept, words))
    return words("on-board-now-captains-watch" if look.viewer is None else "on-board-now-captains")


def _now_dividing(look: Look, words: Words) -> str:
    """Whoever is asked decides; the other one, and who watches, learns whom to wait for."""
    view: OnBoardView = look.view
    distributor, picker = (side_text(view, seat, words) for seat in (view.distributor, 1 - view.distributor))
    asked = picker if view.phase is Phase.PICK else distributor
    if not look.actions:
        return words(f"on-board-now-{view.phase}-wait", side=asked)
    if view.phase is Phase.HATBOX:
        return words("on-board-now-hatbox")
    if view.phase is Phase.PICK:
        return words("on-board-now-pick", other=distributor)
    hides = any(action.hidden is not Hidden.NONE for action in look.actions)
    return words("on-board-now-divide", other=picker, hides="yes" if hides else "no")


def _now_giving(look: Look, words: Words) -> str:
    view: OnBoardView = look.view
    if not look.actions:
        return words("on-board-now-give-wait")
    if view.my_gift is None:
        return words("on-board-now-give")
    return words("on-board-now-given" if isinstance(view.my_gift, Give) else "on-board-now-kept")


def _now_at_desk(look: Look, words: Words) -> str:
    view: OnBoardView = look.view
    desk = view.my_desk
    if desk is None:
        return words("on-board-now-desks-watch")
    if any(isinstance(action, UseKit) for action in look.actions):
        return words("on-board-now-kit", boxes=desk.ticked)
    if any(isinstance(action, TakeUp) for action in look.actions):
        return words("on-board-now-take-up")
    if not desk.cards:
        return words("on-board-now-written", back="yes" if look.actions else "no")
    suns = any(isinstance(action, Draw) and action.symbol is Symbol.SUN for action in look.actions)
    return words(
        "on-board-now-write",
        count=len(desk.cards),
        port="yes" if view.phase is Phase.PORT else "no",
        suns="yes" if suns and view.ports_left else "no",
    )


def _mine(view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """My sheet as it stands, with what I have already written in this turn."""
    sheet = _my_sheet(view, seat)
    points = total(score_lines(sheet, view.options.edition))
    return [words("on-board-panel-mine", side=side_text(view, seat, words), points=points), *sheet_lines(sheet, words)]


def _my_sheet(view: OnBoardView, seat: Seat) -> Sheet:
    return view.my_desk.sheet if view.my_desk is not None else view.sheets[seat]


def _happened(view: OnBoardView, words: Words) -> list[str]:
    """What I have written in this turn, not for all to see yet."""
    if view.my_desk is None or not view.my_desk.happened:
        return []
    return [
        words("on-board-panel-happened"),
        *(words("on-board-line", said=written(event, words)) for event in view.my_desk.happened),
    ]


def _cards(view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """The cards or captains that I decide about, with what each does and the best it brings me at once."""
    mine = seat == view.distributor
    match view.phase:
        case Phase.CAPTAINS:
            return [
                words(
                    "on-board-panel-captain",
                    captain=captain_title(captain, words),
                    effect=words(f"on-board-captain-{captain}-effect"),
                )
                for captain in view.my_captains
            ]
        case Phase.DIVIDE if mine:
            return _for_both(at_hand(view, seat), view, seat, words)
        case Phase.PICK if not mine:
            return pile_lines(view.piles, words, lambda card: _gain(card, view, seat, words))
        case Phase.GIVE:
            return [item_text(card, words) for card in view.hands[seat]]
        case Phase.RESOLVE | Phase.PORT if view.my_desk is not None:
            return [item_text(card, words) for card in view.my_desk.cards]
        case _:
            return []


def _for_both(cards: Sequence[Item], view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """Each card with the best that it brings me and the other at once."""
    lines = []
    for card in cards:
        lines.append(item_text(card, words))
        mine, theirs = (best_gain(view.sheets[one], one, card, view) for one in (seat, 1 - seat))
        if mine or theirs:
            nothing, light = words("on-board-panel-no-points"), SIDES[side(view, 1 - seat)]
            lines.append(words("on-board-panel-both", mine=mine or nothing, theirs=theirs or nothing, light=light))
    return lines


def _gain(card: Item, view: OnBoardView, seat: Seat, words: Words) -> str:
    gain = best_gain(view.sheets[seat], seat, card, view)
    return words("on-board-panel-gain", gain=gain) if gain else ""


def _controls(look: Look, scene: Scene) -> list[ui.ActionRow[Any]]:
    """Buttons for plain questions; at the desk a row of buttons or a menu for each card; taking back stands alone."""
    at_once = [action for action in look.actions if isinstance(action, _DONE_AT_ONCE)]
    controls = _buttons(at_once, look, scene, per_row=3 if isinstance(next(iter(at_once), None), Divide) else 2)
    for item in look.view.my_desk.cards if look.view.my_desk is not None else ():
        ways = [one for one in look.actions if getattr(one, "card", None) == item.number and one not in at_once]
        controls += _ways(item, ways, look, scene)
    back = [action for action in look.actions if isinstance(action, TakeBack)]
    return controls + _buttons(back, look, scene, per_row=1)


def _ways(item: Item, ways: Sequence[Action], look: Look, scene: Scene) -> list[ui.ActionRow[Any]]:
    """Few short choices become buttons, others a menu."""
    faces = [face(way, look, scene) for way in ways]
    if len(ways) <= _BUTTONS_AT_MOST and all(len(one.label) <= _LABEL_ON_PHONES for one in faces):
        return _buttons(ways, look, scene, per_row=_BUTTONS_AT_MOST)
    choices = [Choice(action_text(way), shown.label, emoji=shown.emoji) for way, shown in zip(ways, faces, strict=True)]
    placeholder = scene.words("on-board-panel-menu", card=item_title(item, scene.words).replace("*", ""))
    return choose(f"card.{item.number}", placeholder, choices, look, scene)


def _buttons(actions: Sequence[Action], look: Look, scene: Scene, per_row: int) -> list[ui.ActionRow[Any]]:
    return rows([act(one, face(one, look, scene), look, scene) for one in actions], per_row=per_row)
