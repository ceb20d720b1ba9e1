"""What people do at a table besides playing: looking things up, talking, leaving, pressing what is old."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from tests.cogs.world import BUTTON, acts, controls

if TYPE_CHECKING:
    from tests.cogs.company import Evening

Pastime = Callable[["Evening"], Awaitable[None]]


async def open_the_hand(evening: "Evening") -> None:
    await evening.slash(evening.somebody(), "hand")


async def open_the_hand_on_the_board(evening: "Evening") -> None:
    await evening.press_verb(evening.somebody(), await evening.board(), "hand")


async def ask_for_the_board(evening: "Evening") -> None:
    await evening.slash(evening.anybody(), "board")


async def read_the_rules(evening: "Evening") -> None:
    """Open them by command, then go to another page and on from there."""
    member = evening.anybody()
    page = await evening.slash(member, "rules", **evening.luck.choice([{}, {"game": evening.plan.game}]))
    for kind in ("menu", "button", "button"):
        found = [one for one in controls(page) if (one["type"] == BUTTON) == (kind == "button")]
        await evening.press_any(member, page, found)


async def look_up_a_page(evening: "Evening") -> None:
    """Type the name of a page into the command and take what is offered."""
    member, game = evening.anybody(), evening.plan.game
    typed = evening.luck.choice(["", "s", "the", "r"])
    offered = await member.autocomplete(evening.world.channel, "rules", "page", typed, game=game)
    evening.record.step(f"{member.name} types “{typed}” for a page of {game}: {_offers(offered)}")
    if offered:
        await evening.slash(member, "rules", game=game, page=evening.luck.choice(offered)["value"])


async def ask_for_games(evening: "Evening") -> None:
    await evening.slash(evening.anybody(), "games")


async def ask_for_help(evening: "Evening") -> None:
    await evening.slash(evening.anybody(), "help")


async def ask_what_to_do_now(evening: "Evening") -> None:
    await evening.press_verb(evening.anybody(), await evening.board(), "now")


async def look_beside_the_table(evening: "Evening") -> None:
    await evening.press_verb(evening.anybody(), await evening.board(), "aside")


async def look_something_up_on_the_board(evening: "Evening") -> None:
    await evening.press_verb(evening.anybody(), await evening.board(), "rules")


async def renew_a_private_page(evening: "Evening") -> None:
    member = evening.somebody()
    for page in reversed(evening.pages_of(member)):
        if await evening.press_verb(member, page, "renew"):
            return


async def press_an_old_button(evening: "Evening") -> None:
    """One that stood there once, and that a client may still show."""
    stale = [
        (member, message, custom_id)
        for member, message, custom_id in evening.seen
        if evening.is_there(message) and custom_id not in {one["custom_id"] for one in controls(message)}
    ]
    if stale:
        member, message, custom_id = evening.luck.choice(stale)
        await evening.forge(member or evening.anybody(), message, custom_id)


async def press_what_is_not_ours(evening: "Evening") -> None:
    """An address of an older version, and one of a table that never was."""
    message = await evening.board()
    custom_id = evening.luck.choice(["bw:fish:1", "bw:hand:999:0:", "bw:aside:1:0:nothing", "bw:act:1:0:dance.1"])
    await evening.forge(evening.anybody(), message, custom_id)


async def press_as_a_stranger(evening: "Evening") -> None:
    board = await evening.board()
    if choices := acts(board):
        await evening.take(evening.world.stranger, board, *evening.luck.choice(choices))


async def press_twice(evening: "Evening") -> None:
    """Before the bot has answered, the same one twice, or two of them."""
    board = await evening.board()
    buttons = [one["custom_id"] for one in controls(board) if one["type"] == BUTTON and evening.is_safe(one)]
    playing = [one for one in buttons if one in {custom_id for custom_id, _ in acts(board)}]
    first, second = evening.somebody(), evening.luck.choice(evening.people)
    custom_id = evening.luck.choice(playing or buttons)
    await evening.at_once([(first, board, custom_id), (second, board, custom_id)])


async def press_anything(evening: "Evening") -> None:
    """On the board or on one of one's own pages, old ones too."""
    member = evening.anybody()
    message = evening.luck.choice([await evening.board(), *evening.pages_of(member)])
    await evening.press_any(member, message, [one for one in controls(message) if evening.is_safe(one)])


async def leave_and_come_back(evening: "Evening") -> None:
    """The seat plays on meanwhile; alone, one only thinks about it."""
    member = evening.somebody()
    question = await evening.slash(member, "leave")
    stays = len(evening.people) == 1 or evening.luck.random() < 0.3
    await evening.press_ending(member, question, ":leave:", "no" if stays else "yes")
    if stays:
        return
    await evening.slash(member, "hand")
    await evening.pause()
    if await evening.is_running() and evening.luck.random() < 0.5:
        await evening.act()
    if await evening.is_running():
        await evening.press_verb(member, await evening.board(), "sit")


async def propose_the_end_and_withdraw(evening: "Evening") -> None:
    host = await evening.host()
    others = [member for member in evening.people if member is not host]
    if not others:
        return
    member = evening.luck.choice(others)
    page = await evening.slash(member, "end")
    await evening.press_ending(member, page, ":agree:", "yes")
    await evening.pause()
    await evening.press_ending(member, evening.pages_of(member)[-1], ":agree:", "no")


async def think_about_the_end(evening: "Evening") -> None:
    member = evening.luck.choice([await evening.host(), evening.world.moderator])
    question = await evening.slash(member, "end")
    await evening.press_ending(member, question, ":end:", "no")


async def ask_for_the_end_as_a_stranger(evening: "Evening") -> None:
    await evening.slash(evening.world.stranger, evening.luck.choice(["end", "leave", "hand"]))


async def open_another_table(evening: "Evening") -> None:
    await evening.slash(evening.anybody(), "play", game=evening.luck.choice(evening.games))


async def talk(evening: "Evening") -> None:
    """So much that the board is out of sight."""
    for number in range(11):
        await evening.luck.choice(evening.world.members).send(evening.world.channel, f"So I said {number} times …")
    evening.record.step("people talk")


async def delete_the_board(evening: "Evening") -> None:
    board = await evening.board()
    await evening.world.moderator.delete(board)
    evening.record.step(f"{evening.world.moderator.name} deletes {evening.record.name_of(board)}")


async def restart(evening: "Evening") -> None:
    await evening.world.restart()
    evening.record.step("the bot is restarted")


async def wait(evening: "Evening") -> None:
    """Long enough for a ping, and for the pages of those who are not asked anything."""
    await evening.wait(evening.luck.choice([50, 100, 300]))


def _offers(offered: list[dict[str, Any]]) -> str:
    return "; ".join(f"{one['name']} = {one['value']}" for one in offered) or "nothing"


ONCE: tuple[Pastime, ...] = (
    ask_for_the_board,
    read_the_rules,
    look_up_a_page,
    ask_for_games,
    press_what_is_not_ours,
    press_twice,
    leave_and_come_back,
    propose_the_end_and_withdraw,
    think_about_the_end,
    ask_for_the_end_as_a_stranger,
    open_another_table,
    talk,
    delete_the_board,
    restart,
    wait,
)
OFTEN: tuple[Pastime, ...] = (
    open_the_hand,
    open_the_hand_on_the_board,
    ask_what_to_do_now,
    look_beside_the_table,
    look_something_up_on_the_board,
    renew_a_private_page,
    press_an_old_button,
    press_as_a_stranger,
    press_anything,
)
