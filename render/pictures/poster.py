"""The poster of a finished game: a podium and all palaces."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.position.pieces import Kind, Seat
from engine.views.ranks import ranks
from engine.views.standings import standings
from engine.views.view import View
from render.alt_text.fitted_alt_text import Names, told_with_names
from render.alt_text.lists import enumerated, in_groups, listed
from render.base.look import Look
from render.base.scene import Box, Mark, Scene
from render.base.theme import Role
from render.modules.registry import MODULES, collect, wall_figure
from render.parts.banner import title_band
from render.parts.column import WIDE
from render.parts.fitted_text import figure
from render.parts.medals import imaginary, rank_text, ranked
from render.pictures.poster_panels import imaginary_strip, podium, tall_panel, wide_panel

_EDGE: Final = 20
_GAP: Final = 16
_TITLE: Final = 150
_PODIUM: Final = 324
_STRIP: Final = 92
_CAPTION: Final = 48
_ROW: Final = {2: 548, 3: 548, 4: 548, 5: 548, 6: 612}
"""How high a row of palaces is, by the number of players."""


@dataclass(frozen=True)
class Poster:
    """All palaces at the end, and who won."""

    name: ClassVar[str] = "poster"
    view: View
    caption: str = ""
    """When and where it was played."""

    def places(self) -> tuple[int, ...]:
        """The place of each player."""
        return ranks(self.view.scores[: len(self.view.players)])

    def scene(self, look: Look) -> Scene:
        top = Box(_EDGE, _TITLE + _GAP, WIDE - 2 * _EDGE, _PODIUM)
        marks = [
            *title_band(look.words("poster-title"), Box(0, 0, WIDE, _TITLE), 72),
            *podium(self.view, look, top),
        ]
        y = top.bottom + _GAP
        rows = arrangement(len(self.view.players), self.places().count(1))
        best_first = iter([seat for _, seat in ranked(self.view, self.view.scores)])
        for count in rows:
            row = Box(_EDGE, y, WIDE - 2 * _EDGE, _ROW[len(self.view.players)])
            marks += self._palaces([next(best_first) for _ in range(count)], look, row)
            y = row.bottom + _GAP
        for seat in imaginary(self.view, self.view.scores):
            strip = Box(_EDGE, y, WIDE - 2 * _EDGE, _STRIP)
            marks += imaginary_strip(standings(self.view)[seat], look, strip)
            y = strip.bottom + _GAP
        if self.caption:
            foot = Box(_EDGE, y, WIDE - 2 * _EDGE, _CAPTION)
            marks.append(figure(foot, self.caption, 36, ink=Role.FAINT_INK, ground=Role.PAPER))
            y = foot.bottom + _GAP
        return Scene(WIDE, y - _GAP + _EDGE, Role.PAPER, tuple(marks))

    def alt_text(self, look: Look) -> str:
        return _told(self, look)

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


def _told(poster: Poster, look: Look) -> str:
    """The alt text of a poster."""

    def tell(first: Names, later: Names) -> str:
        places = in_groups(look.words, tuple(_standings(poster, look, later)))
        return " ".join(
            (
                _winners(poster, look, first),
                look.words("poster-told-standings", standings=places),
                _palaces(poster, look, later),
                *_imaginary(poster, look, later),
                *_of_modules(poster, look, later),
                *((f"{poster.caption}.",) if poster.caption else ()),
            )
        )

    return told_with_names(look, len(poster.view.scores), tell)


def _winners(poster: Poster, look: Look, names: Names) -> str:
    winners = [seat for place, seat in ranked(poster.view, poster.view.scores) if place == 1]
    total = poster.view.scores[winners[0]]
    if len(winners) == 1:
        return look.words("poster-winner", name=names[winners[0]], total=total)
    together = listed(look.words, [names[seat] for seat in winners])
    return look.words("poster-winners", names=together, total=total)


def _standings(poster: Poster, look: Look, names: Names) -> Iterator[str]:
    for place, seat in ranked(poster.view, poster.view.scores):
        place_word = rank_text(place, look)
        total = poster.view.scores[seat]
        yield look.words("chart-told-standing", place=place_word, name=names[seat], total=total)


def _palaces(poster: Poster, look: Look, names: Names) -> str:
    stand = standings(poster.view)
    palaces = [
        look.words(
            "poster-told-palace",
            name=names[seat],
            counts=_counts(stand[seat].counts),
            wall=wall_figure(poster.view.players[seat].palace.longest_wall),
        )
        for _, seat in ranked(poster.view, poster.view.scores)
    ]
    kinds = enumerated(look.words, [look.words(f"kinds-{kind.name.lower()}") for kind in Kind])
    return look.words("poster-told-palaces", kinds=kinds, palaces=in_groups(look.words, palaces))


def _imaginary(poster: Poster, look: Look, names: Names) -> Iterator[str]:
    for seat in imaginary(poster.view, poster.view.scores):
        standing = standings(poster.view)[seat]
        counts = _counts(standing.counts)
        yield look.words("poster-told-imaginary", name=names[seat], total=standing.score, counts=counts)


def _of_modules(poster: Poster, look: Look, names: Names) -> tuple[str, ...]:
    view = poster.view
    seats = [seat for _, seat in ranked(view, view.scores)]
    return collect(module.poster_told(view, look, names, seats) for module in MODULES.at_table(view))


def _counts(counts: tuple[int, ...]) -> str:
    return "/".join(map(str, counts))
