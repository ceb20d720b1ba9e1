"""Tug: a small game for tests, with everything that tables must cope with: secrets, chance, options, sealed picks."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Literal, TypeAlias

from engines.core.chance import Chance
from engines.core.errors import SetupRefused
from engines.core.events import EVERYONE, Told, only
from engines.core.game import Game, Step
from engines.core.result import Result, ScoreLine, Standing, places
from engines.core.seats import Seat, Viewer


class Length(StrEnum):
    SHORT = "short"
    LONG = "long"


ROUNDS = {Length.SHORT: 3, Length.LONG: 30}


@dataclass(frozen=True, slots=True)
class TugOptions:
    whisper: bool = True
    """Whether each seat is told its own pull."""
    length: Length = Length.SHORT
    strength: int = 3


@dataclass(frozen=True, slots=True)
class Pull:
    round: int
    strength: int
    kind: Literal["pull"] = "pull"


@dataclass(frozen=True, slots=True)
class Slacken:
    round: int
    kind: Literal["slacken"] = "slacken"


Action: TypeAlias = Pull | Slacken


@dataclass(frozen=True, slots=True)
class Chose:
    seat: Seat
    kind: Literal["chose"] = "chose"


@dataclass(frozen=True, slots=True)
class YouPulled:
    strength: int
    kind: Literal["you-pulled"] = "you-pulled"


@dataclass(frozen=True, slots=True)
class Heaved:
    round: int
    strengths: tuple[int, ...]
    gust: int
    kind: Literal["heaved"] = "heaved"


Event: TypeAlias = Chose | YouPulled | Heaved


class TugRefusal(StrEnum):
    NOT_SO = "not-so"


@dataclass(slots=True)
class TugState:
    options: TugOptions
    round: int
    picks: dict[Seat, Action]
    totals: list[int]
    marks: frozenset[int] = field(default=frozenset())


@dataclass(frozen=True, slots=True)
class TugView:
    round: int
    totals: tuple[int, ...]
    has_chosen: frozenset[Seat]
    mine: Action | None


class Tug(Game[TugOptions, TugState, Action, Event, TugView]):
    key: ClassVar[str] = "tug"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 5)
    options_type: ClassVar[Any] = TugOptions
    state_type = TugState
    action_type = Action
    event_type = Event
    view_type = TugView
    refusal_type = TugRefusal

    def setup(self, options: TugOptions, seat_count: int, chance: Chance) -> Step[TugState, Event]:
        if seat_count not in self.seat_counts:
            raise SetupRefused(seat_count, self.seat_counts)
        return Step(TugState(options, 1, {}, [chance.below(2) for _ in range(seat_count)]), ())

    def deciders(self, state: TugState) -> frozenset[Seat]:
        if self._is_over(state):
            return frozenset()
        return frozenset(range(len(state.totals))) - state.picks.keys()

    def legal_actions(self, state: TugState, seat: Seat) -> tuple[Action, ...]:
        if self._is_over(state):
            return ()
        pulls = [Pull(state.round, strength) for strength in range(1, state.options.strength + 1)]
        return (Slacken(state.round), *pulls)

    def refusal(self, state: TugState, seat: Seat, action: Action) -> StrEnum:
        return TugRefusal.NOT_SO

    def moment(self, state: TugState) -> int:
        return state.round

    def moments_at_most(self, options: TugOptions, seat_count: int) -> int:
        return ROUNDS[options.length] + 1

    def fallback(self, view: TugView, actions: tuple[Action, ...], chance: Chance) -> Action:
        return chance.choice(actions)

    def view(self, state: TugState, viewer: Viewer) -> TugView:
        mine = None if viewer is None else state.picks.get(viewer)
        return TugView(state.round, tuple(state.totals), frozenset(state.picks), mine)

    def result(self, state: TugState) -> Result | None:
        if not self._is_over(state):
            return None
        scores = [(total,) for total in state.totals]
        standings = (
            Standing(seat, place, total, (ScoreLine("pulls", total),))
            for seat, (place, total) in enumerate(zip(places(scores), state.totals, strict=True))
        )
        return Result(tuple(standings), "rope-torn")

    def copied(self, state: TugState) -> TugState:
        return replace(state, picks=dict(state.picks), totals=list(state.totals))

    def _carry_out(self, draft: TugState, seat: Seat, action: Action, chance: Chance) -> list[Told[Event]]:
        told = list[Told[Event]]()
        if seat not in draft.picks:
            told.append(Told(Chose(seat), EVERYONE))
        if draft.picks.get(seat) != action:
            draft.picks[seat] = action
            if draft.options.whisper and isinstance(action, Pull):
                told.append(Told(YouPulled(action.strength), only(seat)))
        if len(draft.picks) == len(draft.totals):
            told.append(Told(self._heave(draft, chance), EVERYONE))
        return told

    def _heave(self, draft: TugState, chance: Chance) -> Heaved:
        gust = chance.below(3)
        picks = [draft.picks[seat] for seat in range(len(draft.totals))]
        strengths = tuple(pick.strength if isinstance(pick, Pull) else 0 for pick in picks)
        draft.totals = [total + strength * gust for total, strength in zip(draft.totals, strengths, strict=True)]
        draft.marks |= {draft.round}
        draft.picks = {}
        heaved = Heaved(draft.round, strengths, gust)
        draft.round += 1
        return heaved

    def _is_over(self, state: TugState) -> bool:
        return state.round > ROUNDS[state.options.length]


class NewerTug(Tug):
    """The same game after an update that changed its rules: nobody can slacken any more, so old logs do not replay."""

    rules_version: ClassVar[int] = 2

    def setup(self, options: TugOptions, seat_count: int, chance: Chance) -> Step[TugState, Event]:
        step = super().setup(options, seat_count, chance)
        step.state.totals = [100] * seat_count
        return step

    def legal_actions(self, state: TugState, seat: Seat) -> tuple[Action, ...]:
        return super().legal_actions(state, seat)[1:]


TUG = Tug()
