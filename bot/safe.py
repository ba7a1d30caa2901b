"""Making what people typed fit to be shown."""

import unicodedata

from discord.utils import escape_markdown, escape_mentions


def safe(name: str) -> str:
    """A name that people chose, shown as it is and pinging nobody."""
    visible = "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cf", "Cs"))
    shown = escape_mentions(escape_markdown(" ".join(visible.split())))
    return shown.replace("<", "\\<") or "?"
