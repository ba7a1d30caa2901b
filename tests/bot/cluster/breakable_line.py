"""A process's line to its database server, which can be cut or go dead, and be mended."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.bot.storage.cutting_wire import beginning


class BreakableLine:
    """Passes on what is said on a socket, both ways, while it is whole."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._open: set[asyncio.StreamWriter] = set()

    def cut(self) -> None:
        """Break all connections, and let nobody connect."""
        self._is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def go_dead(self) -> None:
        """Let nothing through any more, without anybody being told."""
        self._flows.clear()

    def mend(self) -> None:
        """Let everything through again; what waited comes late."""
        self._is_cut = False
        self._flows.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on one connection."""
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            answers, server = await asyncio.open_unix_connection(str(self._server))
        except OSError:  # it is starting
            writer.close()
            return
        both = {writer, server}
        self._open |= both
        await asyncio.gather(self._pass_on(reader, server), self._pass_on(answers, writer))
        self._open -= both

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(65536):
                await self._flows.wait()
                writer.write(said)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def line_to(server: Path) -> AsyncIterator[tuple[BreakableLine, int]]:
    """A line to a server's socket, and the port of this machine at which it begins."""
    line = BreakableLine(server)
    async with beginning(line.serve) as port:
        yield line, port
        line.mend()
        line.cut()
