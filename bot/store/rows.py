"""Tables, steps and the rest as rows of the database, and back."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from sqlite3 import Row
from typing import assert_never

from bot.errors import StoreBroken
from bot.store.codec import Codec, GameCodec
from bot.tables.store import StepRecord
from bot.tables.table import Computer, Ending, Holder, Kept, Person, Place, Status, Table, Vacant

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

SeatRow = tuple[str, int | None]


def time_row(at: datetime | None) -> int | None:
    """Microseconds since 1970: exact, and small in the file."""
    return None if at is None else (at - _EPOCH) // timedelta(microseconds=1)


def time_from(row: int) -> datetime:
    """The time of a row, in UTC. Raises `StoreBroken`."""
    with _reading("time"):
        return _EPOCH + timedelta(microseconds=row)


def any_time_from(row: int | None) -> datetime | None:
    """The time of a row that may hold none."""
    return None if row is None else time_from(row)


def seat_rows(holders: Iterable[Holder]) -> list[SeatRow]:
    """Each seat as its kind and its member, if any."""
    return [_seat_row(holder) for holder in holders]


def _seat_row(holder: Holder) -> SeatRow:
    match holder:
        case Person(user_id) | Kept(user_id):
            return holder.kind, user_id
        case Vacant(former):
            return holder.kind, former
        case Computer():
            return holder.kind, None
        case _:
            assert_never(holder)


def holder_from(kind: str, user_id: int) -> Holder:
    """The holder of a seat row."""
    match kind:
        case "person":
            return Person(user_id)
        case "kept":
            return Kept(user_id)
        case "vacant":
            return Vacant(user_id)
        case "computer":
            return Computer()
        case _:
            raise StoreBroken(f"A seat is held by {kind!r}, which this version of Botswain does not know.")


def table_row(table: Table, codec: Codec) -> dict[str, str | int | None]:
    """A table without its seats, by column."""
    return {
        "id": table.id,
        "game": table.game,
        "options": codec.of(table.game).options.dump(table.options),
        "guild_id": table.place.guild_id,
        "channel_id": table.place.channel_id,
        "host": table.host,
        "status": table.status,
        "ending": table.ending,
        "ended_by": table.ended_by,
        "opened_at": time_row(table.opened_at),
        "started_at": time_row(table.started_at),
        "ended_at": time_row(table.ended_at),
        "agreed": json.dumps(sorted(table.agreed)),
        "revision": table.revision,
        "step": table.step,
    }


def table_from(row: Row, seats: Sequence[SeatRow], codec: Codec) -> Table:
    """The table of a row and its seats in order. Raises `StoreBroken`."""
    with _reading(f"table {row['id']}"):
        return Table(
            id=row["id"],
            game=row["game"],
            options=codec.of(row["game"]).options.load(row["options"]),
            place=Place(row["guild_id"], row["channel_id"]),
            host=int(row["host"]),
            status=Status(row["status"]),
            holders=tuple(holder_from(kind, user_id or 0) for kind, user_id in seats),
            opened_at=time_from(row["opened_at"]),
            started_at=any_time_from(row["started_at"]),
            ended_at=any_time_from(row["ended_at"]),
            ending=None if row["ending"] is None else Ending(row["ending"]),
            ended_by=None if row["ended_by"] is None else int(row["ended_by"]),
            agreed=frozenset(map(int, json.loads(row["agreed"]))),
            revision=int(row["revision"]),
            step=int(row["step"]),
        )


def step_row(table_id: int, record: StepRecord, codec: GameCodec) -> tuple[int | str | None, ...]:
    """A step of the log; a step of which nobody was told has no text for it."""
    action = None if record.action is None else codec.action.dump(record.action)
    told = codec.dump_told(record.told) if record.told else None
    return table_id, record.step, record.seat, action, told, time_row(record.at)


def step_from(row: Row, codec: GameCodec) -> StepRecord:
    """The step of a row. Raises `StoreBroken` when its action cannot be read."""
    with _reading(f"step {row['step']} of table {row['table_id']}"):
        return StepRecord(
            step=row["step"],
            seat=row["seat"],
            action=None if row["action"] is None else codec.action.load(row["action"]),
            told=() if row["told"] is None else codec.load_told(row["told"]),
            at=time_from(row["at"]),
        )


@contextmanager
def _reading(what: str) -> Iterator[None]:
    """Whatever a damaged value raises inside leaves as a `StoreBroken` that names the row, not the value."""
    try:
        yield
    except (ValueError, TypeError, ArithmeticError) as error:
        raise StoreBroken(f"The saved {what} is damaged ({type(error).__name__}).") from None
