"""Tasks for workers in tests. Light to import, as tasks must be."""

import os
import signal
import sys
import time
from pathlib import Path


def worker_id() -> int:
    return os.getpid()


def rooms_imported() -> set[str]:
    """The top-level packages that the worker has imported."""
    return {name.split(".")[0] for name in sys.modules}


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: str) -> str:
    """Succeeds only for the second worker that tries."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "survived"


def stop_once(mark: str) -> str:
    """Stops the first worker that tries, as SIGSTOP does from outside."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return "went on"


def compute(seconds: float) -> str:
    """Use so much processor time, however busy the machine is."""
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "done"


def stumble() -> None:
    raise ValueError("over a stone")


def chat() -> str:
    """Print, and read what is not meant for a task."""
    print("to nobody in particular")  # noqa: T201 (that is the point)
    os.write(1, b"a word in between\n")
    assert sys.stdin.read() == ""
    return "done"


def doze(seconds: float) -> float:
    time.sleep(seconds)
    return time.monotonic()


def announce_and_doze(mark: str) -> None:
    Path(mark).write_text(str(os.getpid()))
    time.sleep(60.0)


def wait_for(mark: str) -> None:
    """Say that it has begun, and wait until it may go on."""
    Path(mark).with_suffix(".begun").touch()
    while not Path(mark).exists():
        time.sleep(0.01)


def touch(mark: str) -> None:
    Path(mark).touch()


class _Riddle:
    """Can be pickled but not unpickled."""

    def __reduce__(self) -> tuple[object, ...]:
        return int, ("no number",)


def riddle() -> _Riddle:
    return _Riddle()


def unpicklable() -> object:
    return lambda: None
