"""The short answer to "what does the monkey do?", one press away wherever an animal is shown."""

from typing import Any

from discord import ui

from cogs.addresses import Address, Verb
from cogs.controls import Choice, menu
from cogs.presenters.all_aboard.names import ANIMALS, animal_name, kilos_of
from cogs.presenters.presenter import Scene
from engines.all_aboard import GAME
from engines.all_aboard.animals import ALL_SPECIES, Species


def lookup(scene: Scene) -> ui.ActionRow[Any]:
    """A menu of all animals; each opens its page of the rules beside what is on the screen."""
    address = Address(Verb.RULES, scene.table_id, text="animals")
    return ui.ActionRow(menu(address, scene.words("all-aboard-lookup"), [_entry(one, scene) for one in ALL_SPECIES]))


def _entry(species: Species, scene: Scene) -> Choice:
    words = scene.words
    label = words(
        "all-aboard-lookup-entry",
        animal=animal_name(species, words),
        kilos=kilos_of(species),
        points=species.points,
    )
    return Choice(
        f"open.{GAME.key}.{species}",
        label,
        words(f"all-aboard-effect-{species}"),
        ANIMALS[species],
    )
