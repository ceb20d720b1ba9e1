"""What a viewer of On Board can do right now, in a sentence or two; each is true for whoever reads it."""

from typing import assert_never

from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.names import captain_title, side_text
from cogs.presenters.presenter import Scene
from cogs.words import Words
from engines.core.seats import Seat
from engines.on_board.actions import Divide, Draw, Give, Hidden, TakeUp, UseKit
from engines.on_board.cards import OpenPile, Symbol
from engines.on_board.outlook import may_give, writes_alone
from engines.on_board.views import OnBoardView, Phase


def now(look: OnBoardLook, scene: Scene) -> str:
    """What this viewer can do right now."""
    view = look.view
    words = scene.words
    match view.phase:
        case Phase.CAPTAINS:
            said = _captains(look, words)
        case Phase.HATBOX | Phase.DIVIDE | Phase.PICK:
            said = _dividing(look, words) if look.actions else _divided_by_others(look, words)
        case Phase.GIVE:
            said = _giving(look, words)
        case Phase.RESOLVE:
            said = _at_desk(look, words) if look.viewer is not None else words("on-board-now-desks-watch")
        case Phase.PORT:
            said = _at_desk(look, words) if _has_gift(view, look.viewer) else _gifts_of_others(look, words)
        case Phase.OVER:
            said = words("on-board-now-over")
        case _:
            assert_never(view.phase)
    return said


def _captains(look: OnBoardLook, words: Words) -> str:
    kept = look.view.my_captain
    if kept is not None:
        return words("on-board-now-captain-kept", captain=captain_title(kept, words))
    return words("on-board-now-captains-watch" if look.viewer is None else "on-board-now-captains")


def _dividing(look: OnBoardLook, words: Words) -> str:
    """The one who is asked decides."""
    view = look.view
    distributor, picker = _both_sides(view, words)
    if view.phase is Phase.HATBOX:
        return words("on-board-now-hatbox")
    if view.phase is Phase.PICK:
        return words("on-board-now-pick", other=distributor)
    hides = any(isinstance(action, Divide) and action.hidden is not Hidden.NONE for action in look.actions)
    return words("on-board-now-divide", other=picker, hides=_yes(hides))


def _divided_by_others(look: OnBoardLook, words: Words) -> str:
    """The other one, and who watches, learns whom to wait for and what comes next."""
    view = look.view
    distributor, picker = _both_sides(view, words)
    mine = _yes(look.viewer is not None)
    if view.phase is Phase.HATBOX:
        return words("on-board-now-hatbox-wait", side=distributor)
    if view.phase is Phase.PICK:
        return words("on-board-now-pick-wait", side=picker, other=distributor, mine=mine)
    is_open = isinstance(view.drawn, OpenPile)
    return words("on-board-now-divide-wait", side=distributor, other=picker, mine=mine, open=_yes(is_open))


def _giving(look: OnBoardLook, words: Words) -> str:
    view = look.view
    if look.viewer is None:
        return words("on-board-now-give-watch")
    if not look.actions:
        return words("on-board-now-give-wait", side=side_text(view, 1 - look.viewer, words))
    if view.my_gift is None:
        return words("on-board-now-give", both=_yes(may_give(view, 1 - look.viewer)))
    return words("on-board-now-given" if isinstance(view.my_gift, Give) else "on-board-now-kept")


def _at_desk(look: OnBoardLook, words: Words) -> str:
    view = look.view
    desk = view.my_desk
    assert desk is not None  # whoever has something to write down has one
    assert look.viewer is not None  # and is in a seat
    if not desk.cards and not desk.happened:
        return words("on-board-now-nothing-to-write")
    if not desk.cards and not any(isinstance(action, UseKit) for action in look.actions):
        return words("on-board-now-written", back=_yes(bool(look.actions)))
    return "\n".join([_asked(look, words), _what_stands(view, look.viewer, words)])


def _asked(look: OnBoardLook, words: Words) -> str:
    """The question at the desk; once a card is taken up, it is about that card alone."""
    view = look.view
    desk = view.my_desk
    assert desk is not None
    if any(isinstance(action, UseKit) for action in look.actions):
        return words("on-board-now-kit", boxes=desk.ticked)
    if any(isinstance(action, TakeUp) for action in look.actions):
        return words("on-board-now-take-up")
    suns = any(isinstance(action, Draw) and action.symbol is Symbol.SUN for action in look.actions)
    return words(
        "on-board-now-write",
        count=len(desk.offered),
        port=_yes(view.phase is Phase.PORT),
        suns=_yes(suns and bool(view.ports_left)),
    )


def _what_stands(view: OnBoardView, seat: Seat, words: Words) -> str:
    """That the last choice can't be taken back once the other one is done (OB-7).

    Said from the start and not when it comes so far: a hand that is being read stays as it is, and who presses in the
    same moment is warned too.
    """
    alone = _yes(writes_alone(view, seat))
    return words("on-board-now-final", side=side_text(view, 1 - seat, words), alone=alone)


def _has_gift(view: OnBoardView, viewer: Seat | None) -> bool:
    return viewer is not None and view.compensated[viewer] is not None


def _gifts_of_others(look: OnBoardLook, words: Words) -> str:
    """At a port: who watches, and a winner, only waits for the gift to be placed."""
    view = look.view
    asked = [seat for seat in (0, 1) if view.compensated[seat] is not None]
    if len(asked) > 1:
        return words("on-board-now-gifts-watch")
    (seat,) = asked
    return words("on-board-now-gift-wait", side=side_text(view, seat, words))


def _both_sides(view: OnBoardView, words: Words) -> tuple[str, str]:
    """Who splits the cards, and who picks."""
    return side_text(view, view.distributor, words), side_text(view, 1 - view.distributor, words)


def _yes(is_so: object) -> str:
    return "yes" if is_so else "no"
