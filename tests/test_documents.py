"""What players and hosts read is true: commands, settings, permissions, pictures, the container."""

import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import discord
import pytest
from discord import app_commands

from bench.readme_pictures import SHOWN, pictures
from bot.commands.registration import add_commands
from bot.delivery.permissions import NEEDED, NEEDED_IN_THREADS

if TYPE_CHECKING:
    from bot.commands.registration import Serve
    from bot.services import Services

ROOT = Path(__file__).parents[1]
FOR_PLAYERS = ("README.md", "docs/play.md")
FOR_OTHERS = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    *(
        f"docs/{name}.md"
        for name in ("commands", "decisions", "host", "map", "measurements", "modules", "notation", "privacy")
    ),
)
LARGEST = 100 * 1024


def document(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def commands() -> dict[str, app_commands.Command[Any, ..., Any]]:
    """Every command by its whole name, as in "alhambra new"; nobody uses them."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    add_commands(tree, cast("Services", None), cast("Serve", None))
    found = tree.walk_commands()
    return {command.qualified_name: command for command in found if isinstance(command, app_commands.Command)}


@pytest.mark.parametrize("name", [*FOR_PLAYERS, "docs/host.md"])
def test_every_command_that_is_named_exists(name: str) -> None:
    known = commands()
    named = re.findall(r"`/([a-z]+(?: [a-z]+)?)`", document(name))
    assert named
    assert set(named) <= set(known)


def test_players_are_told_of_every_command() -> None:
    for name in commands():
        assert f"`/{name}`" in document("docs/play.md"), name


def test_hosts_are_told_of_every_setting_and_of_no_other() -> None:
    source = document("bot/settings.py")
    settings = set(re.findall(r'words\.get\("(\w+)"\)', source))
    assert set(re.findall(r"^\| `([A-Z_]+)` \|", document("docs/host.md"), re.MULTILINE)) == settings
    assert set(re.findall(r"^#?([A-Z_]+)=", document(".env.example"), re.MULTILINE)) == settings
    for name in ("README.md", "docs/host.md", "docs/play.md"):
        assert set(re.findall(r"\b(?:ALHAMBRA|DISCORD)_[A-Z_]+\b", document(name))) <= settings


def test_the_invite_link_asks_for_what_the_bot_needs_and_no_more() -> None:
    threads = discord.Permissions(create_public_threads=True)
    needed = NEEDED | NEEDED_IN_THREADS | threads
    assert f"permissions={needed.value}\n" in document("README.md")


@pytest.mark.parametrize("name", [*FOR_PLAYERS, *FOR_OTHERS])
def test_links_and_pictures_lead_somewhere(name: str) -> None:
    folder = (ROOT / name).parent
    for target in re.findall(r"\]\(([^)#]+)\)", document(name)):
        assert target.startswith("https://") or (folder / target).exists(), target


def test_the_pictures_are_those_that_are_drawn_today_and_small() -> None:
    for file, content in pictures().items():
        kept = (ROOT / "docs" / "pictures" / file).read_bytes()
        assert len(kept) <= LARGEST, file
        assert kept[:4] == content[:4] == b"\x89PNG"
        assert _size(kept) == _size(content), f"{file}: python -m bench.readme_pictures draws it anew"
    assert {path.stem for path in (ROOT / "docs" / "pictures").iterdir()} == set(SHOWN)


def _size(png: bytes) -> bytes:
    """Width and height as a PNG has them."""
    return png[16:24]


def test_every_folder_of_the_rooms_is_installed() -> None:
    rooms = {package.partition(".")[0] for package in _packages()}
    folders = {path.parent.relative_to(ROOT) for room in rooms for path in (ROOT / room).rglob("*.py")}
    assert {".".join(folder.parts) for folder in folders} == set(_packages())


def test_the_container_gets_every_room_that_is_installed() -> None:
    rooms = {package.partition(".")[0] for package in _packages()}
    assert set(re.findall(r"^COPY (\w+) \1$", document("Dockerfile"), re.MULTILINE)) == rooms
    allowed = set(re.findall(r"^!(\S+)$", document(".dockerignore"), re.MULTILINE))
    assert rooms < allowed
    assert 'ENTRYPOINT ["python", "-m", "bot"]' in document("Dockerfile")


def test_the_newest_release_in_the_changelog_is_this_version_with_its_date() -> None:
    version = tomllib.loads(document("pyproject.toml"))["project"]["version"]
    sections = re.findall(r"^## (.*)$", document("CHANGELOG.md"), re.MULTILINE)
    newest = next(section for section in sections if not section.lower().endswith("unreleased"))
    assert re.fullmatch(rf"{re.escape(version)} – \d{{4}}-\d\d-\d\d", newest)


def _packages() -> list[str]:
    """What is installed with the bot."""
    packages: list[str] = tomllib.loads(document("pyproject.toml"))["tool"]["setuptools"]["packages"]
    return packages
