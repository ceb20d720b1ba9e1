"""What a press led to, told to whoever made it."""

from dataclasses import replace

from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.story import sentence
from cogs.presenters.presenter import Scene, fresh_sentences
from engines.on_board.events import (
    CaptainChosen,
    CardsDrawn,
    Divided,
    Event,
    GiftDecided,
    Resolved,
    TurnBegan,
    YouDrew,
)
from engines.on_board.views import Phase


def told(look: OnBoardLook, scene: Scene) -> list[str]:
    """What is new, without what stands right below it."""
    fresh = look.news[-look.fresh :] if look.fresh else ()
    kept = tuple(event for event in fresh if not _stands_below(event, look))
    return fresh_sentences(replace(look, news=kept, fresh=len(kept)), scene, sentence)


def _stands_below(event: Event, look: OnBoardLook) -> bool:
    """Whether the hand tells the same: whose turn it is, the cards to split, the piles to pick from, who is done."""
    match event:
        case TurnBegan() | YouDrew():
            return True
        case CardsDrawn():
            return bool(look.actions)
        case Divided():
            return bool(look.actions) and look.view.phase is Phase.PICK
        case CaptainChosen(seat=seat) | GiftDecided(seat=seat) | Resolved(seat=seat):
            return seat == look.viewer
        case _:
            return False
