"""What the things of All Aboard! are called and how they look in a text: every seat with a shape of its own."""

from collections.abc import Sequence
from typing import Final

from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import listed, numeral, unbroken
from engines.all_aboard.animals import Animal, Species
from engines.core.seats import Seat

CARD: Final = "🎴"
"""A card that lies face down."""

HEART: Final = "💘"
SWORDS: Final = "⚔️"
BOAT: Final = "⛵"
WAVE: Final = "🌊"
DICE: Final = "🎲"
"""Nobody knows: chance brings another boat."""

PLATE: Final = "🍽️"
SPLASH: Final = "💦"
MOVED: Final = "↪️"
SAVED: Final = "🛟"
LOST: Final = "🕳️"

ANIMALS: Final = {
    Species.PEACOCK: "🦚",
    Species.MOUSE: "🐭",
    Species.FOX: "🦊",
    Species.OCTOPUS: "🐙",
    Species.MONKEY: "🐵",
    Species.SLOTH: "🦥",
    Species.MOOSE: "🦌",  # the moose itself is too young for many phones
    Species.ZEBRA: "🦓",
    Species.GIRAFFE: "🦒",
    Species.LION: "🦁",
    Species.BEAR: "🐻",
    Species.ELEPHANT: "🐘",
}

EMBLEMS: Final = ("🔺", "🟦", "🟡", "🍀", "🔶")
"""By seat: shapes that differ without their colour, too."""


def animal_name(species: Species, words: Words) -> str:
    """A species' bare name, for labels."""
    return words(f"all-aboard-animal-{species}")


def animal_text(species: Species, words: Words) -> str:
    """A species in a running text: picture and name; never broken between lines."""
    return f"{ANIMALS[species]}\u00a0{animal_name(species, words)}"


def owned_text(animal: Animal, words: Words) -> str:
    """An animal in a running text, with the shape of its owner; never broken between lines."""
    return words(
        "all-aboard-owned",
        picture=ANIMALS[animal.species],
        animal=animal_name(animal.species, words),
        owner=EMBLEMS[animal.seat],
    )


def owned_texts(animals: Sequence[Animal], words: Words) -> str:
    """Several animals, as a sentence lists them."""
    return listed([owned_text(animal, words) for animal in animals], words)


def weighed_text(animal: Animal, words: Words) -> str:
    """An animal aboard, with its owner and what it weighs alone."""
    return words("all-aboard-weighed", animal=owned_text(animal, words), kilos=numeral(animal.species.kilos))


def badge(animal: Animal) -> str:
    """An animal where there is little room: picture and shape of its owner."""
    return f"{ANIMALS[animal.species]}{EMBLEMS[animal.seat]}"


def pictures(pile: Sequence[Species]) -> str:
    """A pile of animals in little room."""
    return "".join(ANIMALS[species] for species in pile)


def player_text(seat: Seat, scene: Scene) -> str:
    """A player in a running text: shape and name; never broken between lines."""
    return unbroken(f"{EMBLEMS[seat]} {scene.names[seat]}")
