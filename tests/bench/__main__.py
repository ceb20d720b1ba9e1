"""Prints the figures we watch (`make bench`): every module here with a `main`, or those named on the command line."""

import sys
from importlib import import_module
from pathlib import Path


def main(names: list[str]) -> None:
    modules = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))
    for name in names or modules:
        module = import_module(f"tests.bench.{name}")
        if hasattr(module, "main"):
            module.main()


main(sys.argv[1:])
