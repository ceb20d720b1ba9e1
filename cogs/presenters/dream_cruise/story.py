"""What happened in Dream Cruise: a sentence for every event."""

from typing import Any, TypeAlias, assert_never
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
    location_emoji,
    location_name,
    where_text,
)
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.dream_cruise.actions import CARD_SPOTS, Spot
from engines.dream_cruise.cards import Icon, Shore
from engines.dream_cruise.deck import LOCATIONS, SHIP_CARDS
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

_Beginning: TypeAlias = GameBegan | JanaJoined | RoundBegan
_Course: TypeAlias = LastRoundCalled | DiscardShuffled | HasChosen | GameEnded
_Boarding: TypeAlias = FamiliesDrawn | YouDrewFamilies | JanaDrewFamily | FamiliesBoarded
_Sea: TypeAlias = YouDrewLocations | CourseSet | NoCourse | JanaTookLocations | SeaDayEnjoyed | YouDrewShipCard
_Sets: TypeAlias = SetsLaidOut | SetTaken | HiddenSetTaken | YouTook | NoSet | SetsDiscarded
_Day: TypeAlias = SaidDone | SaidNotDone | GuestSent | ActivityStaged | AdditionBuilt | CaptainSent | FamilyFinished


def sentence(event: Event, look: DreamLook, scene: Scene) -> str:
    """What happened, in one sentence."""
    return said(event, scene)


def said(event: Event, scene: Scene, turn: int | None = None) -> str:
    """The same for whoever has no look at hand.

    `turn` picks one of several ways to say it; the event itself does otherwise.
    """
    number = number_of(event) if turn is None else turn
    match event:
        case GameBegan() | JanaJoined() | RoundBegan():
            return _beginning(event, scene)
        case LastRoundCalled() | DiscardShuffled() | HasChosen() | GameEnded():
            return _course(event, scene)
        case FamiliesDrawn() | YouDrewFamilies() | JanaDrewFamily() | FamiliesBoarded():
            return _boarding(event, scene, number)
        case YouDrewLocations() | CourseSet() | NoCourse() | JanaTookLocations() | SeaDayEnjoyed() | YouDrewShipCard():
            return _sea(event, scene, number)
        case SetsLaidOut() | SetTaken() | HiddenSetTaken() | YouTook() | NoSet() | SetsDiscarded():
            return _sets(event, scene, number)
        case _:
            return _day(event, scene, number)


def number_of(event: Any) -> int:
    """A number that is the same every time the event is drawn."""
    return crc32(repr(event).encode())


def place_name(place: Spot, card: int) -> str:
    """What the place of an event is called; `card` is a location for the two printed places."""
    location = LOCATIONS[card] if place in {Spot.TOP, Spot.BOTTOM} else None
    if isinstance(location, Shore) and place is Spot.BOTTOM:
        return location.sight
    return location_name(card) if location is not None else card_name(card)


def place_icon(place: Spot, card: int) -> Icon:
    """What is offered there without the captain."""
    location = LOCATIONS[card] if place in {Spot.TOP, Spot.BOTTOM} else None
    if isinstance(location, Shore) and place is Spot.BOTTOM:
        return location.sight_icon
    return location.icon if location is not None else SHIP_CARDS[card].icon


def finished_text(event: FamilyFinished, scene: Scene, turn: int) -> str:
    """A happy family goes home."""
    return scene.words(
        "dream-cruise-event-family-finished",
        variant=turn % 5,
        seat=scene.names[event.seat],
        family=family_name(event.family),
        points=event.points,
    )


def _beginning(event: _Beginning, scene: Scene) -> str:
    words = scene.words
    match event:
        case GameBegan(first=first, letters=letters, family_deck=deck):
            shown = ", ".join(letter.upper() for letter in letters)
            name = scene.names[first]
            alone = "yes" if len(letters) == 1 else "no"
            return words("dream-cruise-event-game-began", name=name, letters=shown, deck=deck, alone=alone)
        case JanaJoined(level=level):
            return words("dream-cruise-event-jana-joined", level=level)
        case RoundBegan(round=number, first=first):
            alone = "yes" if len(scene.names) == 1 else "no"
            return words("dream-cruise-event-round-began", round=number, name=scene.names[first], alone=alone)
        case _:
            assert_never(event)


def _course(event: _Course, scene: Scene) -> str:
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
            aboard = [
                _boarded(family, colour_text(colour, words), words)
                for family, colour in zip(families, colours, strict=True)
            ]
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


def _boarded(family: int, dot: str, words: Words) -> str:
    return words("dream-cruise-boarded", colour=dot, name=family_name(family))


def _sea(event: _Sea, scene: Scene, turn: int) -> str:
    words = scene.words
    match event:
        case YouDrewLocations(locations=locations):
            return words("dream-cruise-event-you-drew-locations", locations=_locations_text(locations, words))
        case CourseSet(seat=seat, location=location, declined=declined):
            return words(
                "dream-cruise-event-course-set",
                sea="no" if isinstance(LOCATIONS[location], Shore) else "yes",
                variant=turn % 3,
                name=scene.names[seat],
                location=location_name(location),
                where=where_text(location, words),
                left=len(declined),
                declined=listed_or_nobody([location_name(one) for one in declined], words),
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
    return listed_or_nobody([f"{location_emoji(one)}\u00a0{location_name(one)}" for one in locations], words)


def _cards_text(cards: tuple[int, ...], words: Words) -> str:
    return listed_or_nobody([words("dream-cruise-family", name=card_name(card)) for card in cards], words)


def _sets(event: _Sets, scene: Scene, turn: int) -> str:
    words = scene.words
    match event:
        case SetsLaidOut(face_up=face_up, face_down=face_down):
            return words("dream-cruise-event-sets-laid-out", open=len(face_up), hidden=face_down)
        case SetTaken(seat=seat, cards=cards):
            shown = _cards_text(cards, words)
            variant = turn % 3
            return words("dream-cruise-event-set-taken", variant=variant, name=scene.names[seat], cards=shown)
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
            return finished_text(event, scene, turn)
        case GuestSent() | ActivityStaged() | AdditionBuilt() | CaptainSent():
            return _deed(event, name, words)
        case _:
            assert_never(event)


def _deed(event: GuestSent | ActivityStaged | AdditionBuilt | CaptainSent, name: str, words: Words) -> str:
    match event:
        case GuestSent(family=family, colour=colour, place=place, card=card):
            return words(
                f"dream-cruise-event-guest-sent-{place_icon(place, card)}",
                family=family_name(family),
                colour=colour_text(colour, words),
                place=place_name(place, card),
                ship="no" if place in {Spot.TOP, Spot.BOTTOM, *CARD_SPOTS} else "yes",
            )
        case ActivityStaged(card=card, location=location):
            where = location_name(location)
            return words("dream-cruise-event-activity-staged", name=name, card=card_text(card, words), where=where)
        case AdditionBuilt(card=card, replaced=replaced, guests_gone=gone, payment=payment):
            return words(
                "dream-cruise-event-addition-built",
                name=name,
                card=card_text(card, words),
                payment=card_name(payment),
                swap="no" if replaced is None else "yes",
                replaced="" if replaced is None else card_name(replaced),
                left=len(gone),
                guests=guests_text(gone, words),
            )
        case CaptainSent(place=place, card=card, payment=payment):
            where, cost = place_name(place, card), card_name(payment)
            icon = icon_name(place_icon(place, card), words)
            return words("dream-cruise-event-captain-sent", name=name, place=where, icon=icon, payment=cost)
        case _:
            assert_never(event)
