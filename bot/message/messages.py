"""Messages as values: texts, pictures, buttons and menus. Layouts and Discord come later."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from render.base.look import Look
from render.base.picture import Picture

MOST_OPTIONS: Final = 25
"""Options that Discord allows in a menu."""
MOST_IN_ROW: Final = 5
LONGEST_TEXT: Final = 4000
"""Characters that Discord allows in all texts of a message together."""
LONGEST_LABEL: Final = 80
LONGEST_OPTION: Final = 100


class Tone(Enum):
    """How prominent a button is."""

    PLAIN = auto()
    MAIN = auto()
    GOOD = auto()
    DANGER = auto()


@dataclass(frozen=True)
class Button:
    """A button; its custom_id says what it does."""

    label: str
    custom_id: str
    tone: Tone = Tone.PLAIN
    disabled: bool = False
    emoji: str = ""
    """The name of the bot's own emoji that it shows, if that is uploaded."""


@dataclass(frozen=True)
class Link:
    """A button that opens an address."""

    label: str
    url: str


@dataclass(frozen=True)
class Option:
    """One line of a menu."""

    label: str
    value: str
    note: str = ""
    chosen: bool = False
    emoji: str = ""
    """The name of the bot's own emoji that it shows, if that is uploaded."""


@dataclass(frozen=True)
class Menu:
    """A menu to choose one option from."""

    custom_id: str
    hint: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class PeopleMenu:
    """Discord's own menu of people, to choose some from."""

    custom_id: str
    hint: str
    most: int


Row = tuple[Button | Link, ...] | Menu | PeopleMenu


@dataclass(frozen=True)
class Shown:
    """A picture and its look."""

    picture: Picture
    look: Look


@dataclass(frozen=True)
class Enclosed:
    """A file attached to a message."""

    name: str
    content: bytes


@dataclass(frozen=True)
class Message:
    """A message from top to bottom: text, pictures, more text, files, buttons and menus.

    Its texts may contain marks of emojis (`bot/message/emojis`).
    """

    text: str
    pictures: tuple[Shown, ...] = ()
    below: str = ""
    enclosed: tuple[Enclosed, ...] = ()
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()
    """The people it notifies; other mentions notify nobody."""
