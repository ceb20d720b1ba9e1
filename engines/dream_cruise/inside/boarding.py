"""Phase 1: families are drawn for empty cabins, chosen, and board; the last card drawn calls the last round."""

from dataclasses import replace
from itertools import combinations

from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told, only
from engines.core.seats import Seat
from engines.dream_cruise.actions import Embark
from engines.dream_cruise.cards import COLOURS
from engines.dream_cruise.deck import FAMILIES
from engines.dream_cruise.events import (
    Event,
    FamiliesBoarded,
    FamiliesDrawn,
    JanaDrewFamily,
    LastRoundCalled,
    YouDrewFamilies,
)
from engines.dream_cruise.inside import sealing
from engines.dream_cruise.inside.state import DreamState
from engines.dream_cruise.ships import Cabin, Ship
from engines.dream_cruise.views import Ending


def begin(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    """Draw two families for every empty cabin, in seat order, then one for Jana (rulings DC-4 and DC-16)."""
    told: list[Told[Event]] = []
    drawn: list[tuple[int, ...]] = [()] * draft.seat_count
    wanted = [ship.empty_cabins for ship in draft.ships]
    for seat in draft.seats_in_order():
        if wanted[seat]:
            drawn[seat], called = _draw(draft, 2 * wanted[seat], chance)
            told += [Told(FamiliesDrawn(seat, len(drawn[seat])), EVERYONE), *called]
            told.append(Told(YouDrewFamilies(drawn[seat]), only(seat)))
    sealing.ask(draft, drawn, wanted)
    return told + _draw_for_jana(draft, chance)


def _draw_for_jana(draft: DreamState, chance: Chance) -> list[Told[Event]]:
    if draft.jana is None:
        return []
    family, called = _draw(draft, 1, chance)
    draft.jana = replace(draft.jana, families=draft.jana.families + family)
    drew: list[Told[Event]] = [Told(JanaDrewFamily(len(draft.jana.families)), EVERYONE)] if family else []
    return drew + called


def _draw(draft: DreamState, count: int, chance: Chance) -> tuple[tuple[int, ...], list[Told[Event]]]:
    """Draw up to so many; the moment the deck is empty, the discard pile becomes the deck of the last round."""
    drawn: tuple[int, ...] = ()
    told: list[Told[Event]] = []
    while len(drawn) < count and draft.family_deck:
        cards = draft.family_deck[: count - len(drawn)]
        drawn += cards
        draft.family_deck = draft.family_deck[len(cards) :]
        if not draft.family_deck:
            told += _call_last_round(draft)
            draft.family_deck = tuple(chance.shuffled(draft.family_discard))
            draft.family_discard = ()
    return drawn, told


def _call_last_round(draft: DreamState) -> list[Told[Event]]:
    """Ruling DC-3."""
    if draft.ending is not None:
        return []
    draft.ending = Ending.FAMILIES
    return [Told(LastRoundCalled(Ending.FAMILIES), EVERYONE)]


def legal(state: DreamState, seat: Seat) -> tuple[Embark, ...]:
    """Every way to fill the empty cabins from the families drawn."""
    if not sealing.was_asked(state, seat):
        return ()
    return tuple([Embark(choice) for choice in combinations(state.drawn[seat], state.ships[seat].empty_cabins)])


def settle(draft: DreamState) -> list[Told[Event]]:
    """All have chosen: the families board, and the others go to the discard pile, in seat order (ruling DC-4)."""
    told: list[Told[Event]] = []
    ships = list(draft.ships)
    for seat in draft.seats_in_order():
        families, declined = sealing.opened(draft, seat)
        colours = [colour for colour, cabin in zip(COLOURS, ships[seat].cabins, strict=True) if cabin is None]
        ships[seat] = _with_families(ships[seat], families)
        draft.family_discard += declined
        if families:
            event = FamiliesBoarded(seat, families, tuple(colours[: len(families)]), declined)
            told.append(Told(event, EVERYONE))
    draft.ships = tuple(ships)
    sealing.clear(draft)
    return told


def _with_families(ship: Ship, families: tuple[int, ...]) -> Ship:
    """The empty cabins are filled in the order of the families (ruling DC-21)."""
    boarding = iter([Cabin(family, FAMILIES[family].members) for family in families])
    cabins = [next(boarding, None) if cabin is None else cabin for cabin in ship.cabins]
    return replace(ship, cabins=tuple(cabins))
