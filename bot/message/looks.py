"""What a look shows, as commands and buttons name it: `scores`, `palace 2`, `describe places 1`."""

from dataclasses import dataclass
from typing import Self

from bot.message.custom_id import is_count


@dataclass(frozen=True)
class Look:
    """What is looked at, which seat or part of it, and which page."""

    name: str
    subject: str = ""
    page: int = 0

    def __str__(self) -> str:
        named = f"{self.name} {self.subject}" if self.subject else self.name
        return f"{named} {self.page}" if self.page else named

    @classmethod
    def read(cls, text: str) -> Self:
        """The look with this name; a page that is no number is the first."""
        name, _, rest = text.partition(" ")
        subject, _, page = rest.partition(" ")
        return cls(name, subject, int(page) if is_count(page) else 0)

    def seat(self, seats: int) -> int | None:
        """The seat it names, out of so many."""
        return int(self.subject) if is_count(self.subject) and int(self.subject) < seats else None
