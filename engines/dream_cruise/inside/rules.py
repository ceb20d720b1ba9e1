"""The game of Dream Cruise: how it is set up, what it asks, and what becomes of an answer."""

from typing import ClassVar, assert_never

from engines.core.chance import Chance
from engines.core.errors import SetupRefused
from engines.core.events import EVERYONE, Told
from engines.core.game import Game, Step
from engines.core.result import Result
from engines.core.seats import Seat, Viewer
from engines.dream_cruise.actions import Action, DreamOptions, DreamRefusal, Embark, Sail, Take
from engines.dream_cruise.cards import Letter
from engines.dream_cruise.deck import (
    FAMILIES,
    FAMILY_DECK_SIZES,
    LOCATIONS,
    OTHER_FAMILIES,
    SHIP_CARDS,
    STARTING_FAMILIES,
)
from engines.dream_cruise.events import Event, GameBegan, JanaJoined
from engines.dream_cruise.inside import allowed, boarding, course, display, sailing, sealing
from engines.dream_cruise.inside.computer import chosen_action
from engines.dream_cruise.inside.redact import seen
from engines.dream_cruise.inside.rounds import begin_round, go_on, waiting
from engines.dream_cruise.inside.scoring import final_result
from engines.dream_cruise.inside.state import DreamState, Jana
from engines.dream_cruise.ships import Cabin, Ship
from engines.dream_cruise.views import DreamView, Phase

ROUNDS_AT_MOST = {1: 19, 2: 26, 3: 17, 4: 12}
"""By number of seats: then at the latest the locations do not go round (ruling DC-19)."""

PHASES = 4
"""Of a round: each is over once, and in the third every seat has a turn besides."""


class DreamCruise(Game[DreamOptions, DreamState, Action, Event, DreamView]):
    """Dream Cruise."""

    key: ClassVar[str] = "dream-cruise"
    rules_version: ClassVar[int] = 2
    seat_counts: ClassVar[range] = range(1, 5)
    options_type: ClassVar = DreamOptions
    state_type: ClassVar = DreamState
    action_type: ClassVar = Action
    event_type: ClassVar = Event
    view_type: ClassVar = DreamView
    refusal_type: ClassVar = DreamRefusal

    def setup(self, options: DreamOptions, seat_count: int, chance: Chance) -> Step[DreamState, Event]:
        if seat_count not in self.seat_counts:
            raise SetupRefused(seat_count, self.seat_counts)
        state, told = _dealt(options, seat_count, chance)
        told += begin_round(state, chance)
        return Step(state, tuple(told + go_on(state, chance)))

    def deciders(self, state: DreamState) -> frozenset[Seat]:
        return waiting(state)

    def legal_actions(self, state: DreamState, seat: Seat) -> tuple[Action, ...]:
        if not 0 <= seat < state.seat_count:
            return ()
        match state.phase:
            case Phase.BOARD:
                return boarding.legal(state, seat)
            case Phase.COURSE:
                return course.legal(state, seat)
            case Phase.DISPLAY:
                return display.legal(state, seat)
            case Phase.SAIL:
                return allowed.legal(state.plans[seat])
            case Phase.OVER:
                return ()
            case _:
                assert_never(state.phase)

    def refusal(self, state: DreamState, seat: Seat, action: Action) -> DreamRefusal:
        match action:
            case Embark():
                is_time = state.phase is Phase.BOARD
                return DreamRefusal.FAMILIES_NOT_OFFERED if is_time else DreamRefusal.NOT_BOARDING
            case Sail():
                is_time = state.phase is Phase.COURSE
                return DreamRefusal.LOCATION_NOT_DRAWN if is_time else DreamRefusal.NOT_SETTING_COURSE
            case Take() if state.phase is Phase.DISPLAY:
                return display.refusal(state, seat, action)
            case Take():
                return DreamRefusal.NOT_TAKING_SETS
            case _ if state.phase is not Phase.SAIL:
                is_over = state.round > 1 and state.phase in {Phase.BOARD, Phase.COURSE}
                return DreamRefusal.DAY_OVER if is_over else DreamRefusal.NOT_SAILING
            case _:
                return allowed.refused(state.plans[seat], action) or DreamRefusal.LOOK_ELSEWHERE

    def moment(self, state: DreamState) -> int:
        return state.moment

    def moments_at_most(self, options: DreamOptions, seat_count: int) -> int:
        return ROUNDS_AT_MOST[seat_count] * (PHASES + seat_count)

    def fallback(self, view: DreamView, actions: tuple[Action, ...], chance: Chance) -> Action:
        return chosen_action(view, actions, chance)

    def view(self, state: DreamState, viewer: Viewer) -> DreamView:
        return seen(state, viewer)

    def result(self, state: DreamState) -> Result | None:
        return final_result(state) if state.phase is Phase.OVER else None

    def copied(self, state: DreamState) -> DreamState:
        return state.copy()

    def _carry_out(self, draft: DreamState, seat: Seat, action: Action, chance: Chance) -> list[Told[Event]]:
        match action:
            case Embark(families):
                told = sealing.choose(draft, seat, families)
            case Sail(location):
                told = sealing.choose(draft, seat, (location,))
            case Take():
                draft.moment += 1
                told = display.act(draft, seat, action)
            case _:
                told = sailing.act(draft, seat, action)
        return told + go_on(draft, chance)


def _dealt(options: DreamOptions, seat_count: int, chance: Chance) -> tuple[DreamState, list[Told[Event]]]:
    """Decks shuffled, starting families aboard, somebody to begin: all by chance (ruling G-1)."""
    letters = tuple(chance.shuffled(Letter)[:seat_count])
    aboard = tuple([_starting_families(letter) for letter in letters])
    first = chance.below(seat_count)
    families = chance.shuffled(range(len(STARTING_FAMILIES), len(FAMILIES)))
    removed = len(OTHER_FAMILIES) - FAMILY_DECK_SIZES[seat_count]
    jana = Jana(options.jana, tuple(families[: options.jana])) if seat_count == 1 else None
    set_aside = 0 if jana is None else len(jana.families)
    unused = [number for number in range(len(STARTING_FAMILIES)) if all(number not in triple for triple in aboard)]
    state = DreamState(
        phase=Phase.COURSE,
        round=0,
        moment=0,
        ending=None,
        sea_days=options.sea_days,
        first=first,
        token=first,
        family_deck=tuple(families[removed:]),
        family_discard=(),
        family_box=(*unused, *families[set_aside:removed]),
        location_deck=tuple(chance.shuffled(range(len(LOCATIONS)))),
        location_discard=(),
        ship_deck=tuple(chance.shuffled(range(len(SHIP_CARDS)))),
        ship_discard=(),
        ships=tuple([_manned(triple) for triple in aboard]),
        hands=((),) * seat_count,
        drawn=((),) * seat_count,
        chosen=((),) * seat_count,
        display=(),
        taking=0,
        plans=(),
        jana=jana,
    )
    told: list[Told[Event]] = [Told(GameBegan(letters, aboard, first, len(state.family_deck)), EVERYONE)]
    if jana is not None:
        told.append(Told(JanaJoined(jana.level), EVERYONE))
    return state, told


def _starting_families(letter: Letter) -> tuple[int, ...]:
    return tuple([number for number, family in enumerate(STARTING_FAMILIES) if family.letter is letter])


def _manned(families: tuple[int, ...]) -> Ship:
    return Ship(tuple([Cabin(family, FAMILIES[family].members) for family in families]))
