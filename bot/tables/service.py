"""Everything that can be done to a table, one change at a time: decide, save, then tell."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, TypeVar

from bot.errors import Outrun, StoreBroken, TableReason, TableRefused
from bot.tables import seating
from bot.tables.loading import Loader, game_or_refuse
from bot.tables.locks import TableLocks
from bot.tables.session import Proposal, Session
from bot.tables.shelf import Live, Shelf
from bot.tables.store import Store
from bot.tables.table import Ending, Person, Place, Status, Table
from bot.tables.updates import AnyLook, Update
from engines.core.game import AnyGame, Move
from engines.core.options import options_from, options_with
from engines.core.seats import Seat

Listener = Callable[[Update], None]
Clock = Callable[[], datetime]
Check = Callable[[Table], None]
"""Asked about the very table that is to change, under its lock; raises what speaks against it."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Change:
    """What is to become of a table: how it will look, and what its game will have done."""

    table: Table
    proposal: Proposal | None = None


class TableService:
    """Opens, changes and closes tables. One lock per table; saved before anyone is told.

    Every method raises `TableRefused`, a `RuleError` or a `StoreError`; then nothing has changed. Every change ends in
    an `Update` that is given to all listeners and returned. A change once begun is finished even if whoever asked for
    it is cancelled, so that memory and store stay alike.
    """

    def __init__(self, store: Store, clock: Clock, games: Mapping[str, AnyGame], new_seed: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._games = games
        self._loader = Loader(store, games)
        self._new_seed = new_seed
        self._listeners: list[Listener] = []
        self._locks = TableLocks()
        self._shelf = Shelf(clock, in_use=self._locks)
        self._under_way: set[asyncio.Task[Any]] = set()

    def listen(self, listener: Listener) -> None:
        """Call `listener` after every saved change. It must not raise and must not wait: it only takes note."""
        self._listeners.append(listener)

    async def settle(self) -> None:
        """Wait until every change that has begun is finished: to be called before the store is closed."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    # -- the lobby

    async def open(self, place: Place, host: int, game: str, settings: Mapping[str, str]) -> Update:
        """A new table with the host seated. Raises CHANNEL_TAKEN, UNKNOWN_GAME, OptionRefused, OptionsClash."""
        table = Table(
            id=0,
            game=game,
            options=options_from(self._game(game), settings),
            place=place,
            host=host,
            status=Status.LOBBY,
            holders=(Person(host),),
            opened_at=self._clock(),
        )
        return await self._undisturbed(self._inserted(table))

    async def choose_option(self, table_id: int, by: int, option: str, text: str) -> Update:
        """Set one option in the lobby, as its host. Raises OptionRefused, OptionsClash."""

        def change(live: Live) -> _Change:
            seating.host_in_the_lobby(live.table, by)
            options = options_with(self._game(live.table.game), live.table.options, option, text)
            return _Change(replace(live.table, options=options))

        return await self._change(table_id, change)

    async def sit(self, table_id: int, user_id: int) -> Update:
        """Take a free seat in the lobby, confirm a kept one, or take a vacant seat of a running game (one's own first).

        Sitting where one sits already is ALREADY_SEATED.
        """
        return await self._change(
            table_id, lambda live: _Change(seating.sat(live.table, user_id, self._seat_counts(live.table)))
        )

    async def stand_up(self, table_id: int, user_id: int, check: Check | None = None) -> Update:
        """Leave. In the lobby the seat is gone; the host's role passes on; without a person the lobby closes.

        In a running game the seat becomes vacant and plays on its own at once; without a person the game ends.
        """
        return await self._change(table_id, lambda live: self._stood_up(live, user_id), check, without_game=True)

    async def add_computer(self, table_id: int, by: int) -> Update:
        """Give a seat to the computer: only in the lobby, only by the host. Raises FULL or SEAT_KEPT."""
        return await self._change(
            table_id, lambda live: _Change(seating.with_computer(live.table, by, self._seat_counts(live.table)))
        )

    async def remove_computer(self, table_id: int, by: int) -> Update:
        """Take the computer's latest seat away again. Raises NO_COMPUTER."""
        return await self._change(table_id, lambda live: _Change(seating.without_computer(live.table, by)))

    async def start(self, table_id: int, by: int) -> Update:
        """Start the game, by the host. Kept seats that nobody confirmed are dropped. Raises TOO_FEW."""
        return await self._change(table_id, lambda live: self._started(live, by))

    # -- the game

    async def act(self, table_id: int, user_id: int, moment: int, action: object) -> Update:
        """Take an action for this member's seat; then every seat without a person acts, all in one transaction.

        Raises NOT_SEATED, NOT_STARTED, GONE, STALE (the moment is over), or the engine's RuleError. The same action
        again in the same moment changes nothing (then nobody is told) or is refused.
        """
        return await self._change(table_id, lambda live: self._acted(live, user_id, moment, lambda *_: action))

    async def act_on_sight(
        self, table_id: int, user_id: int, moment: int, choose: Callable[[AnyLook], object]
    ) -> Update:
        """The same with an action that is chosen in the very position in which it is taken, whoever came before.

        What `choose` raises is raised, and nothing has changed.
        """
        return await self._change(
            table_id,
            lambda live: self._acted(live, user_id, moment, lambda session, seat: choose(session.look(seat))),
        )

    async def look(self, table_id: int, user_id: int) -> tuple[Table, AnyLook | None]:
        """The table and this member's look (the spectator's if not seated); `None` while there is no game."""
        live = await self._read(table_id)
        return live.table, live.look(live.table.seat_of(user_id))

    async def spectate(self, table_id: int) -> tuple[Table, AnyLook | None]:
        """The table and what everyone may see of its game."""
        live = await self._read(table_id)
        return live.table, live.look(None)

    # -- the end

    async def close(
        self, table_id: int, ending: Ending, check: Check | None = None, *, by: int | None = None
    ) -> Update:
        """End a table at once. Whether `by` may do that is for `check` to say; closing a closed one is GONE."""
        return await self._change(table_id, lambda live: self._closed(live, ending, by), check, without_game=True)

    async def agree_to_end(self, table_id: int, user_id: int, *, agrees: bool) -> Update:
        """Say whether one agrees to end the running game; it ends when every person seated does."""
        return await self._change(
            table_id,
            lambda live: _Change(seating.with_agreement(live.table, user_id, self._clock(), agrees=agrees)),
            without_game=True,
        )

    async def rematch(self, table_id: int, by: int) -> Update:
        """Open a lobby like the finished table: `by` is host and seated, the other people's seats are kept for them,
        computers sit again. Raises NOT_OVER, CHANNEL_TAKEN, NOT_SEATED (only who played may ask).
        """
        played = await self.by_id(table_id)
        self._game(played.game)
        holders = seating.kept_for_rematch(played, by)
        table = Table(
            id=0,
            game=played.game,
            options=played.options,
            place=played.place,
            host=by,
            status=Status.LOBBY,
            holders=holders,
            opened_at=self._clock(),
        )
        return await self._undisturbed(self._inserted(table))

    # -- finding tables

    async def at(self, place: Place) -> Table:
        """The open table of a channel. Raises NONE_HERE."""
        table = await self._store.open_at(place)
        if table is None:
            raise TableRefused(TableReason.NONE_HERE)
        self._shelf.drop_older(table)
        return table

    async def by_id(self, table_id: int) -> Table:
        """Raises GONE when there is none with this id."""
        live = self._shelf.get(table_id)
        return live.table if live else await self._loader.table(table_id)

    def seat_or_refuse(self, table: Table, user_id: int) -> Seat:
        """The seat this member holds. Raises NOT_SEATED."""
        return seating.seat_or_refuse(table, user_id)

    # -- what the changes are

    def _stood_up(self, live: Live, user_id: int) -> _Change:
        table = seating.stood_up(live.table, user_id, self._clock())
        if table.status is not Status.RUNNING or live.session is None:
            return _Change(table)
        return _Change(table, live.session.propose(None, table.on_their_own, self._clock()))

    def _started(self, live: Live, by: int) -> _Change:
        now, seed = self._clock(), self._new_seed()
        game = self._game(live.table.game)
        table = seating.started(live.table, by, game.seat_counts, seed, now)
        return _Change(table, Session.begin(game, table, seed, now))

    def _acted(self, live: Live, user_id: int, moment: int, choose: Callable[[Session, Seat], object]) -> _Change:
        seating.in_the_game(live.table)
        seat = seating.seat_or_refuse(live.table, user_id)
        if live.session is None or live.session.moment != moment:
            raise TableRefused(TableReason.STALE)
        move = Move(seat, choose(live.session, seat))
        return _Change(live.table, live.session.propose(move, live.table.on_their_own, self._clock()))

    def _closed(self, live: Live, ending: Ending, by: int | None) -> _Change:
        if live.table.status is Status.OVER:
            raise TableRefused(TableReason.GONE)
        return _Change(seating.over(live.table, ending, self._clock(), by))

    # -- under the lock: read, decide, save, accept; after it: tell

    async def _change(
        self,
        table_id: int,
        decide: Callable[[Live], _Change],
        check: Check | None = None,
        *,
        without_game: bool = False,
    ) -> Update:
        """Make a change; `without_game` for those that are possible even if the game cannot be read."""
        return await self._undisturbed(self._changed(table_id, decide, check, without_game=without_game))

    async def _changed(
        self, table_id: int, decide: Callable[[Live], _Change], check: Check | None, *, without_game: bool
    ) -> Update:
        async with self._locks.holding(table_id):
            before = await (self._live_or_broken(table_id) if without_game else self._live(table_id))
            if check is not None:
                check(before.table)
            change = decide(before)
            live = await self._saved(before, change)
        update = Update(live.table, live.looks(change.proposal.fresh if change.proposal else {}))
        if live is not before:
            self._tell(update)
        return update

    async def _inserted(self, table: Table) -> Update:
        update = Update(await self._store.insert(table), {})
        self._tell(update)
        return update

    async def _saved(self, before: Live, change: _Change) -> Live:
        """Save what has changed and accept it. When that fails the table is read anew next time, so nothing differs."""
        proposal = change.proposal if change.proposal and change.proposal.changed else None
        if change.table == before.table and proposal is None:
            return before
        session = proposal.session if proposal else before.session
        step = session.step if session else before.table.step
        table = replace(change.table, revision=before.table.revision + 1, step=step)
        if table.status is Status.RUNNING and session is not None and session.result is not None:
            table = seating.over(table, Ending.PLAYED, self._clock())
        try:
            if proposal is None:
                await self._store.save(table)
            else:
                await self._store.save(table, proposal.steps, proposal.session.snapshot() if proposal.steps else None)
        except BaseException:
            self._shelf.drop(table.id)
            raise
        live = Live(table, session)
        if live.is_whole:
            self._shelf.put(live)
        return live

    def _tell(self, update: Update) -> None:
        for listener in self._listeners:
            try:
                listener(update)
            except Exception:  # noqa: BLE001  # one careless listener must not keep the others from knowing
                _log.exception("a listener failed on table %s", update.table.id)

    async def _undisturbed(self, change: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(change)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    # -- tables and games in memory

    async def _read(self, table_id: int) -> Live:
        live = self._shelf.get(table_id)
        if live is not None:
            return live
        async with self._locks.holding(table_id):
            return await self._live(table_id)

    async def _live(self, table_id: int) -> Live:
        live = self._shelf.get(table_id)
        if live is None:
            live = await self._loader.live(table_id)
            self._shelf.put(live)
        return live

    async def _live_or_broken(self, table_id: int) -> Live:
        """A table even if its game cannot be read, so that it can be left and ended and does not hold its channel."""
        try:
            return await self._live(table_id)
        except (StoreBroken, Outrun) as error:
            _log.warning("the game of table %s is out of reach: %s", table_id, error)
            return Live(await self._loader.table(table_id), None)

    def _game(self, key: str) -> AnyGame:
        return game_or_refuse(self._games, key)

    def _seat_counts(self, table: Table) -> range:
        return self._game(table.game).seat_counts
