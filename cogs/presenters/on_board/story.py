"""What happened in On Board: a sentence for every event, and the story of the last cards taken."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never

from cogs.presenters.on_board.look import OnBoardLook
from cogs.presenters.on_board.names import (
    ANCHOR,
    COVERED,
    SYMBOLS,
    captain_title,
    item_title,
    port_text,
    seats_by_side,
    side_text,
)
from cogs.presenters.on_board.writing import running, variant, written
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import listed
from engines.core.seats import Seat
from engines.on_board.cards import Card, CoveredPile, Means, OpenPile, Pile, SecretPile, Symbol
from engines.on_board.deck import PORT_POINTS
from engines.on_board.events import (
    Boarded,
    CabinsOpened,
    CaptainChosen,
    CaptainsDealt,
    CaptainsRevealed,
    CardGiven,
    CardsDrawn,
    CompensationLost,
    Divided,
    Event,
    GameBegan,
    GameEnded,
    GiftDecided,
    HatboxOpened,
    KitUsed,
    LoverJoined,
    LuggageTaken,
    Noted,
    ObjectiveTaken,
    PileTaken,
    PortCalled,
    Resolved,
    SatisfiedTicked,
    SheetEvent,
    SpecialDismissed,
    SpecialPosted,
    SunsScored,
    TookBack,
    TurnBegan,
    TurnedAway,
    YouDrew,
)
from engines.on_board.views import OnBoardView, Phase

_OfALiner: TypeAlias = PileTaken | CardGiven | SheetEvent
_OfAStory: TypeAlias = _OfALiner | SunsScored | PortCalled | GameEnded | GameBegan | CaptainsRevealed
"""What a story tells; the rest is how it came about, or stands on the board anyway."""


def sentence(event: Event, look: OnBoardLook, scene: Scene) -> str:
    """What happened, in one sentence or two."""
    view = look.view
    match event:
        case GameBegan() | CaptainsDealt() | CaptainChosen() | CaptainsRevealed() | GameEnded():
            return _course(event, view, scene)
        case TurnBegan() | HatboxOpened() | CardsDrawn() | YouDrew() | Divided():
            return _dividing(event, view, scene.words)
        case PileTaken() | GiftDecided() | CardGiven() | Resolved():
            return _taking(event, view, scene.words)
        case Noted(happened=happened) | TookBack(undone=happened):
            said = running([written(one, scene.words) for one in happened], scene.words)
            return scene.words(f"on-board-event-{event.kind}", said=said or scene.words("on-board-nothing"))
        case SunsScored() | PortCalled():
            return _port(event, view, scene.words)
        case (
            Boarded()
            | TurnedAway()
            | LoverJoined()
            | CabinsOpened()
            | ObjectiveTaken()
            | LuggageTaken()
            | SpecialPosted()
            | SpecialDismissed()
            | KitUsed()
            | SatisfiedTicked()
            | CompensationLost()
        ):
            side = side_text(view, event.seat, scene.words)
            return scene.words("on-board-event-on-sheet", side=side, said=written(event, scene.words))
        case _:
            assert_never(event)


def story(look: OnBoardLook, scene: Scene) -> str:
    """What each liner last took and wrote, then the port; empty before anything is told."""
    view = look.view
    started, told = _last_turn(look.news, view)
    if not told:
        return ""
    ported = next((at for at, event in enumerate(told) if isinstance(event, SunsScored)), len(told))
    lines = [scene.words("on-board-story-title" if started else "on-board-story-began")]
    lines += [sentence(event, look, scene) for event in told[:ported] if not isinstance(event, _OfALiner)]
    for seat in seats_by_side(view):
        lines += _of_liner(seat, told[:ported], look, scene)
    return "\n".join([*lines, *_of_port(told[ported:], look, scene)])


def gifts(look: OnBoardLook, scene: Scene) -> list[str]:
    """What was given away since the last piles were taken."""
    start = max((at for at, event in enumerate(look.news) if isinstance(event, PileTaken)), default=0)
    told = look.news[start:]
    return [sentence(event, look, scene) for event in told if isinstance(event, CardGiven)]


def _last_turn(news: Sequence[Event], view: OnBoardView) -> tuple[bool, list[Event]]:
    """From the last cards that were written down on, without what the board shows anyway; at first, the beginning."""
    takings = [at for at, event in enumerate(news) if isinstance(event, PileTaken)]
    end = len(news)
    if view.phase in {Phase.GIVE, Phase.RESOLVE}:  # these cards lie on the table
        *takings, end, _ = takings
    start = takings[-2] if len(takings) > 1 else 0
    return bool(takings), [event for event in news[start:end] if isinstance(event, _OfAStory)]


def _of_liner(seat: Seat, told: Sequence[Event], look: OnBoardLook, scene: Scene) -> Iterator[str]:
    """The pile it took, what it was given, and what it wrote down: a gift is told before its use."""
    for event in told:
        match event:
            case PileTaken() if event.seat == seat:
                yield sentence(event, look, scene)
            case CardGiven() if event.receiver == seat:
                yield sentence(event, look, scene)
            case _ if isinstance(event, SheetEvent) and event.seat == seat:
                yield scene.words("on-board-line", said=written(event, scene.words))
            case _:
                pass


def _of_port(told: Sequence[Event], look: OnBoardLook, scene: Scene) -> Iterator[str]:
    """All Suns in one line, then the rest in order."""
    view, words = look.view, scene.words
    suns = [event for event in told if isinstance(event, SunsScored)]
    if suns:
        shown = [
            words("on-board-story-suns", side=side_text(view, event.seat, words), points=event.points)
            for event in sorted(suns, key=lambda event: event.seat != view.green)
        ]
        yield words("on-board-story-port", anchor=ANCHOR, sun=SYMBOLS[Symbol.SUN], suns=" · ".join(shown))
    yield from (sentence(event, look, scene) for event in told if not isinstance(event, SunsScored))


def _course(
    event: GameBegan | CaptainsDealt | CaptainChosen | CaptainsRevealed | GameEnded, view: OnBoardView, scene: Scene
) -> str:
    """How the game begins and ends."""
    words = scene.words
    match event:
        case GameBegan(green=green, turns=turns, turns_to_a_port=stretch):
            green_name, red_name = scene.names[green], scene.names[1 - green]
            return words("on-board-event-game-began", green=green_name, red=red_name, turns=turns, stretch=stretch)
        case CaptainsDealt(captains=captains):
            shown = listed([captain_title(captain, words) for captain in captains], words)
            return words("on-board-event-captains-dealt", captains=shown)
        case CaptainChosen(seat=seat):
            return words("on-board-event-captain-chosen", side=side_text(view, seat, words))
        case CaptainsRevealed(captains=captains):
            revealed = [
                words(
                    "on-board-event-captain-revealed",
                    side=side_text(view, seat, words),
                    captain=captain_title(captains[seat], words),
                    effect=words(f"on-board-captain-{captains[seat]}-effect"),
                )
                for seat in seats_by_side(view)
            ]
            return words("on-board-event-captains-revealed", captains="\n".join(revealed))
        case GameEnded():
            return words("on-board-event-game-ended")
        case _:
            assert_never(event)


def _dividing(event: TurnBegan | HatboxOpened | CardsDrawn | YouDrew | Divided, view: OnBoardView, words: Words) -> str:
    """A turn up to its two piles."""
    match event:
        case TurnBegan(turn=turn, distributor=seat):
            return words("on-board-event-turn-began", turn=turn, side=side_text(view, seat, words))
        case HatboxOpened(seat=seat):
            return words("on-board-event-hatbox-opened", side=side_text(view, seat, words))
        case CardsDrawn(distributor=seat, cards=cards):
            side, pile = side_text(view, seat, words), pile_text(cards, words)
            kind = "covered" if isinstance(cards, CoveredPile) else "open"
            return words(f"on-board-event-cards-drawn-{kind}", side=side, cards=pile)
        case YouDrew(cards=cards):
            return words("on-board-event-you-drew", cards=cards_text(cards, words))
        case Divided(distributor=seat, single=single, pair=pair):
            side = side_text(view, seat, words)
            return words(
                "on-board-event-divided", side=side, single=pile_text(single, words), pair=pile_text(pair, words)
            )
        case _:
            assert_never(event)


def _taking(event: PileTaken | GiftDecided | CardGiven | Resolved, view: OnBoardView, words: Words) -> str:
    """Who has which cards now."""
    match event:
        case PileTaken(seat=seat, pile=pile, cards=cards, was_covered=was_covered):
            side, shown = side_text(view, seat, words), cards_text(cards, words)
            covered = COVERED if was_covered else "no"
            return words("on-board-event-pile-taken", side=side, pile=pile, cards=shown, covered=covered)
        case GiftDecided(seat=seat):
            return words("on-board-event-gift-decided", side=side_text(view, seat, words))
        case CardGiven(giver=giver, receiver=receiver, card=card, means=means):
            return words(
                "on-board-event-card-given",
                variant=variant(event),
                giver=side_text(view, giver, words),
                receiver=side_text(view, receiver, words),
                card=item_title(card, words),
                by="captain" if means is Means.CAPTAIN else "parcel",
            )
        case Resolved(seat=seat):
            return words("on-board-event-resolved", side=side_text(view, seat, words))
        case _:
            assert_never(event)


def _port(event: SunsScored | PortCalled, view: OnBoardView, words: Words) -> str:
    """A port of call."""
    match event:
        case SunsScored(seat=seat, suns=suns, points=points):
            side, sun = side_text(view, seat, words), SYMBOLS[Symbol.SUN]
            return words("on-board-event-suns-scored", side=side, suns=suns, sun=sun, points=points)
        case PortCalled(call=call, port=port, counts=counts, winner=winner):
            green, red = seats_by_side(view)
            facts = {"call": call, "port": port_text(port, words), "green": counts[green], "red": counts[red]}
            if winner is None:
                return words("on-board-event-port-tied", **facts)
            return words("on-board-event-port-won", side=side_text(view, winner, words), points=PORT_POINTS, **facts)
        case _:
            assert_never(event)


def pile_text(pile: Pile, words: Words) -> str:
    """A pile in a running text; of a covered one only its size."""
    match pile:
        case CoveredPile(size=size):
            return words("on-board-covered", size=size, covered=COVERED)
        case OpenPile(cards=cards) | SecretPile(cards=cards):
            return cards_text(cards, words)
        case _:
            assert_never(pile)


def cards_text(cards: Sequence[Card], words: Words) -> str:
    """Cards one after the other."""
    return listed([item_title(card, words) for card in cards], words) if cards else words("on-board-nothing")
