"""Ahoy! Kitten behind the interface of a game; the rules themselves stand in the files named after their phases."""

from typing import ClassVar, assert_never

from engines.ahoy_kitten.actions import Action, AhoyOptions, AhoyRefusal, Filch, Fish, Pick, PlaceToken, Protect
from engines.ahoy_kitten.events import Event, PirateChose
from engines.ahoy_kitten.inside import computer
from engines.ahoy_kitten.inside.picks import everyone_has_picked, legal_picks, pick_refusal, reveal
from engines.ahoy_kitten.inside.redact import seen
from engines.ahoy_kitten.inside.rounds import end_round, legal_placings, place_token, placing_refusal
from engines.ahoy_kitten.inside.setup import OCEANS, full_bag, set_up
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.scoring import final_result
from engines.ahoy_kitten.views import AhoyView, Phase
from engines.core.chance import Chance
from engines.core.errors import SetupRefused
from engines.core.events import EVERYONE, Told
from engines.core.game import Game, Step
from engines.core.result import Result
from engines.core.seats import Seat, Viewer


class AhoyKitten(Game[AhoyOptions, AhoyState, Action, Event, AhoyView]):
    """Everyone points at once; whoever is alone takes what lies there."""

    key = "ahoy-kitten"
    rules_version = 1
    seat_counts = range(2, 7)
    options_type = AhoyOptions
    state_type = AhoyState
    action_type: ClassVar = Action
    event_type: ClassVar = Event
    view_type = AhoyView
    refusal_type = AhoyRefusal

    def setup(self, options: AhoyOptions, seat_count: int, chance: Chance) -> Step[AhoyState, Event]:
        if seat_count not in self.seat_counts:
            raise SetupRefused(seat_count, self.seat_counts)
        return set_up(seat_count, chance)

    def deciders(self, state: AhoyState) -> frozenset[Seat]:
        match state.phase:
            case Phase.PICK:
                waiting = zip(state.pirates, state.picks, strict=True)
                return frozenset([pirate.seat for pirate, pick in waiting if pick is None and not pirate.on_break])
            case Phase.PLACE:
                return frozenset((state.distributor,))
            case Phase.OVER:
                return frozenset()
        assert_never(state.phase)

    def legal_actions(self, state: AhoyState, seat: Seat) -> tuple[Action, ...]:
        match state.phase:
            case Phase.PICK:
                return legal_picks(state, seat)
            case Phase.PLACE:
                return legal_placings(state) if seat == state.distributor else ()
            case Phase.OVER:
                return ()
        assert_never(state.phase)

    def refusal(self, state: AhoyState, seat: Seat, action: Action) -> AhoyRefusal:
        match action:
            case PlaceToken():
                placing = state.phase is Phase.PLACE
                return placing_refusal(state, action) if placing else AhoyRefusal.NOT_PLACING
            case Fish() | Filch() | Protect():
                picking = state.phase is Phase.PICK
                return pick_refusal(state, seat, action) if picking else AhoyRefusal.NOT_PICKING
        assert_never(action)

    def moment(self, state: AhoyState) -> int:
        return state.moment

    def moments_at_most(self, options: AhoyOptions, seat_count: int) -> int:
        oceans = OCEANS[seat_count]
        rounds = 1 + full_bag(seat_count).total // oceans  # every refill takes at least one token for each ocean
        return rounds + 2 * oceans  # and at most so many last tokens are placed one by one

    def fallback(self, view: AhoyView, actions: tuple[Action, ...], chance: Chance) -> Action:
        return computer.choose(view, actions, chance)

    def view(self, state: AhoyState, viewer: Viewer) -> AhoyView:
        return seen(state, viewer)

    def result(self, state: AhoyState) -> Result | None:
        return final_result(state.pirates) if state.phase is Phase.OVER else None

    def copied(self, state: AhoyState) -> AhoyState:
        return state.copy()

    def _carry_out(self, draft: AhoyState, seat: Seat, action: Action, chance: Chance) -> list[Told[Event]]:
        match action:
            case PlaceToken(ocean=ocean):
                draft.moment += 1
                told = place_token(draft, ocean, chance)
            case Fish() | Filch() | Protect():
                told = _seal(draft, action, chance)
            case _:
                assert_never(action)
        return [Told(event, EVERYONE) for event in told]


def _seal(draft: AhoyState, pick: Pick, chance: Chance) -> list[Event]:
    """Keep a pick; the last one turns all up. A revision is told to nobody (ruling G-4)."""
    is_first = draft.picks[pick.pirate] is None
    draft.picks = (*draft.picks[: pick.pirate], pick, *draft.picks[pick.pirate + 1 :])
    told: list[Event] = [PirateChose(pick.pirate)] if is_first else []
    if everyone_has_picked(draft):
        draft.moment += 1
        told += reveal(draft)
        told += end_round(draft, chance)
    return told
