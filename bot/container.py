"""Refuses to start in a container that would lose its data."""

import re
from pathlib import Path
from typing import Final

from bot.settings import Settings, StartError

MOUNTS: Final = Path("/proc/self/mountinfo")
_NAMELESS: Final = re.compile(r"/volumes/[0-9a-f]{64}/_data$")
"""How Docker and Podman name anonymous volumes; the next container gets another one."""
_IN_MEMORY: Final = ("tmpfs", "ramfs")


def check_container(settings: Settings) -> None:
    """Raise `StartError` in a container that would lose its data or has no token."""
    if not settings.in_container:
        return
    if settings.token is None:
        raise StartError(
            "There is no DISCORD_TOKEN, and the local table cannot be reached inside a container; "
            "put the token into the file that you give to --env-file."
        )
    if settings.database_url is not None:
        return
    try:
        mounts = MOUNTS.read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:  # not Linux, so not our container
        return
    folder = settings.data.resolve()
    if why := why_lost(mounts, folder):
        raise StartError(
            f"The data folder {folder} {why}; start the container with -v alhambra:/data, "
            "and leave ALHAMBRA_DATA out of the file that you give to --env-file."
        )


def why_lost(mountinfo: str, folder: Path) -> str | None:
    """Why the next container would not find this folder's files; None if it would."""
    root, point, kind = "/", Path("/"), ""
    for line in mountinfo.splitlines():
        before, _, after = line.partition(" - ")
        a_root, a_point = (_unescaped(field) for field in before.split()[3:5])
        covers = folder.is_relative_to(a_point)
        if covers and len(Path(a_point).parts) >= len(point.parts):  # a later one hides an earlier one
            root, point, kind = a_root, Path(a_point), after.split()[0]
    if point == Path("/"):
        return "is inside the container and would be lost with it"
    if kind in _IN_MEMORY:
        return "is in memory and would be lost when the container stops"
    if _NAMELESS.search(root):
        return "is on a volume without a name, which the next container would not find"
    return None


def _unescaped(field: str) -> str:
    r"""A path without the list's escapes, such as \040 for a space."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), field)
