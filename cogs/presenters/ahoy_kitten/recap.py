"""What the board tells of the last round: what happened since anybody at the table last had a say."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from cogs.presenters.ahoy_kitten.look import AhoyLook
from cogs.presenters.ahoy_kitten.names import ocean_name, tokens_text
from cogs.presenters.ahoy_kitten.story import any_way, sentence
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import enumerated
from engines.ahoy_kitten.events import Event, GameBegan, OceanSupplied, PirateChose, Revealed, RoundBegan, TokenPlaced
from engines.ahoy_kitten.views import NO_TOKENS, AhoyView, Tokens


def recap(look: AhoyLook, scene: Scene) -> str:
    """What happened since anybody at the table last had a say, round by round; empty when nothing is known."""
    return "\n".join(filter(None, (_told(part, look, scene) for part in _untold(look, scene))))


def _untold(look: AhoyLook, scene: Scene) -> list[Sequence[Event]]:
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


def _told(news: Sequence[Event], look: AhoyLook, scene: Scene) -> str:
    """A title and a line for each thing that happened, without what the board shows anyway: who chose, which round."""
    told = [event for event in news if not isinstance(event, PirateChose | RoundBegan)]
    lines = list(_lines(told, look, scene))
    return "\n".join([_title(told[0], scene.words), *(f"- {line}" for line in lines)]) if lines else ""


def _title(first: Event, words: Words) -> str:
    match first:
        case Revealed(round=number):
            return words("ahoy-kitten-story-title", round=number)
        case GameBegan():
            return words("ahoy-kitten-story-began")
        case _:
            return words("ahoy-kitten-story-lately")


def _lines(told: Sequence[Event], look: AhoyLook, scene: Scene) -> Iterator[str]:
    """A line per event, but all oceans of one refill in one line, and all placed tokens in another."""
    words = scene.words
    turn = any_way(told[0]) if told else 0
    for _, group in groupby(told, key=type):
        events = list(group)
        if refill := [(event.ocean, event.tokens) for event in events if isinstance(event, OceanSupplied)]:
            yield words("ahoy-kitten-story-refill", supplies=_supplies_text(refill, words))
        elif placed := [(event.ocean, Tokens.of(event.colour)) for event in events if isinstance(event, TokenPlaced)]:
            yield words("ahoy-kitten-story-placed", supplies=_supplies_text(placed, words))
        else:
            yield from (sentence(event, look, scene, turn + step) for step, event in enumerate(events))


def _supplies_text(supplies: Sequence[tuple[int, Tokens]], words: Words) -> str:
    by_ocean: dict[int, Tokens] = {}
    for ocean, tokens in supplies:
        by_ocean[ocean] = by_ocean.get(ocean, NO_TOKENS).plus(tokens)
    supplied = (
        words("ahoy-kitten-story-supplied", ocean=ocean_name(ocean, words), tokens=tokens_text(tokens, words))
        for ocean, tokens in sorted(by_ocean.items())
    )
    return enumerated(supplied, words)
