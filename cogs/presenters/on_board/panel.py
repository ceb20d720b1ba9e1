"""A seat's private panel in On Board: my liner, what I have written or sealed, and what I decide now."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice, rows
from cogs.presenters.on_board.face import face
from cogs.presenters.on_board.judging import judged
from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.lookup import lookup
from cogs.presenters.on_board.names import (
    COVERED,
    captain_title,
    item_emoji,
    item_name,
    item_text,
    labelled,
    points_text,
    side_text,
)
from cogs.presenters.on_board.now import now
from cogs.presenters.on_board.sheets import sheet_in_short, sheet_lines
from cogs.presenters.on_board.writing import written
from cogs.presenters.presenter import Items, Scene, act, choose
from cogs.words import Words
from cogs.words.texts import LABEL_ON_PHONES, length
from engines.core.seats import Seat
from engines.on_board.actions import (
    Action,
    ChooseCaptain,
    Divide,
    Give,
    Hidden,
    Keep,
    LeaveHatbox,
    LeaveKit,
    OpenCabins,
    OpenHatbox,
    Pick,
    Settling,
    TakeBack,
    TakeUp,
    UseKit,
)
from engines.on_board.cards import Item
from engines.on_board.scoring import score_lines, total
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase

_BUTTONS_AT_MOST = 5
_DONE_AT_ONCE = ChooseCaptain | OpenHatbox | LeaveHatbox | Divide | Pick | Give | Keep | UseKit | LeaveKit | TakeUp
_JUDGING_BOTH = frozenset({Phase.DIVIDE, Phase.PICK, Phase.GIVE})


def panel(look: OnBoardLook, scene: Scene) -> Items:
    """What only this seat may see, and its controls."""
    if look.viewer is None:
        return [ui.TextDisplay(scene.words("on-board-panel-spectator"))]
    view = look.view
    items: Items = [ui.TextDisplay("\n".join(_mine(view, look.viewer, scene.words)))]
    if look.actions and view.phase in _JUDGING_BOTH:
        items.append(ui.TextDisplay("\n".join(_theirs(view, 1 - look.viewer, scene.words))))
    if happened := _happened(view, scene.words):
        items.append(ui.TextDisplay("\n".join(happened)))
    asked = "\n".join([now(look, scene), *_cards(look, look.viewer, scene.words)])
    return [*items, ui.Separator(), ui.TextDisplay(asked), *_controls(look, scene), lookup(view.options, scene)]


def _mine(view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """My sheet as it stands, with what I have already written in this turn."""
    sheet = _my_sheet(view, seat)
    points = points_text(total(score_lines(sheet, view.options.edition)), words)
    return [words("on-board-panel-mine", side=side_text(view, seat, words), points=points), *sheet_lines(sheet, words)]


def _theirs(view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """The other's sheet in short, where a choice depends on it: the board may be a screen away."""
    points = points_text(total(view.points[seat]), words)
    return [
        words("on-board-panel-theirs", side=side_text(view, seat, words), points=points),
        *sheet_in_short(view.sheets[seat], words),
    ]


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


def _cards(look: OnBoardLook, seat: Seat, words: Words) -> list[str]:
    """The cards or captains that I decide about, with what each does, and what is in it for both."""
    view = look.view
    if view.phase is Phase.CAPTAINS:
        return [
            words(
                "on-board-panel-captain",
                captain=captain_title(captain, words),
                effect=words(f"on-board-captain-{captain}-effect"),
            )
            for captain in view.my_captains
        ]
    if view.my_desk is not None:
        return [item_text(card, words) for card in view.my_desk.offered]
    return judged(look, seat, words) if look.actions else []


def _controls(look: OnBoardLook, scene: Scene) -> list[ui.ActionRow[Any]]:
    """Buttons for plain questions; at the desk a row of buttons or a menu for each card; taking back stands alone."""
    covering = [action for action in look.actions if isinstance(action, Divide) and action.hidden is not Hidden.NONE]
    at_once = [one for one in look.actions if isinstance(one, _DONE_AT_ONCE) and one not in covering]
    controls = _buttons(at_once, look, scene, per_row=3 if isinstance(next(iter(at_once), None), Divide) else 2)
    controls += _menu("cover", scene.words("on-board-panel-cover", covered=COVERED), covering, look, scene)
    for item in look.view.my_desk.cards if look.view.my_desk is not None else ():
        ways = [one for one in look.actions if isinstance(one, Settling) and one.card == item.number]
        controls += _ways(item, ways, look, scene)
    back = [action for action in look.actions if isinstance(action, TakeBack)]
    return controls + _buttons(back, look, scene, per_row=1)


def _ways(item: Item, ways: Sequence[Action], look: OnBoardLook, scene: Scene) -> list[ui.ActionRow[Any]]:
    """Few short choices become buttons, others a menu."""
    faces = [face(way, look, scene) for way in ways]
    if len(ways) <= _BUTTONS_AT_MOST and all(length(one.label) <= LABEL_ON_PHONES for one in faces):
        return _buttons(ways, look, scene, per_row=_BUTTONS_AT_MOST)
    opens = any(isinstance(way, OpenCabins) for way in ways)
    card = labelled(item_emoji(item), item_name(item, scene.words), scene.words)
    placeholder = scene.words("on-board-panel-menu", card=card, what="cabins" if opens else "place")
    return _menu(f"card.{item.number}", placeholder, ways, look, scene)


def _menu(
    name: str, placeholder: str, actions: Sequence[Action], look: OnBoardLook, scene: Scene
) -> list[ui.ActionRow[Any]]:
    faces = [(action, face(action, look, scene)) for action in actions]
    choices = [Choice(action_text(action), shown.label, emoji=shown.emoji) for action, shown in faces]
    return choose(name, placeholder, choices, look, scene)


def _buttons(actions: Sequence[Action], look: OnBoardLook, scene: Scene, per_row: int) -> list[ui.ActionRow[Any]]:
    return rows([act(one, face(one, look, scene), look, scene) for one in actions], per_row=per_row)
