"""What import-linter cannot say: a game's inside is closed to its own vocabulary too, and the core knows no game."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.presenters import PRESENTERS
from engines import GAMES

ROOT = Path(__file__).parents[1]


ASKING_WITHIN = {"inside", "outlook"}
"""What of a game may open its inside: what people are promised asks the rules themselves."""


def allowed() -> set[tuple[str, str]]:
    """The exceptions that the contract about circles names, each with its reason."""
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = written["tool"]["importlinter"]["contracts"]
    arrows = [arrow for one in contracts for arrow in one.get("ignore_imports", ())]
    return {(start, end) for start, _, end in (arrow.partition(" -> ") for arrow in arrows)}


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(source: str) -> Iterator[str]:
    """Every name that is imported anywhere in a module, with the module it comes from."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name their whole way"
            yield from (f"{node.module}.{one.name}" for one in node.names)


def breaches(module: str, source: str, exceptions: set[tuple[str, str]]) -> list[str]:
    """What a module of the bot imports although it is closed to it."""
    return [
        f"{module} imports {name}"
        for name in imported(source)
        if not any(module == start and name.startswith(f"{end}.") for start, end in exceptions)
        if _is_closed(module.split("."), name.split("."))
    ]


def _is_closed(start: list[str], end: list[str]) -> bool:
    if end[0] != "engines":
        return False
    if start[:2] == ["engines", "core"] and end[1:2] != ["core"]:
        return True
    if end[2:3] != ["inside"]:
        return False
    return start[:2] != end[:2] or not (start[2:] == [] or start[2] in ASKING_WITHIN)


def folders(room: str) -> set[str]:
    """The games that have a folder in this room."""
    found = {path.name for path in (ROOT / room).iterdir() if (path / "__init__.py").exists()}
    return {name.replace("_", "-") for name in found - {"core"}}


def modules() -> list[Path]:
    return [path for room in ("engines", "bot", "cogs") for path in sorted((ROOT / room).rglob("*.py"))]


def test_a_games_inside_is_closed_to_all_but_itself_and_the_door_beside_it() -> None:
    exceptions = allowed()
    sources = {name_of(path): path.read_text(encoding="utf-8") for path in modules()}
    assert [breach for name, source in sources.items() for breach in breaches(name, source, exceptions)] == []


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("cogs.presenters.rowing.board", "from engines.rowing.inside.state import RowingState"),
        ("bot.tables.rowing", "from engines.rowing import inside"),
        ("cogs.pages.rowing", "def peek() -> None:\n    import engines.rowing.inside.rules"),
        ("engines.rowing.views", "from engines.rowing.inside.state import RowingState"),
        ("engines.sailing.inside.rules", "from engines.rowing.inside import state"),
        ("engines.core.play", "from engines.rowing import GAME"),
        ("engines.core.game", "import engines"),
    ],
)
def test_a_new_file_and_a_new_game_are_closed_without_being_named(module: str, source: str) -> None:
    assert len(breaches(module, source, allowed())) == 1


@pytest.mark.parametrize("module", ["engines.rowing", "engines.rowing.inside.rules"])
def test_a_game_may_use_its_own_inside(module: str) -> None:
    assert breaches(module, "from engines.rowing.inside.state import RowingState", set()) == []


def test_every_folder_of_a_game_is_named_where_games_are_found() -> None:
    """A game's key is its folder's name, with `-` for `_`."""
    assert folders("engines") == set(GAMES), "name every game in engines/__init__.py"
    assert folders("cogs/presenters") == set(GAMES), "name every game in cogs/presenters/__init__.py"
    assert set(PRESENTERS) == set(GAMES), "name every game in cogs/presenters/__init__.py"


@pytest.mark.parametrize("key", GAMES)
def test_a_games_state_and_rules_lie_inside(key: str) -> None:
    game = GAMES[key]
    for one in (type(game), game.state_type):
        assert ".inside." in one.__module__, f"{one.__name__} belongs into engines/{key.replace('-', '_')}/inside"
