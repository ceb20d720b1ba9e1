"""What the board tells of the last round: what happened since the last reveal, in order."""

import re
from collections.abc import Iterable
from dataclasses import replace

from cogs.presenters.ahoy_kitten import PRESENTER
from cogs.presenters.presenter import Items
from engines.ahoy_kitten.actions import Filch, Fish, Protect
from engines.ahoy_kitten.events import (
    Claimed,
    Event,
    EveryoneOnBreak,
    Filched,
    LastTokensDrawn,
    OceanBlocked,
    OceanSupplied,
    PirateChose,
    Revealed,
    RoundBegan,
    TokenPlaced,
)
from engines.ahoy_kitten.views import NO_TOKENS, Colour, Tokens
from tests.cogs.presenters.ahoy_kitten.table import look, table
from tests.cogs.presenters.looks import scene_of, text_of


def board(*news: Event, alone: Iterable[int] = ()) -> Items:
    return PRESENTER.board(look(table(4, round=4), news=news), replace(scene_of(4), alone=frozenset(alone)))


ROUND = (
    PirateChose(1),
    Revealed(3, (Fish(0, 1), Fish(1, 1), Protect(2), Filch(3, 2))),
    OceanBlocked(1, (0, 1)),
    Claimed(2, Tokens(red=2), (3,)),
    OceanSupplied(0, Tokens(red=1)),
    OceanSupplied(1, Tokens(blue=1)),
    RoundBegan(4, (2,), is_last=False),
    PirateChose(0),
)


def story(*news: Event, alone: Iterable[int] = ()) -> list[str]:
    lines = text_of(board(*news, alone=alone)).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("**"))
    return [line for line in lines[start:] if not line.startswith("-#")]


def test_it_tells_who_pointed_where_then_what_came_of_it_then_the_refill() -> None:
    title, reveal, blocked, claimed, refill = story(*ROUND)
    assert title == "**What happened in round 3**"
    assert re.search(r"Eysturoy\*\* → 🌊 Barnacle Bank · .*Majestic\*\* → 🌊 Barnacle Bank", reveal)
    assert re.search(r"Fried Fish\*\* → 🛡️ · .*Poseidon\*\* → .*Fried Fish", reveal)
    assert "Eysturoy" in blocked
    assert "Majestic" in blocked
    assert "🔴R×2" in claimed
    assert "Poseidon" in claimed
    assert refill.endswith("Anchovy Bay +🔴R, Barnacle Bank +🔵B.")


def test_it_keeps_silent_about_who_chose_when() -> None:
    """Scenario S-16: the order of choosing is no part of the story."""
    assert story(*ROUND) == story(*ROUND[1:-1])


def test_a_round_that_only_computers_decided_is_told_after_the_one_before_it() -> None:
    """Whoever protected sees on the next board what came of that, though a whole round has passed since."""
    after = (Revealed(4, (Fish(0, 1), Filch(1, 0))), OceanSupplied(0, Tokens(white=1)))
    told = story(*ROUND, *after, alone=(0, 1, 3))
    assert told[:5] == story(*ROUND)
    assert told[5:] == story(*after)
    assert story(*ROUND, *after, alone=(3,)) == story(*after)


def test_never_more_than_two_rounds_are_told() -> None:
    rounds = [Revealed(number, (Fish(0, number % 3),)) for number in (2, 3, 4)]
    told = story(*rounds, alone=(0, 1, 2, 3))
    assert [line for line in told if line.startswith("**What")] == [
        "**What happened in round 3**",
        "**What happened in round 4**",
    ]


def test_an_older_round_is_forgotten() -> None:
    older = (Revealed(2, (Fish(0, 0),)), OceanSupplied(0, Tokens(white=1)))
    assert story(*older, *ROUND) == story(*ROUND)


def test_it_reads_the_same_every_time_it_is_drawn() -> None:
    assert story(*ROUND) == story(*ROUND)


def test_two_like_events_of_a_round_are_told_in_different_words() -> None:
    raids = (Revealed(3, ()), Filched(0, 1, NO_TOKENS), Filched(0, 1, NO_TOKENS), Filched(0, 1, NO_TOKENS))
    _, _, *told = story(*raids)
    assert len(set(told)) == 3


def test_a_round_that_everyone_sleeps_through_is_told() -> None:
    """Ruling AK-4."""
    asleep = (*ROUND[1:4], RoundBegan(4, (0, 1, 2, 3), is_last=False), EveryoneOnBreak(4))
    assert "Round 4: every pirate is on a break" in story(*asleep)[-1]


def test_the_last_tokens_are_told_by_ocean() -> None:
    """Ruling AK-5."""
    colours = (Colour.RED, Colour.BLUE, Colour.RED)
    placed = (TokenPlaced(2, Colour.RED, unasked=False), TokenPlaced(0, Colour.BLUE, unasked=False))
    last = (*placed, TokenPlaced(2, Colour.RED, unasked=True))
    told = story(*ROUND[1:4], LastTokensDrawn(colours, 1), *last)
    assert "🔴R 🔵B 🔴R, for @Ben" in told[-2]
    assert told[-1] == "- 🎒 Laid out: Anchovy Bay +🔵B, Cod Cove +🔴R×2."
