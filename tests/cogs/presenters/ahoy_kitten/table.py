"""Tables of Ahoy! Kitten laid out by hand, as a viewer sees them."""

from dataclasses import replace
from typing import Any

from bot.tables.updates import Look
from cogs.presenters.ahoy_kitten.look import AhoyLook
from engines.ahoy_kitten.actions import Action, Pick, PlaceToken
from engines.ahoy_kitten.events import Event
from engines.ahoy_kitten.inside.picks import picks_of
from engines.ahoy_kitten.scoring import final_result, final_scores
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Character, Colour, Phase, Pirate, Tokens
from engines.core.seats import Viewer

CAST = tuple(Character)
"""Pirates by number: Eysturoy, Majestic, Fried Fish, Poseidon, Inventor, Hook."""

CATCH = Tokens(red=2, blue=1, white=1)


def table(seats: int, *, round: int = 2, **changes: Any) -> AhoyView:  # noqa: A002 - the view's own word
    """A table in the middle of a round in which nobody has picked; `changes` are fields of the view."""
    owners = (0, 0, 1, 1) if seats == 2 else tuple(range(seats))
    oceans = {2: 3, 3: 2, 4: 3, 5: 4, 6: 5}[seats]
    plain = AhoyView(
        phase=Phase.PICK,
        round=round,
        is_last_round=False,
        oceans=(Tokens(red=1, yellow=1),) * oceans,
        pirates=tuple(
            Pirate(CAST[number], seat, CATCH, NO_TOKENS, on_break=False) for number, seat in enumerate(owners)
        ),
        has_picked=(False,) * len(owners),
        my_picks=(),
        bag=Tokens(5, 5, 5, 2),
        distributor=0,
        drawn=(),
        placed=0,
        room=(0,) * oceans,
        scores=(),
    )
    return replace(plain, **changes)


def with_pirate(view: AhoyView, number: int, **changes: Any) -> AhoyView:
    """The table with one pirate changed."""
    pirates = list(view.pirates)
    pirates[number] = replace(pirates[number], **changes)
    return replace(view, pirates=tuple(pirates))


def picked(view: AhoyView, *picks: Pick) -> AhoyView:
    """The table after these picks, seen by whoever made them."""
    has_picked = tuple(
        before or any(pick.pirate == number for pick in picks) for number, before in enumerate(view.has_picked)
    )
    return replace(view, has_picked=has_picked, my_picks=(*view.my_picks, *picks))


def placing(seats: int, *drawn: Colour, room: tuple[int, ...], distributor: int = 0) -> AhoyView:
    """The distributor lays out the last tokens of the bag."""
    return table(seats, phase=Phase.PLACE, bag=NO_TOKENS, drawn=drawn, room=room, distributor=distributor)


def over(view: AhoyView) -> AhoyView:
    """The same table when the game is over."""
    return replace(view, phase=Phase.OVER, scores=final_scores(view.pirates), bag=NO_TOKENS, is_last_round=True)


def seats_of(view: AhoyView) -> int:
    """How many sit at this table."""
    return len({pirate.seat for pirate in view.pirates})


def look(view: AhoyView, viewer: Viewer = None, news: tuple[Event, ...] = ()) -> AhoyLook:
    """What a viewer sees of this table, with the actions that the rules give it."""
    ended = view.phase is Phase.OVER
    return Look(
        viewer=viewer,
        view=view,
        actions=() if viewer is None else actions(view, viewer),
        waiting_for=frozenset(),
        moment=4,
        news=news,
        fresh=0,
        result=final_result(view.pirates) if ended else None,
    )


def actions(view: AhoyView, seat: int) -> tuple[Action, ...]:
    """What a seat may do at this table."""
    if view.phase is Phase.PLACE:
        return tuple(PlaceToken(view.placed, ocean) for ocean in view.open_oceans) if seat == view.distributor else ()
    if view.phase is Phase.OVER:
        return ()
    return tuple(pick for number in view.awake_of(seat) for pick in _picks(view, number))


def _picks(view: AhoyView, number: int) -> tuple[Pick, ...]:
    has_tokens = view.pirates[number].tile.total > 0
    return picks_of(number, len(view.oceans), len(view.pirates), first_round=view.round == 1, has_tokens=has_tokens)
