"""A seat's private panel in All Aboard!: my hand, the boats as I see them, and where each animal may go.

While others board it shows only what they cannot change: an open panel has to be drawn anew for one's own turn alone.
"""

from typing import Any

from discord import ui

from bot.tables.updates import Look
from cogs.addresses import action_text
from cogs.controls import Choice
from cogs.presenters.all_aboard.board import load_text, marks
from cogs.presenters.all_aboard.lookup import lookup
from cogs.presenters.all_aboard.names import (
    ANIMALS,
    CARD,
    EMBLEMS,
    animal_name,
    animal_text,
    badge,
    kilos_of,
    order_of,
    player_text,
)
from cogs.presenters.all_aboard.outlook import outlook_text, symbol
from cogs.presenters.presenter import Face, Scene, choose
from cogs.words import Words
from engines.all_aboard.actions import Action
from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.events import YouBoardedFaceDown
from engines.all_aboard.views import AllAboardView, BoatView, Phase
from engines.core.seats import Seat


def panel(look: Look, scene: Scene) -> list[ui.Item[Any]]:
    """What only this seat may see, and its controls."""
    seat = look.viewer
    if seat is None:
        return [ui.TextDisplay(scene.words("all-aboard-panel-spectator"))]
    view: AllAboardView = look.view
    items: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(_hand(look, seat, scene.words)))]
    if look.actions:
        boats = [_boat(number, boat, scene.words) for number, boat in enumerate(view.boats, start=1)]
        title = scene.words("all-aboard-panel-boats")
        items += [ui.Separator(), ui.TextDisplay("\n".join([title, *boats])), ui.Separator()]
        items += [ui.TextDisplay(now(look, scene)), *_menus(look, seat, scene)]
    elif view.phase is not Phase.OVER:
        items.append(ui.TextDisplay(scene.words("all-aboard-panel-wait")))
    return [*items, lookup(scene)]


def face(action: Action, scene: Scene) -> Face:
    """How an action looks on a button."""
    name = animal_name(action.animal, scene.words)
    return Face(scene.words("all-aboard-face", animal=name, boat=action.boat + 1), ANIMALS[action.animal])


def now(look: Look, scene: Scene) -> str:
    """What this viewer can do right now."""
    view: AllAboardView = look.view
    if view.phase is Phase.OVER:
        return scene.words("all-aboard-now-over")
    if look.viewer is None:
        return scene.words("all-aboard-now-watch", player=player_text(view.turn, scene))
    if look.viewer == view.turn:
        return scene.words(f"all-aboard-now-{'down' if view.goes_face_down else 'up'}", number=view.pass_number)
    return " ".join([_now_waiting(view, look.viewer, scene), *_mine_face_down(view, scene.words)])


def _now_waiting(view: AllAboardView, viewer: Seat, scene: Scene) -> str:
    player, order = player_text(view.turn, scene), order_of(view)
    turns = order.index(viewer) - order.index(view.turn)
    if turns < 0 and view.pass_number == 3:
        return scene.words("all-aboard-now-boarded", player=player)
    return scene.words("all-aboard-now-wait", player=player, before=turns % len(order) - 1)


def _mine_face_down(view: AllAboardView, words: Words) -> list[str]:
    return [
        words("all-aboard-now-face-down", animal=animal_text(animal.species, words), boat=number)
        for number, boat in enumerate(view.boats, start=1)
        for animal in boat.my_face_down
    ]


def _hand(look: Look, seat: Seat, words: Words) -> list[str]:
    """My animals, one by one with what they do, and what I laid face down last, which stays true whatever follows."""
    view: AllAboardView = look.view
    lines = [words("all-aboard-panel-hand", emblem=EMBLEMS[seat], deck=view.players[seat].deck_size)]
    for species in view.my_hand:
        lines.append(
            words(
                "all-aboard-panel-animal",
                animal=ANIMALS[species],
                name=animal_name(species, words),
                kilos=kilos_of(species),
                points=species.points,
            )
        )
        lines.append(words("all-aboard-panel-effect", effect=_effect(species, words, effects=view.effects)))
    return lines + _laid(look, words)


def _effect(species: Species, words: Words, *, effects: bool) -> str:
    return words(f"all-aboard-effect-{species}") if effects else words("all-aboard-effect-none")


def _laid(look: Look, words: Words) -> list[str]:
    laid = [event for event in look.news if isinstance(event, YouBoardedFaceDown)]
    return [
        words("all-aboard-panel-laid", animal=animal_text(one.animal.species, words), boat=one.boat + 1)
        for one in laid[-1:]
    ]


def _boat(number: int, boat: BoatView, words: Words) -> str:
    aboard = [*map(badge, boat.animals), *[f"{CARD}{badge(animal)}" for animal in boat.my_face_down]]
    aboard += [f"{CARD}{EMBLEMS[seat]}" for seat in _strangers(boat)]
    return words(
        "all-aboard-panel-boat",
        number=number,
        load=load_text(boat, words),
        marks=marks(boat, words),
        aboard=" ".join(aboard) or words("all-aboard-board-none"),
        places=boat.free_places,
    )


def _strangers(boat: BoatView) -> list[Seat]:
    """Who else has a card face down aboard."""
    mine = {animal.seat for animal in boat.my_face_down}
    return [seat for seat in boat.face_down if seat not in mine]


def _menus(look: Look, seat: Seat, scene: Scene) -> list[ui.ActionRow[Any]]:
    """A menu for each animal in the hand: its entries are the boats, with what would be seen aboard then."""
    words = scene.words
    rows: list[ui.ActionRow[Any]] = []
    for species in look.view.my_hand:
        choices = [_choice(action, look.view, seat, scene.words) for action in look.actions if action.animal is species]
        placeholder = words(
            "all-aboard-panel-menu",
            animal=animal_text(species, words),
            kilos=kilos_of(species),
            points=species.points,
        )
        rows += choose(species.value, placeholder, choices, look, scene)
    return rows


def _choice(action: Action, view: AllAboardView, seat: Seat, words: Words) -> Choice:
    boat = view.boats[action.boat]
    told = view.outlook(action.boat, Animal(seat, action.animal))
    label = words(
        "all-aboard-panel-choice",
        boat=action.boat + 1,
        load=boat.load_with(action.animal),
        capacity=boat.capacity,
        cards=f"+{CARD * hidden}" if (hidden := len(_strangers(boat))) else "",
    )
    aboard = [
        *map(badge, (*boat.animals, *boat.my_face_down)),
        *[f"{CARD}{EMBLEMS[seat]}" for seat in _strangers(boat)],
    ]
    return Choice(action_text(action), label, outlook_text(aboard, told, words), symbol(told))
