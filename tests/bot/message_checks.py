"""Messages held against Discord's limits, and everything in them that anybody could see."""

import re
from collections.abc import Iterator

from bot.message.messages import (
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_TEXT,
    MOST_IN_ROW,
    MOST_OPTIONS,
    Button,
    Link,
    Menu,
    Message,
    PeopleMenu,
    Row,
)
from render.alt_text.lengths import LONGEST_ALT, length

MOST_COMPONENTS = 40
MOST_FILES = 10
MOST_BYTES = 10_170
"""What all texts may weigh as UTF-8, with twelve bytes more for each."""
LONGEST_CUSTOM_ID = 100
LONGEST_HINT = 150
LONGEST_URL = 512
FRAME = 4
"""Components that a layout may add around those of a message: a container, separators."""
FILE_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,60}")


def check_message(message: Message) -> None:
    """Fails on anything that Discord would refuse."""
    for problem in problems(message):
        raise AssertionError(f"{problem}: {message}")


def problems(message: Message) -> Iterator[str]:
    """Everything about a message that Discord would refuse, or people would stumble over."""
    yield from _texts(message)
    yield from _files(message)
    yield from _rows(message.rows)
    if _components(message) + FRAME > MOST_COMPONENTS:
        yield "too many components"
    for person in message.pings:
        if f"<@{person}>" not in message.text + message.below:
            yield f"{person} is pinged, but not mentioned"
    if len(set(message.pings)) != len(message.pings):
        yield "somebody is pinged twice"


def visible(message: Message) -> tuple[object, ...]:
    """All that anybody could see of a message, and all that it is made of."""
    alt_texts = tuple(shown.picture.alt_text(shown.look) for shown in message.pictures)
    names = tuple(shown.picture.name for shown in message.pictures)
    return message, repr(message), alt_texts, names


def mentions(text: str) -> set[int]:
    """The people whom a text links."""
    return {int(number) for number in re.findall(r"(?<!\\)<@!?([0-9]+)>", text)}


def buttons(message: Message) -> list[str]:
    """The labels of the buttons, from left to right and from top to bottom."""
    return [item.label for row in message.rows if isinstance(row, tuple) for item in row]


def custom_ids(message: Message) -> list[str]:
    """What every button and menu carries."""
    found = []
    for row in message.rows:
        if not isinstance(row, tuple):
            found.append(row.custom_id)
        else:
            found += [item.custom_id for item in row if isinstance(item, Button)]
    return found


def _texts(message: Message) -> Iterator[str]:
    texts = [text for text in (message.text, message.below) if text]
    if not message.text.strip():
        yield "no text"
    if sum(map(length, texts)) > LONGEST_TEXT:
        yield "too much text"
    if sum(len(text.encode()) + 12 for text in texts) > MOST_BYTES:
        yield "texts too heavy"
    for text in texts:
        if re.search(r"\{ ?[$-]|[\u2066-\u2069\u202a-\u202e]", text):
            yield "half a phrase, or a sign that turns the text around"
        if re.search(r"^\d+\. ", text, re.MULTILINE):
            yield "a line that Discord would count by itself"


def _files(message: Message) -> Iterator[str]:
    if len(message.pictures) + len(message.enclosed) > MOST_FILES:
        yield "too many files"
    for shown in message.pictures:
        told = shown.picture.alt_text(shown.look)
        if not 0 < length(told) <= LONGEST_ALT:
            yield f"an alt text of {length(told)} characters"
    for name in [f"{shown.picture.name}.png" for shown in message.pictures]:
        if not FILE_NAME.fullmatch(name):
            yield f"a picture called {name}"
    for enclosed in message.enclosed:
        if not FILE_NAME.fullmatch(enclosed.name):
            yield f"a file called {enclosed.name}"


def _rows(rows: tuple[Row, ...]) -> Iterator[str]:
    ids = custom_ids(Message("", rows=rows))
    if len(set(ids)) != len(ids):
        yield f"the same custom_id twice: {ids}"
    for custom_id in ids:
        if not 0 < len(custom_id) <= LONGEST_CUSTOM_ID:
            yield f"a custom_id of {len(custom_id)} characters"
    for row in rows:
        yield from _buttons(row) if isinstance(row, tuple) else _menu(row)


def _buttons(row: tuple[Button | Link, ...]) -> Iterator[str]:
    if not 0 < len(row) <= MOST_IN_ROW:
        yield f"{len(row)} buttons in a row"
    for item in row:
        if not 0 < length(item.label) <= LONGEST_LABEL:
            yield f"a button called {item.label!r}"
        if isinstance(item, Link) and len(item.url) > LONGEST_URL:
            yield "a link too long"


def _menu(menu: Menu | PeopleMenu) -> Iterator[str]:
    if length(menu.hint) > LONGEST_HINT:
        yield "a hint too long"
    if isinstance(menu, PeopleMenu):
        return
    if not 0 < len(menu.options) <= MOST_OPTIONS:
        yield f"{len(menu.options)} options"
    values = [option.value for option in menu.options]
    if len(set(values)) != len(values):
        yield f"the same value twice: {values}"
    for option in menu.options:
        if not 0 < length(option.label) <= LONGEST_OPTION:
            yield f"an option called {option.label!r}"
        if not 0 < len(option.value) <= LONGEST_OPTION or length(option.note) > LONGEST_OPTION:
            yield f"an option too long: {option}"


def _components(message: Message) -> int:
    """Texts, a gallery, files, rows and what is in them."""
    inside = sum(len(row) if isinstance(row, tuple) else 1 for row in message.rows)
    texts = bool(message.text) + bool(message.below)
    return texts + bool(message.pictures) + len(message.enclosed) + len(message.rows) + inside
