"""The short answer to "what does the monkey do?", one press away wherever an animal is shown."""

from typing import Any

from discord import ui

from cogs.controls.addresses import Address, Verb
from cogs.controls.controls import Choice, menu
from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.names import ANIMALS, animal_name
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import numeral
from engines.all_aboard import GAME
from engines.all_aboard.animals import ALL_SPECIES, WITH_EFFECTS, Species


def lookup(look: AboardLook, scene: Scene) -> ui.ActionRow[Any]:
    """A menu of all animals; each opens its page of the rules beside what is on the screen.

    Its id changes whenever what it stands in is drawn anew in any case: a client goes on showing the last choice in a
    menu that it takes for the same, and would not let it be chosen again.
    """
    view = look.view
    if look.viewer is None or look.actions:
        address = Address(Verb.RULES, scene.table_id, look.moment, "animals")
    else:  # while others board, a panel must stay as it is
        address = Address(Verb.RULES, scene.table_id, view.boarded_by(look.viewer), "animals.waiting")
    entries = [_entry(one, scene, effects=view.effects) for one in ALL_SPECIES]
    return ui.ActionRow(menu(address, scene.words("all-aboard-lookup"), entries))


def trick_text(species: Species, words: Words, *, effects: bool) -> str:
    """What an animal does in this game, in a short line."""
    if species in WITH_EFFECTS and not effects:
        return words("all-aboard-effect-none")
    return words(f"all-aboard-effect-{species}")


def _entry(species: Species, scene: Scene, *, effects: bool) -> Choice:
    words = scene.words
    label = words(
        "all-aboard-lookup-entry",
        animal=animal_name(species, words),
        kilos=numeral(species.kilos),
        points=species.points,
    )
    return Choice(f"open.{GAME.key}.{species}", label, trick_text(species, words, effects=effects), ANIMALS[species])
