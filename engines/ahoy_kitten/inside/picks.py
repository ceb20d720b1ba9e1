"""The picks of a round: which there are, why one is refused, and what happens when they are turned up."""

from functools import lru_cache
from typing import assert_never

from engines.ahoy_kitten.actions import AhoyRefusal, Filch, Fish, Pick, Protect
from engines.ahoy_kitten.events import Claimed, Event, Filched, Fished, OceanBlocked, Revealed, TileBlocked
from engines.ahoy_kitten.inside.state import AhoyState
from engines.ahoy_kitten.views import NO_TOKENS, Pirate, Tokens
from engines.core.seats import Seat


def legal_picks(state: AhoyState, seat: Seat) -> tuple[Pick, ...]:
    """What a seat's pirates may pick, by pirate: oceans, other tiles, its own tile. Who has picked may pick anew."""
    picks: tuple[Pick, ...] = ()
    for number, pirate in enumerate(state.pirates):
        if pirate.seat == seat and not pirate.on_break:
            picks += picks_of(
                number,
                len(state.oceans),
                len(state.pirates),
                first_round=state.round == 1,
                has_tokens=pirate.tile.total > 0,
            )
    return picks


@lru_cache(maxsize=1024)
def picks_of(pirate: int, oceans: int, pirates: int, *, first_round: bool, has_tokens: bool) -> tuple[Pick, ...]:
    """What one pirate may pick at a table of so many oceans and pirates."""
    fishing = tuple(Fish(pirate, ocean) for ocean in range(oceans))
    if first_round:  # ruling AK-8
        return fishing
    filching = tuple(Filch(pirate, victim) for victim in range(pirates) if victim != pirate)
    protecting = (Protect(pirate),) if has_tokens else ()  # ruling AK-2
    return fishing + filching + protecting


def pick_refusal(state: AhoyState, seat: Seat, pick: Pick) -> AhoyRefusal:
    """Why a pick outside `legal_picks` is not allowed."""
    if not 0 <= pick.pirate < len(state.pirates):
        return AhoyRefusal.NO_SUCH_PIRATE
    pirate = state.pirates[pick.pirate]
    if pirate.seat != seat:
        return AhoyRefusal.NOT_YOUR_PIRATE
    if pirate.on_break:
        return AhoyRefusal.ON_BREAK
    return _wrong_target(state, pick)


def _wrong_target(state: AhoyState, pick: Pick) -> AhoyRefusal:
    match pick:
        case Fish():
            return AhoyRefusal.NO_SUCH_OCEAN
        case Filch() | Protect() if state.round == 1:
            return AhoyRefusal.FIRST_ROUND_OCEANS_ONLY
        case Filch(victim=victim):
            return AhoyRefusal.OWN_TILE if victim == pick.pirate else AhoyRefusal.NO_SUCH_PIRATE
        case Protect():
            return AhoyRefusal.NOTHING_TO_PROTECT
    assert_never(pick)


def everyone_has_picked(state: AhoyState) -> bool:
    """Whether no pirate is waited for any more."""
    return all(pick is not None or pirate.on_break for pirate, pick in zip(state.pirates, state.picks, strict=True))


def reveal(draft: AhoyState) -> list[Event]:
    """Turn up all picks. Everything is taken at once, from what lay there when the round began (ruling AK-1)."""
    picks = tuple(pick for pick in draft.picks if pick is not None)
    told: list[Event] = [Revealed(draft.round, picks)]
    taken = [NO_TOKENS] * len(draft.pirates)
    told += _fish(draft, picks, taken)
    told += _filch(draft, picks, taken)
    draft.picks = (None,) * len(draft.pirates)
    return told


def _fish(draft: AhoyState, picks: tuple[Pick, ...], taken: list[Tokens]) -> list[Event]:
    told: list[Event] = []
    oceans = list(draft.oceans)
    for ocean, tokens in enumerate(oceans):
        fishers = tuple([pick.pirate for pick in picks if isinstance(pick, Fish) and pick.ocean == ocean])
        if len(fishers) == 1:
            taken[fishers[0]] = tokens
            oceans[ocean] = NO_TOKENS
            told.append(Fished(fishers[0], ocean, tokens))
        elif fishers:
            told.append(OceanBlocked(ocean, fishers))
    draft.oceans = tuple(oceans)
    return told


def _filch(draft: AhoyState, picks: tuple[Pick, ...], taken: list[Tokens]) -> list[Event]:
    """Settle every tile, then give everyone what it has taken, so that no loot changes hands twice in a round."""
    told: list[Event] = []
    kept = [pirate.tile for pirate in draft.pirates]
    claiming = {pick.pirate for pick in picks if isinstance(pick, Protect)}
    for victim, pirate in enumerate(draft.pirates):
        thieves = tuple([pick.pirate for pick in picks if isinstance(pick, Filch) and pick.victim == victim])
        if victim in claiming:
            told.append(Claimed(victim, pirate.tile, thieves))
        elif len(thieves) == 1:
            taken[thieves[0]] = pirate.tile
            kept[victim] = NO_TOKENS
            told.append(Filched(thieves[0], victim, pirate.tile))
        elif thieves:
            told.append(TileBlocked(victim, thieves))
    draft.pirates = tuple(
        [
            _claimed(pirate) if number in claiming else awake(pirate, kept[number].plus(taken[number]))
            for number, pirate in enumerate(draft.pirates)
        ]
    )
    return told


def _claimed(pirate: Pirate) -> Pirate:
    """The tile is cleared for good and turned over for the next round (ruling AK-12)."""
    return Pirate(pirate.character, pirate.seat, NO_TOKENS, pirate.claimed.plus(pirate.tile), on_break=True)


def awake(pirate: Pirate, tile: Tokens) -> Pirate:
    """With these tokens on its tile and there in the next round, as all who did not protect (ruling AK-12)."""
    return Pirate(pirate.character, pirate.seat, tile, pirate.claimed, on_break=False)
