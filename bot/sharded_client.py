"""A discord.py client whose shards come and go, and that stays connected whatever Discord sends."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.shard import EventItem, EventType, Shard

from bot.fault_injection import shortened
from bot.log import log
from bot.tolerant_gateway import where

SHORTEST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 300.0
"""Seconds before reconnecting. Discord allows a thousand sessions a day, then revokes the token."""
CONNECTED_WITHIN: Final = 180.0
"""Seconds that a session gets to begin; others may have to begin before it."""
_SHARDS: Final = "_AutoShardedClient__shards"
_QUEUE: Final = "_AutoShardedClient__queue"
"""Discord.py's names for the shards, and for what has happened to them; it has no public ones."""


class ShardedClient(discord.AutoShardedClient):
    """Listens to those shards that are opened, and no others."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._connecting = asyncio.Event()
        self._sessions: dict[int, asyncio.Event] = {}
        """Of the open shards, whether everything that happens there is heard."""
        self._complete: set[int] = set()

    async def launch_shards(self) -> None:
        """Connect to Discord; shards are opened one by one."""
        self._connection.shard_count = self.shard_count
        self._connecting.set()

    async def close(self) -> None:
        """End all sessions; before there were any, discord.py has nothing yet to close."""
        vars(self).setdefault(_QUEUE, asyncio.PriorityQueue())
        await super().close()

    async def open_shard(self, shard: int) -> None:
        """Begin a session on a shard; done once everything that happens there is heard."""
        heard = self._sessions[shard] = asyncio.Event()
        await self._connecting.wait()
        pause = shortened(SHORTEST_PAUSE)
        while True:
            try:
                beginning = DiscordWebSocket.from_client(self, shard_id=shard)
                socket = await asyncio.wait_for(beginning, CONNECTED_WITHIN)
                break
            except Exception as error:
                log.warning("a session could not begin", extra={"shard": shard, "why": where(error)})
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        opened = self._open_shards[shard] = _TolerantShard(socket, self, self._report)
        opened.launch()
        await heard.wait()

    async def close_shard(self, shard: int) -> None:
        """Listen to a shard no more, and forget its servers."""
        self._sessions.pop(shard, None)
        self._complete.discard(shard)
        opened = self._open_shards.pop(shard, None)
        if opened is not None:
            opened.is_closed = True
            await opened.close()
        for guild in [one for one in self.guilds if one.shard_id == shard]:
            self._connection._remove_guild(guild)  # noqa: SLF001 (discord.py expects shards to stay)

    async def on_shard_connect(self, shard: int) -> None:
        """A session has begun."""
        if shard in self._sessions:
            self._sessions[shard].set()

    async def on_shard_ready(self, shard: int) -> None:
        """All servers of a shard are known; the client is ready once this is so for all shards."""
        self._complete.add(shard)
        if not self.is_ready() and self._complete >= self._sessions.keys():
            self._connection.call_handlers("ready")
            self.dispatch("ready")

    @property
    def _open_shards(self) -> dict[int, "_TolerantShard"]:
        shards: dict[int, _TolerantShard] = vars(self)[_SHARDS]
        return shards

    def _report(self, item: EventItem) -> None:
        """Let discord.py deal with what has happened to a shard."""
        vars(self)[_QUEUE].put_nowait(item)


class _TolerantShard(Shard):
    """A shard that reconnects when a message that cannot be read breaks its connection."""

    is_closed = False

    def __init__(
        self, socket: DiscordWebSocket, client: ShardedClient, report: Callable[[EventItem], None]
    ) -> None:
        super().__init__(socket, client, self._tell)
        self._report = report
        self._pause = shortened(SHORTEST_PAUSE)
        self._launched_at = 0.0
        self._recovering: asyncio.Task[None] | None = None

    def launch(self) -> None:
        """Listen."""
        self._launched_at = asyncio.get_running_loop().time()
        super().launch()

    async def reidentify(self, exc: Any) -> None:
        """Connect again, unless the shard was closed meanwhile."""
        if not self.is_closed:
            await super().reidentify(exc)
            await self._close_if_told()

    async def reconnect(self) -> None:
        """Begin a new session, unless the shard was closed meanwhile."""
        if not self.is_closed:
            await super().reconnect()
            await self._close_if_told()

    async def _close_if_told(self) -> None:
        if self.is_closed:
            await self.close()

    def _tell(self, item: EventItem) -> None:
        if self.is_closed:
            return
        error = item.error
        known = (discord.DiscordException, aiohttp.ClientError, OSError)
        if item.type != EventType.terminate or error is None or isinstance(error, known):
            self._report(item)  # discord.py reconnects, or gives up and the host is told
            return
        log.error("a message broke the connection", extra={"why": where(error)})
        self._recovering = asyncio.create_task(self._recover(error))

    async def _recover(self, error: Exception) -> None:
        with contextlib.suppress(Exception):
            await self.ws.close(code=4000)
        lasted = asyncio.get_running_loop().time() - self._launched_at
        if lasted > 2 * LONGEST_PAUSE:
            self._pause = shortened(SHORTEST_PAUSE)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        self._report(EventItem(EventType.reconnect, self, error))
