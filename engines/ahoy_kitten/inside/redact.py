"""What a viewer sees of a state: all of the table, and of the sealed picks only its own."""

from engines.ahoy_kitten.actions import Pick
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.scoring import final_scores
from engines.ahoy_kitten.views import AhoyView, Phase
from engines.core.seats import Viewer


def seen(state: AhoyState, viewer: Viewer) -> AhoyView:
    """The view of a seat, or of the spectator."""
    return AhoyView(
        phase=state.phase,
        round=state.round,
        is_last_round=state.is_last_round,
        oceans=state.oceans,
        pirates=state.pirates,
        has_picked=tuple([pick is not None for pick in state.picks]),
        my_picks=() if viewer is None else _own_picks(state, viewer),
        bag=state.bag,
        distributor=state.distributor,
        drawn=state.drawn,
        placed=state.placed,
        room=state.room,
        scores=final_scores(state.pirates) if state.phase is Phase.OVER else (),
    )


def _own_picks(state: AhoyState, viewer: int) -> tuple[Pick, ...]:
    first = viewer * state.paws
    return tuple([pick for pick in state.picks[first : first + state.paws] if pick is not None])
