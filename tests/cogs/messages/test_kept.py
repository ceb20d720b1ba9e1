"""What a run of the bot remembers of things lately in use."""

from cogs.messages.courier import TABLES_KEPT
from cogs.messages.kept import Kept


def test_of_many_tables_the_longest_unused_is_forgotten_unless_it_is_busy() -> None:
    busy, forgotten = {1}, list[str]()
    kept = Kept[int, str](3, is_busy=busy.__contains__, forgotten=forgotten.append)
    for number in (1, 2, 3):
        kept.keep(number, str(number))
    kept.kept_or(2, str)
    kept.keep(4, "4")
    assert (list(kept), forgotten) == ([1, 3, 2, 4], [])
    busy.clear()
    kept.keep(5, "5")
    assert forgotten == ["1"]
    assert TABLES_KEPT >= 1_000
