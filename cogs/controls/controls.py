"""Every button and menu of ours: one dynamic item, so that old ones still answer after any restart."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Self

import discord
from discord import ui

from bot.client import Botswain
from cogs.controls.addresses import PATTERN, Address


class Control(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """A button or a menu whose custom id is an address. It holds nothing else and lives in a fresh view per render."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any, /) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to whoever answers presses; that one catches everything, because discord.py only logs."""
        client: Botswain = interaction.client
        await client.surface.pressed(interaction)


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a menu: the text the address gets when it is chosen, and what is shown."""

    text: str
    label: str
    description: str = ""
    emoji: str | None = None
    chosen: bool = False


def button(
    address: Address,
    label: str,
    *,
    emoji: str | None = None,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Control:
    """A button with this address."""
    return Control(ui.Button(custom_id=str(address), label=label, emoji=emoji, style=style))


def menu(address: Address, placeholder: str, choices: Sequence[Choice]) -> Control:
    """A menu of at most 25 choices; the chosen text comes with the press."""
    options = [
        discord.SelectOption(
            label=choice.label,
            value=choice.text,
            description=choice.description or None,
            emoji=choice.emoji,
            default=choice.chosen,
        )
        for choice in choices
    ]
    return Control(ui.Select(custom_id=str(address), placeholder=placeholder, options=options))


def rows(buttons: Sequence[Control], per_row: int = 5) -> list[ui.ActionRow[Any]]:
    """Buttons in rows; Discord takes five in one."""
    return [ui.ActionRow(*buttons[start : start + per_row]) for start in range(0, len(buttons), per_row)]


def fingerprint(items: Sequence[ui.Item[Any]]) -> str:
    """Equal for equal looks, so that a message which shows them already is left alone."""
    return blake2b(json.dumps([item.to_component_dict() for item in items], sort_keys=True).encode()).hexdigest()


def page(*items: ui.Item[Any]) -> ui.LayoutView:
    """A fresh view for one render. Fully dynamic, the only kind whose end does not unregister our controls.

    It is stopped before it is sent: discord.py then keeps nothing of it, neither the view in memory nor a timer that
    runs for fifteen minutes after every private answer. Presses reach `Control` by its pattern all the same.
    """
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view
