"""Setting sail: the boats are settled from left to right, each once; events tell what becomes of every animal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engines.all_aboard.animals import Animal, Species, by_weight, kilos
from engines.all_aboard.events import (
    BoatChecked,
    Discarded,
    Eaten,
    Event,
    FellInLove,
    Fought,
    Frightened,
    Jumped,
    Sailed,
    Sank,
    Saved,
    Thrown,
    ThrownOverboard,
    Weighed,
)


def set_sail(
    capacities: Sequence[int], boarded: Sequence[Sequence[Animal]], new_boat: Callable[[], int], *, effects: bool
) -> list[Event]:
    """What happens to these boats and those who boarded them; `new_boat` draws a capacity from the boat deck."""
    told: list[Event] = []
    arrivals: list[Animal] = []
    for number, (capacity, animals) in enumerate(zip(capacities, boarded, strict=True)):
        is_last = number == len(capacities) - 1
        check = _Check(number, capacity, [*animals, *arrivals], is_last, effects, new_boat)
        check.settle()
        told += check.told
        arrivals = check.moving_on
    return told


@dataclass(slots=True)
class _Check:
    """One boat while it is settled."""

    boat: int
    capacity: int
    aboard: list[Animal]
    is_last: bool
    effects: bool
    new_boat: Callable[[], int]
    told: list[Event] = field(default_factory=list)
    moving_on: list[Animal] = field(default_factory=list)
    """Those who arrive on the next boat (ruling AA-3)."""
    at_start: list[Species] = field(default_factory=list)
    """The species aboard when the check began: love and fights are settled once, from these (ruling AA-4)."""

    def settle(self) -> None:
        """Love, fights, effects from the lightest animal on, weighing, and then what became of all aboard."""
        self.at_start = [animal.species for animal in self.aboard]
        self.told.append(BoatChecked(self.boat, self.capacity, tuple(self.aboard)))
        if self._meetings():
            self._part(sank=True)
            return
        if self.effects:
            self._mouse()
            self._monkey()
            self._lion()
        load = kilos([animal.species for animal in self.aboard])
        self.told.append(Weighed(self.boat, load, self.capacity))
        self._part(sank=load > self.capacity)

    def _meetings(self) -> bool:
        """Pairs fall in love, three or more of a species fight; whether there was a fight (rulings AA-4 and AA-5)."""
        fights: list[Event] = []
        for species in sorted(set(self.at_start), key=by_weight):
            if (count := self.at_start.count(species)) == 1:
                continue
            seats = tuple([animal.seat for animal in self.aboard if animal.species is species])
            if count == 2:
                self.told.append(FellInLove(self.boat, species, seats))
            else:
                fights.append(Fought(self.boat, species, seats))
        self.told += fights
        return bool(fights)

    def _alone(self, species: Species) -> Animal | None:
        """The one animal of a species, if it is aboard and not in love: only such ones act (ruling AA-6)."""
        if self.at_start.count(species) != 1:
            return None
        return next((animal for animal in self.aboard if animal.species is species), None)

    def _prey(self, hunter: Species) -> list[Animal]:
        """Whom an effect can touch, lightest first: all but the acting animal and those in love (ruling AA-6)."""
        prey = [a for a in self.aboard if a.species is not hunter and self.at_start.count(a.species) == 1]
        return sorted(prey, key=lambda animal: by_weight(animal.species))

    def _mouse(self) -> None:
        mouse, elephant = self._alone(Species.MOUSE), self._alone(Species.ELEPHANT)
        if mouse and elephant:
            before, self.capacity = self.capacity, self.new_boat()
            self.told.append(Frightened(self.boat, mouse.seat, elephant.seat, before, self.capacity))

    def _monkey(self) -> None:
        monkey, others = self._alone(Species.MONKEY), self._prey(Species.MONKEY)
        if not monkey or len(others) < 2:
            return
        *_, thrown, ally = others
        self.aboard.remove(thrown)
        if self.is_last:
            self.told.append(ThrownOverboard(self.boat, monkey.seat, ally, thrown))
        else:
            self.moving_on.append(thrown)
            self.told.append(Thrown(self.boat, monkey.seat, ally, thrown))

    def _lion(self) -> None:
        lion = self._alone(Species.LION)
        lighter = [a for a in self._prey(Species.LION) if by_weight(a.species) < by_weight(Species.LION)]
        if lion and lighter:
            self.aboard.remove(lighter[-1])
            self.told.append(Eaten(self.boat, lion.seat, lighter[-1]))

    def _part(self, *, sank: bool) -> None:
        """The boat sinks or sails: who is still aboard jumps, is saved or is discarded."""
        self.told.append(Sank(self.boat) if sank else Sailed(self.boat))
        saved, lost = list[Animal](), list[Animal]()
        for animal in self.aboard:
            if sank and self._jumps(animal):
                self.moving_on.append(animal)
                self.told.append(Jumped(self.boat, animal.seat))
            elif sank == self._wants_to_sink(animal):
                saved.append(animal)
            else:
                lost.append(animal)
        if saved:
            self.told.append(Saved(self.boat, tuple(saved)))
        if lost:
            self.told.append(Discarded(self.boat, tuple(lost)))

    def _jumps(self, animal: Animal) -> bool:
        """A fox alone leaves a sinking boat if there is a next one (ruling AA-13)."""
        return self.effects and not self.is_last and animal is self._alone(Species.FOX)

    def _wants_to_sink(self, animal: Animal) -> bool:
        """Octopuses score when the boat sinks, unless they are in love (rulings AA-5 and AA-12)."""
        return self.effects and animal.species is Species.OCTOPUS and self.at_start.count(Species.OCTOPUS) != 2
