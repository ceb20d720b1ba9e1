"""What every game offers to be seen: pure, a look in, components and words out. No client, no interaction, no await."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import discord
from discord import ui

from bot.tables.updates import Look
from cogs.controls.addresses import Address, Verb, action_text
from cogs.controls.controls import Choice, Control, button, menu
from cogs.words import Words
from cogs.words.texts import length
from engines.core.game import Game
from engines.core.seats import Seat

_CHOICES_IN_A_MENU = 25
_TOLD_AT_MOST = 8
_TOLD_CHARACTERS = 800


@dataclass(frozen=True, slots=True)
class Scene:
    """What a presenter needs besides the look: the reader's words, what the seats are called, where presses go."""

    words: Words
    names: tuple[str, ...]
    """How each seat is called in a text, ready to be shown: a mention (pings nobody) or the computer's name."""
    table_id: int
    alone: frozenset[Seat] = frozenset()
    """The seats without a person, which play on their own: what only they decided, nobody at the table has seen yet."""


@dataclass(frozen=True, slots=True)
class Face:
    """How an action or a thing looks on a button: a label of at most 80 characters (34 on phones) and a symbol."""

    label: str
    emoji: str | None = None
    style: discord.ButtonStyle = discord.ButtonStyle.secondary


class Presenter(ABC):
    """The looks of one game. Items it returns are fresh on every call."""

    game: ClassVar[Game[Any, Any, Any, Any, Any]]
    emoji: ClassVar[str]
    pages: ClassVar[tuple[str, ...]]
    """The rules, to be read in this order; page `x` of game `g` has the words `g-rules-x-title` and `g-rules-x`."""
    lookups: ClassVar[tuple[str, ...]] = ()
    """Further pages that nobody reads through: single cards or animals, and what we decided in odd cases."""
    asides: ClassVar[tuple[str, ...]] = ()
    """Pages about the table as it stands that have no room on the board, such as discards; controls lead there."""

    @abstractmethod
    def board(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        """The inside of the public board from the spectator's look: texts and the controls everyone may press."""

    @abstractmethod
    def panel(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        """The inside of a seat's private panel: what is mine, what I decide now, what I have decided."""

    @abstractmethod
    def result(self, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        """The end of the game for all, points by category; `look.result` is there."""

    @abstractmethod
    def face(self, action: Any, look: Look, scene: Scene) -> Face:
        """How an action looks on a button."""

    @abstractmethod
    def sentence(self, event: Any, look: Look, scene: Scene) -> str:
        """What happened, in one sentence (or a short line)."""

    @abstractmethod
    def now(self, look: Look, scene: Scene) -> str:
        """What this viewer can do right now, in a sentence or two (scenario S-29)."""

    def told(self, look: Look, scene: Scene) -> list[str]:
        """What a press that ended a moment led to, in a few lines, told to whoever made it above their panel."""
        lines = [self.sentence(event, look, scene) for event in look.news[-look.fresh :]] if look.fresh else []
        return lines if len(lines) <= _TOLD_AT_MOST else []

    def note(self, look: Look, scene: Scene) -> str:
        """What this seat has sealed by pressing the public board, in whole sentences; only that seat is told."""
        return self.now(look, scene)

    @abstractmethod
    def refusal(self, reason: str, words: Words) -> str:
        """The sentence for one of the game's refusals; it says what to do instead."""

    def chapters(self, look: Look) -> tuple[int, ...]:
        """The parts of the story that are over and that the spectator's news tell in full, oldest first.

        They are counted from 1 through the whole game; each is told once, in a message that stays in the channel. A
        game whose board tells everything has none.
        """
        return ()

    def chapter(self, number: int, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        """The message that tells one of these chapters."""
        return []

    def aside(self, name: str, look: Look, scene: Scene) -> list[ui.Item[Any]]:
        """One of these pages, drawn from what its reader may see; it stands alone in a private message."""
        return []

    def meant(self, pointed_at: str, look: Look) -> Any | None:
        """The action that a press on the public board means for this viewer; `None` when the panel has to ask."""
        return None


def newest_that_fit(lines: Sequence[str]) -> list[str]:
    """As many of the last lines as there is room for above a panel."""
    kept: list[str] = []
    room = _TOLD_CHARACTERS
    for line in reversed(lines):
        room -= length(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept


def act(action: Any, face: Face, look: Look, scene: Scene) -> Control:
    """A button that takes this action in this moment."""
    address = Address(Verb.ACT, scene.table_id, look.moment, action_text(action))
    return button(address, face.label, emoji=face.emoji, style=face.style)


def point(at: str, face: Face, look: Look, scene: Scene) -> Control:
    """A button of the public board: what it means depends on who presses it."""
    address = Address(Verb.POINT, scene.table_id, look.moment, at)
    return button(address, face.label, emoji=face.emoji, style=face.style)


def choose(name: str, placeholder: str, choices: Sequence[Choice], look: Look, scene: Scene) -> list[ui.ActionRow[Any]]:
    """Menus whose chosen text is the action to take: as many as are needed, none when there is nothing to choose.

    `name` keeps the menus of one message apart.
    """
    parts = [choices[start : start + _CHOICES_IN_A_MENU] for start in range(0, len(choices), _CHOICES_IN_A_MENU)]
    rows: list[ui.ActionRow[Any]] = []
    for number, part in enumerate(parts, start=1):
        # Its id changes with what is chosen: a client keeps the last choice in a menu that it takes for the same.
        chosen = next((at for at, choice in enumerate(part, start=1) if choice.chosen), 0)
        address = Address(Verb.ACT, scene.table_id, look.moment, f"{name}.{number}.{chosen}")
        shown = placeholder if len(parts) == 1 else f"{placeholder} ({number}/{len(parts)})"
        rows.append(ui.ActionRow(menu(address, shown, part)))
    return rows
