"""The people of an evening: what they have on their screens, what they press, and that it is written down."""

from collections.abc import Mapping
from random import Random
from typing import Any

from simcord.results import ResponseMessage

from bot.tables.table import Status
from engines import GAMES
from tests.cogs.plans import Plan
from tests.cogs.recorder import Recorder
from tests.cogs.world import World, acts, controls, last_of

_DANGEROUS = {"end", "leave", "close", "agree", "stand", "rematch"}
"""What would end the evening before its time, if pressed by chance."""


class Evening:
    """The table, its people, and what they have on their screens."""

    def __init__(self, world: World, plan: Plan) -> None:
        self.world = world
        self.plan = plan
        self.luck = Random(f"{plan.game} {plan.seed}")
        self.people = world.members[: plan.people]
        self.games = sorted(GAMES)
        self.record = Recorder(world)
        self.seen: list[tuple[Any, Any, str]] = []
        """Buttons that stood somewhere at some time; without a member, for all to see."""
        self._pages: dict[int, list[Any]] = {}

    # -- who and what there is

    def somebody(self) -> Any:
        """One of those who play."""
        return self.luck.choice(self.people)

    def anybody(self) -> Any:
        """One of those who play, or who only watches."""
        return self.luck.choice([*self.people, self.world.stranger])

    def pages_of(self, member: Any) -> list[Any]:
        """The last private pages of a member, newest last."""
        return self._pages.get(member.id, [])

    def is_there(self, message: Any) -> bool:
        return message.id in self.world.env.backend.messages[self.world.channel.id]

    def is_safe(self, part: Mapping[str, Any]) -> bool:
        return str(part["custom_id"]).split(":")[1] not in _DANGEROUS

    async def host(self) -> Any:
        host = (await self.world.table()).host
        return next(member for member in self.world.members if member.id == host)

    async def is_running(self) -> bool:
        return (await self.world.table()).status is Status.RUNNING

    async def board(self) -> Any:
        """The public message of the table, waited for while it is posted anew, and asked for if it does not come."""
        for tries in range(4):
            board_id = (await self.world.store.messages((await self.world.table()).id)).board_id
            stored = self.world.env.backend.messages[self.world.channel.id].get(board_id)
            if stored is not None:
                message = ResponseMessage(self.world.env, stored)
                self._look_at(None, message)
                return message
            await (self.wait(5) if tries < 2 else self.slash(self.somebody(), "board"))
        raise AssertionError("the board does not come back")

    async def awaited(self) -> list[Any]:
        table, look = await self.world.client.tables.spectate((await self.world.table()).id)
        waiting = look.waiting_for if look is not None and table.is_open else ()
        return [member for member in self.world.members if table.seat_of(member.id) in waiting]

    # -- doing and writing down

    async def slash(self, member: Any, name: str, /, **options: Any) -> Any:
        result = await self.world.slash(member, name, **options)
        said = "".join(f" {option}:{value}" for option, value in options.items())
        return self._done(f"{member.name}: /{name}{said}", member, result)

    async def take(self, member: Any, message: Any, custom_id: str, value: str | None = None) -> Any:
        """Press a button, or choose an entry of a menu."""
        done = f"{member.name} presses {custom_id} on {self.record.name_of(message)}"
        if value is None:
            return self._done(done, member, await self.world.press_id(member, message, custom_id))
        result = await self.world.choose(member, message, custom_id, value)
        return self._done(f"{done}: {value}", member, result)

    async def forge(self, member: Any, message: Any, custom_id: str) -> Any:
        result = await self.world.forge(member, message, custom_id)
        return self._done(f"{member.name} presses an old {custom_id} on {self.record.name_of(message)}", member, result)

    async def at_once(self, presses: list[tuple[Any, Any, str]]) -> None:
        results = await self.world.at_once(presses)
        names = " and ".join(member.name for member, _, _ in presses)
        message, custom_id = presses[0][1:]
        self.record.step(f"{names} at once press {custom_id} on {self.record.name_of(message)}", results)
        for (member, _, _), result in zip(presses, results, strict=True):
            self._keep(member, last_of(result))

    async def press_any(self, member: Any, message: Any, parts: list[dict[str, Any]]) -> Any:
        """One of these buttons, or one entry of one of these menus; nothing if there are none."""
        if not parts:
            return None
        part = self.luck.choice(parts)
        value = self.luck.choice(part["options"])["value"] if "options" in part else None
        return await self.take(member, message, part["custom_id"], value)

    async def press_verb(self, member: Any, message: Any, verb: str) -> Any:
        return await self.press_any(
            member, message, [one for one in controls(message) if one["custom_id"].split(":")[1] == verb]
        )

    async def press_ending(self, member: Any, message: Any, verb: str, ending: str) -> Any:
        """The button about leaving or ending whose text ends so."""
        parts = [one for one in controls(message) if verb in one["custom_id"] and one["custom_id"].endswith(ending)]
        return await self.press_any(member, message, parts)

    async def wait(self, seconds: int) -> None:
        await self.world.env.advance_time(seconds)
        self.record.pause(f"{seconds} seconds pass")

    async def pause(self) -> None:
        """As long as people take from one press to the next."""
        if seconds := self.luck.choice((0, 2, 2, 7)):
            await self.wait(seconds)

    async def act(self) -> None:
        """One of those who are waited for makes one of the choices on their screen."""
        awaited = await self.awaited()
        if not awaited:
            await self.wait(5)
            return
        member = self.luck.choice(awaited)
        board = await self.board()
        page = next((page for page in reversed(self.pages_of(member)) if acts(page)), None)
        if acts(board) and (page is None or self.luck.random() < 0.3):
            page = board
        if page is None:
            opens = self.press_verb(member, board, "hand") if self.luck.random() < 0.7 else self.slash(member, "hand")
            page = await opens
        if choices := acts(page):
            await self.take(member, page, *self.luck.choice(choices))
        elif not await self.press_verb(member, page, "renew"):
            await self.slash(member, "hand")

    def _done(self, done: str, member: Any, result: Any) -> Any:
        """Write a step down; returns the message that answered it."""
        self.record.step(done, [result])
        message = last_of(result)
        self._keep(member, message)
        return message

    def _keep(self, member: Any, message: Any) -> None:
        if message is None:
            return
        if not message.ephemeral:
            self._look_at(None, message)
            return
        others = [page for page in self.pages_of(member) if page.id != message.id]
        self._pages[member.id] = [*others[-5:], message]
        self._look_at(member, message)

    def _look_at(self, member: Any, message: Any) -> None:
        found = [(member, message, one["custom_id"]) for one in controls(message) if self.is_safe(one)]
        known = {(seen.id, custom_id) for _, seen, custom_id in self.seen}
        self.seen += [one for one in found if (message.id, one[2]) not in known]
        del self.seen[:-300]
