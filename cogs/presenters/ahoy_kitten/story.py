"""What happened in Ahoy! Kitten: a sentence for every event."""

from collections.abc import Sequence
from typing import assert_never
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
from engines.ahoy_kitten.views import AhoyView


def sentence(event: Event, look: AhoyLook, scene: Scene, turn: int | None = None) -> str:
    """What happened, in one sentence.

    `turn` picks one of several ways to say it; the event itself does otherwise.
    """
    match event:
        case Revealed() | Fished() | OceanBlocked() | Filched() | TileBlocked() | Claimed():
            return _deed(event, look.view, scene.words, any_way(event) if turn is None else turn)
        case GameBegan() | RoundBegan() | PirateChose() | EveryoneOnBreak() | GameEnded():
            return _course(event, look.view, scene)
        case OceanSupplied() | LastTokensDrawn() | TokenPlaced():
            return _supply(event, scene)
        case _:
            assert_never(event)


def _pick_text(pick: Pick, view: AhoyView, words: Words) -> str:
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


def picks_text(picks: Sequence[Pick], view: AhoyView, words: Words) -> str:
    """Several of them in a row."""
    return " · ".join(_pick_text(pick, view, words) for pick in picks)


def any_way(event: Event) -> int:
    """Picks one of several ways to say something: by the event itself, so it is always told alike."""
    return crc32(repr(event).encode())


def _deed(
    event: Revealed | Fished | OceanBlocked | Filched | TileBlocked | Claimed, view: AhoyView, words: Words, turn: int
) -> str:
    """What the pirates did to each other and to the fish."""
    match event:
        case Revealed(picks=picks):
            return words("ahoy-kitten-event-revealed", picks=picks_text(picks, view, words))
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
