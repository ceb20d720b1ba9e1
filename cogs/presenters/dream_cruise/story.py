"""What happened in Dream Cruise: a sentence for every event."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias, assert_never
from zlib import crc32

from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.names import (
    card_name,
    card_text,
    colour_text,
    families_text,
    family_name,
    guests_text,
    icon_name,
    listed_or_nobody,
    location_name,
    location_text,
    spot_name,
    where_text,
)
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import enumerated, listed
from engines.core.seats import Seat
from engines.dream_cruise.actions import ADDITION_SPOTS
from engines.dream_cruise.cards import Colour
from engines.dream_cruise.deck import is_sea
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
from engines.dream_cruise.ships import icon_at
from engines.dream_cruise.views import DreamView

_Beginning: TypeAlias = GameBegan | JanaJoined | RoundBegan
_Turning: TypeAlias = LastRoundCalled | DiscardShuffled | HasChosen | GameEnded
_Boarding: TypeAlias = FamiliesDrawn | YouDrewFamilies | JanaDrewFamily | FamiliesBoarded
_Course: TypeAlias = YouDrewLocations | CourseSet | NoCourse | JanaTookLocations | SeaDayEnjoyed | YouDrewShipCard
_Sets: TypeAlias = SetsLaidOut | SetTaken | HiddenSetTaken | YouTook | NoSet | SetsDiscarded
_Day: TypeAlias = SaidDone | SaidNotDone | GuestSent | ActivityStaged | AdditionBuilt | CaptainSent | FamilyFinished


def sentence(event: Event, look: DreamLook, scene: Scene, turn: int | None = None) -> str:
    """What happened, in one sentence.

    `turn` picks one of several ways to say it, so that neighbours differ; the event itself does otherwise.
    """
    number = _number_of(event) if turn is None else turn
    match event:
        case GameBegan() | JanaJoined() | RoundBegan():
            return _beginning(event, look.view, scene)
        case LastRoundCalled() | DiscardShuffled() | HasChosen() | GameEnded():
            return _turning(event, scene)
        case FamiliesDrawn() | YouDrewFamilies() | JanaDrewFamily() | FamiliesBoarded():
            return _boarding(event, scene, number)
        case YouDrewLocations() | CourseSet() | NoCourse() | JanaTookLocations() | SeaDayEnjoyed() | YouDrewShipCard():
            return _course(event, scene, number)
        case SetsLaidOut() | SetTaken() | HiddenSetTaken() | YouTook() | NoSet() | SetsDiscarded():
            return _sets(event, scene, number)
        case _:
            return _day(event, scene, number)


def _number_of(event: Event) -> int:
    """A number that is the same every time the event is drawn."""
    return crc32(repr(event).encode())


def sentences(events: Sequence[Event], look: DreamLook, scene: Scene) -> list[str]:
    """What happened one after the other: neighbours of one kind are told in different ways."""
    turn = _number_of(events[0]) if events else 0
    return [sentence(event, look, scene, turn + step) for step, event in enumerate(events)]


def home_lines(events: Iterable[Event], scene: Scene) -> list[str]:
    """Who went home, a short line for each ship, where the day's own chapter is at hand."""
    words = scene.words
    homes: dict[Seat, list[str]] = {}
    for event in events:
        if isinstance(event, FamilyFinished):
            name = family_name(event.family, words)
            home = words("dream-cruise-home-family", name=name, points=event.points)
            homes.setdefault(event.seat, []).append(home)
    return [
        words("dream-cruise-home", name=scene.names[seat], families=listed(families, words))
        for seat, families in homes.items()
    ] or [words("dream-cruise-nobody-finished")]


def _beginning(event: _Beginning, view: DreamView, scene: Scene) -> str:
    words = scene.words
    match event:
        case GameBegan(first=first, letters=letters, family_deck=deck):
            shown = enumerated((words(f"dream-cruise-letter-{letter}") for letter in letters), words)
            name = scene.names[first]
            alone = "yes" if len(letters) == 1 else "no"
            return words("dream-cruise-event-game-began", name=name, letters=shown, deck=deck, alone=alone)
        case JanaJoined(level=level):
            return words("dream-cruise-event-jana-joined", level=level)
        case RoundBegan(round=number, first=first):
            alone = "yes" if view.is_alone else "no"
            return words("dream-cruise-event-round-began", round=number, name=scene.names[first], alone=alone)
        case _:
            assert_never(event)


def _turning(event: _Turning, scene: Scene) -> str:
    words = scene.words
    match event:
        case LastRoundCalled(ending=ending):
            return words(f"dream-cruise-event-last-round-{ending}")
        case DiscardShuffled(pile=pile):
            return words(f"dream-cruise-event-shuffled-{pile}")
        case HasChosen(seat=seat):
            return words("dream-cruise-event-has-chosen", name=scene.names[seat])
        case GameEnded():
            return words("dream-cruise-event-game-ended")
        case _:
            assert_never(event)


def _boarding(event: _Boarding, scene: Scene, turn: int) -> str:
    words = scene.words
    match event:
        case FamiliesDrawn(seat=seat, count=count):
            return words("dream-cruise-event-families-drawn", name=scene.names[seat], count=count)
        case YouDrewFamilies(families=families):
            return words("dream-cruise-event-you-drew-families", families=families_text(families, words))
        case JanaDrewFamily(pile=pile):
            return words("dream-cruise-event-jana-drew-family", pile=pile)
        case FamiliesBoarded(seat=seat, families=families, colours=colours, declined=declined):
            aboard = [_boarded(*pair, words) for pair in zip(families, colours, strict=True)]
            return words(
                "dream-cruise-event-families-boarded",
                variant=turn % 3,
                name=scene.names[seat],
                families=listed_or_nobody(aboard, words),
                left=len(declined),
                declined=families_text(declined, words),
            )
        case _:
            assert_never(event)


def _boarded(family: int, colour: Colour, words: Words) -> str:
    return words("dream-cruise-boarded", colour=colour_text(colour, words), name=family_name(family, words))


def _course(event: _Course, scene: Scene, turn: int) -> str:
    words = scene.words
    match event:
        case YouDrewLocations(locations=locations):
            return words("dream-cruise-event-you-drew-locations", locations=_locations_text(locations, words))
        case CourseSet(seat=seat, location=location, declined=declined):
            return words(
                "dream-cruise-event-course-set",
                sea="yes" if is_sea(location) else "no",
                variant=turn % 3,
                name=scene.names[seat],
                location=location_name(location, words),
                where=where_text(location, words),
                left=len(declined),
                declined=listed_or_nobody([location_name(one, words) for one in declined], words),
            )
        case NoCourse(seat=seat):
            return words("dream-cruise-event-no-course", name=scene.names[seat])
        case JanaTookLocations(locations=locations):
            return words("dream-cruise-event-jana-took-locations", locations=_locations_text(locations, words))
        case SeaDayEnjoyed(seat=seat):
            return words("dream-cruise-event-sea-day-enjoyed", name=scene.names[seat])
        case YouDrewShipCard(card=card):
            return words("dream-cruise-event-you-drew-ship-card", card=card_text(card, words))
        case _:
            assert_never(event)


def _locations_text(locations: tuple[int, ...], words: Words) -> str:
    return listed_or_nobody([location_text(one, words) for one in locations], words)


def _cards_text(cards: tuple[int, ...], words: Words) -> str:
    return listed_or_nobody([words("dream-cruise-family", name=card_name(card, words)) for card in cards], words)


def _sets(event: _Sets, scene: Scene, turn: int) -> str:
    words = scene.words
    match event:
        case SetsLaidOut(face_up=face_up, face_down=face_down):
            return words("dream-cruise-event-sets-laid-out", open=len(face_up), hidden=face_down)
        case SetTaken(seat=seat, cards=cards):
            shown, name = _cards_text(cards, words), scene.names[seat]
            return words("dream-cruise-event-set-taken", variant=turn % 3, name=name, cards=shown)
        case HiddenSetTaken(seat=seat, begins_next=begins_next):
            begins = "yes" if begins_next else "no"
            return words("dream-cruise-event-hidden-set-taken", name=scene.names[seat], begins=begins)
        case YouTook(cards=cards):
            return words("dream-cruise-event-you-took", cards=_cards_text(cards, words))
        case NoSet(seat=seat):
            return words("dream-cruise-event-no-set", name=scene.names[seat])
        case SetsDiscarded(cards=cards):
            return words("dream-cruise-event-sets-discarded", cards=_cards_text(cards, words))
        case _:
            assert_never(event)


def _day(event: _Day, scene: Scene, turn: int) -> str:
    words, name = scene.words, scene.names[event.seat]
    match event:
        case SaidDone():
            return words("dream-cruise-event-said-done", name=name)
        case SaidNotDone():
            return words("dream-cruise-event-said-not-done", name=name)
        case FamilyFinished():
            return words(
                "dream-cruise-event-family-finished",
                variant=turn % 5,
                seat=name,
                family=family_name(event.family, words),
                points=event.points,
            )
        case GuestSent() | ActivityStaged() | AdditionBuilt() | CaptainSent():
            return _act(event, name, words)
        case _:
            assert_never(event)


def _act(event: GuestSent | ActivityStaged | AdditionBuilt | CaptainSent, name: str, words: Words) -> str:
    match event:
        case GuestSent(family=family, colour=colour, place=spot, card=card):
            return words(
                f"dream-cruise-event-guest-sent-{icon_at(spot, card)}",
                family=family_name(family, words),
                colour=colour_text(colour, words),
                place=spot_name(spot, card, words),
                ship="yes" if spot in ADDITION_SPOTS else "no",
            )
        case ActivityStaged(card=card, location=location):
            where = location_name(location, words)
            return words("dream-cruise-event-activity-staged", name=name, card=card_text(card, words), where=where)
        case AdditionBuilt(card=card, replaced=replaced, guests_gone=gone, payment=payment):
            return words(
                "dream-cruise-event-addition-built",
                name=name,
                card=card_text(card, words),
                payment=card_name(payment, words),
                swap="no" if replaced is None else "yes",
                replaced="" if replaced is None else card_name(replaced, words),
                left=len(gone),
                guests=guests_text(gone, words),
            )
        case CaptainSent(place=spot, card=card, payment=payment):
            where, cost = spot_name(spot, card, words), card_name(payment, words)
            icon = icon_name(icon_at(spot, card), words)
            return words("dream-cruise-event-captain-sent", name=name, place=where, icon=icon, payment=cost)
        case _:
            assert_never(event)
