"""The lock on the data folder: one bot runs on it, and at most one other is about to follow it."""

import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, Self

from bot.settings import StartError

BOTS: Final = "alhambra.lock"
HEIRS: Final = "alhambra.heir.lock"
PATIENCE: Final = 1.0
"""Seconds for which an heir waits for its lock, which others may be trying for a moment."""

if sys.platform != "win32":
    import fcntl


class FolderLock:
    """Held until it is closed. What the system holds for a process it lets go of when the process ends."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._bots: IO[str] | None = None
        self._heirs: IO[str] | None = None

    def take(self, *, take_over: bool = False) -> None:
        """Take it, or the place of whoever holds it; raise `StartError` if that may not be."""
        if sys.platform == "win32":
            if take_over:
                raise StartError("On Windows a bot cannot take over from another; stop that one first.")
            return
        self._heirs = self._tried(HEIRS, PATIENCE if take_over else 0.0)
        self._bots = self._tried(BOTS) if self._heirs is not None else None
        if self._bots is not None or not take_over:
            self._close_heirs()
        if self._bots is None and self._heirs is None:
            raise StartError(
                f"Another bot is running on the data folder {self._folder}; "
                "stop it, or set ALHAMBRA_DATA to another folder."
            )

    @property
    def is_heirs(self) -> bool:
        """Does another bot still hold the folder, and this one is about to follow?"""
        return self._bots is None and self._heirs is not None

    def others_are_gone(self) -> bool:
        """Has every other bot on this folder ended? If an heir asks, the folder is its own from then on."""
        if self.is_heirs:
            self._bots = self._tried(BOTS)
            if self._bots is None:
                return False
            self._close_heirs()
            return True
        if sys.platform == "win32":
            return True
        other = self._tried(HEIRS)
        if other is not None:
            other.close()
        return other is not None

    def close(self) -> None:
        """Let go of it."""
        self._close_heirs()
        if self._bots is not None:
            self._bots.close()
            self._bots = None

    def _close_heirs(self) -> None:
        if self._heirs is not None:
            self._heirs.close()
            self._heirs = None

    def _tried(self, name: str, patience: float = 0.0) -> IO[str] | None:
        """One of the two locks; None if another process holds it."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            held = (self._folder / name).open("w")
        except OSError as error:
            raise StartError(
                f"The data folder {self._folder} cannot be written ({error.strerror}); "
                "make it writable or set ALHAMBRA_DATA to another folder."
            ) from error
        until = time.monotonic() + patience
        while True:
            with suppress(OSError):
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return held
            if time.monotonic() >= until:
                held.close()
                return None
            time.sleep(0.02)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
