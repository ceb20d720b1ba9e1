"""Phases 1 and 2: every seat chooses among cards it drew, sealed until the last choice is in (ruling G-4)."""

from engines.core.events import EVERYONE, Told
from engines.core.seats import Seat
from engines.dream_cruise.events import Event, HasChosen
from engines.dream_cruise.inside.state import DreamState


def ask(draft: DreamState, drawn: list[tuple[int, ...]], choices: list[int]) -> None:
    """Ask each seat for so many of the cards it drew; who has no choice is not asked."""
    draft.drawn = tuple(drawn)
    draft.chosen = tuple([cards if len(cards) <= count else None for cards, count in zip(drawn, choices, strict=True)])


def waiting(state: DreamState) -> frozenset[Seat]:
    """The seats that have not chosen."""
    return frozenset(seat for seat, choice in enumerate(state.chosen) if choice is None)


def was_asked(state: DreamState, seat: Seat) -> bool:
    """Whether the seat has a choice at all; it may then revise it."""
    choice = state.chosen[seat]
    return choice is None or len(choice) < len(state.drawn[seat])


def choose(draft: DreamState, seat: Seat, choice: tuple[int, ...]) -> list[Told[Event]]:
    """Seal a choice, or change it unseen."""
    is_first = draft.chosen[seat] is None
    draft.chosen = (*draft.chosen[:seat], choice, *draft.chosen[seat + 1 :])
    return [Told(HasChosen(seat), EVERYONE)] if is_first else []


def opened(draft: DreamState, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the seat chose, and what it left of the cards drawn."""
    choice = draft.chosen[seat] or ()
    return choice, tuple([card for card in draft.drawn[seat] if card not in choice])


def clear(draft: DreamState) -> None:
    """Nothing is drawn and nothing sealed any more."""
    draft.drawn = ((),) * draft.seat_count
    draft.chosen = ((),) * draft.seat_count
