"""A building site in words; its token only where the view shows it."""

from bot.language.labels import told_apart
from bot.language.words import Words
from engine import SiteSeen


def token_line(words: Words, site: SiteSeen) -> str:
    """A building site, with what its token says if that may be known."""
    tile = told_apart(words, site.tile)
    if site.token is None:
        return tile
    return words("site-with-token", tile=tile, currency=site.token.name.lower())
