"""Both seats at their desks, each in private, until the last one is done; then all is written and told at once."""

from engines.core.events import EVERYONE, Told, only
from engines.core.seats import Seat
from engines.on_board.actions import Act, TakeBack
from engines.on_board.cards import Item
from engines.on_board.events import Event, Noted, Resolved, TookBack
from engines.on_board.inside import writing_desks
from engines.on_board.inside.state import OnBoardState, Resolution
from engines.on_board.rows import changed


def begin(draft: OnBoardState, items: tuple[tuple[Item, ...], ...]) -> list[Told[Event]]:
    """Lay each seat's things on its desk; what needs no question is done, and its owner told."""
    sheets = enumerate(zip(draft.sheets, items, strict=True))
    draft.resolutions = tuple([Resolution((writing_desks.opened(sheet, seat, own),)) for seat, (sheet, own) in sheets])
    if all_done(draft):
        return []
    return [
        Told(Noted(resolution.desk.happened), only(seat))
        for seat, resolution in enumerate(draft.resolutions)
        if resolution.desk.happened
    ]


def is_done(state: OnBoardState, seat: Seat) -> bool:
    """Whether this seat has resolved everything."""
    return writing_desks.is_done(state.resolutions[seat].desk)


def all_done(state: OnBoardState) -> bool:
    """Whether nobody is waited for."""
    return is_done(state, 0) and is_done(state, 1)


def choices(state: OnBoardState, seat: Seat) -> tuple[Act | TakeBack, ...]:
    """What the seat may do next, and the act that it may take back, also when it is done (OB-7)."""
    resolution = state.resolutions[seat]
    back = tuple([TakeBack(act) for act in resolution.acts[-1:]])
    return writing_desks.choices(resolution.desk, resolution.next_act) + back


def act(draft: OnBoardState, seat: Seat, action: Act) -> list[Told[Event]]:
    """One act at one's desk. Others learn that a seat is done, once, and nothing else."""
    before = draft.resolutions[seat]
    desk = writing_desks.after(before.desk, seat, action)
    announced = before.announced or writing_desks.is_done(desk)
    resolution = Resolution((*before.desks, desk), (*before.acts, action.act), before.next_act + 1, announced)
    draft.resolutions = changed(draft.resolutions, seat, resolution)
    if all_done(draft):
        return []
    told: list[Told[Event]] = []
    if happened := desk.happened[len(before.desk.happened) :]:
        told.append(Told(Noted(happened), only(seat)))
    if announced and not before.announced:
        told.append(Told(Resolved(seat), EVERYONE))
    return told


def take_back(draft: OnBoardState, seat: Seat, action: TakeBack) -> list[Told[Event]]:
    """Undo the last act that stands. Its number is not given again, so an old press never undoes a new act."""
    now = draft.resolutions[seat]
    undone = Resolution(now.desks[:-1], now.acts[:-1], now.next_act, now.announced)
    draft.resolutions = changed(draft.resolutions, seat, undone)
    gone = now.desk.happened[len(undone.desk.happened) :]
    return [Told(TookBack(action.act, gone), only(seat))]


def finish(draft: OnBoardState) -> list[Told[Event]]:
    """Put both desks on the table: the sheets change, what was used up is discarded, everyone is told."""
    told: list[Told[Event]] = []
    for seat, resolution in enumerate(draft.resolutions):
        desk, before = resolution.desk, draft.sheets[seat]
        there = {card.number for card in desk.sheet.luggage} | {card.number for card in desk.sheet.specials if card}
        lay = [*draft.hands[seat], *[card.number for card in before.luggage]]
        draft.discard += tuple([number for number in lay if number not in there])
        draft.sheets = changed(draft.sheets, seat, desk.sheet)
        told += [Told(event, EVERYONE) for event in desk.happened]
    draft.resolutions = ()
    draft.hands = ((), ())
    return told
