"""Setting sail: the boats are settled from left to right, each once; events tell what becomes of every animal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engines.all_aboard.animals import Animal, Species, by_weight, kilos
from engines.all_aboard.events import (
    BoatChecked,
    Discarded,
    Eaten,
    FellInLove,
    Fought,
    Frightened,
    Jumped,
    Loss,
    Sailed,
    Sailing,
    Sank,
    Saved,
    Thrown,
    ThrownOverboard,
    Weighed,
)


def set_sail(
    capacities: Sequence[int], boarded: Sequence[Sequence[Animal]], new_boat: Callable[[], int], *, effects: bool
) -> list[Sailing]:
    """What happens to these boats and those who boarded them; `new_boat` draws a capacity from the boat deck."""
    told: list[Sailing] = []
    arrivals: list[Animal] = []
    for number, (capacity, animals) in enumerate(zip(capacities, boarded, strict=True)):
        is_last = number == len(capacities) - 1
        check = _Check(number, capacity, [*animals, *arrivals], is_last, effects, new_boat)
        check.settle()
        told += check.told
        arrivals = check.moving_on
    return told


def settled_alone(
    boat: int, capacity: int, aboard: Sequence[Animal], *, is_last: bool, effects: bool
) -> tuple[Sailing, ...]:
    """What would happen on one boat by itself. Nobody knows the boat that would take the place of a capsized one, so
    from the weighing on do not believe what is told of it.
    """
    check = _Check(boat, capacity, list(aboard), is_last, effects, lambda: capacity)
    check.settle()
    return tuple(check.told)


@dataclass(slots=True)
class _Check:
    """One boat while it is settled."""

    boat: int
    capacity: int
    aboard: list[Animal]
    is_last: bool
    effects: bool
    new_boat: Callable[[], int]
    told: list[Sailing] = field(default_factory=list)
    moving_on: list[Animal] = field(default_factory=list)
    """Those who arrive on the next boat (ruling AA-3)."""
    lone: dict[Species, Animal] = field(default_factory=dict)
    """Those aboard without another of their species: only they act, and only they are touched (ruling AA-6)."""
    pairs: list[Species] = field(default_factory=list)
    """The species in love on this boat."""

    def settle(self) -> None:
        """Love, fights, effects from the lightest animal on, weighing, and then what became of all aboard."""
        self.told.append(BoatChecked(self.boat, self.capacity, tuple(self.aboard)))
        if self._meet():
            self._part(sank=True)
            return
        if self.effects:
            self._mouse()
            self._monkey()
            self._lion()
        load = kilos([animal.species for animal in self.aboard])
        self.told.append(Weighed(self.boat, load, self.capacity))
        self._part(sank=load > self.capacity)

    def _meet(self) -> bool:
        """Pairs fall in love, three or more of a species fight; whether there is a fight (rulings AA-4 and AA-5)."""
        fights: list[Sailing] = []
        for species, animals in self._by_species().items():
            seats = tuple([animal.seat for animal in animals])
            if len(seats) == 1:
                self.lone[species] = animals[0]
            elif len(seats) == 2:
                self.pairs.append(species)
                self.told.append(FellInLove(self.boat, species, seats))
            else:
                fights.append(Fought(self.boat, species, seats))
        self.told += fights
        return bool(fights)

    def _by_species(self) -> dict[Species, list[Animal]]:
        groups: dict[Species, list[Animal]] = {}
        for animal in self.aboard:
            groups.setdefault(animal.species, []).append(animal)
        return groups

    def _mouse(self) -> None:
        """It frightens an elephant: another boat takes the place of this one (ruling AA-7)."""
        mouse, elephant = self.lone.get(Species.MOUSE), self.lone.get(Species.ELEPHANT)
        if mouse and elephant:
            before, self.capacity = self.capacity, self.new_boat()
            self.told.append(Frightened(self.boat, mouse.seat, elephant.seat, before, self.capacity))

    def _monkey(self) -> None:
        """With the heaviest animal it throws the second heaviest to the next boat (ruling AA-8)."""
        if not (monkey := self.lone.get(Species.MONKEY)):
            return
        others = sorted([species for species in self.lone if species is not Species.MONKEY], key=by_weight)
        if len(others) < 2:
            return
        ally, thrown = self.lone[others[-1]], self._taken_off(others[-2])
        if self.is_last:
            self.told.append(ThrownOverboard(self.boat, monkey.seat, ally, thrown))
        else:
            self.moving_on.append(thrown)
            self.told.append(Thrown(self.boat, monkey.seat, ally, thrown))

    def _lion(self) -> None:
        """It eats the heaviest animal that is lighter than itself (ruling AA-9)."""
        if not (lion := self.lone.get(Species.LION)):
            return
        lighter = [species for species in self.lone if by_weight(species) < by_weight(Species.LION)]
        if lighter:
            prey = self._taken_off(max(lighter, key=by_weight))
            self.told.append(Eaten(self.boat, lion.seat, prey))

    def _taken_off(self, species: Species) -> Animal:
        animal = self.lone.pop(species)
        self.aboard.remove(animal)
        return animal

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
            reasons = tuple([self._why_lost(animal.species, sank=sank) for animal in lost])
            self.told.append(Discarded(self.boat, tuple(lost), reasons))

    def _jumps(self, animal: Animal) -> bool:
        """A fox alone leaves a sinking boat if there is a next one (ruling AA-13)."""
        is_fox = animal.species is Species.FOX
        return is_fox and self.effects and not self.is_last and Species.FOX in self.lone

    def _wants_to_sink(self, animal: Animal) -> bool:
        """Octopuses score when the boat sinks, alone or fighting, unless they are in love (rulings AA-5 and AA-12)."""
        return animal.species is Species.OCTOPUS and self.effects and Species.OCTOPUS not in self.pairs

    def _why_lost(self, species: Species, *, sank: bool) -> Loss:
        """Why an animal that was aboard to the end is lost (rulings AA-5, AA-12, AA-13 and AA-15)."""
        if not sank:
            return Loss.STAYED_DRY  # only an octopus is
        if species not in self.lone and species not in self.pairs:
            return Loss.FOUGHT
        if species is Species.FOX and self.effects:
            return Loss.IN_LOVE if species in self.pairs else Loss.NOWHERE_TO_JUMP
        return Loss.WANTED_TO_SAIL if species is Species.OCTOPUS and self.effects else Loss.SANK
