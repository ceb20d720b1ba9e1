"""What a viewer sees of a state: open cards, the sizes of hidden ones, and of hands, draws and plans only its own."""

from engines.core.seats import Seat, Viewer
from engines.dream_cruise.inside.disembarking import without_finished
from engines.dream_cruise.inside.display import FACE_DOWN
from engines.dream_cruise.inside.rounds import waiting
from engines.dream_cruise.inside.scoring import jana_score, score
from engines.dream_cruise.inside.state import DreamState, LaidSet
from engines.dream_cruise.views import DreamView, HiddenSet, JanaSeen, Mine, OpenSet, Phase, ShipSeen


def seen(state: DreamState, viewer: Viewer) -> DreamView:
    """The view of a seat, or of the spectator."""
    return DreamView(
        phase=state.phase,
        round=state.round,
        ending=state.ending,
        sea_days=state.sea_days,
        first=state.first,
        token=state.token,
        waiting_for=tuple(sorted(waiting(state))),
        ships=tuple(
            [ShipSeen(ship, len(hand), score(ship)) for ship, hand in zip(state.ships, state.hands, strict=True)]
        ),
        family_deck=len(state.family_deck),
        family_discard=state.family_discard,
        location_deck=len(state.location_deck),
        location_discard=state.location_discard,
        ship_deck=len(state.ship_deck),
        ship_discard=state.ship_discard,
        display=tuple([_set_seen(number, laid) for number, laid in enumerate(state.display) if laid.cards]),
        jana=_jana_seen(state),
        mine=None if viewer is None else _own(state, viewer),
    )


def _set_seen(number: int, laid: LaidSet) -> OpenSet | HiddenSet:
    if number == FACE_DOWN:
        return HiddenSet(number, len(laid.cards), laid.taker)
    return OpenSet(number, laid.cards, laid.taker)


def _jana_seen(state: DreamState) -> JanaSeen | None:
    jana = state.jana
    if jana is None:
        return None
    shown = jana_score(jana) if state.phase is Phase.OVER else None
    return JanaSeen(jana.level, len(jana.families), jana.locations, shown)


def _own(state: DreamState, seat: Seat) -> Mine:
    plan = state.plans[seat] if state.plans else None
    return Mine(
        seat=seat,
        hand=state.hands[seat] if plan is None else plan.hand,
        drawn=state.drawn[seat],
        chosen=state.chosen[seat] if state.drawn[seat] else None,
        plan=plan,
        score=score(state.ships[seat] if plan is None else without_finished(plan.ship)),
    )
