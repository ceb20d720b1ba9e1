"""How a seat without a person decides, from its own view: by what is to be had, what is at risk, and some chance.

It takes the others for simple souls who point rather where more lies, and looks for what they will leave. The chance
keeps several computers at one table from all having the same idea.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import TypeAlias, assert_never

from engines.ahoy_kitten.actions import Action, Filch, Fish, Pick, PlaceToken, Protect
from engines.ahoy_kitten.inside.picks import picks_of
from engines.ahoy_kitten.scoring import score
from engines.ahoy_kitten.views import AhoyView, Tokens
from engines.core.chance import Chance

LATER_RISK = 0.5
"""How much of what lies on an open tile will be lost in the rounds after this one."""

BREAK_COST = 2.0
"""Points that a round brings, and a break costs."""

Target: TypeAlias = tuple[type[Pick], int]
"""What a pick aims at: an ocean, another's tile or one's own."""


def choose(view: AhoyView, actions: tuple[Action, ...], chance: Chance) -> Action:
    """One of `actions`: an ocean for a last token, or a pick for the first pirate that has none yet."""
    placings = [action for action in actions if isinstance(action, PlaceToken)]
    if placings:
        return _placing(view, placings, chance)
    picks = [action for action in actions if not isinstance(action, PlaceToken)]
    waiting = [pick for pick in picks if not view.has_picked[pick.pirate]] or picks
    own = [pick for pick in waiting if pick.pirate == waiting[0].pirate]
    return own[chance.weighted(_weights(_prospects(view, own)))]


@dataclass(frozen=True, slots=True)
class _Others:
    """How likely each other pirate is to aim at each target."""

    shares: tuple[Mapping[Target, float], ...]

    def none_at(self, target: Target) -> float:
        return prod(1 - shares.get(target, 0.0) for shares in self.shares)

    def one_at(self, target: Target) -> float:
        chances = [shares.get(target, 0.0) for shares in self.shares]
        return sum(
            chance * prod(1 - other for index, other in enumerate(chances) if index != number)
            for number, chance in enumerate(chances)
        )


def _prospects(view: AhoyView, picks: Sequence[Pick]) -> list[float]:
    """What each of one pirate's picks promises, in points."""
    number = picks[0].pirate
    pirate = view.pirates[number]
    others = _others(view, number)
    held = pirate.held
    worth = _worth(view, number, held)
    at_stake = worth - _worth(view, number, pirate.claimed)
    danger = at_stake * others.one_at((Filch, number))
    break_cost, saved_later = (0.0, 0.0) if view.is_last_round else (BREAK_COST, LATER_RISK * at_stake)

    def prospect(pick: Pick) -> float:
        match pick:
            case Protect():
                return saved_later - break_cost
            case Fish(ocean=ocean):
                gain = _worth(view, number, held.plus(view.oceans[ocean])) - worth
                return gain * others.none_at((Fish, ocean)) - danger
            case Filch(victim=victim):
                gain = _worth(view, number, held.plus(view.pirates[victim].tile)) - worth
                open_and_alone = others.none_at((Filch, victim)) * others.none_at((Protect, victim))
                return gain * open_and_alone - danger
        assert_never(pick)

    return [prospect(pick) for pick in picks]


def _weights(prospects: Sequence[float]) -> list[int]:
    """The better, the likelier; what is much worse than the best is hardly ever chosen."""
    floor = min(0.0, *prospects)
    span = max(max(prospects) - floor, 0.01)
    return [1 + int(1000 * ((prospect - floor) / span) ** 8) for prospect in prospects]


def _worth(view: AhoyView, number: int, held: Tokens) -> float:
    """What a seat has if this pirate holds these tokens. Of two paws the lower one counts, so it weighs more."""
    totals = [
        score(held if own == number else view.pirates[own].held).total
        for own in view.pirates_of(view.pirates[number].seat)
    ]
    return (3 * min(totals) + max(totals)) / 4


def _others(view: AhoyView, number: int) -> _Others:
    """What to expect of the others; of one's other paw only what it has picked already."""
    own = set(view.pirates_of(view.pirates[number].seat))
    known = [{_target(pick): 1.0} for pick in view.my_picks if pick.pirate != number]
    rivals = [rival for rival, pirate in enumerate(view.pirates) if rival not in own and not pirate.on_break]
    return _Others((*known, *[_shares(view, rival) for rival in rivals]))


def _shares(view: AhoyView, rival: int) -> dict[Target, float]:
    """Where a simple soul points: anywhere, but the likelier the more it brings."""
    has_tokens = view.pirates[rival].tile.total > 0
    picks = picks_of(rival, len(view.oceans), len(view.pirates), first_round=view.round == 1, has_tokens=has_tokens)
    appeals = {_target(pick): 2 + _appeal(view, pick) for pick in picks}
    total = sum(appeals.values())
    return {target: appeal / total for target, appeal in appeals.items()}


def _appeal(view: AhoyView, pick: Pick) -> int:
    pirate = view.pirates[pick.pirate]
    held = pirate.held
    match pick:
        case Fish(ocean=ocean):
            return score(held.plus(view.oceans[ocean])).total - score(held).total
        case Filch(victim=victim):
            return score(held.plus(view.pirates[victim].tile)).total - score(held).total
        case Protect():
            return score(held).total - score(pirate.claimed).total
    assert_never(pick)


def _target(pick: Pick) -> Target:
    match pick:
        case Fish(ocean=ocean):
            return Fish, ocean
        case Filch(victim=victim):
            return Filch, victim
        case Protect(pirate=pirate):
            return Protect, pirate
    assert_never(pick)


def _placing(view: AhoyView, placings: Sequence[PlaceToken], chance: Chance) -> PlaceToken:
    """Where the token promises most to the pirates of this seat that will be there; on a break, anywhere."""
    promises = [_promise(view, placing.ocean) for placing in placings]
    best = max(promises)
    return chance.choice([placing for placing, promise in zip(placings, promises, strict=True) if promise == best])


def _promise(view: AhoyView, ocean: int) -> float:
    token = Tokens.of(view.drawn[view.placed])
    oceans = tuple(lying.plus(token) if at == ocean else lying for at, lying in enumerate(view.oceans))
    after = replace(view, oceans=oceans)
    fishing = [[Fish(number, at) for at in range(len(oceans))] for number in view.awake_of(view.distributor)]
    return sum(max(_prospects(after, picks)) for picks in fishing)
