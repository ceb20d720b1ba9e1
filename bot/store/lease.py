"""One bot per database: a lock file beside it, freed by the system even when the bot is killed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from bot.errors import StoreBroken


@contextmanager
def hold(path: str | Path) -> Iterator[None]:
    """The right to run on a database, while inside.

    Raises `StoreBroken` with a sentence when another bot has it, at once, or when its folder is closed to us.
    """
    if not (folder := Path(path).absolute().parent).is_dir():
        raise StoreBroken(f"The folder {folder} for the database does not exist; create it or correct the path.")
    lease = FileLock(f"{path}.lock")
    try:
        lease.acquire(timeout=0)
    except Timeout:
        raise StoreBroken(f"Another Botswain is already running on {path}.") from None
    except OSError as error:
        raise StoreBroken(f"The folder of the database {path} cannot be written to: {error.strerror}.") from error
    try:
        yield
    finally:
        lease.release()


def is_held(path: str | Path) -> bool:
    """Whether a bot runs on a database. Asking makes no file: where there is no lock file, nobody runs."""
    if not Path(f"{path}.lock").exists():
        return False
    try:
        with hold(path):
            return False
    except StoreBroken:
        return True
