"""What stands around every game: the lobby, the frame of a board, of a result and of a table that was closed. Pure."""

from collections.abc import Iterator
from dataclasses import fields
from datetime import timedelta
from itertools import count
from typing import Any

import discord
from discord import ui

from bot.tables.table import Computer, Ending, Holder, Kept, Person, Status, Table, Vacant
from bot.tables.updates import AnyLook
from cogs.controls.addresses import Address, Verb
from cogs.controls.controls import Choice, Control, button, menu, rows
from cogs.presenters import PRESENTERS
from cogs.presenters.presenter import Scene
from cogs.words import Words
from cogs.words.texts import enumerated, listed
from engines.core.options import changes

Items = list[ui.Item[Any]]

YES, NO = "yes", "no"
"""What a button about ending a game stands for, in the text of its address."""


def public_page(table: Table, look: AnyLook | None, words: Words) -> Items:
    """The public message of a table, whatever its status: one card, whose colour only decorates.

    `look` is the spectator's.
    """
    if table.status is Status.LOBBY:
        return [_card(lobby_page(table, words), discord.Colour.blue())]
    if look is not None and table.status is Status.RUNNING:
        return [_card(board_page(table, look, words), discord.Colour.teal())]
    if look is not None and look.result is not None:
        return [_card(result_page(table, look, words), discord.Colour.gold())]
    return [_card(closed_page(table, look, words), discord.Colour.greyple())]


def chapter_page(table: Table, number: int, look: AnyLook, words: Words) -> Items:
    """A chapter of the game's story, which stays in the channel; `look` is the spectator's."""
    chapter = PRESENTERS[table.game].chapter(number, look, scene(table, words))
    return [_card(chapter, discord.Colour.dark_gold())]


def _card(items: Items, colour: discord.Colour) -> ui.Item[Any]:
    return ui.Container[Any](*items, accent_colour=colour)


def scene(table: Table, words: Words) -> Scene:
    """Whom a presenter talks about: mentions for persons (they ping nobody), a name for every other seat."""
    return Scene(words, tuple(_seat_names(table, words)), table.id, table.on_their_own)


def lobby_page(table: Table, words: Words) -> Items:
    """A table before the start: what the game is, who sits, what is still needed."""
    presenter = PRESENTERS[table.game]
    parts = [
        words("lobby-title", emoji=presenter.emoji, game=game_name(table.game, words)),
        words(f"{table.game}-blurb"),
        words("lobby-facts", players=words(f"{table.game}-players"), time=words(f"{table.game}-time")),
    ]
    seats = [words("lobby-seats", taken=seats_taken(table), seats=presenter.game.seat_counts.stop - 1)]
    seated = zip(table.holders, _seat_names(table, words), strict=True)
    seats += [_lobby_seat(table, holder, number, name, words) for number, (holder, name) in enumerate(seated, start=1)]
    # The options apart from the seats: right below a list a client takes a line for a part of its last entry.
    texts = ["\n".join(parts), "\n".join(seats), "\n".join([*_option_lines(table, words), _still_needed(table, words)])]
    buttons = rows(_lobby_buttons(table, words), per_row=4)
    return [*(ui.TextDisplay[Any](text) for text in texts), *_option_menu(table, words), *buttons]


def board_page(table: Table, look: AnyLook, words: Words) -> Items:
    """A running game for all: the game's own board in the frame; `look` is the spectator's."""
    presenter = PRESENTERS[table.game]
    title = words("board-title", emoji=presenter.emoji, game=game_name(table.game, words))
    below = [line for line in (waiting_line(table, look, words), *_standing_notes(table, words)) if line]
    return [
        ui.TextDisplay(title),
        *presenter.board(look, scene(table, words)),
        *([ui.TextDisplay[Any]("\n".join(below))] if below else []),
        *rows(_board_buttons(table, words)),
    ]


def result_page(table: Table, look: AnyLook, words: Words) -> Items:
    """The end of a game that was played to its result."""
    presenter = PRESENTERS[table.game]
    return [
        ui.TextDisplay(words("result-title", emoji=presenter.emoji, game=game_name(table.game, words))),
        *presenter.result(look, scene(table, words)),
        ui.TextDisplay(words("result-duration", duration=duration(table, words))),
        *rows(_ending_buttons(table, words)),
    ]


def closed_page(table: Table, look: AnyLook | None, words: Words) -> Items:
    """A table that was closed without a result, why, and how a begun game stood; `look` is the spectator's."""
    emoji = PRESENTERS[table.game].emoji
    title = words("closed-title", emoji=emoji, game=game_name(table.game, words))
    ending = table.ending or Ending.ENDED
    by = "unknown" if table.ended_by is None else f"<@{table.ended_by}>"
    reason = words(f"closed-{'lobby' if table.started_at is None else ending.value}", by=by)
    stood = PRESENTERS[table.game].board(look, scene(table, words)) if look is not None else []
    pictured = [item for item in stood if not isinstance(item, ui.ActionRow)]  # there is nothing to press any more
    return [ui.TextDisplay(f"{title}\n{reason}"), *pictured, *rows(_ending_buttons(table, words))]


def game_name(game: str, words: Words) -> str:
    """What people call a game."""
    return words(f"{game}-name")


def waiting_line(table: Table, look: AnyLook, words: Words) -> str:
    """Whom the game waits for, in order of seat, so that the order tells nothing; empty when it waits for nobody."""
    waiting = [scene(table, words).names[seat] for seat in sorted(look.waiting_for)]
    return words("board-waiting", names=listed(waiting, words)) if waiting else ""


def duration(table: Table, words: Words) -> str:
    """How long the game took, in hours and minutes."""
    took = timedelta()
    if table.started_at is not None and table.ended_at is not None:
        took = table.ended_at - table.started_at
    hours, minutes = divmod(max(1, round(took.total_seconds() / 60)), 60)
    if hours == 0:
        return words("duration-minutes", minutes=minutes)
    return words("duration-hours", hours=hours, minutes=minutes)


def seats_taken(table: Table) -> int:
    """Seats that would play if the game began now: those that are only kept would not."""
    return sum(not isinstance(holder, Kept) for holder in table.holders)


def has_vacancy(table: Table) -> bool:
    """Whether a seat of the running game waits for somebody to sit down there."""
    return any(isinstance(holder, Vacant) for holder in table.holders)


def options_text(table: Table, words: Words) -> str:
    """The table's options in words, one after the other; empty when its game has none."""
    texts = (
        option_text(table.game, part.name, getattr(table.options, part.name), words) for part in fields(table.options)
    )
    return enumerated(texts, words)


def option_text(game: str, name: str, value: Any, words: Words) -> str:
    """An option with its value as people call them."""
    if isinstance(value, bool):
        shown = words("option-on" if value else "option-off")
    elif isinstance(value, int):
        shown = str(value)
    else:
        shown = words(f"{game}-option-{name}-{value}")
    return words("option-shown", option=words(f"{game}-option-{name}"), value=shown)


def _option_lines(table: Table, words: Words) -> list[str]:
    text = options_text(table, words)
    return [words("lobby-options", options=text)] if text else []


def _option_menu(table: Table, words: Words) -> Items:
    """Every option that could be set otherwise; a game without options has no menu."""
    choices = [
        Choice(offer.text, option_text(table.game, offer.name, offer.value, words), emoji="➡️")
        for offer in changes(PRESENTERS[table.game].game, table.options)
    ]
    # Its id changes with the options: a client keeps what was last chosen in a menu that it takes for the same.
    address = Address(Verb.OPTION, table.id, table.revision)
    return [ui.ActionRow[Any](menu(address, words("lobby-change-option"), choices))] if choices else []


def _seat_names(table: Table, words: Words) -> Iterator[str]:
    """In order of seat; several computers are counted among themselves, for the start shuffles the seats."""
    computers, several = count(1), table.holders.count(Computer()) > 1
    for holder in table.holders:
        match holder:
            case Person(user_id) | Kept(user_id):
                yield f"<@{user_id}>"
            case Computer():
                yield words("seat-computer-numbered", number=next(computers)) if several else words("seat-computer")
            case Vacant(former):
                yield words("seat-vacant", name=f"<@{former}>")


def _lobby_seat(table: Table, holder: Holder, number: int, name: str, words: Words) -> str:
    if isinstance(holder, Kept):
        return words("lobby-seat-kept", number=number, name=name)
    if isinstance(holder, Person) and holder.user_id == table.host:
        return words("lobby-seat-host", number=number, name=name)
    return words("lobby-seat", number=number, name=name)


def _still_needed(table: Table, words: Words) -> str:
    counts = PRESENTERS[table.game].game.seat_counts
    lacking = counts.start - seats_taken(table)
    if lacking > 0:
        return words("lobby-needs", lacking=lacking)
    return words("lobby-full" if seats_taken(table) == counts[-1] else "lobby-ready", host=f"<@{table.host}>")


def _standing_notes(table: Table, words: Words) -> list[str]:
    """What is true of the running table besides the game: empty seats, a wish to end it."""
    notes = []
    if has_vacancy(table):
        notes.append(words("board-vacant", host=f"<@{table.host}>"))
    if table.agreed:
        names = listed([f"<@{person}>" for person in table.people if person in table.agreed], words)
        notes.append(words("board-agreed", names=names, agreed=len(table.agreed), people=len(table.people)))
    return notes


def _lobby_buttons(table: Table, words: Words) -> list[Control]:
    """The next step stands out: sitting down while there is room, starting once enough are aboard."""
    counts, style = PRESENTERS[table.game].game.seat_counts, discord.ButtonStyle
    sit = style.primary if seats_taken(table) < counts.stop - 1 else style.secondary
    start = style.success if seats_taken(table) >= counts.start else style.secondary
    buttons = [
        button(Address(Verb.SIT, table.id), words("button-sit"), emoji="🪑", style=sit),
        button(Address(Verb.STAND, table.id), words("button-stand"), emoji="👋"),
        rules_button(table, words),
        button(Address(Verb.START, table.id), words("button-start"), emoji="⚓", style=start),
        button(Address(Verb.COMPUTER, table.id), words("button-computer"), emoji="🤖"),
    ]
    if Computer() in table.holders:
        buttons.append(button(Address(Verb.NO_COMPUTER, table.id), words("button-no-computer")))
    return [*buttons, button(Address(Verb.CLOSE, table.id), words("button-close"), style=style.danger)]


def _board_buttons(table: Table, words: Words) -> list[Control]:
    blue = discord.ButtonStyle.primary
    buttons = [
        button(Address(Verb.HAND, table.id), words("button-hand"), emoji="🖐️", style=blue),
        button(Address(Verb.NOW, table.id), words("button-now"), emoji="❔"),
        rules_button(table, words),
    ]
    if has_vacancy(table):
        buttons.append(button(Address(Verb.SIT, table.id), words("button-sit-vacant"), emoji="🪑"))
    if table.agreed:
        buttons.append(button(Address(Verb.AGREE, table.id, text=YES), words("button-agree"), emoji="🏳️"))
    return buttons


def _ending_buttons(table: Table, words: Words) -> list[Control]:
    if table.started_at is None:
        return []
    return [
        button(Address(Verb.REMATCH, table.id), words("button-rematch"), emoji="🔁"),
        rules_button(table, words),
    ]


def rules_button(table: Table, words: Words) -> Control:
    """Opens the rules of the table's game beside whatever is on the screen."""
    address = Address(Verb.RULES, table.id, text=f"open.{table.game}.{PRESENTERS[table.game].pages[0]}")
    return button(address, words("button-rules"), emoji="📖")
