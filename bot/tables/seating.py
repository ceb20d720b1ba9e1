"""Who sits where: every change of seats as a table for a table. Pure; whatever is refused raises `TableRefused`."""

from dataclasses import replace
from datetime import datetime
from typing import NoReturn

from bot.errors import TableReason, TableRefused
from bot.tables.table import Computer, Ending, Holder, Kept, Person, Status, Table, Vacant
from engines.core.chance import Chance
from engines.core.seats import Seat


def seat_or_refuse(table: Table, user_id: int) -> Seat:
    """The seat this member holds. Raises NOT_SEATED."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise not_seated(table)
    return seat


def not_seated(table: Table) -> TableRefused:
    """NOT_SEATED, with what the table offers to somebody without a seat: `lobby`, `vacant`, `running` or `over`."""
    vacant = table.status is Status.RUNNING and any(isinstance(holder, Vacant) for holder in table.holders)
    return TableRefused(TableReason.NOT_SEATED, offer="vacant" if vacant else table.status.value)


def in_the_lobby(table: Table) -> None:
    """Refuse what only a lobby allows: GONE, ALREADY_STARTED."""
    if table.status is Status.OVER:
        raise TableRefused(TableReason.GONE)
    if table.status is Status.RUNNING:
        raise TableRefused(TableReason.ALREADY_STARTED)


def in_the_game(table: Table) -> None:
    """Refuse what only a running game allows: GONE, NOT_STARTED."""
    if table.status is Status.OVER:
        raise TableRefused(TableReason.GONE)
    if table.status is Status.LOBBY:
        raise TableRefused(TableReason.NOT_STARTED)


def sat(table: Table, user_id: int, seat_counts: range) -> Table:
    """With this member in a seat: a new or a kept one in the lobby, one's own former or the first vacant in a game."""
    if table.status is Status.OVER:
        raise TableRefused(TableReason.GONE)
    if table.seat_of(user_id) is not None:
        raise TableRefused(TableReason.ALREADY_SEATED)
    if table.status is Status.RUNNING:
        return _held(table, _vacant_seat(table, user_id), Person(user_id))
    if Kept(user_id) in table.holders:
        return _held(table, table.holders.index(Kept(user_id)), Person(user_id))
    return _joined(table, Person(user_id), seat_counts)


def host_in_the_lobby(table: Table, by: int) -> None:
    """Refuse what only the host of a lobby may do: GONE, ALREADY_STARTED, NOT_HOST."""
    in_the_lobby(table)
    if by != table.host:
        raise TableRefused(TableReason.NOT_HOST)


def with_computer(table: Table, by: int, seat_counts: range) -> Table:
    """With one more seat for the computer, given by the host in the lobby."""
    host_in_the_lobby(table, by)
    return _joined(table, Computer(), seat_counts)


def without_computer(table: Table, by: int) -> Table:
    """Without the computer's latest seat."""
    host_in_the_lobby(table, by)
    if Computer() not in table.holders:
        raise TableRefused(TableReason.NO_COMPUTER)
    last = max(seat for seat, holder in enumerate(table.holders) if holder == Computer())
    return replace(table, holders=table.holders[:last] + table.holders[last + 1 :])


def stood_up(table: Table, user_id: int, now: datetime) -> Table:
    """Without this member: the host's role passes on, and a table without people is over.

    In the lobby a kept seat can be given up in the same way.
    """
    if table.status is Status.OVER:
        raise TableRefused(TableReason.GONE)
    if table.status is Status.LOBBY and Kept(user_id) in table.holders:
        seat = table.holders.index(Kept(user_id))
    else:
        seat = seat_or_refuse(table, user_id)
    left = _left_behind(table, seat, user_id)
    left = replace(left, agreed=left.agreed - {user_id})
    if not left.people:
        return over(left, Ending.DESERTED, now)
    if user_id == table.host:
        left = replace(left, host=_next_person(table, seat))
    return agreed_by_all(left, now)


def started(table: Table, by: int, seat_counts: range, seed: str, now: datetime) -> Table:
    """Running, with the seats shuffled (ruling G-3); kept seats that nobody confirmed are gone."""
    host_in_the_lobby(table, by)
    holders = [holder for holder in table.holders if not isinstance(holder, Kept)]
    if len(holders) not in seat_counts:
        needed = min((count for count in seat_counts if count > len(holders)), default=seat_counts[-1])
        raise TableRefused(TableReason.TOO_FEW, needed=needed, seated=len(holders))
    shuffled = Chance(seed, 0, purpose="seating").shuffled(holders)
    return replace(table, holders=tuple(shuffled), status=Status.RUNNING, started_at=now)


def with_agreement(table: Table, user_id: int, now: datetime, *, agrees: bool) -> Table:
    """With this member's agreement to end the game, or without it; over once every person agrees."""
    in_the_game(table)
    seat_or_refuse(table, user_id)
    agreed = table.agreed | {user_id} if agrees else table.agreed - {user_id}
    return agreed_by_all(replace(table, agreed=agreed), now)


def agreed_by_all(table: Table, now: datetime) -> Table:
    """Over if the game runs and everybody seated has agreed to end it; otherwise the same table."""
    if table.status is Status.RUNNING and table.agreed and table.agreed.issuperset(table.people):
        return over(table, Ending.AGREED, now)
    return table


def over(table: Table, ending: Ending, now: datetime, by: int | None = None) -> Table:
    """The table at its end, and who brought it about if somebody did alone."""
    return replace(table, status=Status.OVER, ending=ending, ended_at=now, ended_by=by)


def kept_for_rematch(table: Table, by: int) -> tuple[Holder, ...]:
    """Seats like those of a finished game: `by` sits, the other people's are kept, computers sit again.

    Raises NOT_OVER, NOT_STARTED, and NOT_SEATED for somebody who did not play.
    """
    if table.status is not Status.OVER:
        raise TableRefused(TableReason.NOT_OVER)
    if table.started_at is None:
        raise TableRefused(TableReason.NOT_STARTED)
    if not {Person(by), Vacant(by)} & set(table.holders):
        raise not_seated(table)
    return tuple(
        _again(holder, by) for holder in table.holders if not isinstance(holder, Vacant) or holder.former == by
    )


def _again(holder: Holder, by: int) -> Holder:
    match holder:
        case Person(user_id) if user_id != by:
            return Kept(user_id)
        case Person() | Vacant():
            return Person(by)
        case Computer() | Kept():
            return holder


def _joined(table: Table, holder: Holder, seat_counts: range) -> Table:
    if len(table.holders) >= max(seat_counts):
        _refuse_full(table, holder)
    return replace(table, holders=(*table.holders, holder))


def _refuse_full(table: Table, holder: Holder) -> NoReturn:
    if any(isinstance(one, Kept) for one in table.holders):
        raise TableRefused(TableReason.SEAT_KEPT)
    raise TableRefused(TableReason.FULL, holder=holder.kind)


def _vacant_seat(table: Table, user_id: int) -> Seat:
    if Vacant(user_id) in table.holders:
        return table.holders.index(Vacant(user_id))
    for seat, holder in enumerate(table.holders):
        if isinstance(holder, Vacant):
            return seat
    raise TableRefused(TableReason.NO_VACANT_SEAT)


def _held(table: Table, seat: Seat, holder: Holder) -> Table:
    return replace(table, holders=(*table.holders[:seat], holder, *table.holders[seat + 1 :]))


def _left_behind(table: Table, seat: Seat, user_id: int) -> Table:
    if table.status is Status.RUNNING:
        return _held(table, seat, Vacant(user_id))
    return replace(table, holders=table.holders[:seat] + table.holders[seat + 1 :])


def _next_person(table: Table, seat: Seat) -> int:
    """Who is host after the member of this seat: the next person in the order of seats."""
    following = table.holders[seat + 1 :] + table.holders[:seat]
    return next(holder.user_id for holder in following if isinstance(holder, Person))
