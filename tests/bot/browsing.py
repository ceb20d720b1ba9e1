"""What a browser does on the sandbox's page: look through a member's eyes, type a command, press a button."""

import re
from dataclasses import dataclass
from itertools import count
from typing import Any

import aiohttp


@dataclass
class Browser:
    """One page of a running sandbox, as one member sees it."""

    http: aiohttp.ClientSession
    base: str
    capability: str

    async def look_as(self, member: str) -> None:
        """Open a page and look through this member's eyes."""
        self._sequence = count(1)
        self._state = await self._post("/api/pages", {})
        viewer = next(one["id"] for one in self._state["viewers"] if one["name"] == member)
        self._state = await self._post("/api/pages", {"viewer_id": viewer})

    async def type_command(self, name: str, **options: str) -> None:
        """Run a slash command."""
        catalog = await self._get("/api/commands")
        entry = next(leaf for leaf in _leaves(catalog) if leaf["path"] == [name])
        await self._act(
            "run_command",
            command_id=entry["commandId"],
            path=[name],
            schema_fingerprint=entry["schemaFingerprint"],
            options=options,
        )

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.refresh()
        message, key = next(
            (message["id"], button)
            for message in reversed(list(self._state["messages"].values()))
            for button in _keys(message, label)
        )
        await self._act("click", control_key=key, target_id=message)

    async def refresh(self) -> None:
        """Look again."""
        self._state = await self._get("/api/state")

    async def text(self) -> str:
        """All that this member can read in the channel now."""
        await self.refresh()
        return "\n".join(_texts(list(self._state["messages"].values())))

    async def _act(self, kind: str, **body: Any) -> None:
        await self.refresh()
        envelope = {
            "kind": kind,
            "protocol_version": self._state["protocolVersion"],
            "sequence": next(self._sequence),
            "request_id": f"{kind}-{self._state['publishedRevision']}",
            "generation": self._state["context"]["generation"],
            "bot_generation": self._state["botGeneration"],
            "published_revision": self._state["publishedRevision"],
        }
        answer = await self._post("/api/action", envelope | body)
        assert not answer["rejected"], answer

    async def _get(self, path: str) -> Any:
        async with self.http.get(self.base + path, headers=self._headers()) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        async with self.http.post(self.base + path, json=body, headers=self._headers()) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    def _headers(self) -> dict[str, str]:
        context = getattr(self, "_state", {}).get("context", {}).get("id")
        return {"X-Simcord-Capability": self.capability} | ({"X-Simcord-Context": context} if context else {})


def address_in(output: str) -> tuple[str, str] | None:
    """The page's address and the key to it, once the sandbox has printed them."""
    found = re.search(r"(http://127\.0\.0\.1:\d+)/#(\S+)", output)
    return (found[1], found[2]) if found else None


def _leaves(catalog: Any) -> list[dict[str, Any]]:
    if isinstance(catalog, list):
        return [leaf for one in catalog for leaf in _leaves(one)]
    if not isinstance(catalog, dict):
        return []
    mine = [catalog] if "schemaFingerprint" in catalog else []
    return mine + [leaf for one in catalog.values() for leaf in _leaves(one)]


def _keys(component: Any, label: str) -> list[str]:
    """The control keys of the buttons with this label inside a message or component."""
    if isinstance(component, list):
        return [key for one in component for key in _keys(one, label)]
    if not isinstance(component, dict):
        return []
    if component.get("label") == label:
        return [component["control_key"]]
    return [key for one in component.values() for key in _keys(one, label)]


def _texts(component: Any) -> list[str]:
    if isinstance(component, list):
        return [text for one in component for text in _texts(one)]
    if not isinstance(component, dict):
        return []
    mine = [component["content"]] if component.get("type") == 10 else []
    return mine + [text for name, one in component.items() if name != "markdown_tokens" for text in _texts(one)]
