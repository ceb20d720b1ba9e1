"""The interface of a game: its rules, without memory, clock, people or dice of its own."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from engines.core.chance import Chance
from engines.core.events import Told
from engines.core.result import Result
from engines.core.seats import Seat, Viewer

OptionsT = TypeVar("OptionsT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
TakenT = TypeVar("TakenT", covariant=True)


@dataclass(frozen=True)  # without slots: see `Move`
class Step(Generic[StateT, EventT]):
    """What one action (or the setup) led to: the new state, and what happened in order."""

    state: StateT
    told: tuple[Told[EventT], ...]


# Without slots: before Python 3.13, a frozen generic class with slots cannot be called as `Move[Action](...)`.
@dataclass(frozen=True)
class Move(Generic[TakenT]):
    """An action and the seat that takes it."""

    seat: Seat
    action: TakenT


class Game(ABC, Generic[OptionsT, StateT, ActionT, EventT, ViewT]):
    """The rules of one game. Every method is pure: it changes nothing but the draft given to `_carry_out`."""

    key: ClassVar[str]
    """Stored with every table and written in custom ids; never renamed."""

    rules_version: ClassVar[int]
    """Raised when an old log would replay differently."""

    seat_counts: ClassVar[range]
    options_type: ClassVar[Any]
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    refusal_type: ClassVar[type[StrEnum]]
    """The reasons an `IllegalAction` of this game can carry."""

    @abstractmethod
    def setup(self, options: OptionsT, seat_count: int, chance: Chance) -> Step[StateT, EventT]:
        """The position before the first decision. Raises `SetupRefused` outside `seat_counts`."""

    @abstractmethod
    def deciders(self, state: StateT) -> frozenset[Seat]:
        """Whom the game waits for; empty exactly when there is a result."""

    @abstractmethod
    def legal_actions(self, state: StateT, seat: Seat) -> tuple[ActionT, ...]:
        """What the seat may do, in a stable order; also revisions by a seat that is no longer waited for."""

    @abstractmethod
    def refusal(self, state: StateT, seat: Seat, action: ActionT) -> StrEnum:
        """Why an action outside `legal_actions` is not allowed, from what this seat may know."""

    @abstractmethod
    def moment(self, state: StateT) -> int:
        """A number that grows when what was being asked is over; it stands still while a simultaneous phase is open."""

    @abstractmethod
    def moments_at_most(self, options: OptionsT, seat_count: int) -> int:
        """A bound on `moment`: the game is over before it is passed."""

    @abstractmethod
    def fallback(self, view: ViewT, actions: tuple[ActionT, ...], chance: Chance) -> ActionT:
        """A sensible choice for a seat without a person, from that seat's view and legal actions alone."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """What this viewer may know, and nothing else: the one door for secrets."""

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Places and points once the game is over."""

    @abstractmethod
    def copied(self, state: StateT) -> StateT:
        """A draft that can be changed without touching `state`; frozen parts may be shared."""

    @abstractmethod
    def _carry_out(self, draft: StateT, seat: Seat, action: ActionT, chance: Chance) -> list[Told[EventT]]:
        """Change the draft as the rules say for a legal action. Only `play` calls this."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""A game of whatever types: only its own folder knows them."""
