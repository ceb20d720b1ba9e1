"""The public board of On Board: both liners, the story of the last cards, and what lies on the table now."""

from collections.abc import Sequence
from typing import assert_never

from discord import ui

from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.lookup import lookup
from cogs.presenters.on_board.names import (
    COVERED,
    NOTHING,
    item_text,
    player_text,
    points_text,
    seats_by_side,
    side_text,
)
from cogs.presenters.on_board.sheets import sheet_lines
from cogs.presenters.on_board.story import gifts, story
from cogs.presenters.presenter import Items, Scene
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.core.seats import Seat
from engines.on_board.cards import CoveredPile, OpenPile, Pile, PileName, Port, SecretPile
from engines.on_board.outlook import ports_ahead
from engines.on_board.scoring import total
from engines.on_board.views import OnBoardView, Phase


def board(look: OnBoardLook, scene: Scene) -> Items:
    """Everything that is open to all; what is to be decided stands last, next to the buttons."""
    view = look.view
    items: Items = [ui.TextDisplay("\n".join([heading(view, scene), course(view, scene.words)]))]
    for seat in seats_by_side(view):
        items += [ui.TextDisplay("\n".join(liner(view, seat, scene))), ui.Separator()]
    if told := story(look, scene):
        items += [ui.TextDisplay(told), ui.Separator()]
    return [*items, ui.TextDisplay("\n".join(table_lines(look, scene))), lookup(view.options, scene)]


def heading(view: OnBoardView, scene: Scene) -> str:
    """Which turn it is, whose, and how far the next port is."""
    words = scene.words
    if view.phase is Phase.OVER:
        return words("on-board-board-over")
    if view.phase is Phase.CAPTAINS:
        return words("on-board-board-captains", turns=view.turns)
    if view.phase is Phase.PORT:
        return words("on-board-board-port", call=len(view.calls), calls=len(view.calls) + view.ports_left)
    return words(
        "on-board-board-turn", turn=view.turn, turns=view.turns, left=view.turns_to_port, ports=view.ports_left
    )


def course(view: OnBoardView, words: Words) -> str:
    """The edition, the ports that have come and those that may still come, as the cards on a table would show them."""
    ahead = ports_ahead(view)
    return words(
        "on-board-board-course",
        edition=view.options.edition,
        past=_ports([call.port for call in view.calls], words),
        ahead=_ports(ahead, words) if view.ports_left else NOTHING,
        count=view.ports_left,
        of=len(ahead),
        sure="yes" if len(ahead) == view.ports_left else "no",
    )


def _ports(ports: Sequence[Port], words: Words) -> str:
    return enumerated((words(f"on-board-port-{port}-short") for port in ports), words) or NOTHING


def liner(view: OnBoardView, seat: Seat, scene: Scene) -> list[str]:
    """A player's sheet under its name, with the points it would score as it stands."""
    role = "deals" if seat == view.distributor and view.turn and view.phase is not Phase.OVER else "none"
    points = points_text(total(view.points[seat]), scene.words)
    head = scene.words("on-board-board-liner", player=player_text(view, seat, scene), points=points, role=role)
    return [head, *sheet_lines(view.sheets[seat], scene.words)]


def table_lines(look: OnBoardLook, scene: Scene) -> list[str]:
    """What lies on the table, and what happens with it now."""
    view = look.view
    words = scene.words
    distributor, picker = (side_text(view, seat, words) for seat in (view.distributor, 1 - view.distributor))
    match view.phase:
        case Phase.CAPTAINS:
            lines = [words("on-board-table-captains")]
        case Phase.HATBOX:
            lines = [words("on-board-table-hatbox", side=distributor)]
        case Phase.DIVIDE:
            lines = _drawn(view.drawn, distributor, picker, words)
        case Phase.PICK:
            lines = [words("on-board-table-pick", side=picker), *pile_lines(view.piles, words)]
        case Phase.GIVE | Phase.RESOLVE:
            lines = [*gifts(look, scene), words(f"on-board-table-{view.phase}"), *_hands(view, words)]
        case Phase.PORT:
            lines = _compensations(view, words)
        case Phase.OVER:
            lines = [words("on-board-now-over")]
        case _:
            assert_never(view.phase)
    return lines


def pile_lines(piles: tuple[Pile, ...], words: Words, gains: Sequence[str] = (NOTHING, NOTHING)) -> list[str]:
    """Both piles, card by card, each with what it would bring where that is told."""
    lines = []
    for name, pile, gain in zip(PileName, piles, gains, strict=True):
        lines.append(words(f"on-board-pile-{name}", gains=gain))
        match pile:
            case CoveredPile(size=size):
                lines.append(words("on-board-covered", size=size, covered=COVERED))
            case OpenPile(cards=cards):
                lines += [item_text(card, words) for card in cards]
            case SecretPile(cards=cards):
                lines += [words("on-board-secret", card=item_text(card, words), covered=COVERED) for card in cards]
            case _:
                assert_never(pile)
    return lines


def _drawn(drawn: Pile | None, distributor: str, picker: str, words: Words) -> list[str]:
    if not isinstance(drawn, OpenPile):
        return [words("on-board-table-divide-covered", side=distributor, other=picker, covered=COVERED)]
    lines = [item_text(card, words) for card in drawn.cards]
    return [words("on-board-table-divide", side=distributor, other=picker), *lines]


def _hands(view: OnBoardView, words: Words) -> list[str]:
    """Who has which cards to write down."""
    lines = []
    for seat in seats_by_side(view):
        cards = [item_text(card, words) for card in view.hands[seat]] or [words("on-board-nothing")]
        lines += [side_text(view, seat, words), *cards]
    return lines


def _compensations(view: OnBoardView, words: Words) -> list[str]:
    lines = [words("on-board-table-port")]
    for seat in seats_by_side(view):
        gift = view.compensated[seat]
        if gift is not None:
            side = side_text(view, seat, words)
            lines.append(words("on-board-table-gift", side=side, gift=item_text(gift, words)))
    return lines
