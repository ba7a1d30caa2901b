"""Containers out of the kernel's own parts: overlay mounts over a clean root, chroot, and no privileges.

To be used in a mount namespace of its own (`unshare --mount`): nothing is seen outside, and nothing stays.
"""

import json
import os
import shutil
from pathlib import Path
from stat import S_IMODE

from tests.container.base import PYTHON, StepFailed, Unavailable, connect, run
from tests.container.image import Instruction, build_context, entrypoint, image_environment, last

PATH = f"{PYTHON}/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
WITHOUT_PRIVILEGES = ("--clear-groups", "--no-new-privs", "--bounding-set=-all", "--inh-caps=-all")


class Layers:
    """A file system in memory that holds all layers; the lowest is the base image, which is only read."""

    def __init__(self, place: Path, base: Path) -> None:
        self.place, self._base = place, base
        try:
            run("mount", "-t", "tmpfs", "layers", place)
            self._mounted("probe", [base])
        except StepFailed as error:
            raise Unavailable(f"overlay mounts are not allowed here: {error}") from error

    def image(self) -> Path:
        """The root of a new image, before its first step."""
        root = self._mounted("image", [self._base])
        connect(root)
        return root

    def container(self, name: str) -> Path:
        """The root of a new container of the image, in which only /tmp can be written."""
        root = self._mounted(name, [self.place / "image" / "layer", self._base], writable=False)
        run("mount", "-t", "tmpfs", "-o", "mode=1777", "temporary", root / "tmp")
        return root

    def remove(self, name: str) -> None:
        """As `docker rm`: whatever the container wrote outside of its volume is gone."""
        run("umount", "--recursive", self.place / name / "root")
        shutil.rmtree(self.place / name)

    def _mounted(self, name: str, below: list[Path], *, writable: bool = True) -> Path:
        layer, work, root = (self.place / name / part for part in ("layer", "work", "root"))
        for folder in (layer, work, root):
            folder.mkdir(parents=True)
        options = f"lowerdir={':'.join(map(str, below))}"
        if writable:
            options += f",upperdir={layer},workdir={work}"
        run("mount", "-t", "overlay", "overlay", "-o", options, root)
        for kernel in ("proc", "dev"):
            run("mount", "--rbind", f"/{kernel}", root / kernel)
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
                run("chroot", self._root, *command, environment={**environment, "PATH": PATH})
            case "WORKDIR":
                self._folder = Path(step.words)
                self._outside(".").mkdir(parents=True, exist_ok=True)
            case "COPY":
                self._copy(*step.words.split())
            case "FROM" | "USER" | "ENV" | "ENTRYPOINT" | "HEALTHCHECK":
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
    run("mount", "--bind", volume, there)


def inside(root: Path, given: dict[str, str], command: list[str] | None = None) -> list[str]:
    """The image's command, or another one, as a container without privileges runs it."""
    user = last("USER")
    environment = {"PATH": PATH, "HOME": f"/home/{user}", **image_environment(), **given}
    pairs = [f"{name}={value}" for name, value in environment.items()]
    prefix = ["chroot", str(root), "setpriv", f"--reuid={user}", f"--regid={user}", *WITHOUT_PRIVILEGES]
    return [*prefix, "env", "-i", "-C", last("WORKDIR"), *pairs, *(command or entrypoint())]


def health_check() -> list[str]:
    """The command that tells whether a container is healthy."""
    words: list[str] = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    return words
