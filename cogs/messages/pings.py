"""Pings: a message when a game starts, or when it waits for one single person; never two, deleted when overtaken.

Nobody is pinged at a table with one person alone: there is nobody whom that person keeps waiting. A ping that Discord
does not let us delete is remembered, and no other is sent before it is gone.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

import discord

from bot.client import Botswain
from bot.tables.table import Person, Status, Table
from bot.tables.updates import AnyLook, Update
from cogs.messages.courier import Courier, Errand, NotYet, Way
from cogs.messages.members import Members
from cogs.messages.places import board_address, channel_at, public_words
from cogs.messages.records import Records
from cogs.messages.troubles import FROM_DISCORD, NO_MORE, trouble_of
from cogs.words.texts import listed

_JUST_STARTED = timedelta(seconds=10)


@dataclass(frozen=True, slots=True)
class Question:
    """What a table is at: the moment, and the one person it waits for if it waits for one alone."""

    moment: int
    person: int | None

    @classmethod
    def of(cls, table: Table, look: AnyLook | None) -> "Question | None":
        """The question that stands, as the spectator sees it; `None` while no game runs."""
        if look is None or table.status is not Status.RUNNING:
            return None
        waited_for = [table.holders[seat] for seat in look.waiting_for]
        person = waited_for[0].user_id if len(waited_for) == 1 and isinstance(waited_for[0], Person) else None
        return cls(look.moment, person if len(table.people) > 1 else None)


@dataclass(slots=True)
class Watch:
    """One table's question, and the ping that may stand about it."""

    is_new: bool = True
    """Nothing was heard of the table since this run of the bot began: a ping of an earlier run may stand."""
    question: Question | None = None
    begun: bool = False
    about: Question | None = None
    """What the standing ping is about; its person is `None` when it announced the start."""
    nonce: str = ""
    """Names a ping that may have reached Discord although we were not told, so that it is not sent twice."""

    @property
    def is_overtaken(self) -> bool:
        """Whether the standing ping asks for what is over."""
        if self.about is None or self.question is None:
            return True
        return self.about.moment != self.question.moment or self.about.person not in (None, self.question.person)


class Pings:
    """Watches whom each table waits for."""

    def __init__(self, client: Botswain, courier: Courier, records: Records, members: Members) -> None:
        self._client = client
        self._courier = courier
        self._records = records
        self._members = members
        self._watches = courier.memory(Way.PINGS, Watch)
        courier.teach(Errand.OLD_PING, self._tidy)
        courier.teach(Errand.START_PING, self._ping_everyone)
        courier.teach(Errand.TURN_PING, self._ping_person)

    def heard(self, update: Update) -> None:
        """A table has changed."""
        table, question = update.table, Question.of(update.table, update.looks.get(None))
        watch = self._watches.kept_or(table.id, Watch)
        begins = self._begins(watch, table)
        if question != watch.question or watch.is_new or not table.is_open:
            watch.question, watch.is_new, watch.nonce = question, False, ""
            self._courier.cancel(table.id, Errand.TURN_PING)
            self._courier.at_once(table, Errand.OLD_PING)
            if question is not None:
                self._courier.soon(table, Errand.TURN_PING, self._client.pace.ping)
        if begins:
            self._courier.soon(table, Errand.START_PING, self._client.pace.board)

    def _begins(self, watch: Watch, table: Table) -> bool:
        """Whether the table has just started, told once."""
        if table.status is not Status.RUNNING or watch.begun:
            return False
        watch.begun = True
        started = table.started_at
        return started is not None and self._client.clock() - started < _JUST_STARTED and len(table.people) > 1

    # -- in the courier's turn

    async def _tidy(self, table_id: int) -> None:
        """Delete the ping if it is overtaken."""
        ping_id = (await self._records.of(table_id)).ping_id
        if ping_id is not None and self._watch(table_id).is_overtaken:
            await self._delete(await self._client.tables.by_id(table_id), ping_id)

    async def _ping_everyone(self, table_id: int) -> None:
        table, look = await self._client.tables.spectate(table_id)
        question = Question.of(table, look)
        if question is not None and question == self._watch(table_id).question:
            await self._ping(table, "ping-start", table.people, Question(question.moment, None))

    async def _ping_person(self, table_id: int) -> None:
        """Ping the one who is waited for; whoever of those waited for has left the server is stood up."""
        await self._members.look_for_waited(*await self._client.tables.spectate(table_id))
        table, look = await self._client.tables.spectate(table_id)
        question = Question.of(table, look)
        if question is not None and question.person is not None and question == self._watch(table_id).question:
            await self._ping(table, "ping-turn", [question.person], question)

    async def _ping(self, table: Table, words_id: str, people: Sequence[int], about: Question) -> None:
        """Send a ping in place of the one that stands."""
        messages = await self._records.of(table.id)
        if messages.ping_id is not None:
            await self._delete(table, messages.ping_id)
        words, watch = public_words(self._client, table.place), self._watch(table.id)
        watch.nonce = watch.nonce or secrets.token_hex(8)
        names = listed([f"<@{person}>" for person in people], words)
        text = words(words_id, names=names, board=board_address(table.place, messages.board_id))
        users = [discord.Object(person) for person in people]
        message = await channel_at(self._client, table.place).send(
            text,
            allowed_mentions=discord.AllowedMentions(users=users, everyone=False, roles=False),
            nonce=watch.nonce,
        )
        watch.nonce = ""
        await self._records.sent(table.id, message, ping_id=message.id)
        watch.about = about

    async def _delete(self, table: Table, ping_id: int) -> None:
        try:
            await channel_at(self._client, table.place).get_partial_message(ping_id).delete()
        except FROM_DISCORD as error:
            if trouble_of(error) not in NO_MORE:
                # Whatever it is that we may not do now: a ping that is overtaken must not stay for ever.
                raise NotYet(str(error)) from error
        self._watch(table.id).about = None
        await self._records.change(table.id, ping_id=None)

    def _watch(self, table_id: int) -> Watch:
        return self._watches.kept_or(table_id, Watch)
