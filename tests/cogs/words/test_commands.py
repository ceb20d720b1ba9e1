"""Slash commands in every language: what Discord is told of them, and that no translation keeps it from taking them."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.client import COMMANDS_MEMO, SURFACE, Botswain
from bot.store.memory import MemoryStore
from cogs.words import languages
from cogs.words.commands import Translations
from tests.cogs.words.tongues import english, tongues
from tests.cogs.world import new_client, world_of

GERMAN = """
command-play-name = spielen
command-play = Öffne hier einen Tisch
command-play-game-name = spiel
command-play-game = Welches Spiel
all-aboard-name = Alle an Bord!
"""


async def client_with(translations: app_commands.Translator) -> Botswain:
    """The bot with all its commands, without a Discord."""
    client = new_client(MemoryStore())
    await client.load_extension(SURFACE)
    await client.tree.set_translator(translations)
    return client


async def told(client: Botswain) -> dict[str, Any]:
    """What Discord is told of each command, by name."""
    translator = client.tree.translator
    assert translator is not None
    commands = [await one.get_translated_payload(client.tree, translator) for one in client.tree.get_commands()]
    return {command["name"]: command for command in commands}


async def told_of(folder: Path, german: str) -> dict[str, Any]:
    return await told(await client_with(Translations(tongues(folder, de=german))))


def localizations(payload: Any) -> Iterator[tuple[str, str]]:
    """Every text in another language, with its locale."""
    if isinstance(payload, dict):
        for key, value in payload.items():
            yield from value.items() if key.endswith("_localizations") else localizations(value)
    elif isinstance(payload, list):
        for one in payload:
            yield from localizations(one)


async def test_a_command_is_told_in_every_language_that_has_words_for_it(tmp_path: Path) -> None:
    commands = await told_of(tmp_path, GERMAN)
    play = commands["play"]
    assert play["name_localizations"] == {"de": "spielen"}
    assert play["description_localizations"] == {"de": "Öffne hier einen Tisch"}
    game, options = play["options"]
    assert (game["name"], game["name_localizations"]) == ("game", {"de": "spiel"})
    assert game["description_localizations"] == {"de": "Welches Spiel"}
    assert [choice.get("name_localizations") for choice in game["choices"]].count({"de": "Alle an Bord!"}) == 1
    assert list(localizations(options)) == []
    assert list(localizations(commands["help"])) == [], "what would be English is not sent twice"


async def test_regions_are_told_as_their_readers_are_led(tmp_path: Path) -> None:
    names = {"es": "jugar", "pt-BR": "jogar", "en-GB": "set-sail"}
    spoken = tongues(tmp_path, **{language: f"command-play-name = {name}\n" for language, name in names.items()})
    play = (await told(await client_with(Translations(spoken))))["play"]
    assert play["name_localizations"] == {
        "en-US": "set-sail",
        "en-GB": "set-sail",
        "es-ES": "jugar",
        "es-419": "jugar",
        "pt-BR": "jogar",
    }


@pytest.mark.parametrize("name", ["jouer", "играть", "遊ぶ", "खेलें", "เล่น", "à_bord-2", "l\u02bceau", "a" * 32])
async def test_a_name_may_be_a_word_of_any_script(name: str, tmp_path: Path) -> None:
    play = (await told_of(tmp_path, f"command-play-name = {name}\n"))["play"]
    assert play["name_localizations"] == {"de": name}


@pytest.mark.parametrize(
    "bad",
    [
        "command-play-name = Spielen",
        "command-play-name = zu spielen",
        "command-play-name = /spielen",
        "command-play-name = l'eau",
        'command-play-name = { "" }',
        f"command-play-name = {'a' * 33}",
        "command-play-game-name = Das Spiel",
        f"command-play = {'a' * 101}",
        f"command-play-game = {'a' * 101}",
        'command-play = { " " }',
        f"all-aboard-name = {'a' * 101}",
        "command-play-name = { $wrong }",
        "command-play-name = help",
        "command-play-game-name = options",
    ],
)
async def test_what_discord_would_refuse_is_left_out_and_reported_once(
    bad: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    client = await client_with(Translations(tongues(tmp_path, de=f"{bad}\n")))
    for _ in range(2):
        assert list(localizations(list((await told(client)).values()))) == []
    (record,) = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert record.getMessage().startswith(f"{bad.partition(' ')[0]} in the language de ")


async def test_two_commands_never_get_one_name(tmp_path: Path) -> None:
    """Of options, those of two commands may."""
    same = (
        "command-play-name = los\ncommand-end-name = los\ncommand-play-game-name = los\ncommand-rules-game-name = los\n"
    )
    commands = await told_of(tmp_path, same)
    assert commands["play"]["name_localizations"] == commands["end"]["name_localizations"] == {}
    options = [commands[name]["options"][0] for name in ("play", "rules")]
    assert [option["name_localizations"] for option in options] == [{"de": "los"}, {"de": "los"}]


async def test_a_text_without_an_id_of_ours_stays_as_it_is() -> None:
    """discord.py makes every text in a decorator translatable."""
    client = await client_with(Translations())

    @client.tree.command(description="Made up")
    async def made_up(interaction: Any, number: int) -> None: ...

    assert list(localizations((await told(client))["made_up"])) == []


class Anything(app_commands.Translator):
    """Translates whatever is named by an id."""

    async def translate(self, string: app_commands.locale_str, locale: Any, context: Any) -> str | None:
        return "x" if "id" in string.extras else None


def untranslated(payload: Any, where: str = "") -> Iterator[str]:
    """Where in what Discord is told a text has no other language."""
    if isinstance(payload, dict):
        where = f"{where}/{payload.get('name', '')}"
        for key in ("name", "description"):
            if key in payload and not payload.get(f"{key}_localizations"):
                yield f"{where}: {key}"
        payload = list(payload.values())
    if isinstance(payload, list):
        for one in payload:
            yield from untranslated(one, where)


async def test_every_text_of_a_command_can_be_translated() -> None:
    """Also of one that is added later: `cogs/words/commands.py` says how."""
    client = await client_with(Anything())
    assert list(untranslated(list((await told(client)).values()))) == []


@pytest.mark.parametrize("language", list(languages()))
async def test_discord_takes_every_text_of_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Names of 1-32 characters in one lower-case word, everything else of 1-100; none is left out."""
    await told(await client_with(Translations()))
    assert [text for text in caplog.messages if f"in the language {language} " in text] == []


# When Discord is told


async def test_a_new_translation_is_told_at_the_next_start(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    old, new = tongues(tmp_path / "old", de=GERMAN), tongues(tmp_path / "new", de=GERMAN.replace("spielen", "los"))
    async with world_of() as world:
        for spoken, is_told in ((old, True), (old, False), (new, True), (new, False)):
            await world.client.tree.set_translator(Translations(spoken))
            assert await world.client.sync_commands() is is_told


async def test_if_discord_refuses_a_translation_all_the_same_the_commands_are_told_in_english(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world_of() as world:
        await world.client.tree.set_translator(Translations(tongues(tmp_path, de=GERMAN)))
        world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
        assert await world.client.sync_commands()
        assert "told in English alone" in caplog.text
        (command,) = [one for one in await world.client.tree.fetch_commands() if one.name == "play"]
        assert command.name_localizations == {}
        assert command.description == english("command-play")


async def test_a_fault_of_our_own_commands_is_not_hidden() -> None:
    async with world_of() as world:
        await world.client.tree.set_translator(None)
        await world.store.set_memo(COMMANDS_MEMO, "")
        world.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, times=1)
        with pytest.raises(app_commands.CommandSyncFailure):
            await world.client.sync_commands()
