"""The base image: a clean Debian with Python in it, from the mirror of this machine's own packages."""

import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.container.image import ROOT

PYTHON: Final = "/opt/image-python"
"""Where the base image's Python is: Debian's, in an environment of its own."""
PACKAGES: Final = ("ca-certificates", "python3", "python3-venv")
OF_THIS_MACHINE: Final = ("etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt", "etc/pip.conf")
"""How the network is reached from here, and whom this machine trusts."""


class Unavailable(Exception):
    """This machine does not allow it; the text says what."""


class StepFailed(Exception):
    """A step of the image went wrong; the text is what it said."""


def run(*command: str | Path, environment: dict[str, str] | None = None) -> str:
    """What a command prints; `StepFailed` if it fails."""
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise StepFailed(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def base_image() -> Path:
    """The root of the base image, which is kept in `build/` for the next time."""
    release, mirror = _source()
    kept = ROOT / "build" / "-".join(("base", release, *PACKAGES))
    if kept.exists():
        return kept
    kept.parent.mkdir(exist_ok=True)
    made = Path(tempfile.mkdtemp(dir=kept.parent))
    made.chmod(0o755)
    try:
        run("debootstrap", "--variant=minbase", f"--include={','.join(PACKAGES)}", release, made, mirror)
    except StepFailed as error:
        last = str(error).splitlines()[-1]
        raise Unavailable(f"no clean Debian is to be had here ({last.removeprefix('E: ')})") from error
    run("chroot", made, "python3", "-m", "venv", PYTHON)
    return made.rename(kept)


def connect(root: Path) -> None:
    """Let a root reach the network as this machine does."""
    for file in OF_THIS_MACHINE:
        if (Path("/") / file).exists():
            (root / file).unlink(missing_ok=True)
            shutil.copy(Path("/") / file, root / file)


def _source() -> tuple[str, str]:
    """This machine's release, and the mirror that it comes from."""
    release = platform.freedesktop_os_release().get("VERSION_CODENAME", "")
    targets = ("$(RELEASE) $(COMPONENT) $(REPO_URI)", "Created-By: Packages")
    for line in run("apt-get", "indextargets", "--format", *targets).splitlines():
        suite, component, mirror = line.split()
        if (suite, component) == (release, "main"):
            return release, mirror
    raise Unavailable(f"apt names no mirror of {release or sys.platform} here")
