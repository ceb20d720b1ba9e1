"""The short answer to "what does this card do?", one press away wherever cards are shown."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from cogs.controls.addresses import Address, Verb
from cogs.controls.controls import Choice, menu
from cogs.presenters.on_board.names import ANCHOR, CAPTAINS, DOOR, GOAL, GUEST, HEART, JOBS, LUGGAGE, SYMBOLS
from cogs.presenters.presenter import Scene
from engines.on_board import GAME
from engines.on_board.actions import OnBoardOptions
from engines.on_board.cards import Captain, Job, Luggage, Symbol


def lookup(options: OnBoardOptions, scene: Scene) -> ui.ActionRow[Any]:
    """A menu of all kinds of cards in this game; each opens its page of the rules beside what is on the screen."""
    address = Address(Verb.RULES, scene.table_id, text="cards")
    words = scene.words
    choices = [
        Choice(
            f"open.{GAME.key}.{page}", words(f"on-board-lookup-{page}"), words(f"on-board-lookup-{page}-in-short"), sign
        )
        for page, sign in _pages(options)
    ]
    return ui.ActionRow(menu(address, words("on-board-lookup"), choices))


def _pages(options: OnBoardOptions) -> Iterator[tuple[str, str]]:
    yield "passengers", GUEST
    yield "symbols", SYMBOLS[Symbol.DIE]
    yield "lovers", HEART
    yield "cabins", DOOR
    yield "objectives", GOAL
    yield "ports", ANCHOR
    if options.captains:
        yield "captains", CAPTAINS[Captain.CHAMELEON]
    if options.luggage:
        yield "luggage", LUGGAGE[Luggage.COSTUME_TRUNK]
    if options.specials:
        yield "specials", JOBS[Job.MECHANIC]
