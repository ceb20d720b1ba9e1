"""What is said about a golden file that no longer fits."""

from pathlib import Path

import pytest

from tests.golden import compare


def said(path: Path, text: str) -> str:
    with pytest.raises(pytest.fail.Exception) as failed:
        compare(path, text, rewrite=False, hint="Raise it.")
    return str(failed.value)


def test_the_first_line_that_differs_is_named_with_its_file_and_what_to_do(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("one\ntwo\nthree\nfour\n", encoding="utf-8")
    message = said(path, "one\ntwo\ntrhee\nfour\n")
    assert f"{path}:3:" in message
    assert "  - three\n  + trhee\n" in message
    assert "four" not in message
    assert message.endswith("Raise it.\nIf it is meant to be so: `make transcripts`, and read the diff.")


def test_what_is_missing_or_too_much_at_the_end_is_a_difference(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"one\ntwo\n")
    assert "(the end)" in said(path, "one\ntwo")
    assert "  + three" in said(path, "one\ntwo\nthree\n")
    assert said(path, "one\ntwo\r\n")


def test_of_a_long_line_the_part_that_differs_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("x" * 5_000 + "old" + "x" * 5_000, encoding="utf-8")
    message = said(path, "x" * 5_000 + "new" + "x" * 5_000)
    assert "old" in message
    assert "new" in message
    assert len(message) < 1_000


def test_a_file_that_is_written_anew_fits(tmp_path: Path) -> None:
    path = tmp_path / "games" / "game.txt"
    compare(path, "one\n", rewrite=True)
    compare(path, "one\n", rewrite=False)
