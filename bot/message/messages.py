"""Messages as values: what is said, shown and offered. Layouts and Discord come later."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from render.base.look import Look
from render.base.picture import Picture

MOST_OPTIONS: Final = 25
"""Options of a menu that Discord takes."""
MOST_IN_ROW: Final = 5
LONGEST_TEXT: Final = 4000
"""Characters of all texts of a message together."""
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100


class Tone(Enum):
    """How much a button wants to be pressed."""

    PLAIN = auto()
    MAIN = auto()
    GOOD = auto()
    DANGER = auto()


@dataclass(frozen=True)
class Button:
    """A button; what it means is in its custom_id."""

    label: str
    custom_id: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False


@dataclass(frozen=True)
class Link:
    """A button that leads somewhere."""

    label: str
    url: str


@dataclass(frozen=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    note: str = ""
    chosen: bool = False


@dataclass(frozen=True)
class Menu:
    """A menu from which one option is chosen."""

    custom_id: str
    hint: str
    options: tuple[Option, ...]


Row = tuple[Button | Link, ...] | Menu


@dataclass(frozen=True)
class Shown:
    """A picture and how it is to look."""

    picture: Picture
    look: Look


@dataclass(frozen=True)
class Enclosed:
    """A file to go with a message."""

    name: str
    content: bytes


@dataclass(frozen=True)
class Message:
    """A message from top to bottom: words, pictures, more words, files, and what can be pressed or chosen."""

    text: str
    pictures: tuple[Shown, ...] = ()
    below: str = ""
    enclosed: tuple[Enclosed, ...] = ()
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()
    """Whom it pings; everybody else who is mentioned is not disturbed."""
