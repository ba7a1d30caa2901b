"""The greeting for a first visit: a few words, and one button to begin."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.world.state import Json, User


@dataclass(frozen=True)
class Welcome:
    """The words of a greeting, and the slash command behind its button, for the conversation with the bot."""

    title: str
    text: str
    button: str
    command: str
    begins_as: str
    """The person one begins as."""
    others: str
    """The heading above all other people."""
    picture: bytes | None = None
    """A PNG above the title."""


Greeter = Callable[["User", str], Awaitable[Welcome]]
"""The greeting for a person, in the language of a browser ("de-AT")."""


def welcome_view(welcome: Welcome, person: User) -> Json:
    """A greeting as the page gets it."""
    return {
        "title": welcome.title,
        "text": welcome.text,
        "button": welcome.button,
        "command": welcome.command,
        "begins_as": welcome.begins_as,
        "others": welcome.others,
        "has_picture": welcome.picture is not None,
        "person": person.name,
    }
