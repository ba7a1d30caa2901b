"""What workers are asked to think about in tests: light to import, as thoughts must be."""

import os
import signal
import time
from pathlib import Path


def worker_id() -> int:
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "survived"


def stop_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGSTOP)
    return "went on"


def toil(seconds: float) -> str:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return "done"


def stumble() -> None:
    raise ValueError("over a stone")


def chat() -> str:
    print("to nobody in particular")  # noqa: T201 (that is the point)
    return "done"


def doze(seconds: float) -> float:
    time.sleep(seconds)
    return time.monotonic()


def announce_and_doze(mark: str) -> None:
    Path(mark).write_text(str(os.getpid()))
    time.sleep(60.0)


class _Riddle:
    """Something that can be sent but not understood."""

    def __reduce__(self) -> tuple[object, ...]:
        return int, ("no number",)


def riddle() -> _Riddle:
    return _Riddle()
