"""How the ships spent a day: for each a line about who went where and what it cost, then who went home happy."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final

from cogs.presenters.dream_cruise.names import CAPTAIN, ICONS, card_emoji, card_name, family_name, guests_text
from cogs.presenters.dream_cruise.story import finished_text, number_of, place_icon, place_name
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.core.seats import Seat
from engines.dream_cruise.actions import CARD_PLACES, Place
from engines.dream_cruise.deeds import ActivityStaged, AdditionBuilt, CaptainSent, GuestSent
from engines.dream_cruise.events import FamilyFinished

_QUIET_WAYS: Final = 5


def day_lines(events: Sequence[Any], seats: Sequence[Seat], scene: Scene) -> Iterator[str]:
    """What each ship did; `events` may hold others than those of a day."""
    for seat in seats:
        own = [event for event in events if getattr(event, "seat", None) == seat]
        parts = list(_parts(own, scene.words))
        if parts:
            yield scene.words("dream-cruise-day-busy", name=scene.names[seat], parts=" · ".join(parts))
        else:
            variant = (seat + len(events)) % _QUIET_WAYS
            yield scene.words("dream-cruise-day-quiet", name=scene.names[seat], variant=variant)


def farewell_lines(events: Sequence[Any], scene: Scene) -> list[str]:
    """Who went home happy."""
    happy = [event for event in events if isinstance(event, FamilyFinished)]
    if not happy:
        return [scene.words("dream-cruise-nobody-finished")]
    turn = number_of(happy[0])
    return [finished_text(event, scene, turn + step) for step, event in enumerate(happy)]


def _parts(events: Sequence[Any], words: Words) -> Iterator[str]:
    visited: dict[tuple[Place, int], list[str]] = {}
    for event in events:
        if isinstance(event, GuestSent):
            visited.setdefault((event.place, event.card), []).append(family_name(event.family))
    for event in events:
        if text := _expense(event, visited.keys(), words):
            yield text
    captain = next((event for event in events if isinstance(event, CaptainSent)), None)
    for (place, card), families in visited.items():
        is_hosted = captain is not None and captain.place is place
        emoji = CAPTAIN if is_hosted else ICONS[place_icon(place, card)]
        name = place_name(place, card)
        yield words("dream-cruise-day-visit", emoji=emoji, place=name, families=" + ".join(families))


def _expense(event: Any, visited: Collection[tuple[Place, int]], words: Words) -> str:
    """What was built, and what it and the captain cost; a played card is told with the guests who came, if any did."""
    match event:
        case ActivityStaged(card=card):
            if any((place, card) in visited for place in CARD_PLACES):
                return ""
            return words("dream-cruise-day-staged", emoji=card_emoji(card), name=card_name(card))
        case AdditionBuilt(card=card, replaced=replaced, payment=payment, guests_gone=gone):
            return words(
                "dream-cruise-day-built",
                name=card_name(card),
                payment=card_name(payment),
                swap="no" if replaced is None else "yes",
                replaced="" if replaced is None else card_name(replaced),
                left=len(gone),
                guests=guests_text(gone, words),
            )
        case CaptainSent(place=place, card=card, payment=payment):
            been = "yes" if (place, card) in visited else "no"
            name, cost = place_name(place, card), card_name(payment)
            return words("dream-cruise-day-captain", visited=been, place=name, payment=cost)
        case _:
            return ""
