"""What can go wrong between us and PostgreSQL, and which of it passes."""

from typing import Final

import asyncpg
from asyncpg import exceptions

UNREACHABLE: Final = (
    OSError,  # refused, reset, timed out, no such host
    exceptions.PostgresConnectionError,
    exceptions.CannotConnectNowError,  # it starts, or shuts down
    exceptions.AdminShutdownError,
    exceptions.CrashShutdownError,
    exceptions.TooManyConnectionsError,
    exceptions.TargetServerAttributeNotMatched,  # a standby that is not promoted yet
)
"""No server can be written to for now."""

LOST: Final = (
    *UNREACHABLE,
    asyncpg.InterfaceError,  # the connection was closed under our hands
    exceptions.InternalClientError,
    exceptions.ReadOnlySQLTransactionError,  # the server has become a standby
    exceptions.DiskFullError,
    exceptions.OutOfMemoryError,
    exceptions.IdleInTransactionSessionTimeoutError,
    exceptions.QueryCanceledError,
)
"""The server, or the way to it, was lost in the middle of something."""

OVERTAKEN: Final = (
    exceptions.SerializationError,
    exceptions.DeadlockDetectedError,
    exceptions.LockNotAvailableError,
    exceptions.InvalidCachedStatementError,  # the schema has grown
)
"""Another transaction came in between; the same work goes through the next time."""
