"""An evening in a channel as text a person can read: what was done, what was answered, what then stood where.

Only what stands there once the bot has come to rest is written down, so calls that overlap may come in another order.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import unified_diff
from typing import Any

from tests.cogs.world import BUTTON, MENU, World, last_of

_SNOWFLAKE = re.compile(r"\d{15,20}")
_TIME = re.compile(r"<t:(\d+)")
_STYLES = {1: "blue", 2: "grey", 3: "green", 4: "red", 5: "link"}
_USUAL: Mapping[str, Any] = {
    "default": False,
    "disabled": False,
    "divider": True,
    "max_values": 1,
    "min_values": 1,
    "required": True,
    "spacing": 1,
    "spoiler": False,
}
"""What a component says without saying anything; only what is other is written down."""
_KINDS = {1: "row", 10: "text", 14: "line", 17: "card"}
_NOT_SHOWN = {"type", "id"}
_REMEMBERED = 80


class Recorder:
    """Writes down steps. Messages are called `m1`, `m2` … in the channel, and `p1` … in private."""

    def __init__(self, world: World) -> None:
        self.lines: list[str] = []
        self._world = world
        self._began = world.env.now()
        self._names: dict[int, str] = {user.id: user.name for user in world.env.backend.users.values()}
        self._names |= {world.guild.id: "server", world.channel.id: "channel"}
        self._shown: dict[int, list[str]] = {}
        self._first: dict[tuple[str, ...], str] = {}
        """Where a page stood first: it is not written down twice, and one that is much like it not in full."""
        self._counts = {"m": 0, "p": 0}
        self._steps = 0

    def step(self, done: str, results: Iterable[Any] = ()) -> None:
        """Write down what was done, how each press was answered, and every message that is new, other, or gone."""
        self._name_messages()
        said = [line for result in results for line in self._answer(result)]
        self._steps += 1
        passed = round((self._world.env.now() - self._began).total_seconds())
        self.lines += ["", f"{self._steps}. ({passed} s) {self._named(done)}", *said, *self._changes()]

    def pause(self, done: str) -> None:
        """Write down what happened without anybody, if anything did."""
        kept = len(self.lines)
        self.step(done)
        if len(self.lines) == kept + 2:
            del self.lines[kept:]
            self._steps -= 1

    def name_of(self, message: Any) -> str:
        """What a message is called here."""
        return self._names.get(int(message.id), "a message that is gone")

    def text(self) -> str:
        """All that was written down."""
        return "\n".join([*self.lines[1:], ""])

    def _stored(self) -> list[Any]:
        return [kept for _, kept in sorted(self._world.env.backend.messages[self._world.channel.id].items())]

    def _name_messages(self) -> None:
        for message in self._stored():
            if message.id not in self._names:
                kind = "p" if message.is_ephemeral else "m"
                self._counts[kind] += 1
                self._names[message.id] = f"{kind}{self._counts[kind]}"

    def _answer(self, result: Any) -> Iterator[str]:
        kind, message = result._interaction.response_kind, last_of(result)
        more = f", {len(result.followups)} more" if result.followups else ""
        yield f"   answer: {kind} {self.name_of(message) if message is not None else 'nothing'}{more}"

    def _changes(self) -> Iterator[str]:
        stored = self._stored()
        for gone in sorted(self._shown.keys() - {message.id for message in stored}):
            del self._shown[gone]
            yield f"   {self._names[gone]} is gone"
        for message in stored:
            page, before = [self._named(line) for line in _page(message, self._names)], self._shown.get(message.id)
            if page != before:
                self._shown[message.id] = page
                yield from self._written(message, page, before)

    def _written(self, message: Any, page: list[str], before: list[str] | None) -> Iterator[str]:
        name, reader = self._names[message.id], _reader(message, self._names)
        change = f"{name}{f' (only {reader})' if reader else ''} {'new' if before is None else 'edited'}"
        if len(page) > 1 and (first := self._first.get(tuple(page))):
            yield f"   {change}, as {first}"
            return
        base = _most_like(page, before, list(self._first)[-_REMEMBERED:])
        like = "" if list(base) == before else f", much as {self._first.get(tuple(base))}"
        self._first.setdefault(tuple(page), f"{name} in step {self._steps}")
        if (differing := _differing(base, page)) is not None:
            yield f"   {change}{like}:"
            yield from (f"    {line}" for line in differing)
        else:
            yield f"   {change}, in full:"
            yield from (f"    {line}" for line in page)

    def _named(self, text: str) -> str:
        text = _SNOWFLAKE.sub(lambda found: self._names.get(int(found[0]), "(unknown)"), text)
        began = int(self._began.timestamp())
        return _TIME.sub(lambda found: f"<t:+{int(found[1]) - began}", text)


def _most_like(page: Sequence[str], before: Sequence[str] | None, others: Sequence[Sequence[str]]) -> Sequence[str]:
    """The page that leaves least to be written down."""

    def missing(other: Sequence[str]) -> int:
        known = set(other)
        return sum(len(line) + 10 for line in page if line not in known)

    return min([*([before] if before is not None else []), *others], key=missing, default=())


def _differing(base: Sequence[str], page: Sequence[str]) -> list[str] | None:
    """The lines that the base has not, and the places of those that are gone; `None` if the page is shorter in full."""
    found = [line for line in list(unified_diff(base, page, n=0, lineterm=""))[2:] if not line.startswith("-")]
    return found if sum(map(len, found)) < 0.8 * sum(map(len, page)) else None


def _reader(message: Any, names: Mapping[int, str]) -> str:
    if not message.is_ephemeral:
        return ""
    return names[int(message.interaction_metadata["user"]["id"])]


def _page(message: Any, names: Mapping[int, str]) -> list[str]:
    """Everything on a message that anybody can see, hear or press."""
    author = names[message.author_id]
    lines = [] if message.webhook_id or message.components else [f"by {author}"]
    lines += [f"> {line}" for line in message.content.split("\n")] if message.content else []
    pings = sorted(names[user] for user in message.ping_user_ids)
    lines += [f"pings {', '.join(pings)}"] if pings or message.mention_everyone else []
    for part in (message.embeds, message.attachments, message.reference, message.ping_role_ids):
        lines += [json.dumps(part, ensure_ascii=False, sort_keys=True)] if part else []
    return [*lines, *(line for part in message.components for line in _component(part, ""))]


def _component(part: Mapping[str, Any], indent: str) -> Iterator[str]:
    rest = {name: value for name, value in part.items() if name not in _NOT_SHOWN and value is not None}
    rest = {name: value for name, value in rest.items() if name not in _USUAL or value != _USUAL[name]}
    inside, options = rest.pop("components", []), rest.pop("options", [])
    texts = rest.pop("content", "").split("\n") if "content" in rest else []
    yield f"{indent}{_head(part['type'], rest)}{_json(rest)}".rstrip()
    yield from (f"{indent}  | {line}" for line in texts)
    yield from (f"{indent}  * {_option(dict(option))}" for option in options)
    for one in inside:
        yield from _component(one, indent + "  ")


def _head(kind: int, rest: dict[str, Any]) -> str:
    """What kind of component it is and what stands on it, taken out of `rest`."""
    if kind == BUTTON:
        style, label = _STYLES[rest.pop("style")], rest.pop("label", "")
        return f"[{_emoji(rest)}{label}] {style} {rest.pop('custom_id', '')}"
    if kind == MENU:
        return f"menu “{rest.pop('placeholder', '')}” {rest.pop('custom_id')}"
    return _KINDS.get(kind, f"component {kind}")


def _option(option: dict[str, Any]) -> str:
    option = {name: value for name, value in option.items() if value is not None and value is not False}
    about = f" — {option.pop('description')}" if "description" in option else ""
    chosen = ", chosen" if option.pop("default", False) else ""
    return f"{_emoji(option)}{option.pop('label')}{about} = {option.pop('value')}{chosen}{_json(option)}"


def _emoji(rest: dict[str, Any]) -> str:
    emoji = rest.pop("emoji", None)
    if not emoji:
        return ""
    name, more = emoji.get("name"), {key: value for key, value in emoji.items() if key != "name" and value}
    return f"{name}{_json(more)} "


def _json(rest: Mapping[str, Any]) -> str:
    """Whatever has no place of its own: nothing is left out."""
    return f" {json.dumps(rest, ensure_ascii=False, sort_keys=True)}" if rest else ""
