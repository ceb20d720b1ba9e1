"""What the things of Ahoy! Kitten are called and how they look in a text: every colour with a letter and a symbol."""

from collections.abc import Sequence
from typing import Final

from cogs.words import Words
from cogs.words.texts import listed
from engines.ahoy_kitten.scoring import score_lines
from engines.ahoy_kitten.views import AhoyView, Character, Colour, Phase, Score, Tokens

WAVE: Final = "🌊"
SHIELD: Final = "🛡️"
TICK: Final = "✅"

DOTS: Final = {Colour.RED: "🔴", Colour.BLUE: "🔵", Colour.YELLOW: "🟡", Colour.WHITE: "⚪"}

# Shapes that differ without their colour; the square beside it is the colour of the printed tile.
EMBLEMS: Final = {
    Character.EYSTUROY: "🌿",
    Character.MAJESTIC: "💎",
    Character.FRIED_FISH: "🍤",
    Character.POSEIDON: "🔱",
    Character.INVENTOR: "⚙️",
    Character.HOOK: "🪝",
}
SQUARES: Final = {
    Character.EYSTUROY: "🟩",
    Character.MAJESTIC: "🟦",
    Character.FRIED_FISH: "🟥",
    Character.POSEIDON: "🟨",
    Character.INVENTOR: "⬛",
    Character.HOOK: "🟪",
}


def token_text(colour: Colour, words: Words) -> str:
    """One token: a dot and its letter."""
    return words(f"ahoy-kitten-token-{colour}")


def tokens_text(tokens: Tokens, words: Words) -> str:
    """Tokens by colour with how many there are of each, or the word for none."""
    counted = [(token_text(colour, words), count) for colour, count in zip(Colour, tokens, strict=True) if count]
    shown = (token if count == 1 else words("ahoy-kitten-tokens", token=token, count=count) for token, count in counted)
    return " ".join(shown) or words("ahoy-kitten-no-tokens")


def tile_text(tokens: Tokens, words: Words) -> str:
    """What lies on a tile or beside it; a dash when nothing does."""
    return tokens_text(tokens, words) if tokens.total else words("ahoy-kitten-bare-tile")


def score_text(score: Score, words: Words) -> str:
    """What a catch is made of, with the points of each part, so that the sum can be followed."""
    points = {line.category: line.points for line in score_lines(score)}
    return words(
        "ahoy-kitten-score",
        sets=score.sets,
        for_sets=points["sets"],
        spares=score.spares,
        for_spares=points["spares"],
        whites=score.whites,
        for_whites=points["whites"],
    )


def row_text(colours: Sequence[Colour], words: Words) -> str:
    """Tokens one by one, where their order matters."""
    return " ".join(token_text(colour, words) for colour in colours)


def ocean_name(ocean: int, words: Words) -> str:
    """An ocean's name; its first letter counts from A."""
    return words(f"ahoy-kitten-ocean-{ocean}")


def pirate_name(view: AhoyView, pirate: int, words: Words) -> str:
    """A pirate's bare name, for labels."""
    return words(f"ahoy-kitten-pirate-{view.pirates[pirate].character}")


def pirate_text(view: AhoyView, pirate: int, words: Words) -> str:
    """A pirate in a running text: emblem and name."""
    return f"{EMBLEMS[view.pirates[pirate].character]} **{pirate_name(view, pirate, words)}**"


def pirate_title(view: AhoyView, pirate: int, words: Words) -> str:
    """A pirate at the head of its line: emblem, colour of its tile and name."""
    character = view.pirates[pirate].character
    return f"{EMBLEMS[character]}{SQUARES[character]} **{pirate_name(view, pirate, words)}**"


def paw_name(view: AhoyView, pirate: int, words: Words) -> str:
    """Which paw of its seat a pirate is in the game for two (ruling AK-7)."""
    left, _ = view.pirates_of(view.pirates[pirate].seat)
    return words("ahoy-kitten-paw-left") if pirate == left else words("ahoy-kitten-paw-right")


def pirates_text(view: AhoyView, pirates: Sequence[int], words: Words) -> str:
    """Several pirates in a running text."""
    return listed([pirate_text(view, pirate, words) for pirate in pirates], words)


def doing(view: AhoyView, pirate: int) -> str:
    """What a pirate does in this round, in a word that sentences choose by: `none` while there is nothing to choose."""
    if view.phase is Phase.OVER:
        return "none"
    if view.pirates[pirate].on_break:
        return "break"
    if view.phase is Phase.PLACE:
        return "none"
    return "chosen" if view.has_picked[pirate] else "thinking"
