"""A seat's private panel in On Board: my liner, what I have written or sealed, and what I decide now."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from discord import ui

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice, rows
from cogs.presenters.on_board.board import pile_lines
from cogs.presenters.on_board.face import at_hand, face
from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.lookup import lookup
from cogs.presenters.on_board.names import (
    ANCHOR,
    COVERED,
    SIDES,
    captain_title,
    item_text,
    item_title,
    points_text,
    side,
    side_text,
)
from cogs.presenters.on_board.now import may_give, now
from cogs.presenters.on_board.outcomes import has_help, pile_gain
from cogs.presenters.on_board.sheets import sheet_in_short, sheet_lines
from cogs.presenters.on_board.writing import written
from cogs.presenters.presenter import Scene, act, choose
from cogs.words import Words
from cogs.words.texts import LABEL_ON_PHONES, length, listed
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
    TakeBack,
    TakeUp,
    UseKit,
)
from engines.on_board.cards import CoveredPile, Item, Pile
from engines.on_board.scoring import score_lines, total
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase

_BUTTONS_AT_MOST = 5
_DONE_AT_ONCE = ChooseCaptain | OpenHatbox | LeaveHatbox | Divide | Pick | Give | Keep | UseKit | LeaveKit | TakeUp
_JUDGING_BOTH = frozenset({Phase.DIVIDE, Phase.PICK, Phase.GIVE})


def panel(look: OnBoardLook, scene: Scene) -> list[ui.Item[Any]]:
    """What only this seat may see, and its controls."""
    if look.viewer is None:
        return [ui.TextDisplay(scene.words("on-board-panel-spectator"))]
    view = look.view
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(_mine(view, look.viewer, scene.words)))]
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
        cards = [card for card in view.my_desk.cards if view.my_desk.taken_up in {None, card.number}]
        return [item_text(card, words) for card in cards]
    if not look.actions:
        return []
    return _judged(look, seat, words)


def _judged(look: OnBoardLook, seat: Seat, words: Words) -> list[str]:
    """The cards with what they would bring both, and a note on what these numbers say."""
    view = look.view
    piles: Sequence[Sequence[Item]]
    match view.phase:
        case Phase.DIVIDE:
            lines = _divisions(at_hand(view, seat), view, seat, words)
            piles = list(combinations(at_hand(view, seat), 2))
        case Phase.PICK:
            lines = pile_lines(view.piles, words, lambda pile: _pile_note(pile, view, seat, words))
            piles = [pile.cards for pile in view.piles if not isinstance(pile, CoveredPile)]
        case Phase.GIVE:
            lines = [*(item_text(card, words) for card in view.hands[seat]), *_gifts(look, seat, words)]
            piles = [[*view.hands[0], *view.hands[1]]]
        case _:
            return []
    return [*lines, _note(lines, piles, view, seat, words)]


def _note(lines: Sequence[str], piles: Sequence[Sequence[Item]], view: OnBoardView, seat: Seat, words: Words) -> str:
    """What the numbers leave aside or take for granted, each told only where it matters."""
    gives = view.phase is Phase.GIVE
    return words(
        "on-board-panel-at-once",
        of="hands" if gives else "piles",
        both="yes" if gives and may_give(view, 1 - seat) else "no",
        help="yes" if has_help(piles, view) else "no",
        suns="yes" if any(f"/{ANCHOR}" in line for line in lines) else "no",
    )


def _divisions(cards: Sequence[Item], view: OnBoardView, seat: Seat, words: Words) -> list[str]:
    """Each card with what it alone, and what the other two together, would bring me and the other."""
    lines = []
    for card in cards:
        rest = [other for other in cards if other is not card]
        single, pair = (_for_both(pile, pile, view, seat, words) for pile in ([card], rest))
        lines += [item_text(card, words), words("on-board-panel-division", single=single, pair=pair)]
    return lines


def _pile_note(pile: Pile, view: OnBoardView, seat: Seat, words: Words) -> str:
    """What a pile as a whole would bring whoever takes it; of a covered one nothing is known."""
    if isinstance(pile, CoveredPile):
        return ""
    return words("on-board-panel-pile", gains=_for_both(pile.cards, pile.cards, view, seat, words))


def _gifts(look: OnBoardLook, seat: Seat, words: Words) -> list[str]:
    """What both would have of their cards after each choice, if the other gives nothing: a note says so."""
    view = look.view
    choices: dict[tuple[int, ...], None] = {}
    for action in look.actions:
        choices.setdefault(action.by_captain + action.by_luggage if isinstance(action, Give) else ())
    lines = []
    for given in choices:
        moved = [card for card in view.hands[seat] if card.number in given]
        kept = [card for card in view.hands[seat] if card.number not in given]
        gains = _for_both(kept, [*view.hands[1 - seat], *moved], view, seat, words)
        cards = listed([item_title(card, words) for card in moved], words) if moved else ""
        lines.append(words("on-board-panel-gift", given="yes" if moved else "no", cards=cards, gains=gains))
    return lines


def _for_both(mine: Sequence[Item], theirs: Sequence[Item], view: OnBoardView, seat: Seat, words: Words) -> str:
    """What I would have of these cards, and the other of those, at once."""
    light = SIDES[side(view, 1 - seat)]
    return words(
        "on-board-panel-both",
        mine=pile_gain(mine, seat, view, words),
        theirs=pile_gain(theirs, 1 - seat, view, words),
        light=light,
    )


def _controls(look: OnBoardLook, scene: Scene) -> list[ui.ActionRow[Any]]:
    """Buttons for plain questions; at the desk a row of buttons or a menu for each card; taking back stands alone."""
    covering = [action for action in look.actions if isinstance(action, Divide) and action.hidden is not Hidden.NONE]
    at_once = [one for one in look.actions if isinstance(one, _DONE_AT_ONCE) and one not in covering]
    controls = _buttons(at_once, look, scene, per_row=3 if isinstance(next(iter(at_once), None), Divide) else 2)
    controls += _menu("cover", scene.words("on-board-panel-cover", covered=COVERED), covering, look, scene)
    for item in look.view.my_desk.cards if look.view.my_desk is not None else ():
        ways = [one for one in look.actions if getattr(one, "card", None) == item.number and one not in at_once]
        controls += _ways(item, ways, look, scene)
    back = [action for action in look.actions if isinstance(action, TakeBack)]
    return controls + _buttons(back, look, scene, per_row=1)


def _ways(item: Item, ways: Sequence[Action], look: OnBoardLook, scene: Scene) -> list[ui.ActionRow[Any]]:
    """Few short choices become buttons, others a menu."""
    faces = [face(way, look, scene) for way in ways]
    if len(ways) <= _BUTTONS_AT_MOST and all(length(one.label) <= LABEL_ON_PHONES for one in faces):
        return _buttons(ways, look, scene, per_row=_BUTTONS_AT_MOST)
    opens = any(isinstance(way, OpenCabins) for way in ways)
    card = item_title(item, scene.words).replace("*", "")
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
