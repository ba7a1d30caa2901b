"""Gateway sessions, which outlive their connections, and the connections."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import zlib
from collections import deque
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from aiohttp import web

    from sandbox.world.state import Json

REMEMBERED_EVENTS = 2000
RESUMABLE_FOR = 120.0
"""Seconds until a session that lost its connection is given up."""
NORMAL_END = 1000
GUILDS, GUILD_MESSAGES, GUILD_REACTIONS, GUILD_TYPING = 1, 1 << 9, 1 << 10, 1 << 11
DIRECT_MESSAGES, DIRECT_REACTIONS, DIRECT_TYPING = 1 << 12, 1 << 13, 1 << 14
MESSAGE_CONTENT = 1 << 15
WANTED = {
    "GUILD": (GUILDS, GUILDS),
    "CHANNEL": (GUILDS, GUILDS),
    "THREAD": (GUILDS, GUILDS),
    "MESSAGE": (GUILD_MESSAGES, DIRECT_MESSAGES),
    "MESSAGE_REACTION": (GUILD_REACTIONS, DIRECT_REACTIONS),
    "TYPING": (GUILD_TYPING, DIRECT_TYPING),
}


class Op(IntEnum):
    """What a gateway message is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Connection:
    """One connection; messages go out in order, compressed on request."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compressed: bool
    ) -> None:
        self.session: Session | None = None
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """With which code it is to be closed."""
        self._ended = asyncio.Event()
        self._socket = socket
        self._transport = transport
        self._compressor = zlib.compressobj() if compressed else None
        self._waiting: asyncio.Queue[Json | int] = asyncio.Queue()
        self._sender = asyncio.create_task(self._send_all())

    def send(self, message: Json) -> None:
        """Queue a message."""
        self._waiting.put_nowait(message)

    def hang_up(self, code: int) -> None:
        """Close after everything queued was sent."""
        self._waiting.put_nowait(code)

    async def close(self, code: int) -> None:
        """Close now."""
        self.stop()
        self._close(code)
        await self._ended.wait()

    def end(self) -> None:
        """It is closed."""
        self.stop()
        self._ended.set()

    def abort(self) -> None:
        """Break the connection."""
        self.stop()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        """Send nothing more."""
        self._sender.cancel()

    async def _send_all(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                message = await self._waiting.get()
                if isinstance(message, int):
                    self._close(message)
                    return
                await self._send(json.dumps(message, ensure_ascii=False))

    def _close(self, code: int) -> None:
        if not self.closing.done():
            self.closing.set_result(code)

    async def _send(self, text: str) -> None:
        if self._compressor is None:
            await self._socket.send_str(text)
            return
        content = self._compressor.compress(text.encode()) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
        await self._socket.send_bytes(content)


@dataclass
class Session:
    """What one shard of the bot has been told."""

    intents: int
    shard: tuple[int, int]
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    connection: Connection | None = None
    lost_at: float = 0.0
    number: int = 0
    sent: deque[Json] = field(default_factory=lambda: deque(maxlen=REMEMBERED_EVENTS))

    def wants(self, event: str, *, in_guild: bool) -> bool:
        """Whether the session's intents cover an event; interactions always come."""
        group = "MESSAGE_REACTION" if event.startswith("MESSAGE_REACTION") else event.partition("_")[0]
        if group not in WANTED:
            return True
        return bool(self.intents & WANTED[group][0 if in_guild else 1])

    def readable(self, event: str, payload: Json, bot_id: int) -> Json:
        """Other people's messages in a server have no content without that intent."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or self.intents & MESSAGE_CONTENT:
            return payload
        own = payload["author"]["id"] == str(bot_id)
        called = any(one["id"] == str(bot_id) for one in payload["mentions"])
        if own or called or "guild_id" not in payload:
            return payload
        return {**payload, "content": "", "embeds": [], "attachments": [], "components": []}

    def dispatch(self, event: str, payload: Json) -> None:
        """Send an event, and remember it in case it is lost."""
        self.number += 1
        message: Json = {"op": Op.DISPATCH, "t": event, "s": self.number, "d": payload}
        self.sent.append(message)
        if self.connection is not None:
            self.connection.send(message)

    def is_given_up(self, now: float) -> bool:
        """Whether its connection was lost so long ago that it cannot be resumed."""
        return self.connection is None and now > self.lost_at + RESUMABLE_FOR

    def can_replay(self, seen: int) -> bool:
        """Whether everything after the last event the bot saw is remembered."""
        return self.number - seen <= len(self.sent)

    def replay(self, seen: int) -> None:
        """Send everything after the last event the bot saw."""
        missed = [message for message in self.sent if message["s"] > seen]
        for message in missed:
            if self.connection is not None:
                self.connection.send(message)
        self.dispatch("RESUMED", {})
