"""What there is to read: the rules page by page, the help, and the tables one can go to."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui

from bot.client import Botswain
from bot.errors import TableReason, TableRefused
from bot.tables.table import Table
from cogs.controls.addresses import Address, UnreadableAddress, Verb
from cogs.controls.controls import Choice, Control, button, menu, rows
from cogs.desks.desk import GAMES, Desk
from cogs.desks.presses import Answerer, Press
from cogs.messages.requests import Request
from cogs.pages.frames import game_name
from cogs.presenters import PRESENTERS
from cogs.words import Words, words_for
from cogs.words.commands import translated

_TABLES_AT_MOST = 10
_CHOICES_AT_MOST = 25
_TURN = "turn"
"""Another page of the rules one is reading; anything else opens them beside what is on the screen."""


class Guide(Desk):
    """The shelf of rules, and the way to the tables."""

    def answerers(self) -> Mapping[Verb, Answerer]:
        return {Verb.RULES: self.turn_page}

    @app_commands.command(name=translated("command-rules-name"), description=translated("command-rules"))
    @app_commands.rename(game=translated("command-rules-game-name"), page=translated("command-rules-page-name"))
    @app_commands.describe(game=translated("command-rules-game"), page=translated("command-rules-page"))
    @app_commands.choices(game=GAMES)
    async def rules(
        self, interaction: discord.Interaction[Botswain], game: str | None = None, page: str | None = None
    ) -> None:
        async def work(request: Request) -> None:
            key = game or await self._game_here(request)
            if key not in PRESENTERS:
                raise TableRefused(TableReason.UNKNOWN_GAME)
            found = page if page in _all_pages(key) else _page_called(key, page or "", request.words)
            await request.answer.show(*_rules_page(key, found, request.words))

        await self._presses.command(interaction, work)

    @rules.autocomplete("page")
    async def _offer_pages(
        self, interaction: discord.Interaction[Botswain], current: str
    ) -> list[app_commands.Choice[str]]:
        words = words_for(str(interaction.locale))
        game = interaction.namespace.game or next(iter(PRESENTERS))
        pages = _all_pages(game) if game in PRESENTERS else ()
        titles = [(words(f"{game}-rules-{page}-title"), page) for page in pages]
        fitting = [(title, page) for title, page in titles if current.casefold() in title.casefold()]
        return [app_commands.Choice(name=title, value=page) for title, page in fitting[:_CHOICES_AT_MOST]]

    @app_commands.command(name=translated("command-help-name"), description=translated("command-help"))
    async def help_(self, interaction: discord.Interaction[Botswain]) -> None:
        async def work(request: Request) -> None:
            words = request.words
            games = "\n".join(_help_line(key, words) for key in PRESENTERS)
            await request.answer.show(ui.TextDisplay[Any](words("help-text", games=games)))

        await self._presses.command(interaction, work)

    @app_commands.command(name=translated("command-games-name"), description=translated("command-games"))
    async def games(self, interaction: discord.Interaction[Botswain]) -> None:
        await self._presses.command(interaction, self._list_tables)

    async def turn_page(self, press: Press) -> None:
        try:
            how, game, page = press.text.split(".", 2)
            items = _rules_page(game, page, press.words)
        except (ValueError, KeyError):
            raise UnreadableAddress from None
        await press.answer.show(*items, beside=how != _TURN)

    async def _game_here(self, request: Request) -> str:
        """The game played in this channel; without one, the first there is."""
        if request.interaction.guild_id is not None:
            try:
                return (await self._tables.at(request.place)).game
            except TableRefused:
                pass
        return next(iter(PRESENTERS))

    async def _list_tables(self, request: Request) -> None:
        guild_id, words = request.interaction.guild_id, request.words
        mine = list(await self._store.open_of(request.user_id, guild_id))
        parts = [words("games-mine"), *await self._lines(mine, words)] if mine else [words("games-none-mine")]
        if guild_id is not None:
            here = await self._store.open_in(guild_id, _TABLES_AT_MOST + len(mine))
            others = [table for table in here if table.seat_of(request.user_id) is None]
            if others:
                parts += ["", words("games-here"), *await self._lines(others, words)]
        await request.answer.show(ui.TextDisplay[Any]("\n".join(parts)))

    async def _lines(self, tables: list[Table], words: Words) -> list[str]:
        lines = [await self._line(table, words) for table in tables[:_TABLES_AT_MOST]]
        more = len(tables) - len(lines)
        return [*lines, words("games-more", more=more)] if more > 0 else lines

    async def _line(self, table: Table, words: Words) -> str:
        return words(
            f"games-line-{table.status.value}",
            emoji=PRESENTERS[table.game].emoji,
            game=game_name(table.game, words),
            people=len(table.people),
            channel=f"<#{table.place.channel_id}>",
            link=await self._keepers.records.link(table),
        )


def _help_line(game: str, words: Words) -> str:
    return words("help-game", emoji=PRESENTERS[game].emoji, game=game_name(game, words), blurb=words(f"{game}-blurb"))


def _all_pages(game: str) -> tuple[str, ...]:
    return PRESENTERS[game].pages + PRESENTERS[game].lookups


def _page_called(game: str, text: str, words: Words) -> str:
    """The page whose title begins as the text does, for whoever types instead of choosing; else the first."""
    pages, wanted = _all_pages(game), text.strip().casefold()
    return next((one for one in pages if words(f"{game}-rules-{one}-title").casefold().startswith(wanted)), pages[0])


def _rules_page(game: str, page: str, words: Words) -> list[ui.Item[Any]]:
    """One page of the rules with the way to all others. Raises `KeyError` for an unknown one."""
    if page not in _all_pages(game):
        raise KeyError(page)
    title = words(f"{game}-rules-{page}-title")
    head = words("rules-title", emoji=PRESENTERS[game].emoji, game=game_name(game, words), title=title)
    # Its id changes with the page: a client keeps what was last chosen in a menu that it takes for the same.
    address = Address(Verb.RULES, text=f"{_TURN}.{game}.{page}.contents")
    return [
        ui.TextDisplay(f"{head}\n{_whereabouts(game, page, words)}\n{words(f'{game}-rules-{page}')}"),
        ui.ActionRow(menu(address, words("rules-contents"), _contents(game, page, words))),
        *rows(_turns(game, page, words)),
    ]


def _whereabouts(game: str, page: str, words: Words) -> str:
    pages = PRESENTERS[game].pages
    if page in pages:
        return words("rules-page", page=pages.index(page) + 1, pages=len(pages))
    return words("rules-lookup")


def _contents(game: str, page: str, words: Words) -> list[Choice]:
    """Every page there is; those to be read through carry their number."""
    pages = PRESENTERS[game].pages
    entries = [
        (one, words("rules-entry", page=number, title=words(f"{game}-rules-{one}-title")))
        for number, one in enumerate(pages, start=1)
    ]
    entries += [(one, words(f"{game}-rules-{one}-title")) for one in PRESENTERS[game].lookups]
    return [Choice(f"{_TURN}.{game}.{one}", title, chosen=one == page) for one, title in entries]


def _turns(game: str, page: str, words: Words) -> list[Control]:
    """Back and on through the rules; from what was only looked up, back to their beginning."""
    pages = PRESENTERS[game].pages
    if page not in pages:
        return [_turn_button(game, pages[0], words("button-rules"))]
    number = pages.index(page)
    around = ((number - 1, "button-back"), (number + 1, "button-next"))
    return [_turn_button(game, pages[to], words(word)) for to, word in around if 0 <= to < len(pages)]


def _turn_button(game: str, page: str, label: str) -> Control:
    return button(Address(Verb.RULES, text=f"{_TURN}.{game}.{page}"), label)
