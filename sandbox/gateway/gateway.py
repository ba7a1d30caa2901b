"""The gateway: sessions, events, heartbeats, resuming, and injected failures."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from itertools import islice
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from sandbox.gateway.sessions import Connection, Op, Session
from sandbox.rest.users import gateway_url
from sandbox.world.payloads import arriving_guild_payload, own_user_payload
from sandbox.world.snowflake import shard_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.world.state import Channel, Guild, Json
    from sandbox.world.world import World

AUTHENTICATION_FAILED = 4004
NOT_AUTHENTICATED = 4003
DECODE_ERROR = 4002
ALREADY_AUTHENTICATED = 4005
INVALID_SHARD = 4010
SHARDING_REQUIRED = 4011
DISALLOWED_INTENTS = 4014
PRIVILEGED = {"members": 1 << 1, "presences": 1 << 8, "content": 1 << 15}
MAX_COMMAND = 4096
HEARTBEAT_MS = 41_250
ARRIVING_TOGETHER = 20
"""Servers that arrive before anybody else's events are looked at again."""
FAREWELL = 2.0
"""Seconds that the other side of a connection gets to answer that it is closed."""
ROUND_TRIP = 0.05
"""Seconds until a heartbeat is answered. A thread of discord.py notes the time after sending one; if the
answer were there first, it would warn of a connection that is a whole interval behind."""


class Gateway:
    """All sessions of the bot, and the events they get."""

    def __init__(self, world: World, heartbeat_ms: int = HEARTBEAT_MS) -> None:
        self.world = world
        self.heartbeat_ms = heartbeat_ms
        self.granted = 0
        self.sessions: dict[str, Session] = {}
        self.heartbeats = 0
        self.identifies = 0
        self.resumes = 0
        self.is_away = False
        """Does nobody get a connection?"""
        self._connections: set[Connection] = set()
        world.dispatchers.append(self.dispatch)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        if self.is_away:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 20, timeout=FAREWELL)
        await socket.prepare(request)
        connection = Connection(
            socket, request.transport, compressed=request.query.get("compress") == "zlib-stream"
        )
        self._connections.add(connection)
        connection.send(
            {"op": Op.HELLO, "d": {"heartbeat_interval": self.heartbeat_ms}, "s": None, "t": None}
        )
        hearing = asyncio.create_task(self._hear_all(socket, connection))
        try:
            ends: set[asyncio.Future[Any]] = {hearing, connection.closing}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if connection.closing.done():
                # Whoever closes must not be hearing too: aiohttp would not wait for the farewell of the
                # other side, which then does not always learn the code.
                hearing.cancel()
                await asyncio.wait({hearing})
                await socket.close(code=connection.closing.result())
        finally:
            hearing.cancel()
            self._connections.discard(connection)
            connection.end()
            self._hung_up(connection, socket.close_code)
        return socket

    async def _hear_all(self, socket: web.WebSocketResponse, connection: Connection) -> None:
        async for frame in socket:
            if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                self._hear(connection, frame.data)

    def dispatch(self, event: str, payload: Json, guild_id: int | None) -> None:
        """Send an event to every session that wants it, or keep it until it is back."""
        for session in tuple(self.sessions.values()):
            if shard_of(guild_id, session.shard[1]) == session.shard[0] and session.wants(
                event, in_guild=guild_id is not None
            ):
                session.dispatch(event, session.readable(event, payload, self.world.bot_id))

    # Fault injection

    def reconnect(self) -> None:
        """Ask every connection to reconnect (op 7)."""
        for connection in self._connections:
            connection.send({"op": Op.RECONNECT, "d": None, "s": None, "t": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Tell every connection that its session is invalid (op 9)."""
        if not resumable:
            self.sessions.clear()
        for connection in self._connections:
            connection.session = connection.session if resumable else None
            _invalidate(connection, resumable=resumable)

    async def close(self, code: int = 4000) -> None:
        """Close every connection; sessions can be resumed."""
        connections = tuple(self._connections)
        self._detach(connections)
        await asyncio.gather(*(connection.close(code) for connection in connections))

    def reset(self) -> None:
        """Break every connection without a close frame."""
        connections = tuple(self._connections)
        self._detach(connections)
        for connection in connections:
            connection.abort()

    def connected(self) -> list[Session]:
        """The connected sessions."""
        return [session for session in self.sessions.values() if session.connection is not None]

    def _detach(self, connections: tuple[Connection, ...]) -> None:
        for connection in connections:
            if connection.session is not None:
                connection.session.connection = None
                connection.session.lost_at = self.world.clock.now()
                connection.session = None

    # What the bot says

    def _hear(self, connection: Connection, text: str | bytes) -> None:
        try:
            said = json.loads(text)
        except ValueError:
            connection.hang_up(DECODE_ERROR)
            return
        if len(text) > MAX_COMMAND or not isinstance(said, dict):
            connection.hang_up(DECODE_ERROR)
            return
        match said.get("op"):
            case Op.HEARTBEAT:
                self.heartbeats += 1
                answer = {"op": Op.HEARTBEAT_ACK, "d": None, "s": None, "t": None}
                asyncio.get_running_loop().call_later(ROUND_TRIP, connection.send, answer)
            case Op.IDENTIFY if connection.session is None:
                self._identify(connection, said["d"])
            case Op.IDENTIFY:
                connection.hang_up(ALREADY_AUTHENTICATED)
            case Op.RESUME:
                self._resume(connection, said["d"])
            case _ if connection.session is None:
                connection.hang_up(NOT_AUTHENTICATED)

    def _identify(self, connection: Connection, said: Json) -> None:
        self.identifies += 1
        session = Session(int(said.get("intents", 0)), tuple(said.get("shard", (0, 1))))
        if said.get("token") != self.world.logins.token:
            connection.hang_up(AUTHENTICATION_FAILED)
        elif not self.world.logins.spend():
            self._turn_everybody_away()
        elif (refused := self._refused(session)) is not None:
            connection.hang_up(refused)
        elif self.world.logins.is_too_fast(session.shard[0]):
            _invalidate(connection, resumable=False)
        else:
            self._welcome(connection, session)

    def _refused(self, session: Session) -> int | None:
        """Why a session cannot be, as the code that its connection is closed with."""
        shard, count = session.shard
        if not 0 <= shard < count:
            return INVALID_SHARD
        if len(self._guilds(session)) > self.world.logins.servers_a_shard:
            return SHARDING_REQUIRED
        if session.intents & sum(PRIVILEGED.values()) & ~self.granted:
            return DISALLOWED_INTENTS
        return None

    def _turn_everybody_away(self) -> None:
        """The token was reset: no session lives on."""
        self.sessions.clear()
        for connection in self._connections:
            connection.session = None
            connection.hang_up(AUTHENTICATION_FAILED)

    def _welcome(self, connection: Connection, session: Session) -> None:
        """Begin a session; others of the same shard go on, and hear every event too."""
        now = self.world.clock.now()
        self.sessions = {one.id: one for one in self.sessions.values() if not one.is_given_up(now)}
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        guilds = self._guilds(session)
        session.dispatch("READY", self._ready(session, guilds))
        if session.wants("GUILD_CREATE", in_guild=True):
            self._bring(session, self._arriving(guilds))

    def _bring(self, session: Session, arriving: Iterator[Json]) -> None:
        """Let some servers arrive, and more of them soon: thousands would hold everybody else up."""
        some = list(islice(arriving, ARRIVING_TOGETHER))
        for payload in some:
            session.dispatch("GUILD_CREATE", payload)
        if len(some) == ARRIVING_TOGETHER and session.id in self.sessions:
            asyncio.get_running_loop().call_soon(self._bring, session, arriving)

    def _arriving(self, guilds: list[Guild]) -> Iterator[Json]:
        """Each server as it is when it arrives."""
        channels: dict[int | None, list[Channel]] = defaultdict(list)
        for channel in self.world.channels.values():
            channels[channel.guild_id].append(channel)
        for guild in guilds:
            yield arriving_guild_payload(self.world, guild, channels[guild.id])

    def _guilds(self, session: Session) -> list[Guild]:
        shard, count = session.shard
        return [guild for guild in self.world.bot_guilds() if shard_of(guild.id, count) == shard]

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": own_user_payload(self.world.users[self.world.bot_id]),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in guilds],
            "session_id": session.id,
            "resume_gateway_url": gateway_url(self.world),
            "shard": list(session.shard),
            "application": {"id": str(self.world.application_id), "flags": 0},
            "private_channels": [],
            "user_settings": {},
            "relationships": [],
            "presences": [],
        }

    def _resume(self, connection: Connection, said: dict[str, Any]) -> None:
        session = self.sessions.get(str(said.get("session_id")))
        seen = int(said.get("seq") or 0)
        if said.get("token") != self.world.logins.token:
            connection.hang_up(AUTHENTICATION_FAILED)
        elif session is None or not session.can_replay(seen):
            _invalidate(connection, resumable=False)
        else:
            self.resumes += 1
            session.connection, connection.session = connection, session
            session.replay(seen)

    def _hung_up(self, connection: Connection, code: int | None) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection, session.lost_at = None, self.world.clock.now()
        if code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):
            self.sessions.pop(session.id, None)


def _invalidate(connection: Connection, *, resumable: bool) -> None:
    connection.send({"op": Op.INVALID_SESSION, "d": resumable, "s": None, "t": None})
