"""Escaping what people typed, so that Discord shows it as it is."""

import re
import unicodedata
from typing import Final

_MARKDOWN: Final = re.compile(r"[_\\~|*`\[\]]|^>(?:>>)?\s|^#{1,3}|^\s*-")
"""Signs that Discord would format by."""
_MENTION: Final = re.compile(r"@(everyone|here|[!&]?[0-9]{17,20})")
_LINK: Final = re.compile(r"(?<=:)(?=//)|(?<=\w\.)(?=\w)")
"""Where links, invitations and addresses are broken: "https:|//", "discord.|gg"."""
_NO_SPACE: Final = "\u200b"
_RIGHT_TO_LEFT: Final = ("R", "AL", "AN")
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def safe(name: str) -> str:
    """A name chosen by a person, without formatting and links, pinging nobody."""
    escaped = _MARKDOWN.sub(lambda found: f"\\{found[0]}", visible(name))
    unlinked = _LINK.sub(_NO_SPACE, _MENTION.sub(rf"@{_NO_SPACE}\1", escaped))
    return isolated(unlinked.replace("<", r"\<"))


def plain(name: str) -> str:
    """The same for a button or a menu, where Discord formats nothing."""
    return isolated(visible(name))


def isolated(name: str) -> str:
    """A name that leaves the order of the words around it alone, even if it runs from right to left."""
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return f"{_ISOLATE}{name}{_END_OF_ISOLATE}"
    return name


def visible(name: str) -> str:
    """A name in one line, without letters that are not seen."""
    visible = "".join(
        letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cf", "Co", "Cs")
    )
    return " ".join(visible.split()) or "?"
