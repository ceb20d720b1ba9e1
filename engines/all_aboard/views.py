"""What a viewer may know of All Aboard!: the table, one's own hand, and one's own animals that lie face down."""

from dataclasses import dataclass
from enum import StrEnum

from engines.all_aboard.animals import ALL_SPECIES, Animal, Species, kilos
from engines.all_aboard.deck import FACE_DOWN_PASS, PASSES, PLACES
from engines.all_aboard.outlook import Outlook, outlook
from engines.all_aboard.scoring import points_of
from engines.core.seats import Seat


class Phase(StrEnum):
    """What the table is at. Setting sail asks nobody, so it is never seen from outside."""

    BOARDING = "boarding"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class BoatView:
    """One boat and who is aboard, as one viewer sees it."""

    capacity: int
    """Kilos."""
    animals: tuple[Animal, ...]
    """Aboard face up, in order of boarding."""
    face_down: tuple[Seat, ...]
    """Whose cards lie face down, the viewer's own included (ruling G-5)."""
    my_face_down: tuple[Animal, ...]
    """The viewer's own among them; always empty for the spectator."""

    @property
    def free_places(self) -> int:
        """How many more animals may board."""
        return PLACES - len(self.animals) - len(self.face_down)

    @property
    def strangers(self) -> tuple[Seat, ...]:
        """Whose cards lie face down of which the viewer does not know what they are."""
        mine = {animal.seat for animal in self.my_face_down}
        return tuple([seat for seat in self.face_down if seat not in mine])

    @property
    def load(self) -> int:
        """What the animals weigh that the viewer can see, in kilos (ruling AA-26)."""
        return kilos([animal.species for animal in (*self.animals, *self.my_face_down)])


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One seat's cards, as far as all may know them (ruling AA-20)."""

    hand_size: int
    deck_size: int
    saved: tuple[Species, ...]
    discarded: tuple[Species, ...]
    cupids: int

    @property
    def points(self) -> int:
        """What the seat would score if the game ended now."""
        return points_of(self.saved, self.cupids)

    @property
    def cupid_points(self) -> int:
        """What its Cupids alone are worth."""
        return points_of((), self.cupids)


@dataclass(frozen=True, slots=True)
class AllAboardView:
    """The table as one viewer sees it. Boats lie left to right, players are in order of seat."""

    phase: Phase
    effects: bool
    round: int
    """Counted from 1 to 4."""
    pass_number: int
    """Which animal of the round is being boarded, 1 to 3; the second goes face down."""
    starter: Seat
    """Who boards first in this round."""
    turn: Seat
    """Whose turn it is; has no meaning once the game is over."""
    boats: tuple[BoatView, ...]
    """Empty once the game is over."""
    boat_deck_size: int
    boat_discard: tuple[int, ...]
    """The capacities of the boats that are gone (ruling AA-24)."""
    players: tuple[PlayerView, ...]
    my_hand: tuple[Species, ...]
    """The viewer's own hand, lightest first (ruling AA-25); always empty for the spectator."""

    @property
    def goes_face_down(self) -> bool:
        """Whether the animal to be boarded now goes face down."""
        return self.pass_number == FACE_DOWN_PASS

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats in the order in which they board in this round (ruling AA-22)."""
        count = len(self.players)
        return tuple([(self.starter + turn) % count for turn in range(count)])

    def turns_until(self, seat: Seat) -> int | None:
        """How many animals board before this seat's next one; `None` once it has boarded its last of the round."""
        turns = self.order.index(seat) - self.order.index(self.turn)
        if turns < 0 and self.pass_number == PASSES:
            return None
        return turns % len(self.players)

    def boarded_by(self, seat: Seat) -> int:
        """How many animals a seat has boarded in the whole game."""
        player = self.players[seat]
        return len(ALL_SPECIES) - player.hand_size - player.deck_size

    def laid_in(self, seat: Seat) -> int | None:
        """The round in which a seat laid its last animal face down; `None` once it boards in the next one."""
        round_before, boarded = divmod(self.boarded_by(seat), PASSES)
        if boarded == 0:
            return round_before or None
        return round_before + 1 if boarded >= FACE_DOWN_PASS else None

    def outlook(self, number: int, newcomer: Animal | None = None) -> Outlook:
        """What would happen on a boat if it set sail like that, or with one more aboard (ruling AA-26)."""
        boat = self.boats[number]
        aboard = [*boat.animals, *boat.my_face_down, *([newcomer] if newcomer else [])]
        is_last = number == len(self.boats) - 1
        hidden = frozenset(species for seat in boat.strangers for species in self._unseen(seat))
        return outlook(number, boat.capacity, aboard, hidden=hidden, is_last=is_last, effects=self.effects)

    def _unseen(self, seat: Seat) -> set[Species]:
        """What a seat has not shown to all so far: it may be in its hand, in its deck or face down."""
        player = self.players[seat]
        shown = [animal.species for boat in self.boats for animal in boat.animals if animal.seat == seat]
        return {*ALL_SPECIES} - {*player.saved, *player.discarded, *shown}
