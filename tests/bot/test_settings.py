"""Settings: read once, and every mistake named in a sentence without a traceback."""

from pathlib import Path

import pytest

from bot.errors import SettingsError
from bot.settings import read_settings

_VARIABLES = ("DISCORD_TOKEN", "BOTSWAIN_DATABASE", "BOTSWAIN_LOG_LEVEL", "BOTSWAIN_PORT")


@pytest.fixture(autouse=True)
def a_machine_without_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    for name in _VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_without_any_variable_there_are_sensible_settings() -> None:
    settings = read_settings()
    assert settings.token is None
    assert settings.database == Path("botswain.sqlite3")
    assert settings.sandbox_database == Path("botswain-sandbox.sqlite3")


def test_the_environment_wins_over_the_file(a_machine_without_settings: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (a_machine_without_settings / ".env").write_text("BOTSWAIN_PORT=1234\nBOTSWAIN_LOG_LEVEL=DEBUG\n")
    monkeypatch.setenv("BOTSWAIN_PORT", "4321")
    settings = read_settings()
    assert (settings.port, settings.log_level) == (4321, "DEBUG")


def test_an_empty_token_is_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read_settings().token is None


def test_the_token_never_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret-token")
    assert "very-secret" not in repr(read_settings())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOTSWAIN_PORT", "harbour"),
        ("BOTSWAIN_PORT", "70000"),
        ("BOTSWAIN_LOG_LEVEL", "LOUD"),
        ("DISCORD_TOKEN", "two words"),
        ("BOTSWAIN_DATABASE", ":memory:"),
    ],
)
def test_a_bad_value_is_one_sentence_that_names_the_variable(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError) as refused:
        read_settings()
    sentence = str(refused.value)
    assert sentence.startswith(name)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert value not in sentence


def test_a_misspelt_variable_is_named_with_the_right_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOTSWAIN_DATABSE", "/data/botswain.sqlite3")
    with pytest.raises(SettingsError, match=r"BOTSWAIN_DATABSE is not a setting.*BOTSWAIN_DATABASE"):
        read_settings()


def test_every_setting_stands_in_the_example_file() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text(encoding="utf-8")
    assert [line.partition("=")[0] for line in example.splitlines() if line and line[0] != "#"] == list(_VARIABLES)
