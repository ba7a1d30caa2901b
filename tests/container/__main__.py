"""Build the image, play in it, replace it, and find everything again: in a container without Docker."""

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from sandbox.server import Sandbox
from tests.container.base import StepFailed, Unavailable, base_image
from tests.container.image import (
    EARLIER_EXAMPLE,
    EXAMPLE,
    ROOT,
    documented_backup,
    env_file,
    instructions,
    with_token,
)
from tests.container.layers import Build, Layers, attach_volume, health_check, inside

TIMEOUT = 120.0
USER_ID = 10001
NEEDED = ("apt-get", "chroot", "debootstrap", "mount", "umount", "unshare")


class Host:
    """Somebody who follows docs/host.md."""

    def __init__(self, layers: Layers, volume: Path, sandbox: Sandbox) -> None:
        self._layers, self._volume, self._sandbox = layers, volume, sandbox
        self._monitor = f"127.0.0.1:{_free_port()}"
        self.ana = sandbox.person("Ana")

    def given(self, dot_env: str) -> dict[str, str]:
        """What `--env-file .env` sets, and a Discord on this machine."""
        written = env_file(with_token(dot_env, self._sandbox.token))
        return {**written, "ALHAMBRA_DISCORD_URL": self._sandbox.url, "ALHAMBRA_MONITOR": self._monitor}

    @asynccontextmanager
    async def running(self, name: str) -> AsyncIterator[Path]:
        """The container with its volume and the .env of the example, until it was stopped and removed."""
        root = self._layers.container(name)
        attach_volume(root, self._volume)
        process = await asyncio.create_subprocess_exec(*inside(root, self.given(EXAMPLE)))
        try:
            await self._until(lambda: self._is_connected(process))
            await self._until(lambda: self.does(root, health_check()) == 0)
            yield root
            process.send_signal(signal.SIGTERM)
            code = await asyncio.wait_for(process.wait(), TIMEOUT)
            assert code == 0, f"stopped with {code}"
            await self._until(lambda: not self._sandbox.gateway.connected())
            assert self.does(root, health_check()) == 1, "it has ended, and says that it is healthy"
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        self._layers.remove(name)

    def does(self, root: Path, command: list[str]) -> int:
        """The exit code of a command, as `docker exec` runs it."""
        return subprocess.run(
            inside(root, self.given(EXAMPLE), command), stdout=subprocess.DEVNULL, check=False
        ).returncode

    async def refused(self, name: str, given: dict[str, str], *, with_volume: bool) -> str:
        """A container that must not start; gives its last words."""
        root = self._layers.container(name)
        if with_volume:
            attach_volume(root, self._volume)
        process = await asyncio.create_subprocess_exec(*inside(root, given), stderr=asyncio.subprocess.PIPE)
        _, said = await asyncio.wait_for(process.communicate(), TIMEOUT)
        assert process.returncode == 1, f"it ended with {process.returncode}"
        self._layers.remove(name)
        return said.decode().splitlines()[-1]

    def _is_connected(self, process: asyncio.subprocess.Process) -> bool:
        assert process.returncode is None, "the bot has ended"
        return bool(self._sandbox.world.commands[None] and self._sandbox.gateway.connected())

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                await asyncio.sleep(0.05)


def build(layers: Layers) -> None:
    """The image, step by step."""
    image = Build(layers.image())
    for step in instructions():
        print(f"  {step.name} {step.words[:90]}", flush=True)
        image.do(step)


async def story(layers: Layers, volume: Path) -> None:
    """Two images, one volume, a backup, and two starts that would lose everything."""
    async with Sandbox() as sandbox:
        host = Host(layers, volume, sandbox)

        print("a table is opened, and saved by the documented backup", flush=True)
        async with host.running("first") as root:
            check_confinement(host, root)
            answer = await host.ana.slash("/alhambra new")
            assert "Your table is open" in answer.text, answer.text
            command, fetched = documented_backup()
            subprocess.run(inside(root, host.given(EXAMPLE), command), check=True)
            with closing(sqlite3.connect(root / fetched.lstrip("/"))) as backup:
                assert backup.execute("SELECT count(*) FROM tables").fetchone() == (1,)
            for file in (volume, *volume.rglob("*")):
                assert not file.stat().st_mode & 0o077, f"others can read {file.name}"
                assert file.stat().st_uid == USER_ID, f"{file.name} is somebody else's"

        print("the next image finds it", flush=True)
        async with host.running("second"):
            shown = await host.ana.slash("/alhambra show")
            assert "There’s no table here" not in shown.text, shown.text
            seats = "SELECT count(*) FROM tables JOIN seats ON seats.table_id = tables.id"
            with closing(sqlite3.connect(volume / "alhambra.sqlite3")) as kept:
                assert kept.execute(seats).fetchone() == (1,)

        print("a data folder outside the volume is refused", flush=True)
        said = await host.refused("earlier", host.given(EARLIER_EXAMPLE), with_volume=True)
        assert said.startswith("The data folder /home/alhambra/data is inside the container"), said

        print("a container without a volume is refused", flush=True)
        said = await host.refused("volumeless", host.given(EXAMPLE), with_volume=False)
        assert said.startswith("The data folder /data is inside the container"), said


def check_confinement(host: Host, root: Path) -> None:
    """Whoever gets into the container can write nothing but the data, and is nobody."""
    for folder, writable in (("/data", 0), ("/home/alhambra", 1), ("/", 1), ("/usr", 1)):
        assert host.does(root, ["test", "-w", folder]) == writable, f"{folder} is wrongly writable or not"
    status = subprocess.run(
        inside(root, {}, ["cat", "/proc/self/status"]), capture_output=True, text=True, check=True
    ).stdout
    said = dict(line.split(":\t", 1) for line in status.splitlines())
    assert said["Uid"].split() == [str(USER_ID)] * 4, said["Uid"]
    assert said["NoNewPrivs"] == "1"
    assert {int(said[name], 16) for name in ("CapEff", "CapPrm", "CapBnd", "CapInh", "CapAmb")} == {0}


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def main() -> int:
    """Run in a mount namespace of its own; where that is not to be had, say why and leave it."""
    if sys.argv[1:2] == ["--inside"]:
        place, volume = map(Path, sys.argv[2:])
        try:
            print("a clean root", flush=True)
            layers = Layers(place, base_image())
            build(layers)
            asyncio.run(story(layers, volume))
        except Unavailable as why:
            print(f"skipped: {why}")
        except StepFailed as error:
            print(f"FAILED: {error}")
            return 1
        else:
            print("the container keeps everything")
        return 0
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if os.geteuid() != 0 or missing:
        print(f"skipped: it needs root{' and ' if missing else ''}{', '.join(missing)}")
        return 0
    # Not in memory, as /tmp is on some machines: the bot would not take that for a volume.
    with tempfile.TemporaryDirectory(dir="/var/tmp") as folder:
        place, volume = Path(folder) / "layers", Path(folder) / "volume"
        place.mkdir()
        volume.mkdir()
        namespace = ("unshare", "--mount", "--propagation", "private")
        if subprocess.run([*namespace, "true"], check=False).returncode:
            print("skipped: no mount namespace is to be had here")
            return 0
        again = (sys.executable, "-m", "tests.container", "--inside", place, volume)
        return subprocess.run([*namespace, *again], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
