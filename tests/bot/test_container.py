"""A start in a container: with a token, and with everything on a volume, or not at all."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.container import MOUNTS, check_container, why_lost
from bot.settings import Settings, StartError, read_settings
from sandbox.server import Sandbox
from tests.bot.bot_process import BotProcess

OVERLAY = (
    "701 612 0:61 / / rw,relatime master:259 - overlay overlay rw,lowerdir=/a:/b,upperdir=/c,workdir=/d\n"
)
PROC = "702 701 0:64 / /proc rw,nosuid,nodev,noexec,relatime - proc proc rw\n"
HOSTS = (
    "712 701 254:1 /var/lib/docker/containers/e5/hosts /etc/hosts rw,relatime - ext4 /dev/vda1 rw,discard\n"
)


def mounted(root: str, point: str = "/data", kind: str = "ext4") -> str:
    """The mounts of a container with one more, as Linux lists them."""
    return f"{OVERLAY}{PROC}{HOSTS}713 701 254:1 {root} {point} rw,relatime master:1 - {kind} /dev/vda1 rw\n"


NAMED = mounted("/var/lib/docker/volumes/alhambra/_data")


@pytest.mark.parametrize(
    ("mounts", "folder"),
    [
        (NAMED, "/data"),
        (NAMED, "/data/tables"),
        (mounted("/home/host/alhambra"), "/data"),
        (mounted("/srv/my\\040bot", "/my\\040bot"), "/my bot/data"),
        (mounted("/", kind="nfs4"), "/data"),
    ],
)
def test_what_is_on_a_volume_is_found_again(mounts: str, folder: str) -> None:
    assert why_lost(mounts, Path(folder)) is None


@pytest.mark.parametrize(
    ("mounts", "folder", "why"),
    [
        (OVERLAY + PROC + HOSTS, "/data", "inside the container"),
        (NAMED, "/home/alhambra/data", "inside the container"),
        (NAMED, "/database", "inside the container"),
        (mounted("/", kind="tmpfs"), "/data", "in memory"),
        (NAMED + "714 713 0:77 / /data rw - tmpfs tmpfs rw\n", "/data", "in memory"),
        (mounted(f"/var/lib/docker/volumes/{'0a' * 32}/_data"), "/data", "without a name"),
        (mounted(f"/home/h/.local/share/containers/storage/volumes/{'0a' * 32}/_data"), "/data", "a name"),
        ("", "/data", "inside the container"),
    ],
)
def test_what_would_be_lost_is_told(mounts: str, folder: str, why: str) -> None:
    assert why in (why_lost(mounts, Path(folder)) or "")


@pytest.mark.skipif(not MOUNTS.exists(), reason="containers are Linux")
async def test_a_container_that_would_lose_everything_does_not_start() -> None:
    lost = Path("/") / "alhambra-of-no-volume"
    async with Sandbox() as sandbox:
        code, said = await BotProcess(sandbox, lost, ALHAMBRA_CONTAINER="1").end()
    assert code == 1
    assert said.splitlines()[-1].startswith(f"The data folder {lost} is inside the container")
    assert "Traceback" not in said
    assert not lost.exists()


def test_a_container_without_a_token_does_not_start(settings: Settings) -> None:
    with pytest.raises(StartError, match="DISCORD_TOKEN"):
        check_container(replace(settings, token=None, in_container=True))


def test_mounts_matter_only_in_a_container(settings: Settings) -> None:
    check_container(replace(settings, data=Path("/nowhere"), in_container=False))


def test_tables_in_another_database_are_not_lost_with_the_container(settings: Settings) -> None:
    elsewhere = replace(
        settings, data=Path("/nowhere"), in_container=True, database_url="postgresql://host/name"
    )
    check_container(elsewhere)


def test_the_host_can_have_it_otherwise(tmp_path: Path) -> None:
    for decided in ("0", ""):
        assert not read_settings({"ALHAMBRA_CONTAINER": decided}, tmp_path / "none").in_container


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return read_settings({"DISCORD_TOKEN": "secret", "ALHAMBRA_DATA": str(tmp_path)}, tmp_path / "none")
