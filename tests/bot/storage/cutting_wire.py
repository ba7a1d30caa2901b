"""A wire to a database server that can be cut at a chosen moment."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class CuttingWire:
    """Passes on what is said on a socket, until it hears what it is to cut at."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._cut_at: bytes | None = None
        self._after = False
        self.cuts = 0

    def cut_at(self, words: bytes, *, after: bool) -> None:
        """Cut the wire on which these words come next: before the server hears them, or after it obeyed."""
        self._cut_at, self._after = words, after

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on one connection, both ways."""
        from_server, to_server = await asyncio.open_unix_connection(str(self._server))
        answers = asyncio.create_task(_pass_on(from_server, writer))
        with suppress(ConnectionError):
            while said := await reader.read(65536):
                if self._cut_at is not None and self._cut_at in said:
                    await self._cut(said, answers, from_server, to_server)
                    break
                to_server.write(said)
                await to_server.drain()
        answers.cancel()
        for one in (to_server, writer):
            one.close()

    async def _cut(
        self,
        said: bytes,
        answers: asyncio.Task[None],
        from_server: asyncio.StreamReader,
        to_server: asyncio.StreamWriter,
    ) -> None:
        self._cut_at = None
        self.cuts += 1
        answers.cancel()
        await asyncio.gather(answers, return_exceptions=True)
        if self._after:
            to_server.write(said)
            await from_server.read(65536)  # the answer that nobody gets


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while said := await reader.read(65536):
            writer.write(said)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def wire_to(server: Path) -> AsyncIterator[tuple[CuttingWire, int]]:
    """A wire to a server's socket, and the port of this machine at which it begins."""
    wire = CuttingWire(server)
    async with beginning(wire.serve) as port:
        yield wire, port


@asynccontextmanager
async def beginning(serve: Serve) -> AsyncIterator[int]:
    """The port of this machine at which whatever serves connections begins."""
    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
