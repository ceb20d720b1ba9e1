"""What the laws have to know about On Board: what is secret, what was told, where the cards are."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import singledispatchmethod
from typing import Any

from engines.core.chance import Chance
from engines.core.seats import Seat, Viewer
from engines.on_board import desks
from engines.on_board.actions import Hidden
from engines.on_board.cards import Captain, Card, CoveredPile, Luggage, Means, OpenPile, PileName, SecretPile
from engines.on_board.deck import CAPTAINS, START
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
from engines.on_board.state import OnBoardState, Resolution
from engines.on_board.turns import gift_choices, is_covered
from engines.on_board.views import OnBoardView, Phase, PortCall

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
    done = desks.is_done(resolution.desk)
    other = replace(resolution, desks=resolution.desks[:1], acts=())
    while not desks.is_done(other.desk) and (done or chance.below(3)):
        act = chance.choice(desks.choices(other.desk, other.next_act))
        desk = desks.after(other.desk, seat, act)
        if desks.is_done(desk) and not done:
            break
        other = replace(other, desks=(*other.desks, desk), acts=(*other.acts, act.act), next_act=other.next_act + 1)
    return other


def changed(row: tuple[Any, ...], at: int, piece: Any) -> tuple[Any, ...]:
    return (*row[:at], piece, *row[at + 1 :])


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
