"""What each viewer of a random position sees, and how a message reads."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.tables.session import NEWS_KEPT
from bot.tables.updates import AnyLook, Look
from cogs.controls.controls import Control
from cogs.presenters.presenter import Scene
from cogs.words import words_for
from engines.core.seats import Viewer
from tests.engines.driver import Position, Setting

LONGEST_NAME = "Ziggy Stardust, Terror of the Seven Seas"

PLAYERS = ("@Anna", "@Ben", "@Chiara", "@Dov", "@Ewa", "@Finn")


def look_of(setting: Setting, position: Position, viewer: Viewer) -> AnyLook:
    """What a session would let out for this viewer."""
    game, state = setting.game, position.state
    return Look(
        viewer=viewer,
        view=game.view(state, viewer),
        actions=() if viewer is None else game.legal_actions(state, viewer),
        waiting_for=game.deciders(state),
        moment=game.moment(state),
        news=tuple(position.heard_by(viewer)[-NEWS_KEPT:]),
        fresh=0,
        result=game.result(state),
    )


def scene_of(seats: int) -> Scene:
    """A table in English with short names."""
    return Scene(words_for("en"), PLAYERS[:seats], table_id=7)


def crowded_scene_of(seats: int) -> Scene:
    """A table in English where whatever varies is as long as it gets; only the first seat has a person in it."""
    names = tuple(f"{LONGEST_NAME[:-1]}{seat}" for seat in range(seats))
    return Scene(words_for("en"), names, table_id=2**53, alone=frozenset(range(1, seats)))


def text_of(items: list[ui.Item[Any]]) -> str:
    """Everything that is shown as running text."""
    return "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))


def controls_of(items: list[ui.Item[Any]]) -> list[Any]:
    """Every button and menu, as discord.py holds them."""
    rows = [row for row in items if isinstance(row, ui.ActionRow)]
    return [control.item for row in rows for control in row.children if isinstance(control, Control)]


def buttons_of(items: list[ui.Item[Any]]) -> list[str]:
    """What is written on the buttons."""
    return [control.label or "" for control in controls_of(items) if isinstance(control, ui.Button)]


def menus_of(items: list[ui.Item[Any]]) -> list[Any]:
    """The menus alone."""
    return [control for control in controls_of(items) if isinstance(control, ui.Select)]


def parts(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too, as Discord counts them."""
    for component in components:
        yield component
        yield from parts(component.get("components", []))
        yield from parts([component["accessory"]] if "accessory" in component else [])


def sent(items: list[ui.Item[Any]]) -> list[dict[str, Any]]:
    """What would be sent to Discord."""
    return [item.to_component_dict() for item in items]


def as_text(items: list[ui.Item[Any]]) -> str:
    """A message as a person reads it."""
    lines: list[str] = []
    for item in items:
        if isinstance(item, ui.TextDisplay):
            lines.append(item.content)
        elif isinstance(item, ui.Separator):
            lines.append("─" * 20)
        elif isinstance(item, ui.ActionRow):
            lines.append("  ".join(map(_control_text, controls_of([item]))))
    return "\n".join(lines)


def _control_text(control: Any) -> str:
    if isinstance(control, ui.Select):
        entries = [f"{option.emoji} {option.label}{' ✔' if option.default else ''}" for option in control.options]
        return f"[{control.placeholder} ▾ {' | '.join(entries)}]"
    mark = " ✔" if control.style is discord.ButtonStyle.success else ""
    return f"[{control.emoji} {control.label}{mark}]"
