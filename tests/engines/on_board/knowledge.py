"""What the laws have to know about On Board: what is secret, what was told, where the cards are."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engines.core.chance import Chance
from engines.core.seats import Seat, Viewer
from engines.on_board.actions import Hidden
from engines.on_board.deck import CAPTAINS
from engines.on_board.inside import writing_desks
from engines.on_board.inside.state import OnBoardState, Resolution
from engines.on_board.inside.turns import gift_choices, is_covered
from engines.on_board.views import OnBoardView, Phase
from tests.engines.on_board.retelling import ToldTable, changed

# Secrets


def reshuffle_unseen(state: OnBoardState, viewer: Viewer, chance: Chance) -> OnBoardState:
    """The draw pile, ports to come, cards face down; and of the others captains, gifts and work in progress."""
    other = replace(state)
    called = len(state.calls)
    other.ports = (*state.ports[:called], *chance.shuffled(state.ports[called:]))
    _reshuffle_cards(other, viewer, chance)
    for seat in (0, 1):
        if seat != viewer:
            _reshuffle_captains(other, seat, chance)
            if state.gifts[seat] is not None:
                other.gifts = changed(other.gifts, seat, chance.choice(gift_choices(state, seat)))
            if state.resolutions:
                elsewhere = _elsewhere(state.resolutions[seat], seat, chance)
                other.resolutions = changed(other.resolutions, seat, elsewhere)
    return other


def _reshuffle_cards(draft: OnBoardState, viewer: Viewer, chance: Chance) -> None:
    """Everything that this viewer does not see, all together."""
    drawn, piles = draft.drawn if is_covered(draft) and viewer != draft.distributor else (), list(draft.piles)
    covered = None
    if piles and draft.hidden is not Hidden.NONE and viewer != draft.distributor:
        covered = 0 if draft.hidden is Hidden.SINGLE else 1
    cards = [*draft.deck, *draft.removed, *drawn, *(piles[covered] if covered is not None else ())]
    cards = chance.shuffled(cards)

    def taken(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(cards.pop() for _ in row)

    draft.deck, draft.removed = taken(draft.deck), taken(draft.removed)
    draft.drawn = taken(drawn) or draft.drawn
    if covered is not None:
        draft.piles = changed(draft.piles, covered, taken(draft.piles[covered]))


def _reshuffle_captains(draft: OnBoardState, seat: Seat, chance: Chance) -> None:
    """The captains dealt to another seat; the one revealed stays, the rejected one may be any that nobody has."""
    if not draft.options.captains:
        return
    revealed = draft.phase is not Phase.CAPTAINS
    kept = [draft.chosen[seat]] if revealed else []
    known = {*kept, *draft.dealt[1 - seat], *[sheet.captain for sheet in draft.sheets]}
    free = chance.shuffled(captain for captain in CAPTAINS if captain not in known)
    dealt: tuple[Any, ...] = tuple([*kept, *free][:2])
    draft.dealt = changed(draft.dealt, seat, tuple(chance.shuffled(dealt)))
    if not revealed and draft.chosen[seat] is not None:
        draft.chosen = changed(draft.chosen, seat, chance.choice(dealt))


def _elsewhere(resolution: Resolution, seat: Seat, chance: Chance) -> Resolution:
    """The same seat at another point of its work: done if it was done, not done if it was not."""
    done = writing_desks.is_done(resolution.desk)
    other = replace(resolution, desks=resolution.desks[:1], acts=())
    while not writing_desks.is_done(other.desk) and (done or chance.below(3)):
        act = chance.choice(writing_desks.choices(other.desk, other.next_act))
        desk = writing_desks.after(other.desk, seat, act)
        if writing_desks.is_done(desk) and not done:
            break
        other = replace(other, desks=(*other.desks, desk), acts=(*other.acts, act.act), next_act=other.next_act + 1)
    return other


# Components


def components(state: OnBoardState) -> Mapping[str, int]:
    """Every cruise card by its number, every port. Desks hold copies of what lies in hands and on sheets."""
    places = [state.deck, state.removed, state.discard, state.drawn, *state.piles, *state.hands]
    counts = Counter(f"card {number}" for place in places for number in place)
    for sheet in state.sheets:
        counts.update(f"card {card.number}" for card in sheet.luggage)
        counts.update(f"card {card.number}" for card in sheet.specials if card)
    counts.update(f"port {port}" for port in state.ports)
    counts.update(f"captain {captain}" for dealt in state.dealt for captain in dealt)
    return counts


# What was told


def contradiction(viewer: Viewer, view: OnBoardView, heard: list[Any]) -> str | None:
    """Lays the table out anew from what was told, and compares."""
    table = ToldTable(viewer)
    for event in heard:
        table.hear(event)
    if table.phase_told:
        assert view.phase is Phase.OVER
    seen: dict[str, Any] = {
        "turn": view.turn,
        "turns": view.turns,
        "green": view.green,
        "distributor": view.distributor,
        "sheets": list(view.sheets),
        "deck_size": view.deck_size,
        "calls": list(view.calls),
        "drawn": view.drawn,
        "piles": list(view.piles),
        "my_captains": view.my_captains,
    }
    if view.phase in {Phase.GIVE, Phase.RESOLVE}:
        seen["hands"] = [list(hand) for hand in view.hands]
    if view.my_desk:
        seen["happened"] = list(view.my_desk.happened)
    differing = [
        f"{what}: seen {here}, told {getattr(table, what)}"
        for what, here in seen.items()
        if here != getattr(table, what)
    ]
    return "; ".join(differing) or None
