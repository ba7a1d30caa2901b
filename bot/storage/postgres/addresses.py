"""The servers that a database's address names, and connecting to the one that takes writes."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg
from asyncpg.exceptions import TargetServerAttributeNotMatched

from bot.settings import StartError
from bot.storage.postgres.failures import UNREACHABLE

BOT: Final = "alhambra"
"""The name by which a bot's connections are known to the server."""
CONNECTED_WITHIN: Final = 3.0
"""Seconds that a server gets to answer: one that has vanished must not keep us from the next one."""
LIMIT_PAUSES: Final = "SET idle_in_transaction_session_timeout = '5s'"
"""A process that was stopped in the middle of a transaction must not keep what it has locked."""


class Servers:
    """The servers of one database, of which one at a time takes writes."""

    def __init__(self, url: str) -> None:
        self._urls = each_server(url)

    async def connect(self, *_: object, **options: Any) -> Any:
        """A connection to the server that takes writes; the one that did last is tried first."""
        options = {"server_settings": {"application_name": BOT}, **options}
        problem: Exception | None = None
        for url in list(self._urls):
            try:
                connection = await asyncpg.connect(
                    url, timeout=CONNECTED_WITHIN, target_session_attrs="read-write", **options
                )
            except UNREACHABLE as error:
                problem = error
            else:
                self._urls.sort(key=lambda one, found=url: one != found)  # type: ignore[misc]
                await connection.execute(LIMIT_PAUSES, timeout=CONNECTED_WITHIN)
                return connection
            await asyncio.sleep(0)
        raise problem or TargetServerAttributeNotMatched("no server takes writes")


def each_server(url: str) -> list[str]:
    """An address for each server that an address names before its path; or raise `StartError`."""
    try:
        parts = urlsplit(url)
        user, at, hosts = parts.netloc.rpartition("@")
        each = [parts._replace(netloc=f"{user}{at}{host}") for host in hosts.split(",")]
        readable = "@" not in parts.path and all(one.port != 0 for one in each)
    except ValueError:
        readable = False
    if not readable:
        raise unreadable()
    return [one.geturl() for one in each]


def unreadable() -> StartError:
    """An address makes no sense; it is not quoted, for it holds a password."""
    return StartError(
        "ALHAMBRA_DATABASE cannot be read as an address; in its password, write signs such as @ : / ? #"
        " as %40 %3A %2F %3F %23."
    )
