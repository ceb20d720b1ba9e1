"""How rounds go: a phase that waits for nobody is settled, and the next one begins."""

from typing import assert_never

from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told
from engines.core.seats import Seat
from engines.dream_cruise.events import Event, GameEnded, RoundBegan
from engines.dream_cruise.inside import boarding, course, disembarking, display, sailing, sealing
from engines.dream_cruise.inside.scoring import jana_score, score
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.views import Phase

NEXT = {Phase.BOARD: Phase.COURSE, Phase.COURSE: Phase.DISPLAY, Phase.DISPLAY: Phase.SAIL}
"""Which phase follows; after `SAIL` the round ends."""


def waiting(state: DreamState) -> frozenset[Seat]:
    """Whom the table waits for; nobody once the game is over."""
    match state.phase:
        case Phase.BOARD | Phase.COURSE:
            return sealing.waiting(state)
        case Phase.DISPLAY:
            return display.waiting(state)
        case Phase.SAIL:
            return sailing.waiting(state)
        case Phase.OVER:
            return frozenset()
        case _:
            assert_never(state.phase)


def begin_round(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """Begin a round with whoever has the token; the first one has no boarding, all cabins being full."""
    draft.round += 1
    draft.first = draft.token
    told: list[Told[Event]] = [Told(RoundBegan(draft.round, draft.first), EVERYONE)]
    return told + _begin(draft, Phase.COURSE if draft.round == 1 else Phase.BOARD, chance)


def go_on(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """Settle every phase that waits for nobody, until somebody has to decide or the game is over."""
    told: list[Told[Event]] = []
    while draft.phase is not Phase.OVER and not waiting(draft):
        draft.moment += 1
        told += _settle(draft, chance)
        following = NEXT.get(draft.phase)
        told += _end_round(draft, chance) if following is None else _begin(draft, following, chance)
    return told


def _begin(draft: DreamState, phase: Phase, chance: Chance) -> list[Told[Event]]:
    draft.phase = phase
    if phase is Phase.BOARD:
        return boarding.begin(draft, chance)
    if phase is Phase.COURSE:
        return course.begin(draft, chance)
    if phase is Phase.DISPLAY:
        return display.begin(draft, chance)
    sailing.begin(draft)
    return []


def _settle(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    if draft.phase is Phase.BOARD:
        return boarding.settle(draft)
    if draft.phase is Phase.COURSE:
        return course.settle(draft, chance)
    return display.settle(draft) if draft.phase is Phase.DISPLAY else sailing.settle(draft)


def _end_round(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """Phase 5; the last round is over after its first step (printed)."""
    told = disembarking.say_goodbye(draft)
    if draft.ending is None:
        disembarking.tidy_up(draft)
        return told + begin_round(draft, chance)
    draft.phase = Phase.OVER
    scores = tuple([score(ship) for ship in draft.ships])
    jana = None if draft.jana is None else jana_score(draft.jana)
    return [*told, Told(GameEnded(scores, jana), EVERYONE)]
