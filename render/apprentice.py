"""The second process that draws: python -m render.apprentice, started by `render.workshop` and nobody else.

It reads pickled work from its input, does it, and writes what came of it to its output; when the input ends,
or whoever started it is gone, it ends too.
"""

import os
import pickle
import select
import struct
import sys
import traceback
from collections.abc import Callable
from typing import Any, Final

_LENGTH: Final = struct.Struct(">I")
_LOOK_UP: Final = 5.0
"""Seconds after which an apprentice without work looks whether its master is still there."""


def send(stream: int, value: object) -> None:
    """Write a value to a pipe."""
    packed = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    left = memoryview(_LENGTH.pack(len(packed)) + packed)
    while left:
        left = left[os.write(stream, left) :]


def receive(stream: int, wait: Callable[[int], None]) -> Any:
    """Read a value from a pipe, waiting before every part of it; `EOFError` where the pipe ends."""
    (length,) = _LENGTH.unpack(_read(stream, _LENGTH.size, wait))
    return pickle.loads(_read(stream, length, wait))


def _read(stream: int, length: int, wait: Callable[[int], None]) -> bytes:
    read = bytearray()
    while len(read) < length:
        wait(stream)
        part = os.read(stream, length - len(read))
        if not part:
            raise EOFError
        read += part
    return bytes(read)


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

    try:
        send(output, "ready")
        while True:
            work, args = receive(0, wait)
            send(output, _done(work, args))
    except (EOFError, BrokenPipeError):
        sys.exit()


def _done(work: Callable[..., object], args: tuple[object, ...]) -> tuple[object, str]:
    """What came of it, or how it failed."""
    try:
        return work(*args), ""
    except Exception:
        return None, traceback.format_exc()


if __name__ == "__main__":
    main()
