"""The poster of a finished game: a podium, and everybody's palace."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.position.pieces import Seat
from engine.views.ranks import ranks
from engine.views.standings import standings
from engine.views.view import View
from render.alt_text.poster_words import told_poster
from render.base.look import Look
from render.base.scene import Box, Mark, Scene
from render.base.theme import Role
from render.parts.headline import headline
from render.parts.medals import imaginary, ranked
from render.parts.podium import podium
from render.parts.poster_panels import imaginary_strip, tall_panel, wide_panel

WIDTH: Final = 1200
_EDGE: Final = 20
_GAP: Final = 16
_TITLE: Final = 150
_PODIUM: Final = 324
_STRIP: Final = 92
_ROW: Final = {2: 548, 3: 548, 4: 548, 5: 548, 6: 612}
"""How high a row of palaces is, by the number of players."""


@dataclass(frozen=True)
class Poster:
    """All palaces at the end, and who won."""

    name: ClassVar[str] = "poster"
    view: View

    def places(self) -> tuple[int, ...]:
        """The place of each player."""
        return ranks(self.view.scores[: len(self.view.players)])

    def scene(self, look: Look) -> Scene:
        top = Box(_EDGE, _TITLE + _GAP, WIDTH - 2 * _EDGE, _PODIUM)
        marks = [
            *headline(look.words("poster-title"), Box(0, 0, WIDTH, _TITLE), 72),
            *podium(self.view, look, top),
        ]
        y = top.bottom + _GAP
        rows = arrangement(len(self.view.players), self.places().count(1))
        best_first = iter([seat for _, seat in ranked(self.view, self.view.scores)])
        for count in rows:
            row = Box(_EDGE, y, WIDTH - 2 * _EDGE, _ROW[len(self.view.players)])
            marks += self._palaces([next(best_first) for _ in range(count)], look, row)
            y = row.bottom + _GAP
        for seat in imaginary(self.view, self.view.scores):
            strip = Box(_EDGE, y, WIDTH - 2 * _EDGE, _STRIP)
            marks += imaginary_strip(standings(self.view)[seat], look, strip)
            y = strip.bottom + _GAP
        return Scene(WIDTH, y - _GAP + _EDGE, Role.PAPER, tuple(marks))

    def alt_text(self, look: Look) -> str:
        return told_poster(self, look)

    def _palaces(self, seats: list[Seat], look: Look, row: Box) -> Iterator[Mark]:
        places, stand = self.places(), standings(self.view)
        panel = wide_panel if len(seats) == 1 else tall_panel
        for seat, box in zip(seats, row.columns(len(seats), _GAP), strict=True):
            yield from panel(self.view, stand[seat], places[seat], look, box)


def arrangement(players: int, winners: int) -> tuple[int, int]:
    """How many palaces stand in each of two rows, best first; of three, a single winner has the first."""
    match players, winners:
        case 3, 1:
            return 1, 2
        case 3, _:
            return 2, 1
        case _:
            return players // 2, players - players // 2
