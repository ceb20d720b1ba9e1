"""One running game: the only holder of its state. What leaves it are looks for viewers, and records for the store."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Self, TypeAlias

from bot.tables.store import Snapshot, StepRecord
from bot.tables.table import Table
from bot.tables.updates import AnyLook, Look
from engines.core.chance import Chance
from engines.core.events import Told
from engines.core.game import AnyGame, Move
from engines.core.play import play
from engines.core.result import Result
from engines.core.seats import Seat, Viewer

News: TypeAlias = dict[Viewer, tuple[Any, ...]]
"""The latest events by viewer, oldest first."""

NEWS_KEPT: Final = 80
"""How many events back a viewer can read; enough for the last rounds of the biggest game."""

_PATIENCE: Final = 1000
"""More steps than any game asks of seats without a person within one moment."""

_log = logging.getLogger(__name__)


class EndlessComputer(RuntimeError):
    """Seats without a person keep acting and the game gets nowhere: a mistake in its rules or its `fallback`."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """What one press led to. Nothing has changed yet: whoever has saved `steps` goes on with `session`."""

    session: "Session"
    steps: tuple[StepRecord, ...]
    fresh: Mapping[Viewer, int]
    """By viewer: how many events were told."""
    changed: bool
    """Whether there is anything to save; the same press made twice may change nothing."""


class Session:
    """A position of one running game, never changed: every step leads to a new session that shares what it can."""

    __slots__ = ("_game", "_news", "_saved", "_state", "step")

    def __init__(self, game: AnyGame, saved: Snapshot, news: News) -> None:
        self._game = game
        self._saved = saved
        self._state = saved.state
        self._news = news
        self.step = saved.step

    @classmethod
    def begin(cls, game: AnyGame, table: Table, seed: str, at: datetime) -> Proposal:
        """A new game, ready for its first person. The setup is step 0. Raises `SetupRefused`."""
        setup = game.setup(table.options, len(table.holders), Chance(seed, 0))
        session = cls(game, Snapshot(seed, game.rules_version, 0, setup.state), _news_of(table, ()))
        return session._gone_on([StepRecord(0, None, None, setup.told, at)], setup.state, table.on_their_own, at)

    @classmethod
    def resumed(cls, game: AnyGame, table: Table, snapshot: Snapshot, told: Sequence[Told[Any]]) -> Self:
        """A game as it was saved, with the latest events of its log."""
        if snapshot.rules_version != game.rules_version:
            _log.warning(
                "table %s began under rules %s of %s; under rules %s it goes on from its snapshot, and its log no "
                "longer replays",
                table.id,
                snapshot.rules_version,
                game.key,
                game.rules_version,
            )
        return cls(game, snapshot, _news_of(table, told))

    # -- going on

    def propose(self, move: Move[Any] | None, on_their_own: frozenset[Seat], at: datetime) -> Proposal:
        """The position after a person's move, if any, and after all that seats without a person then decide.

        Raises a `RuleError` for a move that is not allowed.
        """
        if move is None:
            return self._gone_on([], self._state, on_their_own, at)
        step = play(self._game, self._state, move, Chance(self._saved.seed, self.step + 1))
        record = StepRecord(self.step + 1, move.seat, move.action, step.told, at)
        return self._gone_on([record], step.state, on_their_own, at)

    def _gone_on(self, records: list[StepRecord], state: Any, on_their_own: frozenset[Seat], at: datetime) -> Proposal:
        changed = bool(records) and (records[0].seat is None or bool(records[0].told) or state != self._state)
        if on_their_own:
            number = records[-1].step if records else self.step
            alone, state = self._played_alone(state, number, on_their_own, at)
            records += alone
            changed = changed or bool(alone)
        fresh, news = self._with_told([piece for record in records for piece in record.told])
        step = records[-1].step if records else self.step
        saved = Snapshot(self._saved.seed, self._saved.rules_version, step, state)
        session = Session(self._game, saved, news)
        return Proposal(session, tuple(records), fresh, changed)

    def _played_alone(
        self, state: Any, number: int, on_their_own: frozenset[Seat], at: datetime
    ) -> tuple[list[StepRecord], Any]:
        """The decisions of seats without a person, one after the other, until a person is waited for or it is over."""
        game, records = self._game, list[StepRecord]()
        moment, since = game.moment(state), 0
        while deciding := game.deciders(state) & on_their_own:
            if game.moment(state) != moment:
                moment, since = game.moment(state), len(records)
            if len(records) - since >= _PATIENCE:
                raise EndlessComputer(f"{game.key}: seats {sorted(deciding)} in moment {moment}")
            number += 1
            move = self._move_alone(state, number, min(deciding))
            step = play(game, state, move, Chance(self._saved.seed, number))
            records.append(StepRecord(number, move.seat, move.action, step.told, at))
            state = step.state
        return records, state

    def _move_alone(self, state: Any, number: int, seat: Seat) -> Move[Any]:
        """What a seat without a person does: it is asked with its own view and actions, and knows nothing else."""
        game = self._game
        actions = game.legal_actions(state, seat)
        whims = Chance(self._saved.seed, number, purpose=f"computer-{seat}")
        action = game.fallback(game.view(state, seat), actions, whims)
        if action not in actions:  # not a `RuleError`: the person who pressed has done nothing wrong
            raise EndlessComputer(f"{game.key}: what the fallback of seat {seat} chose at step {number} is not legal")
        return Move(seat, action)

    def _with_told(self, told: Sequence[Told[Any]]) -> tuple[Mapping[Viewer, int], News]:
        """How many of these events each viewer hears, and everyone's news with them."""
        if not told:
            return _NOTHING, self._news
        if all(piece.audience.seats is None for piece in told):
            events = tuple(piece.event for piece in told)[-NEWS_KEPT:]
            shared = {viewer: (old + events)[-NEWS_KEPT:] for viewer, old in self._news.items()}
            return dict.fromkeys(self._news, len(events)), shared
        fresh, news = dict[Viewer, int](), News()
        for viewer, old in self._news.items():
            heard = tuple(piece.event for piece in told if piece.audience.hears(viewer))
            fresh[viewer] = min(len(heard), NEWS_KEPT)
            news[viewer] = (old + heard)[-NEWS_KEPT:] if heard else old
        return fresh, news

    # -- what leaves it

    @property
    def moment(self) -> int:
        """Which question is open; it grows when that is over."""
        return self._game.moment(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended, once it has."""
        return self._game.result(self._state)

    def look(self, viewer: Viewer) -> AnyLook:
        """What one viewer may see now."""
        game, state = self._game, self._state
        actions = () if viewer is None else game.legal_actions(state, viewer)
        waiting_for = game.deciders(state)
        view, moment, result = game.view(state, viewer), game.moment(state), game.result(state)
        return Look(viewer, view, actions, waiting_for, moment, self._news[viewer], 0, result)

    def looks(self, fresh: Mapping[Viewer, int]) -> dict[Viewer, AnyLook]:
        """What every viewer may see now; `fresh` counts their newest events."""
        game, state = self._game, self._state
        waiting_for, moment, result = game.deciders(state), game.moment(state), game.result(state)
        looks = {}
        for viewer, news in self._news.items():
            actions = () if viewer is None else game.legal_actions(state, viewer)
            view, new = game.view(state, viewer), fresh.get(viewer, 0)
            looks[viewer] = Look(viewer, view, actions, waiting_for, moment, news, new, result)
        return looks

    def snapshot(self) -> Snapshot:
        """Everything that resumes this game. It keeps the rules version it began under: so long does its log replay."""
        return self._saved


_NOTHING: Final[Mapping[Viewer, int]] = {}


def _news_of(table: Table, told: Sequence[Told[Any]]) -> News:
    viewers: tuple[Viewer, ...] = (None, *range(len(table.holders)))
    heard = {viewer: tuple(piece.event for piece in told if piece.audience.hears(viewer)) for viewer in viewers}
    return {viewer: events[-NEWS_KEPT:] for viewer, events in heard.items()}
