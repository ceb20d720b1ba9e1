"""How the ships spent a day: for each a line about who went where and what it cost, then who went home happy."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cogs.presenters.dream_cruise.names import CAPTAIN, ICONS, card_emoji, card_name, family_name, guests_text
from cogs.presenters.dream_cruise.story import finished_text, number_of, place_icon, place_name
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import listed, unbroken
from engines.core.seats import Seat
from engines.dream_cruise.actions import CARD_SPOTS, Spot
from engines.dream_cruise.events import ActivityStaged, AdditionBuilt, CaptainSent, FamilyFinished, GuestSent

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


def home_lines(events: Sequence[Any], scene: Scene) -> list[str]:
    """The same in short, a line for each ship, where the day's own chapter is at hand."""
    homes: dict[Seat, list[str]] = {}
    for event in events:
        if isinstance(event, FamilyFinished):
            text = scene.words("dream-cruise-home-family", name=family_name(event.family), points=event.points)
            homes.setdefault(event.seat, []).append(text)
    return [
        scene.words("dream-cruise-home", name=scene.names[seat], families=listed(families, scene.words))
        for seat, families in homes.items()
    ] or [scene.words("dream-cruise-nobody-finished")]


def _parts(events: Sequence[Any], words: Words) -> Iterator[str]:
    """What was built and where the captain was, for that cost something; the other visits; the cards nobody visited."""
    visits = _visits(events)
    captain = next((event for event in events if isinstance(event, CaptainSent)), None)
    yield from [_built(event, words) for event in events if isinstance(event, AdditionBuilt)]
    told = set(visits)
    if captain is not None:
        told.add((captain.place, captain.card))
        yield _hosted(captain, visits.pop((captain.place, captain.card), []), words)
    for (place, card), families in visits.items():
        name, emoji = unbroken(place_name(place, card)), ICONS[place_icon(place, card)]
        yield words("dream-cruise-day-visit", emoji=emoji, place=name, families=_families(families))
    for event in events:
        if isinstance(event, ActivityStaged) and not any((place, event.card) in told for place in CARD_SPOTS):
            yield words("dream-cruise-day-staged", emoji=card_emoji(event.card), name=unbroken(card_name(event.card)))


def _visits(events: Sequence[Any]) -> dict[tuple[Spot, int], list[int]]:
    """Where guests went, and which families they were of."""
    visits: dict[tuple[Spot, int], list[int]] = {}
    for event in events:
        if isinstance(event, GuestSent):
            visits.setdefault((event.place, event.card), []).append(event.family)
    return visits


def _families(families: Sequence[int]) -> str:
    return " + ".join(unbroken(family_name(family)) for family in families)


def _built(event: AdditionBuilt, words: Words) -> str:
    return words(
        "dream-cruise-day-built",
        name=unbroken(card_name(event.card)),
        payment=unbroken(card_name(event.payment)),
        swap="no" if event.replaced is None else "yes",
        replaced="" if event.replaced is None else unbroken(card_name(event.replaced)),
        left=len(event.guests_gone),
        guests=guests_text(event.guests_gone, words),
    )


def _hosted(event: CaptainSent, families: Sequence[int], words: Words) -> str:
    """Where the captain was, what that cost, and who came there, be it before him or after."""
    return words(
        "dream-cruise-day-captain",
        emoji=CAPTAIN,
        place=unbroken(place_name(event.place, event.card)),
        payment=unbroken(card_name(event.payment)),
        visited="yes" if families else "no",
        families=_families(families),
    )
