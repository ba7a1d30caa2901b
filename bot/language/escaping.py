"""Making what people typed fit to be shown. Knows what Discord reads into a text, but not its library."""

import re
import unicodedata
from typing import Final

_LINK: Final = r"<[^: >]+:/[^ >]+>|(?:https?|steam)://[^\s<]+[^<.,:;\"'\]\s]"
_MARKDOWN: Final = r"[_\\~|*`]|^>(?:>>)?\s|\[.+\]\(.+\)|^#{1,3}|^\s*-"
_READ: Final = re.compile(f"(?P<link>{_LINK})|{_MARKDOWN}")
"""What Discord shows differently from how it was typed; nothing within a link is escaped."""
_MENTION: Final = re.compile(r"@(everyone|here|[!&]?[0-9]{17,20})")
_NO_SPACE: Final = "\u200b"


def safe(name: str) -> str:
    """A name that people chose, shown as it is and pinging nobody."""
    escaped = _READ.sub(lambda found: found[0] if found["link"] else f"\\{found[0]}", plain(name))
    return _MENTION.sub(rf"@{_NO_SPACE}\1", escaped).replace("<", r"\<")


def plain(name: str) -> str:
    """The same on a button or in a menu, where Discord shows every letter as it is."""
    visible = "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cf", "Cs"))
    return " ".join(visible.split()) or "?"
