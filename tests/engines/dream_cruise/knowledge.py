"""What the laws have to know about Dream Cruise: what is secret, what was told, where the cards are."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from engines.core.chance import Chance
from engines.core.seats import Seat, Viewer
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import Done, Embark, Sail, Take
from engines.dream_cruise.deck import STARTING_FAMILIES
from engines.dream_cruise.inside.acts import cards_discarded
from engines.dream_cruise.inside.sailing import act
from engines.dream_cruise.inside.state import DreamState, LaidSet
from engines.dream_cruise.views import DayPlan, DreamView, Phase
from tests.engines.dream_cruise.retelling import ToldTable

Cards = tuple[int, ...]


def reshuffle_unseen(state: DreamState, viewer: Viewer, chance: Chance) -> DreamState:
    """Decks, the box, Jana's pile, and of the others the hands, the draws and what they chose or did in secret."""
    other = replace(state)
    strangers = [seat for seat in range(state.seat_count) if seat != viewer]
    _reshuffle_families(other, strangers, chance)
    if state.phase is Phase.COURSE:
        pool = Shuffled(chance, state.location_deck, *[state.drawn[seat] for seat in strangers])
        other.location_deck = pool.take(len(state.location_deck))
        _draw_anew(other, strangers, pool)
    else:
        other.location_deck = tuple(chance.shuffled(state.location_deck))
    _choose_anew(other, strangers, chance)
    _reshuffle_ship_cards(other, viewer, strangers, chance)
    return other


class Shuffled:
    """Some cards, shuffled together, to be dealt again."""

    def __init__(self, chance: Chance, *piles: Cards) -> None:
        self._cards = iter(chance.shuffled(card for pile in piles for card in pile))

    def take(self, count: int) -> Cards:
        return tuple(islice(self._cards, count))


def _reshuffle_families(other: DreamState, strangers: list[Seat], chance: Chance) -> None:
    known = tuple(card for card in other.family_box if card < len(STARTING_FAMILIES))
    boxed = tuple(card for card in other.family_box if card >= len(STARTING_FAMILIES))
    jana = other.jana
    is_hidden = jana is not None and other.phase is not Phase.OVER
    hers = jana.families if jana is not None and is_hidden else ()
    drawn = [other.drawn[seat] for seat in strangers] if other.phase is Phase.BOARD else []
    pool = Shuffled(chance, other.family_deck, boxed, hers, *drawn)
    other.family_deck = pool.take(len(other.family_deck))
    other.family_box = known + pool.take(len(boxed))
    if jana is not None and is_hidden:
        other.jana = replace(jana, families=pool.take(len(hers)))
    if other.phase is Phase.BOARD:
        _draw_anew(other, strangers, pool)


def _draw_anew(other: DreamState, strangers: list[Seat], pool: Shuffled) -> None:
    drawn = list(other.drawn)
    for seat in strangers:
        drawn[seat] = pool.take(len(drawn[seat]))
    other.drawn = tuple(drawn)


def _choose_anew(other: DreamState, strangers: list[Seat], chance: Chance) -> None:
    chosen = list(other.chosen)
    for seat in strangers:
        choice = chosen[seat]
        if choice is not None:
            mixed = chance.shuffled(range(len(other.drawn[seat])))[: len(choice)]
            chosen[seat] = tuple(other.drawn[seat][at] for at in sorted(mixed))
    other.chosen = tuple(chosen)


def _reshuffle_ship_cards(other: DreamState, viewer: Viewer, strangers: list[Seat], chance: Chance) -> None:
    """Open sets that somebody took are known to be in that hand, but no view says so later; hands are dealt anew."""
    hidden = other.display[0] if other.display else LaidSet(())
    lying = hidden.cards if hidden.taker is None else ()
    pool = Shuffled(chance, other.ship_deck, lying, *[other.hands[seat] for seat in strangers])
    other.ship_deck = pool.take(len(other.ship_deck))
    lying = pool.take(len(lying))
    hands = list(other.hands)
    for seat in strangers:
        hands[seat] = pool.take(len(hands[seat]))
    other.hands = tuple(hands)
    if hidden.taker is None:
        other.display = tuple([LaidSet(lying), *other.display[1:]][: len(other.display)])
    elif hidden.taker != viewer:
        other.display = (LaidSet(hands[hidden.taker][: len(hidden.cards)], hidden.taker), *other.display[1:])
    if other.phase is Phase.SAIL:
        _sail_anew(other, strangers, chance)


def _sail_anew(other: DreamState, strangers: list[Seat], chance: Chance) -> None:
    """Other acts, but whoever is done stays done: that is open."""
    was_done = [plan.done for plan in other.plans]
    plans = list(other.plans)
    for seat in strangers:
        plans[seat] = DayPlan(other.ships[seat], other.hands[seat])
    other.plans = tuple(plans)
    for seat in strangers:
        for _ in range(chance.below(4)):
            legal = GAME.legal_actions(other, seat)
            choices = [action for action in legal if not isinstance(action, Embark | Sail | Take | Done)]
            if choices:
                act(other, seat, chance.choice(choices))
    plans = list(other.plans)
    for seat in strangers:
        if was_done[seat]:
            plans[seat] = replace(plans[seat], unpaid=None, hand_open=False, done=True)
    other.plans = tuple(plans)


def components(state: DreamState) -> Mapping[str, int]:
    """Every card by its number; in phase 4, where the sealed acts have put it."""
    counts: Counter[str] = Counter()
    ships = [plan.ship for plan in state.plans] or list(state.ships)
    hands = [plan.hand for plan in state.plans] or list(state.hands)
    used = [cards_discarded(made.act) for plan in state.plans for made in plan.acts]
    in_play = [venue.card for ship in ships for venue in (*ship.additions, *(ship.visit.cards if ship.visit else ()))]
    laid = [laid.cards for laid in state.display if laid.taker is None]
    piles = [state.ship_deck, state.ship_discard, in_play, *hands, *used, *laid]
    counts.update(f"ship card {card}" for pile in piles for card in pile)
    jana_families, jana_locations = (state.jana.families, state.jana.locations) if state.jana else ((), ())
    aboard = [cabin.family for ship in ships for cabin in ship.cabins if cabin is not None]
    scored = [ship.scored for ship in ships]
    families = [state.family_deck, state.family_discard, state.family_box, aboard, *scored, jana_families]
    locations = [state.location_deck, state.location_discard, jana_locations, *[ship.route for ship in ships]]
    if state.phase is Phase.BOARD:
        families += state.drawn
    else:
        locations += state.drawn
    counts.update(f"family {card}" for pile in families for card in pile)
    counts.update(f"location {card}" for pile in locations for card in pile)
    return counts


def contradiction(viewer: Viewer, view: DreamView, heard: list[Any]) -> str | None:
    """Lays the table out anew from what was told, and compares."""
    told = _table_of(viewer, heard).laid_out()
    seen = _laid_out(view)
    if view.phase is Phase.COURSE:  # how many locations a seat has drawn, nobody else is told
        del seen["location deck"]
    differing = [f"{what}: seen {here}, told {told.get(what)}" for what, here in seen.items() if here != told.get(what)]
    return "; ".join(differing) or None


_TABLES: dict[Viewer, tuple[list[Any], ToldTable]] = {}
"""The last table of each viewer: a long game is heard on, not all over again at every position."""


def _table_of(viewer: Viewer, heard: list[Any]) -> ToldTable:
    before, table = _TABLES.pop(viewer, ([], ToldTable(viewer)))
    if not before or before != heard[: len(before)]:
        before, table = [], ToldTable(viewer)
    for event in heard[len(before) :]:
        table.hear(event)
    _TABLES[viewer] = (heard, table)
    return table


def _laid_out(view: DreamView) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "round": view.round,
        "ending": view.ending,
        "first": view.first,
        "token": view.token,
        "is over": view.phase is Phase.OVER,
        "cabins": [[cabin and (cabin.family, cabin.left) for cabin in shown.ship.cabins] for shown in view.ships],
        "additions": [[(venue.card, venue.guests) for venue in shown.ship.additions] for shown in view.ships],
        "routes": [list(shown.ship.route) for shown in view.ships],
        "scored": [list(shown.ship.scored) for shown in view.ships],
        "captains": [shown.ship.visit and shown.ship.visit.captain for shown in view.ships],
        "guests": [shown.score.guests for shown in view.ships],
        "hand sizes": [shown.hand_size for shown in view.ships],
        "family deck": view.family_deck,
        "family discard": sorted(view.family_discard),
        "location deck": view.location_deck,
        "location discard": sorted(view.location_discard),
        "ship deck": view.ship_deck,
        "ship discard": sorted(view.ship_discard),
        "display": {laid.number: laid.taker for laid in view.display},
    }
    if view.jana is not None:
        seen["jana"] = (view.jana.pile, list(view.jana.locations))
    if view.mine is not None and view.mine.plan is None:
        seen["hand"] = sorted(view.mine.hand)
    if view.mine is not None:
        seen["drawn"] = view.mine.drawn
    return seen
