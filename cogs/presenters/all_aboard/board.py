"""The public board of All Aboard!: boats and who is aboard, what everyone has saved, and what happened lately."""

from discord import ui

from cogs.presenters.all_aboard.hints import boat_state
from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.lookup import lookup
from cogs.presenters.all_aboard.names import (
    CARD,
    EMBLEMS,
    pictures,
    player_text,
    weighed_text,
)
from cogs.presenters.all_aboard.recap import recap
from cogs.presenters.presenter import Items, Scene
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.all_aboard.views import AllAboardView, Phase
from engines.core.seats import Seat


def board(look: AboardLook, scene: Scene) -> Items:
    """Everything that is open to all, and a way to look up every animal."""
    view = look.view
    items: Items = [ui.TextDisplay("\n".join(_heading(view, scene.words)))]
    if view.boats:
        items.append(ui.TextDisplay("\n".join(_boats(view, scene.words))))
    items += [ui.Separator(), ui.TextDisplay("\n".join(_players(view, scene)))]
    if told := recap(look, scene):
        items += [ui.Separator(), *map(ui.TextDisplay, told)]
    return [*items, lookup(look, scene)]


def _heading(view: AllAboardView, words: Words) -> list[str]:
    if view.phase is Phase.OVER:
        return [words("all-aboard-board-over")]
    shown = [
        words("all-aboard-board-turn", seat=EMBLEMS[seat]) if seat == view.turn else EMBLEMS[seat]
        for seat in view.order
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
        lines.append(words("all-aboard-board-boat", number=number, state=boat_state(view, number - 1, words)))
        aboard = [weighed_text(animal, words) for animal in boat.animals]
        aboard += [f"{CARD} {EMBLEMS[seat]}" for seat in boat.face_down]
        if boat.free_places:
            aboard.append(words("all-aboard-board-free", places=boat.free_places))
        lines.append(words("all-aboard-board-aboard", animals=" · ".join(aboard)))
    return lines


def _players(view: AllAboardView, scene: Scene) -> list[str]:
    lines = [line for seat in range(len(view.players)) for line in _player(view, seat, scene)]
    gone = enumerated(map(str, sorted(view.boat_discard)), scene.words)
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
        worth=player.cupid_points,
    )
    piles = [
        words(word, count=len(pile), animals=pictures(pile))
        for word, pile in (("all-aboard-board-saved", player.saved), ("all-aboard-board-lost", player.discarded))
        if pile
    ]
    return [head, words("all-aboard-board-aboard", animals=" · ".join(piles))] if piles else [head]
