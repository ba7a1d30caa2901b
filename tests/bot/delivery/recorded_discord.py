"""Stands in for Discord where only what is sent matters: notes messages, and refuses what it is told to."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord.http import Route

DM_OF = 10_000
"""The DM channel with a person has this number more."""


@dataclass(frozen=True)
class SentMessage:
    """A message that was sent."""

    id: int
    channel_id: int
    text: str
    calls: tuple[int, ...]
    custom_ids: tuple[str, ...]


@dataclass
class RecordedDiscord:
    """A client that only remembers."""

    sent: list[SentMessage] = field(default_factory=list)
    deleted: list[int] = field(default_factory=list)
    refuses: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Channels with the status and the code with which they refuse."""
    away: bool = False
    left: set[int] = field(default_factory=set)
    """People who are on no server any more."""
    nonces: dict[str, int] = field(default_factory=dict)

    @property
    def http(self) -> "RecordedDiscord":
        return self

    @property
    def shown(self) -> list[SentMessage]:
        """The messages that were not deleted."""
        return [one for one in self.sent if one.id not in self.deleted]

    async def create_dm(self, person: Any) -> Any:
        return SimpleNamespace(id=DM_OF + person.id)

    async def request(self, route: Route, json: dict[str, Any]) -> dict[str, int]:
        channel_id = int(route.url.split("/channels/")[1].split("/")[0])
        if self.away:
            raise _refusal(503, 0)
        if channel_id in self.refuses:
            raise _refusal(*self.refuses[channel_id])
        if json["nonce"] in self.nonces:
            return {"id": self.nonces[json["nonce"]]}
        parts = list(_parts(json["components"]))
        text = "\n".join(part["content"] for part in parts if "content" in part)
        ids = tuple(part["custom_id"] for part in parts if "custom_id" in part)
        calls = tuple(json["allowed_mentions"].get("users", ()))
        message = SentMessage(len(self.sent) + 1, channel_id, text, calls, ids)
        self.sent.append(message)
        self.nonces[json["nonce"]] = message.id
        return {"id": message.id}

    async def get_member(self, _: int, user_id: int) -> dict[str, int]:
        if self.away:
            raise _refusal(503, 0)
        if user_id in self.left:
            raise _refusal(404, 10007)
        return {}

    async def delete_message(self, _: int, message_id: int) -> None:
        if self.away:
            raise _refusal(503, 0)
        self.deleted.append(message_id)


def _parts(components: list[dict[str, Any]]) -> Any:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))


def _refusal(status: int, code: int) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response = SimpleNamespace(status=status, reason="no")
    return kinds[status](cast("Any", response), {"code": code, "message": "no"})
