"""How a seat without a person plays: from its own view, looking one day ahead."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from engines.core.chance import Chance
from engines.dream_cruise.actions import (
    ADDITION_SPOTS,
    Action,
    Build,
    CallCaptain,
    CloseHand,
    Done,
    Embark,
    Pay,
    Replace,
    Sail,
    Spot,
    Stage,
    Take,
)
from engines.dream_cruise.cards import Icon
from engines.dream_cruise.deck import FAMILIES, SHIP_CARDS, card_spots, is_activity, is_sea
from engines.dream_cruise.inside.prospects import (
    Party,
    Prospects,
    Slot,
    made_wild,
    parties_of,
    prospects,
    slot_for,
    slots_at,
    slots_of,
)
from engines.dream_cruise.routes import route_gain
from engines.dream_cruise.ships import Ship
from engines.dream_cruise.views import DayPlan, DreamView, Mine, OpenSet

T = TypeVar("T")

USUAL_ROUNDS = 6.5
"""How long a game lasts as a rule."""

HIDDEN_SET = 2.6
"""What two unknown cards and the start-player token are worth, beside what known ones are."""

CARD = 0.25
"""What a card is worth that stays in hand; the last round apart."""

ICON_SUPPLY = {
    Icon.SPORTS: 0.9,
    Icon.CULTURE: 0.9,
    Icon.REST: 0.9,
    Icon.CITY: 0.4,
    Icon.COUNTRY: 0.4,
    Icon.BEACH: 0.4,
}
"""How many guests of one family can enjoy an icon in a round, roughly."""


def chosen_action(view: DreamView, actions: tuple[Action, ...], chance: Chance) -> Action:
    """A sensible choice; small whims keep two computers from playing alike."""
    mine = view.mine
    assert mine is not None, "whoever acts has a seat"
    thoughts = Thoughts(view, mine)
    boards = [action for action in actions if isinstance(action, Embark)]
    courses = [action for action in actions if isinstance(action, Sail)]
    sets = [action for action in actions if isinstance(action, Take)]
    if boards:
        return _best(boards, thoughts.boarding_worth, chance)
    if courses:
        return _best(courses, thoughts.course_worth, chance)
    if sets:
        return _best(sets, thoughts.set_worth, chance)
    return thoughts.next_act(actions, chance)


def _best(choices: Sequence[T], worth: Callable[[T], float], chance: Chance) -> T:
    """The best choice, give or take a whim."""
    return max(choices, key=lambda choice: worth(choice) + chance.below(100) / 500)


class Thoughts:
    """What a computer makes of its view."""

    def __init__(self, view: DreamView, mine: Mine) -> None:
        self.view, self.hand = view, mine.hand
        self.plan = mine.plan
        self.ship: Ship = view.ships[mine.seat].ship if mine.plan is None else mine.plan.ship
        self.is_last = view.ending is not None
        self.rounds_left = 0.0 if self.is_last else max(USUAL_ROUNDS - view.round, 0.5)

    def boarding_worth(self, action: Embark) -> float:
        """Families that are likely to be finished soon, for many points."""
        return sum(self._family_worth(family) for family in action.families)

    def _family_worth(self, number: int) -> float:
        family = FAMILIES[number]
        offered = [SHIP_CARDS[venue.card].icon for venue in self.ship.additions]
        in_hand = [SHIP_CARDS[card].icon for card in self.hand]
        per_round = sum(
            ICON_SUPPLY[icon] + 0.7 * offered.count(icon) + 0.25 * in_hand.count(icon) for icon in family.icons
        )
        rounds = max(family.members / per_round, 1.0)
        if rounds > self.rounds_left + 1:
            return family.points * (self.rounds_left + 1) / rounds - rounds
        return float((family.points + 1) / rounds**0.6)

    def course_worth(self, action: Sail) -> float:
        """A good day there, and what the port does for the routes."""
        there = slots_at(action.location)
        spots = card_spots(action.location)
        parties = parties_of(self.ship)
        aboard = slots_of(self.ship)
        plain = prospects(parties, [*there, *aboard], is_last=self.is_last).worth
        best_cards = self._activities_by_worth(parties)[:spots]
        staged = [slot_for(card, spot) for card, spot in zip(best_cards, (Spot.CARD_1, Spot.CARD_2), strict=False)]
        uncovered = [slot for slot in there if slot.spot is Spot.TOP]
        with_cards = prospects(parties, [*uncovered, *staged, *aboard], is_last=self.is_last).worth - 0.2
        return max(plain, with_cards) + self._route_worth(action.location)

    def _route_worth(self, location: int) -> float:
        hope = 0.0 if self.is_last else self._hope(location)
        return route_gain(self.ship.route, location).points + hope

    def _hope(self, location: int) -> float:
        """A second card of a region is a beginning."""
        return 0.5 if is_sea(location) else 0.3

    def _activities_by_worth(self, parties: list[Party]) -> list[int]:
        activities = [card for card in self.hand if is_activity(card)]
        return sorted(activities, key=lambda card: -self._card_worth(card, parties))

    def _card_worth(self, card: int, parties: list[Party]) -> float:
        """How many of the families aboard would come, and for an addition, for how long."""
        wish = SHIP_CARDS[card]
        today = min(sum(wish.icon in party.icons for party in parties), wish.guests)
        if is_activity(card):
            return 0.3 + 0.6 * today + 0.1 * wish.guests
        return 0.3 + 0.3 * today + 0.12 * wish.guests * self.rounds_left

    def set_worth(self, action: Take) -> float:
        """The cards of a set; two for the same spot are worth less."""
        cards = next(
            (laid.cards for laid in self.view.display if isinstance(laid, OpenSet) and laid.number == action.number),
            None,
        )
        if cards is None:
            return HIDDEN_SET
        parties = parties_of(self.ship)
        return sum(self._card_worth(card, parties) for card in cards)

    def next_act(self, actions: tuple[Action, ...], chance: Chance) -> Action:
        """Answer what is open, else improve the day with cards as long as that pays, then send guests, then be done."""
        answers = [action for action in actions if isinstance(action, Pay | Replace)]
        if answers:
            parties = parties_of(self.ship)
            return min(answers, key=lambda answer: self._card_worth(answer.card, parties))
        if self.plan is None or self.plan.done:
            return actions[0]
        parties, slots = parties_of(self.ship), slots_of(self.ship)
        today = prospects(parties, slots, is_last=self.is_last)
        card_act = self._improvement(actions, self.plan, parties, slots, today)
        if card_act is not None:
            return card_act
        if CloseHand() in actions:
            return CloseHand()
        return today.sends[0] if today.sends else Done()

    def _improvement(
        self,
        actions: Iterable[Action],
        plan: DayPlan,
        parties: list[Party],
        slots: list[Slot],
        today: Prospects,
    ) -> Stage | Build | CallCaptain | None:
        """The card, or the captain, that makes the day better by more than it costs."""
        best, best_gain = None, 0.0
        keep = 0.0 if self.is_last else CARD
        for action in actions:
            match action:
                case Stage(card):
                    rest = [slot for slot in slots if slot.spot is not Spot.BOTTOM]
                    later, cost = [*rest, slot_for(card, Spot.CARD_2)], keep
                    bonus = 0.0
                case Build(card):
                    gone = None if plan.ship.has_space else self._least_addition(plan.ship, parties)
                    kept = [slot for slot in slots if slot.spot not in ADDITION_SPOTS or slot.card != gone]
                    later, cost = [*kept, slot_for(card, Spot.ADDITION_3)], 2 * keep
                    bonus = self._building_bonus(card, gone)
                case CallCaptain(spot, _):
                    later, cost, bonus = made_wild(slots, spot), keep, 0.0
                case _:
                    continue
            gain = prospects(parties, later, is_last=self.is_last).worth - today.worth + bonus - cost
            if gain > best_gain + 0.01:
                best, best_gain = action, gain
        return best

    def _least_addition(self, ship: Ship, parties: list[Party]) -> int:
        """The addition that would be replaced first."""
        return min([venue.card for venue in ship.additions], key=lambda card: self._card_worth(card, parties))

    def _building_bonus(self, card: int, gone: int | None) -> float:
        """What an addition brings in later rounds; if it has to replace one, only what it is better."""
        gained = 0.35 * SHIP_CARDS[card].guests * self.rounds_left
        if gone is None:
            return gained
        return gained - 0.35 * SHIP_CARDS[gone].guests * self.rounds_left - 0.5
