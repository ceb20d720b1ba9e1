"""How each day of Dream Cruise went, told in a message of its own that stays in the channel: ship by ship."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from discord import ui

from cogs.controls.controls import rows
from cogs.presenters.dream_cruise.look import DreamLook
from cogs.presenters.dream_cruise.lookup import lookup
from cogs.presenters.dream_cruise.names import (
    CAPTAIN,
    ICONS,
    card_emoji,
    card_name,
    guests_text,
    spot_name,
    together,
)
from cogs.presenters.dream_cruise.recap import DAY, Section, sections
from cogs.presenters.dream_cruise.story import sentences
from cogs.presenters.presenter import Items, Scene
from cogs.words import Words
from cogs.words.texts import unbroken
from engines.core.seats import Seat
from engines.dream_cruise.actions import CARD_SPOTS, Spot
from engines.dream_cruise.events import (
    ActivityStaged,
    AdditionBuilt,
    CaptainSent,
    FamilyFinished,
    GuestSent,
)
from engines.dream_cruise.ships import icon_at
from engines.dream_cruise.views import Phase

_ACTS: Final = (GuestSent, ActivityStaged, AdditionBuilt, CaptainSent)
_Act: TypeAlias = GuestSent | ActivityStaged | AdditionBuilt | CaptainSent

_QUIET_WAYS: Final = 5


def chapters(look: DreamLook) -> tuple[int, ...]:
    """The rounds whose day is over and can be told from its beginning."""
    return tuple([day.round for day in _days(look) if day.round is not None])


def chapter(number: int, look: DreamLook, scene: Scene) -> Items:
    """One day: a text for each ship, and who went home."""
    day = next(day for day in _days(look) if day.round == number)
    title = scene.words("dream-cruise-chapter-title", round=number)
    ships = [_ship(seat, day, scene) for seat in range(len(look.view.ships))]
    return [
        *[ui.TextDisplay(text) for text in (title, *ships)],
        ui.Separator(),
        ui.TextDisplay("\n".join(_farewell(day, look, scene))),
        *rows(lookup(Phase.SAIL, scene, with_piles=False)),  # it outlives the game
    ]


def _days(look: DreamLook) -> list[Section]:
    return [section for section in sections(look) if section.name == DAY and section.is_whole]


def _ship(seat: Seat, day: Section, scene: Scene) -> str:
    """What a ship did."""
    own = [event for event in day.events if isinstance(event, _ACTS) and event.seat == seat]
    parts = list(_parts(own, scene.words))
    if parts:
        return scene.words("dream-cruise-day-busy", name=scene.names[seat], parts=" · ".join(parts))
    variant = (seat + len(day.events)) % _QUIET_WAYS
    return scene.words("dream-cruise-day-quiet", name=scene.names[seat], variant=variant)


def _farewell(day: Section, look: DreamLook, scene: Scene) -> list[str]:
    """Who went home happy."""
    happy = [event for event in day.events if isinstance(event, FamilyFinished)]
    return sentences(happy, look, scene) or [scene.words("dream-cruise-nobody-finished")]


def _parts(events: Sequence[_Act], words: Words) -> Iterator[str]:
    """What was built and where the captain was, for that cost something; the other visits; the cards nobody visited."""
    visits = _visits(events)
    captain = next((event for event in events if isinstance(event, CaptainSent)), None)
    yield from [_built(event, words) for event in events if isinstance(event, AdditionBuilt)]
    told = set(visits)
    if captain is not None:
        told.add((captain.place, captain.card))
        yield _hosted(captain, visits.pop((captain.place, captain.card), []), words)
    for (spot, card), families in visits.items():
        name, emoji = unbroken(spot_name(spot, card, words)), ICONS[icon_at(spot, card)]
        yield words("dream-cruise-day-visit", emoji=emoji, place=name, families=together(families, words))
    for event in events:
        if isinstance(event, ActivityStaged) and not any((spot, event.card) in told for spot in CARD_SPOTS):
            name = unbroken(card_name(event.card, words))
            yield words("dream-cruise-day-staged", emoji=card_emoji(event.card), name=name)


def _visits(events: Sequence[_Act]) -> dict[tuple[Spot, int], list[int]]:
    """Where guests went, and which families they were of."""
    visits: dict[tuple[Spot, int], list[int]] = {}
    for event in events:
        if isinstance(event, GuestSent):
            visits.setdefault((event.place, event.card), []).append(event.family)
    return visits


def _built(event: AdditionBuilt, words: Words) -> str:
    return words(
        "dream-cruise-day-built",
        name=unbroken(card_name(event.card, words)),
        payment=unbroken(card_name(event.payment, words)),
        swap="no" if event.replaced is None else "yes",
        replaced="" if event.replaced is None else unbroken(card_name(event.replaced, words)),
        left=len(event.guests_gone),
        guests=guests_text(event.guests_gone, words),
    )


def _hosted(event: CaptainSent, families: Sequence[int], words: Words) -> str:
    """Where the captain was, what that cost, and who came there, be it before him or after."""
    return words(
        "dream-cruise-day-captain",
        emoji=CAPTAIN,
        place=unbroken(spot_name(event.place, event.card, words)),
        payment=unbroken(card_name(event.payment, words)),
        visited="yes" if families else "no",
        families=together(families, words),
    )
