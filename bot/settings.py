"""The settings: one frozen value from the environment or `.env`, read once by the command line."""

import os
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import SettingsError

_OURS = "BOTSWAIN_"


class Settings(BaseSettings):
    """What whoever hosts the bot can set; each field is read from the variable in its alias."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """A secret type, so that it never shows in a log or a traceback."""

    database: Path = Field(default=Path("botswain.sqlite3"), validation_alias="BOTSWAIN_DATABASE")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", validation_alias="BOTSWAIN_LOG_LEVEL"
    )
    port: int = Field(default=8765, ge=0, le=65535, validation_alias="BOTSWAIN_PORT")
    """Of the sandbox's page; 0 takes any free one."""

    @field_validator("token")
    @classmethod
    def _token_without_blanks(cls, token: SecretStr | None) -> SecretStr | None:
        if token is not None and any(letter.isspace() for letter in token.get_secret_value().strip()):
            raise ValueError("there is a blank in it; copy the token again from the Developer Portal")
        return token

    @field_validator("database")
    @classmethod
    def _database_on_disk(cls, database: Path) -> Path:
        if str(database) == ":memory:":
            raise ValueError("a database in memory would forget every game; name a file")
        return database

    @property
    def sandbox_database(self) -> Path:
        """The sandbox's own file beside the real one, so that play-acting never meets real tables."""
        return self.database.with_name(f"{self.database.stem}-sandbox{self.database.suffix}")


def read_settings() -> Settings:
    """Read the settings. Raises `SettingsError` with a sentence that names the variable."""
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    for name in sorted(os.environ):
        if name.upper().startswith(_OURS) and name.upper() not in known:
            raise SettingsError(f"{name} is not a setting of Botswain; there are {', '.join(sorted(known))}.")
    try:
        return Settings()
    except ValidationError as error:
        raise SettingsError(_sentence(error)) from None
    except (OSError, UnicodeError) as error:
        raise SettingsError(f"The file .env cannot be read: {error}.") from None


def _sentence(error: ValidationError) -> str:
    # Only the first: one thing to mend at a time. The value stays out of it, for it may be the token.
    first = error.errors(include_input=False, include_url=False)[0]
    reason = str(first["msg"]).removeprefix("Value error, ")
    return f"{first['loc'][0]} is not right: {reason[:1].lower()}{reason[1:]}."
