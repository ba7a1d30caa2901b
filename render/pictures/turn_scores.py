"""The chips with all players' points below a turn, and the same in words."""

from collections.abc import Iterator
from typing import Final

from engine import Seat, View
from engine.views.changes import Changes
from engine.views.standings import Standing, standings
from render.alt_text.lists import enumerated
from render.alt_text.names import spoken_name
from render.art.signs import SeatArt, Sign, SignArt
from render.base.lettering import width
from render.base.look import Look
from render.base.scene import Box, Face, Mark, Plate, Sprite, Type
from render.base.theme import Role
from render.parts.fitted_text import figure
from render.parts.player_names import player_name

_CHIP: Final = 84
_CHIP_GAP: Final = 12
_CHIP_ROWS: Final = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""How many chips stand in each row."""
_CHIP_INKS: Final = {
    Role.CARD: (Role.INK, Role.GOOD),
    Role.TURN: (Role.TURN_INK, Role.TURN_INK),
    Role.GOLD: (Role.LABEL_INK, Role.LABEL_INK),
}
"""The inks for points and for what was just won, on each ground of a chip."""


def strip_height(view: View) -> int:
    """How high the chips are together."""
    rows = len(_CHIP_ROWS[len(view.scores)])
    return rows * (_CHIP + _CHIP_GAP) - _CHIP_GAP


def score_strip(view: View, look: Look, changed: Changes, box: Box) -> Iterator[Mark]:
    """The chips in the order of turns."""
    everybody = iter(standings(view))
    rows = _CHIP_ROWS[len(view.scores)]
    for count, row in zip(rows, box.rows(len(rows), _CHIP_GAP), strict=True):
        for chip, standing in zip(row.columns(count, _CHIP_GAP), everybody, strict=False):
            yield from _chip(view, look, standing, changed, chip)


def _chip(view: View, look: Look, standing: Standing, changed: Changes, box: Box) -> Iterator[Mark]:
    ground = Role.TURN if standing.to_act else Role.GOLD if standing.has_won else Role.CARD
    ink, _ = _CHIP_INKS[ground]
    yield Plate(box, ground, Role.PAPER, 20)
    x = box.x + 10
    if standing.to_act:
        yield Sprite(Box(x, box.y + 26, 32, 32), SignArt(Sign.TURN, ink), ground)
        x += 38
    emblem = Box(x, box.y + 8, 68, 68).inset(4 if ground is Role.CARD else 10)
    if ground is not Role.CARD:
        yield Plate(emblem.inset(-10), Role.CARD, ground, 34)
    yield Sprite(emblem, SeatArt(standing.seat, len(view.players)), Role.CARD)
    x += 78
    right = box.right - 16
    for text, size, role in _figures(standing, changed, ground):
        wide = width(text, Type(Face.STRONG, size)) + 4
        yield figure(Box(right - wide, box.y + 4, wide, box.h - 8), text, size, ink=role, ground=ground)
        right -= wide + 12
    name = Box(x, box.y + 4, right - x, box.h - 8)
    yield from player_name(name, look, standing.seat, 40, ink=ink, ground=ground)


def _figures(standing: Standing, changed: Changes, ground: Role) -> Iterator[tuple[str, int, Role]]:
    """From the right: what was just won, and the points."""
    ink, gain_ink = _CHIP_INKS[ground]
    gain = changed.gains[standing.seat] if changed.gains else 0
    if gain:
        yield f"+{gain}", 38, gain_ink
    yield str(standing.score), 52, ink


def scores_told(view: View, look: Look, changed: Changes) -> str:
    """All players' points, for the alt text."""
    scores = []
    for seat, score in enumerate(view.scores):
        gain = changed.gains[seat] if changed.gains else 0
        won = f" (+{gain})" if gain else ""
        scores.append(f"{spoken_name(look, Seat(seat))} {score}{won}")
    return look.words("turn-picture-scores-told", scores=enumerated(look.words, scores))
