"""The host's settings: environment variables, or else a `.env` file."""

import os
import sys
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from dotenv import dotenv_values

DEFAULT_PORT: Final = 8420
DEFAULT_MONITOR: Final = "127.0.0.1:8421"
HIGHEST_PORT: Final = 65535
MOST_MINDS: Final = 64
DATABASE_NAME: Final = "alhambra.sqlite3"
SECRETS: Final = ("DISCORD_TOKEN", "ALHAMBRA_DATABASE")
REQUESTS_A_SECOND: Final = 45
"""Discord allows a bot 50; the margin is for its clocks, and for other programs with the same token."""
MOST_REQUESTS: Final = 1000
MOST_SHARDS: Final = 10_000
A_DAY: Final = 24
MOST_HOURS: Final = 24 * 7
_POSTGRES: Final = ("postgresql://", "postgres://")


class StartError(Exception):
    """The bot cannot start; the message is one plain sentence that says what to do."""


@dataclass(frozen=True)
class Address:
    """Where something listens."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True)
class FaultSettings:
    """Faults and fixed values for tests: a known seed, where to crash, how long to pause."""

    seed: str | None = None
    die_at: str | None = None
    pause: float | None = None
    """Seconds that computer players leave to people."""
    scoring_pause: float | None = None
    """Seconds that a scoring stays the newest post."""
    haste: float = 1.0
    """How many times faster it comes back to what it left for later."""


@dataclass(frozen=True)
class Settings:
    """How this process runs. Without a token it plays at the local table."""

    token: str | None
    data: Path
    port: int
    discord_url: str | None
    log_level: str
    minds: int = 1
    in_container: bool = False
    requests: int = REQUESTS_A_SECOND
    """Requests a second to Discord, not counting answers to interactions."""
    emojis: bool = True
    """Does the bot upload its own emojis?"""
    shards: int | None = None
    """Into how many shards the bot's servers are divided; None for as many as Discord recommends."""
    opens_browser: bool = False
    backup_hours: int = A_DAY
    """Hours between automatic backups of the database file; 0 for none."""
    log_format: str | None = None
    """How lines of the log look, "json" or "plain"; decided by where it goes if None."""
    monitor: Address | None = None
    """Where health and metrics are served."""
    database_url: str | None = field(default=None, repr=False)
    """A PostgreSQL database in place of the file, with its password."""
    faults: FaultSettings = FaultSettings()

    @property
    def backups(self) -> Path:
        """The folder of automatic backups."""
        return self.data / "backups"

    @property
    def database(self) -> Path:
        """The database file."""
        return self.data / DATABASE_NAME


def read_settings(environ: Mapping[str, str] = os.environ, dotenv: Path = Path(".env")) -> Settings:
    """The settings of this process; the environment takes precedence over the file."""
    words = {**_decided(_file(dotenv)), **_decided(environ)}
    return Settings(
        token=_token(words.get("DISCORD_TOKEN") or None),
        data=Path(words.get("ALHAMBRA_DATA") or "data"),
        port=_port(words.get("ALHAMBRA_PORT") or str(DEFAULT_PORT)),
        discord_url=_loopback(words.get("ALHAMBRA_DISCORD_URL") or None),
        log_level=_level(words.get("ALHAMBRA_LOG") or "INFO"),
        minds=_minds(words.get("ALHAMBRA_MINDS") or "1"),
        in_container=_yes("ALHAMBRA_CONTAINER", words.get("ALHAMBRA_CONTAINER") or "0"),
        requests=_requests(words.get("ALHAMBRA_REQUESTS") or str(REQUESTS_A_SECOND)),
        emojis=_yes("ALHAMBRA_EMOJIS", words.get("ALHAMBRA_EMOJIS") or "1"),
        shards=_shards(words.get("ALHAMBRA_SHARDS") or None),
        log_format=_log_format(words.get("ALHAMBRA_LOG_FORMAT")),
        monitor=_monitor(words.get("ALHAMBRA_MONITOR") or DEFAULT_MONITOR),
        database_url=_database(words.get("ALHAMBRA_DATABASE") or None),
        backup_hours=_hours(words.get("ALHAMBRA_BACKUP_HOURS") or str(A_DAY)),
        opens_browser=_has_screen(environ) and not environ.get("ALHAMBRA_NO_BROWSER"),
        faults=_faults(environ),
    )


def forget_secrets(environ: MutableMapping[str, str] = os.environ) -> None:
    """Remove secrets from the environment once they are read, so that no process inherits them."""
    for name in SECRETS:
        environ.pop(name, None)


def _faults(environ: Mapping[str, str]) -> FaultSettings:
    """None, unless the bot talks to a Discord on this machine."""
    if not environ.get("ALHAMBRA_DISCORD_URL"):
        return FaultSettings()
    pause, scoring_pause = environ.get("ALHAMBRA_PAUSE"), environ.get("ALHAMBRA_SCORING_PAUSE")
    return FaultSettings(
        seed=environ.get("ALHAMBRA_SEED"),
        die_at=environ.get("ALHAMBRA_DIE_AT"),
        pause=float(pause) if pause else None,
        scoring_pause=float(scoring_pause) if scoring_pause else None,
        haste=float(environ.get("ALHAMBRA_HASTE") or 1),
    )


def _has_screen(environ: Mapping[str, str]) -> bool:
    """Without one, a terminal browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or "DISPLAY" in environ or "WAYLAND_DISPLAY" in environ


def _decided(source: Mapping[str, str]) -> dict[str, str]:
    """What a source sets; empty values count as unset."""
    plain = {name: _unquoted(value.strip()) for name, value in source.items()}
    return {name: value for name, value in plain.items() if value}


def _unquoted(text: str) -> str:
    """A value without quotes, which Docker, unlike a shell, keeps from an --env-file."""
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        return text[1:-1].strip()
    return text


def _file(dotenv: Path) -> dict[str, str]:
    try:
        found = dotenv_values(dotenv, encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise StartError(
            f"The file {dotenv} cannot be read ({error}); save it as plain UTF-8 text."
        ) from error
    return {name: value for name, value in found.items() if value is not None}


def _token(text: str | None) -> str | None:
    if text is not None and not (text.isascii() and text.isprintable() and " " not in text):
        raise StartError("DISCORD_TOKEN must be one word without spaces or line breaks; copy it again.")
    return text


def _database(text: str | None) -> str | None:
    if text is not None and (not text.startswith(_POSTGRES) or not text.isprintable() or " " in text):
        raise StartError(
            "ALHAMBRA_DATABASE must be the address of a PostgreSQL database,"
            " as in postgresql://user:password@host/name."
        )
    return text


def _port(text: str) -> int:
    if not text.isdecimal() or not 0 <= int(text) <= HIGHEST_PORT:
        raise StartError(f"ALHAMBRA_PORT must be a number from 0 to {HIGHEST_PORT}, not {text!r}.")
    return int(text)


def _level(text: str) -> str:
    if text.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise StartError(f"ALHAMBRA_LOG must be DEBUG, INFO, WARNING or ERROR, not {text!r}.")
    return text.upper()


def _log_format(text: str | None) -> str | None:
    if text not in (None, "json", "plain"):
        raise StartError(f"ALHAMBRA_LOG_FORMAT must be json or plain, not {text!r}.")
    return text


def _monitor(text: str) -> Address | None:
    """The address that `ALHAMBRA_MONITOR` names; None for 0."""
    if text == "0":
        return None
    host, _, port = text.rpartition(":")
    try:
        address = ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        address = None
    if address is None or not port.isdecimal() or int(port) > HIGHEST_PORT:
        raise StartError(
            "ALHAMBRA_MONITOR must be an address of this machine in numbers and a port,"
            f" such as {DEFAULT_MONITOR}, or 0 for none, not {text!r}."
        )
    return Address(str(address), int(port))


def _minds(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_MINDS:
        raise StartError(f"ALHAMBRA_MINDS must be a number from 1 to {MOST_MINDS}, not {text!r}.")
    return int(text)


def _yes(name: str, text: str) -> bool:
    if text not in ("0", "1"):
        raise StartError(f"{name} must be 0 or 1, not {text!r}.")
    return text == "1"


def _requests(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_REQUESTS:
        raise StartError(f"ALHAMBRA_REQUESTS must be a number from 1 to {MOST_REQUESTS}, not {text!r}.")
    return int(text)


def _shards(text: str | None) -> int | None:
    if text is not None and not (text.isdecimal() and 1 <= int(text) <= MOST_SHARDS):
        raise StartError(f"ALHAMBRA_SHARDS must be a number from 1 to {MOST_SHARDS}, not {text!r}.")
    return None if text is None else int(text)


def _hours(text: str) -> int:
    if not text.isdecimal() or int(text) > MOST_HOURS:
        raise StartError(f"ALHAMBRA_BACKUP_HOURS must be a number from 0 to {MOST_HOURS}, not {text!r}.")
    return int(text)


def _loopback(url: str | None) -> str | None:
    """Another Discord must be on this machine, because it gets the token."""
    if url is None:
        return None
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        on_this_machine = host == "localhost" or ip_address(host).is_loopback
        proper = parts.scheme == "http" and parts.port is not None
    except ValueError:
        on_this_machine = proper = False
    if not (on_this_machine and proper):
        raise StartError(
            f"ALHAMBRA_DISCORD_URL may only name this machine, as in http://127.0.0.1:8420, not {url!r}."
        )
    return url.rstrip("/")
