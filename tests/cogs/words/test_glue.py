"""No sentence is put together in Python: where its parts go is the translator's to say."""

import pytest

from tests.cogs.words.gluing import glue_in, modules, places
from tests.cogs.words.spoken import ROOT, assert_none

WORDS = "cogs/words/"
"""What makes the words: lists are put together there, by Fluent."""


def test_no_sentence_is_glued_in_python() -> None:
    sources = {path: text for path, text in modules(ROOT / "cogs", ROOT).items() if not path.startswith(WORDS)}
    found = glue_in(sources)
    assert_none(found)


AROUND = """
BETWEEN, OPEN = "|", "…"
TAIL: Final = "; "
def named(ship: int, words: Words) -> str:
    return words(f"ship-{ship}")
def lines(words: Words) -> list[str]:
    return [words("one")]
def drawn(words: Words, scene: Scene, ship: int) -> str:
    """

GLUED = r"""
", ".join(ships)
"; ".join(map(str, ships))
TAIL.join(ships)
f" and {TAIL}".join(ships)
" ".join(words(ship) for ship in ships)
" ".join([scene.words("one"), "two"])
words("one") + "."
"Ahoy, " + scene.words("one")
named(ship, words) + named(ship, words)
"%s sinks" % words("one")
"{} sinks".format(words("one"))
text = words("one"); text += scene.words("two")
f"{words('one')}, ahoy"
f"({scene.words('one')})"
f"⚓ {words('one')}: {ship}"
f"{words_for(locale)('one')} sinks"
f"{words('one')} {words('two')}"
f"{words('one')}{named(ship, words)}"
f"{scene.names[ship]} {words('sinks')}"
f"{ship}\n{words('one')}!"
name = named(ship, words); f"{name} sinks"
name, sign = named(ship, words), "⚓"; f"{name} sinks {sign}"
f"{name} sinks" if (name := named(ship, words)) else ""
f"{words('one') if ship else words('two')}."
words("one").lower()
named(ship, words).capitalize()
name = words("one"); name.title()
words("one").replace("a", "b").strip()
"""

NO_GLUE = r"""
" · ".join(words(ship) for ship in ships)
"\n".join([words("one"), words("two")])
"+".join(levels) + "★" * ship
f" {BETWEEN} ".join(signs)
".".join(address)
f"{words('one')}\n{words('two')}"
f"⚓ **{named(ship, words)}**"
f"{words('one')} · {words('two')}"
f"⚓\u00a0{words('one')}"
words(f"ship-{ship}")
words("one", what=f"{ship}★", who=scene.names[ship])
"\n".join(lines(words) + ["- "])
f"open.{ship}.contents"
words("one").casefold().startswith("a")
"""


@pytest.mark.parametrize("line", GLUED.strip().splitlines())
def test_glue_is_found_with_its_file_and_function(line: str) -> None:
    assert places(glue_in({"cogs/made_up.py": AROUND + line})) == {("cogs/made_up.py", "drawn")}


@pytest.mark.parametrize("line", NO_GLUE.strip().splitlines())
def test_symbols_blanks_and_lines_are_no_glue(line: str) -> None:
    assert glue_in({"cogs/made_up.py": AROUND + line}) == []
