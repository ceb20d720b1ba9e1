"""A seat without a person: it imagines from its view how the round may end, and boards where it does best."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engines.all_aboard.actions import Action
from engines.all_aboard.animals import ALL_SPECIES, Animal, Species
from engines.all_aboard.deck import CAPACITIES, PASSES
from engines.all_aboard.inside.sailing import set_sail
from engines.all_aboard.scoring import gains
from engines.all_aboard.views import AllAboardView
from engines.core.chance import Chance
from engines.core.seats import Seat

TRIALS: Final = 4
"""Imagined ends of the round per decision: more think better and longer."""


@dataclass(frozen=True, slots=True)
class _Trial:
    """One way in which the rest of the round may go: what lies face down, and where the others will board."""

    aboard: tuple[tuple[Animal, ...], ...]
    places: tuple[int, ...]
    """A boat for every free place, in random order."""
    others: tuple[Animal, ...]
    mine: tuple[Species, ...]
    """The seat's own hand, in random order."""
    spare_boat: int


def choose(view: AllAboardView, actions: Sequence[Action], chance: Chance) -> Action:
    """The action with the best mean outcome over a few trials, the same trials for each; the first of equals."""
    if len(actions) == 1:
        return actions[0]
    trials = [_imagined(view, chance) for _ in range(TRIALS)]
    return max(actions, key=lambda action: sum([_worth(view, action, trial) for trial in trials]))


def _imagined(view: AllAboardView, chance: Chance) -> _Trial:
    aboard = [[*boat.animals, *boat.my_face_down] for boat in view.boats]
    others: list[Animal] = []
    for seat in range(len(view.players)):
        if seat == view.turn:
            continue
        cards = chance.shuffled(_unseen(view, seat))
        for number, boat in enumerate(view.boats):
            aboard[number] += [Animal(seat, cards.pop()) for owner in boat.face_down if owner == seat]
        others += [Animal(seat, cards.pop()) for _ in range(_still_to_board(view, seat))]
    return _Trial(
        tuple([tuple(animals) for animals in aboard]),
        tuple(chance.shuffled([number for number, boat in enumerate(view.boats) for _ in range(boat.free_places)])),
        tuple(others),
        tuple(chance.shuffled(view.my_hand)),
        chance.choice(_boats_unseen(view)),
    )


def _unseen(view: AllAboardView, seat: Seat) -> list[Species]:
    """What a seat may have in hand, in its deck or face down."""
    player = view.players[seat]
    known = [animal.species for boat in view.boats for animal in boat.animals if animal.seat == seat]
    gone = {*player.saved, *player.discarded, *known}
    return [species for species in ALL_SPECIES if species not in gone]


def _still_to_board(view: AllAboardView, seat: Seat) -> int:
    aboard = [animal.seat for boat in view.boats for animal in boat.animals]
    aboard += [owner for boat in view.boats for owner in boat.face_down]
    return PASSES - aboard.count(seat)


def _boats_unseen(view: AllAboardView) -> list[int]:
    """What may still lie in the boat deck; all of it, should nothing be left of it or an old game have other boats."""
    seen = Counter([*view.boat_discard, *[boat.capacity for boat in view.boats]])
    return list((Counter(CAPACITIES) - seen).elements()) or list(CAPACITIES)


def _worth(view: AllAboardView, action: Action, trial: _Trial) -> int:
    """What the round brings the seat, less half of what it brings each of the others on the average; scaled up."""
    me, rivals = view.turn, len(view.players) - 1
    more = _still_to_board(view, me) - 1
    mine = [action.animal, *[species for species in trial.mine if species is not action.animal][:more]]
    aboard = [list(animals) for animals in trial.aboard]
    aboard[action.boat].append(Animal(me, action.animal))
    places = list(trial.places)
    places.remove(action.boat)
    late = [*[Animal(me, species) for species in mine[1:]], *trial.others]
    for boat, animal in zip(places, late, strict=True):
        aboard[boat].append(animal)
    told = set_sail([boat.capacity for boat in view.boats], aboard, lambda: trial.spare_boat, effects=view.effects)
    points = [gain.points for gain in gains(told, rivals + 1)]
    return 2 * rivals * points[me] - (sum(points) - points[me])
