"""Escaping what people typed, so that Discord shows it as it is."""

import re
import unicodedata
from typing import Final

_LINK: Final = r"<[^: >]+:/[^ >]+>|(?:https?|steam)://[^\s<]+[^<.,:;\"'\]\s]"
_MARKDOWN: Final = r"[_\\~|*`]|^>(?:>>)?\s|\[.+\]\(.+\)|^#{1,3}|^\s*-"
_READ: Final = re.compile(f"(?P<link>{_LINK})|{_MARKDOWN}")
"""Text that Discord would format; links are matched so that nothing in them is escaped."""
_MENTION: Final = re.compile(r"@(everyone|here|[!&]?[0-9]{17,20})")
_NO_SPACE: Final = "\u200b"


def safe(name: str) -> str:
    """A name chosen by a person, without formatting and pinging nobody."""
    escaped = _READ.sub(lambda found: found[0] if found["link"] else f"\\{found[0]}", plain(name))
    return _MENTION.sub(rf"@{_NO_SPACE}\1", escaped).replace("<", r"\<")


def plain(name: str) -> str:
    """The same for a button or a menu, where Discord formats nothing."""
    visible = "".join(
        letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs")
    )
    return " ".join(visible.split()) or "?"
