"""Making what people typed fit to be shown."""

import unicodedata

from discord.utils import escape_markdown, escape_mentions


def safe(name: str) -> str:
    """A name that people chose, shown as it is and pinging nobody."""
    return escape_mentions(escape_markdown(plain(name))).replace("<", "\\<")


def plain(name: str) -> str:
    """The same on a button or in a menu, where Discord shows every letter as it is."""
    visible = "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cf", "Cs"))
    return " ".join(visible.split()) or "?"
