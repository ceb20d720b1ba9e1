"""What a viewer sees of a state: the table as all see it, and of sealed choices and work in progress only its own."""

from engines.core.seats import Seat, Viewer
from engines.on_board.cards import CoveredPile, Item, OpenPile, Pile, PileName, SecretPile
from engines.on_board.deck import plan, the_cards
from engines.on_board.inside.ports import compensations
from engines.on_board.inside.state import OnBoardState
from engines.on_board.inside.turns import is_covered, pile_on_table
from engines.on_board.scoring import score_lines
from engines.on_board.views import OnBoardView, Phase


def seen(state: OnBoardState, viewer: Viewer, waited_for: frozenset[Seat]) -> OnBoardView:
    """The view of a seat, or of the spectator."""
    course = plan(state.options)
    choosing = viewer is not None and state.phase is Phase.CAPTAINS
    return OnBoardView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        turns=course.turns,
        turns_to_a_port=course.turns_to_a_port,
        green=state.green,
        distributor=state.distributor,
        sheets=state.sheets,
        points=tuple([score_lines(sheet, state.options.edition) for sheet in state.sheets]),
        deck_size=len(state.deck),
        calls=state.calls,
        is_waited_for=(0 in waited_for, 1 in waited_for),
        drawn=_drawn(state, viewer),
        piles=_piles(state, viewer),
        hands=tuple([the_cards(hand) for hand in state.hands]),
        compensated=_compensated(state),
        my_captains=state.dealt[viewer] if viewer is not None and choosing else (),
        my_captain=state.chosen[viewer] if viewer is not None and choosing else None,
        my_gift=None if viewer is None else state.gifts[viewer],
        my_desk=state.resolutions[viewer].desk if viewer is not None and state.resolutions else None,
    )


def _drawn(state: OnBoardState, viewer: Viewer) -> Pile | None:
    if not state.drawn:
        return None
    if not is_covered(state):
        return OpenPile(the_cards(state.drawn))
    return SecretPile(the_cards(state.drawn)) if viewer == state.distributor else CoveredPile(len(state.drawn))


def _piles(state: OnBoardState, viewer: Viewer) -> tuple[Pile, ...]:
    if not state.piles:
        return ()
    piles = zip(PileName, state.piles, strict=True)
    return tuple(
        SecretPile(the_cards(cards))
        if viewer == state.distributor and state.hidden.covers(name)
        else pile_on_table(state, name)
        for name, cards in piles
    )


def _compensated(state: OnBoardState) -> tuple[Item | None, ...]:
    if state.phase is not Phase.PORT:
        return (None, None)
    return tuple([items[0] if items else None for items in compensations(state)])
