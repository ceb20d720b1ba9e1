"""What a table shows at its end is told once, and comes back for nobody."""

import pytest

from bot.tables.table import Ending
from tests.cogs.messages.harbour import PACE, Harbour
from tests.cogs.messages.test_troubles import at_phase, delete


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 30046), (400, 50083)])
async def test_a_result_that_cannot_be_drawn_where_the_board_was_is_posted_anew(
    harbour: Harbour, status: int, code: int
) -> None:
    await harbour.game(2)
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    await harbour.play_out()
    await harbour.wait(PACE.board)
    assert [message.id for message in harbour.boards()] == [await harbour.board_id()]
    assert "Rematch" in harbour.text()


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (400, 30046), (400, 50083)])
async def test_an_old_result_never_comes_back_below_a_new_lobby(harbour: Harbour, status: int, code: int) -> None:
    """S-1, S-11: an old button is pressed after a restart, when nobody knows any more what the old message shows."""
    await at_phase(harbour, "over")
    old = harbour.table_id
    await harbour.lobby(2)
    await harbour.restart()
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code)
    before = harbour.calls("POST")
    await harbour.do(lambda: harbour.keepers.boards.touch(old))
    await harbour.wait(PACE.progress)
    assert harbour.calls("POST") == before
    await harbour.do(lambda: delete(harbour))
    await harbour.do(lambda: harbour.keepers.boards.touch(harbour.table_id))
    await harbour.wait(PACE.progress)
    assert len(harbour.boards()) == 2, "the channel still has the board of its open table"


@pytest.mark.parametrize("game", ["ahoy-kitten", "all-aboard"])
async def test_a_result_whose_message_was_deleted_stays_away_after_a_restart(harbour: Harbour, game: str) -> None:
    """S-17: also where chapters were told before."""
    await harbour.game(3, game=game)
    while game == "all-aboard" and not (await harbour.store.messages(harbour.table_id)).chapter:
        await harbour.round()
    told = len(harbour.boards())
    await harbour.do(lambda: delete(harbour))
    await harbour.do(lambda: harbour.client.tables.close(harbour.table_id, Ending.ENDED))
    harbour.keepers.courier.close()
    await harbour.restart()
    await harbour.do(lambda: harbour.keepers.boards.touch(harbour.table_id))
    await harbour.wait(PACE.progress)
    assert len(harbour.boards()) == told - 1


@pytest.mark.parametrize("code", [10008, 30046, 50083])
async def test_a_lobby_that_closed_is_not_posted_anew(harbour: Harbour, code: int) -> None:
    await harbour.lobby(2)
    harbour.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=code)
    before = harbour.calls("POST")
    await harbour.do(lambda: harbour.client.tables.close(harbour.table_id, Ending.ENDED))
    await harbour.wait(PACE.progress)
    assert harbour.calls("POST") == before


async def test_a_buried_lobby_that_closes_says_so_where_it_stands(harbour: Harbour) -> None:
    await harbour.lobby(2)
    first = await harbour.board_id()
    for number in range(11):
        await harbour.members[5].send(harbour.channel, f"talk {number}")
    await harbour.do(lambda: harbour.client.tables.close(harbour.table_id, Ending.ENDED))
    await harbour.wait(PACE.board)
    assert [message.id for message in harbour.boards()] == [first]
    assert "closed before the game began" in harbour.text()
