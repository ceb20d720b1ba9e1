"""What every game offers to be seen: pure, a look in, components and words out. No client, no interaction, no await."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar, cast

import discord
from discord import ui

from bot.tables.updates import AnyLook, Look
from cogs.controls.addresses import Address, Verb, action_text
from cogs.controls.controls import Choice, Control, button, menu
from cogs.words import Words
from cogs.words.texts import length
from engines.core.game import Game
from engines.core.seats import Seat

Items: TypeAlias = list[ui.Item[Any]]
"""What a message is made of; discord.py's items are generic over the view they will stand in."""

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")

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


@dataclass(frozen=True, kw_only=True)  # without slots: see `engines.core.game.Move`
class Pointing(Generic[ViewT, ActionT, EventT]):
    """What pressing something on the public board means, in a game whose board can be pressed."""

    meant: Callable[[str, Look[ViewT, ActionT, EventT]], ActionT | None]
    """The action that the text of a press means for this viewer; `None` when the panel has to ask."""
    sealed: Callable[[Look[ViewT, ActionT, EventT], Scene], str]
    """What this seat has sealed by such presses, in whole sentences; only that seat is told."""


@dataclass(frozen=True, kw_only=True)  # without slots: see `engines.core.game.Move`
class Chapters(Generic[ViewT, ActionT, EventT]):
    """The parts of a story that are each told once, in a message that stays in the channel."""

    over: Callable[[Look[ViewT, ActionT, EventT]], tuple[int, ...]]
    """Those that are over and that the spectator's news tell in full, oldest first, counted from 1 all game long."""
    page: Callable[[int, Look[ViewT, ActionT, EventT], Scene], Items]
    """The message that tells one of them."""


@dataclass(frozen=True, kw_only=True)  # without slots: see `engines.core.game.Move`
class Presenter(Generic[ViewT, ActionT, EventT]):
    """How one game looks and reads: for each thing that is drawn, the function that draws it.

    Items they return are fresh on every call.
    """

    game: Game[Any, Any, ActionT, EventT, ViewT]
    emoji: str
    pages: tuple[str, ...]
    """The rules, to be read in this order; page `x` of game `g` has the words `g-rules-x-title` and `g-rules-x`."""
    lookups: tuple[str, ...] = ()
    """Further pages that nobody reads through: single cards or animals, and what we decided in odd cases."""
    board: Callable[[Look[ViewT, ActionT, EventT], Scene], Items]
    """The inside of the public board from the spectator's look: texts and the controls everyone may press."""
    panel: Callable[[Look[ViewT, ActionT, EventT], Scene], Items]
    """The inside of a seat's private panel: what is mine, what I decide now, what I have decided."""
    result: Callable[[Look[ViewT, ActionT, EventT], Scene], Items]
    """The end of the game for all, points by category; `look.result` is there."""
    face: Callable[[ActionT, Look[ViewT, ActionT, EventT], Scene], Face]
    """How an action looks on a button."""
    sentence: Callable[[EventT, Look[ViewT, ActionT, EventT], Scene], str]
    """What happened, in one sentence (or a short line)."""
    now: Callable[[Look[ViewT, ActionT, EventT], Scene], str]
    """What this viewer can do right now, in a sentence or two (scenario S-29)."""
    told: Callable[[Look[ViewT, ActionT, EventT], Scene], list[str]]
    """What a press that ended a moment led to, in a few lines, told to whoever made it above their panel."""
    pointing: Pointing[ViewT, ActionT, EventT] | None = None
    chapters: Chapters[ViewT, ActionT, EventT] | None = None
    """A game whose board tells everything has none."""
    asides: Mapping[str, Callable[[Look[ViewT, ActionT, EventT], Scene], Items]] = field(default_factory=dict)
    """Pages about the table as it stands that have no room on the board, such as discards; controls lead there.

    Each is drawn from what its reader may see, and stands alone in a private message.
    """

    def refusal(self, reason: str, words: Words) -> str:
        """The sentence for one of the game's refusals; it says what to do instead."""
        return words(f"{self.game.key}-refusal-{reason}")

    def over(self, look: Look[ViewT, ActionT, EventT]) -> tuple[int, ...]:
        """The chapters that can be told; none in a game whose board tells everything."""
        return () if self.chapters is None else self.chapters.over(look)

    def chapter(self, number: int, look: Look[ViewT, ActionT, EventT], scene: Scene) -> Items:
        """The message that tells one of these chapters."""
        assert self.chapters is not None  # only a game that has chapters numbers them
        return self.chapters.page(number, look, scene)


AnyPresenter: TypeAlias = Presenter[object, object, object]
"""The presenter of a game that is only known by its key."""


def of_any(presenter: Presenter[ViewT, ActionT, EventT]) -> AnyPresenter:
    """The same presenter among those of all games, where only the key says which it is.

    It is then given looks of any game, as far as the types can tell. It only ever gets its own: a session makes a look
    by the game of its table, and its presenter is found by the same key.
    """
    return cast(AnyPresenter, presenter)


def fresh_sentences(
    look: Look[ViewT, ActionT, EventT],
    scene: Scene,
    sentence: Callable[[EventT, Look[ViewT, ActionT, EventT], Scene], str],
) -> list[str]:
    """All that is new, a sentence each; nothing if that is too much to read above a panel."""
    fresh = look.news[-look.fresh :] if look.fresh else ()
    return [sentence(event, look, scene) for event in fresh] if len(fresh) <= _TOLD_AT_MOST else []


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


def act(action: object, face: Face, look: AnyLook, scene: Scene) -> Control:
    """A button that takes this action in this moment."""
    address = Address(Verb.ACT, scene.table_id, look.moment, action_text(action))
    return button(address, face.label, emoji=face.emoji, style=face.style)


def point(at: str, face: Face, look: AnyLook, scene: Scene) -> Control:
    """A button of the public board: what it means depends on who presses it."""
    address = Address(Verb.POINT, scene.table_id, look.moment, at)
    return button(address, face.label, emoji=face.emoji, style=face.style)


def choose(
    name: str, placeholder: str, choices: Sequence[Choice], look: AnyLook, scene: Scene
) -> list[ui.ActionRow[Any]]:
    """Menus whose chosen text is the action to take: as many as are needed, none when there is nothing to choose.

    `name` keeps the menus of one message apart.
    """
    parts = [choices[start : start + _CHOICES_IN_A_MENU] for start in range(0, len(choices), _CHOICES_IN_A_MENU)]
    rows: list[ui.ActionRow[Any]] = []
    for number, part in enumerate(parts, start=1):
        # Its id changes with what is chosen: a client keeps the last choice in a menu that it takes for the same.
        chosen = next((at for at, choice in enumerate(part, start=1) if choice.chosen), 0)
        address = Address(Verb.ACT, scene.table_id, look.moment, f"{name}.{number}.{chosen}")
        shown = placeholder
        if len(parts) > 1:
            shown = scene.words("menu-part", menu=placeholder, part=number, parts=len(parts))
        rows.append(ui.ActionRow(menu(address, shown, part)))
    return rows
