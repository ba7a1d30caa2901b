"""What fits a phone: how much room the texts and buttons of a screen leave for its picture.

Widths are guessed from the number of characters, a little too wide, since every client has its own letters.
`tests/browser/test_panel_heights.py` holds whole games against a real page.
"""

import textwrap
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.message.emojis import unmarked
from bot.message.messages import Menu, Message, Row
from bot.panel.panel_state import PanelState
from bot.panel.parts import shown
from render.base.picture import Picture
from render.parts.column import HIGHEST
from render.parts.column import WIDE as PICTURE_WIDE
from render.parts.palace_parts import least_height
from render.pictures.purses import PursesPicture

_MOST: Final = 716
"""How high a screen may be, in the pixels of a phone 390 wide."""
_FRAME: Final = 112
"""The sender above, the edges, and the line that says who sees it."""
_WIDE: Final = 338
_GAP: Final = 8
_ROW: Final = 44
_LINE, _TITLE, _SMALL = 23, 26, 19
_IN_LINE, _IN_TITLE, _IN_SMALL = 40, 38, 50
"""Characters in a line of text, of a title, of small text."""
_LETTER, _EDGES, _EMOJI = 8.5, 32, 28
"""How wide a letter on a button is, and what its edges and an emoji need."""
Texts = tuple[str, str]
"""What stands above a picture, and what below."""
_MANY_TILES: Final = 20
_LEAST: Final = 460
"""The least height of a picture, in its own pixels."""


def fitted_screen(
    state: PanelState,
    texts: Sequence[Texts],
    picture: Callable[[int], Picture],
    rows: tuple[Row, ...],
    *,
    wanted: int = 560,
) -> Message:
    """A screen whose picture is made for the height that is left.

    Of its texts, which become shorter and shorter, it has the first that leaves the height that is `wanted`.
    """
    fitting = (each for each in texts if picture_room(*each, rows) >= wanted)
    text, below = next(fitting, texts[-1])
    room, palace = picture_room(text, below, rows), state.player.palace
    # A palace of many rows is drawn as high as it must be, even if the screen must then be scrolled.
    least = least_height(palace) if len(palace.tiles) > _MANY_TILES else _LEAST
    high = max(least, min(HIGHEST, room))
    return Message(text, shown(state, picture(high)), below, rows=rows)


def hand_screen(
    state: PanelState, texts: Sequence[Texts], rows: tuple[Row, ...], picture: PursesPicture | None = None
) -> Message:
    """A screen with the hand at a glance, and with the first of these texts that leaves room for it."""
    hand = picture or PursesPicture(state.view)
    fitting = (each for each in texts if picture_room(*each, rows) >= hand.height)
    text, below = next(fitting, texts[-1])
    return Message(text, shown(state, hand), below, rows=rows)


def picture_room(text: str, below: str, rows: Iterable[Row]) -> int:
    """How high a picture may be beside these, in its own pixels."""
    parts = [_text_height(said) for said in (text, below) if said]
    used = _FRAME + sum(part + _GAP for part in parts) + sum(_row_height(row) for row in rows)
    return (_MOST - used) * PICTURE_WIDE // _WIDE


def _text_height(text: str) -> int:
    return sum(_paragraph_height(line) for line in unmarked(text).splitlines())


def _paragraph_height(line: str) -> int:
    plain = line.replace("**", "")
    for start, high, most in (("### ", _TITLE, _IN_TITLE), ("-# ", _SMALL, _IN_SMALL)):
        if plain.startswith(start):
            return high * _lines(plain.removeprefix(start), most)
    return _LINE * _lines(plain, _IN_LINE)


def _lines(text: str, most: int) -> int:
    return len(textwrap.wrap(text, most)) or 1


def _row_height(row: Row) -> int:
    """A menu, or buttons in as many rows as they need."""
    if isinstance(row, Menu):
        return _ROW + _GAP
    rows, used = 1, 0.0
    for item in row:
        wide = len(item.label) * _LETTER + _EDGES + (_EMOJI if getattr(item, "emoji", "") else 0)
        if used and used + wide > _WIDE:
            rows, used = rows + 1, 0.0
        used += wide + _GAP
    return rows * (_ROW + _GAP)
