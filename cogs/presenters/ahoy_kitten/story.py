"""What happened in Ahoy! Kitten: a sentence for every event, and the story since anybody last had a say."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, assert_never
from zlib import crc32

from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import (
    SHIELD,
    ocean_name,
    pirate_text,
    pirates_text,
    row_text,
    token_text,
    tokens_text,
)
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.ahoy_kitten.actions import Filch, Fish, Pick, Protect
from engines.ahoy_kitten.events import (
    Claimed,
    Event,
    EveryoneOnBreak,
    Filched,
    Fished,
    GameBegan,
    GameEnded,
    LastTokensDrawn,
    OceanBlocked,
    OceanSupplied,
    PirateChose,
    Revealed,
    RoundBegan,
    TileBlocked,
    TokenPlaced,
)
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Colour, Tokens


def sentence(event: Event, look: AhoyLook, scene: Scene) -> str:
    """What happened, in one sentence."""
    return said(event, look.view, scene)


def said(event: Event, view: AhoyView, scene: Scene, turn: int | None = None) -> str:
    """The same for whoever has no look at hand.

    `turn` picks one of several ways to say it; the event itself does otherwise.
    """
    match event:
        case Revealed() | Fished() | OceanBlocked() | Filched() | TileBlocked() | Claimed():
            return _deed(event, view, scene.words, _number_of(event) if turn is None else turn)
        case GameBegan() | RoundBegan() | PirateChose() | EveryoneOnBreak() | GameEnded():
            return _course(event, view, scene)
        case OceanSupplied() | LastTokensDrawn() | TokenPlaced():
            return _supply(event, scene)
        case _:
            assert_never(event)


def story(look: AhoyLook, scene: Scene) -> str:
    """What happened since anybody at the table last had a say, round by round; empty when nothing is known."""
    return "\n".join(filter(None, (_told(part, look.view, scene) for part in _untold(look, scene))))


def pick_text(pick: Pick, view: AhoyView, words: Words) -> str:
    """Who points where, in short."""
    who = pirate_text(view, pick.pirate, words)
    match pick:
        case Fish(ocean=ocean):
            return words("ahoy-kitten-point-fish", who=who, ocean=ocean_name(ocean, words))
        case Filch(victim=victim):
            return words("ahoy-kitten-point-filch", who=who, victim=pirate_text(view, victim, words))
        case Protect():
            return words("ahoy-kitten-point-protect", who=who, shield=SHIELD)
        case _:
            assert_never(pick)


def _untold(look: AhoyLook, scene: Scene) -> list[Sequence[Any]]:
    """The news from the last reveal on; if only seats without a person chose then, the round before it first.

    As a break lasts one round and whoever starts one has chosen, that is never more than two rounds.
    """
    news = look.news
    *before, last = [at for at, event in enumerate(news) if isinstance(event, Revealed)] or [0]
    if before and isinstance(reveal := news[last], Revealed) and not _had_a_say(reveal, look.view, scene):
        return [news[before[-1] : last], news[last:]]
    return [news[last:]]


def _had_a_say(reveal: Revealed, view: AhoyView, scene: Scene) -> bool:
    """Whether a seat with a person in it was among those that chose."""
    return any(view.pirates[pick.pirate].seat not in scene.alone for pick in reveal.picks)


def _told(news: Sequence[Any], view: AhoyView, scene: Scene) -> str:
    """A title and a line for each thing that happened, without what the board shows anyway: who chose, which round."""
    told = [event for event in news if not isinstance(event, PirateChose | RoundBegan)]
    lines = list(_lines(told, view, scene))
    return "\n".join([_title(told[0], scene.words), *(f"- {line}" for line in lines)]) if lines else ""


def _title(first: Event, words: Words) -> str:
    match first:
        case Revealed(round=number):
            return words("ahoy-kitten-story-title", round=number)
        case GameBegan():
            return words("ahoy-kitten-story-began")
        case _:
            return words("ahoy-kitten-story-lately")


def _lines(told: Sequence[Any], view: AhoyView, scene: Scene) -> Iterator[str]:
    """A line per event, but all oceans of one refill in one line, and all placed tokens in another."""
    words = scene.words
    turn = _number_of(told[0]) if told else 0
    for kind, group in groupby(told, key=type):
        events = list(group)
        if kind is OceanSupplied:
            supplies = [(event.ocean, event.tokens) for event in events]
            yield words("ahoy-kitten-story-refill", supplies=_supplies_text(supplies, words))
        elif kind is TokenPlaced:
            supplies = [(event.ocean, _one(event.colour)) for event in events]
            yield words("ahoy-kitten-story-placed", supplies=_supplies_text(supplies, words))
        else:
            yield from (said(event, view, scene, turn + step) for step, event in enumerate(events))


def _supplies_text(supplies: Sequence[tuple[int, Tokens]], words: Words) -> str:
    by_ocean: dict[int, Tokens] = {}
    for ocean, tokens in supplies:
        by_ocean[ocean] = by_ocean.get(ocean, NO_TOKENS).plus(tokens)
    return ", ".join(
        words("ahoy-kitten-story-supplied", ocean=ocean_name(ocean, words), tokens=tokens_text(tokens, words))
        for ocean, tokens in sorted(by_ocean.items())
    )


def _one(colour: Colour) -> Tokens:
    return Tokens(*(int(colour is other) for other in Colour))


def _number_of(event: Event) -> int:
    """A number that is the same every time the event is drawn."""
    return crc32(repr(event).encode())


def _deed(
    event: Revealed | Fished | OceanBlocked | Filched | TileBlocked | Claimed, view: AhoyView, words: Words, turn: int
) -> str:
    """What the pirates did to each other and to the fish."""
    match event:
        case Revealed(picks=picks):
            shown = " · ".join(pick_text(pick, view, words) for pick in picks)
            return words("ahoy-kitten-event-revealed", picks=shown)
        case OceanBlocked(ocean=ocean, pirates=pirates):
            return words(
                "ahoy-kitten-event-ocean-blocked",
                variant=turn % 3,
                ocean=ocean_name(ocean, words),
                pirates=pirates_text(view, pirates, words),
            )
        case TileBlocked(victim=victim, pirates=pirates):
            return words(
                "ahoy-kitten-event-tile-blocked",
                variant=turn % 3,
                victim=pirate_text(view, victim, words),
                pirates=pirates_text(view, pirates, words),
            )
        case Fished() | Filched() | Claimed():
            return _take(event, view, words, turn)
        case _:
            assert_never(event)


def _take(event: Fished | Filched | Claimed, view: AhoyView, words: Words, turn: int) -> str:
    pirate, tokens = pirate_text(view, event.pirate, words), tokens_text(event.tokens, words)
    match event:
        case Fished(ocean=ocean):
            name = ocean_name(ocean, words)
            if not event.tokens.total:
                variant = turn % 3
                return words("ahoy-kitten-event-fished-nothing", variant=variant, pirate=pirate, ocean=name)
            variant = turn % 4
            return words("ahoy-kitten-event-fished", variant=variant, pirate=pirate, ocean=name, tokens=tokens)
        case Filched():
            victim = pirate_text(view, event.victim, words)
            if not event.tokens.total:
                variant = turn % 4
                return words("ahoy-kitten-event-filched-nothing", variant=variant, pirate=pirate, victim=victim)
            variant = turn % 4
            return words("ahoy-kitten-event-filched", variant=variant, pirate=pirate, victim=victim, tokens=tokens)
        case Claimed(thieves=thieves):
            variant = turn % 3
            if not thieves:
                return words("ahoy-kitten-event-claimed", variant=variant, pirate=pirate, tokens=tokens)
            duped = pirates_text(view, thieves, words)
            return words(
                "ahoy-kitten-event-claimed-thieves", variant=variant, pirate=pirate, tokens=tokens, thieves=duped
            )
        case _:
            assert_never(event)


def _course(
    event: GameBegan | RoundBegan | PirateChose | EveryoneOnBreak | GameEnded, view: AhoyView, scene: Scene
) -> str:
    """How the game goes on."""
    words = scene.words
    match event:
        case GameBegan(distributor=distributor):
            return words("ahoy-kitten-event-game-began", name=scene.names[distributor])
        case RoundBegan(round=number, on_break=resting, is_last=is_last):
            last = "yes" if is_last else "no"
            if not resting:
                return words("ahoy-kitten-event-round-began", round=number, last=last)
            pirates = pirates_text(view, resting, words)
            return words("ahoy-kitten-event-round-began-break", round=number, last=last, pirates=pirates)
        case PirateChose(pirate=pirate):
            return words("ahoy-kitten-event-pirate-chose", pirate=pirate_text(view, pirate, words))
        case EveryoneOnBreak(round=number):
            return words("ahoy-kitten-event-everyone-on-break", round=number)
        case GameEnded():
            return words("ahoy-kitten-event-game-ended")
        case _:
            assert_never(event)


def _supply(event: OceanSupplied | LastTokensDrawn | TokenPlaced, scene: Scene) -> str:
    """What came out of the bag."""
    words = scene.words
    match event:
        case OceanSupplied(ocean=ocean, tokens=tokens):
            name = ocean_name(ocean, words)
            return words("ahoy-kitten-event-ocean-supplied", ocean=name, tokens=tokens_text(tokens, words))
        case LastTokensDrawn(colours=colours, distributor=distributor):
            shown, name = row_text(colours, words), scene.names[distributor]
            return words("ahoy-kitten-event-last-tokens-drawn", tokens=shown, name=name)
        case TokenPlaced(ocean=ocean, colour=colour, unasked=unasked):
            token, name = token_text(colour, words), ocean_name(ocean, words)
            if unasked:
                return words("ahoy-kitten-event-token-placed-unasked", token=token, ocean=name)
            return words("ahoy-kitten-event-token-placed", token=token, ocean=name)
        case _:
            assert_never(event)
