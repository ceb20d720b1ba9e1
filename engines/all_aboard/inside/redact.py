"""What a viewer sees of a state: all of the table, and of the hidden cards only its own."""

from engines.all_aboard.inside.state import AllAboardState, Boat, Holding
from engines.all_aboard.views import AllAboardView, BoatView, Phase, PlayerView
from engines.core.seats import Viewer


def seen(state: AllAboardState, viewer: Viewer) -> AllAboardView:
    """The view of a seat, or of the spectator."""
    return AllAboardView(
        phase=Phase.OVER if state.is_over else Phase.BOARDING,
        effects=state.effects,
        round=state.round,
        pass_number=state.pass_number,
        starter=state.starter,
        turn=state.turn,
        boats=tuple([_boat(boat, viewer) for boat in state.boats]),
        boat_deck_size=len(state.boat_deck),
        boat_discard=state.boat_discard,
        players=tuple([_player(holding) for holding in state.holdings]),
        my_hand=() if viewer is None else state.holdings[viewer].hand,
    )


def _boat(boat: Boat, viewer: Viewer) -> BoatView:
    return BoatView(
        boat.capacity,
        boat.face_up,
        tuple([animal.seat for animal in boat.face_down]),
        tuple([animal for animal in boat.face_down if animal.seat == viewer]),
    )


def _player(holding: Holding) -> PlayerView:
    return PlayerView(len(holding.hand), len(holding.deck), holding.saved, holding.discarded, holding.cupids)
