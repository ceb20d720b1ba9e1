"""How a round goes on: boats are drawn, animals board, and when the last one has, the boats set sail."""

from collections.abc import Iterable
from typing import TypeVar

from engines.all_aboard.animals import Animal, Species, by_weight
from engines.all_aboard.deck import PASSES
from engines.all_aboard.events import (
    Boarded,
    BoardedFaceDown,
    Discarded,
    Eaten,
    Event,
    FellInLove,
    Frightened,
    GameEnded,
    PassBegan,
    RoundBegan,
    Saved,
    ThrownOverboard,
    TurnedUp,
    YouBoardedFaceDown,
    YouDrew,
)
from engines.all_aboard.inside.sailing import set_sail
from engines.all_aboard.inside.state import ROUNDS, AllAboardState, Boat
from engines.core.chance import Chance
from engines.core.events import EVERYONE, Told, only
from engines.core.seats import Seat

PieceT = TypeVar("PieceT")


def begin_round(draft: AllAboardState, chance: Chance) -> list[Told[Event]]:
    """Remove the old boats and reveal a new one per seat, left to right (ruling AA-23)."""
    draft.boat_discard += tuple([boat.capacity for boat in draft.boats])
    draft.boats = ()
    capacities = tuple([draw_boat(draft, chance) for _ in draft.holdings])
    draft.boats = tuple([Boat(capacity) for capacity in capacities])
    began = RoundBegan(draft.round, draft.starter, capacities, draft.round == ROUNDS)
    return [Told(began, EVERYONE), _pass_began(draft)]


def draw_boat(draft: AllAboardState, chance: Chance) -> int:
    """The top of the boat deck; an empty one is made anew from the discard (ruling AA-16)."""
    if not draft.boat_deck:
        draft.boat_deck, draft.boat_discard = tuple(chance.shuffled(draft.boat_discard)), ()
    capacity, *rest = draft.boat_deck
    draft.boat_deck = tuple(rest)
    return capacity


def embark(draft: AllAboardState, animal: Animal, boat: int, chance: Chance) -> list[Told[Event]]:
    """An animal boards and its seat draws; then the next turn, pass, setting sail or round follows."""
    told = _go_aboard(draft, animal, boat) + _draw_card(draft, animal)
    draft.boarded += 1
    if draft.boarded % (PASSES * draft.seat_count) == 0:
        return told + _end_round(draft, chance)
    if draft.boarded % draft.seat_count == 0:
        told.append(_pass_began(draft))
    return told


def _pass_began(draft: AllAboardState) -> Told[Event]:
    return Told(PassBegan(draft.pass_number, draft.goes_face_down), EVERYONE)


def _go_aboard(draft: AllAboardState, animal: Animal, number: int) -> list[Told[Event]]:
    """The second animal of a round goes face down: who placed it is open, what it is, is not (ruling G-5)."""
    boat = draft.boats[number]
    if draft.goes_face_down:
        draft.boats = _changed(draft.boats, number, boat._replace(face_down=(*boat.face_down, animal)))
        return [
            Told(BoardedFaceDown(animal.seat, number), EVERYONE),
            Told(YouBoardedFaceDown(animal, number), only(animal.seat)),
        ]
    draft.boats = _changed(draft.boats, number, boat._replace(face_up=(*boat.face_up, animal)))
    return [Told(Boarded(animal, number), EVERYONE)]


def _draw_card(draft: AllAboardState, boarded: Animal) -> list[Told[Event]]:
    """The hand is filled up again as long as the deck lasts, to the end of the third round (ruling AA-19)."""
    seat, holding = boarded.seat, draft.holdings[boarded.seat]
    drawn, deck = holding.deck[:1], holding.deck[1:]
    left = [species for species in holding.hand if species is not boarded.species]
    draft.holdings = _changed(draft.holdings, seat, holding._replace(hand=in_order((*left, *drawn)), deck=deck))
    return [Told(YouDrew(species), only(seat)) for species in drawn]


def _end_round(draft: AllAboardState, chance: Chance) -> list[Told[Event]]:
    """Turn up what lies face down, set sail, and begin the next round or end the game."""
    happened: list[Event] = [TurnedUp(_round_just_boarded(draft), tuple([boat.face_down for boat in draft.boats]))]
    happened += set_sail(
        [boat.capacity for boat in draft.boats],
        [boat.face_up + boat.face_down for boat in draft.boats],
        lambda: draw_boat(draft, chance),
        effects=draft.effects,
    )
    for event in happened:
        _book(draft, event)
    told = [Told(event, EVERYONE) for event in happened]
    if not draft.is_over:
        return told + begin_round(draft, chance)
    draft.boat_discard += tuple([boat.capacity for boat in draft.boats])
    draft.boats = ()
    return [*told, Told(GameEnded(), EVERYONE)]


def _round_just_boarded(draft: AllAboardState) -> int:
    return draft.boarded // (PASSES * draft.seat_count)


def _book(draft: AllAboardState, event: Event) -> None:
    """Bring the table to where an event of setting sail says it is."""
    match event:
        case FellInLove(seats=seats):
            for seat in seats:
                holding = draft.holdings[seat]
                draft.holdings = _changed(draft.holdings, seat, holding._replace(cupids=holding.cupids + 1))
        case Frightened(boat=boat, capacity_before=before, capacity=capacity):
            draft.boat_discard += (before,)
            draft.boats = _changed(draft.boats, boat, draft.boats[boat]._replace(capacity=capacity))
        case Saved(animals=animals):
            for seat, species in animals:
                holding = draft.holdings[seat]
                saved = holding._replace(saved=in_order((*holding.saved, species)))
                draft.holdings = _changed(draft.holdings, seat, saved)
        case Discarded(animals=animals):
            for animal in animals:
                _discard(draft, animal)
        case Eaten(animal=animal) | ThrownOverboard(animal=animal):
            _discard(draft, animal)
        case _:
            pass  # it moved nothing off the boats


def _discard(draft: AllAboardState, animal: Animal) -> None:
    seat, species = animal
    holding = draft.holdings[seat]
    lost = holding._replace(discarded=in_order((*holding.discarded, species)))
    draft.holdings = _changed(draft.holdings, seat, lost)


def in_order(species: Iterable[Species]) -> tuple[Species, ...]:
    """Lightest first, so that the order of hands and piles tells nothing of when a card came."""
    return tuple(sorted(species, key=by_weight))


def _changed(row: tuple[PieceT, ...], at: Seat, piece: PieceT) -> tuple[PieceT, ...]:
    return (*row[:at], piece, *row[at + 1 :])
