"""PostgreSQL servers of the tests' own, in temporary folders."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

NAME: Final = "alhambra"
ACCOUNTS: Final = ("postgres", "nobody")
"""Who a server runs as if we are root, whom it refuses."""
HASTY: Final = ("fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0")
"""Settings for tests that cut no power."""
USUAL: Final = ("shared_buffers=16MB", "autovacuum=off", "jit=off", "max_connections=60")
STARTED_WITHIN: Final = 30.0
ON_REQUEST, AT_ONCE = signal.SIGINT, signal.SIGQUIT


@cache
def programs() -> Path | None:
    """The folder with a server's programs, the newest if there are several."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: float(one.parent.name))
    found = shutil.which("initdb")
    for folder in (*reversed(folders), *([Path(found).parent] if found else [])):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def need_postgres() -> None:
    """Skip the test where no server can be run."""
    if programs() is None:
        pytest.skip("the programs of a PostgreSQL server (initdb, postgres) are not installed")


class PostgresServer:
    """A server with its data in a temporary folder, on a socket there, or on a port of this machine."""

    def __init__(self, settings: Sequence[str] = HASTY, *, on_port: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="alhambra-postgres-"))
        self.data = self.folder / "data"
        self.port = free_port() if on_port else 5432
        self._on_port = on_port
        self._settings = tuple(settings)
        self._process: subprocess.Popen[bytes] | None = None
        if user := account():
            shutil.chown(self.folder, *user)

    def create(self) -> None:
        """Make its files."""
        self.run(
            "initdb", "-D", self.data, "-U", NAME, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"
        )

    def copy_of(self, primary: "PostgresServer") -> None:
        """Make its files those of another server that runs, to follow it as its standby."""
        source = f"host=127.0.0.1 port={primary.port} user={NAME} application_name=standby"
        self.run(
            "pg_basebackup", "-D", self.data, "-d", source, "-R", "-X", "stream", "-c", "fast", "--no-sync"
        )

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        listens = "127.0.0.1" if self._on_port else ""
        own = (f"listen_addresses={listens}", f"unix_socket_directories={self.folder}", f"port={self.port}")
        command: list[str | Path] = [_program("postgres"), "-D", self.data]
        for setting in (*USUAL, *self._settings, *own):
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stderr=log, stdout=log, **_as_account())
        until = time.monotonic() + STARTED_WITHIN
        while not self._ready():
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.02)

    def stop(self, how: signal.Signals = AT_ONCE) -> None:
        """Stop, without a farewell to anybody unless told otherwise."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def kill(self) -> None:
        """End the server and every process of it, as a power cut would."""
        assert self._process is not None
        own = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        for pid in (self._process.pid, *map(int, own.read_text().split())):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        self._process = None

    def promote(self) -> None:
        """Make a standby take writes."""
        self.run("pg_ctl", "-D", self.data, "promote", "--no-wait")

    @property
    def runs(self) -> bool:
        """Whether it is there and takes connections."""
        return self._process is not None and self._ready()

    def remove(self) -> None:
        """Stop, and delete everything."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """The address of a database of it."""
        if self._on_port:
            return f"postgresql://{NAME}@127.0.0.1:{self.port}/{database}"
        return f"postgresql://{NAME}@/{database}?host={self.folder}"

    def run(self, program: str, *arguments: str | Path) -> None:
        """Run one of PostgreSQL's programs."""
        done = subprocess.run(
            [_program(program), *arguments], check=False, capture_output=True, text=True, **_as_account()
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def log(self) -> str:
        """What it has said."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def _ready(self) -> bool:
        """The last line of its lock file says whether it takes connections."""
        file = self.data / "postmaster.pid"
        lines = file.read_text().splitlines() if file.exists() else []
        return bool(lines) and lines[-1].strip() in ("ready", "standby")


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        number: int = one.getsockname()[1]
        return number


def account() -> tuple[int, int] | None:
    """The user and group that servers run as, if not ours."""
    if os.geteuid() != 0:
        return None
    for name in ACCOUNTS:
        with suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    pytest.skip(f"PostgreSQL does not run as root, and there is no user {' or '.join(ACCOUNTS)}")


def _as_account() -> dict[str, Any]:
    user = account()
    return {"cwd": "/"} | ({"user": user[0], "group": user[1], "extra_groups": []} if user else {})


def _program(name: str) -> Path:
    folder = programs()
    assert folder is not None
    return folder / name
