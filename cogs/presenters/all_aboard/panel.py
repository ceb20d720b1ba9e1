"""A seat's private panel in All Aboard!: my hand, the boats as I see them, and where each animal may go.

While others board it shows only what they cannot change: an open panel has to be drawn anew for one's own turn alone.
"""

from discord import ui

from cogs.controls.addresses import action_text
from cogs.controls.controls import Choice
from cogs.presenters.all_aboard.hints import boarding_hint, boat_state, symbol
from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.lookup import lookup, trick_text
from cogs.presenters.all_aboard.names import (
    ANIMALS,
    CARD,
    EMBLEMS,
    animal_name,
    animal_text,
    badge,
)
from cogs.presenters.all_aboard.voyages import last_voyage, my_gain
from cogs.presenters.presenter import Items, Scene, choose
from cogs.words import Words
from cogs.words.texts import numeral
from engines.all_aboard.actions import Action
from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.events import Boarded, YouBoardedFaceDown, YouDrew
from engines.all_aboard.outlook import End, Outlook
from engines.all_aboard.views import AllAboardView, BoatView, Phase
from engines.core.seats import Seat


def panel(look: AboardLook, scene: Scene) -> Items:
    """What only this seat may see, and its controls."""
    seat = look.viewer
    if seat is None:
        return [ui.TextDisplay(scene.words("all-aboard-panel-spectator"))]
    view = look.view
    items: Items = [ui.TextDisplay("\n".join(_hand(look, seat, scene.words)))]
    if look.actions:
        boats = [_boat(view, number, scene.words) for number in range(len(view.boats))]
        lines = [*_last_gain(look, seat, scene), scene.words("all-aboard-panel-boats"), *boats]
        items += [ui.Separator(), ui.TextDisplay("\n".join(lines)), ui.Separator()]
        way = "down" if view.goes_face_down else "up"
        items.append(ui.TextDisplay(scene.words(f"all-aboard-panel-{way}", number=view.pass_number)))
        items += _menus(look, seat, scene)
    elif view.phase is not Phase.OVER:
        items.append(ui.TextDisplay(scene.words("all-aboard-panel-wait" if view.my_hand else "all-aboard-panel-done")))
    return [*items, lookup(look, scene)]


def _hand(look: AboardLook, seat: Seat, words: Words) -> list[str]:
    """My animals, one by one with what they do, and while I wait what I laid face down."""
    view = look.view
    lines = [words("all-aboard-panel-hand", emblem=EMBLEMS[seat], deck=view.players[seat].deck_size)]
    drawn = _just_drawn(look, seat)
    for species in view.my_hand:
        lines.append(
            words(
                "all-aboard-panel-animal",
                animal=ANIMALS[species],
                name=animal_name(species, words),
                kilos=numeral(species.kilos),
                points=species.points,
                new="yes" if species is drawn else "no",
            )
        )
        lines.append(words("all-aboard-panel-effect", effect=trick_text(species, words, effects=view.effects)))
    return lines if look.actions else lines + _laid(look, seat, words)


def _just_drawn(look: AboardLook, seat: Seat) -> Species | None:
    """The animal that came into my hand after the last one that I boarded; in the last round none does."""
    for event in reversed(look.news):
        match event:
            case YouDrew(species=species):
                return species
            case Boarded(animal=animal) if animal.seat == seat:
                return None
            case YouBoardedFaceDown():
                return None
            case _:
                pass
    return None


def _laid(look: AboardLook, seat: Seat, words: Words) -> list[str]:
    """What I laid face down in the round that I am boarding; on my turn it lies among the boats instead.

    It names its round and stays until I board in the next one: when the boats set sail, nobody's panel changes.
    """
    laid_in = look.view.laid_in(seat)
    laid = [event for event in look.news if isinstance(event, YouBoardedFaceDown)]
    if look.view.phase is Phase.OVER or laid_in is None:
        return []
    return [
        words(
            "all-aboard-panel-laid",
            round=laid_in,
            animal=animal_text(one.animal.species, words),
            boat=one.boat + 1,
        )
        for one in laid[-1:]
    ]


def _last_gain(look: AboardLook, seat: Seat, scene: Scene) -> list[str]:
    """At my first turn after a setting sail, what it brought me."""
    voyage = last_voyage(look.news) if look.view.pass_number == 1 else None
    return [my_gain(voyage, seat, scene)] if voyage else []


def _boat(view: AllAboardView, number: int, words: Words) -> str:
    boat = view.boats[number]
    return words(
        "all-aboard-panel-boat",
        number=number + 1,
        state=boat_state(view, number, words),
        aboard=" ".join(_aboard(boat)) or words("all-aboard-board-none"),
        places=boat.free_places,
    )


def _aboard(boat: BoatView) -> list[str]:
    """Who is aboard in little room: those one can see, one's own hidden ones, and strangers' cards."""
    shown = [*map(badge, boat.animals), *[f"{CARD}{badge(animal)}" for animal in boat.my_face_down]]
    return [*shown, *[f"{CARD}{EMBLEMS[seat]}" for seat in boat.strangers]]


def _menus(look: AboardLook, seat: Seat, scene: Scene) -> Items:
    """A menu for each animal in the hand: its entries are the boats, with what would be seen aboard then."""
    words = scene.words
    rows: Items = []
    for species in look.view.my_hand:
        choices = [_choice(action, look.view, seat, scene.words) for action in look.actions if action.animal is species]
        placeholder = words(
            "all-aboard-panel-menu",
            animal=animal_text(species, words),
            kilos=numeral(species.kilos),
            points=species.points,
        )
        rows += choose(species.value, placeholder, choices, look, scene)
    return rows


def _choice(action: Action, view: AllAboardView, seat: Seat, words: Words) -> Choice:
    boat, mine = view.boats[action.boat], Animal(seat, action.animal)
    outlook = view.outlook(action.boat, mine)
    word = "all-aboard-panel-choice-unknown" if outlook.end is End.UNKNOWN_BOAT else "all-aboard-panel-choice"
    label = words(
        word,
        boat=action.boat + 1,
        load=_loads(outlook, words),
        capacity=boat.capacity,
        hidden=len(boat.strangers),
        cards=CARD * len(boat.strangers),
    )
    return Choice(action_text(action), label, boarding_hint(_aboard(boat), outlook, words), symbol(mine, outlook))


def _loads(outlook: Outlook, words: Words) -> str:
    """The kilos that one can see, and what the tricks would leave of them if nothing else is aboard."""
    before, after = numeral(outlook.load), numeral(outlook.load_after)
    return before if before == after else words("all-aboard-panel-loads", before=before, after=after)
