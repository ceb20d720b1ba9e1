"""What the laws have to know about All Aboard!: what is secret, what was told, where cards and boats are."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import singledispatchmethod
from typing import Any

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
from engines.all_aboard.inside.rounds import in_order
from engines.all_aboard.inside.state import AllAboardState
from engines.all_aboard.views import AllAboardView, Phase
from engines.core.chance import Chance
from engines.core.seats import Seat, Viewer


def reshuffle_unseen(state: AllAboardState, viewer: Viewer, chance: Chance) -> AllAboardState:
    """The boat deck, every deck, and of the others the hands and what they boarded face down."""
    other = replace(state, boat_deck=tuple(chance.shuffled(state.boat_deck)))
    for seat in range(state.seat_count):
        if seat == viewer:
            deck = tuple(chance.shuffled(state.holdings[seat].deck))
            other.holdings = _changed(other.holdings, seat, other.holdings[seat]._replace(deck=deck))
        else:
            _reshuffle_seat(other, seat, chance)
    return other


def _reshuffle_seat(draft: AllAboardState, seat: Seat, chance: Chance) -> None:
    holding = draft.holdings[seat]
    aboard = [one.species for boat in draft.boats for one in boat.face_down if one.seat == seat]
    cards = chance.shuffled([*holding.hand, *holding.deck, *aboard])
    for number, boat in enumerate(draft.boats):
        face_down = tuple(Animal(seat, cards.pop()) if one.seat == seat else one for one in boat.face_down)
        draft.boats = _changed(draft.boats, number, boat._replace(face_down=face_down))
    hand = in_order(cards.pop() for _ in holding.hand)
    draft.holdings = _changed(draft.holdings, seat, holding._replace(hand=hand, deck=tuple(cards)))


def _changed(row: tuple[Any, ...], at: int, piece: Any) -> tuple[Any, ...]:
    return (*row[:at], piece, *row[at + 1 :])


def components(state: AllAboardState) -> Mapping[str, int]:
    """Every animal card by owner, in hand, deck, piles or aboard; and every boat by capacity."""
    counts: Counter[str] = Counter()
    for seat, holding in enumerate(state.holdings):
        piles = (holding.hand, holding.deck, holding.saved, holding.discarded)
        counts.update(f"{one}{seat}" for pile in piles for one in pile)
    counts.update(f"{one.species}{one.seat}" for boat in state.boats for one in (*boat.face_up, *boat.face_down))
    capacities = [*state.boat_deck, *state.boat_discard, *[boat.capacity for boat in state.boats]]
    counts.update(f"boat {capacity}" for capacity in capacities)
    return counts


def contradiction(viewer: Viewer, view: AllAboardView, heard: list[Any]) -> str | None:
    """Lays the table out anew from what was told, and compares."""
    table = ToldTable(viewer)
    for event in heard:
        table.hear(event)
    seen: dict[str, Any] = {
        "phase": view.phase,
        "effects": view.effects,
        "round": view.round,
        "starter": view.starter,
        "capacities": [boat.capacity for boat in view.boats],
        "face_up": [list(boat.animals) for boat in view.boats],
        "face_down": [list(boat.face_down) for boat in view.boats],
        "mine_down": [list(boat.my_face_down) for boat in view.boats],
        "boats_gone": sorted(view.boat_discard),
        "hand": list(view.my_hand),
        "saved": _by_seat([player.saved for player in view.players]),
        "lost": _by_seat([player.discarded for player in view.players]),
        "cupids": Counter({seat: player.cupids for seat, player in enumerate(view.players) if player.cupids}),
    }
    if view.phase is Phase.BOARDING:
        seen |= {"pass_number": view.pass_number, "turn": view.turn}
        table.settle_turn(len(view.players))
    differing = [
        f"{what}: seen {here}, told {getattr(table, what)}"
        for what, here in seen.items()
        if here != getattr(table, what)
    ]
    return "; ".join(differing) or None


def _by_seat(piles: Sequence[Sequence[Species]]) -> set[Animal]:
    return {Animal(seat, one) for seat, pile in enumerate(piles) for one in pile}


class ToldTable:
    """The table as somebody would lay it out who only hears what happens."""

    def __init__(self, me: Viewer) -> None:
        self.me = me
        self.phase, self.round, self.pass_number, self.turn = Phase.BOARDING, 0, 0, 0
        self.capacities: list[int] = []
        self.boats_gone: list[int] = []
        self.face_up: list[list[Animal]] = []
        self.face_down: list[list[Seat]] = []
        self.mine_down: list[list[Animal]] = []
        self.hand: list[Species] = []
        self.saved: set[Animal] = set()
        self.lost: set[Animal] = set()
        self.cupids: Counter[Seat] = Counter()
        self.boarded_in_pass = 0
        self.sailing: list[set[Animal]] = []
        """Who is aboard each boat while they set sail."""

    def settle_turn(self, seat_count: int) -> None:
        self.turn = (self.starter + self.boarded_in_pass) % seat_count

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Lay out what happened. An event without a case of its own is an error."""
        raise TypeError(event)

    @hear.register
    def _(self, event: GameBegan) -> None:
        self.effects = event.effects

    @hear.register
    def _(self, event: YouWereDealt) -> None:
        self.hand = list(event.hand)

    @hear.register
    def _(self, event: YouDrew) -> None:
        self.hand = list(in_order([*self.hand, event.species]))

    @hear.register
    def _(self, event: RoundBegan) -> None:
        assert event.round == self.round + 1
        assert event.is_last == (event.round == 4)
        self._clear_boats()
        self.round, self.starter, self.capacities = event.round, event.starter, list(event.capacities)
        self.face_up = [[] for _ in event.capacities]
        self.face_down = [[] for _ in event.capacities]
        self.mine_down = [[] for _ in event.capacities]
        self.pass_number = 0

    @hear.register
    def _(self, event: PassBegan) -> None:
        assert event.number == self.pass_number + 1
        self.pass_number, self.boarded_in_pass = event.number, 0

    @hear.register
    def _(self, event: Boarded) -> None:
        assert self.pass_number != 2
        self.face_up[event.boat].append(event.animal)
        self.boarded_in_pass += 1
        if event.animal.seat == self.me:
            self.hand.remove(event.animal.species)

    @hear.register
    def _(self, event: BoardedFaceDown) -> None:
        assert self.pass_number == 2
        self.face_down[event.boat].append(event.seat)
        self.boarded_in_pass += 1

    @hear.register
    def _(self, event: YouBoardedFaceDown) -> None:
        assert self.face_down[event.boat][-1] == event.animal.seat
        self.mine_down[event.boat].append(event.animal)
        self.hand.remove(event.animal.species)

    @hear.register
    def _(self, event: TurnedUp) -> None:
        assert event.round == self.round
        assert [[one.seat for one in animals] for animals in event.animals] == self.face_down
        for mine, animals in zip(self.mine_down, event.animals, strict=True):
            assert set(mine) <= set(animals)
        self.sailing = [{*up, *down} for up, down in zip(self.face_up, event.animals, strict=True)]

    @hear.register
    def _(self, event: BoatChecked) -> None:
        assert self.sailing[event.boat] == set(event.aboard)
        assert self.capacities[event.boat] == event.capacity

    @hear.register
    def _(self, event: FellInLove) -> None:
        self.cupids.update(event.seats)

    @hear.register
    def _(self, event: Fought) -> None:
        assert {Animal(seat, event.species) for seat in event.seats} <= self.sailing[event.boat]

    @hear.register
    def _(self, event: Frightened) -> None:
        assert self.capacities[event.boat] == event.capacity_before
        self.boats_gone.append(event.capacity_before)
        self.capacities[event.boat] = event.capacity

    @hear.register
    def _(self, event: Thrown) -> None:
        self.sailing[event.boat].remove(event.animal)
        self.sailing[event.boat + 1].add(event.animal)

    @hear.register
    def _(self, event: Jumped) -> None:
        fox = Animal(event.seat, Species.FOX)
        self.sailing[event.boat].remove(fox)
        self.sailing[event.boat + 1].add(fox)

    @hear.register(Eaten)
    @hear.register(ThrownOverboard)
    def _(self, event: Eaten | ThrownOverboard) -> None:
        self.sailing[event.boat].remove(event.animal)
        self.lost.add(event.animal)

    @hear.register
    def _(self, event: Weighed) -> None:
        assert event.capacity == self.capacities[event.boat]

    @hear.register(Sank)
    @hear.register(Sailed)
    def _(self, event: Sank | Sailed) -> None:
        """What it means for those aboard is told next."""

    @hear.register
    def _(self, event: Saved) -> None:
        self.sailing[event.boat] -= set(event.animals)
        self.saved |= set(event.animals)

    @hear.register
    def _(self, event: Discarded) -> None:
        self.sailing[event.boat] -= set(event.animals)
        self.lost |= set(event.animals)

    @hear.register
    def _(self, event: GameEnded) -> None:
        self._clear_boats()
        self.phase = Phase.OVER
        self.face_up, self.face_down, self.mine_down = [], [], []

    def _clear_boats(self) -> None:
        assert not any(self.sailing), "somebody was left aboard"
        self.boats_gone = sorted([*self.boats_gone, *self.capacities])
        self.capacities = []
