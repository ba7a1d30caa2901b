"""Containers out of the kernel's own parts: overlay mounts over this machine's files, and chroot.

To be used in a mount namespace of its own (`unshare --mount`): nothing is seen outside, and nothing stays.
"""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from stat import S_IMODE

from tests.container.image import Instruction, build_context, entrypoint, image_environment, last

PYTHON = "/opt/image-python"
"""Where the base image's Python is: this machine's, in an environment of its own."""
PATH = f"{PYTHON}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


class Unavailable(Exception):
    """This machine does not allow it; the text says what."""


class StepFailed(Exception):
    """A step of the image went wrong; the text is what it said."""


def _run(*command: str | Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise StepFailed(f"{shlex.join(map(str, command))}\n{done.stdout}")


class Layers:
    """A file system in memory that holds all layers; the lowest is this machine, which is only read."""

    def __init__(self, place: Path) -> None:
        self.place = place
        try:
            _run("mount", "-t", "tmpfs", "layers", place)
            self._mounted("probe", ["/"])
        except StepFailed as error:
            raise Unavailable(f"overlay mounts are not allowed here: {error}") from error

    def image(self) -> Path:
        """The root of a new image, before its first step."""
        root = self._mounted("image", ["/"])
        base = Path(sys.base_prefix)
        if not (root / base.relative_to("/")).exists():  # it lies on another disk
            (root / base.relative_to("/")).mkdir(parents=True)
            _run("mount", "--bind", base, root / base.relative_to("/"))
        for folder in (base, *base.parents):  # the image's user must get there
            there = root / folder.relative_to("/")
            there.chmod(S_IMODE(there.stat().st_mode) | 0o055)
        names = root / "etc" / "resolv.conf"
        if names.is_symlink():  # it often leads to /run, which is another disk
            found = Path("/etc/resolv.conf").read_bytes()
            names.unlink()
            names.write_bytes(found)
        _run("chroot", root, Path(sys.executable).resolve(), "-m", "venv", PYTHON)
        return root

    def container(self, name: str) -> Path:
        """The root of a new container of the image, with nothing in its own layer."""
        return self._mounted(name, [self.place / "image" / "layer", "/"])

    def remove(self, name: str) -> None:
        """As `docker rm`: whatever the container wrote into its own layer is gone."""
        _run("umount", "--recursive", self.place / name / "root")
        shutil.rmtree(self.place / name)

    def _mounted(self, name: str, below: list[str | Path]) -> Path:
        layer, work, root = (self.place / name / part for part in ("layer", "work", "root"))
        for folder in (layer, work, root):
            folder.mkdir(parents=True)
        lower = ":".join(map(str, below))
        _run(
            "mount",
            "-t",
            "overlay",
            "overlay",
            "-o",
            f"lowerdir={lower},upperdir={layer},workdir={work}",
            root,
        )
        for kernel in ("proc", "dev"):
            _run("mount", "--rbind", f"/{kernel}", root / kernel)
        return root


class Build:
    """The steps of a Dockerfile, done one after the other."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder = Path("/")

    def do(self, step: Instruction) -> None:
        """Do one step; those that only count when the image runs change nothing here."""
        match step.name:
            case "RUN":
                environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
                command = ("env", "-C", self._folder, "sh", "-c", step.words)
                _run("chroot", self._root, *command, environment={**environment, "PATH": PATH})
            case "WORKDIR":
                self._folder = Path(step.words)
                self._outside(".").mkdir(parents=True, exist_ok=True)
            case "COPY":
                self._copy(*step.words.split())
            case "FROM" | "USER" | "ENV" | "ENTRYPOINT":
                pass
            case other:
                raise StepFailed(f"nobody has said here what {other} does")

    def _copy(self, *words: str) -> None:
        *sources, target = words
        for source in sources:
            files = list(build_context(source))
            if not files:
                raise StepFailed(f"COPY {source}: .dockerignore leaves nothing of it")
            for file in files:
                inside = file.relative_to(source) if str(file) != source else Path(file.name)
                there = self._outside(target) / inside
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, there)

    def _outside(self, path: str) -> Path:
        """A path of the image as this process sees it."""
        return self._root / (self._folder / path).relative_to("/")


def attach_volume(root: Path, volume: Path, point: str = "/data") -> None:
    """As `-v name:/data`: a new volume takes over owner and permissions of the image's folder."""
    there = root / point.lstrip("/")
    if not any(volume.iterdir()):
        found = there.stat()
        os.chown(volume, found.st_uid, found.st_gid)
        volume.chmod(S_IMODE(found.st_mode))
    _run("mount", "--bind", volume, there)


def inside(root: Path, given: dict[str, str], command: list[str] | None = None) -> list[str]:
    """The image's command, or another one, as a container with such an environment runs it."""
    user = last("USER")
    environment = {"PATH": PATH, "HOME": f"/home/{user}", **image_environment(), **given}
    pairs = [f"{name}={value}" for name, value in environment.items()]
    prefix = ["chroot", f"--userspec={user}", str(root), "env", "-i", "-C", last("WORKDIR"), *pairs]
    return [*prefix, *(command or entrypoint())]
