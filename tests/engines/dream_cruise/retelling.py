"""The table of Dream Cruise as somebody lays it out who only hears what happens."""

from functools import singledispatchmethod
from typing import Any

from engines.core.seats import Seat, Viewer
from engines.dream_cruise.actions import ADDITION_SPOTS
from engines.dream_cruise.cards import COLOURS
from engines.dream_cruise.deck import FAMILIES, LOCATIONS, SHIP_CARDS, is_sea
from engines.dream_cruise.events import (
    ActivityStaged,
    AdditionBuilt,
    CaptainSent,
    CourseSet,
    DiscardShuffled,
    Event,
    FamiliesBoarded,
    FamiliesDrawn,
    FamilyFinished,
    GameBegan,
    GameEnded,
    GuestSent,
    HasChosen,
    HiddenSetTaken,
    JanaDrewFamily,
    JanaJoined,
    JanaTookLocations,
    LastRoundCalled,
    NoCourse,
    NoSet,
    RoundBegan,
    SaidDone,
    SaidNotDone,
    SeaDayEnjoyed,
    SetsDiscarded,
    SetsLaidOut,
    SetTaken,
    YouDrewFamilies,
    YouDrewLocations,
    YouDrewShipCard,
    YouTook,
)
from engines.dream_cruise.views import Ending, Pile


class ToldTable:
    """Keeps books of every card it hears of."""

    def __init__(self, me: Viewer) -> None:
        self.me = me
        self.round, self.is_over = 0, False
        self.ending: Ending | None = None
        self.family_discard: list[int] = []
        self.location_discard: list[int] = []
        self.ship_discard: list[int] = []
        self.display: dict[int, Seat | None] = {}
        self.untaken: dict[int, int] = {}
        """The sets still there, and how many cards they have."""
        self.hand: list[int] = []
        self.drawn: tuple[int, ...] = ()
        self.jana: tuple[int, list[int]] | None = None

    def laid_out(self) -> dict[str, Any]:
        on_ships = sum(map(len, self.additions)) + sum(map(len, self.staged))
        ship_deck = len(SHIP_CARDS) - len(self.ship_discard) - on_ships
        jana_locations = self.jana[1] if self.jana else []
        sailed = sum(map(len, self.routes)) + len(jana_locations)
        return {
            "round": self.round,
            "ending": self.ending,
            "first": self.first,
            "token": self.token,
            "is over": self.is_over,
            "cabins": [[cabin and tuple(cabin) for cabin in cabins] for cabins in self.cabins],
            "additions": [[(card, tuple(guests)) for card, guests in built] for built in self.additions],
            "routes": self.routes,
            "scored": self.scored,
            "captains": self.captains,
            "guests": [
                len(ashore) + sum(len(guests) for _, guests in built)
                for ashore, built in zip(self.ashore, self.additions, strict=True)
            ],
            "hand sizes": self.hand_sizes,
            "family deck": self.family_deck,
            "family discard": sorted(self.family_discard),
            "location deck": len(LOCATIONS) - len(self.location_discard) - sailed,
            "location discard": sorted(self.location_discard),
            "ship deck": ship_deck - sum(self.hand_sizes) - sum(self.untaken.values()),
            "ship discard": sorted(self.ship_discard),
            "display": self.display,
            "jana": self.jana,
            "hand": sorted(self.hand),
            "drawn": self.drawn,
        }

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Lay out what happened. An event without a case of its own is an error."""
        raise TypeError(event)

    @hear.register
    def _(self, event: GameBegan) -> None:
        seats = len(event.families)
        self.cabins: list[list[list[int] | None]] = [
            [[family, FAMILIES[family].members] for family in triple] for triple in event.families
        ]
        self.additions: list[list[tuple[int, list[Any]]]] = [[] for _ in range(seats)]
        self.staged: list[list[int]] = [[] for _ in range(seats)]
        self.ashore: list[list[Any]] = [[] for _ in range(seats)]
        """The colours of the guests on locations and the cards there."""
        self.captains: list[Any] = [None] * seats
        self.routes: list[list[int]] = [[] for _ in range(seats)]
        self.scored: list[list[int]] = [[] for _ in range(seats)]
        self.hand_sizes = [0] * seats
        self.family_deck = event.family_deck
        self.first = self.token = event.first

    @hear.register
    def _(self, event: JanaJoined) -> None:
        self.jana = (event.level, [])

    @hear.register
    def _(self, event: RoundBegan) -> None:
        assert event.round == self.round + 1
        assert event.first == self.token
        self.round, self.first = event.round, event.first
        for seat, staged in enumerate(self.staged):
            self.ship_discard += staged
            self.staged[seat], self.ashore[seat], self.captains[seat] = [], [], None

    @hear.register
    def _(self, event: FamiliesDrawn) -> None:
        assert self.round > 1
        self.family_deck -= event.count

    @hear.register
    def _(self, event: YouDrewFamilies) -> None:
        self.drawn = event.families

    @hear.register
    def _(self, event: JanaDrewFamily) -> None:
        assert self.jana is not None
        self.jana = (self.jana[0] + 1, self.jana[1])
        assert self.jana[0] == event.pile
        self.family_deck -= 1

    @hear.register
    def _(self, event: LastRoundCalled) -> None:
        assert self.ending is None
        self.ending = event.ending
        if event.ending is Ending.FAMILIES:
            self.family_deck += len(self.family_discard)
            self.family_discard = []

    @hear.register
    def _(self, event: DiscardShuffled) -> None:
        if event.pile is Pile.LOCATIONS:
            self.location_discard = []
        else:
            self.ship_discard = []

    @hear.register
    def _(self, event: HasChosen) -> None:
        """What, remains to be seen."""

    @hear.register
    def _(self, event: FamiliesBoarded) -> None:
        if event.seat == self.me:
            assert sorted(self.drawn) == sorted(event.families + event.declined)
            self.drawn = ()
        for family, colour in zip(event.families, event.colours, strict=True):
            at = COLOURS.index(colour)
            assert self.cabins[event.seat][at] is None
            self.cabins[event.seat][at] = [family, FAMILIES[family].members]
        self.family_discard += event.declined

    @hear.register
    def _(self, event: YouDrewLocations) -> None:
        self.drawn = event.locations

    @hear.register
    def _(self, event: CourseSet) -> None:
        if event.seat == self.me:
            assert sorted(self.drawn) == sorted((event.location, *event.declined))
            self.drawn = ()
        self.routes[event.seat].append(event.location)
        self.location_discard += event.declined if self.jana is None else ()

    @hear.register
    def _(self, event: NoCourse) -> None:
        assert self.ending is not None

    @hear.register
    def _(self, event: JanaTookLocations) -> None:
        assert self.jana is not None
        self.jana[1].extend(event.locations)

    @hear.register
    def _(self, event: SeaDayEnjoyed) -> None:
        assert is_sea(self.routes[event.seat][-1])
        self.hand_sizes[event.seat] += 1

    @hear.register
    def _(self, event: YouDrewShipCard) -> None:
        self.hand.append(event.card)

    @hear.register
    def _(self, event: SetsLaidOut) -> None:
        sizes = [event.face_down, *map(len, event.face_up)]
        self.untaken = {number: size for number, size in enumerate(sizes) if size}
        self.display = dict.fromkeys(self.untaken)

    @hear.register
    def _(self, event: SetTaken) -> None:
        self.take(event.seat, event.number, len(event.cards))
        if event.seat == self.me:
            self.hand += event.cards

    @hear.register
    def _(self, event: HiddenSetTaken) -> None:
        self.take(event.seat, 0, event.size)
        self.token = event.seat
        assert event.begins_next == (len(self.routes) > 1)

    @hear.register
    def _(self, event: YouTook) -> None:
        self.hand += event.cards

    def take(self, seat: Seat, number: int, size: int) -> None:
        assert self.untaken.pop(number) == size
        self.display[number] = seat
        self.hand_sizes[seat] += size
        if all(taker is not None for taker in self.display.values()):
            self.display = {}

    @hear.register
    def _(self, event: NoSet) -> None:
        assert not any(self.untaken), "a face-up set is left for everyone"
        assert event.seat not in self.display.values()

    @hear.register
    def _(self, event: SetsDiscarded) -> None:
        assert len(event.cards) == sum(self.untaken.values())
        self.ship_discard += event.cards
        self.untaken, self.display = {}, {}

    @hear.register(SaidDone)
    @hear.register(SaidNotDone)
    def _(self, event: SaidDone | SaidNotDone) -> None:
        """What it did, remains to be seen."""

    @hear.register
    def _(self, event: GuestSent) -> None:
        cabin = self.cabins[event.seat][COLOURS.index(event.colour)]
        assert cabin is not None
        assert cabin[0] == event.family
        cabin[1] -= 1
        if event.place in ADDITION_SPOTS:
            card, guests = self.additions[event.seat][ADDITION_SPOTS.index(event.place)]
            assert card == event.card
            guests.append(event.colour)
        else:
            self.ashore[event.seat].append(event.colour)

    @hear.register
    def _(self, event: ActivityStaged) -> None:
        assert self.routes[event.seat][-1] == event.location
        self.spend(event.seat, event.card)
        self.staged[event.seat].append(event.card)

    @hear.register
    def _(self, event: AdditionBuilt) -> None:
        self.spend(event.seat, event.card, event.payment)
        self.ship_discard.append(event.payment)
        built = self.additions[event.seat]
        if event.replaced is None:
            built.append((event.card, []))
            return
        at = next(at for at, (card, _) in enumerate(built) if card == event.replaced)
        assert built[at] == (event.replaced, list(event.guests_gone))
        built[at] = (event.card, [])
        self.ship_discard.append(event.replaced)

    @hear.register
    def _(self, event: CaptainSent) -> None:
        self.spend(event.seat, event.payment)
        self.ship_discard.append(event.payment)
        assert self.captains[event.seat] is None
        self.captains[event.seat] = event.place

    def spend(self, seat: Seat, *cards: int) -> None:
        self.hand_sizes[seat] -= len(cards)
        if seat == self.me:
            for card in cards:
                self.hand.remove(card)

    @hear.register
    def _(self, event: FamilyFinished) -> None:
        at = next(at for at, cabin in enumerate(self.cabins[event.seat]) if cabin and cabin[0] == event.family)
        assert self.cabins[event.seat][at] == [event.family, 0]
        assert event.points == FAMILIES[event.family].points
        self.cabins[event.seat][at] = None
        self.scored[event.seat].append(event.family)
        for guests in (self.ashore[event.seat], *[guests for _, guests in self.additions[event.seat]]):
            if COLOURS[at] in guests:
                guests[:] = [colour for colour in guests if colour is not COLOURS[at]]

    @hear.register
    def _(self, event: GameEnded) -> None:
        self.is_over = True
        assert (event.jana is None) == (self.jana is None)
