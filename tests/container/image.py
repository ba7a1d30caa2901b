"""Dockerfile, .dockerignore and --env-file, read as Docker reads them."""

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
COMMANDS_PAGE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
EARLIER_EXAMPLE = "DISCORD_TOKEN=\nALHAMBRA_DATA=data\nALHAMBRA_PORT=8420\nALHAMBRA_DISCORD_URL=\n"
"""What hosts may still have in their .env: the data folder, decided by nobody."""


@dataclass(frozen=True)
class Instruction:
    """One step of an image, such as RUN and its command."""

    name: str
    words: str


def instructions(dockerfile: str = DOCKERFILE) -> list[Instruction]:
    """The steps of an image, in order."""
    lines = re.sub(r"^\s*#.*\n", "", dockerfile, flags=re.MULTILINE).replace("\\\n", " ").splitlines()
    return [Instruction(*line.split(maxsplit=1)) for line in lines if line.strip()]


def last(name: str) -> str:
    """What the last instruction of a name says: the one that counts when the image runs."""
    return [step.words for step in instructions() if step.name == name][-1]


def entrypoint() -> list[str]:
    """The command of the image."""
    words: list[str] = json.loads(last("ENTRYPOINT"))
    return words


def image_environment() -> dict[str, str]:
    """What the image sets."""
    pairs = [pair for step in instructions() if step.name == "ENV" for pair in shlex.split(step.words)]
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def env_file(text: str) -> dict[str, str]:
    """What `docker run --env-file` sets: every line as it stands, with quotes, comments and empty values."""
    lines = [line.lstrip() for line in text.removeprefix("\ufeff").splitlines()]
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name: value for name, sign, value in pairs if sign}


def with_token(dot_env: str, token: str) -> str:
    """An .env as a host makes it: copied, with the token behind its name."""
    filled, times = re.subn(r"^DISCORD_TOKEN=$", f"DISCORD_TOKEN={token}", dot_env, flags=re.MULTILINE)
    assert times == 1, "there is one place for the token"
    return filled


def documented_backup() -> tuple[list[str], str]:
    """The backup of a container that hosts are told of: the command, and the file that is fetched then."""
    ((command, fetched),) = re.findall(
        r"^docker exec alhambra (.*)\ndocker cp alhambra:(\S+) \.$", COMMANDS_PAGE, re.MULTILINE
    )
    return shlex.split(command), fetched


def build_context(source: str) -> Iterator[Path]:
    """The files below a path that Docker sends for COPY, which .dockerignore decides."""
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    top = ROOT / source
    for path in [top] if top.is_file() else top.rglob("*"):
        relative = path.relative_to(ROOT)
        if path.is_file() and not _is_ignored(PurePosixPath(relative), rules):
            yield relative


def _is_ignored(path: PurePosixPath, rules: list[str]) -> bool:
    """The last rule that matches the path or a folder above it decides."""
    ignored = False
    for rule in rules:
        pattern = re.escape(rule.removeprefix("!")).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*")
        if any(re.fullmatch(pattern, str(one)) for one in (path, *path.parents)):
            ignored = not rule.startswith("!")
    return ignored
