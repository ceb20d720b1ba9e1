"""The short way to the rules: what the icons and cards mean, and how the phase at hand goes."""

from typing import Final

from cogs.addresses import Address, Verb
from cogs.controls import Control, button
from cogs.presenters.presenter import Scene
from engines.dream_cruise import GAME
from engines.dream_cruise.views import Phase

PAGES: Final = {
    Phase.BOARD: "boarding",
    Phase.COURSE: "course",
    Phase.DISPLAY: "entertainment",
    Phase.SAIL: "sailing",
    Phase.OVER: "end",
}
"""The page of the rules about each phase."""


def lookup(phase: Phase, scene: Scene) -> list[Control]:
    """Two buttons; each opens its page beside what is on the screen."""
    return [
        _opens("cards", scene.words("dream-cruise-lookup-cards"), "🔎", scene),
        _opens(PAGES[phase], scene.words(f"dream-cruise-lookup-{phase}"), "❓", scene),
    ]


def _opens(page: str, label: str, emoji: str, scene: Scene) -> Control:
    return button(Address(Verb.RULES, scene.table_id, text=f"open.{GAME.key}.{page}"), label, emoji=emoji)
