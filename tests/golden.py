"""Golden files: text that stays byte for byte, and a short word about where it does not."""

from itertools import zip_longest
from pathlib import Path

import pytest

REWRITE = "--rewrite-transcripts"

_BEFORE = 3
_LONGEST = 200


def compare(path: Path, text: str, *, rewrite: bool, hint: str = "") -> None:
    """Fail with the first line that differs from the golden file; `rewrite` writes the file anew instead."""
    if rewrite:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        return
    # Bytes: reading as text would take `\r\n` for `\n`.
    golden = path.read_bytes().decode("utf-8") if path.exists() else ""
    if text != golden:
        pytest.fail(_difference(path, golden, text, hint), pytrace=False)


def _difference(path: Path, golden: str, text: str, hint: str) -> str:
    was, now = golden.split("\n"), text.split("\n")
    # Where lines are equal up to the shorter end, the missing one differs.
    number = next(at for at, (old, new) in enumerate(zip_longest(was, now)) if old != new)
    before = [f"    {_short(line)}" for line in was[max(0, number - _BEFORE) : number]]
    apart = _apart(was[number] if number < len(was) else "", now[number] if number < len(now) else "")
    return "\n".join(
        [
            f"{path}:{number + 1}: the first line that differs",
            *before,
            f"  - {_line(was, number, apart)}",
            f"  + {_line(now, number, apart)}",
            *([hint] if hint else []),
            "If it is meant to be so: `make transcripts`, and read the diff.",
        ]
    )


def _apart(old: str, new: str) -> int:
    """The first column in which two lines differ."""
    return next((at for at, (one, other) in enumerate(zip_longest(old, new)) if one != other), 0)


def _line(lines: list[str], number: int, apart: int) -> str:
    return _short(lines[number], apart) if number < len(lines) else "(the end)"


def _short(line: str, apart: int = 0) -> str:
    """A line, or of a long one the part around the column that matters."""
    start = max(0, apart - _LONGEST // 2) if apart > _LONGEST // 2 else 0
    cut = line[start : start + _LONGEST]
    return f"{'…' if start else ''}{cut}{'…' if start + _LONGEST < len(line) else ''}"
