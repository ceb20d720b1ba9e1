"""Made-up languages for a test: folders of Fluent files beside our English one."""

from pathlib import Path

from cogs.words import OURS, Languages

ENGLISH = Path(__file__).parents[3] / "cogs" / "words" / "en"


def tongues(folder: Path, **files: str) -> Languages:
    """English and others, by the name of each: `de="greeting = Ahoi"`, `pt_BR` for `pt-BR`."""
    (folder / "en").symlink_to(ENGLISH, target_is_directory=True)
    for name, text in files.items():
        language = folder / name.replace("_", "-")
        language.mkdir()
        (language / "all.ftl").write_text(text, encoding="utf-8")
    return Languages(folder)


def english(message_id: str, **arguments: str) -> str:
    return OURS.words_for("en")(message_id, **arguments)
