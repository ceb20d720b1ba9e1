"""The public board of All Aboard!: boats and who is aboard, what everyone has saved, and what happened lately."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.lookup import lookup
from cogs.presenters.all_aboard.names import (
    CARD,
    EMBLEMS,
    HEART,
    SWORDS,
    WAVE,
    order_of,
    pictures,
    player_text,
    weighed_text,
)
from cogs.presenters.all_aboard.told import lately
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import numeral
from engines.all_aboard.events import FellInLove, Fought, Weighed
from engines.all_aboard.outlook import End, Outlook
from engines.all_aboard.scoring import CUPID
from engines.all_aboard.views import AllAboardView, BoatView, Phase
from engines.core.seats import Seat


def board(look: AboardLook, scene: Scene) -> list[ui.Item[Any]]:
    """Everything that is open to all, and a way to look up every animal."""
    view = look.view
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(_heading(view, scene.words)))]
    if view.boats:
        items.append(ui.TextDisplay("\n".join(_boats(view, scene.words))))
    items += [ui.Separator(), ui.TextDisplay("\n".join(_players(view, scene)))]
    if told := lately(look, scene):
        items += [ui.Separator(), *map(ui.TextDisplay, told)]
    return [*items, lookup(look, scene)]


def marks(view: AllAboardView, number: int, words: Words) -> str:
    """What a boat (from 0) has coming if it set sail like that: a pair, a fight, and what the scales would say.

    Of tricks and scales nothing is said while a hidden card is aboard: it may weigh anything, throw, eat or be loved.
    """
    outlook = view.outlook(number)
    return "".join([*_meetings(outlook, words), *_scales(outlook, words)])


def _meetings(outlook: Outlook, words: Words) -> Iterator[str]:
    for event in outlook.events:
        if isinstance(event, FellInLove | Fought):
            mark = HEART if isinstance(event, FellInLove) else SWORDS
            sure = "yes" if outlook.is_certain(event) else "no"
            yield words("all-aboard-board-mark", sure=sure, mark=mark, animals=pictures([event.species]))


def _scales(outlook: Outlook, words: Words) -> Iterator[str]:
    if outlook.end is End.UNKNOWN_BOAT:
        yield words("all-aboard-board-unknown-boat")
    elif outlook.end is not End.HIDDEN_CARDS:
        if outlook.load_after != outlook.load:
            yield words("all-aboard-board-after-tricks", load=numeral(outlook.load_after))
        if any(isinstance(event, Weighed) for event in outlook.events) and outlook.end is End.SINKS:
            yield words("all-aboard-board-too-much", wave=WAVE)


def load_text(boat: BoatView, words: Words) -> str:
    """What the viewer can see of a boat's load, and a card for each weight that nobody tells."""
    cards = CARD * len(boat.strangers)
    word = "all-aboard-board-load-cards" if cards else "all-aboard-board-load"
    return words(word, load=numeral(boat.load), cards=cards, capacity=boat.capacity)


def _heading(view: AllAboardView, words: Words) -> list[str]:
    if view.phase is Phase.OVER:
        return [words("all-aboard-board-over")]
    shown = [
        words("all-aboard-board-turn", seat=EMBLEMS[seat]) if seat == view.turn else EMBLEMS[seat]
        for seat in order_of(view)
    ]
    return [
        words(
            "all-aboard-board-round",
            round=view.round,
            number=view.pass_number,
            way="down" if view.goes_face_down else "up",
        ),
        words("all-aboard-board-order", seats=" → ".join(shown)),
        *([] if view.effects else [words("all-aboard-board-no-tricks")]),
    ]


def _boats(view: AllAboardView, words: Words) -> list[str]:
    lines = []
    for number, boat in enumerate(view.boats, start=1):
        load = load_text(boat, words)
        lines.append(words("all-aboard-board-boat", number=number, load=load, marks=marks(view, number - 1, words)))
        aboard = [weighed_text(animal, words) for animal in boat.animals]
        aboard += [f"{CARD} {EMBLEMS[seat]}" for seat in boat.face_down]
        if boat.free_places:
            aboard.append(words("all-aboard-board-free", places=boat.free_places))
        lines.append(words("all-aboard-board-aboard", animals=" · ".join(aboard)))
    return lines


def _players(view: AllAboardView, scene: Scene) -> list[str]:
    lines = [line for seat in range(len(view.players)) for line in _player(view, seat, scene)]
    gone = ", ".join(map(str, sorted(view.boat_discard)))
    if not gone:
        return [*lines, scene.words("all-aboard-board-deck-full", left=view.boat_deck_size)]
    return [*lines, scene.words("all-aboard-board-deck", left=view.boat_deck_size, gone=gone)]


def _player(view: AllAboardView, seat: Seat, scene: Scene) -> list[str]:
    player, words = view.players[seat], scene.words
    head = words(
        "all-aboard-board-player",
        player=player_text(seat, scene),
        points=player.points,
        cupids=player.cupids,
        worth=CUPID * player.cupids,
    )
    piles = [
        words(word, count=len(pile), animals=pictures(pile))
        for word, pile in (("all-aboard-board-saved", player.saved), ("all-aboard-board-lost", player.discarded))
        if pile
    ]
    return [head, words("all-aboard-board-aboard", animals=" · ".join(piles))] if piles else [head]
