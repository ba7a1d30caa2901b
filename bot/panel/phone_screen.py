"""What fits a phone: how much room the texts and buttons of a screen leave for its picture.

Widths are guessed from the number of characters, a little too wide, since every client has its own letters.
`tests/browser/test_panel_heights.py` holds whole games against a real page.
"""

import textwrap
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.message.emojis import unmarked
from bot.message.messages import Menu, Message, PeopleMenu, Row
from bot.panel.notices import with_notices
from bot.panel.panel_state import PanelState
from bot.panel.parts import shown
from render.parts.column import WIDE as PICTURE_WIDE
from render.parts.readable_height import MakePicture, readable_height
from render.pictures.purses import PursesPicture

_MOST: Final = 716
"""How high a screen may be, in the pixels of a phone 390 wide."""
_FRAME: Final = 112
"""The sender above, the edges, and the line that says who sees it."""
_WIDE: Final = 338
_GAP: Final = 8
_ROW: Final = 44
_LINE: Final = 23
_IN_LINE: Final = 40
"""Characters in a line."""
_LINES: Final = (("### ", 26, 38), ("-# ", 19, 50), ("> ", _LINE, 37))
"""How titles, small text and quotations begin, how high their lines are, how many characters they hold."""
_LETTER, _EDGES, _EMOJI = 9.2, 32, 28
"""How wide most letters on a button are, and what its edges and an emoji need."""
_LETTERS: Final = {
    **dict.fromkeys("ijl.,:’ ", 4.9),
    **dict.fromkeys("frtIJ", 6.8),
    **dict.fromkeys("csz", 7.8),
    **dict.fromkeys("ADGHKNOQUXÜ&✓", 11.8),
    **dict.fromkeys("mwMW", 14.6),
}
"""How wide the others are."""
_TEXTS_REMEMBERED: Final = 4096
Texts = tuple[str, str]
"""What stands above a picture, and what below."""


def fitted_screen(
    state: PanelState,
    texts: Sequence[Texts],
    picture: MakePicture,
    rows: tuple[Row, ...],
    *,
    wanted: int = 560,
) -> Message:
    """A screen whose picture is made for the height that is left.

    Of its texts, which become shorter and shorter, it has the first that leaves the height that is `wanted`.
    """
    look = state.context.look
    fitting = (
        (each, high)
        for each in texts
        if (room := picture_room(state, *each, rows)) >= wanted
        and (high := readable_height(picture, room, look)) <= room
    )
    if (found := next(fitting, None)) is None:
        found = texts[-1], readable_height(picture, picture_room(state, *texts[-1], rows), look)
    (text, below), high = found
    return Message(text, shown(state, picture(high)), below, rows=rows)


def hand_screen(
    state: PanelState, texts: Sequence[Texts], rows: tuple[Row, ...], picture: PursesPicture | None = None
) -> Message:
    """A screen with the hand at a glance, and with the first of these texts that leaves room for it.

    Beside a long notice there may be none: then the words must do, as they do for those who want no pictures.
    """
    if picture is None and not state.context.drawn:
        return Message(texts[0][0], below=texts[0][1], rows=rows)
    hand = picture or PursesPicture(state.view)
    high = hand.height
    if fitting := next((each for each in texts if picture_room(state, *each, rows) >= high), None):
        return Message(fitting[0], shown(state, hand), fitting[1], rows=rows)
    if not state.notices:
        return Message(texts[-1][0], shown(state, hand), texts[-1][1], rows=rows)
    text, below = next((each for each in texts if picture_room(state, *each, rows) >= 0), texts[-1])
    return Message(text, below=below, rows=rows)


def picture_room(state: PanelState, text: str, below: str, rows: tuple[Row, ...]) -> int:
    """How high a picture may be beside these and the notices that come below, in its own pixels."""
    whole = with_notices(Message(text, below=below, rows=rows), state.notices)
    parts = [_text_height(said) for said in (whole.text, whole.below) if said]
    used = _FRAME + sum(part + _GAP for part in parts) + sum(_row_height(row) for row in whole.rows)
    return (_MOST - used) * PICTURE_WIDE // _WIDE


def _text_height(text: str) -> int:
    return sum(_paragraph_height(line) for line in unmarked(text).splitlines())


@lru_cache(_TEXTS_REMEMBERED)
def _paragraph_height(line: str) -> int:
    plain = line.replace("**", "")
    for start, high, most in _LINES:
        if plain.startswith(start):
            return high * _lines(plain.removeprefix(start), most)
    return _LINE * _lines(plain, _IN_LINE)


def _lines(text: str, most: int) -> int:
    return len(textwrap.wrap(text, most)) or 1


def _row_height(row: Row) -> int:
    """A menu, or buttons in as many rows as they need."""
    if isinstance(row, Menu | PeopleMenu):
        return _ROW + _GAP
    rows, used = 1, 0.0
    for item in row:
        wide = _label_width(item.label) + _EDGES + (_EMOJI if getattr(item, "emoji", "") else 0)
        if used and used + wide > _WIDE:
            rows, used = rows + 1, 0.0
        used += wide + _GAP
    return rows * (_ROW + _GAP)


@lru_cache(_TEXTS_REMEMBERED)
def _label_width(label: str) -> float:
    return sum(_LETTERS.get(letter, _LETTER) for letter in label)
