"""The program of a worker process: `python -m workers.child NAME`. The name is for the list of processes.

Tasks come in through standard input; results, failures and heartbeats go out through standard output. A task
is unpickled just before it is run, so importing its module counts as its work. The process ends with its
input, or soon after the process that started it, so it is never left behind.
"""

import contextlib
import os
import pickle
import traceback
from threading import Lock
from typing import BinaryIO

from workers.heartbeat import Heartbeat
from workers.messages import HEADER, PIPE_SIZE, Kind, packed


def main() -> None:
    """Run one task after the other."""
    tasks, messages = _own_pipes()
    sending = Lock()

    def send(message: bytes) -> None:
        with sending:
            messages.write(message)
            messages.flush()

    heartbeat = Heartbeat(lambda seconds: send(packed(Kind.HEARTBEAT, seconds)))
    with contextlib.suppress(BrokenPipeError):  # the pool is gone
        send(packed(Kind.RESULT, None))
        while header := tasks.read(HEADER.size):
            _, length = HEADER.unpack(header)
            task = tasks.read(length)
            with heartbeat.at_work():
                outcome = _run(task)
            send(outcome)
    os._exit(0)  # nothing is left to be tidied, and a last flush of the pipe would fail


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the pool, out of the way of tasks: what they print goes to standard error."""
    tasks, messages = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    _widen(messages)
    return os.fdopen(tasks, "rb"), os.fdopen(messages, "wb")


def _widen(pipe: int) -> None:
    """Let a pipe hold whole results, where the system can do that: a busy pool reads late."""
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import fcntl  # noqa: PLC0415 (not everywhere)

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, PIPE_SIZE)


def _run(task: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(task)
        return packed(Kind.RESULT, function(*arguments))
    except Exception:
        return packed(Kind.FAILURE, traceback.format_exc())


if __name__ == "__main__":
    main()
