"""What goes through the pipes between the pool and a worker: a kind, a length, and a pickle."""

import pickle
import struct
from enum import IntEnum
from typing import Final

HEADER: Final = struct.Struct(">BI")
PIPE_SIZE: Final = 1 << 20
"""Bytes that a worker can write before the pool has read them."""


class Kind(IntEnum):
    """What a message holds."""

    TASK = 0
    """A function and its arguments."""
    HEARTBEAT = 1
    """Seconds of processor time that the present task has used."""
    RESULT = 2
    """What the task returned. The first one only says that the worker has started."""
    FAILURE = 3
    """The traceback of what the task raised."""


def packed(kind: Kind, value: object) -> bytes:
    """A message, ready to be written."""
    pickled = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return HEADER.pack(kind, len(pickled)) + pickled
