"""The computer's own judgement of a day: a good way to send guests, found quickly, and what that is worth to it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engines.dream_cruise.actions import Send, Spot
from engines.dream_cruise.cards import COLOURS, Colour, Icon, Shore
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS
from engines.dream_cruise.ships import Ship

NEW_CABIN = 1.2
"""What it is worth besides the points that a family leaves and another one boards."""

UNFINISHED = 0.65
"""What share of its points a guest earns who leaves others of its family behind."""


@dataclass(frozen=True, slots=True)
class Party:
    """A family with guests to send."""

    family: int
    colour: Colour
    left: int
    icons: tuple[Icon, ...]
    points: int
    members: int


@dataclass(frozen=True, slots=True)
class Slot:
    """An activity, real or imagined, with room for guests."""

    spot: Spot
    card: int
    icon: Icon
    free: int
    there: tuple[Colour, ...] = ()
    is_wild: bool = False

    def welcomes(self, party: Party) -> bool:
        """Whether a guest of this family can come."""
        return (self.is_wild or self.icon in party.icons) and party.colour not in self.there


@dataclass(frozen=True, slots=True)
class Prospects:
    """Where guests would go, and what that is worth."""

    worth: float
    sends: tuple[Send, ...]


def parties_of(ship: Ship) -> list[Party]:
    """The families that still have guests to send."""
    parties = []
    for colour, cabin in zip(COLOURS, ship.cabins, strict=True):
        if cabin is not None and cabin.left:
            family = FAMILIES[cabin.family]
            parties.append(Party(cabin.family, colour, cabin.left, family.icons, family.points, family.members))
    return parties


def slots_of(ship: Ship) -> list[Slot]:
    """The activities that take more guests."""
    return [
        Slot(activity.spot, activity.card, activity.icon, activity.free, activity.guests, activity.captain)
        for activity in ship.activities()
        if activity.free
    ]


def slots_at(location: int) -> list[Slot]:
    """What a location offers by itself."""
    card = LOCATIONS[location]
    top = Slot(Spot.TOP, location, card.icon, card.guests)
    if not isinstance(card, Shore):
        return [top]
    return [top, Slot(Spot.BOTTOM, location, card.sight_icon, card.sight_guests)]


def slot_for(card: int, spot: Spot) -> Slot:
    """What a ship card would offer."""
    return Slot(spot, card, SHIP_CARDS[card].icon, SHIP_CARDS[card].guests)


def made_wild(slots: Iterable[Slot], spot: Spot) -> list[Slot]:
    """The same activities with the captain at one of them."""
    return [replace(slot, is_wild=True) if slot.spot is spot else slot for slot in slots]


def prospects(parties: Sequence[Party], slots: Sequence[Slot], *, is_last: bool) -> Prospects:
    """The better of two ways to send guests: who is nearly done first, or who brings the most first."""
    wanted = [sum([slot.welcomes(party) for party in parties]) - slot.free for slot in slots]
    nearly_done = sorted(parties, key=lambda party: (party.left, -party.points))
    precious = sorted(parties, key=lambda party: -party.points / party.left)
    first = _sent_in_order(nearly_done, slots, wanted, is_last=is_last)
    if precious == nearly_done:
        return first
    second = _sent_in_order(precious, slots, wanted, is_last=is_last)
    return second if second.worth > first.worth else first


def _sent_in_order(order: list[Party], slots: Sequence[Slot], wanted: list[int], *, is_last: bool) -> Prospects:
    """Each family in turn goes where others are least in need of the room."""
    room = [slot.free for slot in slots]
    worth, sends = 0.0, list[Send]()
    for party in order:
        open_to = [at for at, slot in enumerate(slots) if room[at] and slot.welcomes(party)]
        open_to.sort(key=wanted.__getitem__)
        going = open_to[: party.left]
        for at in going:
            room[at] -= 1
            sends.append(Send(party.family, slots[at].spot, slots[at].card))
        worth += _worth(party, len(going), is_last=is_last)
    return Prospects(worth, tuple(sends))


def _worth(party: Party, going: int, *, is_last: bool) -> float:
    """In the last round only a finished family scores, and half a point each guest who is out."""
    is_finished = going == party.left
    if is_last:
        return float(party.points) if is_finished else going / 2
    share = max(party.points / party.members, 0.7)
    so_far = going * share * UNFINISHED
    return so_far + party.members * share * (1 - UNFINISHED) + NEW_CABIN if is_finished else so_far
