"""The rules of All Aboard!: setting up, what is allowed, and carrying it out."""

from functools import lru_cache
from typing import ClassVar, Final

from engines.all_aboard.actions import Action, AllAboardOptions, AllAboardRefusal, Embark
from engines.all_aboard.animals import ALL_SPECIES, Animal, Species
from engines.all_aboard.deck import CAPACITIES, PASSES
from engines.all_aboard.events import Event, GameBegan, YouWereDealt
from engines.all_aboard.inside.computer import choose
from engines.all_aboard.inside.redact import seen
from engines.all_aboard.inside.rounds import begin_round, embark, in_order
from engines.all_aboard.inside.state import ROUNDS, AllAboardState, Holding
from engines.all_aboard.scoring import final_result
from engines.all_aboard.views import AllAboardView
from engines.core.chance import Chance
from engines.core.errors import SetupRefused
from engines.core.events import EVERYONE, Told, only
from engines.core.game import Game, Step
from engines.core.result import Result
from engines.core.seats import Seat, Viewer

HAND: Final = 3
"""Cards in hand at the start, and again after every turn while the deck lasts."""


class AllAboard(Game[AllAboardOptions, AllAboardState, Action, Event, AllAboardView]):
    """Board animals on boats that must not get too heavy; four rounds."""

    key: ClassVar = "all-aboard"
    rules_version: ClassVar = 1
    seat_counts: ClassVar = range(2, 6)
    options_type: ClassVar = AllAboardOptions
    state_type: ClassVar = AllAboardState
    action_type: ClassVar = Action
    event_type: ClassVar = Event
    view_type: ClassVar = AllAboardView
    refusal_type: ClassVar = AllAboardRefusal

    def setup(self, options: AllAboardOptions, seat_count: int, chance: Chance) -> Step[AllAboardState, Event]:
        """Shuffle the boats and everybody's animals, deal three each, draw who begins, and reveal the first boats."""
        if seat_count not in self.seat_counts:
            raise SetupRefused(seat_count, self.seat_counts)
        boat_deck = tuple(chance.shuffled(CAPACITIES))
        holdings = tuple([_dealt(chance) for _ in range(seat_count)])
        first = chance.below(seat_count)  # ruling G-1
        state = AllAboardState(options.effects, first, 0, (), boat_deck, (), holdings)
        told: list[Told[Event]] = [Told(GameBegan(first, options.effects), EVERYONE)]
        told += [Told(YouWereDealt(holding.hand), only(seat)) for seat, holding in enumerate(holdings)]
        told += begin_round(state, chance)
        return Step(state, tuple(told))

    def deciders(self, state: AllAboardState) -> frozenset[Seat]:
        """The seat whose turn it is to board."""
        return frozenset() if state.is_over else frozenset({state.turn})

    def legal_actions(self, state: AllAboardState, seat: Seat) -> tuple[Action, ...]:
        """Each animal in hand on each boat with a free place (AA-22): by animal, lightest first, then by boat."""
        if state.is_over or seat != state.turn:
            return ()
        open_boats = tuple([number for number, boat in enumerate(state.boats) if not boat.is_full])
        return _boardings(state.holdings[seat].hand, open_boats)

    def refusal(self, state: AllAboardState, seat: Seat, action: Action) -> AllAboardRefusal:
        """Why an animal may not board there."""
        holding = state.holdings[seat]
        if action.animal not in holding.hand:
            in_deck = action.animal in holding.deck
            return AllAboardRefusal.NOT_IN_HAND if in_deck else AllAboardRefusal.ALREADY_BOARDED
        if not 0 <= action.boat < len(state.boats):
            return AllAboardRefusal.NO_SUCH_BOAT
        return AllAboardRefusal.BOAT_FULL

    def moment(self, state: AllAboardState) -> int:
        """The animals boarded so far."""
        return state.boarded

    def moments_at_most(self, options: AllAboardOptions, seat_count: int) -> int:
        """Everybody boards all 12 animals (ruling AA-19)."""
        return ROUNDS * PASSES * seat_count

    def fallback(self, view: AllAboardView, actions: tuple[Action, ...], chance: Chance) -> Action:
        """The boarding that does best in a few imagined ends of the round."""
        return choose(view, actions, chance)

    def view(self, state: AllAboardState, viewer: Viewer) -> AllAboardView:
        """The table, and the viewer's own hidden cards."""
        return seen(state, viewer)

    def result(self, state: AllAboardState) -> Result | None:
        """Places and points after the fourth round."""
        return final_result(state.holdings) if state.is_over else None

    def copied(self, state: AllAboardState) -> AllAboardState:
        """A draft with the same frozen pieces."""
        return state.copy()

    def _carry_out(self, draft: AllAboardState, seat: Seat, action: Action, chance: Chance) -> list[Told[Event]]:
        return embark(draft, Animal(seat, action.animal), action.boat, chance)


def _dealt(chance: Chance) -> Holding:
    """A full set of animals, shuffled: three in hand, the rest in the deck (ruling AA-19)."""
    cards = chance.shuffled(ALL_SPECIES)
    return Holding(in_order(cards[:HAND]), tuple(cards[HAND:]))


@lru_cache(maxsize=4096)
def _boardings(hand: tuple[Species, ...], open_boats: tuple[int, ...]) -> tuple[Embark, ...]:
    return tuple([Embark(species, boat) for species in hand for boat in open_boats])
