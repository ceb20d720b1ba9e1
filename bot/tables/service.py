"""Everything that can be done to a table, one change at a time: decide, save, then tell."""
# SKELETON: signatures agreed between the store/tables helper and the cogs helpers; bodies are the helper's.

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from bot.store.protocol import Store
from bot.tables.table import Ending, Place, Table
from bot.tables.updates import Look, Update
from engines.core.game import Game
from engines.core.seats import Seat

Listener = Callable[[Update], None]
Clock = Callable[[], datetime]


class TableService:
    """Opens, changes and closes tables. One lock per table; saved before anyone is told.

    Every method raises `TableRefused`, a `RuleError` or a `StoreError`; then nothing has changed. Every change ends in
    an `Update` that is given to all listeners and returned.
    """

    def __init__(
        self, store: Store, clock: Clock, games: Mapping[str, Game[Any, Any, Any, Any, Any]], new_seed: Callable[[], str]
    ) -> None: ...

    def listen(self, listener: Listener) -> None:
        """Call `listener` after every saved change. It must not raise and must not wait: it only takes note."""

    # -- the lobby
    async def open(self, place: Place, host: int, game: str, options: Mapping[str, str]) -> Update:
        """A new table with the host seated. Raises CHANNEL_TAKEN, UNKNOWN_GAME, OptionRefused."""

    async def sit(self, table_id: int, user_id: int) -> Update:
        """Take a free seat in the lobby, confirm a kept one, or take a vacant seat of a running game (one's own first).

        Sitting where one sits already is ALREADY_SEATED.
        """

    async def stand_up(self, table_id: int, user_id: int) -> Update:
        """Leave: in the lobby the seat is gone (host passes on to the next person; without a person the lobby closes);
        in a running game the seat becomes vacant and plays on its own at once; without a person left the game ends
        (DESERTED)."""

    async def add_computer(self, table_id: int, by: int) -> Update: ...

    async def remove_computer(self, table_id: int, by: int) -> Update: ...

    async def start(self, table_id: int, by: int) -> Update:
        """Start the game: by anyone seated? No: by the host. Kept seats that nobody confirmed are dropped."""

    # -- the game
    async def act(self, table_id: int, user_id: int, moment: int, action: Any) -> Update:
        """Take an action for this member's seat; then every seat without a person acts, all in one transaction.

        Raises NOT_SEATED, NOT_STARTED, GONE, STALE (the moment is over), or the engine's RuleError. The same action
        again in the same moment changes nothing or is refused.
        """

    async def look(self, table_id: int, user_id: int) -> tuple[Table, Look | None]:
        """The table and this member's look (the spectator's if not seated); `None` in the lobby."""

    async def spectate(self, table_id: int) -> tuple[Table, Look | None]: ...

    # -- the end
    async def close(self, table_id: int, ending: Ending) -> Update:
        """End a table at once. Who may do that is asked before (`may_end`); closing a closed one is GONE."""

    async def agree_to_end(self, table_id: int, user_id: int) -> Update:
        """Agree to end the running game; it ends when every person seated agrees. Pressed again it takes it back."""

    async def rematch(self, table_id: int, by: int) -> Update:
        """Open a lobby like the finished table: `by` is host and seated, the other people's seats are kept for them,
        computers sit again. Raises NOT_OVER, CHANNEL_TAKEN, NOT_SEATED (only who played may ask)."""

    # -- finding tables
    async def at(self, place: Place) -> Table:
        """The open table of a channel. Raises NONE_HERE."""

    async def by_id(self, table_id: int) -> Table:
        """Raises GONE when there is none with this id."""

    def seat_or_refuse(self, table: Table, user_id: int) -> Seat: ...
