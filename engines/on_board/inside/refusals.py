"""Why something is not allowed now, from what the seat may know: its own cards and desk, and the open table."""

from engines.core.seats import Seat
from engines.on_board.actions import (
    Action,
    ChooseCaptain,
    ChooseSymbol,
    Divide,
    Draw,
    Embark,
    Give,
    Hidden,
    Keep,
    LeaveHatbox,
    LeaveKit,
    Love,
    OnBoardRefusal,
    OpenCabins,
    OpenHatbox,
    Pick,
    Post,
    Settling,
    TakeBack,
    TakeUp,
    TurnAway,
    UseKit,
)
from engines.on_board.cards import Captain, Luggage, Means
from engines.on_board.deck import the_cards
from engines.on_board.giving import PARCEL, means_to_give
from engines.on_board.inside.state import OnBoardState, Resolution
from engines.on_board.inside.turns import hideable
from engines.on_board.settling import ways
from engines.on_board.views import Phase, WritingDesk


def reason(state: OnBoardState, seat: Seat, action: Action) -> OnBoardRefusal:
    """The reason for an action outside `legal_actions` of a seat that has some."""
    match state.phase, action:
        case Phase.CAPTAINS, ChooseCaptain():
            found = OnBoardRefusal.CAPTAIN_NOT_DEALT
        case (Phase.HATBOX, OpenHatbox() | LeaveHatbox()) | (Phase.PICK, Pick()) | (Phase.GIVE, Keep()):
            found = OnBoardRefusal.OTHER_TURN
        case Phase.DIVIDE, Divide():
            found = _division(state, action)
        case Phase.GIVE, Give():
            found = _gift(state, seat, action)
        case Phase.RESOLVE | Phase.PORT, TakeBack(act=act):
            found = _take_back(state.resolutions[seat], act)
        case (
            Phase.RESOLVE | Phase.PORT,
            Embark() | Draw() | TurnAway() | Love() | OpenCabins() | ChooseSymbol() | Post()
            | UseKit() | LeaveKit() | TakeUp(),
        ):  # fmt: skip
            found = _act(state.resolutions[seat], action)
        case _:
            found = OnBoardRefusal.NOT_NOW
    return found


def _division(state: OnBoardState, action: Divide) -> OnBoardRefusal:
    if action.alone not in state.drawn:
        return OnBoardRefusal.NOT_AMONG_THE_THREE
    if Hidden.NONE in hideable(state):
        return OnBoardRefusal.NOTHING_MAY_BE_HIDDEN
    return OnBoardRefusal.ONE_MUST_BE_HIDDEN


def _gift(state: OnBoardState, seat: Seat, action: Give) -> OnBoardRefusal:
    hand = state.hands[seat]
    if not set(action.cards) <= set(hand):
        return OnBoardRefusal.NOT_YOURS_TO_GIVE
    means = means_to_give(state.sheets[seat], the_cards(hand))
    if (action.by_captain and Means.CAPTAIN not in means) or (action.by_luggage and Means.LUGGAGE not in means):
        return OnBoardRefusal.NO_MEANS_TO_GIVE
    if PARCEL in action.by_luggage:
        return OnBoardRefusal.PARCEL_NOT_ITSELF
    return OnBoardRefusal.NOT_YOURS_TO_GIVE


def _take_back(resolution: Resolution, act: int) -> OnBoardRefusal:
    if act in resolution.acts:
        return OnBoardRefusal.TAKE_BACK_THE_LAST_FIRST
    if 0 < act < resolution.next_act:  # its number is never given again
        return OnBoardRefusal.ACT_TAKEN_BACK
    return OnBoardRefusal.NOTHING_TO_TAKE_BACK


def _act(resolution: Resolution, action: Settling | UseKit | LeaveKit | TakeUp) -> OnBoardRefusal:
    if action.act < resolution.next_act:
        stands = action.act in resolution.acts
        return OnBoardRefusal.ACT_ALREADY_MADE if stands else OnBoardRefusal.ACT_TAKEN_BACK
    if action.act > resolution.next_act:
        return OnBoardRefusal.ACT_NOT_NEXT
    if isinstance(action, UseKit | LeaveKit):
        return OnBoardRefusal.KIT_NOT_NOW
    return _card(resolution.desk, action)


def _card(desk: WritingDesk, action: Settling | TakeUp) -> OnBoardRefusal:
    card = next((card for card in desk.cards if card.number == action.card), None)
    if card is None:
        return OnBoardRefusal.CARD_NOT_IN_HAND
    if desk.taken_up not in {None, card.number}:
        return OnBoardRefusal.OTHER_CARD_TAKEN_UP
    if isinstance(action, TakeUp):
        return OnBoardRefusal.CARD_WORKS_OTHERWISE
    return _way(desk, action, ways(desk.sheet, card, action.act))


def _way(desk: WritingDesk, action: Settling, possible: tuple[Settling, ...]) -> OnBoardRefusal:
    """Why this is not among what the card can do now."""
    match action:
        case _ if action in possible:
            found = OnBoardRefusal.TAKE_UP_A_CARD_FIRST
        case TurnAway() if isinstance(possible[0], Embark | Draw):
            found = OnBoardRefusal.THERE_IS_ROOM
        case _ if type(action) is not type(possible[0]) and not isinstance(possible[0], TurnAway):
            found = OnBoardRefusal.CARD_WORKS_OTHERWISE
        case Embark(stars=stars) | Draw(stars=stars) if not _is_free(desk, stars):
            found = OnBoardRefusal.NO_FREE_CABIN
        case Draw(means=means) if means is not Means.PLAIN and not _may_change(desk, means):
            found = OnBoardRefusal.POWER_NOT_AT_HAND
        case Draw() | ChooseSymbol():
            found = OnBoardRefusal.SYMBOL_NOT_POSSIBLE
        case Love():
            found = OnBoardRefusal.POWER_NOT_AT_HAND if desk.sheet.heartless else OnBoardRefusal.NOBODY_TO_JOIN
        case OpenCabins():
            found = OnBoardRefusal.CABINS_NOT_POSSIBLE
        case Post():
            found = OnBoardRefusal.LINE_TAKEN
        case _:
            found = OnBoardRefusal.CARD_WORKS_OTHERWISE
    return found


def _is_free(desk: WritingDesk, stars: int) -> bool:
    return any(line.stars == stars and line.free for line in desk.sheet.lines)


def _may_change(desk: WritingDesk, means: Means) -> bool:
    by_captain = means is Means.CAPTAIN and desk.sheet.may_use(Captain.CHAMELEON)
    return by_captain or (means is Means.LUGGAGE and desk.sheet.has(Luggage.COSTUME_TRUNK))
