"""What somebody who comes for the first time is greeted with: a few words, and one button that begins."""

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
    """As whom one begins."""
    others: str
    """What stands above everybody else one can be."""
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
