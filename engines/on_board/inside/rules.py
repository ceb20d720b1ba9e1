"""The rules of On Board: set up, allow, carry out."""

from enum import StrEnum
from typing import ClassVar, assert_never

from engines.core.chance import Chance
from engines.core.errors import SetupRefused
from engines.core.events import EVERYONE, Told, only
from engines.core.game import Game, Step
from engines.core.result import Result
from engines.core.seats import Seat, Viewer
from engines.on_board.actions import (
    Action,
    ChooseCaptain,
    ChooseSymbol,
    Divide,
    Draw,
    Embark,
    Give,
    Keep,
    LeaveHatbox,
    LeaveKit,
    Love,
    OnBoardOptions,
    OnBoardRefusal,
    OpenCabins,
    OpenHatbox,
    Pick,
    Post,
    TakeBack,
    TakeUp,
    TurnAway,
    UseKit,
)
from engines.on_board.cards import Captain
from engines.on_board.deck import CALLS, CAPTAINS, PORTS, START, cruise_cards, plan, the_cards
from engines.on_board.events import CaptainChosen, CaptainsDealt, CaptainsRevealed, Event, GameBegan, GameEnded
from engines.on_board.inside import computer, ports, refusals, resolving, turns
from engines.on_board.inside.redact import seen
from engines.on_board.inside.state import OnBoardState
from engines.on_board.rows import changed
from engines.on_board.scoring import final_result
from engines.on_board.sheet import Sheet
from engines.on_board.views import OnBoardView, Phase


class OnBoard(Game[OnBoardOptions, OnBoardState, Action, Event, OnBoardView]):
    """Two captains fill their liners: one parts three cards, the other picks, both write them down."""

    key: ClassVar[str] = "on-board"
    rules_version: ClassVar[int] = 2
    seat_counts: ClassVar[range] = range(2, 3)
    options_type: ClassVar[type] = OnBoardOptions
    state_type: ClassVar[type] = OnBoardState
    action_type: ClassVar[object] = Action
    event_type: ClassVar[object] = Event
    view_type: ClassVar[type] = OnBoardView
    refusal_type: ClassVar[type[StrEnum]] = OnBoardRefusal

    def setup(self, options: OnBoardOptions, seat_count: int, chance: Chance) -> Step[OnBoardState, Event]:
        """Shuffle, deal captains where they are played, and begin the first turn unless they are chosen first."""
        if seat_count not in self.seat_counts:
            raise SetupRefused(seat_count, self.seat_counts)
        course = plan(options)
        state = _shuffled(options, course.removed, chance)
        told: list[Told[Event]] = [Told(GameBegan(state.green, course.turns, course.turns_to_a_port), EVERYONE)]
        if options.captains:
            told += [Told(CaptainsDealt(dealt), only(seat)) for seat, dealt in enumerate(state.dealt)]
        else:
            told += turns.begin_turn(state)
        return Step(state, tuple(told))

    def deciders(self, state: OnBoardState) -> frozenset[Seat]:
        """Whom the game waits for."""
        match state.phase:
            case Phase.CAPTAINS:
                return frozenset([seat for seat in (0, 1) if state.chosen[seat] is None])
            case Phase.HATBOX | Phase.DIVIDE:
                return frozenset([state.distributor])
            case Phase.PICK:
                return frozenset([1 - state.distributor])
            case Phase.GIVE:
                return frozenset([seat for seat in turns.givers(state) if state.gifts[seat] is None])
            case Phase.RESOLVE | Phase.PORT:
                return frozenset([seat for seat in (0, 1) if not resolving.is_done(state, seat)])
            case Phase.OVER:
                return frozenset()
            case _:
                assert_never(state.phase)

    def legal_actions(self, state: OnBoardState, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do, in a stable order."""
        found: tuple[Action, ...] = ()
        match state.phase if seat in {0, 1} else Phase.OVER:
            case Phase.CAPTAINS:
                found = tuple([ChooseCaptain(captain) for captain in state.dealt[seat]])
            case Phase.HATBOX:
                found = turns.hatbox_choices(state) if seat == state.distributor else ()
            case Phase.DIVIDE:
                found = turns.divisions(state) if seat == state.distributor else ()
            case Phase.PICK:
                found = () if seat == state.distributor else turns.picks(state)
            case Phase.GIVE:
                found = turns.gift_choices(state, seat)
            case Phase.RESOLVE | Phase.PORT:
                found = resolving.choices(state, seat)
            case Phase.OVER:
                pass
            case _:
                assert_never(state.phase)
        return found

    def refusal(self, state: OnBoardState, seat: Seat, action: Action) -> OnBoardRefusal:
        """Why an action outside `legal_actions` is not allowed."""
        return refusals.reason(state, seat, action)

    def moment(self, state: OnBoardState) -> int:
        """Grows with every question; a resolution by both is one question, however many acts it takes."""
        return state.moment

    def moments_at_most(self, options: OnBoardOptions, seat_count: int) -> int:
        """Captains, five questions a turn, one a port, and the end."""
        return 1 + 5 * plan(options).turns + CALLS + 1

    def fallback(self, view: OnBoardView, actions: tuple[Action, ...], chance: Chance) -> Action:
        """What the computer would do."""
        return computer.choice(view, actions, chance)

    def view(self, state: OnBoardState, viewer: Viewer) -> OnBoardView:
        """What this viewer may know."""
        return seen(state, viewer, self.deciders(state))

    def result(self, state: OnBoardState) -> Result | None:
        """Places and points after the last port."""
        return final_result(state.sheets, state.options.edition) if state.phase is Phase.OVER else None

    def copied(self, state: OnBoardState) -> OnBoardState:
        """A draft of its own."""
        return state.copy()

    def _carry_out(self, draft: OnBoardState, seat: Seat, action: Action, chance: Chance) -> list[Told[Event]]:
        match action:
            case ChooseCaptain(captain=captain):
                told = _choose_captain(draft, seat, captain)
            case OpenHatbox():
                told = turns.open_hatbox(draft)
            case LeaveHatbox():
                told = turns.draw(draft)
            case Divide():
                told = turns.divide(draft, action)
            case Pick():
                told = turns.pick(draft, action) + _after_picking(draft)
            case Give() | Keep():
                told = turns.seal_gift(draft, seat, action) + _after_giving(draft)
            case TakeBack():
                told = resolving.take_back(draft, seat, action)
            case (
                Embark() | Draw() | TurnAway() | Love() | OpenCabins() | ChooseSymbol() | Post() | UseKit() | LeaveKit()
                | TakeUp()
            ):  # fmt: skip
                told = resolving.act(draft, seat, action) + _after_resolving(draft)
            case _:
                assert_never(action)
        return told


def _shuffled(options: OnBoardOptions, removed: int, chance: Chance) -> OnBoardState:
    """Six cards are removed unseen from the whole shuffled pile where an expansion says so (OB-12)."""
    green = chance.below(2)
    cards = tuple(chance.shuffled(cruise_cards(options)))
    ports_in_order = tuple(chance.shuffled(PORTS[options.edition]))
    captains = tuple(chance.shuffled(CAPTAINS)) if options.captains else ()
    return OnBoardState(
        options=options,
        green=green,
        deck=cards[removed:],
        removed=cards[:removed],
        ports=ports_in_order,
        sheets=(Sheet(START), Sheet(START)),
        dealt=(captains[:2], captains[2:4]),
    )


def _choose_captain(draft: OnBoardState, seat: Seat, captain: Captain) -> list[Told[Event]]:
    """Sealed until both have chosen; then both are revealed, and the first turn begins (OB-25)."""
    first = draft.chosen[seat] is None
    draft.chosen = changed(draft.chosen, seat, captain)
    chosen = tuple([own for own in draft.chosen if own is not None])
    if len(chosen) < 2:
        return [Told(CaptainChosen(seat), EVERYONE)] if first else []
    draft.sheets = tuple([Sheet(START, captain=own) for own in chosen])
    return [Told(CaptainsRevealed(chosen), EVERYONE), *turns.begin_turn(draft)]


def _after_picking(draft: OnBoardState) -> list[Told[Event]]:
    """Ask about gifts if there can be any, else go on to the resolving."""
    if turns.givers(draft):
        turns.enter(draft, Phase.GIVE)
        return []
    return _resolve(draft)


def _after_giving(draft: OnBoardState) -> list[Told[Event]]:
    return turns.hand_over(draft) + _resolve(draft) if turns.is_decided(draft) else []


def _resolve(draft: OnBoardState) -> list[Told[Event]]:
    turns.enter(draft, Phase.RESOLVE)
    items = tuple([the_cards(hand) for hand in draft.hands])
    return resolving.begin(draft, items) + _after_resolving(draft)


def _after_resolving(draft: OnBoardState) -> list[Told[Event]]:
    """When both are done: the sheets are written; then a port, the next turn, or the end."""
    if not resolving.all_done(draft):
        return []
    told = resolving.finish(draft)
    if draft.phase is Phase.PORT:
        ports.leave(draft)
    elif draft.turn % plan(draft.options).turns_to_a_port == 0:
        called, items = ports.call(draft)
        turns.enter(draft, Phase.PORT)
        return [*told, *called, *resolving.begin(draft, items), *_after_resolving(draft)]
    if draft.turn == plan(draft.options).turns:
        turns.enter(draft, Phase.OVER)
        return [*told, Told(GameEnded(), EVERYONE)]
    return told + turns.begin_turn(draft)
