"""The short way to what helps: what the icons and cards mean, how the phase at hand goes, what lies open."""

from typing import Final

from cogs.controls.addresses import Address, Verb
from cogs.controls.controls import Control, button
from cogs.presenters.dream_cruise.piles import PILES
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


def lookup(phase: Phase, scene: Scene, *, with_piles: bool = True) -> list[Control]:
    """A few buttons; each opens its page beside what is on the screen."""
    pages = [
        _opens("cards", scene.words("dream-cruise-lookup-cards"), "🔎", scene),
        _opens(PAGES[phase], scene.words(f"dream-cruise-lookup-{phase}"), "❓", scene),
    ]
    aside = Address(Verb.ASIDE, scene.table_id, text=PILES)
    return [*pages, button(aside, scene.words("dream-cruise-lookup-piles"), emoji="👀")] if with_piles else pages


def _opens(page: str, label: str, emoji: str, scene: Scene) -> Control:
    return button(Address(Verb.RULES, scene.table_id, text=f"open.{GAME.key}.{page}"), label, emoji=emoji)
