"""Where tables are stored: in a SQLite file or in a PostgreSQL database."""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from bot.settings import Settings


@dataclass(frozen=True)
class StoragePlace:
    """A SQLite file, or a PostgreSQL database by its address."""

    file: Path | None = None
    url: str | None = field(default=None, repr=False)

    def __str__(self) -> str:
        """Fit to be shown: an address goes without its password."""
        return str(self.file) if self.url is None else shown_address(self.url)


def place_of(settings: Settings) -> StoragePlace:
    """Where the settings have the tables stored."""
    return (
        StoragePlace(settings.database)
        if settings.database_url is None
        else StoragePlace(url=settings.database_url)
    )


def shown_address(url: str) -> str:
    """A database's address without its password and options."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "the PostgreSQL database"
    login, at, hosts = parts.netloc.rpartition("@")
    return f"postgresql://{login.partition(':')[0]}{at}{hosts}{parts.path}"
