"""The second process that draws, started by `render.studio.worker` and nobody else.

It reads pickled work from its input, does it, and writes what came of it to its output, with signs of life
in between; when the input ends, or whoever started it is gone, it ends too.
"""

import os
import pickle
import select
import struct
import sys
import traceback
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

from render.studio.heartbeat import Heartbeat

PIPE: Final = 1 << 20
"""Bytes that a pipe should hold: no apprentice need wait until its picture is taken."""
_LENGTH: Final = struct.Struct(">I")
_LOOK_UP: Final = 5.0
"""Seconds after which an apprentice without work looks whether its master is still there."""


def send(stream: int, value: object, wait: Callable[[int], None] | None = None) -> None:
    """Write a value to a pipe; whoever may wait is asked before every writing."""
    packed = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    left = memoryview(_LENGTH.pack(len(packed)) + packed)
    while left:
        if wait is not None:
            wait(stream)
        left = left[os.write(stream, left) :]


class Letters:
    """What comes out of a pipe, value by value, read in as few pieces as possible.

    Every reading lets go of the interpreter, and in a busy process it takes long to have it again.
    """

    def __init__(self, stream: int, wait: Callable[[int], None]) -> None:
        self._stream, self._wait = stream, wait
        self._read = bytearray()

    def next(self) -> Any:
        """The next value."""
        return pickle.loads(self.packed())

    def packed(self) -> bytes:
        """The next value as it came; whoever waits is asked before every reading. `EOFError` at the end."""
        self._have(_LENGTH.size)
        (length,) = _LENGTH.unpack_from(self._read)
        self._have(_LENGTH.size + length)
        value = bytes(memoryview(self._read)[_LENGTH.size : _LENGTH.size + length])
        del self._read[: _LENGTH.size + length]
        return value

    def _have(self, length: int) -> None:
        while len(self._read) < length:
            self._wait(self._stream)
            part = os.read(self._stream, PIPE)
            if not part:
                raise EOFError
            self._read += part


def main() -> None:
    """Work until there is no more."""
    # What anybody prints must not get between the pictures.
    output = os.dup(1)
    os.dup2(2, 1)
    master = os.getppid()

    def wait(stream: int) -> None:
        while not select.select([stream], [], [], _LOOK_UP)[0]:
            if os.getppid() != master:
                raise EOFError

    sending = Lock()

    def tell(value: object) -> None:
        with sending:
            send(output, value)

    try:
        tell("ready")
        letters, pulse = Letters(0, wait), Heartbeat(tell)
        while True:
            packed = letters.packed()
            with pulse.at_work():
                done = _done(packed)
            tell(done)
    except (EOFError, BrokenPipeError):
        sys.exit()


def _done(packed: bytes) -> tuple[object, str]:
    """What came of some work, or how it failed. Unpacking belongs to it: that may load half of the house."""
    try:
        work, args = pickle.loads(packed)
        return work(*args), ""
    except Exception:
        return None, traceback.format_exc()


if __name__ == "__main__":
    main()
