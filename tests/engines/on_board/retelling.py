"""The table of On Board as somebody lays it out who only hears what happens."""

from dataclasses import replace
from functools import singledispatchmethod
from typing import Any

from engines.core.seats import Seat, Viewer
from engines.on_board.cards import Captain, Card, CoveredPile, Luggage, Means, OpenPile, PileName, SecretPile
from engines.on_board.deck import START
from engines.on_board.events import (
    Boarded,
    CabinsOpened,
    CaptainChosen,
    CaptainsDealt,
    CaptainsRevealed,
    CardGiven,
    CardsDrawn,
    CompensationLost,
    Divided,
    Event,
    GameBegan,
    GameEnded,
    GiftDecided,
    HatboxOpened,
    KitUsed,
    LoverJoined,
    LuggageTaken,
    Mood,
    Noted,
    ObjectiveTaken,
    PileTaken,
    PortCalled,
    Resolved,
    SatisfiedTicked,
    SpecialDismissed,
    SpecialPosted,
    SunsScored,
    TookBack,
    TurnBegan,
    TurnedAway,
    YouDrew,
)
from engines.on_board.sheet import Sheet
from engines.on_board.views import PortCall


def changed(row: tuple[Any, ...], at: int, piece: Any) -> tuple[Any, ...]:
    return (*row[:at], piece, *row[at + 1 :])


class ToldTable:
    """The table as somebody would lay it out who only hears what happens."""

    def __init__(self, me: Viewer) -> None:
        self.me = me
        self.turn = 0
        self.sheets = [Sheet(START), Sheet(START)]
        self.calls: list[PortCall] = []
        self.drawn: OpenPile | CoveredPile | SecretPile | None = None
        self.mine: tuple[Card, ...] = ()
        self.piles: list[OpenPile | CoveredPile | SecretPile] = []
        self.hands: list[list[Card]] = [[], []]
        self.my_captains: tuple[Captain, ...] = ()
        self.happened: list[Any] = []
        self.phase_told = False

    @singledispatchmethod
    def hear(self, event: Event) -> None:
        """Lay out what happened. An event without a case of its own is an error."""
        raise TypeError(event)

    def change(self, seat: Seat, **changes: Any) -> None:
        self.sheets[seat] = replace(self.sheets[seat], **changes)

    def change_line(self, seat: Seat, stars: int, **changes: Any) -> None:
        lines = list(self.sheets[seat].lines)
        lines[stars - 1] = replace(lines[stars - 1], **changes)
        self.change(seat, lines=tuple(lines))

    def spend(self, seat: Seat, luggage: Luggage) -> None:
        left = tuple(card for card in self.sheets[seat].luggage if card.luggage is not luggage)
        assert len(left) == len(self.sheets[seat].luggage) - 1, f"{luggage} was not there"
        self.change(seat, luggage=left)

    def help(self, seat: Seat, means: Means, luggage: Luggage) -> None:
        if means in {Means.CAPTAIN, Means.BOTH}:
            assert not self.sheets[seat].captain_used
            self.change(seat, captain_used=True)
        if means in {Means.LUGGAGE, Means.BOTH}:
            self.spend(seat, luggage)

    @hear.register
    def _(self, event: GameBegan) -> None:
        self.green = self.distributor = event.green
        self.turns = event.turns
        self.deck_size = event.turns * 3

    @hear.register
    def _(self, event: CaptainsDealt) -> None:
        self.my_captains = event.captains

    @hear.register(CaptainChosen)
    @hear.register(GiftDecided)
    @hear.register(Resolved)
    def _(self, event: CaptainChosen | GiftDecided | Resolved) -> None:
        assert event.seat in {0, 1}

    @hear.register
    def _(self, event: CaptainsRevealed) -> None:
        assert not self.my_captains or event.captains[self.me or 0] in self.my_captains
        self.my_captains = ()
        for seat, captain in enumerate(event.captains):
            self.change(seat, captain=captain)

    @hear.register
    def _(self, event: TurnBegan) -> None:
        assert event.turn == self.turn + 1
        self.turn, self.distributor = event.turn, event.distributor
        self.happened = []
        if self.calls and (event.turn - 1) * 4 == len(self.calls) * self.turns:
            for seat in (0, 1):
                self.change(seat, captain_used=False)

    @hear.register
    def _(self, event: HatboxOpened) -> None:
        self.spend(event.seat, Luggage.HATBOX)

    @hear.register
    def _(self, event: CardsDrawn) -> None:
        assert event.distributor == self.distributor
        self.drawn, self.deck_size = event.cards, self.deck_size - 3

    @hear.register
    def _(self, event: YouDrew) -> None:
        assert self.drawn == CoveredPile(3)
        assert self.me == self.distributor
        self.mine, self.drawn = event.cards, SecretPile(event.cards)

    @hear.register
    def _(self, event: Divided) -> None:
        self.piles, self.drawn = [event.single, event.pair], None
        assert [self.size(pile) for pile in self.piles] == [1, 2]
        if self.me == event.distributor and self.mine:
            shown = {card for pile in self.piles if isinstance(pile, OpenPile) for card in pile.cards}
            rest = SecretPile(tuple(card for card in self.mine if card not in shown))
            self.piles = [rest if isinstance(pile, CoveredPile) else pile for pile in self.piles]
        self.mine = ()

    @staticmethod
    def size(pile: OpenPile | CoveredPile | SecretPile) -> int:
        return pile.size if isinstance(pile, CoveredPile) else len(pile.cards)

    @hear.register
    def _(self, event: PileTaken) -> None:
        if self.piles:
            self.taken_from, self.piles = self.piles, []
        pile = self.taken_from[0 if event.pile is PileName.SINGLE else 1]
        assert event.was_covered != isinstance(pile, OpenPile)
        assert isinstance(pile, CoveredPile) or pile.cards == event.cards
        self.hands[event.seat] = list(event.cards)

    @hear.register
    def _(self, event: CardGiven) -> None:
        if event.means is Means.CAPTAIN:
            self.help(event.giver, event.means, Luggage.GIFT_PARCEL)
        elif self.sheets[event.giver].has(Luggage.GIFT_PARCEL):
            self.spend(event.giver, Luggage.GIFT_PARCEL)
        else:
            (parcel,) = [
                card for card in self.hands[event.giver] if getattr(card, "luggage", None) is Luggage.GIFT_PARCEL
            ]
            self.hands[event.giver].remove(parcel)
        self.hands[event.giver].remove(event.card)
        self.hands[event.receiver].append(event.card)

    @hear.register
    def _(self, event: Boarded) -> None:
        self.help(event.seat, event.means, Luggage.COSTUME_TRUNK)
        sheet = self.sheets[event.seat]
        passengers = (*sheet.lines[event.stars - 1].passengers, event.mark)
        self.change_line(event.seat, event.stars, passengers=passengers)
        satisfied = (event.mood is Mood.PLEASED) + event.die_boxes
        discontented = (event.mood is Mood.CROSS) + event.misses
        self.change(event.seat, satisfied=sheet.satisfied + satisfied, discontented=sheet.discontented + discontented)

    @hear.register
    def _(self, event: TurnedAway) -> None:
        self.change(event.seat, discontented=self.sheets[event.seat].discontented + 1)

    @hear.register
    def _(self, event: LoverJoined) -> None:
        self.help(event.seat, event.means, Luggage.LOVE_LETTERS)
        hearts = (*self.sheets[event.seat].lines[event.stars - 1].hearts, event.points)
        self.change_line(event.seat, event.stars, hearts=hearts)

    @hear.register
    def _(self, event: CabinsOpened) -> None:
        self.help(event.seat, event.means, Luggage.TOOLBOX)
        for stars, more in enumerate(event.cabins, start=1):
            self.change_line(event.seat, stars, open=self.sheets[event.seat].lines[stars - 1].open + more)

    @hear.register
    def _(self, event: ObjectiveTaken) -> None:
        self.change(event.seat, goals=(*self.sheets[event.seat].goals, event.goal))

    @hear.register
    def _(self, event: LuggageTaken) -> None:
        self.change(event.seat, luggage=(*self.sheets[event.seat].luggage, event.card))

    @hear.register
    def _(self, event: SpecialPosted) -> None:
        assert self.sheets[event.seat].specials[event.stars - 1] is None
        self.change(event.seat, specials=changed(self.sheets[event.seat].specials, event.stars - 1, event.card))

    @hear.register(SpecialDismissed)
    @hear.register(CompensationLost)
    def _(self, event: SpecialDismissed | CompensationLost) -> None:
        """Nothing is written down."""

    @hear.register
    def _(self, event: KitUsed) -> None:
        self.spend(event.seat, Luggage.FIRST_AID_KIT)
        sheet = self.sheets[event.seat]
        self.change(event.seat, satisfied=sheet.satisfied + event.boxes, discontented=sheet.discontented - event.boxes)

    @hear.register
    def _(self, event: SatisfiedTicked) -> None:
        self.change(event.seat, satisfied=self.sheets[event.seat].satisfied + 1)

    @hear.register
    def _(self, event: Noted) -> None:
        assert event.happened
        assert all(happened.seat == self.me for happened in event.happened)
        self.happened += event.happened

    @hear.register
    def _(self, event: TookBack) -> None:
        kept = len(self.happened) - len(event.undone)
        assert tuple(self.happened[kept:]) == event.undone
        self.happened = self.happened[:kept]

    @hear.register
    def _(self, event: SunsScored) -> None:
        self.happened = []
        self.change(event.seat, suns=(*self.sheets[event.seat].suns, event.points))

    @hear.register
    def _(self, event: PortCalled) -> None:
        self.calls.append(PortCall(event.port, event.counts, event.winner))
        assert event.call == len(self.calls)
        for seat in (0, 1):
            points = 6 if seat == event.winner else 0
            self.change(seat, ports=(*self.sheets[seat].ports, points))

    @hear.register
    def _(self, event: GameEnded) -> None:
        self.phase_told = True
        for seat in (0, 1):
            self.change(seat, captain_used=False)
