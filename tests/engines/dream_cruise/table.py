"""Dream Cruise by what its cards say: `family("sports city", 3)`, `shore(top="city")`, `addition("rest", 3)`."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from engines.core.chance import Chance
from engines.core.errors import IllegalAction
from engines.core.events import Told
from engines.core.game import Move
from engines.core.play import play
from engines.core.seats import Viewer
from engines.dream_cruise import GAME
from engines.dream_cruise.actions import (
    Action,
    Build,
    CallCaptain,
    Done,
    DreamOptions,
    Pay,
    Replace,
    Send,
    Spot,
    TakeBack,
)
from engines.dream_cruise.cards import Icon, Region, Sea, Shore
from engines.dream_cruise.deck import (
    FAMILIES,
    LOCATIONS,
    OTHER_FAMILIES,
    SHIP_CARDS,
    STARTING_FAMILIES,
    is_activity,
)
from engines.dream_cruise.inside.acts import cards_used
from engines.dream_cruise.inside.state import DreamState, Jana
from engines.dream_cruise.ships import Cabin, Ship, Venue, Visit
from engines.dream_cruise.views import DayPlan, DreamView, Mine, Phase

STARTERS = range(len(STARTING_FAMILIES))
OTHERS = range(len(STARTING_FAMILIES), len(STARTING_FAMILIES) + len(OTHER_FAMILIES))


def family(icons: str, members: int | None = None, nth: int = 0) -> int:
    """The nth family, not a starting one, that wishes for exactly these icons."""
    wanted = {Icon(word) for word in icons.split()}
    return _nth(
        nth,
        f"family {icons} {members}",
        (
            number
            for number in OTHERS
            if set(FAMILIES[number].icons) == wanted and members in {None, FAMILIES[number].members}
        ),
    )


def shore(
    top: str | None = None,
    bottom: str | None = None,
    *,
    region: Region | None = None,
    top_room: int | None = None,
    bottom_room: int | None = None,
    nth: int = 0,
) -> int:
    """The nth port that shows this."""

    def fits(card: object) -> bool:
        return (
            isinstance(card, Shore)
            and region in {None, card.region}
            and top in {None, card.icon.value}
            and bottom in {None, card.sight_icon.value}
            and top_room in {None, card.guests}
            and bottom_room in {None, card.sight_guests}
        )

    return _nth(nth, "shore", (number for number, card in enumerate(LOCATIONS) if fits(card)))


def sea(icon: str = "rest", nth: int = 0) -> int:
    """The nth day at sea with this icon."""
    fitting = (number for number, card in enumerate(LOCATIONS) if isinstance(card, Sea) and card.icon == Icon(icon))
    return _nth(nth, f"sea {icon}", fitting)


def activity(icon: str, guests: int, nth: int = 0) -> int:
    return _ship_card(icon, guests, nth, activity=True)


def addition(icon: str, guests: int, nth: int = 0) -> int:
    return _ship_card(icon, guests, nth, activity=False)


def _ship_card(icon: str, guests: int, nth: int, *, activity: bool) -> int:
    fitting = (
        number
        for number, card in enumerate(SHIP_CARDS)
        if is_activity(number) == activity and (card.icon, card.guests) == (Icon(icon), guests)
    )
    return _nth(nth, f"ship card {icon} {guests}", fitting)


def _nth(nth: int, what: str, numbers: Iterable[int]) -> int:
    found = next(islice(numbers, nth, None), None)
    assert found is not None, f"the deck has no such card: {what}"
    return found


def routes_of(region: Region, ports: int) -> tuple[int, ...]:
    return tuple(shore(region=region, nth=nth) for nth in range(ports))


def ship(
    *families: int | tuple[int, int] | None,
    at: int | None = None,
    additions: Iterable[int | Venue] = (),
    route: Iterable[int] = (),
    scored: Iterable[int] = (),
) -> Ship:
    """A ship; a pair is a family and how many of its guests are left in the cabin."""
    cabins = [_cabin(one) for one in (*families, None, None, None)][:3]
    built = [one if isinstance(one, Venue) else Venue(one) for one in additions]
    sailed = tuple(route) if at is None else (*route, at)
    return Ship(tuple(cabins), tuple(built), None if at is None else Visit(at), sailed, tuple(scored))


def _cabin(one: int | tuple[int, int] | None) -> Cabin | None:
    if isinstance(one, int):
        return Cabin(one, FAMILIES[one].members)
    return None if one is None else Cabin(*one)


def position(
    *ships: Ship,
    hands: Sequence[Iterable[int]] = (),
    phase: Phase = Phase.SAIL,
    first: int = 0,
    jana: Jana | None = None,
    **changed: Any,
) -> DreamState:
    """A position in which every card that is nowhere else lies in its deck, in order."""
    held = tuple(tuple(hand) for hand in hands) or ((),) * len(ships)
    aboard = {cabin.family for one in ships for cabin in one.cabins if cabin is not None}
    used = {card for hand in held for card in hand} | {venue.card for one in ships for venue in one.additions}
    away = aboard | {family for one in ships for family in one.scored}
    sailed = {location for one in ships for location in one.route}
    state = DreamState(
        phase=phase,
        round=2,
        moment=0,
        ending=None,
        sea_days=False,
        first=first,
        token=first,
        family_deck=tuple(number for number in OTHERS if number not in away),
        family_discard=(),
        family_box=tuple(number for number in STARTERS if number not in away),
        location_deck=tuple(number for number in range(len(LOCATIONS)) if number not in sailed),
        location_discard=(),
        ship_deck=tuple(number for number in range(len(SHIP_CARDS)) if number not in used),
        ship_discard=(),
        ships=ships,
        hands=held,
        drawn=((),) * len(ships),
        chosen=((),) * len(ships),
        display=(),
        taking=0,
        plans=tuple(DayPlan(*pair) for pair in zip(ships, held, strict=True)) if phase is Phase.SAIL else (),
        jana=jana if jana is not None or len(ships) > 1 else Jana(0, ()),
    )
    return replace(state, **changed)


ToSpot = Callable[[Ship], Send | CallCaptain]
"""An act that names a place; the card there is looked up when it is done."""


def send(family: int, spot: Spot) -> ToSpot:
    """A guest goes to whatever is at a spot."""
    return lambda aboard: Send(family, spot, card_at(aboard, spot))


def captain(spot: Spot) -> ToSpot:
    """The captain goes to whatever is at a spot."""
    return lambda aboard: CallCaptain(spot, card_at(aboard, spot))


def card_at(aboard: Ship, spot: Spot) -> int:
    """The card at a spot; where there is nothing, the location."""
    lying = aboard.visit.location if aboard.visit is not None else 0
    return next((one.card for one in aboard.activities() if one.spot is spot), lying)


@dataclass
class Table:
    """A game that goes on, and what was told on the way."""

    state: DreamState
    told: list[Told[Any]]
    steps: int = 0

    def does(self, seat: int, *actions: Action | ToSpot) -> "Table":
        for action in actions:
            self.steps += 1
            move = Move(seat, self.named(seat, action))
            step = play(GAME, self.state, move, Chance("table", self.steps))
            self.state = step.state
            self.told = [*self.told, *step.told]
        return self

    def all_done(self) -> "Table":
        for seat in sorted(GAME.deciders(self.state)):
            self.does(seat, Done())
        return self

    def builds(self, seat: int, card: int, *, paying: int, replacing: int | None = None) -> "Table":
        swap = [] if replacing is None else [Replace(self.plan(seat).next_number, replacing)]
        return self.does(seat, Build(card), *swap).pays(seat, paying)

    def calls_captain(self, seat: int, spot: Spot, *, paying: int) -> "Table":
        return self.does(seat, captain(spot)).pays(seat, paying)

    def pays(self, seat: int, card: int) -> "Table":
        """Say what pays, if that is asked; it is not where there is no choice."""
        unpaid = self.plan(seat).unpaid
        if unpaid is not None:
            return self.does(seat, Pay(unpaid.number, card))
        assert card in cards_used(self.plan(seat).acts[-1].act)
        return self

    def takes_back(self, seat: int) -> "Table":
        plan = self.plan(seat)
        return self.does(seat, TakeBack((plan.unpaid or plan.acts[-1]).number))

    def refuses(self, seat: int, action: Action | ToSpot) -> str:
        """Why an action is refused."""
        try:
            play(GAME, self.state, Move(seat, self.named(seat, action)), Chance("refused", 0))
        except IllegalAction as refusal:
            return refusal.reason.value
        raise AssertionError(f"{action} was accepted")

    def named(self, seat: int, action: Action | ToSpot) -> Action:
        return action(self.plan(seat).ship) if callable(action) else action

    def phase(self) -> Phase:
        return self.state.phase

    def plan(self, seat: int) -> DayPlan:
        return self.state.plans[seat]

    def legal(self, seat: int, kind: type | None = None) -> list[Any]:
        legal = GAME.legal_actions(self.state, seat)
        return [action for action in legal if kind is None or isinstance(action, kind)]

    def seen_by(self, viewer: Viewer) -> DreamView:
        return GAME.view(self.state, viewer)

    def mine(self, seat: int) -> Mine:
        mine = self.seen_by(seat).mine
        assert mine is not None
        return mine

    def heard(self, kind: type, viewer: Viewer = None) -> list[Any]:
        """The events of one kind that a viewer was told."""
        return [one.event for one in self.told if isinstance(one.event, kind) and one.audience.hears(viewer)]


def begun(seats: int, options: DreamOptions | None = None, seed: str = "begun") -> Table:
    """A game after its setup."""
    step = GAME.setup(options or DreamOptions(), seats, Chance(seed, 0))
    return Table(step.state, list(step.told))


def sailing(*ships: Ship, hands: Sequence[Iterable[int]] = (), **changed: Any) -> Table:
    """Phase 4 of a game."""
    return Table(position(*ships, hands=hands, **changed), [])


def calm(seed: int = 0) -> Ship:
    """A ship of somebody who is not what the test is about."""
    return ship(*(3 * seed + cabin for cabin in range(3)), at=sea("sports", nth=seed))
