"""The score sheet of a scoring: kinds and players, places and points, and who stands where afterwards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import ClassVar, Final

from engine.position.catalogue import place_points
from engine.position.pieces import Kind, Seat
from engine.transitions.score_lines import MAJORITY, WALL, ScoreLine, Source
from engine.transitions.scoring import totals
from engine.views.ranks import climbs, ranks
from engine.views.view import View
from render.alt_text.fitted_alt_text import Names, told_with_names
from render.alt_text.lists import in_groups, listed
from render.art.signs import SeatArt
from render.base.look import Look
from render.base.scene import Align, Box, Face, Fill, Mark, Plate, Scene, Sprite, centred
from render.base.theme import Role, seat_role
from render.modules.registry import MODULES, collect
from render.parts.banner import title_band
from render.parts.column import WIDE
from render.parts.fitted_text import figure, line
from render.parts.medals import MEDAL, MEDALS, imaginary, medals, rank_text, ranked
from render.parts.player_names import player_name
from render.pictures.sheet_rows import (
    Columns,
    covered,
    in_order,
    majority_cell,
    majority_label,
    source_cell,
    source_label,
    source_name,
)

_EDGE: Final = 20
_GAP: Final = 6
_TITLE: Final = 124
_HEADER: Final = 128
_PLAIN: Final = 78
_SUM: Final = 84
_TOTAL: Final = 142
_TALL, _FLAT = 108, 88
"""How high a majority's row is with two lines in a cell, and with one."""


@dataclass(frozen=True)
class ScoringSheet:
    """One scoring, as it was or, `if_now`, as it would be: its lines, and the scores before it."""

    name: ClassVar[str] = "scoring"
    view: View
    scoring_round: int
    lines: tuple[ScoreLine, ...]
    before: tuple[int, ...]
    if_now: bool = False

    @cached_property
    def gained(self) -> tuple[int, ...]:
        """The points of this scoring."""
        return totals(self.lines, len(self.before))

    @cached_property
    def after(self) -> tuple[int, ...]:
        """The scores with this scoring."""
        return tuple(old + new for old, new in zip(self.before, self.gained, strict=True))

    @property
    def others(self) -> tuple[Source, ...]:
        """Other sources of points: the wall, and those of modules."""
        found = dict.fromkeys([WALL, *(x.source for x in self.lines if x.source not in MAJORITY)])
        return tuple(sorted(found, key=in_order))

    def places(self) -> tuple[int, ...]:
        """The place of each player; imaginary players have none."""
        return ranks(self.after[: len(self.view.players)])

    def climbs(self) -> tuple[int, ...]:
        """How many places each player has climbed."""
        players = len(self.view.players)
        return climbs(self.before[:players], self.after[:players])

    def title(self, look: Look) -> str:
        return look.words("sheet-now" if self.if_now else "scoring-round", round=self.scoring_round)

    def scene(self, look: Look) -> Scene:
        columns = Columns.of(Box(_EDGE, 0, WIDE - 2 * _EDGE, 0), len(self.before))
        marks = [*title_band(self.title(look), Box(0, 0, WIDE, _TITLE)), *self._header(look, columns)]
        y = _TITLE + _HEADER
        for row in (self._majorities, self._others, self._sums, self._totals):
            for height, laid in row(look, columns, y):
                marks += laid
                y += height + _GAP
        return Scene(WIDE, y - _GAP + _EDGE, Role.PAPER, tuple(marks))

    def alt_text(self, look: Look) -> str:
        return _told(self, look)

    def _header(self, look: Look, columns: Columns) -> Iterator[Mark]:
        top = _TITLE + 12
        label = columns.label(top, _HEADER - 24)
        words = Box(label.x + 82, label.y + 16, label.w - 82, 40)
        yield line(words, look.words("sheet-points"), 32, ink=Role.FAINT_INK, ground=Role.PAPER)
        places = range(1, self.scoring_round + 1)
        yield from medals(label.x + 82, label.y + 76, places, 1, Role.PAPER)
        for seat in range(len(self.before)):
            yield from self._player(look, Seat(seat), columns.cell(seat, top, _HEADER - 24))

    def _player(self, look: Look, seat: Seat, box: Box) -> Iterator[Mark]:
        players = len(self.view.players)
        emblem = centred((60, 60), Box(box.x, box.y - 4, box.w, 60))
        yield Sprite(emblem, SeatArt(seat, players), Role.PAPER)
        name = Box(box.x + 5, box.y + 58, box.w - 10, 40)
        yield from player_name(name, look, seat, 36, ground=Role.PAPER, align=Align.CENTRE, face=Face.STRONG)
        yield Fill(Box(box.x + 6, box.bottom, box.w - 12, 6), seat_role(seat, players))

    def _majorities(self, look: Look, columns: Columns, y: int) -> Iterator[tuple[int, list[Mark]]]:
        height = _FLAT if columns.wide else _TALL
        for kind in Kind:
            worth = place_points(self.scoring_round, kind)
            marks = [*self._row(columns, y, height)]
            marks += majority_label(columns.label(y, height), kind, worth, look)
            for box, scored in self._cells(MAJORITY[kind], columns, y, height):
                marks += majority_cell(box, scored, len(worth), wide=columns.wide)
            yield height, marks
            y += height + _GAP

    def _others(self, look: Look, columns: Columns, y: int) -> Iterator[tuple[int, list[Mark]]]:
        for source in self.others:
            marks = [*self._row(columns, y, _PLAIN)]
            marks += source_label(columns.label(y, _PLAIN), source, look)
            for box, scored in self._cells(source, columns, y, _PLAIN):
                marks += source_cell(box, scored, wide=columns.wide)
            yield _PLAIN, marks
            y += _PLAIN + _GAP

    def _sums(self, look: Look, columns: Columns, y: int) -> Iterator[tuple[int, list[Mark]]]:
        marks: list[Mark] = [Plate(columns.row(y, _SUM), Role.SUNK, Role.PAPER)]
        marks.append(_row_title(columns.label(y, _SUM), look.words("sheet-sum"), Role.SUNK))
        for seat, points in enumerate(self.gained):
            box = columns.cell(seat, y, _SUM).inset(8)
            marks.append(figure(box, f"+{points}", 50, ground=Role.SUNK))
        yield _SUM, marks

    def _totals(self, look: Look, columns: Columns, y: int) -> Iterator[tuple[int, list[Mark]]]:
        marks: list[Mark] = [Plate(columns.row(y, _TOTAL), Role.CARD, Role.PAPER)]
        marks.append(_row_title(columns.label(y, _TOTAL), look.words("sheet-total"), Role.CARD))
        places = self.places()
        for seat, total in enumerate(self.after):
            cell = columns.cell(seat, y, _TOTAL)
            if seat < len(places) and places[seat] == 1:
                leader = cell.inset(5, 7)
                marks.append(Plate(leader, Role.CARD, Role.CARD, 14, Role.GOLD, 5))
            box = cell.inset(12, 13)
            marks.append(figure(Box(box.x, box.y, box.w, 68), total, 66))
            if seat < len(self.view.players):
                marks += self._standing(look, seat, Box(box.x, box.y + 72, box.w, 40))
        yield _TOTAL, marks

    def _standing(self, look: Look, seat: int, box: Box) -> Iterator[Mark]:
        place, climb = self.places()[seat], self.climbs()[seat]
        shown = place <= len(MEDALS)
        first = Box(box.x, box.y, box.w // 2, box.h) if climb else box
        if shown:
            x = first.right - MEDAL - 4 if climb else centred((MEDAL, MEDAL), box).x
            yield from medals(x, box.centre[1], (place,), 1, Role.CARD)
        else:
            align = Align.RIGHT if climb else Align.CENTRE
            yield line(first.inset(4, 0), rank_text(place, look), 34, ink=Role.FAINT_INK, align=align)
        if climb:
            arrow, ink = ("▲", Role.GOOD) if climb > 0 else ("▼", Role.BAD)
            half = Box(box.centre[0] + 4, box.y, box.right - box.centre[0] - 4, box.h)
            text = f"{arrow}{abs(climb)}"
            yield line(half, text, 34, ink=ink, face=Face.STRONG)

    def _row(self, columns: Columns, y: int, height: int) -> Iterator[Mark]:
        yield Plate(columns.row(y, height), Role.CARD, Role.PAPER)
        for seat in range(len(self.before)):
            yield Fill(Box(columns.cell(seat, y, height).x - 1, y + 12, 2, height - 24), Role.LINE)

    def _cells(
        self, source: Source, columns: Columns, y: int, height: int
    ) -> Iterator[tuple[Box, ScoreLine | None]]:
        lines = {scored.seat: scored for scored in self.lines if scored.source == source}
        for seat in range(len(self.before)):
            yield columns.cell(seat, y, height), lines.get(Seat(seat))


def _row_title(label: Box, text: str, ground: Role) -> Mark:
    return line(label.inset(20, 8), text, 42, ground=ground, face=Face.TITLE)


def _told(sheet: ScoringSheet, look: Look) -> str:
    """The alt text of a sheet."""

    def tell(first: Names, later: Names) -> str:
        places = in_groups(look.words, tuple(_standings(sheet, look, first)))
        head = look.words("list-whole", lead=sheet.title(look), items=places)
        parts = (_majorities, _others, _of_modules)
        return " ".join((head, *(told for part in parts for told in part(sheet, look, later))))

    return told_with_names(look, len(sheet.before), tell)


def _standings(sheet: ScoringSheet, look: Look, names: Names) -> Iterator[str]:
    climbs = sheet.climbs()
    for place, seat in ranked(sheet.view, sheet.after):
        standing = look.words(
            "sheet-told-standing",
            place=rank_text(place, look),
            name=names[seat],
            total=sheet.after[seat],
            gained=sheet.gained[seat],
        )
        if climbs[seat]:
            moved = "sheet-told-up" if climbs[seat] > 0 else "sheet-told-down"
            standing = look.words(moved, standing=standing, places=abs(climbs[seat]))
        yield standing
    for seat in imaginary(sheet.view, sheet.after):
        yield look.words(
            "sheet-told-imaginary", name=names[seat], total=sheet.after[seat], gained=sheet.gained[seat]
        )


def _majorities(sheet: ScoringSheet, look: Look, names: Names) -> Iterator[str]:
    for kind in Kind:
        points = place_points(sheet.scoring_round, kind)
        worth = "/".join(map(str, points))
        title = look.words(f"kinds-{kind.name.lower()}")
        lines = _lines(sheet, MAJORITY[kind])
        if lines:
            groups = in_groups(look.words, tuple(_groups(lines, len(points), look, names)))
            yield look.words("sheet-told-kind", kind=title, worth=worth, groups=groups)
        else:
            yield look.words("sheet-told-nobody", kind=title, worth=worth)


def _groups(lines: list[ScoreLine], worth: int, look: Look, names: Names) -> Iterator[str]:
    """Players who share a place are told together; a place that is worth nothing is not named."""
    for place, sharing in groupby(sorted(lines, key=lambda line: line.place), key=lambda line: line.place):
        tied = list(sharing)
        if not covered(tied[0], worth):
            together = listed(look.words, [names[line.seat] for line in tied])
            yield look.words("sheet-told-unplaced", names=together, count=tied[0].count)
            continue
        yield look.words(
            "sheet-told-group",
            place=rank_text(place, look),
            names=listed(look.words, [names[line.seat] for line in tied]),
            count=tied[0].count,
            points=tied[0].points,
        )


def _others(sheet: ScoringSheet, look: Look, names: Names) -> Iterator[str]:
    for source in sheet.others:
        entries = [_entry(line, look, names[line.seat]) for line in _lines(sheet, source)]
        if entries:
            title = source_name(source, look)
            yield look.words("sheet-told-source", source=title, entries=in_groups(look.words, entries))


def _of_modules(sheet: ScoringSheet, look: Look, names: Names) -> tuple[str, ...]:
    view = sheet.view
    return collect(module.sheet_told(view, look, names) for module in MODULES.at_table(view))


def _entry(line: ScoreLine, look: Look, name: str) -> str:
    if line.count == line.points:
        return look.words("sheet-told-length", name=name, points=line.points)
    return look.words("sheet-told-entry", name=name, count=line.count, points=line.points)


def _lines(sheet: ScoringSheet, source: Source) -> list[ScoreLine]:
    return [line for line in sheet.lines if line.source == source]
