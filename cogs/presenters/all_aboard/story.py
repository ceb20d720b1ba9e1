"""What happened in All Aboard!: a sentence for every event."""

from collections.abc import Sequence
from typing import Final, TypeAlias, assert_never
from zlib import crc32

from cogs.presenters.all_aboard.look import AboardLook
from cogs.presenters.all_aboard.names import animal_text, owned_text, owned_texts, player_text
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import listed, numeral
from engines.all_aboard.animals import Animal, Species
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    BoatChecked,
    Discarded,
    Eaten,
    Event,
    FellInLove,
    Fought,
    Frightened,
    GameBegan,
    GameEnded,
    Jumped,
    PassBegan,
    RoundBegan,
    Sailed,
    Sank,
    Saved,
    Thrown,
    ThrownOverboard,
    TurnedUp,
    Weighed,
    YouBoardedFaceDown,
    YouDrew,
    YouWereDealt,
)

Deed: TypeAlias = FellInLove | Fought | Frightened | Thrown | ThrownOverboard | Eaten | Jumped
"""What animals do while the boats set sail."""

Outcome: TypeAlias = Weighed | Sank | Sailed | Saved | Discarded
"""What becomes of a boat and of those aboard."""

Course: TypeAlias = GameBegan | RoundBegan | PassBegan | TurnedUp | BoatChecked | GameEnded
"""How the game goes on."""

Boarding: TypeAlias = Boarded | BoardedFaceDown | YouBoardedFaceDown | YouDrew | YouWereDealt
"""Cards that are dealt, drawn and played."""

_STRIDES: Final = (1, 5)
"""From one of the six ways to tell a boarding to the next; both lead through all of them."""


def sentence(event: Event, look: AboardLook, scene: Scene) -> str:
    """What happened, in one sentence; the event itself picks one of several ways to say it, always the same."""
    match event:
        case FellInLove() | Fought() | Frightened() | Thrown() | ThrownOverboard() | Eaten() | Jumped():
            return deed(event, scene.words, any_way(event))
        case Weighed() | Sank() | Sailed() | Saved() | Discarded():
            return _outcome(event, scene.words)
        case GameBegan() | RoundBegan() | PassBegan() | TurnedUp() | BoatChecked() | GameEnded():
            return _course(event, scene)
        case Boarded() | BoardedFaceDown() | YouBoardedFaceDown() | YouDrew() | YouWereDealt():
            return _boarding(event, scene)
        case _:
            assert_never(event)


def any_way(*events: Event) -> int:
    """Picks one of several ways to say something: by the events themselves, so they are always told alike."""
    return crc32(repr(events).encode())


def boarding_text(event: Boarded | BoardedFaceDown, scene: Scene, turn: int) -> str:
    """Who brought what aboard which boat, or something face down; `turn` picks one of six ways to say it."""
    boat, variant = event.boat + 1, turn % 6
    match event:
        case Boarded(animal=animal):
            player, name = player_text(animal.seat, scene), animal_text(animal.species, scene.words)
            return scene.words("all-aboard-event-boarded", variant=variant, player=player, animal=name, boat=boat)
        case BoardedFaceDown(seat=seat):
            player = player_text(seat, scene)
            return scene.words("all-aboard-event-boarded-face-down", variant=variant, player=player, boat=boat)
        case _:
            assert_never(event)


def boarding_ways(news: Sequence[Event]) -> dict[int, int]:
    """By its place in the news, the way to tell each boarding: the same on the board and to whoever has just pressed.

    The boats of a round decide with which way it begins and which way comes next.
    """
    ways: dict[int, int] = {}
    way, stride = 0, 1
    for at, event in enumerate(news):
        if isinstance(event, RoundBegan):
            seed = any_way(event)
            way, stride = seed // len(_STRIDES), _STRIDES[seed % len(_STRIDES)]
        elif isinstance(event, Boarded | BoardedFaceDown):
            ways[at] = way
            way += stride
    return ways


def _boarding(event: Boarding, scene: Scene) -> str:
    words = scene.words
    match event:
        case Boarded() | BoardedFaceDown():
            return boarding_text(event, scene, any_way(event))
        case YouBoardedFaceDown(animal=animal, boat=boat):
            name = animal_text(animal.species, words)
            return words("all-aboard-event-you-boarded-face-down", animal=name, boat=boat + 1)
        case YouDrew(species=species):
            return words("all-aboard-event-you-drew", animal=animal_text(species, words))
        case YouWereDealt(hand=hand):
            names = listed([animal_text(species, words) for species in hand], words)
            return words("all-aboard-event-you-were-dealt", animals=names)
        case _:
            assert_never(event)


def _course(event: Course, scene: Scene) -> str:
    words = scene.words
    match event:
        case GameBegan(starter=starter, effects=effects):
            player = player_text(starter, scene)
            return words("all-aboard-event-game-began", player=player, effects="yes" if effects else "no")
        case RoundBegan(round=number, starter=starter, capacities=capacities, is_last=is_last):
            return words(
                "all-aboard-event-round-began",
                round=number,
                player=player_text(starter, scene),
                kilos=listed([str(capacity) for capacity in capacities], words),
                last="yes" if is_last else "no",
            )
        case PassBegan(number=number, face_down=face_down):
            return words("all-aboard-event-pass-began", number=number, way="down" if face_down else "up")
        case TurnedUp(animals=animals):
            shown = [
                words("all-aboard-event-turned-up-boat", boat=boat, animals=owned_texts(here, words))
                for boat, here in enumerate(animals, start=1)
                if here
            ]
            return words("all-aboard-event-turned-up", boats=" · ".join(shown))
        case BoatChecked(boat=boat, capacity=capacity, aboard=aboard):
            shown_aboard = owned_texts(aboard, words) if aboard else words("all-aboard-board-none")
            return words("all-aboard-event-boat-checked", boat=boat + 1, capacity=capacity, animals=shown_aboard)
        case GameEnded():
            return words("all-aboard-event-game-ended")
        case _:
            assert_never(event)


def deed(event: Deed, words: Words, turn: int) -> str:
    """What an animal does, and to whom; `turn` picks one of several ways to say it."""
    match event:
        case FellInLove(species=species, seats=seats):
            pair = owned_texts([Animal(seat, species) for seat in seats], words)
            return words("all-aboard-event-fell-in-love", variant=turn % 4, pair=pair, species=species.value)
        case Fought(species=species, seats=seats):
            fighters = owned_texts([Animal(seat, species) for seat in seats], words)
            return words("all-aboard-event-fought", variant=turn % 3, fighters=fighters)
        case Frightened(mouse=mouse, elephant=elephant, capacity_before=before, capacity=capacity):
            return words(
                "all-aboard-event-frightened",
                variant=turn % 3,
                mouse=owned_text(Animal(mouse, Species.MOUSE), words),
                elephant=owned_text(Animal(elephant, Species.ELEPHANT), words),
                before=before,
                capacity=capacity,
            )
        case Thrown() | ThrownOverboard():
            return _throw(event, words, turn)
        case Eaten(lion=lion, animal=animal):
            hunter = owned_text(Animal(lion, Species.LION), words)
            prey = owned_text(animal, words)
            return words("all-aboard-event-eaten", variant=turn % 4, lion=hunter, prey=prey)
        case Jumped(boat=boat):
            fox = owned_text(event.animal, words)
            return words("all-aboard-event-jumped", variant=turn % 3, fox=fox, boat=boat + 2)
        case _:
            assert_never(event)


def _throw(event: Thrown | ThrownOverboard, words: Words, turn: int) -> str:
    monkey = owned_text(Animal(event.monkey, Species.MONKEY), words)
    ally, animal = owned_text(event.ally, words), owned_text(event.animal, words)
    if isinstance(event, Thrown):
        return words(
            "all-aboard-event-thrown",
            variant=turn % 3,
            monkey=monkey,
            ally=ally,
            animal=animal,
            boat=event.boat + 2,
        )
    return words("all-aboard-event-thrown-overboard", variant=turn % 3, monkey=monkey, ally=ally, animal=animal)


def _outcome(event: Outcome, words: Words) -> str:
    match event:
        case Weighed(load=load, capacity=capacity):
            return words("all-aboard-event-weighed", load=numeral(load), capacity=capacity)
        case Sank(boat=boat):
            return words("all-aboard-event-sank", boat=boat + 1)
        case Sailed(boat=boat):
            return words("all-aboard-event-sailed", boat=boat + 1)
        case Saved(animals=animals):
            return words("all-aboard-event-saved", animals=worth_text(animals, words))
        case Discarded(animals=animals):
            return words("all-aboard-event-discarded", animals=owned_texts(animals, words))
        case _:
            assert_never(event)


def worth_text(animals: Sequence[Animal], words: Words) -> str:
    """Saved animals with the points that they bring their owners."""
    return " · ".join(
        words("all-aboard-worth", animal=owned_text(animal, words), points=animal.species.points) for animal in animals
    )
