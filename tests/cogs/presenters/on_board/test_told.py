"""What stands above the hand of whoever pressed, in On Board."""

from dataclasses import replace

from cogs.presenters.on_board import PRESENTER
from engines.on_board.cards import Captain, PileName
from tests.cogs.presenters.on_board.table import SCENE, look, now
from tests.engines.on_board.table import Table, at_turn, named, under


def told_to(table: Table, viewer: int, since: int) -> list[str]:
    """What stands above the hand of a viewer who has heard so many things before."""
    seen = look(table, viewer)
    return PRESENTER.told(replace(seen, fresh=len(seen.news) - since), SCENE)


def test_above_the_hand_stands_what_came_of_the_press_and_not_what_the_hand_shows_anyway() -> None:
    table = at_turn(("banker", "guest-book", "thick-skin")).deal("banker", PileName.SINGLE)
    before = {viewer: len(look(table, viewer).news) for viewer in (0, 1)}
    table.choose(1, stars=3)
    for viewer, draws_told in ((0, True), (1, False)):
        after = look(table, viewer)
        told = PRESENTER.told(replace(after, fresh=len(after.news) - before[viewer]), SCENE)
        assert any("**Banker**" in line for line in told)
        assert not any(line.startswith("Turn 2") for line in told)
        assert any("turns up" in line for line in told) == draws_told
    assert PRESENTER.told(look(table, 1), SCENE) == []


def test_two_piles_to_pick_from_stand_once_on_the_hand_and_not_above_it_too() -> None:
    table = at_turn(("croupier", "banker", "poet"))
    before = len(look(table, 1).news)
    table.choose(0, alone=named("poet").number)
    assert told_to(table, 1, before) == []
    assert any("lays out two piles" in line for line in told_to(table, 0, before))


def test_what_i_have_sealed_or_finished_is_told_by_my_hand_alone() -> None:
    table = at_turn(("banker", "teacher", "student"), (under(Captain.COURTESY), under(Captain.COURTESY)))
    table.deal("banker", PileName.PAIR)
    before = len(look(table, 0).news)
    table.choose(0, kind="keep")
    assert told_to(table, 0, before) == []
    assert told_to(table, 1, before) == ["🟢 **Green** has decided about a gift."]
    table.choose(1, kind="keep")
    before = len(look(table, 0).news)
    table.choose(0, card=named("banker").number, stars=3)
    assert not any("has written everything" in line for line in told_to(table, 0, before))
    assert told_to(table, 1, before) == ["🟢 **Green** has written everything down."]
    assert "Green** is done:" not in now(table, 1)
