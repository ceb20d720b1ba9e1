"""Prints the figures we watch (`make bench`): every module here with a `main`, or those named on the command line."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path


def benches() -> Mapping[str, Callable[..., None]]:
    """Every bench by its name; each can also be run `small`, to see that it still runs."""
    names = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith(("_", "test_")))
    modules = {name: import_module(f"tests.bench.{name}") for name in names}
    return {name: module.main for name, module in modules.items() if hasattr(module, "main")}


def main(names: list[str]) -> None:
    found = benches()
    for name in names or found:
        found[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
